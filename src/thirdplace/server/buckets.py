"""Buckets that fill with time: how often something may be asked for, and when it may be asked for again."""

from math import ceil

from thirdplace.core.errors import Refused

__all__ = ["Bucket", "Buckets", "Exceeded"]


class Exceeded(Refused):
    """More was asked for than the limits allow; in so many seconds it may be asked for again."""

    def __init__(self, code: str, detail: str = "", *, retry_after_s: float) -> None:
        super().__init__(code, detail)
        self.retry_after_s = max(1, ceil(retry_after_s))


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

    def wait_s(self, rate: float) -> float:
        """Seconds from the last look until there is a drop."""
        return max(0.0, (1 - self._drops) / rate)


class Buckets:
    """One for each address; full ones are thrown away, so that strangers do not fill the memory."""

    def __init__(self, rate: float, brim: float) -> None:
        self._rate = rate
        self._brim = brim
        self._of: dict[str, Bucket] = {}
        self._tidy_at = 1024

    def of(self, address: str, now: float) -> Bucket:
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self._brim, now)
            self._tidy(now)
        return bucket

    def take(self, address: str, now: float) -> bool:
        return self.of(address, now).take(self._rate, self._brim, now)

    def give(self, address: str) -> None:
        """One back."""
        if (bucket := self._of.get(address)) is not None:
            bucket.give()

    def take_or_refuse(self, address: str, now: float, code: str, detail: str = "") -> None:
        bucket = self.of(address, now)
        if not bucket.take(self._rate, self._brim, now):
            raise Exceeded(code, detail, retry_after_s=bucket.wait_s(self._rate))

    def _tidy(self, now: float) -> None:
        if len(self._of) >= self._tidy_at:
            self._of = {
                address: bucket
                for address, bucket in self._of.items()
                if bucket.level(self._rate, self._brim, now) < self._brim
            }
            self._tidy_at = max(1024, 2 * len(self._of))
