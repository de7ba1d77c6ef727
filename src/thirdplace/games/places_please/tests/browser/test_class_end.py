"""How a game ends on screens for many: the last round, then the standing; a podium; another game."""

from typing import Any

import pytest
from playwright.sync_api import expect
from support.games import TURN_GAME
from support.live_server import TableMade
from support.live_site import PHONE, LiveSite, go_to_end, send_command

from thirdplace.games.places_please.tests.browser.lesson_table import (
    in_sight,
    make_lesson,
    resize,
    send_lead_action,
    take_over,
)
from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

PLEASE, BID = "places-please", TURN_GAME
SLOTS = ("hundreds", "tens", "ones")
SMALL: dict[str, Any] = {"places": 3, "garbage": 0, "rounds": 1}
REVEAL_MS = 12_000
"""How long a big screen shows the last round before the final standing."""
PROJECTORS = ((1024, 768), (1280, 720), (1920, 1080))

OVERLAPPING_STEPS = """() => {
  const boxes = (wanted) => [...document.querySelectorAll(wanted)].map((it) => it.getBoundingClientRect());
  const steps = boxes("ol[aria-label] > li");
  const within = (name, step) => name.left >= step.left - 1 && name.right <= step.right + 1;
  const names = boxes("ol[aria-label] > li b");
  return steps.length !== 3 || !names.every((name) => steps.some((step) => within(name, step)));
}"""
"""Does a name of the podium stick out of its step?"""


def write_all(site: LiveSite, table: TableMade, orders: list[tuple[str, ...]], *, led: bool = True) -> None:
    """Each seat writes the rolls into its spaces, in its order."""
    for roll in range(len(SLOTS)):
        if led:
            send_lead_action(site, table, "roll")
        else:
            site.do(table, roll % len(table.tokens), {"type": "roll"})
        for seat, order in enumerate(orders):
            site.do(table, seat, {"type": "write", "slot": order[roll]})


def test_a_big_screen_shows_the_last_round_and_stays_with_the_score(site: LiveSite) -> None:
    """At a table that nobody leads, too; and one person who wants to play again does not take it away."""
    table = site.make_table(PLEASE, "Ann", "Ben", options=SMALL, setup={"rolls": [3, 1, 1]})
    with site.open_browser(PLEASE) as wall, site.open_browser(PLEASE, size=PHONE) as ann:
        wall.page.clock.install()
        wall.open(f"/big/{table.id}")
        wall.page.get_by_text("Ben").first.wait_for()
        ann.open_seat(table)
        write_all(site, table, [SLOTS, ("ones", "tens", "hundreds")], led=False)
        wall.region("please-ranking", round=1).wait_for()
        wall.wait_for_text("please-last-round")
        expect(wall.page.locator(".story")).to_have_text("")  # nobody tells how it ended before it is shown
        wall.page.clock.fast_forward(REVEAL_MS + 1000)
        wall.region("please-standing").wait_for()
        expect(wall.page.locator(".story")).not_to_have_text("")
        go_to_end(ann)
        ann.button("web-end-more").click()
        ann.wait_for_text("web-fair-prepared")  # these rolls were laid out by hand
        ann.page.keyboard.press("Escape")
        ann.button("web-again").click()
        ann.page.wait_for_url(lambda url: table.id not in url)
        wall.wait_for_text("web-again-asked", name="Ann")
        wall.region("please-standing").wait_for()
        assert table.id in wall.page.url
        assert wall.find_axe_violations() == []
        following = ann.page.url.rpartition("/")[2]
        site.request("POST", f"/api/tables/{following}/start", None, table.host)
        wall.page.wait_for_url(f"**/big/{following}")
        wall.page.goto("about:blank")
        wall.open(f"/big/{table.id}")  # whoever comes after the end is shown the end
        wall.page.wait_for_url(f"**/big/{following}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_button_to_the_standing_keeps_off_the_edge_of_a_phone(site: LiveSite, lang: str) -> None:
    """Who has seen the game before it ended is shown the last round, until they press the button."""
    table = site.make_table(PLEASE, "Ann", "Ben", options=SMALL, setup={"rolls": [3, 1, 1]})
    with site.open_browser(PLEASE, lang=lang, size=PHONE) as ann:
        ann.open_seat(table)
        ann.button("please-roll").wait_for()
        write_all(site, table, [SLOTS, ("ones", "tens", "hundreds")], led=False)
        onwards = ann.button("please-to-standing")
        onwards.wait_for()
        for size in (PHONE, (360, 640), (320, 568)):
            resize(ann, size)
            box = onwards.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= size[0] - 10, size


def test_the_next_table_can_be_shown_at_once(site: LiveSite) -> None:
    table = site.make_table(PLEASE, "Ann", "Ben", options=SMALL)
    write_all(site, table, [SLOTS, SLOTS], led=False)
    with site.open_browser(PLEASE) as wall:
        wall.open(f"/big/{table.id}")
        wall.region("please-standing").wait_for()
        send_command(site, table, {"type": "again"}, table.tokens[1])
        wall.wait_for_text("web-again-asked", name="Ben")
        wall.button("web-next-show").click()
        wall.page.wait_for_url(lambda url: "/big/" in url and table.id not in url)
        wall.page.get_by_text("Ben").first.wait_for()


def test_phones_of_a_class_wait_with_the_end_for_the_big_screen(site: LiveSite) -> None:
    """Nobody knows their place before the class has looked at the last round."""
    table = make_lesson(site, "Ann", "Ben", **SMALL)
    write_all(site, table, [SLOTS, ("ones", "tens", "hundreds")])
    send_lead_action(site, table, "reveal")
    with site.open_browser(PLEASE) as wall, site.open_browser(PLEASE, size=PHONE) as ann:
        take_over(wall, table, f"/big/{table.id}")
        ann.open_seat(table)
        ann.wait_for_text("please-last-round")
        ann.region("please-ranking", round=1).wait_for()
        assert not ann.page.locator(".end-bar").count()
        for step in ("ranking", "plan", "standing"):
            wall.click_and_wait(wall.button(f"please-class-to-{step}"))
        ann.page.locator(".end-bar").wait_for()
        ann.wait_for_text("please-standing")
        wall.click_and_wait(wall.button("please-class-step-plan"))  # looking back takes nothing away
        wall.wait_for_text("please-class-plan-how")
        assert ann.page.locator(".end-bar").count()


def test_the_class_is_told_when_luck_helped(site: LiveSite) -> None:
    """A 3 goes to the tens by the best plan; nothing larger came, and a brave pupil was lucky."""
    options = {"lesson": True, **SMALL}
    settings = {"led": True, "reactions": False}
    table = site.make_table(
        PLEASE, "Ann", "Ben", settings=settings, options=options, setup={"rolls": [3, 1, 1]}
    )
    write_all(site, table, [SLOTS, ("tens", "hundreds", "ones")])
    send_lead_action(site, table, "reveal")
    send_command(site, table, {"type": "show", "what": "1-plan"})
    with site.open_browser(PLEASE, lang="de", size=PROJECTORS[1]) as wall:
        take_over(wall, table, f"/big/{table.id}")
        wall.wait_for_text("please-class-luck", best="311")
        in_sight(wall, "main h2, main section > p, main dl div")


def test_a_screen_without_the_hosts_token_shows_which_numbers_were_made(site: LiveSite) -> None:
    """Ranks are hidden from all: nobody's name, but the numbers, as on the host's own screen."""
    options = {"lesson": True, **SMALL}
    settings = {"led": True, "reactions": False, "ranking": "none"}
    table = site.make_table(
        PLEASE, "Ann", "Ben", "Cleo", settings=settings, options=options, setup={"rolls": [3, 1, 1]}
    )
    write_all(site, table, [SLOTS, SLOTS, ("tens", "hundreds", "ones")])
    send_lead_action(site, table, "reveal")
    send_command(site, table, {"type": "show", "what": "1-ranking"})
    with site.open_browser(PLEASE) as wall:
        wall.open(f"/big/{table.id}")
        numbers = wall.region("please-ranking", round=1).get_by_role("listitem")
        expect(numbers).to_have_text([f"311{wall.text_of('please-class-times', count=2)}", "131"])
        for name in ("Ann", "Ben", "Cleo"):  # nor is anybody said to be on turn
            assert name not in wall.page.locator("body").inner_text()
        send_command(site, table, {"type": "show", "what": "1-plan"})
        wall.wait_for_text("please-class-luck", best="311")


def test_a_class_that_is_level_stands_on_one_wide_step(site: LiveSite) -> None:
    names = [f"Pupil {number}" for number in range(1, 25)]
    options = {"lesson": True, **SMALL}
    table = site.make_table(PLEASE, *names, settings={"led": True, "reactions": False}, options=options)
    write_all(site, table, [SLOTS] * len(names))
    send_lead_action(site, table, "reveal")
    send_command(site, table, {"type": "show", "what": "1-standing"})
    with site.open_browser(PLEASE, size=PROJECTORS[2]) as wall:
        take_over(wall, table, f"/big/{table.id}")
        podium = wall.page.get_by_role("list", name=wall.text_of("please-podium"))
        whole, step = podium.bounding_box(), podium.locator(".step").bounding_box()
        assert whole
        assert step
        assert step["width"] > 0.9 * whole["width"]
        assert step["height"] < 0.35 * whole["height"], "the names have the room, not the step"
        in_sight(wall, "main .step, main ol ul li")


def test_sixty_people_find_room_beside_the_podium(site: LiveSite) -> None:
    names = ["Maximiliane-Josefina", "Giuseppe Alessandro", *(f"Pupil {number}" for number in range(3, 61))]
    options = {"lesson": True, **SMALL}
    settings = {"led": True, "reactions": False}
    table = site.make_table(PLEASE, *names, settings=settings, options=options, setup={"rolls": [6, 4, 2]})
    orders = [SLOTS, ("tens", "hundreds", "ones"), ("hundreds", "ones", "tens"), ("ones", "hundreds", "tens")]
    write_all(site, table, [orders[seat % 4] for seat in range(60)])
    send_lead_action(site, table, "reveal")
    send_command(site, table, {"type": "show", "what": "1-standing"})
    with site.open_browser(PLEASE, size=PROJECTORS[0]) as wall:
        take_over(wall, table, f"/big/{table.id}")
        wall.region("please-standing").wait_for()
        sizes = []
        for size in PROJECTORS:
            resize(wall, size)
            in_sight(wall, "main li[data-seat], main .step, footer button")
            assert not wall.page.evaluate(OVERLAPPING_STEPS), size
            foot = wall.page.locator("footer").bounding_box()
            assert foot
            lowest = wall.page.locator("main li[data-seat]").evaluate_all(
                "all => Math.max(...all.map(it => it.getBoundingClientRect().bottom))"
            )
            assert lowest <= foot["y"] + 1, size
            name = wall.page.locator("main .standing b").nth(5).bounding_box()
            assert name
            sizes.append(name["height"] / size[1])
        assert max(sizes) < 1.35 * min(sizes), "the same on every projector, only larger"
        for scheme in ("light", "dark"):
            wall.page.emulate_media(color_scheme=scheme)
            assert wall.find_axe_violations() == []
        for ranking in ("top", "none"):
            send_command(site, table, {"type": "arrange", "settings": {"ranking": ranking}})
            wall.wait_for_text("please-class-own-only")
            in_sight(wall, "main p")
            assert wall.find_axe_violations() == []
