"""A lesson that the bell ends in round 3: a class of 28, two phones, a projector, and what is kept of it."""

import csv
import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from support.live_site import PHONE, BrowserUser, LiveSite, take_seats
from support.paper import pdf_pages

from thirdplace.core.records.record import from_json, verify
from thirdplace.games.places_please.tests.browser.class_page import (
    click_primary,
    free_spaces,
    join_class,
    lead_round,
    open_class,
)
from thirdplace.games.places_please.tests.pupils import Crowd

pytestmark = pytest.mark.browser

PLEASE = "places-please"
PROJECTOR = (1024, 768)
SMALL_PHONE = (360, 640)
ROLLS = 4
LINE_MM = 7.0
"""From one line of the printed table to the next, a little less than it is."""


def play_round(
    teacher: BrowserUser, phones: list[BrowserUser], round: int, late: BrowserUser | None = None
) -> None:
    """Everyone writes each roll; at the first one the class goes on without whoever is late."""
    for roll in range(ROLLS):
        teacher.click_and_wait(lead_round(teacher, first=round == 1 or roll > 0))
        missing = late if roll == 0 else None
        for phone in phones:
            if phone is not missing:
                phone.click_and_wait(phone.page.locator("[data-open]"))
        if missing is not None:
            teacher.button("please-class-go-on", count=1).click()
            click_primary(teacher, "please-class-go-on-sure")
            told = missing.text_of(
                "please-late-next", digit="#", slot=missing.text_of("slot-garbage.in")
            ).split("#")[1]
            missing.page.get_by_text(told).wait_for()
            assert missing.find_axe_violations() == []
    click_primary(teacher, "please-class-reveal")
    teacher.wait_for_text("please-class-spread")


def end_lesson(teacher: BrowserUser) -> None:
    """Asked once: what counts is said before it happens."""
    teacher.button("please-lesson").click()
    teacher.wait_for_text("please-end-text", rounds=2)
    teacher.wait_for_text("please-end-open", round=3)
    teacher.button("please-end").click()
    assert teacher.find_axe_violations() == []
    teacher.button("please-end-keep").click()
    assert not teacher.region("please-standing").is_visible()
    teacher.button("please-end").click()
    teacher.click_and_wait(teacher.button("please-end-sure"))


def save_download(teacher: BrowserUser, message: str) -> Path:
    with teacher.page.expect_download() as saving:
        teacher.button(message).click()
    return Path(saving.value.path())


def podium_on(user: BrowserUser) -> list[list[str]]:
    """The names on each step, best first."""
    steps = user.page.get_by_role("list", name=user.text_of("please-podium")).locator("> li")
    steps.first.wait_for()
    return [step.locator("li > b").all_inner_texts() for step in steps.all()]


def test_a_lesson_ended_in_round_three_is_shown_kept_and_followed_by_another(site: LiveSite) -> None:
    with ExitStack() as stack:
        teacher = stack.enter_context(site.open_browser(PLEASE, size=PROJECTOR))
        ann = stack.enter_context(site.open_browser(PLEASE, size=SMALL_PHONE))
        ben = stack.enter_context(site.open_browser(PLEASE, size=PHONE))
        table = open_class(teacher, places=3)
        sat = take_seats(site, table, *(f"Pupil {number}" for number in range(1, 29)))
        crowd = stack.enter_context(Crowd(site.server.address, table, sat, seed=7))
        for phone, name in ((ann, "Ann"), (ben, "Ben")):
            join_class(phone, table, name)
            phone.wait_for_text("class-in", name=name)
        teacher.click_and_wait(teacher.button_starting("web-start"))
        play_round(teacher, [ann, ben], 1, late=ben)
        play_round(teacher, [ann, ben], 2)
        teacher.click_and_wait(lead_round(teacher, first=False))
        end_lesson(teacher)
        teacher.wait_for_text("please-ended", rounds=2)
        shown = podium_on(teacher)
        named = teacher.region("please-standing").locator("li > b").all_inner_texts()
        assert teacher.find_axe_violations() == []
        places = {}
        for phone, seat in ((ann, 28), (ben, 29)):
            phone.page.locator("#own-place").wait_for()
            places[seat] = phone.page.locator("#own-place").inner_text()
            assert phone.find_axe_violations() == []
            assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        teacher.button("please-results").click()
        table_saved, sheet_saved = (
            save_download(teacher, "please-results-csv"),
            save_download(teacher, "please-results-pdf"),
        )
        rows = list(csv.reader(table_saved.read_text("utf-8-sig").splitlines()))[1:]
        printed = lines_of(sheet_saved.read_bytes())
        teacher.page.keyboard.press("Escape")
        expect_same_results(site, table, shown, named, rows, printed)
        ranks = {row[1]: row[0] for row in rows}
        assert places == {
            28: ann.text_of("please-own-place", rank=ranks["Ann"]),
            29: ben.text_of("please-own-place", rank=ranks["Ben"]),
        }
        play_another(teacher, ann, ben, table)
    assert len(crowd.pupils) == 28


def lines_of(sheet: bytes) -> list[str]:
    """What stands beside each other on a printed sheet, from left to right, without spaces."""
    found: list[str] = []
    for leaf in pdf_pages(sheet):
        lines: list[tuple[float, list[tuple[float, str]]]] = []
        heights = sorted(
            ((top + bottom) / 2, left, letter) for letter, left, top, _, bottom in leaf.letters_with_positions
        )
        for height, left, letter in heights:
            if not lines or height - lines[-1][0] > LINE_MM / 2:
                lines.append((height, []))
            lines[-1][1].append((left, letter))
        found += ["".join(letter for _, letter in sorted(line)) for _, line in lines]
    return found


def expect_same_results(
    site: LiveSite, table: str, shown: Any, named: list[str], rows: list[list[str]], printed: list[str]
) -> None:
    """The screen, the table and the sheet say what the record says."""
    record = site.request("GET", f"/api/tables/{table}/record")
    match = verify(from_json(json.dumps(record)))
    assert record["actions"][-1]["action"] == {"type": "end"}
    view = match.view(None)
    assert len(view.history) == 2
    assert len(rows) == 30
    seats = {name: seat for seat, name in enumerate(match.names)}
    totals = {name: view.seats[seats[name]].total for _, name, *_ in rows}
    expected = []
    for rank, name, *cells, total in rows:
        seat = seats[name]
        told = [value for played in view.history for value in (played.numbers[seat], played.points[seat])]
        assert list(map(int, cells)) == told
        assert int(total) == totals[name]
        assert int(rank) == 1 + sum(other > totals[name] for other in set(totals.values()))
        pairs = zip(told[::2], told[1::2], strict=True)
        earned = [f"{number:03}" + f"+{points}" * (points > 0) for number, points in pairs]
        expected.append("".join([rank, name.replace(" ", ""), *earned, total]))
    assert [line for line in printed if line in expected] == expected, printed
    best = sorted({total for total in totals.values() if total}, reverse=True)[:3]
    for step, total in zip(shown, best, strict=True):
        level = {name for name in totals if totals[name] == total}
        assert set(step) == level
    assert set(named) == {name for name, total in totals.items() if total}


def play_another(teacher: BrowserUser, ann: BrowserUser, ben: BrowserUser, before: str) -> None:
    """Other rules, the same people: nobody types a name again."""
    teacher.button("class-another").click()
    sheet = teacher.page.get_by_role("dialog")
    sheet.get_by_label(teacher.text_of("option-goal-lowest")).check()
    assert teacher.find_axe_violations() == []
    sheet.get_by_role("button", name=teacher.text_of("class-another-open")).click()
    teacher.page.wait_for_url(lambda url: "/big/" in url and before not in url)
    for phone, name in ((ann, "Ann"), (ben, "Ben")):
        phone.wait_for_text("class-in", name=name)
    teacher.click_and_wait(teacher.button_starting("web-start"))
    click_primary(teacher, "please-roll")
    free_spaces(ann).first.wait_for()
    ben.page.get_by_text(ben.text_of("goal-lowest")).first.wait_for()
