"""What the variables of this game's messages hold, and options that it refuses, for tests of its text."""

from collections.abc import Mapping
from typing import Any

from support.message_values import Source

__all__ = ["VALUES", "WRONG_OPTIONS"]

VALUES: Mapping[str, Source] = {"other": ("Napier 1931", "Arthur’s Pass 1923", "Ōamaru 1882")}
WRONG_OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (9, {}),
    (2, {"start_year": 2000}),
    (4, {"day_cards": 9}),
    (4, {"seconds_per_year": 1.00001}),
]
"""Numbers of seats and options that somebody may ask for, and is told why not."""
