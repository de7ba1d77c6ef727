"""How long a table stood still because the node that owned it was gone, as its people saw it."""

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import Literal, NamedTuple

from support.reliability.cluster import OwnerChange
from support.reliability.faults import FaultRecord
from support.reliability.history_checker import TableChecker, is_automatic

from thirdplace.table import entries

__all__ = [
    "TAKEOVER_KINDS",
    "ClaimAfterFault",
    "Takeover",
    "check_paused_clock",
    "find_claim",
    "takeover_seconds",
]

TAKEOVER_KINDS = ("kill", "stop", "partition")
DATABASE_KINDS = ("database-kill", "slow")
RECOVERY_S = 1.0
"""So long after the database was killed or slow, nodes may still wait for it."""
LAST_COMMIT_S = 0.1
"""So long after a fault, an entry may still be one that the node sent before."""
LATEST_CLAIM_S = 30.0
"""Later it is because of something else."""
RENEWAL_GRACE_S = 1.5
"""If a node that is well again loses its tables later than this, another fault is the reason."""
CLOCK_TOLERANCE_MS = 1000
TIMED_ENTRIES = (entries.Moved, entries.Ticked, entries.Paused, entries.Resumed)
"""Entries that say what a running clock showed."""


class ClaimAfterFault(NamedTuple):
    outcome: Literal["kept", "awaited", "taken over", "left"]
    """What became of a table whose owner was hit.

    `kept`: its owner had its lease again in time. `awaited`: nobody was connected at another node, so one
    that nobody had come to yet took it. `left`: no node took it any more."""
    seconds: float = 0.0
    """From the fault until somebody owned the table again."""
    owned_from: float = 0.0
    owned_until: float = inf
    """When that owner had the table."""


class Takeover(NamedTuple):
    fault: FaultRecord
    claim: ClaimAfterFault
    told_after_s: float | None
    """From the fault until somebody was told of what the next owner did, if it ever had something to do."""

    def find_other_faults(self, faults: Iterable[FaultRecord]) -> list[FaultRecord]:
        """What else was wrong while nobody owned the table."""
        end = self.fault.began + self.claim.seconds
        return [
            one
            for one in faults
            if one is not self.fault and one.began < end and _has_effect_until(one) > self.fault.began
        ]


def _has_effect_until(fault: FaultRecord) -> float:
    return fault.ended + RECOVERY_S * (fault.kind in DATABASE_KINDS)


def find_claim(fault: FaultRecord, changes: Sequence[OwnerChange]) -> ClaimAfterFault:
    """What a fault did to the ownership of a table that its node owned. `changes`: in their order."""
    later = [change for change in changes if change.since > fault.began]
    vacated = next((change for change in later if change.owner is None), None)
    # A dead process renews no lease; any other does, once it is well again.
    if vacated is None or (fault.kind != "kill" and vacated.since > fault.ended + RENEWAL_GRACE_S):
        return ClaimAfterFault("kept")
    claimed = next((one for one in later if one.since >= vacated.since and one.owner is not None), None)
    if claimed is None or claimed.since > fault.ended + LATEST_CLAIM_S:
        return ClaimAfterFault("left")
    outcome: Literal["awaited", "taken over"] = "taken over" if vacated.has_people else "awaited"
    lost = (one.since for one in later if one.since > claimed.since and one.owner is None)
    return ClaimAfterFault(outcome, claimed.since - fault.began, claimed.since, next(lost, inf))


def takeover_seconds(
    fault: FaultRecord, claim: ClaimAfterFault, table: TableChecker, heard: Mapping[int, float]
) -> float | None:
    """From a fault until somebody was told of what the next owner did: a computer player's move, or a pause.

    `heard`: when each version was first told to anybody. None: it never was, as where the game waited for
    somebody until that owner was gone, too.
    """
    if claim.outcome not in ("taken over", "awaited"):
        return None
    found = first_automatic_entry(claim.owned_from, table, before=claim.owned_until)
    if found is None or not _would_act_at_once(table, found):
        return None
    times = [at for version, at in heard.items() if version >= table.versions[found] and at > fault.began]
    return min(times) - fault.began if times else None


def _would_act_at_once(table: TableChecker, found: int) -> bool:
    """In a game with a clock, only a running one asks its owner to do something, and that is a pause."""
    assert table.truth.table is not None
    return not table.truth.table.game.clock or isinstance(table.entries[found], entries.Paused)


def first_automatic_entry(after: float, table: TableChecker, *, before: float = inf) -> int | None:
    """Its index in the log."""
    for number, (row, entry) in enumerate(zip(table.rows, table.entries, strict=True)):
        if after < row.at < before and is_automatic(entry):
            return number
    return None


def check_paused_clock(fault: FaultRecord, table: TableChecker) -> str | None:
    """A race whose node was gone: was its clock stopped later than that? Returns what is wrong."""
    found = first_automatic_entry(fault.began + LAST_COMMIT_S, table)
    entry = None if found is None else table.entries[found]
    if not found or not isinstance(entry, entries.Paused):
        return None
    earlier = list(zip(table.rows[:found], table.entries[:found], strict=True))
    if any(row.at > fault.began and isinstance(one, entries.Resumed) for row, one in earlier):
        return None  # somebody went on since, so that the clock ran again before this pause
    timed = [(row.at, one.at) for row, one in earlier if isinstance(one, TIMED_ENTRIES)]
    before = [(written, at) for written, at in timed if written <= fault.began]
    latest = max((at for written, at in timed if written > fault.began), default=0)
    if before:
        written, at = before[-1]
        latest = max(latest, at + round((fault.began - written) * 1000))
    if entry.at > latest + CLOCK_TOLERANCE_MS:
        return f"paused at {entry.at}, but showed at most {latest} when {fault.node} was gone ({fault.kind})"
    return None
