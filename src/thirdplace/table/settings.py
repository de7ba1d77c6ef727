"""Settings of a table: everything that is not a rule of the game."""

from typing import Annotated, Literal

import msgspec

__all__ = ["CHANGEABLE_ANY_TIME", "Ranking", "Settings"]

Ranking = Literal["all", "top", "none"]
MAX_CLASS_LIST = 60
ListedName = Annotated[str, msgspec.Meta(max_length=200)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    thinking: Annotated[int, msgspec.Meta(ge=5, le=3600)] | None = None
    """Seconds for each decision, in games without a clock. Then the first legal action is done."""
    pause_on_drop: bool = True
    """In games with a clock: does a player's lost connection pause the game?"""
    countdown: Annotated[int, msgspec.Meta(ge=0, le=10)] = 3
    """Seconds of countdown before a game's clock starts or resumes."""
    rhythm: bool = True
    """Do computer players and standing orders take as long as a person?"""
    reactions: bool = True
    onlookers: bool = True
    led: bool = False
    """The host leads: rolls and reveals for everyone, and goes on without those who are late. Only the host
    pauses, hands seats over and makes the next table, and nobody replaces an absent host."""
    coach: bool = False
    """May players ask what an expert would do?"""
    ranking: Ranking = "all"
    """Whose rank everyone is shown: everybody's, the first three's, nobody's. One's own is always shown."""
    class_list: Annotated[tuple[ListedName, ...], msgspec.Meta(max_length=MAX_CLASS_LIST)] = ()
    """The names that people choose from when they sit down; empty: everybody types a name."""
    listed_only: bool = False
    """With a class list: may only those sit down who are on it?"""


CHANGEABLE_ANY_TIME = frozenset({"ranking", "class_list", "listed_only"})
"""Settings that the host may also change during and after a game."""
