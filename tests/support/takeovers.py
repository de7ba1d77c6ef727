"""How long a table stood still because the node that owned it was gone, as its people saw it."""

from collections.abc import Mapping, Sequence

from support.faults import FaultRecord
from support.history_checker import TableChecker, is_automatic

from thirdplace.table import entries

__all__ = ["TAKEOVER_KINDS", "check_paused_clock", "claim_seconds", "takeover_seconds"]

TAKEOVER_KINDS = ("kill", "stop", "partition")
LAST_COMMIT_S = 0.1
"""So long after a fault, an entry may still be one that the node sent before."""
LATEST_CLAIM_S = 30.0
"""Later it is because of something else."""
CLOCK_TOLERANCE_MS = 1000
TIMED_ENTRIES = (entries.Moved, entries.Ticked, entries.Paused, entries.Resumed)
"""Entries that say what a running clock showed."""


def claim_seconds(fault: FaultRecord, owners: Sequence[tuple[str, float]]) -> float | None:
    """From a fault until another node owned the table. None: that never happened."""
    times = [since for owner, since in owners if since > fault.began and owner != fault.node]
    return min(times) - fault.began if times and min(times) < fault.ended + LATEST_CLAIM_S else None


def takeover_seconds(fault: FaultRecord, table: TableChecker, heard: Mapping[int, float]) -> float | None:
    """From a fault until somebody was told of what an owner does: a computer player's move, or a pause.

    `heard`: when each version was first told to anybody. None: it never was, as where a game ended before.
    """
    found = first_automatic_entry(fault, table)
    if found is None or not _would_act_at_once(table, found):
        return None
    times = [at for version, at in heard.items() if version >= table.versions[found] and at > fault.began]
    return min(times) - fault.began if times else None


def _would_act_at_once(table: TableChecker, found: int) -> bool:
    """In a game with a clock, only a running one asks its owner to do something, and that is a pause."""
    assert table.truth.table is not None
    return not table.truth.table.game.clock or isinstance(table.entries[found], entries.Paused)


def first_automatic_entry(fault: FaultRecord, table: TableChecker) -> int | None:
    """Its index in the log."""
    for number, (row, entry) in enumerate(zip(table.rows, table.entries, strict=True)):
        if row.at > fault.began + LAST_COMMIT_S and is_automatic(entry):
            return number
    return None


def check_paused_clock(fault: FaultRecord, table: TableChecker) -> str | None:
    """A race whose node was gone: was its clock stopped later than that? Returns what is wrong."""
    found = first_automatic_entry(fault, table)
    entry = None if found is None else table.entries[found]
    if not found or not isinstance(entry, entries.Paused):
        return None
    timed = [
        (row.at, one.at)
        for row, one in zip(table.rows[:found], table.entries[:found], strict=True)
        if isinstance(one, TIMED_ENTRIES)
    ]
    before = [(written, at) for written, at in timed if written <= fault.began]
    latest = max((at for written, at in timed if written > fault.began), default=0)
    if before:
        written, at = before[-1]
        latest = max(latest, at + round((fault.began - written) * 1000))
    if entry.at > latest + CLOCK_TOLERANCE_MS:
        return f"paused at {entry.at}, but showed at most {latest} when {fault.node} was gone ({fault.kind})"
    return None
