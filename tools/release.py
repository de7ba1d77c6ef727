"""`make release`: wheel, source distribution and static edition in `dist`, tested as they are; checksums.

Where a Docker engine runs, the image is built and started, too; elsewhere it is left out, which is said.
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
from time import monotonic, sleep

__all__ = ["find_problem", "write_checksums"]

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
CHECKSUMS = "SHA256SUMS"
TESTS_OF_RELEASE = ("tests/install/test_wheel.py", "tests/browser/test_offline.py")
STATIC_FOLDER = ROOT / "build" / "release-static"
IMAGE_TIMEOUT_S = 60


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
    if not (
        run_module("twine", "check", "--strict", *built)
        and write_static_archive()
        and run_module("pytest", "-n", "0", *TESTS_OF_RELEASE)
        and build_image()
    ):
        return 1
    print(write_checksums(DIST), end="")
    return 0


def write_static_archive() -> bool:
    """The edition without a server, packed as it is unpacked on a web host."""
    shutil.rmtree(STATIC_FOLDER, ignore_errors=True)
    if not run_module("thirdplace", "static", str(STATIC_FOLDER)):
        return False
    shutil.make_archive(str(DIST / f"thirdplace-{read_version()}-static"), "zip", STATIC_FOLDER)
    return True


def build_image() -> bool:
    """The container image, started once with a read-only root; it has to report that it is ready."""
    if shutil.which("docker") is None or not run_quietly("docker", "info"):
        print("No Docker engine runs here: the image is not built, and not tested.")
        return True
    image = f"thirdplace:{read_version()}"
    if not run_command("docker", "build", "--file", "deploy/Dockerfile", "--tag", image, "."):
        return False
    name = f"thirdplace-release-{os.getpid()}"
    start = ("docker", "run", "--detach", "--rm", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL")
    if not run_command(*start, "--name", name, image):
        return False
    try:
        return wait_until_healthy(name)
    finally:
        run_quietly("docker", "stop", name)


def wait_until_healthy(container: str) -> bool:
    """Asks what the image's health check asks."""
    end = monotonic() + IMAGE_TIMEOUT_S
    check = "import urllib.request as r; r.urlopen('http://127.0.0.1:8017/healthz/ready', timeout=5)"
    while not run_quietly("docker", "exec", container, "python", "-c", check):
        if monotonic() > end:
            print(f"The image was started, and was not ready after {IMAGE_TIMEOUT_S} s.", file=sys.stderr)
            return False
        sleep(1)
    return True


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
    return run_command(sys.executable, "-m", *command)


def run_command(*command: str) -> bool:
    """Did it end well? Tests take the files in `dist` instead of building their own."""
    print("+", *command, flush=True)
    environment = {**os.environ, "THIRDPLACE_DIST": str(DIST)}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


def run_quietly(*command: str) -> bool:
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def write_checksums(folder: Path) -> str:
    """As `sha256sum --check SHA256SUMS` reads them."""
    files = sorted(path for path in folder.iterdir() if path.name != CHECKSUMS)
    lines = "".join(f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (folder / CHECKSUMS).write_text(lines, encoding="utf-8")
    return lines


if __name__ == "__main__":
    sys.exit(main())
