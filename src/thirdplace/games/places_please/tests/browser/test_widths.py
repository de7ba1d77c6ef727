"""Places, Please at a table and in a class, in three languages from a narrow phone to a desk."""

from collections.abc import Iterator

import pytest
from support.browser.width_checks import FIND_FAULTS_SCRIPT, check_widths
from support.live_server import QUICK
from support.live_site import TWO_FRAMES, BrowserUser, LiveSite, go_to_end

from thirdplace.games.places_please.tests.browser.decisions import decide
from thirdplace.games.places_please.tests.browser.lesson_table import (
    PLEASE,
    make_lesson,
    play_round,
    send_lead_action,
    take_over,
)

pytestmark = [pytest.mark.browser, pytest.mark.nightly]


def visit_phases(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    people = ("Ann", "bot", "bot", "bot", "bot", "bot")
    table = site.make_table(PLEASE, *people, options={"rounds": 2}, settings={**QUICK, "coach": True})
    user.open_seat(table)
    assert decide(user, user.click_and_wait)
    user.button("please-throw", "digit").wait_for()
    yield "writing"
    user.button("web-coach").click()
    user.page.get_by_role("dialog").wait_for()
    yield "the coach"
    user.page.keyboard.press("Escape")
    go_on, roll = user.button("please-go-on"), user.button("please-roll")
    asked = roll.or_(user.button("please-write", "digit", "slot", "worth")).or_(go_on)
    asked = asked.or_(user.button("please-throw", "digit"))
    while not go_on.is_visible():
        assert decide(user, user.click_and_wait)
        asked.first.wait_for()
    yield "the numbers of a round"
    site.hand_over(table)
    go_to_end(user)
    yield "the final standing"


def visit_teacher_screens(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    table = make_lesson(site, "Ann", "Ben", "Cleo", rounds=1)
    take_over(user, table, f"/big/{table.id}")
    yield "the big screen"
    user.open(f"/lead/{table.id}")
    user.page.locator("h1").first.wait_for()
    yield "the screen of who leads"
    play_round(site, table, apart=2)
    yield "the screen of who leads, after a round"
    user.open(f"/big/{table.id}")
    user.wait_for_text("please-class-spread")
    yield "the big screen, after a round"
    user.button("please-class-to-ranking").click()
    user.wait_for_text("please-ranking", round=1)
    yield "the numbers on the big screen"
    user.button("please-class-to-plan").click()
    user.wait_for_text("please-class-plan-how")
    yield "the best plan on the big screen"
    user.button("please-class-to-standing").click()
    user.region("please-standing").wait_for()
    yield "the final standing on the big screen"


def visit_pupil_screens(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    """A class of eight, on the phone of one of them."""
    table = make_lesson(site, "Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", start=False, rounds=1)
    user.open(f"/t/{table.id}")
    user.page.get_by_label(user.text_of("web-your-name")).wait_for()
    yield "the way into a class"
    user.page.goto("about:blank")
    user.open_seat(table)
    user.wait_for_text("class-in", name="Ann")
    yield "a pupil waits"
    site.request("POST", f"/api/tables/{table.id}/start", None, table.host)
    send_lead_action(site, table, "roll")
    user.button("please-throw", "digit").wait_for()
    yield "a pupil writes"


def test_no_phase_overflows_or_cuts_a_word(site: LiveSite) -> None:
    with site.open_browser(PLEASE) as user:
        check_widths(user, visit_phases(site, user))


def test_no_screen_of_a_teacher_overflows_or_cuts_a_word(site: LiveSite) -> None:
    with site.open_browser(PLEASE) as user:
        check_widths(user, visit_teacher_screens(site, user))


def test_no_screen_of_a_pupil_overflows_or_cuts_a_word(site: LiveSite) -> None:
    with site.open_browser(PLEASE) as user:
        check_widths(user, visit_pupil_screens(site, user))


def test_names_are_whole_when_the_teachers_tablet_is_turned_upright(site: LiveSite) -> None:
    """What was found for a wide screen must not stay: marks were wider than their boxes."""
    table = make_lesson(site, "Ann", "Ben", "Cleo", rounds=1)
    with site.open_browser(PLEASE, size=(1024, 768)) as teacher:
        take_over(teacher, table, f"/big/{table.id}")
        teacher.page.get_by_text("Cleo").first.wait_for()
        for width, height in ((1180, 820), (820, 1180), (1024, 768), (768, 1024)):
            teacher.page.set_viewport_size({"width": width, "height": height})
            teacher.page.evaluate(TWO_FRAMES)
            assert teacher.page.evaluate(FIND_FAULTS_SCRIPT, "") == [], (width, height)
