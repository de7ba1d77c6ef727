"""A full disk, a locked file: people are told, nothing acknowledged is lost, and it goes on when it can."""

import asyncio
import random
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from support.games import (
    CLOCK_GAME,
    LED_GAME,
    TURN_GAME,
    opening_moves,
    options_with_pace,
    options_with_rounds,
)
from support.live_server import Json, Lobby, Server, TableConnection, TableMade, open_lobby, run_async
from support.random_players import ExpectedUpdates, check_finished_record, read_log, run_together, start_race
from support.reliability.server_kills import PlayedTable, Tally

from thirdplace.store.sqlite_schema import MIGRATIONS
from thirdplace.store.sqlite_store import FILE_NAME
from thirdplace.table import entries

OPTIONS = ("--messages", "1000000", "--tables", "1000000")
FIRST, SECOND = opening_moves(LED_GAME, 0, 1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("disk") / "tables", *OPTIONS) as started:
        yield started


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server can be written to."""
    usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, usual[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)


@contextmanager
def locked_file(server: Server) -> Iterator[None]:
    """Somebody else writes to the database, and does not come to an end."""
    other = sqlite3.connect(server.data / FILE_NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


TROUBLES = pytest.mark.parametrize("trouble", [full_disk, locked_file])


async def _two_people(lobby: Lobby) -> tuple[TableMade, list[TableConnection]]:
    table = await lobby.make_table(LED_GAME, "Ann", "Bob", options=options_with_rounds(1))
    people = [await lobby.connect(table, token) for token in table.tokens]
    for person in people:
        await person.receive("update")
    return table, people


async def _do_and_wait(person: TableConnection, seat: int, action: Json, command_id: str) -> Json:
    await person.do(seat, action, command_id)
    return await person.receive("ok", "refused")


@TROUBLES
def test_what_cannot_be_saved_is_refused_in_words_and_did_not_happen(server: Server, trouble: object) -> None:
    assert callable(trouble)

    async def run_scenario() -> None:
        async with open_lobby(server) as lobby:
            table, (ann, bob) = await _two_people(lobby)
            assert (await _do_and_wait(ann, 0, FIRST, "a"))["type"] == "ok"
            told = await bob.hear_version(5)
            kept = read_log(server.data, table.id)
            with trouble(server):
                refused = await _do_and_wait(bob, 1, SECOND, "b")
                assert (refused["type"], refused["code"]) == ("refused", "not-saved")
                assert refused["message"].startswith("This could not be saved just now")
                await _nothing_happened(lobby, table, told)
            assert read_log(server.data, table.id) == kept
            assert (await _do_and_wait(bob, 1, SECOND, "b"))["type"] == "ok"
            assert (await ann.hear_version(told["version"] + 1))["version"] == told["version"] + 1

    run_async(run_scenario())


async def _nothing_happened(lobby: Lobby, table: TableMade, told: Json) -> None:
    """Somebody who comes now sees what is durable."""
    late = await lobby.connect(table, table.tokens[1])
    update = await late.receive("update")
    assert (update["version"], update["view"]) == (told["version"], told["view"])
    await late.close()


def test_what_is_not_durable_yet_is_told_to_nobody(server: Server) -> None:
    """The record and the table wait for the disk too."""

    async def run_scenario() -> None:
        async with open_lobby(server) as lobby:
            table, (ann, bob) = await _two_people(lobby)
            with locked_file(server):
                await ann.do(0, FIRST, "a")
                await asyncio.sleep(0.2)  # it is on its way to the disk
                asked = [lobby.request("GET", f"/api/tables/{table.id}{path}") for path in ("/record", "")]
                (_, record), (_, seen) = await asyncio.gather(*asked)
                assert record["actions"] == []
                assert seen["phase"] == "playing"
                assert (await ann.receive("ok", "refused"))["code"] == "not-saved"
            assert (await _do_and_wait(ann, 0, FIRST, "a"))["type"] == "ok"
            assert (await bob.hear_version(5))["version"] == len(read_log(server.data, table.id))

    run_async(run_scenario())


@TROUBLES
def test_a_table_cannot_be_made_until_it_can_be_kept(server: Server, trouble: object) -> None:
    assert callable(trouble)

    async def run_scenario() -> None:
        async with open_lobby(server) as lobby:
            with trouble(server):
                status, told = await lobby.request("POST", "/api/tables", {"game": TURN_GAME})
                assert (status, told["code"]) == (503, "not-saved")
            await lobby.make_table(TURN_GAME, "Ann", "Bob", "Cleo")

    run_async(run_scenario())


@TROUBLES
def test_whoever_comes_or_goes_meanwhile_is_not_forgotten(server: Server, trouble: object) -> None:
    """Their coming is judged together with moves that fail, and is not refused with them."""
    assert callable(trouble)

    async def run_scenario() -> None:
        async with open_lobby(server) as lobby:
            table, (ann, bob) = await _two_people(lobby)
            with trouble(server):
                await ann.do(0, FIRST, "a")
                late = await lobby.connect(table)
                await ann.do(0, FIRST, "b")
                bob.abort()
                answers = [await ann.receive("refused") for _ in range(2)]
                assert {answer["code"] for answer in answers} == {"not-saved"}
            assert (await late.receive("update"))["version"] == 4
            assert (await _do_and_wait(ann, 0, FIRST, "c"))["type"] == "ok"
            await late.hear_version(5)
            await _wait_until(
                lobby, table, lambda seen: [seat["here"] for seat in seen["seats"]] == [True, False]
            )
            await _wait_until(lobby, table, lambda seen: seen["onlookers"] == 1)
            await late.close()
            await _wait_until(lobby, table, lambda seen: seen["onlookers"] == 0)

    run_async(run_scenario())


async def _wait_until(lobby: Lobby, table: TableMade, holds: object) -> None:
    assert callable(holds)
    seen: Json = {}
    for _ in range(100):
        _, seen = await lobby.request("GET", f"/api/tables/{table.id}")
        if holds(seen):
            return
        await asyncio.sleep(0.05)
    raise AssertionError(seen)


@TROUBLES
def test_a_dropped_player_pauses_the_race_as_soon_as_it_can_be_kept(server: Server, trouble: object) -> None:
    assert callable(trouble)

    async def run_scenario() -> None:
        async with open_lobby(server) as lobby:
            table, (ann, bob) = await start_race(lobby)
            with trouble(server):
                bob.abort()
                await asyncio.sleep(0.3)
            told = await ann.receive_event("paused")
            assert told["table"]["paused"] == {"why": "dropped", "seat": 1}
            last = entries.decode_entry(read_log(server.data, table.id)[-1])
            assert isinstance(last, entries.Paused)
            assert (told["clock"]["shows"], told["clock"]["runs"]) == (last.at, False)

    run_async(run_scenario())


def test_whole_games_on_a_disk_that_is_full_now_and_then(server: Server) -> None:
    async def trouble(rng: random.Random, parties: list[PlayedTable]) -> None:
        while not all(device.over for party in parties for device in party.devices):
            await asyncio.sleep(rng.uniform(0.1, 0.3))
            with full_disk(server):
                await asyncio.sleep(rng.uniform(0.02, 0.1))

    async def run_scenario() -> None:
        rng = random.Random(4)
        tally = Tally()
        async with open_lobby(server) as lobby:
            tables = [
                await lobby.make_table(TURN_GAME, "Ann", "Bob", "bot"),
                await lobby.make_table(LED_GAME, *"ABCDE", options=options_with_rounds(3)),
                await lobby.make_table(CLOCK_GAME, *"AB", options=options_with_pace(0.4)),
            ]
            parties = [PlayedTable(table, rng) for table in tables]
            everyone = [device for party in parties for device in party.all_players]
            await run_together(*(device.connect(lobby) for device in everyone))
            await run_together(*(device.play() for device in everyone), trouble(rng, parties))
            for party in parties:
                party.check(server.data, tally)
                await check_finished_record(lobby, party.table, party.truth)
        assert tally.is_clean, tally
        assert tally.acknowledged > 100, tally
        assert _count_refusal_codes(parties)["not-saved"] > 0

    run_async(run_scenario())


def _count_refusal_codes(parties: list[PlayedTable]) -> dict[str, int]:
    codes: dict[str, int] = {"not-saved": 0}
    for sent in (sent for party in parties for device in party.devices for sent in device.sent.values()):
        if sent.answer is not None and sent.refused:
            codes[sent.answer["code"]] = codes.get(sent.answer["code"], 0) + 1
    return codes


def test_a_server_on_a_full_disk_can_be_stopped(tmp_path: Path) -> None:
    """A race's clock cannot be saved any more; what was acknowledged is there."""
    server = Server(tmp_path / "tables", *OPTIONS)

    async def run_scenario() -> None:
        async with open_lobby(server) as lobby:
            table, _ = await start_race(lobby)
            kept = read_log(server.data, table.id)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            assert await asyncio.to_thread(server.stop) == 0
        truth = ExpectedUpdates(table.id)
        truth.read(server.data)
        assert truth.written == kept

    with server:
        run_async(run_scenario())


# Folders in which nothing can be kept.


def _run_serve(data: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "thirdplace", "serve", "--lang", "en", "--data", str(data)]
    command += ["--host", "127.0.0.1", "--port", "0"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def _a_file(folder: Path) -> Path:
    (folder / "data").write_text("not a folder")
    return folder / "data"


def _below_a_file(folder: Path) -> Path:
    return _a_file(folder) / "tables"


def _no_database(folder: Path) -> Path:
    (folder / FILE_NAME).write_text("The quick brown fox jumps over the lazy dog. " * 100)
    return folder


def _a_folder_instead(folder: Path) -> Path:
    (folder / FILE_NAME).mkdir()
    return folder


def _of_the_future(folder: Path) -> Path:
    connection = sqlite3.connect(folder / FILE_NAME)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    return folder


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (_a_file, "it already exists"),
        (_below_a_file, "there is a file where a folder should be"),
        (_no_database, "file is not a database"),
        (_a_folder_instead, "it is a folder"),
    ],
)
def test_a_folder_that_cannot_be_used_is_told_in_one_sentence(
    tmp_path: Path, spoil: object, why: str
) -> None:
    assert callable(spoil)
    data = spoil(tmp_path)
    ended = _run_serve(data)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.startswith(f"Games cannot be kept in {data} (")
    assert why in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_a_folder_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    ended = _run_serve(_of_the_future(tmp_path))
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith(
        f"A newer thirdplace has written this file (version {len(MIGRATIONS) + 1})."
    )
    assert ended.stderr.count("\n") == 1
