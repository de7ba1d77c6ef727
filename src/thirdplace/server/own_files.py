"""Files that people made for a game, looked at before they are used: a route for each game that has such."""

from collections.abc import Iterator
from typing import Any

import msgspec
from aiohttp import web

from thirdplace.core.game import Game
from thirdplace.core.own import Own, own_of, read_own
from thirdplace.core.registry import all_games
from thirdplace.server.messages import FileText
from thirdplace.server.office import Office

__all__ = ["OwnFiles"]


class OwnFiles:
    """One game's, as a route wants it."""

    def __init__(self, game: Game, own: Own) -> None:
        self.path = f"/api/own/{game.id}"
        self.file = own.File
        self.example = {"text": msgspec.json.encode(own.EXAMPLE).decode()}
        self._game = game
        self.__name__ = f"read_own_{game.id}"
        self.__doc__ = "What is in a file that somebody made for this game, if all of it can be used."

    async def __call__(self, office: Office, request: web.Request, body: FileText) -> Any:
        return read_own(self._game, body.text)

    @classmethod
    def all(cls) -> Iterator["OwnFiles"]:
        for game in all_games():
            own = own_of(game)
            if own is not None:
                yield cls(game, own)
