"""Several people at one table of PLACES Bid: a browser each or one device for all, and no secret seen."""

import re
from contextlib import ExitStack

import pytest
from support.live_server import Json
from support.live_site import BrowserUser, LiveSite, again_button

from thirdplace.games.places_bid.tests.browser.decisions import asked_to_bid, decide

pytestmark = pytest.mark.browser

BID = "places-bid"


DEAL: Json = {"first": 0, "deck": ["hotel", "pool", "gym", "art-studio", "movie-theater", "city-hall"]}


def test_three_browsers_bid_to_the_end(site: LiveSite) -> None:
    """Each page asks its own person when it is their turn; cut off, reloaded, and all see the same score."""
    table = site.make_table(BID, "Ann", "Ben", "Cleo", setup=DEAL)
    with ExitStack() as stack:
        ann, ben, _ = users = [stack.enter_context(site.open_browser(BID)) for _ in range(3)]
        for seat, user in enumerate(users):
            user.open_seat(table, seat)
        for turn in range(40):
            user = _whose_turn(users)
            if again_button(user).is_visible():
                break
            if turn == 2:
                ben.page.reload()
            if turn == 4:
                ann.cut_off = True
                ann.page.context.set_offline(True)
                ann.wait_for_text("web-reconnecting")
                ann.page.context.set_offline(False)
                ann.page.get_by_text(ann.text_of("web-reconnecting")).wait_for(state="hidden")
            assert decide(user, user.click_and_wait, greedy=turn % 3 < 2)
        for user in users:
            user.region("bid-score-sheet").wait_for()
        assert len({user.page.locator(".sheet table").inner_text() for user in users}) == 1


def _whose_turn(users: list[BrowserUser]) -> BrowserUser:
    """Whose page asks for something, or tells that it is over."""
    for _ in range(500):
        for user in users:
            if asked_to_bid(user).is_visible():
                return user
            user.page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_one_device_for_three_bidders_to_the_end(site: LiveSite) -> None:
    """No curtain: the board turns to whose turn it is, and the project lies face down until it is held."""
    table = site.make_table(BID, "Ann", "Ben", "Cleo", setup=DEAL)
    with site.open_browser(BID) as all_three:
        for seat in range(3):
            all_three.open("/")
            all_three.open_seat(table, seat)
            all_three.region("bid-your-move").wait_for()  # the seat is this device's
        hands = []
        for turn in range(80):
            asked_to_bid(all_three).wait_for()
            if again_button(all_three).is_visible():
                break
            hands.append(all_three.region("bid-your-move").locator("h2").inner_text())
            assert all_three.button("bid-hold").is_visible()
            assert decide(all_three, all_three.click_and_wait, greedy=turn % 3 == 0)
        all_three.region("bid-score-sheet").wait_for()
        assert len(set(hands)) == 3


def test_no_secret_of_another_seat_is_in_the_page(site: LiveSite) -> None:
    """Ann and Ben share a device: with Ben's and Cleo's projects swapped, the page is the same."""
    seen = []
    for projects in ("PLA", "PAL"):
        table = site.make_table(BID, "Ann", "Ben", "Cleo", setup={**DEAL, "projects": list(projects)})
        with site.open_browser(BID) as both:
            both.open_seat(table, 0)
            both.region("bid-your-move").wait_for()
            both.open("/")
            both.open_seat(table, 1)
            both.region("bid-your-move").wait_for()
            hold = both.button("bid-hold")
            hold.wait_for()
            covered = both.html_without_ids(table)
            hold.hover()
            both.page.mouse.down()
            both.wait_for_text("bid-only-you")
            assert both.text_of("category-P") in both.region("bid-your-move").inner_text()
            both.page.mouse.up()
            hold.wait_for()
            seen.append((covered, both.html_without_ids(table)))
    assert seen[0] == seen[1]


WATCH = """words => {
  window.seen = [];
  const look = () => { if (document.body.textContent.includes(words)) window.seen.push(words); };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_no_secret_flashes_up_when_the_game_begins_on_one_device(site: LiveSite) -> None:
    """What the seats may see comes one after the other; the project lies face down from the first moment."""
    with site.open_browser(BID) as three:
        three.open()
        box = three.page.get_by_role("article").filter(has_text=three.text_of("box-places-bid.claim"))
        box.get_by_role("button", name=three.text_of("web-play-together")).click()
        for name in ("Ben", "Cleo"):
            three.button("web-add-person").click()
            three.page.get_by_label(three.text_of("web-another-here")).fill(name)
            three.button("web-sit").click()
            three.page.get_by_role("listitem").filter(has_text=name).wait_for()
        three.page.evaluate(WATCH, three.text_of("your-project"))
        three.button_starting("web-start").click()
        three.button("bid-hold").wait_for()
        assert three.page.evaluate("window.seen") == []


def test_reloaded_and_opened_again_in_the_middle(site: LiveSite) -> None:
    table = site.make_table(BID, "Ann", "bot", "bot")
    with site.open_browser(BID) as ann:
        ann.open_seat(table)
        assert decide(ann, ann.click_and_wait)
        before = len(site.read_record(table)["actions"])
        ann.page.reload()
        assert decide(ann, ann.click_and_wait)
        assert len(site.read_record(table)["actions"]) > before
        ann.page.goto("about:blank")
        ann.open()
        ann.page.get_by_role("link", name=re.compile(re.escape(ann.text_of("web-go-on")))).first.click()
        assert decide(ann, ann.click_and_wait)
