"""The play screen of PLACES Bid: computer players are marked on every size."""

import pytest
from playwright.sync_api import expect
from support.live_server import Json, TableMade
from support.live_site import DESK, PHONE, LiveSite, again_button
from support.screen_checks import check_looks_differ

pytestmark = pytest.mark.browser

BID = "places-bid"


ONE_ROUND: Json = {"first": 0, "projects": ["A", "E", "S"], "deck": ["hotel", "community-theater"]}


def test_computer_players_are_marked_on_every_size_and_shown_their_own_project(site: LiveSite) -> None:
    """While they play, and in a replay through their eyes."""
    table = site.make_table(BID, "Ann", "bot", "bot", setup=ONE_ROUND)
    with site.open_browser(BID) as ann:
        ann.open_seat(table)
        ann.region("bid-your-move").wait_for()
        for size in ((320, 568), (390, 664), (844, 390), (568, 320), (820, 1180), (1280, 800)):
            ann.page.set_viewport_size({"width": size[0], "height": size[1]})
            for seat in (1, 2):
                mark = ann.page.locator(f"[data-seat='{seat}'] .kind svg")
                expect(mark).to_be_in_viewport(ratio=1)
        site.hand_over(table)
        again_button(ann).wait_for()
        ann.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        ann.open(f"/replay/{table.id}#1")
        eyes = ann.page.get_by_role("combobox", name=ann.text_of("web-replay-eyes"))
        eyes.select_option("1")
        expect(ann.page.locator("[data-seat='0'] .project")).to_have_count(0)  # nobody else's
        assert ann.page.locator("[data-seat='1'] .project").inner_text().startswith("E")


def end_auction(site: LiveSite, table: TableMade) -> None:
    """Ann takes the hotel, the last one of the round what is left."""
    site.do(table, 0, {"type": "bid", "amount": 1})
    site.do(table, 1, {"type": "pass"})
    site.do(table, 2, {"type": "pass"})
    site.do(table, 0, {"type": "choose", "card": "hotel"})


def test_what_is_chosen_shows_where_the_system_chooses_the_colours(site: LiveSite) -> None:
    table = site.make_table(BID, "Ann", "Ben", "Cleo", setup={"first": 0})
    with site.open_browser(BID, size=PHONE) as user:
        user.page.emulate_media(forced_colors="active")
        user.open_seat(table)
        user.button_headed("bid-pass").wait_for()
        seats = user.page.locator("[data-seat]")
        check_looks_differ(seats.and_(user.page.locator("[aria-current=true]")), seats.nth(1))
        for seat, action in ((0, {"type": "bid", "amount": 3}), (1, {"type": "pass"}), (2, {"type": "pass"})):
            site.do(table, seat, action)
        cards = user.region("bid-market").get_by_role("button")
        cards.nth(1).click()
        check_looks_differ(cards.nth(1), cards.first)
