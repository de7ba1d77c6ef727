"""Several people at one table of Places, Please: a browser each or one device for all."""

from contextlib import ExitStack

import pytest
from support.live_site import PHONE, BrowserUser, LiveSite, again_button, go_to_end

from thirdplace.games.places_please.tests.browser.decisions import decide

pytestmark = pytest.mark.browser

PLEASE = "places-please"


def test_three_browsers_at_one_table(site: LiveSite) -> None:
    """Each rolls and writes when the page says so, whatever the network does; all see the same standing.

    Ann is cut off and comes back by herself: her page says so meanwhile, and keeps nobody from playing.
    Ben loads his page anew.
    """
    table = site.make_table(PLEASE, "Ann", "Ben", "Cleo", options={"rounds": 1})
    with ExitStack() as stack:
        ann, ben, cleo = users = [stack.enter_context(site.open_browser(PLEASE)) for _ in range(3)]
        for seat, user in enumerate(users):
            user.open_seat(table, seat)
        for roll in range(5):
            roller = users[roll % 3]
            roller.click_and_wait(roller.button("please-roll"))
            if roll == 1:
                ann.cut_off = True
                ann.page.context.set_offline(True)
                ann.wait_for_text("web-reconnecting")
                ben.page.reload()
                assert decide(ben, ben.click_and_wait)
                assert decide(cleo, cleo.click_and_wait)
                ann.page.context.set_offline(False)
                ann.page.get_by_text(ann.text_of("web-reconnecting")).wait_for(state="hidden")
                assert decide(ann, ann.click_and_wait)
                continue
            for user in users:
                assert decide(user, user.click_and_wait)
        for user in users:
            go_to_end(user)
            user.wait_for_text("please-standing")
        standings = {user.page.get_by_role("table").inner_text() for user in users}
        assert len(standings) == 1


def test_gathering_on_one_device_and_in_another_browser(site: LiveSite) -> None:
    """From the shelf to the first move: a second person here, a third by the code, a start."""
    with site.open_browser(PLEASE) as ann, site.open_browser(PLEASE, lang="de") as cleo:
        ann.open()
        box = ann.page.get_by_role("article").filter(has_text=ann.text_of("box-places-please.claim"))
        box.get_by_role("button", name=ann.text_of("web-play-together")).click()
        ann.button("web-add-person").click()
        ann.page.get_by_label(ann.text_of("web-another-here")).fill("Ben")
        ann.button("web-sit").click()
        ann.page.get_by_role("listitem").filter(has_text="Ben").wait_for()
        code = site.request("GET", "/api/tables/" + ann.page.url.rpartition("/")[2])["code"]
        assert code in ann.page.locator("body").inner_text()
        cleo.open()
        cleo.page.get_by_label(cleo.text_of("web-code")).fill(code)
        cleo.button("web-join").click()
        cleo.page.get_by_label(cleo.text_of("web-your-name")).fill("Cleo")
        cleo.button("web-sit").click()
        ann.page.get_by_role("listitem").filter(has_text="Cleo").wait_for()
        ann.button_starting("web-start").click()
        curtain = ann.button("web-curtain-open", "name")
        curtain.or_(ann.button("please-roll")).first.wait_for()
        assert curtain.is_visible(), "two people are here: who looks?"
        curtain.click()
        ann.click_and_wait(ann.button("please-roll"))
        assert decide(cleo, cleo.click_and_wait)


def test_one_device_for_two_and_a_curtain_between_them(site: LiveSite) -> None:
    """A whole round: the device goes from hand to hand, and everyone sees only their own board."""
    table = site.make_table(PLEASE, "Ann", "Ben", "bot", options={"rounds": 1})
    with site.open_browser(PLEASE) as both:
        both.open_seat(table, 0)
        both.button("please-roll").wait_for()
        both.open("/")
        both.open_seat(table, 1)
        hands = []
        for _ in range(1000):
            curtain = both.button("web-curtain-open", "name")
            if curtain.or_(again_button(both)).first.is_visible():
                if again_button(both).is_visible():
                    break
                assert not both.page.locator(".stage").count(), "nothing is behind the curtain"
                hands.append(curtain.inner_text())
                curtain.click()
            elif not _write_if_asked(both):
                both.page.wait_for_timeout(20)
        again_button(both).wait_for()
        assert len(set(hands)) == 2
        assert len(hands) >= 5


def _write_if_asked(user: BrowserUser) -> bool:
    offered = user.button("please-write", "digit", "slot", "worth").or_(user.button("please-throw", "digit"))
    wanted = user.button("please-roll").or_(user.button("please-go-on")).or_(offered)
    wanted = wanted.or_(user.button("please-to-standing"))
    return wanted.first.is_visible() and decide(user, user.click_and_wait)


def test_another_device_takes_the_seat_along(site: LiveSite) -> None:
    """The table's menu gives a link for the seat; whoever opens it plays on there."""
    table = site.make_table(PLEASE, "Ann", "bot", options={"rounds": 1})
    with site.open_browser(PLEASE) as desk, site.open_browser(PLEASE, size=PHONE) as phone:
        desk.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        desk.open_seat(table)
        desk.click_and_wait(desk.button("please-roll"))
        desk.button("web-table").click()
        desk.button("web-move").click()
        desk.page.get_by_role("img", name=desk.text_of("web-move-qr", name="Ann")).wait_for()
        desk.button("web-move-link").click()
        desk.wait_for_text("web-copied")
        phone.page.goto(desk.page.evaluate("navigator.clipboard.readText()"))
        assert decide(phone, phone.click_and_wait)
        assert "#" not in phone.page.url, "the seat does not stay in the address"
        desk.page.keyboard.press("Escape")
        assert decide(desk, desk.click_and_wait), (
            "the first device still knows the seat, and goes on where the other is"
        )
