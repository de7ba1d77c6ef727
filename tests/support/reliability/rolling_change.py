"""A rolling change of version: nodes on one database, each stopped and started again while people play."""

import asyncio
import json
import random
import signal
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from time import monotonic

import aiohttp
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, options_with_pace, options_with_rounds
from support.live_server import QUICK, Json, Lobby, Server, open_lobby
from support.random_players import run_together
from support.reliability.moving_player import MoveTally, MovingPlayer
from support.reliability.server_kills import PlayedTable, Tally
from support.reverse_proxy import Proxy

from thirdplace.table import entries

__all__ = ["ChangeResult", "change_nodes"]

OPTIONS = (
    *("--messages", "1000000", "--tables", "1000000", "--connections", "100000", "--behind-proxy"),
    *("--drain-seconds", "30"),
)
SLOW_RACE = options_with_pace(20)
PARTIES: tuple[tuple[str, tuple[str, ...], Json], ...] = (
    (TURN_GAME, ("Ann", "Bob", "Cleo"), {}),
    (LED_GAME, ("Ann", "Bob", "Cleo", "Dan"), options_with_rounds(12)),
    (CLOCK_GAME, ("Ann", "Bob"), SLOW_RACE),
    (TURN_GAME, ("Ann", "Bob", "Cleo", "bot"), {}),
)
VISITOR_PAUSE_S = 0.25
OPENING_PAUSE_S = 0.1
"""Between tables: one address may send 50 requests a second."""


@dataclass
class ChangeResult:
    moved: MoveTally = field(default_factory=MoveTally)
    played: Tally = field(default_factory=Tally)
    requests: int = 0
    """Of a visitor who opens tables and takes seats all the time."""
    refusals: list[str] = field(default_factory=list)
    """Answers that somebody got because of the change."""
    pauses: list[str] = field(default_factory=list)
    """Why races were paused meanwhile."""
    left_behind: int = 0
    """Connections that were still there when a node stopped."""
    seconds: float = 0
    sockets: int = 0


class RollingChange:
    def __init__(self, folder: Path, store: str, *, tables: int, pace_s: float, seed: int = 0) -> None:
        self.result = ChangeResult()
        self._rng = random.Random(seed)
        self._table_count = tables
        self._pace_s = pace_s
        self._stop = asyncio.Event()
        self.nodes = [Server(store, *OPTIONS, log=folder / f"node{number}.log") for number in (1, 2)]
        self._store = store
        self._parties: list[PlayedTable] = []

    async def run(self, *, kill: bool) -> None:
        """`kill`: as a power cut would; otherwise as an administrator does it."""
        with ExitStack() as stack:
            for node in self.nodes:
                stack.enter_context(node)
            proxy = stack.enter_context(Proxy([node.address for node in self.nodes]))
            async with open_lobby(proxy) as lobby:
                async with open_lobby(self.nodes[0]) as first:
                    await self._make_tables(first)
                everyone = [device for party in self._parties for device in _people_of(party)]
                self.result.sockets = len(everyone)
                for device in everyone:
                    await device.arrive(lobby)
                await run_together(
                    *(device.play_until(self._stop, lobby) for device in everyone),
                    self._visit(lobby),
                    self._change_all(proxy, kill=kill),
                )
                await asyncio.to_thread(self._count_pauses)  # before people leave, which pauses races, too
                for device in everyone:
                    await device.leave()
        self._check_tables()

    async def _make_tables(self, lobby: Lobby) -> None:
        for game, names, options in islice(cycle(PARTIES), self._table_count):
            made = await lobby.make_table(game, *names, options=options, settings=QUICK)
            party = PlayedTable(made, self._rng)
            party.devices = [self._player(party, device.seats) for device in party.devices]
            party.onlooker = self._player(party, ())
            self._parties.append(party)
            await asyncio.sleep(OPENING_PAUSE_S)

    def _player(self, party: PlayedTable, seats: Iterable[int]) -> MovingPlayer:
        return MovingPlayer(party.table, tuple(seats), self._rng, self.result.moved, self._pace_s)

    async def _change_all(self, proxy: Proxy, *, kill: bool) -> None:
        began = monotonic()
        await asyncio.sleep(2 * self._pace_s)
        for number, node in enumerate(self.nodes):
            node.send_signal(signal.SIGKILL if kill else signal.SIGTERM)
            await asyncio.to_thread(node.wait_for_end)
            await asyncio.to_thread(node.start)
            proxy.targets[number] = node.address
            await asyncio.sleep(2 * self._pace_s)
        self.result.seconds = monotonic() - began
        self._stop.set()

    async def _visit(self, lobby: Lobby) -> None:
        """Somebody who comes for the first time, again and again."""
        while not self._stop.is_set():
            status, made = await self._ask(lobby, "/api/tables", {"game": TURN_GAME, "settings": QUICK})
            if status == 201:
                await self._ask(lobby, f"/api/tables/{made['id']}/seats", {"name": "Ann"})
            await asyncio.sleep(VISITOR_PAUSE_S)

    async def _ask(self, lobby: Lobby, path: str, body: Json) -> tuple[int, Json]:
        self.result.requests += 1
        try:
            async with lobby.session.post(path, json=body) as answer:
                said = await answer.text()
                if answer.status != 201:
                    self.result.refusals.append(f"{answer.status} {said}")
                    return answer.status, {}
                made: Json = await answer.json()
                return 201, made
        except aiohttp.ClientError as wrong:
            self.result.refusals.append(repr(wrong))
            return 0, {}

    def _count_pauses(self) -> None:
        for party in self._parties:
            written = party.truth.read(self._store)
            self.result.pauses += [entry.why for entry in written if isinstance(entry, entries.Paused)]

    def _check_tables(self) -> None:
        result = self.result
        for party in self._parties:
            answers = [one.answer for device in party.all_players for one in device.sent.values()]
            codes = [answer["code"] for answer in answers if answer is not None and "code" in answer]
            result.refusals += [code for code in codes if code in ("draining", "not-saved", "internal")]
            party.check(self._store, result.played)
        result.refusals += result.moved.failures
        for node in self.nodes:
            result.left_behind += sum(_drained(node.log))


def _people_of(party: PlayedTable) -> list[MovingPlayer]:
    return [device for device in party.all_players if isinstance(device, MovingPlayer)]


def _drained(log: Path) -> Iterator[int]:
    """How many connections each life of a node has ended by itself."""
    for line in log.read_text().splitlines():
        told = json.loads(line)
        if told["event"] == "drained":
            yield told["connections"]


def change_nodes(folder: Path, store: str, *, tables: int, pace_s: float, kill: bool = False) -> ChangeResult:
    async def all_of_it() -> ChangeResult:
        change = RollingChange(folder, store, tables=tables, pace_s=pace_s)
        await change.run(kill=kill)
        return change.result

    return asyncio.run(asyncio.wait_for(all_of_it(), 1200))
