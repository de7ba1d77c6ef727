"""How often a language model may call: a limit for each session, and one for all of them together."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from thirdplace.agents.agent_errors import CallRefused
from thirdplace.server.limits.buckets import Bucket

__all__ = ["CallLimits"]

CALLS_PER_S = 20.0
MAX_BURST = 40.0
"""So many calls may come at once."""
MAX_AT_ONCE = 8
"""Calls of one session that may be under way at the same time."""
ALL_CALLS_PER_S = 100.0
MAX_BURST_OF_ALL = 300.0
MAX_SESSIONS_KEPT = 1000


class CallLimits:
    """Counts calls. Whoever calls too often is told when to call again, and is not carried out."""

    def __init__(self, now_s: float) -> None:
        self._all = Bucket(MAX_BURST_OF_ALL, now_s)
        self._by_session: dict[str, Bucket] = {}
        self._under_way: Counter[str] = Counter()

    @contextmanager
    def count_call(self, session: str, now_s: float) -> Iterator[None]:
        """While a call is carried out. Raises CallRefused (`too-fast`)."""
        bucket = self._bucket_of(session, now_s)
        if self._under_way[session] >= MAX_AT_ONCE:
            raise CallRefused("too-fast", retry_after_s=1)
        if not bucket.take(CALLS_PER_S, MAX_BURST, now_s):
            raise CallRefused("too-fast", retry_after_s=bucket.wait_s(CALLS_PER_S))
        if not self._all.take(ALL_CALLS_PER_S, MAX_BURST_OF_ALL, now_s):
            raise CallRefused("too-fast", retry_after_s=self._all.wait_s(ALL_CALLS_PER_S))
        self._under_way[session] += 1
        try:
            yield
        finally:
            self._under_way[session] -= 1
            if not self._under_way[session]:
                del self._under_way[session]

    def _bucket_of(self, session: str, now_s: float) -> Bucket:
        bucket = self._by_session.get(session)
        if bucket is None:
            if len(self._by_session) >= MAX_SESSIONS_KEPT:
                self._by_session = {
                    name: one
                    for name, one in self._by_session.items()
                    if one.refill(CALLS_PER_S, MAX_BURST, now_s) < MAX_BURST
                }
            bucket = self._by_session[session] = Bucket(MAX_BURST, now_s)
        return bucket
