"""At the boards in real browsers: ties, orders, thinking time, a whole class, sound, the next game."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError
from support.browsing import DESK, PHONE, Guest, House, over, see_the_end, write
from support.games import LED_GAME, TURN_GAME
from support.serving import QUICK, Json, TableMade

pytestmark = pytest.mark.browser

DEAL: Json = {"first": 0, "projects": ["A", "E", "S"], "deck": ["hotel", "community-theater"]}
"""One round: 14 and 12 points, and nobody's project."""
LONGER: Json = {**DEAL, "deck": ["hotel", "community-theater", "library", "stadium"]}
SPEAKERS = """
  window.speakers = 0; window.notes = 0;
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.speakers += 1; }
    createOscillator() { window.notes += 1; return super.createOscillator(); }
  };
"""
"""Counts what is heard; it is laid over the page before the page begins."""


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


def open_menu(guest: Guest) -> None:
    guest.button("web-table").click()
    guest.page.get_by_role("dialog").wait_for()


def hold(guest: Guest, table: TableMade, *seats: int, host: bool = False) -> None:
    """A device that has had these seats, and perhaps the host's, from the beginning."""
    guest.go()
    kept: Json = {"seats": [table.tokens[seat] for seat in seats]}
    if host:
        kept["host"] = table.host
    keep = "([id, kept]) => localStorage.setItem(`table:${id}`, JSON.stringify(kept))"
    guest.page.evaluate(keep, [table.id, kept])
    guest.go(f"/t/{table.id}")


def look(guest: Guest, name: str) -> None:
    """The device goes to somebody else."""
    guest.button("web-curtain-open", name=name).click()


def test_a_tie_is_decided_by_the_last_bid_and_everyone_goes_on_to_the_next_game(house: House) -> None:
    """PB17. Ann takes her first bid back; Ben and Cleo share a device, and all are taken along."""
    table = house.make(TURN_GAME, "Ann", "Ben", "Cleo", setup=DEAL)
    with house.guest(TURN_GAME) as ann, house.guest(TURN_GAME, lang="de", size=PHONE) as both:
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
    table = house.make(TURN_GAME, "Ann", "Ben", "Cleo", setup=LONGER)
    with (
        house.guest(TURN_GAME) as ann,
        house.guest(TURN_GAME, size=PHONE) as ben,
        house.guest(TURN_GAME) as cleo,
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
    table = house.make(TURN_GAME, "Ann", "Ben", "Cleo", setup={"first": 0}, settings=settings)
    with house.guest(TURN_GAME) as ann, house.guest(TURN_GAME) as host, house.guest(TURN_GAME) as cleo:
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


def test_three_on_one_device_make_the_same_number_and_share_the_win(house: House) -> None:
    """PP5. Nobody is "you" when all look together."""
    options = {"rounds": 1}
    table = house.make(LED_GAME, "Ann", "Ben", "Cleo", options=options, setup={"rolls": [6, 5, 3, 2, 1]})
    with house.guest(LED_GAME, size=PHONE) as three:
        hold(three, table, 0, 1, 2)
        offered = three.page.locator("[data-open]")
        wanted = three.button("web-curtain-open", "name").or_(three.button("please-roll"))
        wanted = wanted.or_(three.button("please-go-on")).or_(three.button("please-to-standing")).or_(offered)
        for _ in range(80):
            wanted.or_(over(three)).first.wait_for()
            if over(three).is_visible():
                break
            with suppress(TimeoutError):  # of the last digit, nothing may be left to be clicked
                wanted.first.click(timeout=3000)
        names = three.say("and", first="Ann, Ben", last="Cleo")
        three.sees("won", names=names, count=3, total=5)
        ranks = three.page.locator("li[data-seat] .rank").all_inner_texts()
        assert [rank.strip(" .\n") for rank in ranks] == ["1", "1", "1"]
        assert three.page.locator("li.mine").count() == 0


def test_a_class_of_sixty_finds_who_has_points_and_oneself_in_the_final_standing(house: House) -> None:
    table = house.make(LED_GAME, "Ann", *["bot"] * 59, options={"rounds": 1})
    with house.guest(LED_GAME) as ann:
        ann.sit(table)
        for _ in range(12):
            if not write(ann, ann.act):
                break
        see_the_end(ann)
        rows = ann.page.locator("li[data-seat]:has(.rank)")
        rows.first.wait_for()
        assert 3 <= rows.count() < 60, "nobody reads a tail of zeros"
        ranks = [int(rank.split("\n")[0]) for rank in rows.locator(".rank").all_inner_texts()]
        assert ranks == sorted(ranks)
        for width, height in (DESK, PHONE):
            ann.page.set_viewport_size({"width": width, "height": height})
            assert ann.page.evaluate("document.documentElement.scrollWidth") == width
            cut = "rows => rows.filter(row => row.scrollWidth > row.clientWidth).length"
            assert rows.evaluate_all(cut) == 0


def test_nothing_is_heard_until_sound_is_switched_on(house: House) -> None:
    table = house.make(LED_GAME, "Ann", "bot", options={"rounds": 1})
    with house.guest(LED_GAME) as ann:
        ann.page.add_init_script(SPEAKERS)
        ann.sit(table)
        assert write(ann, ann.act)
        assert ann.page.evaluate("[speakers, notes]") == [0, 0]
        open_menu(ann)
        ann.page.get_by_role("dialog").get_by_role("button", name=ann.say("web-sound")).click()
        ann.page.keyboard.press("Escape")
        assert ann.page.evaluate("speakers") == 1
        before = ann.page.evaluate("notes")
        assert before > 0, "whoever switches it on hears it"
        for _ in range(20):  # until the die is rolled again
            if ann.page.evaluate("notes") > before:
                break
            assert write(ann, ann.act)
        assert ann.page.evaluate("notes") > before
        ann.page.reload()
        ann.page.get_by_role("main").wait_for()
        assert ann.page.evaluate("localStorage.getItem('sound')") == "on"
