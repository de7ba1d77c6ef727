"""The nemesis: what it does to a cluster, in a random order that a seed repeats."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import get_args

from support.reliability.cluster import Cluster, Node
from support.reliability.database_proxy import NoticeFault

__all__ = ["KINDS", "FaultRecord", "Nemesis"]

LONGEST_DEATH_S = 4.0
STOP_S = (2.5, 6.0)
"""Longer than a node's lease, so that another one takes its tables over meanwhile."""
PARTITION_S = (1.0, 6.0)
DATABASE_DEATH_S = (0.0, 2.0)
NOTICES_S = (1.0, 3.0)
SLOW_S = (1.0, 3.0)
MAX_DELAY_S = 0.2
CALM_S = (0.3, 2.0)
"""Between two faults."""
ANY_MOVE = b'"type":"moved"'
"""In everything that a node sends to the database to store somebody's move."""
LOST_ANSWER_PATIENCE_S = 5.0


@dataclass(frozen=True)
class FaultRecord:
    kind: str
    node: str | None
    began: float
    ended: float
    owned: Sequence[str] = ()
    """The tables that the node owned when it began."""


class Nemesis:
    def __init__(self, cluster: Cluster, rng: random.Random) -> None:
        self._cluster = cluster
        self._rng = rng
        self.records: list[FaultRecord] = []

    def make_plan(self, counts: dict[str, int]) -> list[str]:
        """Each kind of fault as often as it is asked for, in a random order."""
        plan = [kind for kind, count in counts.items() for _ in range(count)]
        self._rng.shuffle(plan)
        return plan

    async def strike(self, kind: str) -> None:
        """Let something go wrong, mend it, and leave people alone for a moment."""
        await KINDS[kind](self)
        await asyncio.sleep(self._rng.uniform(*CALM_S))

    @asynccontextmanager
    async def _recorded(self, kind: str, node: Node | None) -> AsyncIterator[None]:
        owned = [] if node is None else await self._cluster.read_owned_tables(node)
        name = None if node is None else node.name
        began = time.time()
        yield
        self.records.append(FaultRecord(kind, name, began, time.time(), owned))

    def _choose_node(self) -> Node:
        return self._rng.choice(self._cluster.nodes)

    async def _pass_time(self, between: tuple[float, float]) -> None:
        await asyncio.sleep(self._rng.uniform(*between))

    async def kill_node(self) -> None:
        node = self._choose_node()
        async with self._recorded("kill", node):
            node.kill()
            await self._pass_time((0.0, LONGEST_DEATH_S))
        await asyncio.to_thread(self._cluster.start_node, node)

    async def kill_database(self) -> None:
        async with self._recorded("database-kill", None):
            await asyncio.to_thread(self._cluster.database.kill)
            await self._pass_time(DATABASE_DEATH_S)
            await asyncio.to_thread(self._cluster.database.start)

    async def stop_node(self) -> None:
        node = self._choose_node()
        async with self._recorded("stop", node):
            node.freeze()
            await self._pass_time(STOP_S)
            node.thaw()

    async def cut_node_off(self) -> None:
        """From the database: it is refused, or it gets no answer, and what it sent arrives late."""
        node = self._choose_node()
        async with self._recorded("partition", node):
            self._rng.choice((node.proxy.cut, node.proxy.hold))()
            await self._pass_time(PARTITION_S)
            node.proxy.mend()

    async def disturb_notices(self) -> None:
        node = self._choose_node()
        async with self._recorded("notices", node):
            fault: NoticeFault = self._rng.choice(get_args(NoticeFault))
            node.proxy.notice_fault = fault
            await self._pass_time(NOTICES_S)
            node.proxy.notice_fault = None

    async def slow_database_down(self) -> None:
        node = self._choose_node()
        async with self._recorded("slow", node):
            node.proxy.delay_s = self._rng.uniform(0, MAX_DELAY_S)
            await self._pass_time(SLOW_S)
            node.proxy.delay_s = 0.0

    async def lose_answer(self) -> None:
        """The database commits a move, but the node does not hear of it."""
        node = self._choose_node()
        lost = node.proxy.answers_lost
        async with self._recorded("lost-answer", node):
            node.proxy.lose_answer_after(ANY_MOVE)
            end = time.monotonic() + LOST_ANSWER_PATIENCE_S
            while node.proxy.answers_lost == lost and time.monotonic() < end:
                await asyncio.sleep(0.02)


KINDS: dict[str, Callable[[Nemesis], Awaitable[None]]] = {
    "kill": Nemesis.kill_node,
    "database-kill": Nemesis.kill_database,
    "stop": Nemesis.stop_node,
    "partition": Nemesis.cut_node_off,
    "notices": Nemesis.disturb_notices,
    "slow": Nemesis.slow_database_down,
    "lost-answer": Nemesis.lose_answer,
}
