"""Score pads over HTTP: a route for each game that brings one. Nothing is kept."""

from collections.abc import Iterator
from typing import Any

from aiohttp import web

from thirdplace.core.game import Game
from thirdplace.core.pad import Impossible, Pad, pad_of
from thirdplace.core.registry import all_games
from thirdplace.server.office import Office

__all__ = ["PADS", "Pads"]

PADS = "/api/pads/"


class Pads:
    """One game's pad, as a route wants it."""

    def __init__(self, game: Game, pad: Pad) -> None:
        self.path = PADS + game.id
        self.sheet, self.scores, self.example = pad.Sheet, pad.Scores, pad.EXAMPLE
        self._game, self._pad = game, pad
        self.__name__ = f"settle_{game.id}"
        self.__doc__ = "What a game on paper comes to, by its rules. Nothing is kept."

    async def __call__(self, office: Office, request: web.Request, body: Any) -> Any:
        try:
            return self._pad.settle(body)
        except Impossible as impossible:
            impossible.game = self._game
            raise

    @classmethod
    def all(cls) -> Iterator["Pads"]:
        for game in all_games():
            pad = pad_of(game)
            if pad is not None:
                yield cls(game, pad)
