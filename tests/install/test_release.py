"""`make release` refuses what is not finished, and its checksums are those that `sha256sum` reads."""

import runpy
import subprocess
from pathlib import Path

RELEASE = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "release.py"))
CHANGELOG = "# Changelog\n\n## Unreleased\n\n## 1.2.0 (2027-01-01)\n"


def test_only_what_is_committed_and_described_is_released() -> None:
    find_problem = RELEASE["find_problem"]
    assert find_problem("1.2.0", CHANGELOG, "") is None
    assert "src/new.py" in find_problem("1.2.0", CHANGELOG, "?? src/new.py\n")
    assert "## 1.2.1" in find_problem("1.2.1", CHANGELOG, "")
    assert "## 1.2" in find_problem("1.2", CHANGELOG.replace("1.2.0", "1x2"), "")


def test_checksums_are_checked_by_the_usual_program(tmp_path: Path) -> None:
    (tmp_path / "thirdplace-1.2.0.tar.gz").write_bytes(b"sources")
    (tmp_path / "thirdplace-1.2.0-py3-none-any.whl").write_bytes(b"wheel")
    RELEASE["write_checksums"](tmp_path)
    RELEASE["write_checksums"](tmp_path)
    check = ["sha256sum", "--check", "--strict", "--status", "SHA256SUMS"]
    assert subprocess.run(check, cwd=tmp_path, check=False).returncode == 0
    (tmp_path / "thirdplace-1.2.0.tar.gz").write_bytes(b"other sources")
    assert subprocess.run(check, cwd=tmp_path, check=False).returncode == 1
