"""Several servers (nodes) that share their tables: who runs clock and computer players, and who takes over.

In a folder and in a database; what only a lease can tell (a node that hangs), in a database.
"""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import aiohttp
import pytest
from support.devices import Device, close_all, connect_device
from support.games import (
    CLOCK_GAME,
    TURN_GAME,
    opening_moves,
    options_with_first_seat,
    options_with_pace,
    script_of,
)
from support.live_server import QUICK, Json, Lobby, Server, TableMade, open_lobby, run_async
from support.postgres import make_database
from support.random_players import ExpectedUpdates
from support.redis_server import RedisServer
from support.reliability.silent_proxy import SilentProxy

from thirdplace.table import entries

OPTIONS = ("--messages", "1000000", "--tables", "1000000")
BEGIN, _, READY, _ = opening_moves(CLOCK_GAME, 0, 1, 0, 1)
WITH_COUNTDOWN: Json = {**QUICK, "countdown": 1}
SAME_READING_MS = 600
"""Clocks of two nodes agree, give or take what a loaded machine needs to tell."""

StartNode = Callable[[], Server]


def start_nodes_on(store: Path | str, folder: Path, *options: str) -> Iterator[StartNode]:
    with ExitStack() as nodes:

        def start() -> Server:
            log = folder / f"{len(list(folder.glob('*.log')))}.log"
            log.touch()
            return nodes.enter_context(Server(store, *OPTIONS, *options, log=log))

        yield start


@pytest.fixture(params=["sqlite", "postgres"])
def start_node(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[StartNode]:
    yield from start_nodes_on(tmp_path / "tables" if request.param == "sqlite" else make_database(), tmp_path)


@pytest.fixture(params=["sqlite", "postgres", "redis"])
def start_any_node(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[StartNode]:
    """Also nodes that notify each other through Redis."""
    if request.param != "redis":
        store = tmp_path / "tables" if request.param == "sqlite" else make_database()
        yield from start_nodes_on(store, tmp_path)
        return
    with RedisServer() as redis:
        yield from start_nodes_on(make_database(), tmp_path, "--notices", redis.address)


@pytest.fixture
def start_database_node(tmp_path: Path) -> Iterator[StartNode]:
    yield from start_nodes_on(make_database(), tmp_path)


async def start_race(one: Lobby, other: Lobby, settings: Json = QUICK) -> tuple[TableMade, Device, Device]:
    """Ann at one node, Bob at the other; their race has begun, takes its time, and both know it."""
    table = await one.make_table(CLOCK_GAME, "Ann", "Bob", options=options_with_pace(20), settings=settings)
    ann = await connect_device(one, table, table.tokens[0])
    bob = await connect_device(other, table, table.tokens[1])
    for seat, device in enumerate((ann, bob)):
        for action in (BEGIN, READY):
            assert await device.do(seat, action) == "ok"
    for device in (ann, bob):
        await wait_until(device, lambda device: device.clock["runs"])
    return table, ann, bob


async def wait_until(device: Device, is_so: Callable[[Device], bool], patience_s: float = 60) -> None:
    """Hear what is told until it is so."""
    async with asyncio.timeout(patience_s):
        while not is_so(device):
            await device.receive()


def are_here(*expected: bool) -> Callable[[Device], bool]:
    return lambda device: [seat["here"] for seat in device.table["seats"]] == list(expected)


def is_over(device: Device) -> bool:
    return bool(device.table["phase"] == "over")


async def read_clock(device: Device) -> float:
    server_time, clock = await device.catch_up(), device.clock
    passed = max(0, server_time - clock["at"]) if clock["runs"] else 0
    return float(clock["shows"] + passed * clock["speed"])


def read_log(store: Path | str, table: TableMade) -> list[entries.Entry]:
    truth = ExpectedUpdates(table.id)
    truth.read(store)
    return [entries.decode_entry(entry) for entry in truth.written]


def test_a_race_that_another_node_opens_goes_on(start_node: StartNode) -> None:
    """The clock shows the same there."""

    async def test() -> None:
        one, other, third = start_node(), start_node(), start_node()
        async with open_lobby(one) as here, open_lobby(other) as there, open_lobby(third) as elsewhere:
            table, ann, bob = await start_race(here, there)
            await asyncio.sleep(1)
            watching = await connect_device(elsewhere, table)
            readings = [await read_clock(device) for device in (ann, bob, watching)]
            assert max(readings) - min(readings) < SAME_READING_MS
            assert not any(isinstance(entry, entries.Paused) for entry in read_log(one.store, table))
            await close_all(ann, bob, watching)

    run_async(test())


def test_everyone_is_shown_who_is_connected_anywhere(start_any_node: StartNode) -> None:
    async def test() -> None:
        async with open_lobby(start_any_node()) as here, open_lobby(start_any_node()) as there:
            table = await here.make_table(TURN_GAME, "Ann", "Bob", "Cleo")
            ann = await connect_device(here, table, table.tokens[0])
            bob = await connect_device(there, table, table.tokens[1])
            cleo = await connect_device(there, table, table.tokens[2])
            for device in (ann, bob):
                await wait_until(device, are_here(True, True, True))
            await cleo.close()
            for device in (ann, bob):
                await wait_until(device, are_here(True, True, False))
            await close_all(ann, bob)

    run_async(test())


def test_reactions_reach_people_at_other_nodes(start_any_node: StartNode) -> None:
    async def test() -> None:
        async with open_lobby(start_any_node()) as here, open_lobby(start_any_node()) as there:
            table = await here.make_table(TURN_GAME, "Ann", "Bob", "Cleo")
            ann = await connect_device(here, table, table.tokens[0])
            bob = await connect_device(there, table, table.tokens[1])
            for device in (ann, bob):
                await wait_until(device, are_here(True, True, False))
            assert await ann.code(type="react", seat=0, reaction="clap") == "ok"
            await wait_until(bob, lambda device: bool(device.signals))
            assert bob.signals == [{"type": "signal", "seat": 0, "reaction": "clap"}]
            await close_all(ann, bob)

    run_async(test())


def test_who_leaves_one_node_pauses_the_race_at_all(start_node: StartNode) -> None:
    async def test() -> None:
        async with open_lobby(start_node()) as here, open_lobby(start_node()) as there:
            table, ann, bob = await start_race(here, there)
            bob.person.abort()
            await wait_until(ann, lambda device: device.table["paused"] == {"why": "dropped", "seat": 1})
            bob = await connect_device(there, table, table.tokens[1])
            for device in (ann, bob):
                await wait_until(device, lambda device: device.table["paused"] is None)
            await close_all(ann, bob)

    run_async(test())


def test_computer_players_go_on_when_their_node_dies(start_node: StartNode) -> None:
    """Nobody at the other node does anything; and no two nodes play for one seat."""

    async def test() -> None:
        one, other = start_node(), start_node()
        async with open_lobby(one) as here, open_lobby(other) as there:
            wanted = script_of(TURN_GAME).TWO_ROUNDS | {"settings": {**QUICK, "rhythm": True}}
            table = await here.make_table(TURN_GAME, "bot", "bot", "bot", "Ann", start=False, **wanted)
            watching = await connect_device(there, table)
            assert (await here.request("POST", f"/api/tables/{table.id}/start", None, table.host))[0] == 200
            await wait_until(watching, lambda device: device.table["phase"] == "playing")
            one.kill()
            ann = await connect_device(there, table, table.tokens[0])
            while ann.table["phase"] != "over":
                legal = ann.told[3].get("legal")
                if legal:
                    assert await ann.do(3, legal[0]) in ("ok", "not-your-turn", "wrong-phase")
                else:
                    await ann.receive()
            await close_all(ann, watching)

    run_async(test())


def test_another_node_owns_the_tables_of_a_dead_one_before_anybody_comes(start_node: StartNode) -> None:
    """It writes down that the race is paused, so that it has only to go on when people are back."""

    async def test() -> None:
        one, other = start_node(), start_node()
        async with open_lobby(one) as here, open_lobby(other) as there:
            table, ann, bob = await start_race(here, here, WITH_COUNTDOWN)
            one.kill()
            while not isinstance(read_log(other.store, table)[-1], entries.Paused):
                await asyncio.sleep(0.1)
            people = [await connect_device(there, table, token) for token in table.tokens]
            for device in people:
                await wait_until(device, lambda device: device.clock["runs"])
            await close_all(ann, bob, *people)

    run_async(test())


def test_a_race_is_paused_and_goes_on_when_its_node_dies(start_node: StartNode) -> None:
    async def test() -> None:
        one, other = start_node(), start_node()
        async with open_lobby(one) as here, open_lobby(other) as there:
            table, ann, bob = await start_race(here, there, WITH_COUNTDOWN)
            shown = await read_clock(bob)
            one.kill()
            await wait_until(bob, lambda device: device.table["paused"] is not None)
            assert await read_clock(bob) < shown + 5_000
            ann = await connect_device(there, table, table.tokens[0])
            for device in (ann, bob):
                await wait_until(device, lambda device: device.table["paused"] is None)
                await wait_until(device, lambda device: device.clock["runs"])
            paused, resumed = read_log(other.store, table)[-2:]
            assert isinstance(paused, entries.Paused)
            assert isinstance(resumed, entries.Resumed)
            assert paused.at == resumed.at
            await close_all(ann, bob)

    run_async(test())


def test_a_race_is_not_paused_when_its_node_stops_in_good_order(start_database_node: StartNode) -> None:
    """Its people are at the other node already."""

    async def test() -> None:
        one, other = start_database_node(), start_database_node()
        async with open_lobby(one) as here, open_lobby(other) as there:
            table, ann, bob = await start_race(here, there)
            again = await connect_device(there, table, table.tokens[0])
            await wait_until(again, are_here(True, True))
            await ann.close()
            await asyncio.to_thread(one.stop)
            assert await again.do(0, again.told[0]["legal"][0]) == "ok"
            await wait_until(bob, lambda device: device.told[1]["version"] >= again.told[0]["version"])
            assert not any(isinstance(entry, entries.Paused) for entry in read_log(other.store, table))
            await close_all(again, bob)

    run_async(test())


def test_a_node_that_hung_writes_nothing_of_what_it_knew(start_database_node: StartNode) -> None:
    """It is stopped for longer than its lease, and its race is paused by the other node meanwhile."""

    async def test() -> None:
        one, other = start_database_node(), start_database_node()
        async with open_lobby(one) as here, open_lobby(other) as there:
            table, ann, bob = await start_race(here, there)
            os.kill(one.pid, signal.SIGSTOP)
            await wait_until(bob, lambda device: device.table["paused"] is not None)
            at = read_log(other.store, table)[-1]
            assert isinstance(at, entries.Paused)
            os.kill(one.pid, signal.SIGCONT)
            for device in (ann, bob):  # Ann was there all the time, as her node says once it is back
                await device.receive_event("resumed")  # it may tell her of pause and resumption in one update
            kinds = [type(entry) for entry in read_log(other.store, table)]
            assert kinds[-2:] == [entries.Paused, entries.Resumed]
            assert entries.Ticked not in kinds
            await close_all(ann, bob)

    run_async(test())


async def play_until_legal_again(people: list[Device], action: Json) -> None:
    """Everyone in turn, until the first one, who has acted twice (as "ann"), may do this again."""
    acted = 0
    for number in range(100):
        for seat, person in enumerate(people):
            await person.catch_up()
            legal = person.told[seat].get("legal", [])
            if seat == 0 and acted == 2 and action in legal:
                return
            if legal:
                acted += seat == 0
                name = f"ann:{number}" if seat == 0 else f"{seat}:{number}"
                await person.person.do(seat, action if action in legal else legal[0], name)
                while (await person.receive()).get("id") != name:
                    pass
    raise AssertionError("the same action is not legal again")


def test_a_command_held_up_in_a_node_is_not_done_after_later_ones(start_database_node: StartNode) -> None:
    """Its sender went on elsewhere meanwhile, and the same action is legal again when the node wakes up."""

    async def test() -> None:
        one, other = start_database_node(), start_database_node()
        async with open_lobby(one) as here, open_lobby(other) as there:
            table = await there.make_table(
                TURN_GAME, "Ann", "Bob", "Cleo", options=options_with_first_seat(0)
            )
            stuck = await connect_device(here, table, table.tokens[0])
            people = [await connect_device(there, table, token) for token in table.tokens]
            action = people[0].told[0]["legal"][0]
            os.kill(one.pid, signal.SIGSTOP)
            await stuck.person.do(0, action, "ann:0")
            await play_until_legal_again(people, action)
            os.kill(one.pid, signal.SIGCONT)
            while (answer := await stuck.receive()).get("id") != "ann:0":
                pass
            assert (answer["type"], answer["code"]) == ("refused", "outdated")
            await close_all(stuck, *people)

    run_async(test())


def test_time_is_over_only_when_devices_at_all_nodes_have_answered(start_node: StartNode) -> None:
    """Bob's device is cut off silently at the other node a moment before: the race stands instead."""

    async def test() -> None:
        one, other = start_node(), start_node()
        with SilentProxy(other.address) as proxy:
            async with open_lobby(one) as here, aiohttp.ClientSession(proxy.address) as far:
                wanted = script_of(CLOCK_GAME).soon_lost(2, 0.4)
                table = await here.make_table(CLOCK_GAME, "Ann", "Bob", settings=QUICK, **wanted)
                ann = await connect_device(here, table, table.tokens[0])
                bob = await connect_device(Lobby(far), table, table.tokens[1])
                await wait_until(ann, are_here(True, True))
                assert await ann.do(0, BEGIN) == await bob.do(1, BEGIN) == "ok"
                assert await bob.do(1, READY) == "ok"
                proxy.fall_silent()
                assert await ann.do(0, READY) == "ok"
                await wait_until(ann, lambda device: device.table["paused"] == {"why": "dropped", "seat": 1})
                await close_all(ann)

    run_async(test())


def test_time_is_over_at_all_nodes(start_node: StartNode) -> None:
    async def test() -> None:
        async with open_lobby(start_node()) as here, open_lobby(start_node()) as there:
            wanted = script_of(CLOCK_GAME).soon_lost(2, 0.4)
            table = await here.make_table(CLOCK_GAME, "Ann", "Bob", settings=QUICK, **wanted)
            ann = await connect_device(here, table, table.tokens[0])
            bob = await connect_device(there, table, table.tokens[1])
            for seat, device in enumerate((ann, bob)):
                assert await device.do(seat, BEGIN) == "ok"
                assert await device.do(seat, READY) == "ok"
            # Both listen, and so answer pings.
            over = [
                wait_until(device, lambda device: device.table["phase"] == "over") for device in (ann, bob)
            ]
            await asyncio.gather(*over)
            await close_all(ann, bob)

    run_async(test())


def test_a_refusal_looks_at_what_other_nodes_have_just_written(start_node: StartNode) -> None:
    """The last one sits down at one node; the game is started at the other, which may not know of it yet."""

    async def test() -> None:
        async with open_lobby(start_node()) as here, open_lobby(start_node()) as there:
            for _ in range(5):
                table = await here.make_table(TURN_GAME, "Ann", "Bob", start=False)
                await there.request("GET", f"/api/tables/{table.id}")
                status, _ = await here.request("POST", f"/api/tables/{table.id}/seats", {"name": "Cleo"})
                assert status == 201
                begun = await there.request("POST", f"/api/tables/{table.id}/start", None, table.host)
                assert begun[0] == 200, begun

    run_async(test())
