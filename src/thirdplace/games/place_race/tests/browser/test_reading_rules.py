"""Whoever reads a rule during a race stops the clock."""

import pytest
from support.browsing import House

from thirdplace.games.place_race import GAME

pytestmark = pytest.mark.browser

HOME = {"hands": [["auckland-1840"], ["nelson-1842"]]}


def test_no_year_passes_while_somebody_looks_up_a_rule(house: House) -> None:
    options = {"seconds_per_year": 60, "lead_years": 0}
    table = house.make(GAME.id, "Ann", "Ben", options=options, setup=HOME)
    for seat, place in enumerate(("auckland", "nelson")):
        house.do(table, seat, {"type": "start", "place": place})
        house.do(table, seat, {"type": "ready"})
    with house.guest(GAME.id) as guest:
        guest.sit(table)
        guest.starting("race-turn-in", place="Auckland").wait_for()
        guest.button("web-rules-open").click()
        guest.page.get_by_role("dialog").wait_for()
        guest.page.keyboard.press("Escape")
        guest.starting("race-resume-without", names="Ben").wait_for()
