"""Routes that games bring (core/parts/http_routes.py), answered on a device."""

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.parts.http_routes import GameRoute, game_routes
from thirdplace.core.registry import find_game

__all__ = ["answer_game_route"]


def answer_game_route(game_id: str, path: str, body: str) -> str:
    """What the game's route with this path answers, as JSON. Raises Refused."""
    game = find_game(game_id)
    for route in game_routes(game):
        if isinstance(route, GameRoute) and route.path == path:
            try:
                wanted = msgspec.json.decode(body, type=route.body)
            except msgspec.DecodeError as wrong:
                raise Refused("bad-request", str(wrong)) from wrong
            try:
                return msgspec.json.encode(route.run(wanted)).decode()
            except Refused as refused:
                refused.game = game  # told in its words
                raise
    raise Refused("bad-request", path)
