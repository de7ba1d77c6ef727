"""What people make for a game themselves and keep in a file: their own cards, in the box's blank ones.

A game brings `custom_file.py`:

    OPTION               the option that takes what is in such a file
    File                 a struct: the whole file
    EXAMPLE              a file as JSON, for the description of the route
    read(text) -> File   by the game's own rules; raises BadFile

On the command line such a file is an option's value: `--option KEY=@file.json`. A server has a route for it
where the game brings one (core/parts/http_routes.py).
"""

from typing import Any, Protocol

from thirdplace.core.game import Game
from thirdplace.core.parts.coach import Reason
from thirdplace.core.parts.pad import Impossible
from thirdplace.core.refusal_words import in_words_of

__all__ = ["BadFile", "CustomFilePart", "get_custom_file_part", "read_custom_file"]


class CustomFilePart(Protocol):
    """custom_file.py of a game."""

    OPTION: str
    File: Any
    EXAMPLE: Any

    def read(self, text: str) -> Any:
        """The file, if all of it can be used."""

    def option(self, file: Any) -> Any:
        """What the option is set to, as JSON."""


class BadFile(Impossible):
    """Nothing of a file is used if a part of it cannot be; `reason` says which part, and why."""

    def __init__(self, reason: Reason, where: str = "") -> None:
        super().__init__(reason, where)
        self.code = "bad-file"


def get_custom_file_part(game: Game) -> CustomFilePart | None:
    """None: there is nothing that people could make for it."""
    if not game.brings("custom_file"):
        return None
    part: CustomFilePart = game.part("custom_file")
    return part


def read_custom_file(game: Game, text: str) -> Any:
    """The file, for a game that has such files. A refusal can be told in the game's words."""
    part = get_custom_file_part(game)
    assert part is not None
    with in_words_of(game):
        return part.read(text)
