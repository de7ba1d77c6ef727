"""What the variables of this game's messages hold, and options that it refuses, for tests of its text."""

from collections.abc import Mapping
from typing import Any

from support.message_values import Source, messages_named

__all__ = ["VALUES", "WRONG_OPTIONS"]

VALUES: Mapping[str, Source] = {"other": messages_named("slot-", part="in")}
WRONG_OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (99, {}),
    (2, {"goal": "target", "target": 99999}),
    (2, {"target": 7}),
]
"""Numbers of seats and options that somebody may ask for, and is told why not."""
