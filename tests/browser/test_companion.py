"""For people with the box: the timer on one device and on several, years that are spoken, the score pad."""

import pytest
from support.browsing import House
from support.games import CLOCK_GAME, LED_GAME

pytestmark = pytest.mark.browser


# The score pad.


def test_there_is_no_pad_for_a_game_without_one(house: House) -> None:
    with house.guest(LED_GAME) as guest:
        guest.go(f"/pad/{CLOCK_GAME}")
        guest.sees("web-lost")
