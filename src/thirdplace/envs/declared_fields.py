"""The fields of an observation, with those that every game has."""

from typing import Any

from thirdplace.core.environments.environment import ObservationField, fields_of, load_environment
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game

__all__ = ["HISTORY_COLUMNS", "declare_fields"]

HISTORY_COLUMNS = 2
"""For each action of the history: whose it was, and its id."""
HISTORY_ABOUT = (
    "The latest actions, the newest first: whose it was (1 is the observer; 0: there is none),"
    " and its id plus 1 (0: unknown, or there is none)."
)


def declare_fields(game: Game, s: Any, history: int) -> tuple[ObservationField, ...]:
    """What stands in an observation, for a prepared state and so many actions of the history."""
    if game.clock and not game.brings("environment"):
        raise Refused(
            "bad-options", f"{game.id} has a clock: it needs environment.py to tell whose time it is"
        )
    own = fields_of(game, s)
    if not history:
        return own
    most = max(s.seats, load_environment(game).count_ids(s))
    return (*own, ObservationField("history", (history, HISTORY_COLUMNS), 0, most, HISTORY_ABOUT))
