"""PLACES Bid in each phase, and its companions for the box, in three languages from phone to desk."""

from collections.abc import Iterator

import pytest
from support.browser.width_checks import check_widths
from support.live_server import Json
from support.live_site import BrowserUser, LiveSite, go_to_end, open_menu

from thirdplace.games.places_bid.tests.browser.test_scribe import visit_scribe_screens

pytestmark = [pytest.mark.browser, pytest.mark.nightly]

BID = "places-bid"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
OLDER_NEWS = ".before"
"""What happened before falls out of its line, the oldest first."""
DEAL: Json = {"first": 0, "deck": ["hotel", "pool", "gym", "art-studio", "movie-theater", "city-hall"]}

LONG_NAMES: Json = {
    "first": 0,
    "deck": ["pool", "skyscraper", "community-theater", "apartment-complex", "amusement-park", "hospital"],
}


def visit_phases(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    table = site.make_table(BID, *NAMES[:3], setup=DEAL)
    user.open_seat(table)
    user.button_headed("bid-pass").wait_for()
    yield "one's turn to bid"
    told = user.updates
    site.do(table, 0, {"type": "bid", "amount": 3})
    user.wait_for_update(told)
    yield "somebody else's turn"
    for seat, action in ((1, {"type": "pass"}), (2, {"type": "pass"})):
        site.do(table, seat, action)
    user.page.get_by_text(user.text_of("bid-tap-a-card")).wait_for()
    yield "choosing"
    for seat in range(3):
        site.hand_over(table, seat)
    go_to_end(user)
    yield "the score"
    user.button("web-end-more").click()
    user.page.get_by_role("dialog").wait_for()
    yield "keep and share"
    user.open(f"/replay/{table.id}#12")
    user.page.get_by_role("slider").first.wait_for()
    yield "replay"


def visit_sheets(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    """With as many people as there can be."""
    table = site.make_table(BID, *NAMES, setup=LONG_NAMES)
    user.open_seat(table)
    user.button("web-table").wait_for()
    yield "six people"
    open_menu(user)
    yield "menu"
    user.button("web-rules-open").last.click()
    user.page.get_by_role("dialog").get_by_role("heading", level=3).first.wait_for()
    yield "rules over the table"


def test_no_phase_overflows_or_cuts_a_word(site: LiveSite) -> None:
    with site.open_browser(BID) as user:
        check_widths(user, visit_phases(site, user), meant=OLDER_NEWS)


def test_no_sheet_overflows_or_cuts_a_word(site: LiveSite) -> None:
    with site.open_browser(BID) as user:
        check_widths(user, visit_sheets(site, user))


def test_no_companion_of_the_box_overflows_or_cuts_a_word(site: LiveSite) -> None:
    with site.open_browser(BID) as user:
        check_widths(user, in_english(user, visit_scribe_screens(user)), meant=OLDER_NEWS)


def in_english(user: BrowserUser, found: Iterator[str]) -> Iterator[str]:
    """What follows is typed in the language in which it began."""
    for screen in found:
        yield screen
        if user.lang != "en":
            user.set_language("en")
