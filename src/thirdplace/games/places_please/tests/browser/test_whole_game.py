"""Places, Please in a real browser from the first move to its end, by keyboard alone."""

import pytest
from support.browsing import MOST, House, result
from support.serving import Json

from thirdplace.games.places_please.tests.browser.decisions import decide

pytestmark = pytest.mark.browser

PLEASE = "places-please"


SHORT: Json = {"rounds": 2}


def test_places_please_against_computers_by_keyboard_alone(house: House) -> None:
    table = house.make(PLEASE, "Ann", "bot", "bot", options=SHORT)
    with house.guest(PLEASE) as ann:
        ann.sit(table)
        for _ in range(MOST):
            if not decide(ann, ann.act_by_key):
                break
        ann.sees("please-standing")
        assert result(house, table.id) == 2 * 5 * (1 + 3)
