"""Two server processes on one folder or database, and many people who want the same thing at the same moment.

Nobody owns a table: the unique key (table, seq) decides who was first, and the loser judges again.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator

import pytest
from support.games import (
    CLOCK_GAME,
    LED_GAME,
    TURN_GAME,
    first_move,
    opening_moves,
    options_with_first_seat,
    options_with_pace,
    options_with_rounds,
    script_of,
)
from support.live_server import QUICK, Json, Lobby, Server, TableConnection, TableMade, open_lobby, run_async
from support.postgres import make_database
from support.random_players import ExpectedUpdates, RandomPlayer, check_finished_record, run_together
from support.reliability.server_kills import PlayedTable, Tally

FIRST, *_ = opening_moves(LED_GAME, 0)
RAISE = first_move(TURN_GAME, 1)
OPTIONS = ("--messages", "1000000", "--tables", "1000000")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def two_servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("rivals")
    data = folder / "tables" if request.param == "sqlite" else make_database()
    one, other = (Server(data, *OPTIONS, log=folder / f"{name}.log") for name in ("one", "other"))
    with one, other:
        yield one, other


async def _play_at_both(lobbies: list[Lobby], party: PlayedTable) -> None:
    """Neighbours sit at different servers."""
    for number, device in enumerate(party.all_players):
        await device.connect(lobbies[number % 2])
    await run_together(*(device.play() for device in party.all_players))


@pytest.mark.parametrize(
    ("game", "names", "wanted"),
    [
        (TURN_GAME, "ABC", script_of(TURN_GAME).TWO_ROUNDS),
        (LED_GAME, "ABCDEF", {"options": options_with_rounds(2)}),
        (CLOCK_GAME, "ABC", {"options": options_with_pace(0.2)}),
    ],
)
def test_one_game_at_two_servers_is_one_game(
    two_servers: tuple[Server, Server], game: str, names: str, wanted: Json
) -> None:
    async def run_scenario() -> None:
        async with open_lobby(two_servers[0]) as one, open_lobby(two_servers[1]) as other:
            table = await one.make_table(game, *names, **wanted)
            party = PlayedTable(table, random.Random(5))
            await _play_at_both([one, other], party)
            tally = Tally()
            party.check(two_servers[0].store, tally)
            assert tally.is_clean, tally
            assert tally.acknowledged >= 5, tally
            assert await check_finished_record(one, table, party.truth) == await check_finished_record(
                other, table, party.truth
            )
            await _same_picture([one, other], party)

    run_async(run_scenario())


async def _same_picture(lobbies: list[Lobby], party: PlayedTable) -> None:
    """Whoever comes now hears the same from both."""
    for device in party.all_players:
        seen = []
        for lobby in lobbies:
            again = RandomPlayer(party.table, device.seats, random.Random(0))
            await again.connect(lobby)
            party.truth.check(again.heard)
            seen.append(again.heard)
        assert seen[0] == seen[1] != []


def test_what_happens_at_one_server_is_heard_at_the_other(two_servers: tuple[Server, Server]) -> None:
    """Without anybody at the other doing anything."""

    async def run_scenario() -> None:
        async with open_lobby(two_servers[0]) as one, open_lobby(two_servers[1]) as other:
            table = await one.make_table(LED_GAME, "Ann", "Bob")
            ann = await one.connect(table, table.tokens[0])
            await ann.receive("update")
            bob = await other.connect(table, table.tokens[1])
            known = (await bob.receive("update"))["version"]
            await ann.do(0, FIRST, "first")
            assert (await ann.receive("ok", "refused"))["type"] == "ok"
            told = await bob.hear_version(known + 1)
            assert (told["from"], told["version"]) == (known, known + 1)
            assert told["events"]
            assert told["legal"], "now it is for everybody to act"

    run_async(run_scenario())


def test_a_command_sent_to_both_servers_is_done_once(two_servers: tuple[Server, Server]) -> None:
    """Its ok was lost with the connection, and the next server does not know of it yet."""

    async def run_scenario() -> None:
        async with open_lobby(two_servers[0]) as one, open_lobby(two_servers[1]) as other:
            table = await one.make_table(LED_GAME, "Ann", "Bob", options=options_with_rounds(1))
            people = await _connect_people([one, other], table, [table.tokens[0]] * 2)
            for _ in range(3):
                await run_together(*(person.do(0, FIRST, "first") for person in people))
                answers = [await person.receive("ok", "refused") for person in people]
                assert [answer["type"] for answer in answers] == ["ok", "ok"]
            truth = ExpectedUpdates(table.id)
            truth.read(two_servers[0].store)
            assert truth.command_ids_of(0) == ["first"]

    run_async(run_scenario())


def test_people_come_and_go_at_both_servers_while_others_play(two_servers: tuple[Server, Server]) -> None:
    """Coming and going is judged again too where somebody else was quicker, and counts once."""

    async def flit(lobby: Lobby, table: TableMade, watched: list[RandomPlayer]) -> None:
        while not all(device.over for device in watched):
            person = await lobby.connect(table)
            await person.receive("update")
            person.abort()
            await asyncio.sleep(0.02)  # or it would be too fast for a server

    async def run_scenario() -> None:
        async with open_lobby(two_servers[0]) as one, open_lobby(two_servers[1]) as other:
            table = await one.make_table(LED_GAME, *"ABCDEF", options=options_with_rounds(2))
            party = PlayedTable(table, random.Random(6))
            for number, device in enumerate(party.devices):
                await device.connect([one, other][number % 2])
            playing = [device.play() for device in party.devices]
            flitting = [flit(lobby, table, party.devices) for lobby in (one, other)]
            await run_together(*playing, *flitting)
            for lobby in (one, other):
                await _nobody_looks_on(lobby, table)

    run_async(run_scenario())


async def _nobody_looks_on(lobby: Lobby, table: TableMade) -> None:
    for _ in range(100):
        _, seen = await lobby.request("GET", f"/api/tables/{table.id}")
        if seen["onlookers"] == 0:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(seen["onlookers"])


# On one server, all at once.


async def _take_seat(lobby: Lobby, table: TableMade, name: str) -> Json:
    status, told = await lobby.request("POST", f"/api/tables/{table.id}/seats", {"name": name})
    return {"status": status, **told}


@pytest.mark.parametrize("servers", [1, 2])
def test_a_chair_is_taken_by_one(two_servers: tuple[Server, Server], servers: int) -> None:
    async def run_scenario() -> None:
        async with open_lobby(two_servers[0]) as one, open_lobby(two_servers[1]) as other:
            table = await one.make_table(CLOCK_GAME, start=False)
            lobbies = [one, other][:servers]
            wanted = [_take_seat(lobbies[number % servers], table, f"Guest {number}") for number in range(20)]
            answers = await asyncio.gather(*wanted)
            seated = [answer["seat"] for answer in answers if answer["status"] == 201]
            refused = [answer["code"] for answer in answers if answer["status"] != 201]
            assert sorted(seated) == [0, 1, 2, 3]
            assert refused == ["table-full"] * 16
            assert len({answer["token"] for answer in answers if answer["status"] == 201}) == 4

    run_async(run_scenario())


@pytest.mark.parametrize("servers", [1, 2])
def test_start_pressed_by_everyone_at_once_starts_once(
    two_servers: tuple[Server, Server], servers: int
) -> None:
    async def run_scenario() -> None:
        async with open_lobby(two_servers[0]) as one, open_lobby(two_servers[1]) as other:
            table = await one.make_table(TURN_GAME, *"ABC", start=False)
            lobbies = [one, other][:servers]
            path = f"/api/tables/{table.id}/start"
            pressed = [lobbies[n % servers].request("POST", path, None, table.host) for n in range(10)]
            answers = await asyncio.gather(*pressed)
            assert Counter(status for status, _ in answers) == {200: 1, 409: 9}
            assert {told["code"] for status, told in answers if status == 409} == {"wrong-phase"}
            truth = ExpectedUpdates(table.id)
            truth.read(two_servers[0].store)
            assert len(truth.written) == 1 + 3 + 1

    run_async(run_scenario())


@pytest.mark.parametrize("servers", [1, 2])
def test_a_turn_is_taken_once(two_servers: tuple[Server, Server], servers: int) -> None:
    """Everyone does what only one may; one person acts on ten devices."""

    async def run_scenario() -> None:
        async with open_lobby(two_servers[0]) as one, open_lobby(two_servers[1]) as other:
            lobbies = [one, other][:servers]
            await _everyone_begins(lobbies)
            await _one_acts_on_many_devices(lobbies)

    run_async(run_scenario())


async def _connect_people(lobbies: list[Lobby], table: TableMade, tokens: list[str]) -> list[TableConnection]:
    """People at these servers in turn, who have heard how the table stands."""
    people = []
    for number, token in enumerate(tokens):
        person = await lobbies[number % len(lobbies)].connect(table, token)
        await person.receive("update")
        people.append(person)
    return people


async def _everyone_begins(lobbies: list[Lobby]) -> None:
    table = await lobbies[0].make_table(LED_GAME, *"ABCDEF")
    people = await _connect_people(lobbies, table, table.tokens)
    await run_together(*(person.do(seat, FIRST, "r") for seat, person in enumerate(people)))
    answers = [await person.receive("ok", "refused") for person in people]
    assert Counter(answer["type"] for answer in answers) == {"ok": 1, "refused": 5}
    assert {answer["code"] for answer in answers if "code" in answer} <= {"wrong-phase", "not-your-turn"}


async def _one_acts_on_many_devices(lobbies: list[Lobby]) -> None:
    table = await lobbies[0].make_table(TURN_GAME, *"ABC", options=options_with_first_seat(0), settings=QUICK)
    devices = await _connect_people(lobbies, table, [table.tokens[0]] * 10)
    bids = [device.do(0, RAISE, f"b{n}") for n, device in enumerate(devices)]
    await run_together(*bids)
    answers = [await device.receive("ok", "refused") for device in devices]
    assert Counter(answer["type"] for answer in answers) == {"ok": 1, "refused": 9}
    assert {answer["code"] for answer in answers if "code" in answer} == {"not-your-turn"}
