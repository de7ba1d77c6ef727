"""What a screen is told of each game before it is played."""

from thirdplace.core.game import PARTS, Game
from thirdplace.core.options.option_schema import option_schema
from thirdplace.server.http.web_files import screen_address
from thirdplace.server.wire_messages import GameInfo
from thirdplace.text import Text

__all__ = ["make_game_info"]

PARTS_WITHOUT_SCREEN = (
    "chance_nodes",
    "environment",
    "environment_players",
    "http_routes",
    "picture",
    "samples",
)
"""Parts of a game that no screen offers."""


def make_game_info(game: Game, say: Text, root: str) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=say("title"),
        summary=say("summary"),
        fewest=game.seats.start,
        most=game.seats.stop - 1,
        clock=game.clock,
        turn=game.turn,
        calls=game.calls,
        parts=[part for part in PARTS if part not in PARTS_WITHOUT_SCREEN and game.brings(part)],
        options=option_schema(game),
        screen=screen_address(game, root),
    )
