"""How much one address, and one connection, may ask for."""

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from thirdplace.core.errors import Refused

__all__ = ["Bucket", "Buckets", "Limits", "Visitors", "neighbourhood"]

PER_HOUR = 1 / 3600


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


GUESSES = 10
GUESS_RATE = 0.1
"""Codes that are nobody's: ten at once, then one every ten seconds. With 31^6 codes and a thousand tables,
somebody who tries all day finds one of them in a hundred days."""


TIMERS = 60
"""Opened from one address in an hour: a class that shares one in every group, and again after a break."""


class Bucket:
    """Fills at a rate up to a brim; each thing asked for takes one drop."""

    __slots__ = ("_drops", "_filled")

    def __init__(self, brim: float, now: float) -> None:
        self._drops = brim
        self._filled = now

    def level(self, rate: float, brim: float, now: float) -> float:
        self._drops = min(brim, self._drops + (now - self._filled) * rate)
        self._filled = now
        return self._drops

    def take(self, rate: float, brim: float, now: float) -> bool:
        """Is there a drop?"""
        if self.level(rate, brim, now) < 1:
            return False
        self._drops -= 1
        return True

    def give(self) -> None:
        self._drops += 1


class Buckets:
    """One for each address; full ones are thrown away, so that strangers do not fill the memory."""

    def __init__(self, rate: float, brim: float) -> None:
        self._rate = rate
        self._brim = brim
        self._of: dict[str, Bucket] = {}
        self._tidy_at = 1024

    def take(self, address: str, now: float) -> bool:
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self._brim, now)
            self._tidy(now)
        return bucket.take(self._rate, self._brim, now)

    def give(self, address: str) -> None:
        """One back."""
        bucket = self._of.get(address)
        if bucket is not None:
            bucket.give()

    def _tidy(self, now: float) -> None:
        if len(self._of) >= self._tidy_at:
            self._of = {
                address: bucket
                for address, bucket in self._of.items()
                if bucket.level(self._rate, self._brim, now) < self._brim
            }
            self._tidy_at = max(1024, 2 * len(self._of))


class Visitors:
    """What each address has asked for lately."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests = Buckets(limits.requests, limits.requests * 10)
        self._tables = Buckets(limits.tables * PER_HOUR, limits.tables)
        self._timers = Buckets(TIMERS * PER_HOUR, TIMERS)
        self._guesses = Buckets(GUESS_RATE, GUESSES)
        self._connected: dict[str, int] = {}

    def request(self, address: str, now: float) -> None:
        if not self._requests.take(address, now):
            raise Refused("too-fast")

    def new_table(self, address: str, now: float) -> None:
        if not self._tables.take(address, now):
            raise Refused("too-many", f"tables: {self.limits.tables} in an hour")

    def new_timer(self, address: str, now: float) -> None:
        if not self._timers.take(address, now):
            raise Refused("too-many", f"timers: {TIMERS} in an hour")

    def guess(self, address: str, now: float) -> None:
        """Before a code is looked up: who asks for many at the same time gets no more, or a right one."""
        if not self._guesses.take(address, now):
            raise Refused("too-fast", "codes")

    def guessed_right(self, address: str) -> None:
        self._guesses.give(address)

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
