"""What a game adds to a server: HTTP routes of its own, and tools that several devices share.

A game brings `http_routes.py`, with any of what `HttpRoutes` lists.

Functions here are pure: they read no clock and keep nothing. The server adds limits, queues, sockets, error
handling, the OpenAPI document and the types of the browser client.
"""

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol, cast

from thirdplace.core.defaults import http_routes as default_http_routes
from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.core.step import Move

__all__ = [
    "GameAtTable",
    "GameRoute",
    "HttpRoutes",
    "SharedTool",
    "TableRoute",
    "all_shared_tools",
    "example_record",
    "game_routes",
]


@dataclass(frozen=True, slots=True)
class GameRoute:
    """`POST path`: what a function makes of a body, and of nothing else."""

    path: str
    """Begins with "/api/"."""
    name: str
    """The id of the operation in the OpenAPI document: "read-notes"."""
    summary: str
    """A sentence for the OpenAPI document."""
    run: Callable[[Any], Any]
    """Raises Refused, which is told in the game's words."""
    body: Any
    """The type of the body."""
    answer: Any
    """The type of the answer."""
    example: Any
    """A body as JSON."""
    is_long: bool = False
    """Does it take more than a few milliseconds? Then it runs in another process."""
    type_prefix: str | None = None
    """For types that the client's common screens use, too: their names in TypeScript begin with this, and
    they stand in the client's protocol.ts. None: they stand in the game's own."""


@dataclass(frozen=True, slots=True)
class GameAtTable:
    """A game that is being played, or has been played, at a table."""

    options: Any
    state: Any
    moves: Sequence[Move]
    unchosen: AbstractSet[int]
    """Which of the moves the table made for somebody who was late."""


@dataclass(frozen=True, slots=True)
class TableRoute:
    """`GET /api/tables/{table}/path`: what a function makes of a table's game, in another process.

    Anyone who has the table's id may ask, so it may use nothing but what everybody may know.
    """

    path: str
    """Numbers in it stand in braces: "rounds/{round}/report"."""
    name: str
    summary: str
    run: Callable[..., Any]
    """Takes a GameAtTable, and the numbers by their names. Raises Refused."""
    answer: Any
    code_elsewhere: str
    """The code with which the route is refused at tables of other games."""
    numbers: Mapping[str, range] = field(default_factory=dict)
    type_prefix: str | None = None


@dataclass(frozen=True, slots=True)
class SharedTool:
    """Something that several devices show and change together, found by its code: a timer, say.

    A server keeps its state in its store, and offers it as `POST /api/<name>s`, `GET /api/<name>s/{<name>}`
    and a WebSocket below that. An unknown code is refused as `unknown-<name>`, one of the codes of the game.
    `now` is the time in milliseconds since it was opened, the same on all servers that share a store.
    """

    name: str
    summary: str
    """What it is for: a sentence for the OpenAPI document."""
    new: Any
    """The type of the body that opens one."""
    example: Any
    """Such a body as JSON."""
    action: Any
    """The union of the messages with which devices change it."""
    shown: Any
    """The type of what devices are told."""
    state: Any
    """The type of its state, which is stored as JSON."""
    open: Callable[[Any, int], Any]
    """open(new, now): its first state."""
    act: Callable[[Any, Any, int], Any]
    """act(state, action, now): the state after it. Raises Refused."""
    show: Callable[[Any, str, int], Any]
    """show(state, code, devices): what every device is told, of type `shown`."""


class HttpRoutes(Protocol):
    """http_routes.py. What a game leaves out is in core/defaults/http_routes.py."""

    ROUTES: Sequence[GameRoute | TableRoute]
    SHARED_TOOLS: Sequence[SharedTool]
    EXAMPLE_RECORD: Any
    """A short finished game as JSON, for the description of routes that take records; None: there is none."""


def _find_part(game: Game) -> HttpRoutes:
    return cast(HttpRoutes, game.part("http_routes") if game.brings("http_routes") else default_http_routes)


def game_routes(game: Game) -> Sequence[GameRoute | TableRoute]:
    return _find_part(game).ROUTES


@cache
def all_shared_tools() -> Sequence[tuple[Game, SharedTool]]:
    """The tools that games bring, each with its game."""
    return [(game, tool) for game in all_games() for tool in _find_part(game).SHARED_TOOLS]


def example_record(game: Game) -> Any:
    """None: the game brings none."""
    return _find_part(game).EXAMPLE_RECORD
