"""Places, Please in a real browser from the first move to its end, by keyboard alone."""

import pytest
from support.live_server import Json
from support.live_site import MAX_DECISIONS, LiveSite, count_recorded_actions

from thirdplace.games.places_please.tests.browser.decisions import decide

pytestmark = pytest.mark.browser

PLEASE = "places-please"


SHORT: Json = {"rounds": 2}


def test_places_please_against_computers_by_keyboard_alone(site: LiveSite) -> None:
    table = site.make_table(PLEASE, "Ann", "bot", "bot", options=SHORT)
    with site.open_browser(PLEASE) as ann:
        ann.open_seat(table)
        for _ in range(MAX_DECISIONS):
            if not decide(ann, ann.press_and_wait):
                break
        ann.wait_for_text("please-standing")
        assert count_recorded_actions(site, table.id) == 2 * 5 * (1 + 3)
