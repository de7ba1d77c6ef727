"""The seats that language models hold through this program, by session and by key."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from thirdplace.agents.agent_errors import CallRefused
from thirdplace.agents.lobby_client import LobbyClient
from thirdplace.agents.seat_connection import SeatConnection
from thirdplace.agents.seat_keys import SeatKey

__all__ = ["OpenSeats", "Session"]

MAX_OPEN_SEATS = 64
MAX_IDLE_S = 1800.0
"""A seat that nobody has asked about for so long is left; its key leads back to it."""
TIDY_INTERVAL_S = 60.0
MAX_SESSIONS_KEPT = 1000


@dataclass(frozen=True, slots=True)
class Session:
    """Who calls. `id` is None where the protocol has no sessions: there, calls name their seat by its key."""

    id: str | None
    address: str = ""

    @property
    def limited_as(self) -> str:
        """What its calls are counted under, if it names no seat."""
        return f"session {self.id}" if self.id is not None else f"address {self.address}"


class OpenSeats:
    """One seat for each session; where there are no sessions, one for each key."""

    def __init__(self, lobby: LobbyClient, now_s: Callable[[], float]) -> None:
        self.lobby = lobby
        self._now_s = now_s
        self._by_key: dict[str, SeatConnection] = {}
        self._used_at_s: dict[str, float] = {}
        self._of_session: dict[str, tuple[str, str]] = {}
        """The key of each session's seat, and its language."""

    async def open(self, session: Session, key: SeatKey, lang: str) -> SeatConnection:
        """Sit down with a key. Raises CallRefused."""
        self.require_free(session, key)
        connection = self._by_key.get(str(key))
        if connection is None or connection.ended is not None:
            connection = await self._connect(key, lang)
        self._used_at_s[str(key)] = self._now_s()
        if session.id is not None:
            self._of_session.pop(session.id, None)
            self._of_session[session.id] = str(key), connection.lang
            while len(self._of_session) > MAX_SESSIONS_KEPT:
                del self._of_session[next(iter(self._of_session))]
        return connection

    def require_free(self, session: Session, key: SeatKey | None = None) -> None:
        """Raises CallRefused if this session has another seat, and the game there is not over."""
        held = self._of_session.get(session.id or "")
        if held is None or held[0] == str(key):
            return
        connection = self._by_key.get(held[0])
        if connection is not None and connection.ended is None and connection.picture.phase != "over":
            raise CallRefused("already-seated", table=connection.picture.table.get("code", ""))

    async def find(self, session: Session, seat_key: str | None, lang: str) -> SeatConnection:
        """The seat that a call is about: that of the key, or the session's. Raises CallRefused."""
        if seat_key is not None:
            return await self.open(session, SeatKey.parse(seat_key), lang)
        held = self._of_session.get(session.id or "")
        if held is None:
            raise CallRefused("no-seat" if session.id is not None else "no-seat-key")
        return await self.open(session, SeatKey.parse(held[0]), held[1])

    def language_of(self, session: Session, seat_key: str | None = None) -> str | None:
        """The language that somebody has sat down with."""
        held = self._of_session.get(session.id or "")
        connection = None if seat_key is None else self._by_key.get(seat_key)
        return connection.lang if connection is not None else None if held is None else held[1]

    async def forget(self, connection: SeatConnection) -> None:
        """Close a seat's connection; the seat itself is not given up here."""
        key = str(connection.key)
        self._of_session = {session: held for session, held in self._of_session.items() if held[0] != key}
        await self._close(key)

    async def close_all(self) -> None:
        await asyncio.gather(*(self._close(key) for key in list(self._by_key)))

    async def tidy_regularly(self) -> None:
        while True:
            await asyncio.sleep(TIDY_INTERVAL_S)
            await self._close_idle_seats()

    async def _connect(self, key: SeatKey, lang: str) -> SeatConnection:
        await self._close_idle_seats()
        await self._close(str(key))
        if len(self._by_key) >= MAX_OPEN_SEATS:
            raise CallRefused("too-many-seats", retry_after_s=TIDY_INTERVAL_S)
        connection = self._by_key[str(key)] = SeatConnection(self.lobby, key, lang)
        try:
            await connection.connect()
        except BaseException:
            await self._close(str(key))
            raise
        return connection

    async def _close_idle_seats(self) -> None:
        limit_s = self._now_s() - MAX_IDLE_S
        for key in [key for key, used_s in self._used_at_s.items() if used_s < limit_s]:
            await self._close(key)

    async def _close(self, key: str) -> None:
        connection = self._by_key.pop(key, None)
        self._used_at_s.pop(key, None)
        if connection is not None:
            await connection.close()
