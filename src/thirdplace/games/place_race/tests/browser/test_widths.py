"""Place Race from planning to its review, and its timer, in three languages from a narrow phone to a desk."""

from collections.abc import Iterator

import pytest
from support.browsing import Guest, House
from support.serving import Json, TableMade
from support.widths import check_widths

pytestmark = pytest.mark.browser

RACE = "place-race"
LONG_NAMES: Json = {
    "hands": [
        ["auckland-1840", "palmerston-north-1928", "christchurch-2011", "invercargill-2009"],
        ["new-plymouth-1860", "aoraki-mount-cook-1894", "waikaremoana-2014", "arthurs-pass-1923"],
    ]
}
NEAR: Json = {"hands": [["waitangi-1840"], ["auckland-1840"]]}
"""One step for the first, none for the second."""


def begin(house: House, table: TableMade, *starts: str) -> None:
    for seat, city in enumerate(starts):
        house.do(table, seat, {"type": "start", "place": city})
        house.do(table, seat, {"type": "ready"})


def phases(house: House, guest: Guest) -> Iterator[str]:
    options = {"seconds_per_year": 60, "lead_years": 0}
    table = house.make(RACE, "Ann", "Ben", options=options, setup=LONG_NAMES)
    guest.sit(table)
    guest.starting("race-ready").wait_for()
    yield "planning"
    begin(house, table, "auckland", "hamilton")
    guest.starting("race-turn-in", place="Auckland").wait_for()
    yield "racing"
    guest.page.get_by_role("button", name=guest.say("race-trade"), exact=True).first.click()
    guest.page.get_by_role("heading", name=guest.say("race-trade-title")).wait_for()
    yield "a trade"
    guest.page.keyboard.press("Escape")
    house.do(table, 1, {"type": "offer", "to": 0, "give": "new-plymouth-1860", "take": "christchurch-2011"})
    guest.sees("race-offers", name="Ben")
    yield "an offer"


def endings(house: House, guest: Guest) -> Iterator[str]:
    lost = house.make(
        RACE, "Ann", "Ben", options={"seconds_per_year": 0.4, "lead_years": 0}, setup=LONG_NAMES
    )
    guest.sit(lost)
    guest.starting("race-ready").wait_for()
    begin(house, lost, "auckland", "hamilton")
    guest.sees("race-lost")
    yield "lost"
    won = house.make(RACE, "Ann", "Ben", options={"seconds_per_year": 60, "lead_years": 0}, setup=NEAR)
    guest.sit(won)
    guest.starting("race-ready").wait_for()
    begin(house, won, "whangarei", "auckland")
    guest.starting("race-move", place="Waitangi").first.wait_for()
    house.do(won, 0, {"type": "move", "to": "waitangi"})
    house.do(won, 1, {"type": "turn-in", "card": "auckland-1840"})
    house.do(won, 0, {"type": "turn-in", "card": "waitangi-1840"})
    guest.sees("race-won")
    yield "won"
    guest.go(f"/replay/{lost.id}?review")
    guest.page.locator("section.review h2").first.wait_for(timeout=60_000)  # the coach takes its time
    yield "review"


def timer(guest: Guest) -> Iterator[str]:
    guest.go("/timer")
    guest.button("web-timer-start").click()
    guest.button("web-timer-pause").wait_for()
    yield "the timer runs"
    guest.button("web-timer-devices").click()
    guest.button("web-timer-share").wait_for()
    yield "the timer on several devices"


def test_no_phase_overflows_or_cuts_a_word(house: House) -> None:
    with house.guest(RACE) as guest:
        check_widths(guest, phases(house, guest))


def test_no_ending_overflows_or_cuts_a_word(house: House) -> None:
    with house.guest(RACE) as guest:
        check_widths(guest, endings(house, guest))


def test_no_timer_overflows_or_cuts_a_word(house: House) -> None:
    with house.guest(RACE) as guest:
        check_widths(guest, timer(guest))
