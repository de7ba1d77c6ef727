"""Several people at one table of Places, Please: a browser each or one device for all."""

from contextlib import ExitStack

import pytest
from support.browsing import PHONE, Guest, House, over, see_the_end

from thirdplace.games.places_please.tests.browser.decisions import decide

pytestmark = pytest.mark.browser

PLEASE = "places-please"


def test_three_browsers_at_one_table(house: House) -> None:
    """Each rolls and writes when the page says so, whatever the network does; all see the same standing.

    Ann is cut off and comes back by herself: her page says so meanwhile, and keeps nobody from playing.
    Ben loads his page anew.
    """
    table = house.make(PLEASE, "Ann", "Ben", "Cleo", options={"rounds": 1})
    with ExitStack() as stack:
        ann, ben, cleo = guests = [stack.enter_context(house.guest(PLEASE)) for _ in range(3)]
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
                assert decide(ben, ben.act)
                assert decide(cleo, cleo.act)
                ann.page.context.set_offline(False)
                ann.page.get_by_text(ann.say("web-reconnecting")).wait_for(state="hidden")
                assert decide(ann, ann.act)
                continue
            for guest in guests:
                assert decide(guest, guest.act)
        for guest in guests:
            see_the_end(guest)
            guest.sees("please-standing")
        standings = {guest.page.get_by_role("table").inner_text() for guest in guests}
        assert len(standings) == 1


def test_gathering_on_one_device_and_in_another_browser(house: House) -> None:
    """From the shelf to the first move: a second person here, a third by the code, a start."""
    with house.guest(PLEASE) as ann, house.guest(PLEASE, lang="de") as cleo:
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
        assert decide(cleo, cleo.act)


def test_one_device_for_two_and_a_curtain_between_them(house: House) -> None:
    """A whole round: the device goes from hand to hand, and everyone sees only their own board."""
    table = house.make(PLEASE, "Ann", "Ben", "bot", options={"rounds": 1})
    with house.guest(PLEASE) as both:
        both.sit(table, 0)
        both.button("please-roll").wait_for()
        both.go("/")
        both.sit(table, 1)
        hands = []
        for _ in range(1000):
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
    return wanted.first.is_visible() and decide(guest, guest.act)


def test_another_device_takes_the_seat_along(house: House) -> None:
    """The table's menu gives a link for the seat; whoever opens it plays on there."""
    table = house.make(PLEASE, "Ann", "bot", options={"rounds": 1})
    with house.guest(PLEASE) as desk, house.guest(PLEASE, size=PHONE) as phone:
        desk.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        desk.sit(table)
        desk.act(desk.button("please-roll"))
        desk.button("web-table").click()
        desk.button("web-move").click()
        desk.page.get_by_role("img", name=desk.say("web-move-qr", name="Ann")).wait_for()
        desk.button("web-move-link").click()
        desk.sees("web-copied")
        phone.page.goto(desk.page.evaluate("navigator.clipboard.readText()"))
        assert decide(phone, phone.act)
        assert "#" not in phone.page.url, "the seat does not stay in the address"
        desk.page.keyboard.press("Escape")
        assert decide(desk, desk.act), "the first device still knows the seat, and goes on where the other is"
