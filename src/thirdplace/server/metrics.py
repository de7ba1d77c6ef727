"""What this process has counted since it was started, for `/metrics` (http/probes_and_metrics.py).

Whole numbers and codes of our own: no names, no ids, no addresses. There is no lock: all of it is counted in
the event loop, and to count costs less than a microsecond.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

__all__ = ["DURABLE_BUCKETS_S", "METRICS", "Metrics"]

DURABLE_BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the histogram. Disks take 1 to 10 ms; after a second people wonder."""


@dataclass(slots=True)
class Metrics:
    commands: int = 0
    """Commands of people and programs that were carried out."""
    durable_counts: list[int] = field(default_factory=lambda: [0] * (len(DURABLE_BUCKETS_S) + 1))
    """How many took up to each bound, and longer than the one before it; at last, how many took longer."""
    durable_sum_s: float = 0.0
    refusals: Counter[str] = field(default_factory=Counter)
    """By code, over sockets and over HTTP."""
    answers: Counter[int] = field(default_factory=Counter)
    """HTTP answers by the first digit of their status."""
    commits: int = 0
    appends: int = 0
    """Changes of tables that were stored; a commit holds all that had gathered."""
    entries: int = 0
    rejected_appends: int = 0
    takeovers: int = 0
    """Tables that this node went on with after another had died, or after a restart."""
    errors: Counter[str] = field(default_factory=Counter)
    """Failures of our own code or of the machine, by the event in the log."""

    def count_command(self, durable_after_s: float | None) -> None:
        """Count a command that was carried out; None: it left nothing to store."""
        self.commands += 1
        if durable_after_s is not None:
            self._count_durable(durable_after_s)

    def _count_durable(self, took_s: float) -> None:
        self.durable_counts[bisect_left(DURABLE_BUCKETS_S, took_s)] += 1
        self.durable_sum_s += took_s

    def count_settled(self, appends: int, stored_entries: Sequence[int]) -> None:
        """Count appends that the store has answered together, and the entries of each that it has taken."""
        self.commits += bool(stored_entries)
        self.appends += len(stored_entries)
        self.entries += sum(stored_entries)
        self.rejected_appends += appends - len(stored_entries)


METRICS = Metrics()
"""One for the process, as there is one log."""
