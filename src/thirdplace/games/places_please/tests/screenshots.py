"""Screens of Places, Please, brought to their telling moments: for `make screenshots`."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page
from support.live_site import page_texts
from support.screens import PEOPLE, open_first_seat, register_screen
from support.screenshot_stage import Stage, Table

TO_STANDING = page_texts("en", "places-please")("please-to-standing")


@contextmanager
def dictation(stage: Stage, **wanted: Any) -> Iterator[tuple[Table, Page]]:
    table = stage.make_table("places-please", *PEOPLE, **wanted)
    table.begin()
    with open_first_seat(stage, table) as page:
        yield table, page


@register_screen("Places, Please: one roll, five spaces")
def places_please(stage: Stage) -> Iterator[Page]:
    def third_roll(view: Any) -> bool:
        waiting = [seat for seat in view.seats if not seat.written]
        return view.round == 3 and len(view.rolls) == 3 and view.phase == "writing" and len(waiting) == 2

    with dictation(stage) as (table, page):
        table.play(until=third_roll)
        page.get_by_role("button", name="Continue").click()
        yield page


@register_screen("Places, Please: the numbers of a round, revealed and ranked")
def places_please_round(stage: Stage) -> Iterator[Page]:
    with dictation(stage) as (table, page):
        table.play(until=lambda view: view.round == 4)
        yield page


@register_screen("Places, Please: the end of the game")
def places_please_end(stage: Stage) -> Iterator[Page]:
    with dictation(stage) as (table, page):
        table.play()
        page.get_by_role("button", name=TO_STANDING).click()
        page.get_by_role("button", name="Play again").wait_for()
        yield page


@register_screen("Several people on one device: a curtain hides secrets")
def curtain(stage: Stage) -> Iterator[Page]:
    with dictation(stage) as (table, page):
        table.play(until=lambda view: view.phase == "writing")
        stage.go(page, f"/t/{table.id}#seat={table.tokens[1]}")
        page.get_by_role("button", name="Aroha").wait_for()
        yield page


@register_screen("A class: choose the rules, and see how a lesson goes")
def classroom(stage: Stage) -> Iterator[Page]:
    with stage.page("/class") as page:
        yield page
