"""At the board of PLACES Bid in real browsers: ties, orders, thinking time, the next game."""

import re

import pytest
from support.browsing import PHONE, Guest, House, hold, open_menu, over, text
from support.serving import QUICK, Json

pytestmark = pytest.mark.browser

BID = "places-bid"


DEAL: Json = {"first": 0, "projects": ["A", "E", "S"], "deck": ["hotel", "community-theater"]}
"""One round: 14 and 12 points, and nobody's project."""
LONGER: Json = {**DEAL, "deck": ["hotel", "community-theater", "library", "stadium"]}


def offer(guest: Guest, amount: int) -> None:
    guest.act(guest.button("bid-amount", amount=amount))


def leave(guest: Guest) -> None:
    """Pass: it can be taken back, and is not asked twice."""
    guest.act(guest.headed("bid-pass"))


def take(guest: Guest, card: str, paid: int) -> None:
    look, taking = guest.button("bid-look-at", card=card), guest.button("bid-take", card=card, paid=paid)
    look.or_(taking).first.wait_for()
    if look.is_visible():
        look.click()
    guest.act(taking)


def panel(guest: Guest, seat: int) -> str:
    return guest.page.locator(f"[data-seat='{seat}']").inner_text()


def told(guest: Guest, message: str, **known: object) -> None:
    """It was said to those who listen, in a line of its own."""
    line = guest.page.get_by_role("log").get_by_text(guest.say(message, **known), exact=True)
    line.first.wait_for(state="attached")


def look(guest: Guest, name: str) -> None:
    """The device goes to somebody else."""
    guest.button("web-curtain-open", name=name).click()


def test_a_tie_is_decided_by_the_last_bid_and_everyone_goes_on_to_the_next_game(house: House) -> None:
    """PB17. Ann takes her first bid back; Ben and Cleo share a device, and all are taken along."""
    table = house.make(BID, "Ann", "Ben", "Cleo", setup=DEAL)
    with house.guest(BID) as ann, house.guest(BID, lang="de", size=PHONE) as both:
        ann.sit(table, 0)
        hold(both, table, 1, 2)
        offer(ann, 1)
        both.sees("bid-turn-of", name="Ben")  # no curtain: the project lies face down
        ann.act(ann.button("bid-undo"))
        told(both, "web-told-undone", name="Ann")
        offer(ann, 2)
        both.sees("bid-turn-of", name="Ben")
        offer(both, 3)
        both.sees("bid-turn-of", name="Cleo")
        leave(both)
        leave(ann)
        both.sees("bid-turn-of", name="Ben")
        take(both, both.say("card-hotel"), 3)
        take(ann, ann.say("card-community-theater"), 1)
        for guest in (ann, both):
            guest.sees("tie", names=guest.say("and", first="Ann", last="Ben"), total=26)
            guest.sees("tie-bid", bids="Ann 2, Ben 3")
            guest.sees("bid-won", names="Ben", count=1, total=26)
        over(both).click()
        ann.button("web-again-join").click()  # she was left with the score as long as she liked
        for guest, names in ((ann, ["Ann"]), (both, ["Ben", "Cleo"])):
            guest.page.wait_for_url(re.compile(f"/t/(?!{table.id})"))
            for name in names:
                own = guest.page.get_by_role("listitem").filter(has_text=name)
                own.get_by_text(guest.say("web-here")).wait_for()


def test_standing_orders_are_given_kept_secret_taken_back_and_carried_out(house: House) -> None:
    """And what Ben calls across the table comes up at his seat."""
    table = house.make(BID, "Ann", "Ben", "Cleo", setup=LONGER)
    with (
        house.guest(BID) as ann,
        house.guest(BID, size=PHONE) as ben,
        house.guest(BID) as cleo,
    ):
        for seat, guest in enumerate((ann, ben, cleo)):
            guest.sit(table, seat)
        ben.button("bid-order-raise").click()
        ben.button("bid-more").click()
        ben.button("bid-order-pass").click()
        ben.act(ben.button("bid-order-set-to", limit=4))
        ben.sees("bid-order-raising", limit=4, then="pass")
        cleo.act(cleo.button("bid-order-pass-round"))
        cleo.sees("bid-order-passing")
        cleo.act(cleo.button("bid-order-back"))
        assert cleo.button("bid-order-pass-round").is_visible()
        before = ann.page.content()
        assert ann.say("bid-order-raising", limit=4, then="pass") not in before
        offer(ann, 1)
        cleo.button("bid-amount", amount=3).wait_for()
        assert ben.say("bid-order-back") in ben.region("bid-your-move").inner_text()
        leave(cleo)
        offer(ann, 3)
        offer(ann, 5)  # Ben has raised to 4, and passes now
        ann.button("bid-look-at", "card").first.wait_for()
        assert "4" in panel(ben, 1)
        ben.sees("bid-wait-pick", paid=2, rank=2)
        ben.button("web-react").click()
        ben.act(ben.button("web-react-clap"))
        ann.page.locator(".bubble").wait_for()
        bubble = ann.page.locator(".bubble").bounding_box()
        place = ann.page.locator("[data-seat='1']").bounding_box()
        assert bubble is not None
        assert place is not None
        assert place["x"] < bubble["x"] < place["x"] + place["width"]
        assert abs(bubble["y"] - place["y"]) < 60


def test_thinking_time_runs_out_and_an_absent_seat_is_handed_over_and_back(house: House) -> None:
    """Cleo is away: the host has a computer play for her, and gives the seat back once she is there."""
    settings = {**QUICK, "thinking": 5}
    table = house.make(BID, "Ann", "Ben", "Cleo", setup={"first": 0}, settings=settings)
    with house.guest(BID) as ann, house.guest(BID) as host, house.guest(BID) as cleo:
        hold(host, table, 1, host=True)
        ann.sit(table, 0)
        ann.page.get_by_role("timer").wait_for()
        told(ann, "web-told-time-up", name="Ann")
        host.sees("told-passed", name="Ann", received=5)
        open_menu(host)
        row = host.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Cleo")
        row.get_by_role("button", name=host.say("web-hand")).click()
        told(ann, "web-told-handed", name="Cleo")
        cleo.sit(table, 2)
        cleo.sees("web-replaced", name="Cleo")
        row.get_by_role("button", name=host.say("web-give-back")).click()
        told(ann, "web-told-back", name="Cleo")
        cleo.page.get_by_text(cleo.say("web-replaced", name="Cleo")).wait_for(state="hidden")


PROJECTOR = (1920, 1080)


# The big screen.


SIX_CARDS: Json = {"first": 0, "deck": ["hotel", "pool", "gym", "art-studio", "movie-theater", "city-hall"]}


def test_the_big_screen_follows_the_game_and_knows_no_secret(house: House) -> None:
    """Whatever the projects are, the wall shows the same, also on the device of somebody who plays."""
    walls = []
    for projects in ("PLA", "LAP"):
        table = house.make(BID, "Ann", "Ben", "Cleo", setup={**SIX_CARDS, "projects": list(projects)})
        with house.guest(BID, size=PROJECTOR) as wall:
            wall.sit(table)
            wall.region("bid-your-move").wait_for()
            wall.go(f"/big/{table.id}")
            wall.sees("web-big-turn", name="Ann")
            assert table.code in text(wall)
            wall.page.get_by_role("img", name=wall.say("web-qr")).wait_for()
            house.do(table, 0, {"type": "bid", "amount": 4})
            wall.sees("web-big-turn", name="Ben")
            wall.sees("told-bid", name="Ann", amount=4)
            walls.append(wall.content(table))
    assert walls[0] == walls[1]
