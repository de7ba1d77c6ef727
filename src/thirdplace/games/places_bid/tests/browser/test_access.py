"""Every screen of PLACES Bid for everyone: axe-core, three languages on a phone, nothing jumps."""

from collections.abc import Callable, Iterator

import pytest
from support.browsing import Guest, House
from support.screen_checks import Act, again, check_nothing_jumps, check_screens, ending, wall
from support.serving import Json

from thirdplace.games.places_bid.tests.browser.decisions import decide

pytestmark = pytest.mark.browser

BID = "places-bid"
DEAL: Json = {"first": 0, "deck": ["hotel", "pool", "gym", "art-studio", "movie-theater", "city-hall"]}
AUCTION: list[Act] = [
    (0, "bid", {"amount": 3}),
    (1, "bid", {"amount": 4}),
    (2, "bid", {"amount": 5}),
    (0, "pass", {}),
    (1, "pass", {}),
    (2, "choose", {"card": "hotel"}),
    (1, "choose", {"card": "pool"}),
]


def auction(house: House, guest: Guest) -> Iterator[str]:
    table = house.make(BID, "Ann", "bot", "bot", setup={"first": 0})
    guest.sit(table)
    guest.headed("bid-pass").wait_for()
    yield "auction"
    guest.button("web-table").click()
    guest.page.get_by_role("dialog").wait_for()
    yield "menu"
    guest.button("web-pause").click()
    guest.region("web-paused").wait_for()
    yield "pause"
    yield from wall(guest, table)
    guest.button("web-resume").click()
    while not guest.page.get_by_text(guest.say("bid-tap-a-card")).is_visible():
        assert decide(guest, guest.act)
        guest.page.wait_for_timeout(50)
    yield "choosing"
    yield from ending(house, guest, table)
    guest.button("web-end-more").click()
    guest.page.get_by_role("dialog").wait_for()
    yield "keep and share"
    yield from again(guest, table)


@pytest.mark.parametrize("way", [auction])
def test_every_screen_is_for_everyone(house: House, way: Callable[[House, Guest], Iterator[str]]) -> None:
    with house.guest(BID) as guest:
        check_screens(guest, way(house, guest))


def test_nothing_jumps_when_others_move(house: House) -> None:
    check_nothing_jumps(house, BID, ("Ann", "Ben", "Cleo"), {"setup": DEAL}, AUCTION, 0.015)
