"""Screens that `make screenshots` takes pictures of: where each one is kept, and what they share.

The screens of a game stand in `tests/screenshots.py` of its folder; importing that file registers them.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page
from support.browser.screenshot_stage import Stage, Table

__all__ = ["PEOPLE", "SCREENS", "Screen", "open_first_seat", "register_screen"]

PEOPLE = ("Aroha", "Ben", "Clara", "Hakeem")


@dataclass(frozen=True)
class Screen:
    """`bring`: gives the page at its telling moment, and cleans up afterwards."""

    caption: str
    bring: Callable[[Stage], Any]
    in_docs: bool


SCREENS: dict[str, Screen] = {}


def register_screen(
    caption: str, *, in_docs: bool = True
) -> Callable[[Callable[[Stage], Iterator[Page]]], None]:
    """A generator that gives the page, and cleans up afterwards.

    `in_docs`: shown in docs/screenshots.md. The others are for those who look over every screen.
    """

    def keep(bring: Callable[[Stage], Iterator[Page]]) -> None:
        SCREENS[bring.__name__.replace("_", "-")] = Screen(caption, contextmanager(bring), in_docs)

    return keep


@contextmanager
def open_first_seat(stage: Stage, table: Table) -> Iterator[Page]:
    """The first player's device, there from the beginning: it has heard the whole story."""
    with stage.page(table.link) as page:
        page.get_by_text(table.names[-1]).first.wait_for()
        yield page
