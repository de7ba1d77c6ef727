"""Connections cut and resumed at random for whole games: nobody misses anything, nobody hears it twice.

Each device keeps its picture of the game only from what it was sent; all of it is held against the log.
"""

import asyncio
import random
from collections.abc import Iterator

import pytest
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, opening_moves, options_with_pace
from support.live_server import Json, Lobby, Server, TableConnection, TableMade, open_lobby, run_async
from support.random_players import CUT_OFF, RandomPlayer, check_finished_record, run_together, start_race
from support.reliability.server_kills import PlayedTable, Tally

from thirdplace.table import entries

*_, SKIP = opening_moves(CLOCK_GAME, 0, 1, 0, 1, None)

OPTIONS = ("--messages", "1000000", "--tables", "1000000", "--connections", "1000000")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("cuts") / "tables", *OPTIONS) as started:
        yield started


class Traveller:
    """Loses the network again and again, and comes back with the version known."""

    def __init__(self, lobby: Lobby, device: RandomPlayer, rng: random.Random) -> None:
        self.lobby = lobby
        self.device = device
        self.rng = rng
        self.cuts = 0

    async def travel(self) -> None:
        while not self.device.over:
            try:
                await self.device.connect(self.lobby)
            except CUT_OFF:
                continue
            person = self.device.person
            assert person is not None
            later = self.rng.uniform(0, 0.08)  # while anything may be on its way
            cut = asyncio.get_running_loop().call_later(later, self._cut, person)
            await self.device.play_until_cut(self.rng.randint(4, 20))  # however fast the game is
            cut.cancel()
            self._cut(person)
            self.cuts += not self.device.over
            await asyncio.sleep(self.rng.uniform(0, 0.03))

    def _cut(self, person: TableConnection) -> None:
        if not person.socket.closed:
            person.abort()


@pytest.mark.parametrize(
    ("game", "names", "options"),
    [
        (TURN_GAME, ["Ann", "Bob", "Cleo", "Dan", "Eve"], {}),
        (TURN_GAME, ["Ann", "Bob", "bot"], {}),
        (LED_GAME, ["Ann", "Bob", "Cleo", "Dan", "Eve"], {"rounds": 4}),
        (CLOCK_GAME, ["Ann", "Bob", "Cleo", "Dan"], {"seconds_per_year": 0.2}),
    ],
)
def test_a_whole_game_with_cut_connections(
    server: Server, game: str, names: list[str], options: Json
) -> None:
    async def run_scenario() -> None:
        rng = random.Random(len(names))
        tally = Tally()
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(game, *names, options=options)
            party = PlayedTable(table, rng)
            travellers = [Traveller(lobby, device, rng) for device in party.all_players]
            await run_together(*(one.travel() for one in travellers))
            back = [told.since for device in party.all_players for told in device.heard]
            party.check(server.data, tally)
            await check_finished_record(lobby, table, party.truth)
            _end_is_known(party)
        assert tally.is_clean, tally
        assert sum(one.cuts for one in travellers) > 5
        assert None in back

    run_async(run_scenario())


def _end_is_known(party: PlayedTable) -> None:
    """Everyone's last picture is the log's last view of their seat."""
    last = len(party.truth.views) - 1
    for device in party.all_players:
        for seat, picture in device.pictures.items():
            view = party.truth.views[picture.version][seat]
            assert picture.version == last
            assert picture.view == view


@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME, CLOCK_GAME])
def test_who_was_away_is_told_what_was_missed(server: Server, game: str) -> None:
    """One move, two, up to a dozen: what changed, or everything where that is shorter."""

    async def run_scenario() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(game, *"ABCD", options=SLOW.get(game, {}))
            party = PlayedTable(table, random.Random(3))
            for device in party.devices:
                await device.connect(lobby)
            returns = []
            for moves in (0, 1, 2, 1, 3, 12):
                for _ in range(moves):
                    await _one_move(party.devices)
                await party.onlooker.connect(lobby)
                returns.append(party.onlooker.heard[-1].since)
                assert party.onlooker.person is not None
                party.onlooker.person.abort()
            party.check(server.data, Tally())
        assert returns[0] is None
        assert any(since is not None for since in returns[1:])

    run_async(run_scenario())


SLOW: dict[str, Json] = {CLOCK_GAME: options_with_pace(60)}


async def _one_move(devices: list[RandomPlayer]) -> None:
    """Somebody who can does something, and everybody hears of it."""
    mover, seat = next(
        (device, seat) for device in devices for seat in device.seats if device.pictures[seat].legal
    )
    version = mover.pictures[seat].version
    await mover.send(seat, mover.choose(mover.pictures[seat].legal))
    assert mover.person is not None
    while seat in mover.pending:
        mover.on_message(await mover.person.receive())
    for device in devices:
        assert device.person is not None
        while any(picture.version == version for picture in device.pictures.values()):
            device.on_message(await device.person.receive())


def test_a_device_cut_off_between_its_seats_asks_for_everything() -> None:
    device = RandomPlayer(TableMade("t", "c", "h", ["a", "b"]), (0, 1), random.Random(0))
    for version, seats in ((5, (0, 1)), (6, (0,))):
        for seat in seats:
            device.on_message({"type": "update", "version": version, "seat": seat, "view": {}})
        assert device.known == (5 if version == 5 else None)


# A race, and a player who is gone.


def test_a_race_pauses_when_a_player_is_gone(server: Server) -> None:
    async def run_scenario() -> None:
        async with open_lobby(server) as lobby:
            table, (ann, bob) = await start_race(lobby)
            bob.abort()
            told = await ann.receive_event("paused")
            assert told["events"] == [{"type": "paused", "why": "dropped", "seat": 1}]
            assert (told["table"]["phase"], told["clock"]["runs"]) == ("paused", False)
            assert not told["table"]["seats"][1]["here"]
            back = await lobby.connect(table, table.tokens[1], version=told["version"])
            assert (await back.receive("update"))["table"]["phase"] == "playing"
            resumed = await ann.receive_event("resumed")
            assert (resumed["clock"]["shows"], resumed["clock"]["runs"]) == (told["clock"]["shows"], True)

    run_async(run_scenario())


def test_a_race_goes_on_without_a_player_if_the_table_wants_it_so(server: Server) -> None:
    async def run_scenario() -> None:
        async with open_lobby(server) as lobby:
            table, (ann, bob) = await start_race(lobby, pause_on_drop=False)
            bob.abort()
            told = await ann.receive("update")
            while "table" not in told or told["table"]["seats"][1]["here"]:
                told = await ann.receive("update")
            assert (told["table"]["phase"], told["clock"]["runs"]) == ("playing", True)
            party = PlayedTable(table, random.Random(0))
            assert not any(isinstance(entry, entries.Paused) for entry in party.truth.read(server.data))

    run_async(run_scenario())


def test_an_onlooker_or_a_second_device_that_is_gone_pauses_nothing(server: Server) -> None:
    async def run_scenario() -> None:
        async with open_lobby(server) as lobby:
            table, (ann, _) = await start_race(lobby)
            for tokens in ([], [table.tokens[1]]):
                other = await lobby.connect(table, *tokens)
                await other.receive("update")
                other.abort()
            await ann.do(0, SKIP, "s")
            await ann.receive("ok", "refused")
            _, seen = await lobby.request("GET", f"/api/tables/{table.id}")
            assert seen["phase"] == "playing"
            assert [seat["here"] for seat in seen["seats"]] == [True, True]

    run_async(run_scenario())
