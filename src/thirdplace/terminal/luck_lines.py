"""What a check of a record's luck has shown: where its seed comes from, and what stays open."""

from collections.abc import Iterator

from thirdplace.core.records.record import Record
from thirdplace.core.records.share_check import list_open_questions
from thirdplace.text import Text

__all__ = ["describe_luck"]


def describe_luck(record: Record, say: Text) -> Iterator[str]:
    """A sentence for everything that is known of the seed of a record that holds."""
    shares, notes = record.shares or None, record.notes or ()
    if shares is not None:
        given = [record.names[number] for number, seat in enumerate(shares.seats) if seat.share]
        if given:
            yield say("luck-shares", count=len(given), names=", ".join(given))
    for question in list_open_questions(shares, notes, record.drawn_by or None, record.names):
        name = "" if question.seat is None else record.names[question.seat]
        yield say(f"luck-{question.code}", name=name, count=1 if shares is None else shares.round)
    for note in notes:
        if shares is not None and note.shown is not None and shares.seats[note.seat].share == note.share:
            yield say("luck-noted", name=record.names[note.seat])
