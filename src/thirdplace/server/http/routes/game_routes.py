"""Routes that games bring (core/parts/http_routes.py), and their score pads, as the server mounts them."""

from collections.abc import Iterator
from typing import Any, Union

from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.parts.http_routes import GameRoute, TableRoute, game_routes
from thirdplace.core.parts.pad import pad_of
from thirdplace.core.refusal_words import in_words_of
from thirdplace.core.registry import all_games
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.route import Route
from thirdplace.server.http.slow_answers import run_while_connected, send_packed
from thirdplace.server.work.jobs import pack_game_route
from thirdplace.server.work.work_queue import READING

__all__ = ["make_game_routes"]

TABLE = "/api/tables/{table}/"
PADS = "/api/pads/"


def make_game_routes() -> Iterator[Route]:
    at_tables: dict[str, dict[str, TableRoute]] = {}
    for game in all_games():
        for route in (*_make_pad_routes(game), *game_routes(game)):
            if isinstance(route, GameRoute):
                yield _make_long_route(game, route) if route.is_long else _make_short_route(game, route)
            else:
                at_tables.setdefault(route.path, {})[game.id] = route
    for by_game in at_tables.values():
        yield _make_table_route(by_game)


def _make_pad_routes(game: Game) -> Iterator[GameRoute]:
    pad = pad_of(game)
    if pad is not None:
        yield GameRoute(
            path=PADS + game.id,
            name=f"settle-{game.id}",
            summary="What a game on paper comes to, by its rules. Nothing is kept.",
            run=pad.settle,
            body=pad.Sheet,
            answer=pad.Scores,
            example=pad.EXAMPLE,
        )


def _make_short_route(game: Game, route: GameRoute) -> Route:
    """Answered here and now."""

    async def run(context: RequestContext, request: web.Request, body: Any) -> Any:
        with in_words_of(game):
            return route.run(body)

    return Route(
        "POST",
        route.path,
        run,
        route.answer,
        route.body,
        route.example,
        name=route.name,
        summary=route.summary,
    )


def _make_long_route(game: Game, route: GameRoute) -> Route:
    """Answered by another process, which also reads the body and writes the answer."""

    async def run(context: RequestContext, request: web.Request, body: bytes) -> web.StreamResponse:
        background = context.hub.worker_pools.background
        work = background.run(READING, context.client_of(request), pack_game_route, game, route.path, body)
        return await send_packed(request, await run_while_connected(request, work))

    return Route(
        "POST",
        route.path,
        run,
        route.answer,
        route.body,
        route.example,
        unread=True,
        queue="background",
        name=route.name,
        summary=route.summary,
    )


def _make_table_route(by_game: dict[str, TableRoute]) -> Route:
    """Several games may bring a route of the same path: the table's game answers."""
    any_route = next(iter(by_game.values()))

    async def run(context: RequestContext, request: web.Request, body: None) -> Any:
        numbers = {name: _number_in_path(request, name) for name in any_route.numbers}
        actor = await context.find_table(request)
        if actor.table.config.game not in by_game:
            raise Refused(any_route.code_elsewhere, actor.table.config.game)
        work = context.table_route_answers.get_answer(
            actor, any_route.path, numbers, context.client_of(request)
        )
        return await run_while_connected(request, work)

    return Route(
        "GET",
        TABLE + any_route.path,
        run,
        Union[tuple(route.answer for route in by_game.values())],  # noqa: UP007 - made at run time
        queue="background",
        name=any_route.name,
        summary=any_route.summary,
        parameters={
            name: {"type": "integer", "minimum": allowed.start, "maximum": allowed.stop - 1}
            for name, allowed in any_route.numbers.items()
        },
    )


def _number_in_path(request: web.Request, name: str) -> int:
    try:
        return int(request.match_info[name])
    except ValueError:
        raise Refused("bad-request", name) from None
