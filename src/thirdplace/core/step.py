"""A move, as it was played, and a step: what it made of the state."""

from collections.abc import Sequence
from typing import Any

import msgspec

from thirdplace.core.game import Event, Game, Viewer

__all__ = ["Move", "Step"]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An action as it was played: who, what, and when on the game's clock (milliseconds).

    Attributes:
        seat: Whose action it was.
        action: The message, or what JSON makes of one.
        at: When, in milliseconds on the game's clock.

    Example:
        >>> from thirdplace import new_match
        >>> match = new_match("places-please", 2, seed="kitchen table")
        >>> step = match.do(0, {"type": "roll"})
        >>> match.moves[-1]
        Move(seat=0, action=Roll(), at=0)
    """

    seat: int
    action: Any
    at: int | None = None  # in records written by hand: when the one before was


class Step(msgspec.Struct, frozen=True, eq=False, gc=False):
    """What one action, or the passing of time, made of a state.

    Attributes:
        game: The game that is played.
        options: Its options.
        before: The state before. (States are the rules' own; most programs read views and events.)
        after: The state after.
        seat: Whose action it was; None if only time has passed.
        action: The action's number in the game's rules; None if only time has passed.

    Example:
        >>> from thirdplace import new_match
        >>> match = new_match("places-please", 2, seed="kitchen table", setup={"rolls": [4]})
        >>> match.do(0, {"type": "roll"}).events(None)
        [Rolled(seat=0, value=4)]
    """

    game: Game
    options: Any
    before: Any
    after: Any
    seat: int | None = None
    action: int | None = None

    def events(self, viewer: Viewer) -> list[Event]:
        """What happened, as far as one viewer may know.

        Args:
            viewer: A seat, an onlooker (None), or the referee (`thirdplace.ALL`).
        """
        return list(self.events_for([viewer])[0])

    def events_for(self, viewers: Sequence[Viewer]) -> list[Sequence[Event]]:
        """What happened, for each of these viewers: the same object for those who may know the same.

        Args:
            viewers: Seats, onlookers (None) and referees (`thirdplace.ALL`), in any order.
        """
        events_for = self.game.views.events_for
        return events_for(self.before, self.after, self.options, self.seat, self.action, viewers)
