"""A subscriber is one connection to a table: of a person with one seat or several, a program, an onlooker."""

from collections.abc import Callable, Sequence

from thirdplace.core.errors import Refused
from thirdplace.server.play.heartbeat import PingableConnection
from thirdplace.table.table_state import Keys

__all__ = ["Subscriber"]


def _ignore_dismissal(refused: Refused) -> None:
    """Used by connections that need not be told why they are dismissed."""


class Subscriber:
    """Receives the updates of a table."""

    __slots__ = (
        "address",
        "alive_at",
        "connection",
        "has_committed",
        "keys",
        "missed_beats",
        "on_dismissed",
        "seats",
        "send",
    )

    def __init__(
        self,
        send: Callable[[bytes], None],
        keys: Keys,
        address: str = "",
        on_dismissed: Callable[[Refused], None] = _ignore_dismissal,
        line: PingableConnection | None = None,
    ) -> None:
        """`on_dismissed` is called when the connection may not stay at the table, with the reason."""
        self.send = send
        self.keys = keys
        self.address = address
        self.on_dismissed = on_dismissed
        self.connection = line
        """The connection that can be pinged. None: it counts as alive until it disconnects."""
        self.missed_beats = 0
        self.alive_at = 0
        """The last sign of life before the beats it missed, in the server's time."""
        self.has_committed = False
        """Has its device committed to a share of the seed over this connection?"""
        self.seats: Sequence[int | None] = (None,)
