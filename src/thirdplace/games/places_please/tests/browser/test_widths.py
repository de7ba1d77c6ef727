"""Places, Please at a table and in a class, in three languages from a narrow phone to a desk."""

from collections.abc import Iterator

import pytest
from support.browsing import Guest, House, see_the_end
from support.serving import QUICK
from support.widths import check_widths

from thirdplace.games.places_please.tests.browser.decisions import decide
from thirdplace.games.places_please.tests.browser.lesson_table import (
    PLEASE,
    lead,
    lesson,
    play_round,
    take_over,
)

pytestmark = pytest.mark.browser


def phases(house: House, guest: Guest) -> Iterator[str]:
    people = ("Ann", "bot", "bot", "bot", "bot", "bot")
    table = house.make(PLEASE, *people, options={"rounds": 2}, settings={**QUICK, "coach": True})
    guest.sit(table)
    assert decide(guest, guest.act)
    guest.button("please-throw", "digit").wait_for()
    yield "writing"
    guest.button("web-coach").click()
    guest.page.get_by_role("dialog").wait_for()
    yield "the coach"
    guest.page.keyboard.press("Escape")
    go_on, roll = guest.button("please-go-on"), guest.button("please-roll")
    asked = roll.or_(guest.button("please-write", "digit", "slot", "worth")).or_(go_on)
    asked = asked.or_(guest.button("please-throw", "digit"))
    while not go_on.is_visible():
        assert decide(guest, guest.act)
        asked.first.wait_for()
    yield "the numbers of a round"
    house.hand_over(table)
    see_the_end(guest)
    yield "the final standing"


def teaching(house: House, guest: Guest) -> Iterator[str]:
    table = lesson(house, "Ann", "Ben", "Cleo", rounds=1)
    take_over(guest, table, f"/big/{table.id}")
    yield "the big screen"
    guest.go(f"/lead/{table.id}")
    guest.page.locator("h1").first.wait_for()
    yield "the screen of who leads"
    play_round(house, table, apart=2)
    yield "the screen of who leads, after a round"
    guest.go(f"/big/{table.id}")
    guest.sees("please-class-spread")
    yield "the big screen, after a round"
    guest.button("please-class-to-ranking").click()
    guest.sees("please-ranking", round=1)
    yield "the numbers on the big screen"
    guest.button("please-class-to-plan").click()
    guest.sees("please-class-plan-how")
    yield "the best plan on the big screen"
    guest.button("please-class-to-standing").click()
    guest.region("please-standing").wait_for()
    yield "the final standing on the big screen"


def learning(house: House, guest: Guest) -> Iterator[str]:
    """A class of eight, on the phone of one of them."""
    table = lesson(house, "Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", start=False, rounds=1)
    guest.go(f"/t/{table.id}")
    guest.page.get_by_label(guest.say("web-your-name")).wait_for()
    yield "the way into a class"
    guest.page.goto("about:blank")
    guest.sit(table)
    guest.sees("class-in", name="Ann")
    yield "a pupil waits"
    house.ask("POST", f"/api/tables/{table.id}/start", None, table.host)
    lead(house, table, "roll")
    guest.button("please-throw", "digit").wait_for()
    yield "a pupil writes"


def test_no_phase_overflows_or_cuts_a_word(house: House) -> None:
    with house.guest(PLEASE) as guest:
        check_widths(guest, phases(house, guest))


def test_no_screen_of_a_teacher_overflows_or_cuts_a_word(house: House) -> None:
    with house.guest(PLEASE) as guest:
        check_widths(guest, teaching(house, guest))


def test_no_screen_of_a_pupil_overflows_or_cuts_a_word(house: House) -> None:
    with house.guest(PLEASE) as guest:
        check_widths(guest, learning(house, guest))
