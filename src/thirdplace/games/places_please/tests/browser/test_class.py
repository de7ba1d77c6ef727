"""A class: the teacher's page, the projector with the controls, phones that come by a name alone."""

import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from support.games import CLOCK_GAME, TURN_GAME
from support.live_site import DESK, PHONE, BrowserUser, LiveSite, take_seats
from support.screen_checks import CUT_OFF, set_screen

from thirdplace.core.player_names.names import is_spare_name
from thirdplace.core.records.record import from_json, verify
from thirdplace.games.places_please.tests.browser.class_page import (
    PROJECTOR,
    SMALL,
    choose_language,
    click_primary,
    free_spaces,
    join_class,
    lead_round,
    open_class,
)
from thirdplace.games.places_please.tests.pupils import Crowd
from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

PLEASE = "places-please"


@pytest.mark.long
@pytest.mark.nightly
def test_sixty_phones_play_six_rounds_through_sleeps_and_drops(site: LiveSite) -> None:
    """57 sockets and three browsers, one of which comes late; nothing that was written is lost.

    In round 2 a browser comes late and another is cut off for a moment; in round 3 a tab is gone and the
    class goes on; in round 4 a phone sleeps; in round 5 somebody is renamed and somebody removed.
    """
    with ExitStack() as stack:
        teacher = stack.enter_context(site.open_browser(PLEASE, size=PROJECTOR))
        ann, ben, cleo = (stack.enter_context(site.open_browser(PLEASE, size=PHONE)) for _ in range(3))
        table = open_class(teacher, **SMALL)
        sat = take_seats(site, table, *(f"Pupil {number}" for number in range(1, 58)))
        crowd = stack.enter_context(Crowd(site.server.address, table, sat, seed=6))
        for phone, name in ((ann, "Ann"), (ben, "Ben")):
            join_class(phone, table, name)
            phone.wait_for_text("class-in", name=name)
        teacher.click_and_wait(teacher.button_starting("web-start"))
        sleeper, renamed, removed = crowd.pupils[10:13]
        for round in range(1, 7):
            if round == 4:
                crowd.switch_off(sleeper)
            if round == 5:
                call_to_order(teacher, renamed.name, "Pauline", removed.name)
            for roll in range(3):
                teacher.click_and_wait(lead_round(teacher, first=round == 1 or roll > 0))
                if (round, roll) == (2, 1):
                    join_class(cleo, table, "Cleo")
                    cleo.wait_for_text("please-class-you-returns")
                missing = (round, roll) == (3, 1)
                if missing:
                    ben.page.goto("about:blank")  # as phones do that need their memory for something else
                if (round, roll) == (2, 2):
                    lose_the_network(ann)
                for phone in (ann, ben, cleo):
                    if not (phone is cleo and round < 3) and not (phone is ben and missing):
                        phone.click_and_wait(free_spaces(phone))
                if missing or round == 4:
                    click_primary(teacher, "please-class-go-on-away", count=1)
                if missing:
                    ben.open(f"/t/{table}")
            if round == 4:
                crowd.switch_on(sleeper)
            click_primary(teacher, "please-class-reveal")
            teacher.wait_for_text("please-class-spread")
            teacher.button("please-class-to-ranking").click()
            teacher.wait_for_text("please-ranking", round=round)
            teacher.button("please-class-to-plan").click()
            teacher.wait_for_text("please-class-plan-how")
        teacher.button("please-class-to-standing").click()
        named = teacher.region("please-standing").locator("li > b")
        named.first.wait_for()
        shown = set(named.all_inner_texts())
        for phone in (ann, ben, cleo):
            phone.region("please-standing").wait_for()
    assert shown == have_points(site, table)
    assert not {renamed.name, removed.name} & shown
    assert sum(pupil.drops for pupil in crowd.pupils) > 40
    nothing_is_lost(site, table, crowd, sleeper.seat, removed.seat)


def have_points(site: LiveSite, table: str) -> set[str]:
    """Of those who are still here: they are named on the wall, and the others counted."""
    record = site.request("GET", f"/api/tables/{table}/record")
    match = verify(from_json(json.dumps(record)))
    assert {"Ann", "Ben", "Cleo", "Pauline"} < set(match.names)
    totals = {name: seat.total for name, seat in zip(match.names, match.view(None).seats, strict=True)}
    return {name for name, total in totals.items() if total and not is_spare_name(name)}


def lose_the_network(pupil: BrowserUser) -> None:
    pupil.cut_off = True
    pupil.page.context.set_offline(True)
    pupil.wait_for_text("web-reconnecting")
    pupil.page.context.set_offline(False)
    pupil.page.get_by_text(pupil.text_of("web-reconnecting")).wait_for(state="hidden")


def call_to_order(teacher: BrowserUser, name: str, better: str, gone: str) -> None:
    """A name is put right, and somebody has to go."""
    teacher.button("class-people").click()
    line = teacher.page.get_by_role("dialog").get_by_role("listitem")
    line.filter(has_text=name).get_by_role("button", name=teacher.text_of("web-rename", name=name)).click()
    teacher.page.get_by_label(teacher.text_of("web-new-name")).fill(better)
    teacher.click_and_wait(teacher.button("web-rename-done"))
    line.filter(has_text=gone).get_by_role("button", name=teacher.text_of("class-remove", name=gone)).click()
    teacher.click_and_wait(teacher.button("class-remove-sure"))
    teacher.page.keyboard.press("Escape")


def nothing_is_lost(site: LiveSite, table: str, crowd: Crowd, sleeper: int, removed: int) -> None:
    """What each phone had answered stands in the record, in its order; the record holds."""
    record = site.request("GET", f"/api/tables/{table}/record")
    match = verify(from_json(json.dumps(record)))
    assert match.over
    for pupil in crowd.pupils:
        written = [
            one["action"]["slot"]
            for one in record["actions"]
            if one["seat"] == pupil.seat and one["action"]["type"] == "write"
        ]
        if pupil.seat == sleeper:
            assert len(pupil.wrote) == 15
            assert len(written) == 18
        else:
            assert pupil.wrote == written, pupil.name
            assert len(written) == (12 if pupil.seat == removed else 18), pupil.name


def test_every_screen_of_a_class_is_accessible(site: LiveSite) -> None:
    """axe finds nothing by day on a desk or by night on a phone, where no language has a word cut off."""
    with site.open_browser(PLEASE) as teacher, site.open_browser(PLEASE, size=PHONE) as pupil:
        for user, screen in the_lesson(site, teacher, pupil):
            set_screen(user, PHONE, "dark")
            assert user.find_axe_violations() == [], screen
            for lang in sorted(LANGUAGES, key=lambda lang: lang != user.lang):
                if lang != user.lang:
                    choose_language(user, lang)
                assert user.page.evaluate(CUT_OFF) == [], (screen, lang)
            if user is teacher:
                set_screen(user, DESK, "light")
                assert user.find_axe_violations() == [], screen


def the_lesson(site: LiveSite, teacher: BrowserUser, pupil: BrowserUser) -> Iterator[tuple[BrowserUser, str]]:
    """From the teacher's page to the end of a round, with a pupil who comes late, rests and is removed."""
    teacher.open("/class")
    teacher.button("class-open").wait_for()
    yield teacher, "the teacher's page"
    table = open_class(teacher, **SMALL)
    names = ["Bartholomäus", *(f"Pupil {number}" for number in range(2, 31))]
    sat = take_seats(site, table, *names)
    teacher.page.get_by_text("30", exact=False).first.wait_for()
    yield teacher, "who comes"
    pupil.open(f"/t/{table}")
    pupil.page.get_by_label(pupil.text_of("web-your-name")).wait_for()
    yield pupil, "a name"
    teacher.click_and_wait(teacher.button_starting("web-start"))
    teacher.click_and_wait(teacher.button("please-roll"))
    join_class(pupil, table, "Zoe")
    pupil.wait_for_text("please-class-you-returns")
    yield pupil, "from the next round on"
    yield teacher, "who writes"
    teacher.button("class-people").click()
    teacher.page.get_by_role("dialog").get_by_text("Zoe").wait_for()
    yield teacher, "the list"
    teacher.page.keyboard.press("Escape")
    for roll, slot in enumerate(("hundreds", "ones", "tens")):
        if roll:
            teacher.click_and_wait(teacher.button("please-roll"))
        for one in sat[:2]:
            write = {"type": "do", "seat": one["seat"], "action": {"type": "write", "slot": slot}}
            site.request("POST", f"/api/tables/{table}/commands", write, one["token"])
        teacher.click_and_wait(teacher.button("please-class-go-on-away", count=28))
    teacher.click_and_wait(teacher.button("please-class-reveal"))
    for step in ("ranking", "plan"):
        teacher.page.get_by_role("heading", name=teacher.text_of("please-class-spread")).or_(
            teacher.region("please-ranking", round=1)
        ).first.wait_for()
        yield teacher, f"before the {step}"
        teacher.button(f"please-class-to-{step}").click()
    teacher.wait_for_text("please-class-plan-how")
    yield teacher, "the best plan"
    teacher.click_and_wait(teacher.button("please-roll-round", "round"))
    free_spaces(pupil).first.wait_for()
    yield pupil, "the board"
    teacher.button("class-people").click()
    line = teacher.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Zoe")
    line.get_by_role("button", name=teacher.text_of("class-rest"), exact=True).click()
    pupil.button("please-class-return").wait_for()
    yield pupil, "a break"
    line.get_by_role("button", name=teacher.text_of("class-remove", name="Zoe")).click()
    teacher.click_and_wait(teacher.button("class-remove-sure"))
    pupil.wait_for_text("class-removed")
    yield pupil, "removed"


@pytest.mark.parametrize("game", [TURN_GAME, CLOCK_GAME])
def test_the_other_games_on_the_wall_with_phones_as_hands(site: LiveSite, game: str) -> None:
    """The host has no seat, starts and pauses; to anybody else the wall shows the same and offers nothing."""
    with ExitStack() as stack:
        teacher = stack.enter_context(site.open_browser(game, size=PROJECTOR))
        phones = [stack.enter_context(site.open_browser(game, size=PHONE)) for _ in range(3)]
        onlooker = stack.enter_context(site.open_browser(game, size=PROJECTOR))
        teacher.open("/class")
        teacher.page.get_by_role("button", name=teacher.text_of(f"box-{game}")).click()
        teacher.page.wait_for_url("**/big/*")
        table = teacher.page.url.rpartition("/")[2]
        for phone, name in zip(phones, ("Ann", "Ben", "Cleo"), strict=True):
            phone.open(f"/t/{table}")
            phone.page.get_by_label(phone.text_of("web-your-name")).fill(name)
            phone.button("web-sit").click()
            phone.wait_for_text("web-waiting-for-host")
        onlooker.open(f"/big/{table}")
        onlooker.page.get_by_text("Cleo").wait_for()
        assert (
            not onlooker.button_starting("web-start").or_(onlooker.button("class-people")).first.is_visible()
        )
        teacher.click_and_wait(teacher.button_starting("web-start"))
        for phone in phones:
            phone.page.locator("[data-seat]").first.wait_for()
        teacher.click_and_wait(teacher.button("web-pause"))
        for phone in phones:
            phone.page.get_by_role("button", name=phone.text_of("web-resume")).first.wait_for()
        assert not onlooker.button("web-resume").is_visible()
        teacher.click_and_wait(teacher.button("web-resume"))
        shown = {user.page.locator("main").inner_text() for user in (teacher, onlooker)}
        assert len(shown) == 1
