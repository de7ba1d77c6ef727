"""Kill a server under load again and again, and look after each kill what it owes.

Everything a person was told before a kill has to be in the log after it, once, in order. What was sent and
not answered may be there or not, and may be sent again.
"""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, options_with_pace, options_with_rounds
from support.live_server import QUICK, Json, Lobby, Server, TableMade, open_lobby
from support.random_players import (
    CUT_OFF,
    ExpectedUpdates,
    RandomPlayer,
    SentAction,
    check_finished_record,
    run_together,
)

from thirdplace.table import entries

__all__ = ["PlayedTable", "Tally", "group_seats", "kill_repeatedly"]

PARTIES: tuple[tuple[str, tuple[str, ...], Json], ...] = (
    (TURN_GAME, ("Ann", "Bob", "Cleo"), {}),
    (TURN_GAME, ("Ann", "Bob", "Cleo", "bot"), {}),
    (TURN_GAME, ("Ann", "Bob", "Cleo", "Dan", "Eve"), {}),
    (LED_GAME, ("Ann", "Bob", "Cleo", "Dan"), {}),
    (LED_GAME, ("Ann", "Bob", "Cleo", "Dan", "Eve", "bot"), options_with_rounds(12)),
    (LED_GAME, ("Ann", "Bob"), options_with_rounds(12)),
    (CLOCK_GAME, ("Ann", "Bob"), options_with_pace(0.5)),
    (CLOCK_GAME, ("Ann", "Bob", "Cleo"), options_with_pace(0.3)),
)
MAX_LIFE_S = 0.45
"""Seconds a server lives under load, at most."""


@dataclass
class Tally:
    kills: int = 0
    acknowledged: int = 0
    told: int = 0
    """Updates that were held against the log."""
    refused: int = 0
    unanswered: int = 0
    """Commands on their way when the server was killed, of which so many were done all the same."""
    done_unanswered: int = 0
    resumed: int = 0
    """Races that came back paused, their clock where it stopped."""
    games: int = 0
    """Played to their end, and verified."""
    lost: int = 0
    doubled: int = 0
    invented: int = 0
    """Refused, and there all the same."""

    @property
    def is_clean(self) -> bool:
        return self.lost == self.doubled == self.invented == 0


class PlayedTable:
    """A table, its people, and what its log says."""

    def __init__(self, table: TableMade, rng: random.Random) -> None:
        self.table = table
        self.truth = ExpectedUpdates(table.id)
        self.devices = [RandomPlayer(table, seats, rng) for seats in group_seats(len(table.tokens))]
        self.onlooker = RandomPlayer(table, (), rng)
        self._checked: set[str] = set()
        self._doubled: set[str] = set()

    @property
    def all_players(self) -> list[RandomPlayer]:
        return [*self.devices, self.onlooker]

    @property
    def is_over(self) -> bool:
        assert self.truth.table is not None
        return self.truth.table.phase == "over"

    @property
    def is_clock_running(self) -> bool:
        """Does a game's own clock run, as far as the log tells?"""
        table = self.truth.table
        return table is not None and table.game.clock and table.clock.started_at is not None

    def check(self, data: Path | str, tally: Tally) -> None:
        """Hold all that people were told against the log."""
        self.truth.read(data)
        for device in self.all_players:
            tally.told += self.truth.check(device.heard)
            device.heard.clear()
            for seat in device.seats:
                self._check_seat(device, seat, tally)

    def _check_seat(self, device: RandomPlayer, seat: int, tally: Tally) -> None:
        done = self.truth.command_ids_of(seat)
        times = Counter(done)
        sent = [sent for sent in device.sent.values() if sent.seat == seat]
        tally.doubled += len({one for one, count in times.items() if count > 1} - self._doubled)
        self._doubled |= {one for one, count in times.items() if count > 1}
        assert [one.id for one in sent if one.id in times] == list(dict.fromkeys(done)), "out of order"
        self._count([one for one in sent if one.answer is not None], set(done), tally)
        if (pending := device.pending.get(seat)) is not None:
            tally.unanswered += 1
            tally.done_unanswered += pending.id in times

    def _count(self, answered: list[SentAction], done: set[str], tally: Tally) -> None:
        """Each answer is counted once; that it stays true, `Truth.read` sees."""
        for one in answered:
            if one.id not in self._checked:
                self._checked.add(one.id)
                tally.acknowledged += one.acknowledged
                tally.lost += one.acknowledged and one.id not in done
                tally.refused += one.refused
                tally.invented += one.refused and one.id in done


def group_seats(people: int) -> list[tuple[int, ...]]:
    """The seats of each device. Where there are four and more people, the first two share one."""
    alone = [(seat,) for seat in range(people)]
    return [(0, 1), *alone[2:]] if people >= 4 else list(alone)


class KillRun:
    """One data folder, a server that is killed, and the people who do not give up."""

    def __init__(self, folder: Path, rng: random.Random) -> None:
        self.data = folder / "tables"
        self.server = Server(self.data, "--messages", "1000000", "--tables", "1000000")
        self.rng = rng
        self.tally = Tally()
        self.parties: dict[int, PlayedTable] = {}

    async def run_and_kill(self) -> None:
        """One life of the server: look what is left, go on playing, be killed at a random moment."""
        self.server.start()
        async with open_lobby(self.server) as lobby:
            await self._check_tables(lobby)
            await self._make_tables(lobby)
            end = asyncio.get_running_loop().call_later(self._lifetime(), self.server.kill)
            await run_together(*(self._sit_and_play(lobby, one) for one in self._everyone()))
            await self._wait_for_kill(end)
        self.tally.kills += 1

    def _lifetime(self) -> float:
        """Now and then people are still on their way to the table."""
        return self.rng.uniform(0, MAX_LIFE_S)

    async def _wait_for_kill(self, end: asyncio.TimerHandle) -> None:
        """If all games were over before the end, the end has to be waited for."""
        while asyncio.get_running_loop().time() < end.when():
            await asyncio.sleep(0.02)

    async def _sit_and_play(self, lobby: Lobby, device: RandomPlayer) -> None:
        try:
            await device.connect(lobby)
        except CUT_OFF:
            return  # the server was dead already
        await device.play_until_cut()

    async def play_to_end(self) -> None:
        """The last life: every game is played to its end."""
        with self.server:
            async with open_lobby(self.server) as lobby:
                await self._check_tables(lobby)
                playing = [party for party in self.parties.values() if not party.is_over]
                everyone = [device for party in playing for device in party.all_players]
                await run_together(*(device.connect(lobby) for device in everyone))
                await run_together(*(device.play() for device in everyone))
                await self._check_tables(lobby)
                assert not self.parties

    def _everyone(self) -> list[RandomPlayer]:
        return [device for party in self.parties.values() for device in party.all_players]

    async def _make_tables(self, lobby: Lobby) -> None:
        """Where a game is over, the next begins."""
        for number, (game, names, options) in enumerate(PARTIES):
            if number not in self.parties:
                made = await lobby.make_table(game, *names, options=options, settings=QUICK)
                self.parties[number] = PlayedTable(made, self.rng)

    async def _check_tables(self, lobby: Lobby) -> None:
        """Before anybody is back: what is in the log, and what does the server make of it?"""
        for number, party in list(self.parties.items()):
            party.check(self.data, self.tally)
            raced = party.is_clock_running
            await _check_record(lobby, party)
            if raced:
                await self._check_clock(party)
            if party.is_over:
                await check_finished_record(lobby, party.table, party.truth)
                del self.parties[number]
                self.tally.games += 1

    async def _check_clock(self, party: PlayedTable) -> None:
        """Asked for, the table was read: a race that ran stands where its last action was."""
        assert party.truth.table is not None
        assert party.truth.table.match is not None
        stopped = party.truth.table.clock.read(0)
        paused = await _next_entry(party.truth, self.data)
        assert paused == [entries.Paused(stopped, "restart")], (paused, stopped)
        self.tally.resumed += 1


async def _check_record(lobby: Lobby, party: PlayedTable) -> None:
    """What anyone may have of it: who did something, and when."""
    status, record = await lobby.request("GET", f"/api/tables/{party.table.id}/record")
    assert status == 200, record
    assert party.truth.table is not None
    assert party.truth.table.match is not None
    moves = party.truth.table.match.moves
    assert [(done["seat"], done["at"]) for done in record["actions"]] == [(m.seat, m.at) for m in moves]


async def _next_entry(truth: ExpectedUpdates, data: Path) -> list[entries.Entry]:
    """The answer to a question does not wait for what the table writes of its own accord."""
    for _ in range(500):
        if fresh := truth.read(data):
            return fresh
        await asyncio.sleep(0.01)
    return []


def kill_repeatedly(folder: Path, count: int, seed: int | None = None) -> Tally:
    """So many lives, then everything is played to its end."""

    async def run_scenario() -> Tally:
        ordeal = KillRun(folder, random.Random(seed))
        try:
            for _ in range(count):
                await ordeal.run_and_kill()
            await ordeal.play_to_end()
        finally:
            ordeal.server.__exit__()
        return ordeal.tally

    return asyncio.run(asyncio.wait_for(run_scenario(), 300 + 20 * count))
