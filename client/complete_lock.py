"""Adds to client/package-lock.json the builds of other systems that npm left out. Part of `make lock`.

npm records an optional package (a compiler for macOS, say) only if the registry that it asks has it; mirrors
often lack those of other systems. `npm ci` then refuses the lock file, on every system. Here a record is
added for each: its version, and the systems it is for, which is all that `npm ci` needs to pass it over. It
has no hash, as there was nothing to take one of; where a registry has everything, npm writes whole records.
"""

import json
from pathlib import Path
from typing import Any

LOCK = Path(__file__).parent / "package-lock.json"
SYSTEMS = {
    "aix",
    "android",
    "darwin",
    "freebsd",
    "linux",
    "netbsd",
    "openbsd",
    "openharmony",
    "sunos",
    "win32",
}
CPUS = {"arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"}
LIBCS = {"gnu": "glibc", "gnueabihf": "glibc", "musl": "musl"}


def missing_builds(packages: dict[str, Any]) -> dict[str, str]:
    """Optional packages without a record, and the exact versions that are asked for."""
    asked: dict[str, str] = {}
    for package in packages.values():
        asked |= {
            name: version
            for name, version in package.get("optionalDependencies", {}).items()
            if f"node_modules/{name}" not in packages
        }
    return asked


def systems_of(name: str) -> dict[str, list[str]]:
    """Which `os`, `cpu` and `libc` this package is for, as its name says: "binding-linux-arm64-musl"."""
    words = set(name.replace("/", "-").split("-"))
    found = {
        "cpu": CPUS & words,
        "libc": {LIBCS[word] for word in words & LIBCS.keys()},
        "os": SYSTEMS & words,
    }
    if len(found["cpu"]) != 1:
        raise SystemExit(f"{name}: for which systems is it? Its name does not say.")
    return {key: sorted(values) for key, values in found.items() if values}


def main() -> None:
    lock = json.loads(LOCK.read_text())
    packages = lock["packages"]
    for name, version in missing_builds(packages).items():
        record = {"dev": True, "optional": True, **systems_of(name)}
        packages[f"node_modules/{name}"] = {"version": version, **dict(sorted(record.items()))}
    lock["packages"] = dict(sorted(packages.items()))
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
