"""The coach in a real browser: advice during a game, a game looked over; and how well computers play."""

import json
from collections.abc import Iterable

import pytest
from playwright.sync_api import Locator
from support.live_server import QUICK, Json, TableMade
from support.live_site import PHONE, TWO_FRAMES, BrowserUser, LiveSite

pytestmark = pytest.mark.browser

PLEASE = "places-please"

COACHED: Json = {**QUICK, "coach": True}
SLOTS = ("thousands", "hundreds", "tens", "ones", "garbage")
BADLY = ("garbage", "ones", "tens", "hundreds", "thousands")
"""For rolls that fall from 6 to 2: the worst there is."""


COMPILED = 120_000
"""The first time on a machine the coach takes its time."""


def said_of_writing(user: BrowserUser, slots: Iterable[str] = SLOTS) -> set[str]:
    """What the coach calls writing into these, as it stands alone."""
    said = {user.text_of("coach-write", slot=user.text_of(f"slot-{slot}.in")) for slot in slots}
    return {words[0].upper() + words[1:] for words in said}


def best_action(user: BrowserUser) -> Locator:
    return user.page.get_by_role("dialog").get_by_role("status").locator(".best")


def come_back(user: BrowserUser, table: TableMade, *names: str) -> None:
    """To a table that this device has made, and where these people sit at it."""
    kept = {"host": table.host, "seats": table.tokens, "names": dict(zip(table.tokens, names, strict=True))}
    user.open()
    remember = "([table, kept]) => localStorage.setItem(`table:${table}`, kept)"
    user.page.evaluate(remember, [table.id, json.dumps(kept)])
    user.open(f"/t/{table.id}")


def expect_accessible(user: BrowserUser) -> None:
    for scheme in ("light", "dark"):
        user.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        user.page.evaluate(TWO_FRAMES)
        assert user.find_axe_violations() == [], scheme


def test_the_coach_names_what_may_be_done_and_goes_when_it_is_done(site: LiveSite) -> None:
    table = site.make_table(PLEASE, "Ann", "Ben", settings=COACHED)
    with site.open_browser(PLEASE, size=PHONE) as ann:
        ann.open_seat(table)
        ann.click_and_wait(ann.button("please-roll"))
        ann.button("please-throw", "digit").wait_for()
        ann.button("web-coach").click()
        best_action(ann).wait_for(timeout=COMPILED)
        assert best_action(ann).inner_text() in said_of_writing(ann)
        rated = ann.page.get_by_role("dialog").get_by_role("rowheader").all_inner_texts()
        assert rated[0] == best_action(ann).inner_text()
        assert set(rated) == said_of_writing(ann)
        expect_accessible(ann)
        site.do(table, 0, {"type": "write", "slot": "tens"})
        ann.page.get_by_role("dialog").wait_for(state="detached")
        assert ann.button("web-coach").count() == 0, "there is nothing to decide"


def test_the_coach_is_silent_where_a_table_has_none(site: LiveSite) -> None:
    table = site.make_table(PLEASE, "Ann", "Ben")
    with site.open_browser(PLEASE) as ann:
        ann.open_seat(table)
        ann.button("please-roll").wait_for()
        assert ann.button("web-coach").count() == 0


def test_the_coach_advises_who_looks_and_nobody_behind_a_curtain(site: LiveSite) -> None:
    """Once Ann has written, her choice is gone; Ben's is told to Ben."""
    table = site.make_table(PLEASE, "Ann", "Ben", settings=COACHED)
    with site.open_browser(PLEASE) as both:
        come_back(both, table, "Ann", "Ben")
        curtain = both.button("web-curtain-open", "name")
        curtain.wait_for()
        assert both.button("web-coach").count() == 0
        site.do(table, 0, {"type": "roll"})
        site.do(table, 0, {"type": "write", "slot": "garbage"})
        both.button("web-curtain-open", name="Ben").click()
        both.button("web-coach").click()
        best_action(both).wait_for(timeout=COMPILED)
        rated = both.page.get_by_role("dialog").get_by_role("rowheader").all_inner_texts()
        assert set(rated) == said_of_writing(both), "Ann's bin is full, Ben's is not"


def finish_game(site: LiveSite) -> TableMade:
    """One round that Ann plays as badly as can be, and Ben as well."""
    made = site.make_table(PLEASE, "Ann", "Ben", options={"rounds": 1}, setup={"rolls": [6, 5, 4, 3, 2]})
    for roll, (bad, good) in enumerate(zip(BADLY, SLOTS, strict=True)):
        site.do(made, roll % 2, {"type": "roll"})
        site.do(made, 0, {"type": "write", "slot": bad})
        site.do(made, 1, {"type": "write", "slot": good})
    return made


def test_a_finished_game_is_looked_over(site: LiveSite) -> None:
    """A graph to slide along, the worst move with what would have been better, and luck apart from skill."""
    table = finish_game(site)
    with site.open_browser(PLEASE) as ann:
        ann.open(f"/replay/{table.id}")
        ann.button("web-review").click()
        graph = ann.page.get_by_role("slider", name=ann.text_of("web-review-graph"))
        graph.wait_for(timeout=COMPILED)
        assert ann.page.locator(".graph polyline").count() == 2
        graph.focus()
        ann.page.keyboard.press("End")
        assert ann.page.url.endswith("#15")
        assert "Ben 100" in (graph.get_attribute("aria-valuetext") or "")
        box = graph.bounding_box()
        assert box is not None
        graph.click(position={"x": box["width"] / 3, "y": box["height"] / 2})
        assert ann.page.url.endswith("#5"), "a third of the way"
        worst = ann.page.get_by_role("listitem").filter(has=ann.link("web-review-number", move="2"))
        assert ann.text_of("web-review-cost", name="Ann", points="").split("  ")[0] in worst.inner_text()
        assert said_of_writing(ann, ["thousands"]).pop() in worst.inner_text()
        to_ann = worst.get_by_text(ann.text_of("web-review-to", name="Ann"))
        assert to_ann.locator("q").inner_text(), "the reader is not told what Ann's move was worth to them"
        expect_accessible(ann)
        worst.get_by_role("link").click()
        assert ann.page.url.endswith("#2")
        assert ann.page.evaluate("scrollY") == 0, "the board is to be seen"
        ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        expect_accessible(ann)


def test_how_well_computers_play_is_chosen(site: LiveSite) -> None:
    """At the gathering, and on the shelf, where one who plays alone gets a coach, too."""
    table = site.make_table(PLEASE, "Ann", start=False)
    with site.open_browser(PLEASE) as ann:
        come_back(ann, table, "Ann")
        ann.page.get_by_role("combobox", name=ann.text_of("web-level")).select_option("hard")
        ann.button("web-add-computer").click()
        told = ann.text_of("web-computer-level", level=ann.text_of("level-hard"))
        ann.page.get_by_role("listitem").filter(has_text=told).wait_for()
        ann.open()
        box = ann.page.get_by_role("article").filter(has_text=ann.text_of("box-places-please.claim"))
        level = box.get_by_role("combobox", name=ann.text_of("web-level"))
        assert level.input_value() == "hard", "it is remembered"
        level.select_option("easy")
        box.get_by_role("button", name=ann.text_of("web-play-now")).click()
        ann.page.wait_for_url("**/t/*")
        made = site.request("GET", "/api/tables/" + ann.page.url.rpartition("/")[2])
        assert {seat["level"] for seat in made["seats"] if not seat["person"]} == {"easy"}
        assert made["settings"]["coach"] is True
