"""`make release`: the wheel and the source distribution in `dist`, tested as they are, with their checksums.

Nothing is uploaded. It stops at the first thing that is wrong, and then leaves no SHA256SUMS behind.
With `--try` it builds and tests whatever is here, committed or not.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

__all__ = ["find_problem", "write_checksums"]

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
CHECKSUMS = "SHA256SUMS"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--try", action="store_true", dest="is_trial", help="whatever is here, committed or not"
    )
    is_trial = parser.parse_args().is_trial
    problem = None if is_trial else find_problem(read_version(), read_changelog(), list_changed_files())
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    if not run_module("hatchling", "build", "-d", str(DIST), "-t", "wheel", "-t", "sdist"):
        return 1
    built = [str(path) for path in sorted(DIST.iterdir())]
    if not run_module("twine", "check", "--strict", *built) or not run_module(
        "pytest", "-n", "0", "tests/install/test_wheel.py"
    ):
        return 1
    print(write_checksums(DIST), end="")
    return 0


def find_problem(version: str, changelog: str, changed: str) -> str | None:
    """Why these sources cannot be released."""
    if changed:
        return f"A release is made of what is committed. Commit or remove these first:\n{changed}"
    if not re.search(rf"^## {re.escape(version)}\b", changelog, re.MULTILINE):
        return f"CHANGELOG.md has no section “## {version}”: say there what is new in it."
    return None


def read_version() -> str:
    text = (ROOT / "src" / "thirdplace" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    assert found is not None
    return found[1]


def read_changelog() -> str:
    return (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def list_changed_files() -> str:
    command = ["git", "status", "--porcelain"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def run_module(*command: str) -> bool:
    """Did it end well? The tests of the wheel take the files in `dist` instead of building their own."""
    print("+", *command, flush=True)
    environment = {**os.environ, "THIRDPLACE_DIST": str(DIST)}
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, env=environment, check=False)
    return done.returncode == 0


def write_checksums(folder: Path) -> str:
    """As `sha256sum --check SHA256SUMS` reads them."""
    files = sorted(path for path in folder.iterdir() if path.name != CHECKSUMS)
    lines = "".join(f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (folder / CHECKSUMS).write_text(lines, encoding="utf-8")
    return lines


if __name__ == "__main__":
    sys.exit(main())
