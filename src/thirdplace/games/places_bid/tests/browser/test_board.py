"""At the board of PLACES Bid in real browsers: ties, orders, thinking time, the next game."""

import re

import pytest
from support.live_server import QUICK, Json
from support.live_site import (
    PHONE,
    BrowserUser,
    LiveSite,
    again_button,
    open_menu,
    open_with_seats,
    visible_text,
)

pytestmark = pytest.mark.browser

BID = "places-bid"


DEAL: Json = {"first": 0, "projects": ["A", "E", "S"], "deck": ["hotel", "community-theater"]}
"""One round: 14 and 12 points, and nobody's project."""
LONGER: Json = {**DEAL, "deck": ["hotel", "community-theater", "library", "stadium"]}


def bid(user: BrowserUser, amount: int) -> None:
    user.click_and_wait(user.button("bid-amount", amount=amount))


def pass_turn(user: BrowserUser) -> None:
    """Pass: it can be taken back, and is not asked twice."""
    user.click_and_wait(user.button_headed("bid-pass"))


def take_card(user: BrowserUser, card: str, paid: int) -> None:
    look, taking = user.button("bid-look-at", card=card), user.button("bid-take", card=card, paid=paid)
    look.or_(taking).first.wait_for()
    if look.is_visible():
        look.click()
    user.click_and_wait(taking)


def seat_panel_text(user: BrowserUser, seat: int) -> str:
    return user.page.locator(f"[data-seat='{seat}']").inner_text()


def wait_for_log_line(user: BrowserUser, message: str, **known: object) -> None:
    """It was said to those who listen, in a line of its own."""
    line = user.page.get_by_role("log").get_by_text(user.text_of(message, **known), exact=True)
    line.first.wait_for(state="attached")


def open_curtain(user: BrowserUser, name: str) -> None:
    """The device goes to somebody else."""
    user.button("web-curtain-open", name=name).click()


def test_a_tie_is_decided_by_the_last_bid_and_everyone_goes_on_to_the_next_game(site: LiveSite) -> None:
    """PB17. Ann takes her first bid back; Ben and Cleo share a device, and all are taken along."""
    table = site.make_table(BID, "Ann", "Ben", "Cleo", setup=DEAL)
    with site.open_browser(BID) as ann, site.open_browser(BID, lang="de", size=PHONE) as both:
        ann.open_seat(table, 0)
        open_with_seats(both, table, 1, 2)
        bid(ann, 1)
        both.wait_for_text("bid-turn-of", name="Ben")  # no curtain: the project lies face down
        ann.click_and_wait(ann.button("bid-undo"))
        wait_for_log_line(both, "web-told-undone", name="Ann")
        bid(ann, 2)
        both.wait_for_text("bid-turn-of", name="Ben")
        bid(both, 3)
        both.wait_for_text("bid-turn-of", name="Cleo")
        pass_turn(both)
        pass_turn(ann)
        both.wait_for_text("bid-turn-of", name="Ben")
        take_card(both, both.text_of("card-hotel"), 3)
        take_card(ann, ann.text_of("card-community-theater"), 1)
        for user in (ann, both):
            user.wait_for_text("tie", names=user.text_of("and", first="Ann", last="Ben"), total=26)
            user.wait_for_text("tie-bid", bids="Ann 2, Ben 3")
            user.wait_for_text("bid-won", names="Ben", count=1, total=26)
        again_button(both).click()
        ann.button("web-again-join").click()  # she was left with the score as long as she liked
        for user, names in ((ann, ["Ann"]), (both, ["Ben", "Cleo"])):
            user.page.wait_for_url(re.compile(f"/t/(?!{table.id})"))
            for name in names:
                own = user.page.get_by_role("listitem").filter(has_text=name)
                own.get_by_text(user.text_of("web-here")).wait_for()


def test_standing_orders_are_given_kept_secret_taken_back_and_carried_out(site: LiveSite) -> None:
    """And what Ben calls across the table comes up at his seat."""
    table = site.make_table(BID, "Ann", "Ben", "Cleo", setup=LONGER)
    with (
        site.open_browser(BID) as ann,
        site.open_browser(BID, size=PHONE) as ben,
        site.open_browser(BID) as cleo,
    ):
        for seat, user in enumerate((ann, ben, cleo)):
            user.open_seat(table, seat)
        ben.button("bid-order-raise").click()
        ben.button("bid-more").click()
        ben.button("bid-order-pass").click()
        ben.click_and_wait(ben.button("bid-order-set-to", limit=4))
        ben.wait_for_text("bid-order-raising", limit=4, then="pass")
        cleo.click_and_wait(cleo.button("bid-order-pass-round"))
        cleo.wait_for_text("bid-order-passing")
        cleo.click_and_wait(cleo.button("bid-order-back"))
        assert cleo.button("bid-order-pass-round").is_visible()
        before = ann.page.content()
        assert ann.text_of("bid-order-raising", limit=4, then="pass") not in before
        bid(ann, 1)
        cleo.button("bid-amount", amount=3).wait_for()
        assert ben.text_of("bid-order-back") in ben.region("bid-your-move").inner_text()
        pass_turn(cleo)
        bid(ann, 3)
        bid(ann, 5)  # Ben has raised to 4, and passes now
        ann.button("bid-look-at", "card").first.wait_for()
        assert "4" in seat_panel_text(ben, 1)
        ben.wait_for_text("bid-wait-pick", paid=2, rank=2)
        ben.button("web-react").click()
        ben.click_and_wait(ben.button("web-react-clap"))
        ann.page.locator(".bubble").wait_for()
        bubble = ann.page.locator(".bubble").bounding_box()
        place = ann.page.locator("[data-seat='1']").bounding_box()
        assert bubble is not None
        assert place is not None
        assert place["x"] < bubble["x"] < place["x"] + place["width"]
        assert abs(bubble["y"] - place["y"]) < 60


def test_thinking_time_runs_out_and_an_absent_seat_is_handed_over_and_back(site: LiveSite) -> None:
    """Cleo is away: the host has a computer play for her, and gives the seat back once she is there."""
    settings = {**QUICK, "thinking": 5}
    table = site.make_table(BID, "Ann", "Ben", "Cleo", setup={"first": 0}, settings=settings)
    with site.open_browser(BID) as ann, site.open_browser(BID) as host, site.open_browser(BID) as cleo:
        open_with_seats(host, table, 1, host=True)
        ann.open_seat(table, 0)
        ann.page.get_by_role("timer").wait_for()
        wait_for_log_line(ann, "web-told-time-up", name="Ann")
        host.wait_for_text("told-passed", name="Ann", received=5)
        open_menu(host)
        row = host.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Cleo")
        row.get_by_role("button", name=host.text_of("web-hand")).click()
        wait_for_log_line(ann, "web-told-handed", name="Cleo")
        cleo.open_seat(table, 2)
        cleo.wait_for_text("web-replaced", name="Cleo")
        row.get_by_role("button", name=host.text_of("web-give-back")).click()
        wait_for_log_line(ann, "web-told-back", name="Cleo")
        cleo.page.get_by_text(cleo.text_of("web-replaced", name="Cleo")).wait_for(state="hidden")


PROJECTOR = (1920, 1080)


# The big screen.


SIX_CARDS: Json = {"first": 0, "deck": ["hotel", "pool", "gym", "art-studio", "movie-theater", "city-hall"]}


def test_the_big_screen_follows_the_game_and_knows_no_secret(site: LiveSite) -> None:
    """Whatever the projects are, the wall shows the same, also on the device of somebody who plays."""
    walls = []
    for projects in ("PLA", "LAP"):
        table = site.make_table(BID, "Ann", "Ben", "Cleo", setup={**SIX_CARDS, "projects": list(projects)})
        with site.open_browser(BID, size=PROJECTOR) as wall:
            wall.open_seat(table)
            wall.region("bid-your-move").wait_for()
            wall.open(f"/big/{table.id}")
            wall.wait_for_text("web-big-turn", name="Ann")
            assert table.code in visible_text(wall)
            wall.page.get_by_role("img", name=wall.text_of("web-qr")).wait_for()
            site.do(table, 0, {"type": "bid", "amount": 4})
            wall.wait_for_text("web-big-turn", name="Ben")
            wall.wait_for_text("told-bid", name="Ann", amount=4)
            walls.append(wall.html_without_ids(table))
    assert walls[0] == walls[1]
