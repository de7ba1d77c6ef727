"""`thirdplace lab`: the commands of its page, what it writes, and what it says when something is wrong."""

import json
import re
import shlex
from collections.abc import Callable, Iterable, Iterator
from errno import ENOSPC
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from thirdplace.cli import main
from thirdplace.core.registry import all_games, find_game
from thirdplace.lab.chunks.chunk_runner import InlineRunner, WorkersKeepDying
from thirdplace.lab.simulation.lab_plan import Chunk
from thirdplace.lab.simulation.play_chunk import find_simulation, play_chunk
from thirdplace.lab.simulation.tally_arrays import Tally

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^thirdplace (lab .*)$", PAGE, re.MULTILINE)
GAME = next(
    game.id for game in all_games() if game.brings("simulation") and find_simulation(game).RESTRICTIONS
)
TEAM_GAME = next(game.id for game in all_games() if game.team)
SLOW_LEVEL = find_simulation(find_game(GAME)).SLOW_LEVELS[0]


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupted runs of these tests are nobody else's."""
    monkeypatch.setattr("thirdplace.terminal.lab.saved_runs.user_cache_path", lambda *_: tmp_path)
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


def test_how_many_games_were_weighed_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Not more than there are."""
    assert run_lab(GAME, "--deals", "4", "--weigh", "20") == 0
    assert "Looked at more closely (--weigh): 4 games." in capsys.readouterr().out


def test_a_file_of_another_run_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = tmp_path / "lab.run"
    state.write_text("nothing")
    assert run_lab(GAME, "--deals", "8", "--state", str(state)) == 2
    assert "is not the file of a lab run" in capsys.readouterr().err


def stop_after(chunks: int, wrong: type[BaseException], *, run: int = 1) -> Callable[..., Iterator[Any]]:
    """`InlineRunner.run`, but the run of this number ends with an exception after so many chunks."""
    runs = count(1)

    def run_some(_: InlineRunner, work: Callable[[Any], Any], wanted: Iterable[Any]) -> Iterator[Any]:
        number = next(runs)
        for done, chunk in enumerate(wanted):
            if number == run and done == chunks:
                raise wrong
            yield work(chunk)

    return run_some


def saved_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("lab/*.run"))


def test_after_ctrl_c_the_same_command_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / f"{number}.json" for number in range(3)]
    command = (GAME, "--deals", "40")
    with monkeypatch.context() as stopped:
        stopped.setattr(InlineRunner, "run", stop_after(3, KeyboardInterrupt))
        assert run_lab(*command, "--json", str(files[0])) == 130
    told = capsys.readouterr()
    assert "12 games" in told.out
    assert "Run the same command again to continue" in told.err
    assert len(saved_files(tmp_path)) == 1
    chunks: list[Chunk] = []

    def note_chunk(chunk: Chunk) -> list[Tally]:
        chunks.append(chunk)
        return play_chunk(chunk)

    with monkeypatch.context() as counted:
        counted.setattr("thirdplace.lab.lab_run.play_chunk", note_chunk)
        assert run_lab(*command, "--json", str(files[1])) == 0
    assert chunks[0].first_block == 12, "not from the beginning"
    assert saved_files(tmp_path) == []
    assert run_lab(*command, "--json", str(files[2])) == 0
    assert files[1].read_bytes() == files[2].read_bytes() != files[0].read_bytes()


@pytest.mark.parametrize("wrong", [KeyboardInterrupt, WorkersKeepDying])
@pytest.mark.parametrize("run", [2, 4])
def test_what_the_base_run_found_is_told_if_its_search_is_stopped(
    wrong: type[BaseException],
    run: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The first run is the base; the fourth verifies what was found, so some of that is told, too."""
    files = [tmp_path / f"{number}.json" for number in range(3)]
    command = (GAME, "--deals", "40", "--search", "5")
    with monkeypatch.context() as stopped:
        stopped.setattr(InlineRunner, "run", stop_after(2, wrong, run=run))
        assert run_lab(*command, "--json", str(files[0])) == (130 if wrong is KeyboardInterrupt else 1)
    told = capsys.readouterr()
    assert "40 games" in told.out
    assert ("Search: bring every share" in told.out) == (run == 4)
    assert "Run the same command again to continue" in told.err
    assert len(saved_files(tmp_path)) == run
    for file in files[1:]:
        assert run_lab(*command, "--json", str(file)) == 0
        assert saved_files(tmp_path) == []
    assert files[1].read_bytes() == files[2].read_bytes()
    assert json.loads(files[1].read_bytes())["search"]["findings"]


def test_a_search_in_a_game_of_a_team_is_refused_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(InlineRunner, "run", None)
    for lang, sentence in (("en", "wins or loses together"), ("de", "gemeinsam"), ("it", "tutti insieme")):
        words = ["lab", TEAM_GAME, "--deals", "8", "--search", "1", "--on", "here", "--lang", lang]
        assert main(words) == 2
        assert sentence in capsys.readouterr().err


def test_a_search_beside_a_precision_plays_the_deals_of_the_base(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thirdplace.lab.lab_request.FAST_GAMES_PER_BLOCK", 2)
    file = tmp_path / "lab.json"
    assert run_lab(GAME, "--precision", "20", "--search", "1", "--json", str(file)) == 0
    report = json.loads(file.read_bytes())
    assert report["deals"] >= 64
    search = report["search"]
    tables = {table["key"]: table["rows"] for table in report["settings"][0]["tables"]}
    shares = [row["estimate"]["value"] for row in tables[f"wins/{search['factor']}"]]
    assert search["before"]["value"] == max(abs(share - 1 / len(shares)) for share in shares)


def test_a_full_disk_loses_no_finished_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parquet = tmp_path / "games.parquet"
    assert run_lab(GAME, "--deals", "40", "--json", "/dev/full", "--parquet", str(parquet)) == 2
    told = capsys.readouterr()
    assert "Wins by seat" in told.out
    assert "the disk is full" in told.err
    assert parquet.stat().st_size, "what can be written is written"
    assert len(saved_files(tmp_path)) == 1, "so that the same command needs no time"
    assert run_lab(GAME, "--deals", "40") == 0
    assert saved_files(tmp_path) == []


def test_where_no_state_can_be_kept_a_run_goes_on_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fill_disk(*_: object) -> None:
        raise OSError(ENOSPC, "full")

    monkeypatch.setattr("thirdplace.terminal.lab.saved_runs.write_run", fill_disk)
    assert run_lab(GAME, "--deals", "40") == 0
    assert capsys.readouterr().err == "", "nothing was to be kept"
    monkeypatch.setattr("thirdplace.terminal.lab.lab_command.SAVE_INTERVAL_S", 0.0)
    assert run_lab(GAME, "--deals", "40") == 0
    told = capsys.readouterr()
    assert "Wins by seat" in told.out
    assert told.err.count("the disk is full") == 1
    monkeypatch.setattr(InlineRunner, "run", stop_after(3, KeyboardInterrupt))
    assert run_lab(GAME, "--deals", "40") == 130
    told = capsys.readouterr()
    assert told.err.count("cannot be continued") == 1
    assert "Run the same command again" not in told.err
