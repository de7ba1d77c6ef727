"""Place Race from planning to its review, and its timer, in three languages from a narrow phone to a desk."""

from collections.abc import Iterator

import pytest
from support.browser.width_checks import check_widths
from support.live_server import Json, TableMade
from support.live_site import BrowserUser, LiveSite

pytestmark = [pytest.mark.browser, pytest.mark.nightly]

RACE = "place-race"
LONG_NAMES: Json = {
    "hands": [
        ["auckland-1840", "palmerston-north-1928", "christchurch-2011", "invercargill-2009"],
        ["new-plymouth-1860", "aoraki-mount-cook-1894", "waikaremoana-2014", "arthurs-pass-1923"],
    ]
}
NEAR: Json = {"hands": [["waitangi-1840"], ["auckland-1840"]]}
"""One step for the first, none for the second."""


def begin_race(site: LiveSite, table: TableMade, *starts: str) -> None:
    for seat, city in enumerate(starts):
        site.do(table, seat, {"type": "start", "place": city})
        site.do(table, seat, {"type": "ready"})


def visit_phases(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    options = {"seconds_per_year": 60, "lead_years": 0}
    table = site.make_table(RACE, "Ann", "Ben", options=options, setup=LONG_NAMES)
    user.open_seat(table)
    user.button_starting("race-ready").wait_for()
    yield "planning"
    begin_race(site, table, "auckland", "hamilton")
    user.button_starting("race-turn-in", place="Auckland").wait_for()
    yield "racing"
    user.page.get_by_role("button", name=user.text_of("race-trade"), exact=True).first.click()
    user.page.get_by_role("heading", name=user.text_of("race-trade-title")).wait_for()
    yield "a trade"
    user.page.keyboard.press("Escape")
    site.do(table, 1, {"type": "offer", "to": 0, "give": "new-plymouth-1860", "take": "christchurch-2011"})
    user.wait_for_text("race-offers", name="Ben")
    yield "an offer"


def visit_endings(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    lost = site.make_table(
        RACE, "Ann", "Ben", options={"seconds_per_year": 0.4, "lead_years": 0}, setup=LONG_NAMES
    )
    user.open_seat(lost)
    user.button_starting("race-ready").wait_for()
    begin_race(site, lost, "auckland", "hamilton")
    user.wait_for_text("race-lost")
    yield "lost"
    won = site.make_table(RACE, "Ann", "Ben", options={"seconds_per_year": 60, "lead_years": 0}, setup=NEAR)
    user.open_seat(won)
    user.button_starting("race-ready").wait_for()
    begin_race(site, won, "whangarei", "auckland")
    user.button_starting("race-move", place="Waitangi").first.wait_for()
    site.do(won, 0, {"type": "move", "to": "waitangi"})
    site.do(won, 1, {"type": "turn-in", "card": "auckland-1840"})
    site.do(won, 0, {"type": "turn-in", "card": "waitangi-1840"})
    user.wait_for_text("race-won")
    yield "won"
    user.open(f"/replay/{lost.id}?review")
    user.page.locator("section.review h2").first.wait_for(timeout=60_000)  # the coach takes its time
    yield "review"


def visit_timer(user: BrowserUser) -> Iterator[str]:
    user.open("/timer")
    user.button("web-timer-start").click()
    user.button("web-timer-pause").wait_for()
    yield "the timer runs"
    user.button("web-timer-devices").click()
    user.button("web-timer-share").wait_for()
    yield "the timer on several devices"


def test_no_phase_overflows_or_cuts_a_word(site: LiveSite) -> None:
    with site.open_browser(RACE) as user:
        check_widths(user, visit_phases(site, user))


def test_no_ending_overflows_or_cuts_a_word(site: LiveSite) -> None:
    with site.open_browser(RACE) as user:
        check_widths(user, visit_endings(site, user))


def test_no_timer_overflows_or_cuts_a_word(site: LiveSite) -> None:
    with site.open_browser(RACE) as user:
        check_widths(user, visit_timer(user))
