"""Place Race NZ for newcomers, on every size: the map first, fingers and keys, waiting, a calm first race."""

import json
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect
from support.live_server import QUICK, Json, TableMade
from support.live_site import BrowserUser, LiveSite

from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

RACE = "place-race"
UNHURRIED: Json = {"seconds_per_year": 60, "lead_years": 10}
LONG: Json = {
    "hands": [
        ["waitangi-1840", "st-arnaud-1843", "lawrence-1861", "rotorua-1886", "napier-1931", "bluff-1971"],
        [
            "auckland-1840",
            "dunedin-1848",
            "tauranga-1864",
            "parihaka-1881",
            "greymouth-1896",
            "kaikoura-1945",
        ],
    ]
}
SIZES = [(390, 844), (390, 664), (375, 667), (360, 640), (844, 390), (640, 400), (820, 1180), (1024, 768)]
LEAST_COAST = 230
"""Pixels that the two islands are high, on the smallest screens, too."""
VIEW_BOX = "document.querySelector('svg[role=group]').getAttribute('viewBox').split(' ').map(Number)"


def make_running_race(site: LiveSite, **settings: Any) -> TableMade:
    """Ann in Auckland has the first turn; Ben stands in Hamilton. Both are ready."""
    table = site.make_table(RACE, "Ann", "Ben", options=UNHURRIED, setup=LONG, settings={**QUICK, **settings})
    for seat, city in enumerate(("auckland", "hamilton")):
        for action in ({"type": "start", "place": city}, {"type": "ready"}):
            command = {"type": "do", "seat": seat, "action": action}
            site.request("POST", f"/api/tables/{table.id}/commands", command, table.tokens[seat])
    return table


def box_of(found: Locator) -> tuple[float, float, float, float]:
    shown = found.first.bounding_box()
    assert shown is not None
    return shown["x"], shown["y"], shown["x"] + shown["width"], shown["y"] + shown["height"]


def area_of(of: tuple[float, float, float, float]) -> float:
    return (of[2] - of[0]) * (of[3] - of[1])


def do_overlap(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> bool:
    return a[0] < b[2] - 1 and b[0] < a[2] - 1 and a[1] < b[3] - 1 and b[1] < a[3] - 1


def test_the_map_is_the_largest_thing_at_every_size(site: LiveSite) -> None:
    table = make_running_race(site, pause_on_drop=False)
    with site.open_browser(RACE) as ann:
        ann.open_seat(table)
        ann.button_starting("race-skip").wait_for()
        for size in SIZES:
            ann.page.set_viewport_size({"width": size[0], "height": size[1]})
            ann.page.wait_for_timeout(120)
            sea, side = box_of(ann.page.locator(".sea")), box_of(ann.page.locator("aside.side"))
            assert area_of(sea) > area_of(side), size
            coast = box_of(ann.page.locator("path.coast"))
            assert coast[3] - coast[1] > LEAST_COAST, size
            seen = [
                box_of(ann.button_starting("race-skip")),
                box_of(ann.button_starting("race-wait", year="1835")),
                coast,
            ]
            assert all(
                left >= 0 and right <= size[0] and bottom <= size[1] for left, _, right, bottom in seen
            ), size
            header = [box_of(ann.page.locator("header").get_by_role("button").nth(n)) for n in range(2)]
            tools = ann.page.get_by_role("group", name=ann.text_of("race-tools")).get_by_role("button")
            for number in range(tools.count()):
                tool = box_of(tools.nth(number))
                assert not any(do_overlap(tool, button) for button in header), size
                assert min(tool[2] - tool[0], tool[3] - tool[1]) >= 44, size
            assert ann.page.evaluate("document.documentElement.scrollHeight") <= size[1] + 1, size
            assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0], size
        ann.page.set_viewport_size({"width": 390, "height": 664})
        cards = ann.page.get_by_role("list", name=ann.text_of("race-agenda")).get_by_role("listitem")
        bottom = box_of(ann.page.get_by_role("list", name=ann.text_of("race-agenda")))[3]
        whole = [n for n in range(cards.count()) if box_of(cards.nth(n))[3] <= bottom + 1]
        assert len(whole) >= 6, "of twelve cards"
        assert ann.find_axe_violations() == []


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (1920, 1080)])
def test_the_list_of_cards_stays_where_it_is_when_the_race_begins(
    site: LiveSite, size: tuple[int, int]
) -> None:
    """The moves and the hint take more room than planning; it is kept from the beginning."""
    table = site.make_table(RACE, "Ann", "Ben", options=UNHURRIED, setup=LONG, settings=QUICK)
    with site.open_browser(RACE, size=size) as ann:
        ann.open_seat(table)
        ann.page.get_by_role("combobox", name=ann.text_of("race-start")).wait_for()
        agenda = ann.page.get_by_role("list", name=ann.text_of("race-agenda"))
        for seat, city in enumerate(("auckland", "hamilton")):
            site.do(table, seat, {"type": "start", "place": city})
        site.do(table, 1, {"type": "ready"})
        ann.page.wait_for_timeout(200)
        before = box_of(agenda)
        site.do(table, 0, {"type": "ready"})
        ann.button_starting("race-skip").wait_for()
        ann.page.locator(".own .hint").wait_for()
        assert box_of(agenda) == pytest.approx(before, abs=1)


@pytest.mark.parametrize("size", [(844, 390), (390, 844)], ids=["on its side", "upright"])
def test_a_phone_has_notes_where_the_sea_is_free_and_no_room_is_kept(
    site: LiveSite, size: tuple[int, int]
) -> None:
    table = site.make_table(RACE, "Ann", "Ben", options=UNHURRIED, setup=LONG, settings=QUICK)
    with site.open_browser(RACE, size=size) as ann:
        ann.open_seat(table)
        ann.page.get_by_role("combobox", name=ann.text_of("race-start")).wait_for()
        sea, notes = box_of(ann.page.locator(".sea")), box_of(ann.page.locator(".notes"))
        assert notes[0] - sea[0] <= 10, "they begin at the left"
        if size[0] < size[1]:
            assert sea[2] - notes[2] <= 8, "and may be as wide as the map"
        else:
            tools = box_of(ann.page.get_by_role("group", name=ann.text_of("race-tools")))
            assert not do_overlap(notes, (tools[0], 0, tools[2], size[1])), "and leave the tools alone"
        own = ann.page.locator(".own")
        assert box_of(own.locator("> *").first)[1] - box_of(own)[1] <= 1, "nothing is kept for later"


@cache
def session_of(user: BrowserUser) -> CDPSession:
    """A touch goes on only in the session in which it began."""
    return user.page.context.new_cdp_session(user.page)


def send_touch(user: BrowserUser, kind: str, *points: tuple[float, float]) -> None:
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    session_of(user).send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def seen_width(user: BrowserUser) -> float:
    user.page.wait_for_timeout(80)
    return float(user.page.evaluate(VIEW_BOX)[2])


def test_the_map_is_pinched_dragged_tapped_and_enlarged_by_keys(site: LiveSite) -> None:
    table = site.make_table(RACE, "Ann", "Ben", options=UNHURRIED, setup=LONG)
    with site.open_browser(RACE, size=(390, 844)) as ann:
        ann.open_seat(table)
        ann.button("race-close-up").click()  # before a start was chosen
        close = seen_width(ann)
        ann.button("race-whole").click()
        whole = seen_width(ann)
        assert close < whole / 1.7
        ann.page.evaluate("document.activeElement.blur()")
        ann.page.keyboard.press("+")
        assert seen_width(ann) == pytest.approx(close, rel=0.05)
        left = ann.page.evaluate(VIEW_BOX)[0]
        ann.page.keyboard.press("ArrowLeft")
        assert ann.page.evaluate(VIEW_BOX)[0] < left
        ann.page.keyboard.press("0")
        assert seen_width(ann) == whole
        send_touch(ann, "touchStart", (180, 350), (220, 350))
        send_touch(ann, "touchMove", (150, 350), (250, 350))
        send_touch(ann, "touchMove", (120, 350), (280, 350))
        send_touch(ann, "touchEnd")
        pinched = seen_width(ann)
        assert pinched < whole / 2
        assert ann.button("race-whole").is_visible()
        top = ann.page.evaluate(VIEW_BOX)[1]
        send_touch(ann, "touchStart", (200, 300))
        send_touch(ann, "touchMove", (200, 340))
        send_touch(ann, "touchMove", (200, 400))
        send_touch(ann, "touchEnd")
        assert ann.page.evaluate(VIEW_BOX)[1] < top, "the map is dragged down"
        record = site.read_record(table)["actions"]
        assert [one for one in record if one["action"]["type"] == "start"] == [], "nobody has tapped a city"
        target = ann.button("race-start-in", place="Wellington")
        ann.button("race-whole").click()
        shown = box_of(target)
        assert shown[2] - shown[0] >= 43


def test_waiting_is_seen_by_all_and_stopped_by_one_tap_or_by_a_key(site: LiveSite) -> None:
    table = make_running_race(site)
    with site.open_browser(RACE, size=(390, 664)) as ann, site.open_browser(RACE, lang="de") as ben:
        ben.open_seat(table, 1)
        ann.open_seat(table, 0)
        ann.click_and_wait(ann.button_starting("race-wait", year="1835"))
        ben.wait_for_text("race-waits", year="1835")
        ann.wait_for_text("race-you-wait", place="Auckland", year="1835")
        ben.button_starting("race-skip").and_(ben.page.locator("[aria-disabled=false]")).wait_for()
        ann.click_and_wait(ann.button_starting("race-waiting", year="1835"))
        ben.page.get_by_text(ben.text_of("race-waits", year="1835")).wait_for(state="hidden")
        actions = [one["action"] for one in site.read_record(table)["actions"] if one["seat"] == 0]
        assert actions[-1] == {"type": "skip"}, "done for Ann, and recorded as if she had said it"
        before = ben.answers
        ben.page.keyboard.press("w")
        ben.wait_for_answer(before)
        ann.page.locator("li[data-seat='1'] .check").wait_for()
        before = ben.answers
        ben.page.keyboard.press("w")
        ben.wait_for_answer(before)
        before = ben.answers
        ben.page.keyboard.press("s")
        ben.wait_for_answer(before)


def test_play_now_begins_calmly_with_a_plan_and_its_keys_are_told(site: LiveSite) -> None:
    with site.open_browser(RACE, size=(390, 844)) as ann:
        ann.open()
        shelf = ann.page.locator("article").filter(has_text="Aotearoa")
        shelf.get_by_role("button", name=re.compile(f"^{ann.text_of('web-play-now')}")).click()
        pace = ann.page.get_by_role("combobox", name=ann.text_of("race-pace"))
        expect(pace).to_have_value("calm")
        plan = ann.region("race-guide")
        plan.wait_for()
        ann.click_and_wait(plan.get_by_role("button", name=ann.text_of("race-guide-do")))
        assert ann.page.get_by_role("combobox", name=ann.text_of("race-start")).input_value() != ""
        before = ann.answers
        pace.select_option("brisk")
        ann.wait_for_answer(before)
        assert ann.page.evaluate("localStorage.getItem('race-pace')") == "brisk"
        ann.page.evaluate("document.activeElement.blur()")
        ann.page.keyboard.press("?")
        keys = ann.page.get_by_role("dialog", name=ann.text_of("web-keys"))
        keys.get_by_text(ann.text_of("race-keys-wait")).wait_for()
        assert ann.find_axe_violations() == []
        ann.page.keyboard.press("Escape")


@pytest.mark.parametrize("same", [False, True])
def test_after_a_loss_it_goes_on_slower_or_with_the_same_cards(site: LiveSite, same: bool) -> None:
    """And the focus stays at the controls when the race starts."""
    options = {"seconds_per_year": 0.4, "lead_years": 1}
    setup = {"hands": [["auckland-1840", "waitangi-1934"], ["nelson-1842"]]}
    table = site.make_table(RACE, "Ann", "bot", options=options, setup=setup)
    kept = {"host": table.host, "seats": table.tokens, "names": {table.tokens[0]: "Ann"}}
    with site.open_browser(RACE) as ann:
        ann.open()
        ann.page.evaluate(
            "([key, kept]) => localStorage.setItem(key, kept)", [f"table:{table.id}", json.dumps(kept)]
        )
        ann.open(f"/t/{table.id}")
        before = ann.answers
        ann.page.get_by_role("combobox", name=ann.text_of("race-start")).select_option(label="Auckland")
        ann.wait_for_answer(before)
        ann.button_starting("race-ready").focus()
        ann.page.keyboard.press("Enter")
        ann.button_starting("race-skip").wait_for()
        assert ann.page.evaluate("document.activeElement.closest('.own') !== null"), (
            "not at the top of the page"
        )
        ann.button("web-again").wait_for()
        ann.wait_for_text("race-lost")
        ann.button("race-again-same-slower" if same else "race-again-slower").click()
        pace = ann.page.get_by_role("combobox", name=ann.text_of("race-pace"))
        pace.wait_for()
        assert pace.input_value() == "calm"
        assert table.id not in ann.page.url
        cards = ann.page.get_by_role("list", name=ann.text_of("race-agenda")).get_by_role("listitem")
        dealt = {"Auckland", "Waitangi", "Nelson"} <= set(cards.locator(".what b").all_inner_texts())
        assert cards.count() == (3 if same else 12)
        assert dealt or not same


COVERED_NAMES_SCRIPT = """() => {
  const frameOf = (it) => it.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".tools .btn, .caption")].map(frameOf);
  const covers = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return [...document.querySelectorAll("svg[role=group] text")]
    .filter((name) => boxes.some((box) => covers(box, frameOf(name))))
    .map((name) => name.textContent.trim());
}"""
"""Names on the map that lie under the tools or what is said of the plan."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_lies_under_the_tools_of_a_small_projector(site: LiveSite, lang: str) -> None:
    """Italian words are the widest: at 1024 pixels the tools reach the south of the map."""
    table = site.make_table(RACE, "Ann", "Ben", options=UNHURRIED, setup=LONG)
    with site.open_browser(RACE, lang=lang, size=(1024, 768)) as ann:
        ann.open_seat(table)
        ann.page.locator(".caption").wait_for()
        assert ann.page.evaluate(COVERED_NAMES_SCRIPT) == []
        for seat, city in enumerate(("auckland", "hamilton")):
            site.do(table, seat, {"type": "start", "place": city})
            site.do(table, seat, {"type": "ready"})
        ann.button("race-pause").wait_for()
        assert ann.page.evaluate(COVERED_NAMES_SCRIPT) == []
