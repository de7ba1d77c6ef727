"""What a record says of the shares that its seed was mixed from: what is wrong with it, and what stays open.

The browser (client/src/lib/luck/checkShares.ts) and the script in docs/verify.md make the same checks in the
same order and call what they find by the same names.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from thirdplace.core.chance import commitment
from thirdplace.core.player_names.names import is_spare_name
from thirdplace.core.records.shares import DeviceNote, DrawnBy, SeatShare, Shares

__all__ = ["Finding", "find_share_faults", "list_open_questions"]


class Finding(NamedTuple):
    """Something that is wrong, or open; its sentence is `record-<code>` or `luck-<code>`."""

    code: str
    seat: int | None = None
    """Whose share or device it is about."""
    other: int | None = None
    """The seat whose commitment was another one, where that is somebody else's."""


def find_share_faults(
    seed: str, shares: Shares | None, notes: Sequence[DeviceNote], names: Sequence[str]
) -> Iterator[Finding]:
    """All that shows that the seed was not mixed as it should have been."""
    if shares is not None:
        yield from _find_faults_in_shares(seed, shares, len(names))
    for note in notes:
        yield from _find_faults_in_note(shares, note)


def _find_faults_in_shares(seed: str, shares: Shares, seats: int) -> Iterator[Finding]:
    if shares.server is None or commitment(shares.server) != shares.commitment:
        yield Finding("server-share")
    for number, seat in enumerate(shares.seats):
        if number >= seats or not _has_share_or_reason(seat):
            yield Finding("untold-share", min(number, seats - 1))
        elif seat.share is not None and (
            seat.commitment is None or commitment(seat.share) != seat.commitment
        ):
            yield Finding("seat-share", number)
    if shares.server is not None and shares.seed() != seed:
        yield Finding("mix")


def _has_share_or_reason(seat: SeatShare) -> bool:
    """Is there either a share, or a reason why there is none?"""
    return (seat.share is None) != (seat.why is None)


def _find_faults_in_note(shares: Shares | None, note: DeviceNote) -> Iterator[Finding]:
    if shares is None or note.seat >= len(shares.seats):
        if note.accepted or note.revealed:
            yield Finding("note-left-out", note.seat)
        return
    if note.shown is not None:
        if note.shown.commitment != shares.commitment:
            yield Finding("note-server", note.seat)
        recorded = [seat.commitment for seat in shares.seats]
        for other in range(max(len(recorded), len(note.shown.seats))):
            if _item_or_none(recorded, other) != _item_or_none(note.shown.seats, other):
                yield Finding("note-seat", note.seat, other)
    if note.rounds > shares.round:
        yield Finding("note-rounds", note.seat)
    own = shares.seats[note.seat]
    if own.share is not None and own.share != note.share and (note.accepted or note.revealed):
        yield Finding("note-share", note.seat)
    if own.share is None and (note.revealed or (note.accepted and own.why in ("none", "computer"))):
        yield Finding("note-left-out", note.seat)


def _item_or_none(values: Sequence[str | None], index: int) -> str | None:
    return values[index] if index < len(values) else None


def list_open_questions(
    shares: Shares | None, notes: Sequence[DeviceNote], drawn_by: DrawnBy | None, names: Sequence[str]
) -> Iterator[Finding]:
    """What no check can settle, so that it is told: who had no share, and who may have had a choice."""
    if shares is None or not any(seat.share for seat in shares.seats):
        yield Finding("device" if drawn_by == "device" else "alone")
    for number, seat in enumerate(shares.seats if shares is not None else ()):
        if seat.why is not None:
            yield Finding(seat.why, number)
    for number in range(len(names) if shares is None else len(shares.seats), len(names)):
        if not is_spare_name(names[number]):
            yield Finding("late", number)
    if shares is not None and shares.round > 1:
        yield Finding("again")
    for note in notes:
        if shares is None or note.seat >= len(shares.seats) or shares.seats[note.seat].share != note.share:
            yield Finding("not-mine", note.seat)
