"""PLACES Bid in a real browser from the first move to its end, by keyboard alone."""

import pytest
from support.browsing import MOST, House, result

from thirdplace.games.places_bid.tests.browser.decisions import decide

pytestmark = pytest.mark.browser

BID = "places-bid"


def test_places_bid_against_computers_by_keyboard_alone(house: House) -> None:
    """From the shelf: one key on "Play now", and a game begins."""
    with house.guest(BID) as ann:
        ann.hurry()
        ann.go()
        box = ann.page.get_by_role("article").filter(has_text=ann.say("box-places-bid.claim"))
        ann.tab_to(box.get_by_role("button", name=ann.say("web-play-now")))
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_url("**/t/*")
        for turn in range(MOST):
            if not decide(ann, ann.act_by_key, greedy=turn % 3 == 0):
                break
        ann.region("bid-score-sheet").wait_for()
        assert result(house, ann.page.url.rpartition("/")[2]) > 20
