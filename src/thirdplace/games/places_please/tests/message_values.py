"""What the variables of this game's messages hold, and options that it refuses, for tests of its text."""

from collections.abc import Mapping
from typing import Any

from support.text.message_values import (
    DIGITS,
    NUMBERS,
    POSITIVE,
    ROUNDS,
    SEVERAL,
    Source,
    comma_lists,
    decimal_numbers,
    messages_named,
    percentages,
)

__all__ = ["VALUES", "VALUES_BY_MESSAGE", "WRONG_OPTIONS"]

SLOTS = messages_named("slot-", part="in")

VALUES: Mapping[str, Source] = {
    **dict.fromkeys(("digit", "better", "wanted"), DIGITS),
    **dict.fromkeys(("lead", "worth", "places"), NUMBERS),
    **dict.fromkeys(("other", "slot", "room"), SLOTS),
    "action": messages_named("coach-roll"),
    "goal": messages_named("goal-highest", "goal-lowest"),
    "often": messages_named("often-"),
    "planned": ROUNDS,
    "rolls": POSITIVE,
    "sides": (6, 10),
}
"""What a variable of this name holds in every message but those of `VALUES_BY_MESSAGE`."""

VALUES_BY_MESSAGE: Mapping[str, Mapping[str, Source]] = {
    "please-class-go-on-away": {"count": POSITIVE},
    "please-class-go-on": {"count": POSITIVE},
    "please-best-several-highest": {"count": SEVERAL},
    "please-best-several-lowest": {"count": SEVERAL},
    "please-best-several-target": {"count": SEVERAL},
    "please-won-many": {"count": SEVERAL},
    "told-rolled": {"value": DIGITS},
    "told-wrote": {"value": DIGITS},
    "ask-write": {"value": DIGITS},
    "pad-short": {"places": (3, 4, 5, 6, 7)},
    "pad-long": {"places": (3, 4, 5, 6, 7)},
    "pad-rolls": {"rolls": (3, 4, 5, 8)},
    "please-end-text": {"rounds": (0, 1, 2, 8, 11)},
    "told-ended": {"rounds": (0, 1, 2, 8, 11)},
    "please-podium-place": {"place": (1, 2, 3)},
    "please-pad-told": {"points": comma_lists("Anna 5", "Enzo 3")},
    "please-rolled": {"digit": messages_named("please-digit-")},
    "please-write": {"worth": (0, 1, 8, 80, 800, 1000)},
    "please-class-desk-shown": {"step": messages_named("please-class-step-")},
    "solved-title": {"rounds": (1, 2, 6, 12)},
    "solved-percent": {"percent": decimal_numbers("0.1", "1.5", "80.0")},
    "solved-against": {"chance": percentages},
    "solved-exploitability": {"points": decimal_numbers("0.008", "1.500")},
    "paper-book-nth": {"roll": (1, 2, 3, 4, 5)},
    "sheet-lesson-together": {"digits": ("1, 8, 4, 2",)},
}
"""What a variable holds in one message only."""

WRONG_OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (99, {}),
    (2, {"goal": "target", "target": 99999}),
    (2, {"target": 7}),
]
"""Numbers of seats and options that somebody may ask for, and is told why not."""
