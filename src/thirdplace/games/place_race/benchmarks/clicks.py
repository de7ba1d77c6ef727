"""How this game is played by clicks, for the benchmark of how soon a move is shown."""

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

__all__ = ["COMPUTERS", "OPTIONS", "next_click"]

COMPUTERS = 1
"""Computer players at the table."""
OPTIONS: dict[str, Any] = {"seconds_per_year": 20}


def next_click(page: "Page") -> "Locator | None":
    """What is clicked next and goes to the server; None once the game is over."""
    over, ready = _button(page, "Play again"), _button(page, "Ready")
    choice = _button(page, "Move to|Skip").and_(page.locator("[aria-disabled=false]"))
    ready.or_(choice).or_(over).first.wait_for()
    if over.is_visible():
        return None
    if ready.is_visible():
        page.get_by_role("combobox", name="Start").select_option(index=1)
        return ready
    return choice.first


def _button(page: "Page", beginning: str) -> "Locator":
    return page.get_by_role("button", name=re.compile(f"^({beginning})"))
