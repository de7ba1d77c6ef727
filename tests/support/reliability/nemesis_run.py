"""People at many tables, at several nodes, while a nemesis is at work; everything they saw is checked."""

import asyncio
import random
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field

import aiohttp
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, options_with_pace, options_with_rounds
from support.live_server import QUICK, Json, Lobby, TableMade
from support.random_players import check_finished_record
from support.reliability.balancer import Balancer
from support.reliability.cluster import Cluster, OwnerChange
from support.reliability.faults import FaultRecord, Nemesis
from support.reliability.history_checker import Findings, TableChecker
from support.reliability.persistent_player import PersistentPlayer
from support.reliability.server_kills import group_seats
from support.reliability.takeovers import (
    TAKEOVER_KINDS,
    Takeover,
    check_paused_clock,
    find_claim,
    takeover_seconds,
)

from thirdplace.core.records.record import WrongRecord
from thirdplace.table import entries

__all__ = ["NemesisResult", "run_nemesis"]

Party = tuple[str, tuple[str, ...], Json]
PARTIES: tuple[Party, ...] = (
    (TURN_GAME, ("Ann", "Bob", "bot"), {}),
    (TURN_GAME, ("Ann", "Bob", "Cleo", "bot"), {}),
    (TURN_GAME, ("Ann", "bot", "bot"), {}),
    (LED_GAME, ("Ann", "Bob", "Cleo", "bot"), options_with_rounds(6)),
    (LED_GAME, ("Ann", "Bob", "Cleo", "Dan", "Eve", "bot"), options_with_rounds(6)),
    (LED_GAME, ("Ann", "bot"), options_with_rounds(12)),
    (CLOCK_GAME, ("Ann", "Bob", "bot"), options_with_pace(0.5)),
    (CLOCK_GAME, ("Ann", "bot"), options_with_pace(0.5)),
    (CLOCK_GAME, ("Ann", "Bob", "Cleo", "bot"), options_with_pace(0.3)),
)
THINKING_S = 0.6
FAULTS_BETWEEN_CHECKS = 10
GO_ON_PATIENCE_S = 60.0
FINISH_PATIENCE_S = 300.0
"""So long after the last fault every game has to be over."""
RETRY_S = 0.3
UNREACHABLE = (AssertionError, aiohttp.ClientError, OSError, TimeoutError, KeyError, WrongRecord)
"""What making a table may meet while nodes die: it is then made anew. A node that has just been cut off may
not know yet that a game is over, and gives the record of a running one."""


@dataclass
class NemesisResult:
    findings: Findings = field(default_factory=Findings)
    faults: list[FaultRecord] = field(default_factory=list)
    takeovers: list[Takeover] = field(default_factory=list)
    """Of each table whose owner was hit."""

    @property
    def is_clean(self) -> bool:
        return not self.findings.wrong

    def count(self, kind: str) -> int:
        return sum(fault.kind == kind for fault in self.faults)


class WatchedTable:
    """A table, its devices, and what was found out about it."""

    def __init__(self, made: TableMade, rng: random.Random, findings: Findings) -> None:
        self.made = made
        self.checker = TableChecker(made.id, findings)
        self.owners: list[OwnerChange] = []
        """Who has owned the table, and since when."""
        seats = [*group_seats(len(made.tokens)), ()]  # the last one looks on
        self.devices = [
            PersistentPlayer(made, held, rng, name=f"device {number}", pause_s=THINKING_S)
            for number, held in enumerate(seats)
        ]

    async def check(self, cluster: Cluster) -> None:
        """What was told has to be in a log that is read afterwards; what is sent meanwhile may be in it."""
        histories = [device.take_history() for device in self.devices]
        rows = await cluster.read_rows(self.made.id)
        known = [
            device.add_sent_since(history) for device, history in zip(self.devices, histories, strict=True)
        ]
        self.checker.check(rows, known)
        self.owners = await cluster.read_owners(self.made.id)

    @property
    def newest(self) -> int:
        return max(device.newest for device in self.devices)

    def first_heard(self) -> Mapping[int, float]:
        heard: dict[int, float] = {}
        for device in self.devices:
            for version, at in device.first_heard.items():
                heard[version] = min(at, heard.get(version, at))
        return heard

    def describe(self) -> str:
        devices = "; ".join(
            f"{one.name} {list(one.seats)} {one.phase} at {one.known}, waits for {list(one.pending)}"
            for one in self.devices
        )
        return f"table {self.made.id[:6]}: {devices}; last entries {self.checker.entries[-3:]}"


class NemesisRun:
    def __init__(self, cluster: Cluster, lobby: Lobby, rng: random.Random) -> None:
        self._cluster = cluster
        self._lobby = lobby
        self._rng = rng
        self._nemesis = Nemesis(cluster, rng)
        self._tables: dict[int, WatchedTable] = {}
        self._is_ending = False
        self.result = NemesisResult(faults=self._nemesis.records)

    async def run(self, counts: dict[str, int], *, plays_to_end: bool) -> None:
        """All faults; then every table goes on, and if wanted every game is played to its end."""
        async with asyncio.TaskGroup() as group:
            for number, party in enumerate(PARTIES):
                group.create_task(self._keep_playing(number, party))
            await self._wait_until_all_play()
            for number, kind in enumerate(self._nemesis.make_plan(counts), 1):
                await self._nemesis.strike(kind)
                if number % FAULTS_BETWEEN_CHECKS == 0:
                    await self._check_tables()
            await self._wait_until_all_go_on()
            self._is_ending = True
            if plays_to_end:
                for device in self._devices():
                    device.pause_s = 0.0
                await self._watch(lambda: set(self._tables), FINISH_PATIENCE_S)
            for device in self._devices():
                device.gives_up = True

    def _devices(self) -> list[PersistentPlayer]:
        return [device for table in self._tables.values() for device in table.devices]

    async def _wait_until_all_play(self) -> None:
        while len(self._tables) < len(PARTIES):
            await asyncio.sleep(0.1)

    async def _wait_until_all_go_on(self) -> None:
        """Something has to happen at every table, now that all faults are mended."""
        before = {number: (table, table.newest) for number, table in self._tables.items()}

        def standing_tables() -> set[int]:
            return {
                number
                for number, (table, newest) in before.items()
                if self._tables.get(number) is table and table.newest == newest
            }

        await self._watch(standing_tables, GO_ON_PATIENCE_S)

    async def _watch(self, find_waiting: Callable[[], set[int]], patience_s: float) -> None:
        """Wait until there are no such tables. One that stays is a finding."""
        end = asyncio.get_running_loop().time() + patience_s
        while find_waiting() and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.1)
        for number in find_waiting():
            table = self._tables[number]
            await table.check(self._cluster)
            self.result.findings.add("stuck", table.describe())

    async def _keep_playing(self, number: int, party: Party) -> None:
        """Where a game is over, the next begins."""
        while not self._is_ending:
            table = self._tables[number] = WatchedTable(
                await self._make_table(party), self._rng, self.result.findings
            )
            async with asyncio.TaskGroup() as group:
                for device in table.devices:
                    group.create_task(device.play_through_everything(self._lobby))
            await table.check(self._cluster)
            if not any(device.gives_up for device in table.devices):
                await self._check_record(table)
            self._summarize(table)
            del self._tables[number]

    async def _make_table(self, party: Party) -> TableMade:
        game, names, options = party
        while True:
            with suppress(*UNREACHABLE):
                async with asyncio.timeout(20):
                    return await self._lobby.make_table(game, *names, options=options, settings=QUICK)
            await asyncio.sleep(RETRY_S)

    async def _check_tables(self) -> None:
        for table in list(self._tables.values()):
            await table.check(self._cluster)

    def _summarize(self, table: WatchedTable) -> None:
        """What can be said of a table when nobody is at it any more."""
        seen, checker, heard = self.result.findings.seen, table.checker, table.first_heard()
        for device in table.devices:
            seen["reconnections"] += device.reconnections
            seen["step backs"] += device.step_backs
            seen["pauses ended by hand"] += device.pauses_ended_by_hand
        for before, entry in zip(checker.entries, checker.entries[1:], strict=False):
            if isinstance(before, entries.Paused) and before.why == "restart":
                seen["races interrupted"] += 1
                seen["races that went on by themselves"] += (
                    isinstance(entry, entries.Resumed) and entry.seat is None
                )
        for fault in self._nemesis.records:
            if table.made.id in fault.owned and fault.kind in TAKEOVER_KINDS:
                self._measure_takeover(fault, table, heard)

    def _measure_takeover(self, fault: FaultRecord, table: WatchedTable, heard: Mapping[int, float]) -> None:
        checker = table.checker
        claim = find_claim(fault, table.owners)
        seconds = takeover_seconds(fault, claim, checker, heard)
        self.result.takeovers.append(Takeover(fault, claim, seconds))
        if wrong := check_paused_clock(fault, checker):
            self.result.findings.add("clock", f"table {checker.id[:6]}: {wrong}")

    async def _check_record(self, table: WatchedTable) -> None:
        """The record of the game, from any node that answers."""
        wrong: Exception | None = None
        for _ in range(60):
            try:
                async with asyncio.timeout(10):
                    await check_finished_record(self._lobby, table.made, table.checker.truth)
                self.result.findings.seen["games"] += 1
                return
            except UNREACHABLE as failure:
                wrong = failure
                await asyncio.sleep(RETRY_S)
        self.result.findings.add("record", f"table {table.made.id[:6]}: {wrong!r}")


def run_nemesis(
    nodes: int, counts: dict[str, int], seed: int, *, has_skew: bool = False, plays_to_end: bool = True
) -> NemesisResult:
    """So many faults of each kind, at so many nodes."""
    rng = random.Random(seed)
    cluster = Cluster(nodes, rng=rng, has_skew=has_skew)

    async def all_of_it() -> NemesisResult:
        async with Balancer(cluster.running_addresses) as balancer:
            timeout = aiohttp.ClientTimeout(total=None, sock_connect=5)
            connector = aiohttp.TCPConnector(limit=0)
            async with aiohttp.ClientSession(
                balancer.address, timeout=timeout, connector=connector
            ) as session:
                with closing(Lobby(session)) as lobby:
                    run = NemesisRun(cluster, lobby, rng)
                    await run.run(counts, plays_to_end=plays_to_end)
                    return run.result

    try:
        return asyncio.run(all_of_it())
    finally:
        cluster.close()
