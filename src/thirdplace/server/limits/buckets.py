"""Buckets that fill with time: how often something may be asked for, and when it may be asked for again."""

from math import ceil

from thirdplace.core.errors import Refused
from thirdplace.server.limits.networks import NETWORK_MULTIPLE, wider_network

__all__ = ["Bucket", "Buckets", "Exceeded"]


class Exceeded(Refused):
    """More was asked for than the limits allow; in so many seconds it may be asked for again."""

    def __init__(self, code: str, detail: str = "", *, retry_after_s: float) -> None:
        self.retry_after_s = max(1, ceil(retry_after_s))
        super().__init__(code, detail, minutes=ceil(self.retry_after_s / 60))


class Bucket:
    """A token bucket: it fills at a rate up to its capacity; a request takes one token, or what it costs."""

    __slots__ = ("_filled_at", "_tokens")

    def __init__(self, capacity: float, now: float) -> None:
        self._tokens = capacity
        self._filled_at = now

    def refill(self, rate: float, capacity: float, now: float) -> float:
        self._tokens = min(capacity, self._tokens + (now - self._filled_at) * rate)
        self._filled_at = now
        return self._tokens

    def take(self, rate: float, capacity: float, now: float, cost: float = 1) -> bool:
        """Take the cost if there is enough; otherwise take nothing and return False."""
        if self.refill(rate, capacity, now) < cost:
            return False
        self._tokens -= cost
        return True

    def take_in_advance(self, cost: float) -> None:
        """Take the cost although there is not enough yet; after `wait_s` there is."""
        self._tokens -= cost

    def give_back(self, cost: float = 1) -> None:
        self._tokens += cost

    def wait_s(self, rate: float, cost: float = 1) -> float:
        """How many seconds after the last `refill` there is enough for the cost."""
        return max(0.0, (cost - self._tokens) / rate)


class Buckets:
    """One for each address; full ones are thrown away, so that strangers do not fill the memory.

    Networks of IPv6 have one as well: whoever has 65,536 addresses must not have as many times the limit.
    """

    def __init__(self, rate: float, capacity: float, *, of_networks: bool = False) -> None:
        self._rate = rate
        self._capacity = capacity
        self._by_address: dict[str, Bucket] = {}
        self._tidy_above = 1024
        self._networks = (
            None
            if of_networks
            else Buckets(rate * NETWORK_MULTIPLE, capacity * NETWORK_MULTIPLE, of_networks=True)
        )

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._by_address)

    def bucket_of(self, address: str, now: float) -> Bucket:
        bucket = self._by_address.get(address)
        if bucket is None:
            self._drop_full_buckets(now)  # before: the new one is full, and would be thrown away
            bucket = self._by_address[address] = Bucket(self._capacity, now)
        return bucket

    def take(self, address: str, now: float, cost: float = 1) -> bool:
        if not self._take_from_network(address, now, cost):
            return False
        if self.bucket_of(address, now).take(self._rate, self._capacity, now, cost):
            return True
        self._give_back_to_network(address, cost)
        return False

    def give_back(self, address: str, cost: float = 1) -> None:
        """Give back what was taken."""
        if (bucket := self._by_address.get(address)) is not None:
            bucket.give_back(cost)
        self._give_back_to_network(address, cost)

    def take_or_refuse(self, address: str, now: float, code: str, detail: str = "") -> None:
        if not self.take(address, now):
            raise Exceeded(code, detail, retry_after_s=self._wait_s(address, now, 1))

    def take_or_wait(
        self, address: str, now: float, cost: float, most_wait_s: float, code: str, detail: str = ""
    ) -> float:
        """Seconds until what was taken is there, mostly 0. Raises Exceeded if that would take too long."""
        if self.take(address, now, cost):
            return 0.0
        wait_s = self._wait_s(address, now, cost)
        if wait_s > most_wait_s:
            raise Exceeded(code, detail, retry_after_s=wait_s - most_wait_s)
        self.bucket_of(address, now).take_in_advance(cost)
        if self._networks is not None and (network := wider_network(address)) is not None:
            self._networks.bucket_of(network, now).take_in_advance(cost)
        return wait_s

    def _wait_s(self, address: str, now: float, cost: float) -> float:
        bucket = self.bucket_of(address, now)
        bucket.refill(self._rate, self._capacity, now)
        wait_s = bucket.wait_s(self._rate, cost)
        if self._networks is not None and (network := wider_network(address)) is not None:
            wait_s = max(wait_s, self._networks._wait_s(network, now, cost))
        return wait_s

    def _take_from_network(self, address: str, now: float, cost: float) -> bool:
        network = None if self._networks is None else wider_network(address)
        return network is None or self._networks is None or self._networks.take(network, now, cost)

    def _give_back_to_network(self, address: str, cost: float) -> None:
        if self._networks is not None and (network := wider_network(address)) is not None:
            self._networks.give_back(network, cost)

    def _drop_full_buckets(self, now: float) -> None:
        if len(self._by_address) >= self._tidy_above:
            self._by_address = {
                address: bucket
                for address, bucket in self._by_address.items()
                if bucket.refill(self._rate, self._capacity, now) < self._capacity
            }
            self._tidy_above = max(1024, 2 * len(self._by_address))
