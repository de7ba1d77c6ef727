"""PLACES Bid in a real browser from the first move to its end, by keyboard alone."""

import pytest
from support.live_site import MAX_DECISIONS, LiveSite, count_recorded_actions

from thirdplace.games.places_bid.tests.browser.decisions import decide

pytestmark = pytest.mark.browser

BID = "places-bid"


def test_places_bid_against_computers_by_keyboard_alone(site: LiveSite) -> None:
    """From the shelf: one key on "Play now", and a game begins."""
    with site.open_browser(BID) as ann:
        ann.speed_up_new_tables()
        ann.open()
        box = ann.page.get_by_role("article").filter(has_text=ann.text_of("box-places-bid.claim"))
        ann.tab_to(box.get_by_role("button", name=ann.text_of("web-play-now")))
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_url("**/t/*")
        for turn in range(MAX_DECISIONS):
            if not decide(ann, ann.press_and_wait, greedy=turn % 3 == 0):
                break
        ann.region("bid-score-sheet").wait_for()
        assert count_recorded_actions(site, ann.page.url.rpartition("/")[2]) > 20
