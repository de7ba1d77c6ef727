"""PLACES Bid in each phase, and its companions for the box, in three languages from phone to desk."""

from collections.abc import Iterator

import pytest
from support.browsing import Guest, House, open_menu, see_the_end
from support.serving import Json
from support.widths import check_widths

from thirdplace.games.places_bid.tests.browser.test_scribe import screens

pytestmark = pytest.mark.browser

BID = "places-bid"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
OLDER_NEWS = ".before"
"""What happened before falls out of its line, the oldest first."""
DEAL: Json = {"first": 0, "deck": ["hotel", "pool", "gym", "art-studio", "movie-theater", "city-hall"]}


def phases(house: House, guest: Guest) -> Iterator[str]:
    table = house.make(BID, *NAMES[:3], setup=DEAL)
    guest.sit(table)
    guest.headed("bid-pass").wait_for()
    yield "one's turn to bid"
    told = guest.updates
    house.do(table, 0, {"type": "bid", "amount": 3})
    guest.wait_for_update(told)
    yield "somebody else's turn"
    for seat, action in ((1, {"type": "pass"}), (2, {"type": "pass"})):
        house.do(table, seat, action)
    guest.page.get_by_text(guest.say("bid-tap-a-card")).wait_for()
    yield "choosing"
    for seat in range(3):
        house.hand_over(table, seat)
    see_the_end(guest)
    yield "the score"
    guest.button("web-end-more").click()
    guest.page.get_by_role("dialog").wait_for()
    yield "keep and share"
    guest.go(f"/replay/{table.id}#12")
    guest.page.get_by_role("slider").first.wait_for()
    yield "replay"


def sheets(house: House, guest: Guest) -> Iterator[str]:
    """With as many people as there can be."""
    table = house.make(BID, *NAMES)
    guest.sit(table)
    guest.button("web-table").wait_for()
    yield "six people"
    open_menu(guest)
    yield "menu"
    guest.button("web-rules-open").last.click()
    guest.page.get_by_role("dialog").get_by_role("heading", level=3).first.wait_for()
    yield "rules over the table"


def test_no_phase_overflows_or_cuts_a_word(house: House) -> None:
    with house.guest(BID) as guest:
        check_widths(guest, phases(house, guest), meant=OLDER_NEWS)


def test_no_sheet_overflows_or_cuts_a_word(house: House) -> None:
    with house.guest(BID) as guest:
        check_widths(guest, sheets(house, guest))


def test_no_companion_of_the_box_overflows_or_cuts_a_word(house: House) -> None:
    with house.guest(BID) as guest:
        check_widths(guest, in_english(guest, screens(guest)), meant=OLDER_NEWS)


def in_english(guest: Guest, found: Iterator[str]) -> Iterator[str]:
    """What follows is typed in the language in which it began."""
    for screen in found:
        yield screen
        if guest.lang != "en":
            guest.speak("en")
