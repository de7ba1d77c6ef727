"""A class: the teacher's page, the projector with the controls, phones that come by a name alone."""

import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from support.browsing import DESK, PHONE, Guest, House, sit
from support.games import CLOCK_GAME, TURN_GAME
from support.screen_checks import CUT_OFF, look

from thirdplace.core.names import is_spare
from thirdplace.core.record import from_json, verify
from thirdplace.games.places_please.tests.browser.class_page import (
    PROJECTOR,
    SMALL,
    join,
    lead,
    lead_round,
    open_class,
    spaces,
    speak,
)
from thirdplace.games.places_please.tests.pupils import Crowd
from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

PLEASE = "places-please"


def test_sixty_phones_play_six_rounds_through_sleeps_and_drops(house: House) -> None:
    """57 sockets and three browsers, one of which comes late; nothing that was written is lost.

    In round 2 a browser comes late and another is cut off for a moment; in round 3 a tab is gone and the
    class goes on; in round 4 a phone sleeps; in round 5 somebody is renamed and somebody removed.
    """
    with ExitStack() as stack:
        teacher = stack.enter_context(house.guest(PLEASE, size=PROJECTOR))
        ann, ben, cleo = (stack.enter_context(house.guest(PLEASE, size=PHONE)) for _ in range(3))
        table = open_class(teacher, **SMALL)
        sat = sit(house, table, *(f"Pupil {number}" for number in range(1, 58)))
        crowd = stack.enter_context(Crowd(house.server.address, table, sat, seed=6))
        for phone, name in ((ann, "Ann"), (ben, "Ben")):
            join(phone, table, name)
            phone.sees("class-in", name=name)
        teacher.act(teacher.starting("web-start"))
        sleeper, renamed, removed = crowd.pupils[10:13]
        for round in range(1, 7):
            if round == 4:
                crowd.sleep(sleeper)
            if round == 5:
                call_to_order(teacher, renamed.name, "Pauline", removed.name)
            for roll in range(3):
                teacher.act(lead_round(teacher, first=round == 1 or roll > 0))
                if (round, roll) == (2, 1):
                    join(cleo, table, "Cleo")
                    cleo.sees("please-class-you-returns")
                missing = (round, roll) == (3, 1)
                if missing:
                    ben.page.goto("about:blank")  # as phones do that need their memory for something else
                if (round, roll) == (2, 2):
                    lose_the_network(ann)
                for phone in (ann, ben, cleo):
                    if not (phone is cleo and round < 3) and not (phone is ben and missing):
                        phone.act(spaces(phone))
                if missing or round == 4:
                    lead(teacher, "please-class-go-on-away", count=1)
                if missing:
                    ben.go(f"/t/{table}")
            if round == 4:
                crowd.wake(sleeper)
            lead(teacher, "please-class-reveal")
            teacher.sees("please-class-spread")
            teacher.button("please-class-to-ranking").click()
            teacher.sees("please-ranking", round=round)
            teacher.button("please-class-to-plan").click()
            teacher.sees("please-class-plan-how")
        teacher.button("please-class-to-standing").click()
        named = teacher.region("please-standing").locator("li > b")
        named.first.wait_for()
        shown = set(named.all_inner_texts())
        for phone in (ann, ben, cleo):
            phone.region("please-standing").wait_for()
    assert shown == have_points(house, table)
    assert not {renamed.name, removed.name} & shown
    assert sum(pupil.drops for pupil in crowd.pupils) > 40
    nothing_is_lost(house, table, crowd, sleeper.seat, removed.seat)


def have_points(house: House, table: str) -> set[str]:
    """Of those who are still here: they are named on the wall, and the others counted."""
    record = house.ask("GET", f"/api/tables/{table}/record")
    match = verify(from_json(json.dumps(record)))
    assert {"Ann", "Ben", "Cleo", "Pauline"} < set(match.names)
    totals = {name: seat.total for name, seat in zip(match.names, match.view(None).seats, strict=True)}
    return {name for name, total in totals.items() if total and not is_spare(name)}


def lose_the_network(pupil: Guest) -> None:
    pupil.cut_off = True
    pupil.page.context.set_offline(True)
    pupil.sees("web-reconnecting")
    pupil.page.context.set_offline(False)
    pupil.page.get_by_text(pupil.say("web-reconnecting")).wait_for(state="hidden")


def call_to_order(teacher: Guest, name: str, better: str, gone: str) -> None:
    """A name is put right, and somebody has to go."""
    teacher.button("class-people").click()
    line = teacher.page.get_by_role("dialog").get_by_role("listitem")
    line.filter(has_text=name).get_by_role("button", name=teacher.say("web-rename", name=name)).click()
    teacher.page.get_by_label(teacher.say("web-new-name")).fill(better)
    teacher.act(teacher.button("web-rename-done"))
    line.filter(has_text=gone).get_by_role("button", name=teacher.say("class-remove", name=gone)).click()
    teacher.act(teacher.button("class-remove-sure"))
    teacher.page.keyboard.press("Escape")


def nothing_is_lost(house: House, table: str, crowd: Crowd, sleeper: int, removed: int) -> None:
    """What each phone had answered stands in the record, in its order; the record holds."""
    record = house.ask("GET", f"/api/tables/{table}/record")
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


def test_every_screen_of_a_class_is_for_everyone(house: House) -> None:
    """axe finds nothing by day on a desk or by night on a phone, where no language has a word cut off."""
    with house.guest(PLEASE) as teacher, house.guest(PLEASE, size=PHONE) as pupil:
        for guest, screen in the_lesson(house, teacher, pupil):
            look(guest, PHONE, "dark")
            assert guest.violations() == [], screen
            for lang in sorted(LANGUAGES, key=lambda lang: lang != guest.lang):
                if lang != guest.lang:
                    speak(guest, lang)
                assert guest.page.evaluate(CUT_OFF) == [], (screen, lang)
            if guest is teacher:
                look(guest, DESK, "light")
                assert guest.violations() == [], screen


def the_lesson(house: House, teacher: Guest, pupil: Guest) -> Iterator[tuple[Guest, str]]:
    """From the teacher's page to the end of a round, with a pupil who comes late, rests and is removed."""
    teacher.go("/class")
    teacher.button("class-open").wait_for()
    yield teacher, "the teacher's page"
    table = open_class(teacher, **SMALL)
    names = ["Bartholomäus", *(f"Pupil {number}" for number in range(2, 31))]
    sat = sit(house, table, *names)
    teacher.page.get_by_text("30", exact=False).first.wait_for()
    yield teacher, "who comes"
    pupil.go(f"/t/{table}")
    pupil.page.get_by_label(pupil.say("web-your-name")).wait_for()
    yield pupil, "a name"
    teacher.act(teacher.starting("web-start"))
    teacher.act(teacher.button("please-roll"))
    join(pupil, table, "Zoe")
    pupil.sees("please-class-you-returns")
    yield pupil, "from the next round on"
    yield teacher, "who writes"
    teacher.button("class-people").click()
    teacher.page.get_by_role("dialog").get_by_text("Zoe").wait_for()
    yield teacher, "the list"
    teacher.page.keyboard.press("Escape")
    for roll, slot in enumerate(("hundreds", "ones", "tens")):
        if roll:
            teacher.act(teacher.button("please-roll"))
        for one in sat[:2]:
            write = {"type": "do", "seat": one["seat"], "action": {"type": "write", "slot": slot}}
            house.ask("POST", f"/api/tables/{table}/commands", write, one["token"])
        teacher.act(teacher.button("please-class-go-on-away", count=28))
    teacher.act(teacher.button("please-class-reveal"))
    for step in ("ranking", "plan"):
        teacher.page.get_by_role("heading", name=teacher.say("please-class-spread")).or_(
            teacher.region("please-ranking", round=1)
        ).first.wait_for()
        yield teacher, f"before the {step}"
        teacher.button(f"please-class-to-{step}").click()
    teacher.sees("please-class-plan-how")
    yield teacher, "the best plan"
    teacher.act(teacher.button("please-roll-round", "round"))
    spaces(pupil).first.wait_for()
    yield pupil, "the board"
    teacher.button("class-people").click()
    line = teacher.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Zoe")
    line.get_by_role("button", name=teacher.say("class-rest"), exact=True).click()
    pupil.button("please-class-return").wait_for()
    yield pupil, "a break"
    line.get_by_role("button", name=teacher.say("class-remove", name="Zoe")).click()
    teacher.act(teacher.button("class-remove-sure"))
    pupil.sees("class-removed")
    yield pupil, "removed"


@pytest.mark.parametrize("game", [TURN_GAME, CLOCK_GAME])
def test_the_other_games_on_the_wall_with_phones_as_hands(house: House, game: str) -> None:
    """The host has no seat, starts and pauses; to anybody else the wall shows the same and offers nothing."""
    with ExitStack() as stack:
        teacher = stack.enter_context(house.guest(game, size=PROJECTOR))
        phones = [stack.enter_context(house.guest(game, size=PHONE)) for _ in range(3)]
        onlooker = stack.enter_context(house.guest(game, size=PROJECTOR))
        teacher.go("/class")
        teacher.page.get_by_role("button", name=teacher.say(f"box-{game}")).click()
        teacher.page.wait_for_url("**/big/*")
        table = teacher.page.url.rpartition("/")[2]
        for phone, name in zip(phones, ("Ann", "Ben", "Cleo"), strict=True):
            phone.go(f"/t/{table}")
            phone.page.get_by_label(phone.say("web-your-name")).fill(name)
            phone.button("web-sit").click()
            phone.sees("web-waiting-for-host")
        onlooker.go(f"/big/{table}")
        onlooker.page.get_by_text("Cleo").wait_for()
        assert not onlooker.starting("web-start").or_(onlooker.button("class-people")).first.is_visible()
        teacher.act(teacher.starting("web-start"))
        for phone in phones:
            phone.page.locator("[data-seat]").first.wait_for()
        teacher.act(teacher.button("web-pause"))
        for phone in phones:
            phone.page.get_by_role("button", name=phone.say("web-resume")).first.wait_for()
        assert not onlooker.button("web-resume").is_visible()
        teacher.act(teacher.button("web-resume"))
        shown = {guest.page.locator("main").inner_text() for guest in (teacher, onlooker)}
        assert len(shown) == 1
