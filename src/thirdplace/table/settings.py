"""How a table is run: what is not a rule of the game."""

from typing import Annotated

import msgspec

__all__ = ["Settings"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    thinking: Annotated[int, msgspec.Meta(ge=5, le=3600)] | None = None
    """Seconds for each decision in games without a clock. At their end the first legal action is done."""
    pause_on_drop: bool = True
    """In games with a clock: a player's lost connection stops it."""
    countdown: Annotated[int, msgspec.Meta(ge=0, le=10)] = 3
    """Seconds that everyone sees running down before a game's clock runs (on)."""
    rhythm: bool = True
    """Computer players and standing orders take a person's time."""
    reactions: bool = True
    onlookers: bool = True
    led: bool = False
    """The host leads: rolls and reveals for everyone, goes on without who is late; and only the host pauses,
    hands seats over and plays again. Nobody stands in while the host is away."""
    coach: bool = False
    """May players ask what an expert would do?"""
