"""The rules of a game as text: what `thirdplace rules` prints."""

from functools import cache
from io import StringIO

from rich.console import Console

from thirdplace.agents.agent_errors import CallRefused
from thirdplace.core.errors import Refused
from thirdplace.core.registry import all_games, find_game
from thirdplace.terminal.rules_page import print_rules
from thirdplace.terminal.screen import Screen
from thirdplace.terminal.user_error import UserError
from thirdplace.text import text_for

__all__ = ["read_rules"]

WIDTH = 100


class _Page(Screen):
    """A screen that only keeps what it is shown."""

    def __init__(self) -> None:
        super().__init__(plain=True)
        self.can_move_cursor = False
        self.file = StringIO()
        self.console = Console(
            file=self.file, width=WIDTH, color_system=None, highlight=False, markup=False, emoji=False
        )


@cache
def read_rules(game_id: str, lang: str, part: str) -> str:
    """One part of a game's rules page, or all of it. Raises CallRefused."""
    page = _Page()
    try:
        print_rules(page, find_game(game_id), lang, part)
    except Refused:
        raise CallRefused("unknown-game", games=", ".join(game.id for game in all_games())) from None
    except UserError as wrong:
        raise CallRefused("no-rules", wrong.in_words(text_for(lang))) from None
    return page.file.getvalue()
