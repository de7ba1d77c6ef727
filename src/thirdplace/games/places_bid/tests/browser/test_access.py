"""Every screen of PLACES Bid for everyone: axe-core, three languages on a phone, nothing jumps."""

from collections.abc import Callable, Iterator

import pytest
from support.live_server import Json
from support.live_site import TWO_FRAMES, BrowserUser, LiveSite
from support.screen_checks import (
    Act,
    check_nothing_jumps,
    check_screens,
    visit_big_screen,
    visit_end,
    visit_replay,
)

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


def visit_auction_screens(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    table = site.make_table(BID, "Ann", "bot", "bot", setup={"first": 0})
    user.open_seat(table)
    user.button_headed("bid-pass").wait_for()
    yield "auction"
    user.button("web-table").click()
    user.page.get_by_role("dialog").wait_for()
    yield "menu"
    user.button("web-pause").click()
    user.region("web-paused").wait_for()
    yield "pause"
    yield from visit_big_screen(user, table)
    user.button("web-resume").click()
    while not user.page.get_by_text(user.text_of("bid-tap-a-card")).is_visible():
        assert decide(user, user.click_and_wait)
        user.page.wait_for_timeout(50)
    yield "choosing"
    yield from visit_end(site, user, table)
    user.button("web-end-more").click()
    user.page.get_by_role("dialog").wait_for()
    yield "keep and share"
    yield from visit_replay(user, table)


@pytest.mark.parametrize("way", [visit_auction_screens])
def test_every_screen_is_accessible(
    site: LiveSite, way: Callable[[LiveSite, BrowserUser], Iterator[str]]
) -> None:
    with site.open_browser(BID) as user:
        check_screens(user, way(site, user))


def test_nothing_jumps_when_others_move(site: LiveSite) -> None:
    check_nothing_jumps(site, BID, ("Ann", "Ben", "Cleo"), {"setup": DEAL}, AUCTION, 0.015)


DOCK_TOP = "document.querySelector('.dock').getBoundingClientRect().top"
WIDE_SIZES = ((820, 1180), (1024, 768), (1180, 820), (1280, 800), (1920, 1080))
NAMES = ("Alexandra", "Maximilian", "Margherita")


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_own_controls_keep_their_place_through_a_round(site: LiveSite, lang: str) -> None:
    """Whether one waits, bids, may take a move back or chooses; a phone has no room to keep."""
    table = site.make_table(BID, *NAMES, setup=DEAL)
    tops: dict[tuple[int, int], dict[str, float]] = {size: {} for size in WIDE_SIZES}
    with site.open_browser(BID, lang=lang) as user:
        user.open_seat(table, 1)
        user.button("web-table").wait_for()
        for number, (seat, what, more) in enumerate(AUCTION):
            before = user.updates
            site.do(table, seat, {"type": what, **more})
            user.wait_for_update(before)
            for width, height in WIDE_SIZES:
                user.page.set_viewport_size({"width": width, "height": height})
                top = user.page.evaluate(f"{TWO_FRAMES}.then(() => {DOCK_TOP})")
                tops[width, height][f"{number} {what}"] = top
    for size, found in tops.items():
        assert max(found.values()) - min(found.values()) < 2, f"{size}: {found}"
