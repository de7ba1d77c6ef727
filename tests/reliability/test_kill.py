"""`kill -9` at random moments under load: what was acknowledged is there, once; what was refused is not."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.games import CLOCK_GAME, LED_GAME, opening_moves, options_with_rounds
from support.live_server import Json, Server, TableConnection, TableMade, open_lobby, run_async
from support.random_players import CUT_OFF, ExpectedUpdates, RandomPlayer, run_together, start_race
from support.reliability.server_kills import PlayedTable, Tally, kill_repeatedly

from thirdplace.table import entries

*_, SKIP = opening_moves(CLOCK_GAME, 0, 1, 0, 1, None)


def test_an_acknowledged_move_survives_ten_kills(tmp_path: Path) -> None:
    tally = kill_repeatedly(tmp_path, 10)
    assert tally.is_clean, tally
    assert tally.kills == 10
    assert tally.acknowledged > 250, tally
    assert tally.games >= 4, tally


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "tables", "--messages", "1000000") as started:
        yield started


async def _skip(people: list[TableConnection], seat: int, command_id: str) -> Json:
    await people[seat].do(seat, SKIP, command_id)
    return await people[seat].receive("ok", "refused")


def test_a_killed_race_comes_back_paused_with_its_clock_where_it_stopped(server: Server) -> None:
    async def before() -> TableMade:
        async with open_lobby(server) as lobby:
            table, people = await start_race(lobby)
            turn = (await people[0].receive_event("timer"))["view"]["turn"]
            await asyncio.sleep(0.3)
            assert (await _skip(people, turn, "one"))["type"] == "ok"
            await asyncio.sleep(0.1)
            server.kill()
        return table

    async def after(table: TableMade, stopped: int) -> None:
        async with open_lobby(server) as lobby:
            people = [await lobby.connect(table, table.tokens[0])]
            told = await people[0].receive("update")
            assert told["table"]["phase"] == "paused"
            assert told["table"]["paused"] == {"why": "restart", "seat": None}
            assert (told["clock"]["shows"], told["clock"]["runs"]) == (stopped, False)
            turn = told["view"]["turn"]
            assert (await _skip(people, 0, "early"))["code"] == "paused"
            people.append(await lobby.connect(table, table.tokens[1]))
            told = await people[0].receive_event("resumed")
            assert (told["clock"]["shows"], told["clock"]["runs"]) == (stopped, True)
            assert (await _skip(people, turn, "two"))["type"] == "ok"

    async def run_scenario() -> None:
        table = await before()
        server.start()
        truth = ExpectedUpdates(table.id)
        last = truth.read(server.data)[-1]
        assert isinstance(last, entries.Moved)
        assert last.at >= 300
        await after(table, last.at)

    run_async(run_scenario())


def test_a_server_told_to_stop_under_load_stops_and_loses_nothing(server: Server) -> None:
    async def play_and_stop() -> list[PlayedTable]:
        async with open_lobby(server) as lobby:
            rng = random.Random(8)
            made = [
                await lobby.make_table(LED_GAME, *"ABCD", options=options_with_rounds(12)) for _ in range(6)
            ]
            parties = [PlayedTable(table, rng) for table in made]
            devices = [device for party in parties for device in party.all_players]
            await run_together(*(device.connect(lobby) for device in devices))
            playing = asyncio.gather(*(device.play_until_cut() for device in devices))
            await asyncio.sleep(0.3)
            assert await asyncio.to_thread(server.stop) == 0
            await playing
            return parties

    async def run_scenario() -> None:
        tally = Tally()
        for party in await play_and_stop():
            party.check(server.data, tally)
        assert tally.is_clean, tally
        assert tally.acknowledged > 100, tally

    run_async(run_scenario())


def test_a_command_sent_again_after_a_kill_is_not_done_again(server: Server) -> None:
    async def run_scenario() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "Ann", "Bob")
            ann = RandomPlayer(table, (0,), random.Random(1))
            await ann.connect(lobby)
            known = ann.pictures[0].version
            await ann.send(0, ann.pictures[0].legal[0])
            assert ann.person is not None
            await ann.person.hear_version(known + 1)  # it is kept, but the ok is lost
            server.kill()
            with pytest.raises(CUT_OFF):
                await ann.person.hear_version(known + 2)
        server.start()
        async with open_lobby(server) as lobby:
            await ann.connect(lobby)
            ann.on_message(await ann.person.receive("ok", "refused"))
            (sent,) = ann.sent.values()
            assert sent.acknowledged
        truth = ExpectedUpdates(table.id)
        truth.read(server.data)
        assert truth.command_ids_of(0) == [sent.id]

    run_async(run_scenario())
