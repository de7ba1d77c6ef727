"""`thirdplace data`: decisions as rows of a Parquet file, from self-play, records and a server's store."""

import json
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, options_with_rounds
from support.live_server import Server, open_lobby, run_async
from support.postgres import make_database
from support.pseudo_terminal import accept_ctrl_c

from thirdplace import find_game, new_match, record_of, write_record
from thirdplace.cli import main
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games
from thirdplace.lab.data_sets.decision_rows import DecisionFormat, list_decisions

GAMES = [game.id for game in all_games() if game.brings("environment")]


def write_data(*arguments: str) -> None:
    assert main(["data", *arguments, "--lang", "en"]) == 0


def read_rows(file: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What the file says of itself, and its rows."""
    table = pyarrow.parquet.read_table(file)
    about: dict[str, Any] = json.loads(table.schema.metadata[b"thirdplace"])
    rows: list[dict[str, Any]] = table.to_pylist()
    return about, rows


def play_at_random(game: str, seats: int, seed: str = "random") -> Match[Any]:
    """Whoever may act does; kinds of actions are equally likely, so that no race waits for ever."""
    match, rng, now = new_match(game, seats, seed=seed), random.Random(seed), 0
    while not match.over:
        for seat in match.active:
            legal = match.legal(seat)
            if legal and not match.over:
                kind = rng.choice(sorted({type(one).__name__ for one in legal}))
                chosen = rng.choice([one for one in legal if type(one).__name__ == kind])
                match.do(seat, chosen, now if match.game.clock else None)
        if match.game.clock and match.game.rules.deadline(match.state) >= 0:
            now += 700
            match.tick(now)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_a_record_is_a_legal_id_and_leads_to_the_same_game(game: str) -> None:
    seats = find_game(game).seats.start
    match = play_at_random(game, seats)
    record = record_of(match)
    wanted = DecisionFormat.of(find_game(game), seats, {}, "win")
    decisions = list_decisions(record, wanted)
    assert all(one.mask[one.action] == 1 for one in decisions)
    assert [one.step for one in decisions] == list(range(len(decisions)))
    assert [one.seat for one in decisions if not one.is_part] == [move.seat for move in match.moves]
    assert any(one.is_part for one in decisions) == (game == CLOCK_GAME)  # its offers are chosen in parts


@pytest.mark.parametrize("game", GAMES)
def test_games_of_computer_players_become_rows(tmp_path: Path, game: str) -> None:
    out, seats = tmp_path / "games.parquet", find_game(game).seats.start
    options = (
        []
        if game != LED_GAME
        else [f"--option={key}={value}" for key, value in options_with_rounds(1).items()]
    )
    write_data(
        game, str(out), "--seats", str(seats), "--games", "2", "--levels", "easy", "--workers", "1", *options
    )
    about, rows = read_rows(out)
    assert (about["game"], about["seats"], about["reward"]) == (game, seats, "win")
    assert about["observation"] == f"{game}-v0"
    width = sum(int(np.prod(field["shape"])) for field in about["fields"])
    assert {row["game"] for row in rows} == {0, 1}
    for row in rows:
        assert len(row["observation"]) == width
        assert len(row["mask"]) == about["ids"]
        assert row["mask"][row["action"]] == 1
        assert row["level"] == "easy"
    for number in (0, 1):
        own = [row for row in rows if row["game"] == number]
        assert sum(row["last"] for row in own) == len({row["seat"] for row in own})
        for seat in range(seats):
            mine = [row for row in own if row["seat"] == seat]
            assert sum(row["reward"] for row in mine) == pytest.approx(mine[0]["outcome"])
            assert mine[-1]["last"]
            if not find_game(game).team:
                assert (mine[0]["won"] > 0) == (mine[0]["outcome"] >= 0)
    assert not out.with_name("games.parquet.part").exists()


def test_the_example_of_the_page_reads_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    write_data(TURN_GAME, "games.parquet", "--games", "1", "--levels", "easy", "--workers", "1")
    page = (Path(__file__).parents[2] / "docs" / "data.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(compile(example, "docs/data.md", "exec"), {})
    assert f"{TURN_GAME}-v0 ['phase', " in capsys.readouterr().out


def test_points_are_paid_as_they_come(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    write_data(TURN_GAME, str(out), "--games", "1", "--levels", "easy", "--workers", "1", "--reward", "score")
    _, rows = read_rows(out)
    for seat in range(4):
        mine = [row for row in rows if row["seat"] == seat]
        assert sum(row["reward"] for row in mine) <= mine[0]["points"]
        assert sum(row["reward"] != 0 for row in mine) > 1


def test_the_same_games_come_from_any_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / "one.parquet", tmp_path / "two.parquet"]
    for file, workers in zip(files, ("1", "2"), strict=True):
        write_data(TURN_GAME, str(file), "--games", "3", "--levels", "easy", "--workers", workers)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_records_of_files_and_folders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, out = tmp_path / "records", tmp_path / "games.parquet"
    (folder / "deep").mkdir(parents=True)
    write_record(folder / "a.json", record_of(play_at_random(TURN_GAME, 3)))
    write_record(folder / "deep" / "b.txt", record_of(play_at_random(TURN_GAME, 3, "other")))
    write_record(folder / "c.json", record_of(play_at_random(TURN_GAME, 4)))
    write_record(folder / "d.json", record_of(play_at_random(LED_GAME, 3)))
    write_record(folder / "e.json", record_of(new_match(TURN_GAME, 3)))
    (folder / "f.json").write_text("{}")
    (folder / "notes.md").write_text("not a record")
    write_data(
        TURN_GAME, str(out), "--seats", "3", "--records", str(folder), "--records", str(folder / "a.json")
    )
    _, rows = read_rows(out)
    sources = {row["source"] for row in rows}
    assert sources == {str(folder / "a.json"), str(folder / "deep" / "b.txt")}
    assert len({row["game"] for row in rows}) == 3
    told = capsys.readouterr().out
    assert "3 games" in told
    for sentence in (
        "One record of another game was left out.",
        "One record with a number of seats other than 3 was left out (--seats).",
        "One unfinished game was left out.",
        "One file that holds no valid record was left out.",
    ):
        assert sentence in told


@pytest.fixture(params=["folder", "database"])
def played_store(tmp_path: Path, request: pytest.FixtureRequest) -> Path | str:
    """Where a server keeps its games, at which computer players have finished one."""
    place = tmp_path / "data" if request.param == "folder" else make_database()
    server = Server(place, log=tmp_path / "server.log")

    async def play() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "bot", "bot", options=options_with_rounds(1))
            onlooker = await lobby.connect(table)
            while (await onlooker.receive("update")).get("table", {}).get("phase") != "over":
                pass
            await onlooker.close()

    with server:
        run_async(play())
    return place


def test_records_of_a_server(played_store: Path | str, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    rounds = [f"--option={key}={value}" for key, value in options_with_rounds(1).items()]
    option = "--store" if isinstance(played_store, str) else "--data"
    write_data(LED_GAME, str(out), "--seats", "2", option, str(played_store), *rounds)
    _, rows = read_rows(out)
    assert {row["seat"] for row in rows} == {0, 1}
    assert len({row["source"] for row in rows}) == 1


def measure_size(file: Path) -> int:
    """Of a file that may not be there yet."""
    try:
        return file.stat().st_size
    except FileNotFoundError:
        return 0


def test_an_interrupted_run_leaves_a_file_that_can_be_read(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    command = [sys.executable, "-m", "thirdplace", "data", TURN_GAME, str(out), "--games", "1000000"]
    command += ["--levels", "easy", "--workers", "1", "--lang", "en"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=accept_ctrl_c)
    partial = tmp_path / "games.parquet.part"
    try:
        while measure_size(partial) <= 1000:  # the first rows are written
            assert process.poll() is None
            os.sched_yield()
        process.send_signal(signal.SIGINT)
        told, _ = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "Stopped. The file is valid and holds everything up to this point." in told
    assert len(read_rows(out)[1]) > 1000


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["out.csv"], "out.csv does not end in .parquet."),
        (["out.parquet", "--reward", "fame"], "--reward takes one of these: win, rank, score"),
        (["out.parquet", "--levels", "easy,clever"], "--levels takes these"),
        (["out.parquet", "--records", "nowhere"], "nowhere cannot be read"),
        (["out.parquet", "--data", "nowhere"], "No games are kept in nowhere yet"),
        (
            ["out.parquet", "--records", ".", "--games", "7"],
            "--games is for games that computer players play",
        ),
        (["out.parquet", "--records", ".", "--on", "ray"], "--on is for games that computer players play"),
        (
            ["out.parquet", "--on", "threads"],
            "--on takes one of these: here, processes, ray, ray://HOST:PORT",
        ),
        (["nowhere/out.parquet"], "it does not exist"),
    ],
)
def test_bad_input_is_told_in_a_sentence(
    arguments: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["data", TURN_GAME, *arguments, "--lang", "en"]) == 2
    sentence = capsys.readouterr().err
    assert told in sentence
    assert sentence.count("\n") == 1
    assert not list(tmp_path.glob("*.part"))
