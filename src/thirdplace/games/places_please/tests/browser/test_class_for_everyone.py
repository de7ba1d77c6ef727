"""Screens of a class and of its sheets for everyone: axe-core by day and by night, and forced colours."""

from typing import Any

import pytest
from playwright.sync_api import expect
from support.browsing import DESK, PHONE, House, command, sit
from support.screen_checks import accessible, differ

from thirdplace.games.places_please.tests.browser.class_page import open_class
from thirdplace.games.places_please.tests.browser.lesson_table import lead, lesson, take_over

pytestmark = pytest.mark.browser

PLEASE = "places-please"


SLOTS = ("hundreds", "tens", "ones")


def test_the_printing_page_with_every_field(house: House) -> None:
    with house.guest(PLEASE, size=DESK) as guest:
        guest.go(f"/print/{PLEASE}#lesson")
        guest.page.get_by_label(guest.say("print-rolls"), exact=True).last.fill("42")
        guest.page.get_by_label(guest.say("option-goal-target")).check()
        address = guest.page.get_by_placeholder("https://")
        address.fill("https://play.example.org")
        address.press("Tab")
        guest.button("print-size-large").click()
        expect(guest.region("print-preview")).to_have_attribute("aria-busy", "false")
        accessible(guest, "lesson sheet", PHONE, DESK)


def test_a_lesson_from_the_teachers_window_to_the_podium(house: House) -> None:
    options: dict[str, Any] = {"places": 3, "garbage": 0, "rounds": 1}
    table = lesson(house, "Ann", "Ben", "Cleo", **options)
    with house.guest(PLEASE) as desk, house.guest(PLEASE, size=PHONE) as pupil:
        take_over(desk, table, f"/lead/{table.id}")
        pupil.sit(table)
        for roll in range(3):
            lead(house, table, "roll")
            for seat in range(3):
                house.do(table, seat, {"type": "write", "slot": SLOTS[(roll + seat) % 3]})
        command(house, table, {"type": "pause"})
        pupil.sees("class-paused")
        accessible(pupil, "a class pauses")
        accessible(desk, "window of a paused class", DESK)
        command(house, table, {"type": "resume"})
        lead(house, table, "reveal")
        desk.page.get_by_role("table").wait_for()
        pupil.sees("please-last-round")
        accessible(pupil, "last round")
        expect(desk.page.get_by_role("columnheader", name=desk.say("please-latest-round"))).to_be_visible()
        accessible(desk, "window after the game", DESK, (820, 1180))
        command(house, table, {"type": "show", "what": "1-standing"})
        pupil.page.locator("#own-place").or_(pupil.page.locator(".end-bar")).first.wait_for()
        accessible(pupil, "podium")
        desk.button("please-results").click()
        accessible(desk, "results", DESK, PHONE)


def test_what_is_chosen_shows_where_the_system_chooses_the_colours(house: House) -> None:
    with house.guest(PLEASE) as guest:
        guest.page.emulate_media(forced_colors="active", color_scheme="dark")
        guest.go("/class")
        differ(guest.page.locator("button[lang=en]"), guest.page.locator("button[lang=de]"))
        goals = guest.page.locator("label").filter(has=guest.page.locator("input[type=radio]"))
        differ(
            goals.filter(has_text=guest.say("option-goal-highest")),
            goals.filter(has_text=guest.say("option-goal-lowest")),
        )
        table = open_class(guest, places=3)
        sat = sit(house, table, "Ann", "Ben")
        guest.act(guest.starting("web-start"))
        for slot in ("hundreds", "tens", "ones", "garbage"):
            guest.act(guest.button("please-roll"))
            for one in sat:
                write = {"type": "do", "seat": one["seat"], "action": {"type": "write", "slot": slot}}
                house.ask("POST", f"/api/tables/{table}/commands", write, one["token"])
        guest.act(guest.button("please-class-reveal"))
        bar = guest.page.locator(".bar").first
        differ(bar, bar.locator(".."))  # a bar on its track
        differ(guest.button("please-class-step-spread"), guest.button("please-class-step-ranking"))
        guest.act(guest.button("please-class-to-ranking"))
        guest.act(guest.button("please-class-to-plan"))
        differ(guest.page.locator("dl .best").first, guest.page.locator("dl div:not(.best)").first)
