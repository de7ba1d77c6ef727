"""Whoever reads a rule during a race stops the clock."""

import pytest
from support.live_site import LiveSite

from thirdplace.games.place_race import GAME

pytestmark = pytest.mark.browser

HOME = {"hands": [["auckland-1840"], ["nelson-1842"]]}


def test_no_year_passes_while_somebody_looks_up_a_rule(site: LiveSite) -> None:
    options = {"seconds_per_year": 60, "lead_years": 0}
    table = site.make_table(GAME.id, "Ann", "Ben", options=options, setup=HOME)
    for seat, place in enumerate(("auckland", "nelson")):
        site.do(table, seat, {"type": "start", "place": place})
        site.do(table, seat, {"type": "ready"})
    with site.open_browser(GAME.id) as user:
        user.open_seat(table)
        user.button_starting("race-turn-in", place="Auckland").wait_for()
        user.button("web-rules-open").click()
        user.page.get_by_role("dialog").wait_for()
        user.page.keyboard.press("Escape")
        user.button_starting("race-resume-without", names="Ben").wait_for()
