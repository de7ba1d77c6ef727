"""How this game is played by clicks, for the benchmark of how soon a move is shown."""

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

__all__ = ["COMPUTERS", "OPTIONS", "next_click"]

COMPUTERS = 2
"""Computer players at the table."""
OPTIONS: dict[str, Any] = {}


def next_click(page: "Page") -> "Locator | None":
    """What is clicked next and goes to the server; None once the game is over."""
    over, on = _button(page, "Play again"), _button(page, "Go on")
    choice = _button(page, "Roll|Write|Throw")
    choice.or_(on).or_(over).first.wait_for()
    if over.is_visible():
        return None
    if on.is_visible():
        on.click()
    return choice.first


def _button(page: "Page", beginning: str) -> "Locator":
    return page.get_by_role("button", name=re.compile(f"^({beginning})"))
