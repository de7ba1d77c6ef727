"""Several people at one table: a browser each or one device for all; gone, and back in the same seat."""

import re
from contextlib import ExitStack

import pytest
from support.browsing import PHONE, Guest, House, asked_to_bid, bid, over, see_the_end, write
from support.games import LED_GAME, TURN_GAME
from support.serving import Json

pytestmark = pytest.mark.browser


DEAL: Json = {"first": 0, "deck": ["hotel", "pool", "gym", "art-studio", "movie-theater", "city-hall"]}


def test_three_browsers_at_one_table(house: House) -> None:
    """Each rolls and writes when the page says so, whatever the network does; all see the same standing.

    Ann is cut off and comes back by herself: her page says so meanwhile, and keeps nobody from playing.
    Ben loads his page anew.
    """
    table = house.make(LED_GAME, "Ann", "Ben", "Cleo", options={"rounds": 1})
    with ExitStack() as stack:
        ann, ben, cleo = guests = [stack.enter_context(house.guest(LED_GAME)) for _ in range(3)]
        for seat, guest in enumerate(guests):
            guest.sit(table, seat)
        for roll in range(5):
            roller = guests[roll % 3]
            roller.act(roller.button("please-roll"))
            if roll == 1:
                ann.cut_off = True
                ann.page.context.set_offline(True)
                ann.sees("web-reconnecting")
                ben.page.reload()
                assert write(ben, ben.act)
                assert write(cleo, cleo.act)
                ann.page.context.set_offline(False)
                ann.page.get_by_text(ann.say("web-reconnecting")).wait_for(state="hidden")
                assert write(ann, ann.act)
                continue
            for guest in guests:
                assert write(guest, guest.act)
        for guest in guests:
            see_the_end(guest)
            guest.sees("please-standing")
        standings = {guest.page.get_by_role("table").inner_text() for guest in guests}
        assert len(standings) == 1


def test_three_browsers_bid_to_the_end(house: House) -> None:
    """Each page asks its own person when it is their turn; cut off, reloaded, and all see the same score."""
    table = house.make(TURN_GAME, "Ann", "Ben", "Cleo", setup=DEAL)
    with ExitStack() as stack:
        ann, ben, _ = guests = [stack.enter_context(house.guest(TURN_GAME)) for _ in range(3)]
        for seat, guest in enumerate(guests):
            guest.sit(table, seat)
        for turn in range(40):
            guest = _whose_turn(guests)
            if over(guest).is_visible():
                break
            if turn == 2:
                ben.page.reload()
            if turn == 4:
                ann.cut_off = True
                ann.page.context.set_offline(True)
                ann.sees("web-reconnecting")
                ann.page.context.set_offline(False)
                ann.page.get_by_text(ann.say("web-reconnecting")).wait_for(state="hidden")
            assert bid(guest, guest.act, greedy=turn % 3 < 2)
        for guest in guests:
            guest.region("bid-score-sheet").wait_for()
        assert len({guest.page.locator(".sheet table").inner_text() for guest in guests}) == 1


def _whose_turn(guests: list[Guest]) -> Guest:
    """Whose page asks for something, or tells that it is over."""
    for _ in range(500):
        for guest in guests:
            if asked_to_bid(guest).is_visible():
                return guest
            guest.page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_one_device_for_three_bidders_to_the_end(house: House) -> None:
    """No curtain: the board turns to whose turn it is, and the project lies face down until it is held."""
    table = house.make(TURN_GAME, "Ann", "Ben", "Cleo", setup=DEAL)
    with house.guest(TURN_GAME) as all_three:
        for seat in range(3):
            all_three.go("/")
            all_three.sit(table, seat)
            all_three.region("bid-your-move").wait_for()  # the seat is this device's
        hands = []
        for turn in range(80):
            asked_to_bid(all_three).wait_for()
            if over(all_three).is_visible():
                break
            hands.append(all_three.region("bid-your-move").locator("h2").inner_text())
            assert all_three.button("bid-hold").is_visible()
            assert bid(all_three, all_three.act, greedy=turn % 3 == 0)
        all_three.region("bid-score-sheet").wait_for()
        assert len(set(hands)) == 3


def test_gathering_on_one_device_and_in_another_browser(house: House) -> None:
    """From the shelf to the first move: a second person here, a third by the code, a start."""
    with house.guest(LED_GAME) as ann, house.guest(LED_GAME, lang="de") as cleo:
        ann.go()
        box = ann.page.get_by_role("article").filter(has_text=ann.say("box-places-please.claim"))
        box.get_by_role("button", name=ann.say("web-play-together")).click()
        ann.button("web-add-person").click()
        ann.page.get_by_label(ann.say("web-another-here")).fill("Ben")
        ann.button("web-sit").click()
        ann.page.get_by_role("listitem").filter(has_text="Ben").wait_for()
        code = house.ask("GET", "/api/tables/" + ann.page.url.rpartition("/")[2])["code"]
        assert code in ann.page.locator("body").inner_text()
        cleo.go()
        cleo.page.get_by_label(cleo.say("web-code")).fill(code)
        cleo.button("web-join").click()
        cleo.page.get_by_label(cleo.say("web-your-name")).fill("Cleo")
        cleo.button("web-sit").click()
        ann.page.get_by_role("listitem").filter(has_text="Cleo").wait_for()
        ann.starting("web-start").click()
        curtain = ann.button("web-curtain-open", "name")
        curtain.or_(ann.button("please-roll")).first.wait_for()
        assert curtain.is_visible(), "two people are here: who looks?"
        curtain.click()
        ann.act(ann.button("please-roll"))
        assert write(cleo, cleo.act)


def test_one_device_for_two_and_a_curtain_between_them(house: House) -> None:
    """A whole round: the device goes from hand to hand, and everyone sees only their own board."""
    table = house.make(LED_GAME, "Ann", "Ben", "bot", options={"rounds": 1})
    with house.guest(LED_GAME) as both:
        both.sit(table, 0)
        both.button("please-roll").wait_for()
        both.go("/")
        both.sit(table, 1)
        hands = []
        for _ in range(40):
            curtain = both.button("web-curtain-open", "name")
            if curtain.or_(over(both)).first.is_visible():
                if over(both).is_visible():
                    break
                assert not both.page.locator(".stage").count(), "nothing is behind the curtain"
                hands.append(curtain.inner_text())
                curtain.click()
            elif not _write_if_asked(both):
                both.page.wait_for_timeout(20)
        over(both).wait_for()
        assert len(set(hands)) == 2
        assert len(hands) >= 5


def _write_if_asked(guest: Guest) -> bool:
    offered = guest.button("please-write", "digit", "slot", "worth").or_(
        guest.button("please-throw", "digit")
    )
    wanted = guest.button("please-roll").or_(guest.button("please-go-on")).or_(offered)
    wanted = wanted.or_(guest.button("please-to-standing"))
    return wanted.first.is_visible() and write(guest, guest.act)


def test_no_secret_of_another_seat_is_in_the_page(house: House) -> None:
    """Ann and Ben share a device: with Ben's and Cleo's projects swapped, the page is the same."""
    seen = []
    for projects in ("PLA", "PAL"):
        table = house.make(TURN_GAME, "Ann", "Ben", "Cleo", setup={**DEAL, "projects": list(projects)})
        with house.guest(TURN_GAME) as both:
            both.sit(table, 0)
            both.region("bid-your-move").wait_for()
            both.go("/")
            both.sit(table, 1)
            both.region("bid-your-move").wait_for()
            hold = both.button("bid-hold")
            hold.wait_for()
            covered = both.content(table)
            hold.hover()
            both.page.mouse.down()
            both.sees("bid-only-you")
            assert both.say("category-P") in both.region("bid-your-move").inner_text()
            both.page.mouse.up()
            hold.wait_for()
            seen.append((covered, both.content(table)))
    assert seen[0] == seen[1]


WATCH = """words => {
  window.seen = [];
  const look = () => { if (document.body.textContent.includes(words)) window.seen.push(words); };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_no_secret_flashes_up_when_the_game_begins_on_one_device(house: House) -> None:
    """What the seats may see comes one after the other; the project lies face down from the first moment."""
    with house.guest(TURN_GAME) as three:
        three.go()
        box = three.page.get_by_role("article").filter(has_text=three.say("box-places-bid.claim"))
        box.get_by_role("button", name=three.say("web-play-together")).click()
        for name in ("Ben", "Cleo"):
            three.button("web-add-person").click()
            three.page.get_by_label(three.say("web-another-here")).fill(name)
            three.button("web-sit").click()
            three.page.get_by_role("listitem").filter(has_text=name).wait_for()
        three.page.evaluate(WATCH, three.say("your-project"))
        three.starting("web-start").click()
        three.button("bid-hold").wait_for()
        assert three.page.evaluate("window.seen") == []


def test_reloaded_and_opened_again_in_the_middle(house: House) -> None:
    table = house.make(TURN_GAME, "Ann", "bot", "bot")
    with house.guest(TURN_GAME) as ann:
        ann.sit(table)
        assert bid(ann, ann.act)
        before = len(house.record(table)["actions"])
        ann.page.reload()
        assert bid(ann, ann.act)
        assert len(house.record(table)["actions"]) > before
        ann.page.goto("about:blank")
        ann.go()
        ann.page.get_by_role("link", name=re.compile(re.escape(ann.say("web-go-on")))).first.click()
        assert bid(ann, ann.act)


def test_another_device_takes_the_seat_along(house: House) -> None:
    """The table's menu gives a link for the seat; whoever opens it plays on there."""
    table = house.make(LED_GAME, "Ann", "bot", options={"rounds": 1})
    with house.guest(LED_GAME) as desk, house.guest(LED_GAME, size=PHONE) as phone:
        desk.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        desk.sit(table)
        desk.act(desk.button("please-roll"))
        desk.button("web-table").click()
        desk.button("web-move").click()
        desk.page.get_by_role("img", name=desk.say("web-move-qr", name="Ann")).wait_for()
        desk.button("web-move-link").click()
        desk.sees("web-copied")
        phone.page.goto(desk.page.evaluate("navigator.clipboard.readText()"))
        assert write(phone, phone.act)
        assert "#" not in phone.page.url, "the seat does not stay in the address"
        desk.page.keyboard.press("Escape")
        assert write(desk, desk.act), "the first device still knows the seat, and goes on where the other is"
