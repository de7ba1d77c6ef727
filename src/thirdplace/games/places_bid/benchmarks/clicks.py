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
    over, look, take = _button(page, "Play again"), _button(page, "Choose"), _button(page, "Take .+ for")
    least, leave = _button(page, r"Bid \d"), _button(page, "Pass(?! for me)")  # on one's own turn
    take.or_(look).or_(leave).or_(over).first.wait_for()
    if over.is_visible():
        return None
    if take.or_(look).first.is_visible():
        if not take.first.is_visible():
            look.first.click()
        return take.first
    return least.first if least.first.is_visible() else leave.first


def _button(page: "Page", beginning: str) -> "Locator":
    return page.get_by_role("button", name=re.compile(f"^({beginning})"))
