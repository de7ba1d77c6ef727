"""`thirdplace lab --report`: files by their endings, a command that repeats it, errors in one sentence."""

import re
import shlex
from html import unescape
from pathlib import Path

import pytest
from support.lab.sample_report import DIAL, GAME, RESTRICTION, USUAL

from thirdplace.cli import main


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thirdplace.terminal.lab.saved_runs.user_cache_path", lambda *_: tmp_path)


def run_lab(*words: str) -> int:
    return main(["--lang", "en", "lab", GAME, "--on", "here", "--deals", "24", *words])


def test_one_run_writes_both_and_its_command_repeats_it(tmp_path: Path) -> None:
    page, paper, again = tmp_path / "a.html", tmp_path / "a.pdf", tmp_path / "b.html"
    changes = ("--vary", f"{DIAL}={USUAL[DIAL] + 1}", "--restrict", RESTRICTION, "--seed", "it's")
    assert run_lab(*changes, "--report", str(page), "--report", str(paper)) == 0
    assert paper.read_bytes().startswith(b"%PDF")
    found = re.search(r"<code>(.*)</code>", page.read_text("utf-8"))
    assert found is not None
    program, *words = shlex.split(unescape(found[1]))
    assert program == "thirdplace"
    assert main(["--lang", "en", *words, "--on", "here", "--report", str(again)]) == 0
    assert again.read_bytes() == page.read_bytes()


def told(capsys: pytest.CaptureFixture[str]) -> str:
    said = capsys.readouterr().err.strip()
    assert "\n" not in said
    return said


@pytest.mark.parametrize("name", ["report.docx", "report", "report.html.txt"])
def test_another_ending_is_refused(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_lab("--report", str(tmp_path / name)) == 2
    assert ".html or .pdf" in told(capsys)
    assert not (tmp_path / name).exists()


def test_a_folder_that_is_missing_is_told_before_a_game_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_lab("--report", str(tmp_path / "nowhere" / "a.html")) == 2
    assert told(capsys)


def test_a_full_disk_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    full = tmp_path / "full.html"
    full.symlink_to("/dev/full")
    assert run_lab("--report", str(full)) == 2
    assert "disk" in told(capsys)


def test_without_matplotlib_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("thirdplace.lab_report.write_report.find_spec", lambda name: None)
    assert run_lab("--report", str(tmp_path / "a.html")) == 2
    assert "thirdplace[lab]" in told(capsys)
