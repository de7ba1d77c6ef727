"""How much one address, and one connection, may ask for."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from thirdplace.core.errors import Refused
from thirdplace.server.limits.buckets import Buckets
from thirdplace.server.limits.code_guesses import CodeGuesses
from thirdplace.server.limits.networks import NETWORK_MULTIPLE, wider_network
from thirdplace.server.websocket.socket_types import Pace

__all__ = ["MAX_EXCESS_MESSAGES", "MESSAGE_BURST_S", "Limits", "Visitors", "make_socket_pace"]

ONCE_PER_HOUR = 1 / 3600
MESSAGE_BURST_S = 3
"""Seconds' worth of messages that may come together."""
MAX_EXCESS_MESSAGES = 200
"""Messages too many, after which a connection is closed."""
BUSY_SOCKETS_PER_ADDRESS = 20
"""So many connections of one address may use their limit of messages at the same time. In a school of 200
everyone sends a message every few seconds; 200 who all send as much as one may would be an attack."""
USUAL_MESSAGES = 20
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
    messages: int = USUAL_MESSAGES
    """Of one connection in a second, with three seconds' worth at once."""
    message_size: int = 16 * 1024
    requests: int = 50
    """Of one address in a second, with ten seconds' worth at once, or two for each connection it may have:
    after a restart, everybody comes back at once."""

    @property
    def hello_factor(self) -> float:
        """Whoever may send more messages ends games sooner, and changes tables as much more often."""
        return max(1.0, self.messages / USUAL_MESSAGES)


TOOLS_PER_HOUR = 60
"""Shared tools of a kind, opened from one address: one in every group of a class, and again after a break."""


def make_socket_pace(limits: Limits) -> Pace:
    """Frames of any kind, for the wire: roomy enough that whoever sends too many messages is told so first.

    Twice as many as messages, since a message may cost a read and a frame.
    """
    return Pace(2 * limits.messages + 10, 2 * (limits.messages * MESSAGE_BURST_S + MAX_EXCESS_MESSAGES) + 100)


class Visitors:
    """What each address has asked for lately."""

    def __init__(self, limits: Limits, count_codes: Callable[[], int]) -> None:
        self.limits = limits
        self.guesses = CodeGuesses(count_codes)
        messages_per_second = limits.messages * BUSY_SOCKETS_PER_ADDRESS
        self._requests = Buckets(limits.requests, max(10 * limits.requests, 2 * limits.connections))
        self._files = Buckets(FILES_PER_SECOND, FILES_AT_ONCE)
        self._tables = Buckets(limits.tables * ONCE_PER_HOUR, limits.tables)
        self._tools: dict[str, Buckets] = {}
        self._messages = Buckets(messages_per_second, messages_per_second * MESSAGE_BURST_S)
        hellos_per_second = HELLOS_PER_SECOND * limits.hello_factor
        self._hellos = Buckets(hellos_per_second, max(hellos_per_second, limits.connections))
        self._connected: Counter[str] = Counter()

    def count_request(self, address: str, now: float) -> None:
        self._requests.take_or_refuse(address, now, "too-fast")

    def take_file_allowance(self, address: str, now: float) -> bool:
        """At once; otherwise after a little while."""
        return self._files.take(address, now)

    def count_new_table(self, address: str, now: float) -> None:
        detail = f"tables: {self.limits.tables} in an hour"
        self._tables.take_or_refuse(address, now, "too-many", detail)

    def count_opened_tool(self, name: str, address: str, now: float) -> None:
        """Count a shared tool of this name that is opened."""
        buckets = self._tools.setdefault(name, Buckets(TOOLS_PER_HOUR * ONCE_PER_HOUR, TOOLS_PER_HOUR))
        buckets.take_or_refuse(address, now, "too-many", f"{name}s: {TOOLS_PER_HOUR} in an hour")

    def take_hello_allowance(self, address: str, now: float) -> bool:
        return self._hellos.take(address, now)

    def take_message_allowance(self, address: str, now: float) -> bool:
        """Over any of its connections."""
        return self._messages.take(address, now)

    def count_connections(self, address: str) -> int:
        """Sockets and streams that are open."""
        return self._connected[address]

    def connect(self, address: str) -> None:
        network = wider_network(address)
        most = self.limits.connections
        if self._connected[address] >= most or (
            network is not None and self._connected[network] >= most * NETWORK_MULTIPLE
        ):
            raise Refused("too-many", f"connections: {most}")
        self._connected.update(_counted_addresses(address, network))

    def disconnect(self, address: str) -> None:
        for counted in _counted_addresses(address, wider_network(address)):
            self._connected[counted] -= 1
            if not self._connected[counted]:
                del self._connected[counted]


def _counted_addresses(address: str, network: str | None) -> tuple[str, ...]:
    return (address,) if network is None else (address, network)
