"""What a game publishes for programs: cards, map and numbers, and JSON Schemas of its messages.

Views hold ids only. A game's `data.py` says what stands behind them::

    Data                       a msgspec struct with a name of its own and the tag {"game": id}
    game_data(say) -> Data     with names in the language of `say` (a `thirdplace.text.Text`)
"""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar, Union

import msgspec

from thirdplace.core.game import Event, Game

__all__ = ["DataModule", "GameDescription", "GameSchemas", "data_module", "describe_game", "event_types"]

D = TypeVar("D")
Say = Callable[..., str]


class DataModule(Protocol):
    """data.py of a game."""

    Data: Any

    def game_data(self, say: Say) -> Any:
        """Everything that is printed on the game's cards and board."""


class GameSchemas(msgspec.Struct, frozen=True):
    """JSON Schemas of what programs send and receive."""

    options: dict[str, Any]
    setup: dict[str, Any]
    action: dict[str, Any]
    view: dict[str, Any]
    event: dict[str, Any]
    order: dict[str, Any] | None
    """The schema of standing orders; null if the game has none."""


class GameDescription(msgspec.Struct, Generic[D], frozen=True):
    """What a program needs to know of a game before it plays (`thirdplace.describe_game`).

    Attributes:
        id: As `thirdplace.find_game` takes it.
        title: In the language that was asked for, like all text in it.
        summary: One sentence.
        min_seats: The fewest who can play.
        max_seats: The most.
        real_time: Does a clock run?
        schemas: JSON Schemas of all messages.
    """

    id: str
    title: str
    summary: str
    min_seats: int
    max_seats: int
    real_time: bool
    team: bool
    """Does everyone win together, or nobody?"""
    schemas: GameSchemas
    data: D
    """The game's own: cards, places, numbers."""


def data_module(game: Game) -> DataModule | None:
    """The game's data.py; None if the game publishes nothing."""
    if not game.brings("data"):
        return None
    module: DataModule = game.part("data")
    return module


def describe_game(game: Game, say: Say) -> GameDescription[Any]:
    """Everything a program needs to know before it plays, with names in the language of `say`."""
    module = data_module(game)
    return GameDescription(
        id=game.id,
        title=say("title"),
        summary=say("summary"),
        min_seats=game.seats.start,
        max_seats=game.seats.stop - 1,
        real_time=game.clock,
        team=game.team,
        schemas=_schemas(game),
        data=None if module is None else module.game_data(say),
    )


def event_types(game: Game) -> list[type[Event]]:
    """The game's kinds of events, in the order in which view.py declares them; without any, their base."""
    kinds = [kind for kind in vars(game.views).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in kinds if kind is not Event] or [Event]


def _schemas(game: Game) -> GameSchemas:
    return GameSchemas(
        options=msgspec.json.schema(game.opening.Options),
        setup=msgspec.json.schema(game.opening.Setup),
        action=msgspec.json.schema(game.actions.MESSAGES),
        view=msgspec.json.schema(vars(game.views)["View"]),
        event=msgspec.json.schema(Union[tuple(event_types(game))]),  # noqa: UP007 - made at run time
        order=None if game.orders is None else msgspec.json.schema(game.orders.MESSAGES),
    )
