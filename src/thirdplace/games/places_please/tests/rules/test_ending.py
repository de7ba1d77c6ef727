"""Places, Please ended before its time (PP8), and what becomes of the digit of somebody who is late (PP9)."""

from itertools import product
from typing import Any

import pytest

from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.records.record import from_json, load, record_of, to_json, verify
from thirdplace.core.state import copy
from thirdplace.games.places_please import rules
from thirdplace.games.places_please.actions import End, Write
from thirdplace.games.places_please.state import GARBAGE, SLOT_NAMES
from thirdplace.games.places_please.tests.class_lessons.test_lesson_rules import all_write
from thirdplace.games.places_please.tests.please_table import (
    PEOPLE,
    legal_actions,
    new_game,
    play_lines,
    refusal_code,
    totals_by_player,
)

LESSON: dict[str, Any] = {"lesson": True, "rounds": 6, "places": 3, "garbage": 0}


def play_round(match: Match, best: int) -> None:
    """Three rolls of 1, 2 and 3; one seat makes 321, the others 123."""
    for upward, downward in (("hundreds", "ones"), ("tens", "tens"), ("ones", "hundreds")):
        (roller,) = match.active
        match.do(roller, {"type": "roll"})
        for seat in match.active:
            match.do(seat, {"type": "write", "slot": downward if seat == best else upward})
    match.do(match.active[0], {"type": "reveal"})


def end_game(match: Match) -> list[str]:
    """By whoever has the die, as the host does for all."""
    seat = next(seat for seat in range(match.seats) if End() in match.legal(seat))
    return play_lines(match, f"{PEOPLE[seat]}: end")


def in_the_third_round(phase: str) -> Match:
    table = new_game(3, rolls=[1, 2, 3] * 3, **LESSON)
    play_round(table, best=1)
    play_round(table, best=1)
    if phase != "rolling":
        play_lines(table, "Ida: roll", "Nora: write hundreds")
    if phase == "written":
        play_lines(table, "Ben: write tens", "Ida: write tens")
        for _ in range(2):
            (roller,) = table.active
            table.do(roller, {"type": "roll"})
            for seat in table.active:
                table.do(seat, table.legal(seat)[0])
    assert table.view(None).phase == phase
    return table


@pytest.mark.parametrize("phase", ["rolling", "writing", "written"])
def test_PP8_finished_rounds_count_and_the_one_in_hand_does_not(phase: str) -> None:
    table = in_the_third_round(phase)
    assert end_game(table) == ["ended rounds=2", "over totals=6,10,6 winners=Ben"]
    shown = table.view(None)
    assert (shown.phase, shown.round, shown.rolls) == ("over", 2, [])
    assert [played.numbers for played in shown.history] == [[123, 321, 123]] * 2
    assert totals_by_player(table) == {"Nora": 6, "Ben": 10, "Ida": 6}
    assert all(digit is None for seat in shown.seats for digit in seat.board.values())
    assert not any(table.legal(seat) for seat in range(3))
    assert refusal_code(table, "Nora: roll") == "game-over"


@pytest.mark.parametrize("phase", ["rolling", "writing", "written"])
def test_PP8_a_game_that_was_ended_replays_and_verifies(phase: str) -> None:
    table = in_the_third_round(phase)
    end_game(table)
    record = from_json(to_json(record_of(table)))
    assert record.actions[-1].action == {"type": "end"}
    assert load(record).state == table.state
    assert verify(record).view(ALL) == table.view(ALL)


def test_PP8_where_no_round_was_finished_nobody_wins() -> None:
    table = new_game(2, **LESSON)
    play_lines(table, "Nora: roll", "Ben: write ones")
    assert end_game(table) == ["ended rounds=0", "over totals=0,0 winners="]
    assert table.winners == []


def test_PP8_whoever_has_the_die_and_nobody_else_ends_a_lesson_and_only_a_lesson() -> None:
    table = new_game(3, **LESSON)
    assert refusal_code(table, "Ben: end") == "wrong-phase"
    all_write(table, "tens")
    assert legal_actions(table, "Ben") == ["roll", "rest", "end"]
    assert refusal_code(new_game(3), "Nora: end") == "wrong-phase"


def slot_when_late(match: Match, seat: int) -> str:
    """Where the digit goes if the class does not wait."""
    action = match.legal(seat)[0]
    assert isinstance(action, Write)
    return str(action.slot)


@pytest.mark.parametrize("goal", [{}, {"goal": "lowest"}, {"goal": "target", "target": 3516}])
def test_PP9_a_late_digit_goes_into_the_garbage_and_then_from_the_ones_upward(goal: dict[str, Any]) -> None:
    table = new_game(2, garbage=2, **goal)
    gone = []
    for _ in range(6):
        (roller,) = table.active
        table.do(roller, {"type": "roll"})
        gone.append(slot_when_late(table, 0))
        for seat in (0, 1):
            table.do(seat, table.legal(seat)[0])
    assert gone == ["garbage", "garbage-2", "ones", "tens", "hundreds", "thousands"]


def test_PP9_no_other_free_space_changes_the_number_less() -> None:
    """Whatever is free and whatever the digit: none moves the number less than the one taken."""
    table = new_game(2)
    table.do(0, {"type": "roll"})
    for free, digit in product(range(1, 1 << 5), range(1, 7)):
        s = copy(table.state)
        s.free[0], s.value = free << GARBAGE - 4, digit
        room = [0] * rules.MAX_LEGAL
        found = room[: rules.legal(s, 0, 0, room)]
        moved = {action: digit * rules.WEIGHTS[action - rules.WRITE] for action in found}
        assert moved[found[0]] == min(moved.values()), SLOT_NAMES[found[0] - rules.WRITE]


def test_PP9_a_slow_pupil_still_makes_a_good_number() -> None:
    """The first roll comes too soon for Ida: her 1 is thrown away, and the thousands are hers to fill."""
    table = new_game(3, rolls=[1, 6, 5, 4, 3])
    play_lines(table, "Nora: roll", "Nora: write ones", "Ben: write ones")
    table.do(2, table.legal(2)[0])
    for slot in ("thousands", "hundreds", "tens", "ones"):
        (roller,) = table.active
        table.do(roller, {"type": "roll"})
        for seat in (0, 1):
            table.do(seat, table.legal(seat)[0])
        table.do(2, {"type": "write", "slot": slot})
    assert table.view(None).history[0].numbers[2] == 6543
