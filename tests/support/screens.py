"""Screens that `make screenshots` takes pictures of: where each one is kept, and what they share.

The screens of a game stand in `tests/screenshots.py` of its folder; importing that file registers them.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page
from support.screenshot_stage import Stage, Table

__all__ = ["PEOPLE", "SCREENS", "open_first_seat", "register_screen"]

PEOPLE = ("Aroha", "Ben", "Clara", "Hakeem")
Screen = Callable[[Stage], Any]
SCREENS: dict[str, tuple[str, Screen]] = {}


def register_screen(caption: str) -> Callable[[Callable[[Stage], Iterator[Page]]], None]:
    """A generator that gives the page, and cleans up afterwards."""

    def keep(bring: Callable[[Stage], Iterator[Page]]) -> None:
        SCREENS[bring.__name__.replace("_", "-")] = (caption, contextmanager(bring))

    return keep


@contextmanager
def open_first_seat(stage: Stage, table: Table) -> Iterator[Page]:
    """The first player's device, there from the beginning: it has heard the whole story."""
    with stage.page(table.link) as page:
        page.get_by_text(table.names[-1]).first.wait_for()
        yield page
