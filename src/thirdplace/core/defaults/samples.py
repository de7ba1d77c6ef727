"""A game of which only the rulebook's game is tested, with messages taken from a random game."""

from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["MESSAGES", "OPTIONS", "ORDERS"]

OPTIONS: Sequence[Mapping[str, Any]] = ()
MESSAGES: Sequence[dict[str, Any]] = ()
ORDERS: Sequence[dict[str, Any]] = ()
