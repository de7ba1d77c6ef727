"""What the variables of this game's messages hold, and options that it refuses, for tests of its text."""

from collections.abc import Mapping
from typing import Any

from support.text.message_values import NUMBERS, PEOPLE, Source, comma_lists, messages_named

__all__ = ["VALUES", "VALUES_BY_MESSAGE", "WRONG_OPTIONS"]

PLACES = ("Auckland", "Ōamaru", "Invercargill", "Wellington", "Arthur’s Pass", "Te Hāpua", "Ellesmere")
CARDS = ("Auckland 1840", "Ōamaru 1882", "Invercargill 1931", "Arthur’s Pass 1923", "Napier 1931")
YEARS = ("1808", "1811", "1840", "1931", "1980")
AGENDAS = (8, 12, 16)
"""How many cards there are in all."""

VALUES: Mapping[str, Source] = {
    **dict.fromkeys(("giver", "taker"), PEOPLE),
    **dict.fromkeys(("card", "give", "one"), CARDS),
    "action": messages_named("coach-skip"),
    "event": ("Hone Heke",),
    "other": ("Napier 1931", "Arthur’s Pass 1923", "Ōamaru 1882"),
    "place": PLACES,
    "places": NUMBERS,
    "speed": (0.5, 1, 1.5, 2),
    "take": tuple(reversed(CARDS)),
    "year": YEARS,
}
"""What a variable of this name holds in every message but those of `VALUES_BY_MESSAGE`."""

VALUES_BY_MESSAGE: Mapping[str, Mapping[str, Source]] = {
    "error-bad-options-lead_years": {"least": (0,), "most": (100,)},
    "error-bad-options-day_cards": {"least": (1,), "most": (5, 8, 11)},
    "error-bad-options-late_cards": {"least": (0,), "most": (2, 5)},
    "error-bad-options-start_year": {"least": ("1800",), "most": YEARS},
    "race-map": {"places": (44,), "lines": (74,)},
    "web-timer-spoken-fewer": {"step": (2, 5, 10, 20)},
    "told-late": {"cards": comma_lists(*CARDS)},
    "race-now": {"cards": comma_lists(*CARDS)},
    "race-won-text": {"cards": AGENDAS},
    "won": {"cards": AGENDAS},
    "lost": {"cards": AGENDAS},
    "race-glance": {"count": AGENDAS},
    "race-agenda-done": {"all": AGENDAS},
    "race-told-pace": {"pace": ("slower", "faster", "agreed")},
    "paper-deal-for": {"players": (2, 3, 4)},
}
"""What a variable holds in one message only."""

WRONG_OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (9, {}),
    (2, {"start_year": 2000}),
    (4, {"day_cards": 9}),
    (4, {"seconds_per_year": 1.00001}),
]
"""Numbers of seats and options that somebody may ask for, and is told why not."""
