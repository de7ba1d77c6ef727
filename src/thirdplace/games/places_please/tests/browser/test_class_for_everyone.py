"""Screens of a class and of its sheets for everyone: axe-core by day and by night, and forced colours."""

from typing import Any

import pytest
from playwright.sync_api import expect
from support.live_site import DESK, PHONE, LiveSite, send_command, take_seats
from support.screen_checks import check_accessible, check_looks_differ

from thirdplace.games.places_please.tests.browser.class_page import open_class
from thirdplace.games.places_please.tests.browser.lesson_table import make_lesson, send_lead_action, take_over

pytestmark = pytest.mark.browser

PLEASE = "places-please"


SLOTS = ("hundreds", "tens", "ones")


def test_the_printing_page_with_every_field(site: LiveSite) -> None:
    with site.open_browser(PLEASE, size=DESK) as user:
        user.open(f"/print/{PLEASE}#lesson")
        user.page.get_by_label(user.text_of("print-rolls"), exact=True).last.fill("42")
        user.page.get_by_label(user.text_of("option-goal-target")).check()
        address = user.page.get_by_placeholder("https://")
        address.fill("https://play.example.org")
        address.press("Tab")
        user.button("print-size-large").click()
        expect(user.region("print-preview")).to_have_attribute("aria-busy", "false")
        check_accessible(user, "lesson sheet", PHONE, DESK)


def test_a_lesson_from_the_teachers_window_to_the_podium(site: LiveSite) -> None:
    options: dict[str, Any] = {"places": 3, "garbage": 0, "rounds": 1}
    table = make_lesson(site, "Ann", "Ben", "Cleo", **options)
    with site.open_browser(PLEASE) as desk, site.open_browser(PLEASE, size=PHONE) as pupil:
        take_over(desk, table, f"/lead/{table.id}")
        pupil.open_seat(table)
        for roll in range(3):
            send_lead_action(site, table, "roll")
            for seat in range(3):
                site.do(table, seat, {"type": "write", "slot": SLOTS[(roll + seat) % 3]})
        send_command(site, table, {"type": "pause"})
        pupil.wait_for_text("class-paused")
        check_accessible(pupil, "a class pauses")
        check_accessible(desk, "window of a paused class", DESK)
        send_command(site, table, {"type": "resume"})
        send_lead_action(site, table, "reveal")
        desk.page.get_by_role("table").wait_for()
        pupil.wait_for_text("please-last-round")
        check_accessible(pupil, "last round")
        expect(
            desk.page.get_by_role("columnheader", name=desk.text_of("please-latest-round"))
        ).to_be_visible()
        check_accessible(desk, "window after the game", DESK, (820, 1180))
        send_command(site, table, {"type": "show", "what": "1-standing"})
        pupil.page.locator("#own-place").or_(pupil.page.locator(".end-bar")).first.wait_for()
        check_accessible(pupil, "podium")
        desk.button("please-results").click()
        check_accessible(desk, "results", DESK, PHONE)


def test_what_is_chosen_shows_where_the_system_chooses_the_colours(site: LiveSite) -> None:
    with site.open_browser(PLEASE) as user:
        user.page.emulate_media(forced_colors="active", color_scheme="dark")
        user.open("/class")
        check_looks_differ(user.page.locator("button[lang=en]"), user.page.locator("button[lang=de]"))
        goals = user.page.locator("label").filter(has=user.page.locator("input[type=radio]"))
        check_looks_differ(
            goals.filter(has_text=user.text_of("option-goal-highest")),
            goals.filter(has_text=user.text_of("option-goal-lowest")),
        )
        table = open_class(user, places=3)
        sat = take_seats(site, table, "Ann", "Ben")
        user.click_and_wait(user.button_starting("web-start"))
        for slot in ("hundreds", "tens", "ones", "garbage"):
            user.click_and_wait(user.button("please-roll"))
            for one in sat:
                write = {"type": "do", "seat": one["seat"], "action": {"type": "write", "slot": slot}}
                site.request("POST", f"/api/tables/{table}/commands", write, one["token"])
        user.click_and_wait(user.button("please-class-reveal"))
        bar = user.page.locator(".bar").first
        check_looks_differ(bar, bar.locator(".."))  # a bar on its track
        check_looks_differ(user.button("please-class-step-spread"), user.button("please-class-step-ranking"))
        user.click_and_wait(user.button("please-class-to-ranking"))
        user.click_and_wait(user.button("please-class-to-plan"))
        check_looks_differ(user.page.locator("dl .best").first, user.page.locator("dl div:not(.best)").first)
