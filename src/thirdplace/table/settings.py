"""How a table is run: what is not a rule of the game."""

from typing import Annotated, Literal

import msgspec

__all__ = ["CHANGEABLE_ANY_TIME", "Ranking", "Settings"]

Ranking = Literal["all", "top", "none"]
MAX_CLASS_LIST = 60
ListedName = Annotated[str, msgspec.Meta(max_length=200)]


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
    ranking: Ranking = "all"
    """Whose rank everyone is shown: everybody's, the first three's, nobody's. One's own is always shown."""
    class_list: Annotated[tuple[ListedName, ...], msgspec.Meta(max_length=MAX_CLASS_LIST)] = ()
    """The names that people choose from when they sit down; empty: everybody types a name."""
    listed_only: bool = False
    """With a class list: may only those sit down who are on it?"""


CHANGEABLE_ANY_TIME = frozenset({"ranking", "class_list", "listed_only"})
"""What the host may change at any time, while a game is played and after it, too."""
