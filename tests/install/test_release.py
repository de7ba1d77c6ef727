"""`make release` refuses what is not finished, and its checksums are those that `sha256sum` reads."""

import os
import runpy
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest

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


def test_the_static_edition_is_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    release = RELEASE["write_static_archive"].__globals__
    monkeypatch.setitem(release, "DIST", tmp_path)
    monkeypatch.setitem(release, "STATIC_FOLDER", tmp_path / "static")
    assert RELEASE["write_static_archive"]()
    (packed,) = tmp_path.glob("thirdplace-*-static.zip")
    with ZipFile(packed) as archive:
        assert {"index.html", "sw.js", "offline.json"} < set(archive.namelist())


def test_an_image_is_built_only_where_an_engine_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A program in the place of Docker's: what it is asked, and what becomes of its failures."""
    docker, asked = tmp_path / "docker", tmp_path / "asked.txt"
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.defpath}")

    def answer(script: str) -> bool:
        asked.write_text("")
        docker.write_text(f'#!/bin/sh\necho "$1" >> {asked}\n{script}\n')
        docker.chmod(0o755)
        return bool(RELEASE["build_image"]())

    assert answer("exit 1")
    assert "No Docker engine" in capsys.readouterr().out
    assert answer("exit 0")
    assert asked.read_text().split() == ["info", "build", "run", "exec", "stop"]
    assert not answer('[ "$1" != build ]')
    assert asked.read_text().split() == ["info", "build"]
