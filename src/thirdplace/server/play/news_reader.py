"""Reads what other nodes have changed: of all tables that wait for it, with one call of the store."""

import asyncio
from typing import TYPE_CHECKING

from thirdplace.core.errors import Refused
from thirdplace.server import logs
from thirdplace.store.interface import Damaged, TableNews, Unavailable

if TYPE_CHECKING:
    from thirdplace.server.play.hub import Hub
    from thirdplace.server.play.table_actor import TableActor

__all__ = ["READ_ATTEMPTS", "READ_PAUSE_S", "NewsReader"]

READ_ATTEMPTS = 10
"""So often, a second apart, it is tried before whoever waits for it is refused."""
READ_PAUSE_S = 1.0
MAX_TABLES_PER_READ = 500


class NewsReader:
    """While one read is under way, the tables for the next one gather.

    A notice costs little this way. Where the seats of many tables are spread over nodes, each move at one of
    them is news to the others.
    """

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._waiting: dict[TableActor, int] = {}
        """The tables to read, each with how often that has failed because the store could not be reached."""
        self._is_reading = False

    def request(self, actor: "TableActor") -> None:
        """Read soon; `on_news` of the actor's synchronizer is called with what is found."""
        self._waiting[actor] = 0
        if not self._is_reading:
            self._is_reading = True
            self._hub.start_task(self._read_all())

    async def _read_all(self) -> None:
        """Read until no table waits."""
        try:
            while self._waiting:
                some = list(self._waiting.items())[:MAX_TABLES_PER_READ]
                for actor, _ in some:
                    del self._waiting[actor]
                await self._read(dict(some))
        finally:
            self._is_reading = False

    async def _read(self, attempts: dict["TableActor", int]) -> None:
        known = {actor.table.id: actor.synchronizer.known_state for actor in attempts}
        try:
            found = await self._hub.run_in_thread(self._hub.store.read_news, known)
        except Unavailable:
            await self._try_again(attempts)
        except Damaged:
            await self._read_singly(attempts)
        else:
            self._hand_out({actor: found.get(actor.table.id, TableNews()) for actor in attempts})

    async def _try_again(self, attempts: dict["TableActor", int]) -> None:
        """What fails may pass (a database that restarts, a locked file): then the table goes on.

        Until then, nobody is left without an answer.
        """
        if self._hub.is_closed:
            return
        for actor, failures in attempts.items():
            self._waiting[actor] = failures + 1
            actor.synchronizer.on_unavailable(is_lasting=failures + 1 >= READ_ATTEMPTS)
        await asyncio.sleep(READ_PAUSE_S)

    async def _read_singly(self, attempts: dict["TableActor", int]) -> None:
        """One of several tables is damaged: that is nothing to the others."""
        if len(attempts) > 1:
            for actor, failures in attempts.items():
                await self._read({actor: failures})
        else:
            for actor in attempts:
                self._give_up(actor)

    def _give_up(self, actor: "TableActor") -> None:
        logs.log_unreadable_table(actor.table.id)
        actor.synchronizer.on_unreadable(Refused("unreadable-table"))

    def _hand_out(self, found: dict["TableActor", TableNews]) -> None:
        """Everyone is told before any table continues."""
        adopted = [actor for actor, news in found.items() if actor.synchronizer.on_news(news)]
        for actor in adopted:
            actor.synchronizer.after_news()
