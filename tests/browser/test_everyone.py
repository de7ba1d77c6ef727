"""Screens of a class and of paper for everyone: axe-core by day and by night, and forced colours."""

from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect
from support.browsing import DESK, PHONE, Guest, House
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME

from thirdplace.games.places_please.tests.browser.class_page import open_class, sit
from thirdplace.games.places_please.tests.browser.lesson_table import command, lead, lesson, take_over

pytestmark = pytest.mark.browser

SLOTS = ("hundreds", "tens", "ones")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def accessible(guest: Guest, screen: str, *sizes: tuple[int, int]) -> None:
    """Nothing for axe-core to find, in either scheme, at any of these sizes."""
    for size in sizes or (PHONE,):
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        for scheme in SCHEMES:
            guest.page.emulate_media(color_scheme=scheme)
            assert guest.violations() == [], (screen, size, scheme)


def test_the_printing_page_with_every_field(house: House) -> None:
    with house.guest(LED_GAME, size=DESK) as guest:
        guest.go(f"/print/{LED_GAME}#lesson")
        guest.page.get_by_label(guest.say("print-rolls"), exact=True).last.fill("42")
        guest.page.get_by_label(guest.say("option-goal-target")).check()
        address = guest.page.get_by_placeholder("https://")
        address.fill("https://play.example.org")
        address.press("Tab")
        guest.button("print-size-large").click()
        expect(guest.region("print-preview")).to_have_attribute("aria-busy", "false")
        accessible(guest, "lesson sheet", PHONE, DESK)


@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME, CLOCK_GAME])
def test_a_pause_on_phone_and_wall(house: House, game: str) -> None:
    table = house.make(game, "Ann", "Ben", "Cleo")
    with house.guest(game, size=PHONE) as phone, house.guest(game) as wall:
        phone.sit(table)
        wall.go(f"/big/{table.id}")
        phone.page.locator("[data-seat]").first.wait_for()
        command(house, table, {"type": "pause"}, table.tokens[1])
        phone.page.get_by_role("button", name=phone.say("web-resume")).first.wait_for()
        wall.sees("web-paused")
        accessible(phone, "pause")
        accessible(wall, "paused wall", DESK)


def test_a_lesson_from_the_teachers_window_to_the_podium(house: House) -> None:
    options: dict[str, Any] = {"places": 3, "garbage": 0, "rounds": 1}
    table = lesson(house, "Ann", "Ben", "Cleo", **options)
    with house.guest(LED_GAME) as desk, house.guest(LED_GAME, size=PHONE) as pupil:
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


def test_groups_under_way(house: House) -> None:
    with house.guest(TURN_GAME) as teacher:
        teacher.go("/groups")
        for _ in range(3):
            teacher.button("web-less").click()
        teacher.button("groups-open-count", count=1).click()
        card = teacher.page.get_by_role("article").first
        id = house.ask("GET", f"/api/codes/{card.locator('.code').inner_text()}")["id"]
        sit(house, id, "Maximiliane-Josefina", "Ben", "Cleo")
        card.get_by_role("button", name=teacher.say("web-start")).click()
        expect(card.locator(".turn")).to_have_count(1)
        accessible(teacher, "groups", DESK, PHONE)


LOOKS = """it => {
  const look = getComputedStyle(it);
  const outline = look.outlineStyle === "none" ? "" : look.outlineColor + look.outlineWidth;
  return [look.backgroundColor, look.borderTopColor, look.borderTopWidth, outline].join();
}"""


def differ(chosen: Locator, other: Locator) -> None:
    """Can the chosen one be told by its ground, its border or its outline?"""
    chosen.wait_for()
    assert chosen.evaluate(LOOKS) != other.evaluate(LOOKS)


def test_what_is_chosen_shows_where_the_system_chooses_the_colours(house: House) -> None:
    with house.guest(LED_GAME) as guest:
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
    table_of_bid = house.make(TURN_GAME, "Ann", "Ben", "Cleo", setup={"first": 0})
    with house.guest(TURN_GAME, size=PHONE) as guest:
        guest.page.emulate_media(forced_colors="active")
        guest.sit(table_of_bid)
        guest.headed("bid-pass").wait_for()
        seats = guest.page.locator("[data-seat]")
        differ(seats.and_(guest.page.locator("[aria-current=true]")), seats.nth(1))
        for seat, action in ((0, {"type": "bid", "amount": 3}), (1, {"type": "pass"}), (2, {"type": "pass"})):
            house.do(table_of_bid, seat, action)
        cards = guest.region("bid-market").get_by_role("button")
        cards.nth(1).click()
        differ(cards.nth(1), cards.first)
