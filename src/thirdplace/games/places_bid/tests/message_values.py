"""What the variables of this game's messages hold, and options that it refuses, for tests of its text."""

from collections.abc import Mapping
from typing import Any

from support.message_values import Source, messages_named

__all__ = ["VALUES", "WRONG_OPTIONS"]

VALUES: Mapping[str, Source] = {"card": messages_named("card-"), "other": messages_named("card-")}
WRONG_OPTIONS: list[tuple[int, dict[str, Any]]] = [(9, {}), (3, {"first": 5})]
"""Numbers of seats and options that somebody may ask for, and is told why not."""
