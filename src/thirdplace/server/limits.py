"""How much one address, and one connection, may ask for."""

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from thirdplace.core.errors import Refused
from thirdplace.server.buckets import Bucket, Buckets
from thirdplace.server.guesses import Guesses
from thirdplace.server.wire import Pace

__all__ = ["AT_ONCE", "PATIENCE", "Limits", "Visitors", "neighbourhood", "socket_pace"]

PER_HOUR = 1 / 3600
AT_ONCE = 3
"""Seconds' worth of messages that may come together."""
PATIENCE = 200
"""Messages too many, after which a connection is closed."""
BUSY_SOCKETS = 20
"""So many connections of one address may use their limit of messages at the same time. In a school of 200
everyone sends a message every few seconds; 200 who all send as much as one may would be an attack."""
HELLOS_PER_SOCKET = 10
HELLOS_PER_SOCKET_AND_SECOND = 0.5
"""A device says hello when it connects, when somebody sits down at it, and when it changes tables."""
HELLOS_PER_SECOND = 40
"""Of one address. A school that comes back after a restart says one for each connection it may have: those
may come at once."""
FILES_AT_ONCE = 2000
FILES_PER_SECOND = 100
"""Of the client, by one address: who asks for more waits a little for each, and is never refused."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Generous for a school behind one address, tight enough that nobody can do harm."""

    connections: int = 200
    """Of one address, at the same time."""
    tables: int = 60
    """Made from one address in an hour."""
    messages: int = 20
    """Of one connection in a second, with three seconds' worth at once."""
    message_size: int = 16 * 1024
    requests: int = 50
    """Of one address in a second, with ten seconds' worth at once."""


TIMERS = 60
"""Opened from one address in an hour: a class that shares one in every group, and again after a break."""


def socket_pace(limits: Limits) -> Pace:
    """Frames of any kind, for the wire: roomy enough that whoever sends too many messages is told so first.

    Twice as many as messages, since a message may cost a read and a frame.
    """
    return Pace(2 * limits.messages + 10, 2 * (limits.messages * AT_ONCE + PATIENCE) + 100)


class Visitors:
    """What each address has asked for lately."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.guesses = Guesses()
        self.messages_per_second = limits.messages * BUSY_SOCKETS
        self.messages_at_once = self.messages_per_second * AT_ONCE
        self._requests = Buckets(limits.requests, limits.requests * 10)
        self._files = Buckets(FILES_PER_SECOND, FILES_AT_ONCE)
        self._tables = Buckets(limits.tables * PER_HOUR, limits.tables)
        self._timers = Buckets(TIMERS * PER_HOUR, TIMERS)
        self._messages = Buckets(self.messages_per_second, self.messages_at_once)
        self._hellos = Buckets(HELLOS_PER_SECOND, max(HELLOS_PER_SECOND, limits.connections))
        self._connected: dict[str, int] = {}

    def request(self, address: str, now: float) -> None:
        self._requests.take_or_refuse(address, now, "too-fast")

    def may_have_file(self, address: str, now: float) -> bool:
        """At once; otherwise after a little while."""
        return self._files.take(address, now)

    def new_table(self, address: str, now: float) -> None:
        detail = f"tables: {self.limits.tables} in an hour"
        self._tables.take_or_refuse(address, now, "too-many", detail)

    def new_timer(self, address: str, now: float) -> None:
        self._timers.take_or_refuse(address, now, "too-many", f"timers: {TIMERS} in an hour")

    def may_say_hello(self, address: str, now: float) -> bool:
        return self._hellos.take(address, now)

    def messages_of(self, address: str, now: float) -> Bucket:
        """Shared by all connections of the address; filled at `messages_per_second`."""
        return self._messages.of(address, now)

    def connections_of(self, address: str) -> int:
        """Sockets and streams that are open."""
        return self._connected.get(address, 0)

    def connect(self, address: str) -> None:
        count = self._connected.get(address, 0)
        if count >= self.limits.connections:
            raise Refused("too-many", f"connections: {self.limits.connections}")
        self._connected[address] = count + 1

    def disconnect(self, address: str) -> None:
        self._connected[address] -= 1
        if not self._connected[address]:
            del self._connected[address]


def neighbourhood(address: str | None) -> str:
    """The address that is counted: of IPv6, the whole network one household has."""
    try:
        parsed = ip_address(address or "")
    except ValueError:
        return "unknown"
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)
