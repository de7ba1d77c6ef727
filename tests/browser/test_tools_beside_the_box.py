"""For people with the box: the timer on one device and on several, years that are spoken, the score pad."""

import pytest
from support.games import CLOCK_GAME, LED_GAME
from support.live_site import LiveSite

pytestmark = pytest.mark.browser


# The score pad.


def test_there_is_no_pad_for_a_game_without_one(site: LiveSite) -> None:
    with site.open_browser(LED_GAME) as user:
        user.open(f"/pad/{CLOCK_GAME}")
        user.wait_for_text("web-lost")
