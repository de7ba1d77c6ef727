"""`thirdplace lab`: the commands of its page, what it writes, and what it says when something is wrong."""

import json
import re
import shlex
from pathlib import Path

import pytest

from thirdplace.cli import main
from thirdplace.core.registry import all_games, find_game
from thirdplace.lab.simulation.play_chunk import find_simulation

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^thirdplace (lab .*)$", PAGE, re.MULTILINE)
GAME = next(
    game.id for game in all_games() if game.brings("simulation") and find_simulation(game).RESTRICTIONS
)
SLOW_LEVEL = find_simulation(find_game(GAME)).SLOW_LEVELS[0]


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupted runs of these tests are nobody else's."""
    monkeypatch.setattr("thirdplace.terminal.lab_command.user_cache_path", lambda *_: tmp_path)
    monkeypatch.chdir(tmp_path)  # commands of the page write files


def run_lab(*words: str) -> int:
    return main(["lab", *words, "--on", "here", "--lang", "en"])


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_work(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = shlex.split(command)
    lang = [] if "--lang" in words else ["--lang", "en"]
    few = ["--weigh", "8"] if "--weigh" in words else []
    assert main([*words, "--deals", "40", "--on", "here", *few, *lang]) == 0
    told = capsys.readouterr().out
    assert "interval" in told  # also in “Konfidenzintervall”


def test_there_are_commands_on_the_page() -> None:
    assert len(COMMANDS) >= 8


@pytest.mark.parametrize("lang", ["de", "it"])
def test_it_speaks_other_languages(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", GAME, "--deals", "20", "--on", "here", "--lang", lang, "--search", "1"]) == 0
    assert "95" in capsys.readouterr().out


def test_json_and_parquet_are_written(tmp_path: Path) -> None:
    found, rows = tmp_path / "lab.json", tmp_path / "games.parquet"
    assert run_lab(GAME, "--deals", "32", "--json", str(found), "--parquet", str(rows)) == 0
    report = json.loads(found.read_bytes())
    assert report["games"] == 32
    from pyarrow import parquet

    table = parquet.read_table(rows)
    assert table.num_rows == 32
    seats = report["settings"][0]["seats"]
    won = [sum(table[f"won_{seat}"].to_pylist()) for seat in range(1, seats + 1)]
    assert sum(won) >= 32


def test_the_same_command_gives_the_same_bytes(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.json" for number in range(2)]
    for file in files:
        assert run_lab(GAME, "--deals", "32", "--seed", "same", "--json", str(file)) == 0
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--vary", "banana=3"], "There is no option “banana”"),
        (["--vary", "first"], "There is no option “first”"),
        (["--precision", "much"], "percentage points"),
        (["--levels", "genius"], "There is no level “genius”"),
        (["--seats", "77"], "The number of seats must be from"),
        (["--restrict", "never-breathes"], "There is no restriction"),
        (["--weigh", "2"], "--weigh"),
        (["--weigh", "8", "--levels", SLOW_LEVEL], "plays too slowly for --weigh"),
        (["--on", "the-moon"], "--on takes one of these: here, threads"),
        (["--json", "/nowhere/at/all.json"], "it does not exist"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", GAME, "--deals", "8", *words, "--lang", "en"]) == 2
    told = capsys.readouterr().err.strip()
    assert sentence in told
    assert len(told.splitlines()) <= 2


def test_weighed_games_are_in_the_document_and_repeat_to_the_byte(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.json" for number in range(2)]
    for file, on in zip(files, ("here", "threads"), strict=True):
        words = ["lab", GAME, "--deals", "16", "--weigh", "8", "--on", on, "--lang", "en"]
        assert main([*words, "--json", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    tables = {table["key"]: table for table in json.loads(files[0].read_bytes())["settings"][0]["tables"]}
    first = tables["decisions"]["rows"][0]
    assert (first["key"], first["count"]) == ("decisions", 8)


def test_a_file_of_another_run_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = tmp_path / "lab.run"
    state.write_text("nothing")
    assert run_lab(GAME, "--deals", "8", "--state", str(state)) == 2
    assert "is not the file of a lab run" in capsys.readouterr().err
