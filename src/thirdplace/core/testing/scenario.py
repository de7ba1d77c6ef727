"""For tests that read like a rulebook: what happened as lines, refusals, golden games.

Shipped beside the conformance suite, so that games of other packages can use it.
"""

import os
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from thirdplace.core.action_words import write_words
from thirdplace.core.errors import Refused
from thirdplace.core.game import ALL, Event
from thirdplace.core.match import Match
from thirdplace.core.records.record import from_json, record_of, to_json, verify
from thirdplace.core.records.record_text import DescribeStep, from_text, to_text
from thirdplace.core.state import copy

__all__ = ["check_golden", "choices", "everyones_views", "line_of", "lines_of", "refused_action"]

SEAT_FIELDS = ("seat", "winners")
"""The fields of nearly all events whose numbers are seats. A game names its own where it has others."""


def lines_of(
    events: Iterable[Event], names: Sequence[str], seat_fields: Collection[str] = SEAT_FIELDS
) -> list[str]:
    """What happened, one line each: "bought seat=Lizzi card=red paid=9"."""
    return [line_of(msgspec.to_builtins(event), names, seat_fields) for event in events]


def line_of(told: dict[str, Any], names: Sequence[str], seat_fields: Collection[str] = SEAT_FIELDS) -> str:
    """One event as "type key=value ...", with people by name."""
    facts = (
        f"{key}={format_value(value, names if key in seat_fields else ())}"
        for key, value in told.items()
        if key != "type"
    )
    return " ".join([told["type"], *facts])


def format_value(value: Any, names: Sequence[str] = ()) -> str:
    """Lists with commas (lists of lists with slashes), a mapping as its values, a secret as "?".

    With `names`, whole numbers are seats.
    """
    if isinstance(value, list):
        nested = any(isinstance(one, list) for one in value)
        return ("/" if nested else ",").join(format_value(one, names) for one in value)
    if isinstance(value, dict):
        return "".join("_" if one is None else str(one) for one in value.values())
    if value is None:
        return "?"
    return names[value] if names and isinstance(value, int) else str(value)


def choices(match: Match, seat: int, at: int | None = None) -> list[str]:
    """The legal actions of a seat, in words.

    Example:
        >>> from thirdplace import new_match
        >>> from thirdplace.core.testing.scenario import choices, lines_of, refused_action
        >>> match = new_match("places-bid", 3, seed="tea", names=["Ann", "Bob", "Cy"], setup={"first": 0})
        >>> choices(match, 0)[:2]
        ['pass', 'bid 1']
        >>> refused_action(match, 1, {"type": "pass"})
        'not-your-turn'
        >>> lines_of(match.do(0, {"type": "bid", "amount": 3}).events(None), match.names)
        ['bid seat=Ann amount=3']
    """
    return [write_words(message) for message in match.legal(seat, at)]


def refused_action(match: Match, seat: int, action: Any, at: int | None = None) -> str:
    """The code with which an action is refused; nothing may change."""
    before, moves, views = copy(match.state), list(match.moves), everyones_views(match)
    try:
        match.do(seat, action, at)
    except Refused as refused:
        code = refused.code
    else:
        raise AssertionError(f"{action} of seat {seat} was not refused")
    assert match.state == before
    assert match.moves == moves
    assert everyones_views(match) == views
    return code


def everyones_views(match: Match) -> list[bytes]:
    """What the referee, an onlooker and each seat may know, as JSON."""
    return [msgspec.json.encode(match.view(viewer)) for viewer in (ALL, None, *range(match.seats))]


def check_golden(path: Path, match: Match, describe: DescribeStep) -> None:
    """A finished game goes as the stored text says, and the text is the whole record.

    With THIRDPLACE_GOLDEN=write the text is stored anew.
    """
    record = record_of(match)
    text = to_text(record, describe)
    if os.environ.get("THIRDPLACE_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    stored = path.read_text(encoding="utf-8")
    assert text.splitlines() == stored.splitlines()
    assert from_text(stored) == from_text(to_text(record)) == from_json(to_json(record)) == record
    assert verify(record).over
