"""Adds to package-lock.json files the builds of other systems that npm left out. Part of `make lock`.

npm records an optional package (a compiler for macOS, say) only if the registry that it asks has it; mirrors
often lack those of other systems. `npm ci` then refuses the lock file, on every system. Here a record is
added for each: its version, and the systems it is for, which is all that `npm ci` needs to pass it over. It
has no hash, as there was nothing to take one of; where a registry has everything, npm writes whole records.
"""

import json
import sys
from pathlib import Path
from typing import Any

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


def missing_builds(packages: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Optional packages without a record: the version that is asked for, and whether only to develop."""
    asked: dict[str, dict[str, Any]] = {}
    for package in packages.values():
        purpose = {"dev": True} if package.get("dev") else {}
        asked |= {
            name: {"version": version, **purpose}
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


def complete_lock(path: Path) -> None:
    lock = json.loads(path.read_text())
    packages = lock["packages"]
    missing = missing_builds(packages)
    if not missing:
        return
    for name, asked in missing.items():
        version = {"version": asked.pop("version")}
        record = {**asked, "optional": True, **systems_of(name)}
        packages[f"node_modules/{name}"] = version | dict(sorted(record.items()))
    lock["packages"] = dict(sorted(packages.items()))
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        complete_lock(Path(argument))
