"""What the variables of this game's messages hold, and options that it refuses, for tests of its text."""

from collections.abc import Mapping
from typing import Any

from support.text.message_values import (
    NUMBERS,
    PEOPLE,
    SEVERAL,
    Source,
    comma_lists,
    messages_named,
    several_names,
)

__all__ = ["VALUES", "VALUES_BY_MESSAGE", "WRONG_OPTIONS"]

CARDS = messages_named("card-")
CATEGORIES = messages_named("category-")

VALUES: Mapping[str, Source] = {
    **dict.fromkeys(("leader", "next"), PEOPLE),
    **dict.fromkeys(
        ("tokens", "received", "paid", "bid", "box", "lead", "price", "printed", "rival", "worth"), NUMBERS
    ),
    "action": messages_named("coach-pass"),
    "asked": ("choose", "bid"),
    "card": CARDS,
    "category": CATEGORIES,
    "other": CARDS,
    "outbid_quarters_number": (0, 1, 2, 3, 4),
    "project": (0, 5),
    "set": (0, 1, 2, 10),
    "then": ("pass", "ask"),
    "token": (0, 0.4, 1, 1.5, 2),
}
"""What a variable of this name holds in every message but those of `VALUES_BY_MESSAGE`."""

VALUES_BY_MESSAGE: Mapping[str, Mapping[str, Source]] = {
    "own-bad-many": {"count": SEVERAL, "most": (6,)},
    "paper-aid-bid": {"tokens": (5,)},
    "paper-aid-empty": {"tokens": (2, 5)},
    "paper-aid-market": {"three": (2,), "four": (3,), "more": (4,)},
    "pad-tokens": {"tokens": (140, 180), "box": (130,)},
    "refused-projects": {"count": (3, 4, 5, 6)},
    "tie": {"names": several_names},
    "bid-pad-equal": {"names": several_names},
    "told-discarded": {"cards": CARDS},
    "pad-card-two": {"other": PEOPLE[1:]},
    "pad-bids": {"other": PEOPLE[1:]},
    "headline": {"cards": (0, 1, 2, 8, 11, 21)},
    "bid-wait-pick": {"rank": (1, 2, 3, 4, 5, 6)},
    "refused-card-players": {"players": (3, 4, 5, 6)},
    "ask-pass-choose": {"rank": (1, 2, 3, 4, 5)},
    "told-round": {"market": comma_lists("Hotel", "Opera")},
    "pad-project-two": {"project": CATEGORIES, "other": PEOPLE[1:]},
}
"""What a variable holds in one message only."""

WRONG_OPTIONS: list[tuple[int, dict[str, Any]]] = [(9, {}), (3, {"first": 5})]
"""Numbers of seats and options that somebody may ask for, and is told why not."""
