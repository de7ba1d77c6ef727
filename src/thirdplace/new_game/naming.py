"""What a new game is called: checked before anything is written."""

import keyword
import re
import sys
from dataclasses import dataclass
from importlib.util import find_spec

from thirdplace.core.registry import all_games
from thirdplace.terminal.user_error import UserError

__all__ = ["MAX_NAME_LENGTH", "GameName", "check_name"]

MAX_NAME_LENGTH = 30
NAME_PATTERN = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
RESERVED_NAMES = frozenset({"game", "games", "test", "tests", "template", "web"})
"""Folders or addresses of ours that a game of this name would be mistaken for."""


@dataclass(frozen=True, slots=True)
class GameName:
    id: str
    """In messages and addresses: my-game."""

    @property
    def folder(self) -> str:
        """As a Python package: my_game."""
        return self.id.replace("-", "_")

    @property
    def title(self) -> str:
        """For people: My Game."""
        return " ".join(word.capitalize() for word in self.id.split("-"))


def check_name(given: str, *, is_package: bool) -> GameName:
    """Raises UserError. `is_package`: is Python to import it by this name alone?"""
    name = GameName(given.replace("_", "-"))
    if not NAME_PATTERN.fullmatch(name.id) or len(name.id) > MAX_NAME_LENGTH:
        raise UserError("cli-new-game-name", name=given, longest=MAX_NAME_LENGTH)
    if keyword.iskeyword(name.folder) or keyword.issoftkeyword(name.folder) or name.folder in RESERVED_NAMES:
        raise UserError("cli-new-game-reserved", name=given)
    if name.id in [game.id for game in all_games()]:
        raise UserError("cli-new-game-taken", name=given)
    if is_package and (name.folder in sys.stdlib_module_names or find_spec(name.folder) is not None):
        raise UserError("cli-new-game-module", name=name.folder)
    return name
