"""Places, Please in a lesson: seats rest and return, and a round is shown when that is asked for."""

from random import Random
from typing import Any

import msgspec
import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.records.record import from_json, load, record_of, to_json, verify
from thirdplace.core.state import copy
from thirdplace.core.testing.conformance import CHECKS, Check, check_representations
from thirdplace.games.places_please import GAME, coach, rules
from thirdplace.games.places_please.actions import End, Roll, Write
from thirdplace.games.places_please.bots import choose
from thirdplace.games.places_please.tests.please_table import (
    PEOPLE,
    legal_actions,
    new_game,
    play_lines,
    refusal_code,
    totals_by_player,
)

SMALL: dict[str, Any] = {"lesson": True, "rounds": 2, "places": 3, "garbage": 0}


def parts_text(match: Match) -> str:
    """What each seat is doing, by the first three letters of the word."""
    return "".join(str(shown.part)[:3] + " " for shown in match.view(None).seats).strip()


def all_write(match: Match, slot: str) -> None:
    (roller,) = match.active
    match.do(roller, {"type": "roll"})
    for seat in match.active:
        match.do(seat, {"type": "write", "slot": slot})


def play_whole_round(match: Match) -> None:
    for slot in ("hundreds", "tens", "ones"):
        all_write(match, slot)


def test_outside_a_lesson_there_is_nothing_of_all_this() -> None:
    table = new_game(3)
    assert refusal_code(table, "Ben: rest") == "wrong-phase"
    assert refusal_code(table, "Ben: return") == "wrong-phase"
    assert refusal_code(table, "Nora: reveal") == "wrong-phase"
    assert refusal_code(table, "Nora: end") == "wrong-phase"
    assert b"part" not in msgspec.json.encode(table.view(None))
    assert "lesson" not in record_of(table).options


def test_a_round_that_is_written_waits_until_somebody_asks_to_see_it() -> None:
    table = new_game(2, rolls=[1, 2, 3], **SMALL)
    play_whole_round(table)
    shown = table.view(None)
    assert (shown.phase, shown.history, shown.roller) == ("written", [], 0)
    assert all(digit is None for digit in shown.seats[0].board.values())
    assert refusal_code(table, "Nora: roll") == "wrong-phase"
    assert refusal_code(table, "Ben: reveal") == "not-your-turn"
    assert legal_actions(table, "Nora") == ["reveal", "rest", "end"]
    assert play_lines(table, "Nora: reveal") == [
        "round-scored round=1 numbers=123,123 points=5,5 boards=123,123"
    ]
    assert table.view(None).phase == "rolling"


def test_who_rests_is_not_waited_for_and_gets_no_number() -> None:
    table = new_game(3, rolls=[1, 2, 3], **SMALL)
    play_lines(table, "Nora: roll", "Nora: write ones", "Ben: write hundreds")
    play_lines(table, "Ida: rest")  # the last who had to write
    assert table.active == [1]
    assert parts_text(table) == "pla pla res"
    all_write(table, "tens")
    play_lines(table, "Nora: roll", "Nora: write hundreds", "Ben: write ones", "Nora: reveal")
    (played,) = table.view(None).history
    assert played.numbers == [321, 123, None]
    assert played.points == [5, 3, 0]
    assert played.ranks == [1, 2, None]
    assert refusal_code(table, "Ida: write ones") == "wrong-phase"


def test_the_die_passes_over_who_rests() -> None:
    table = new_game(4, **SMALL)
    play_lines(table, "Nora: rest", "Ben: rest")
    assert table.active == [2]
    all_write(table, "ones")
    assert table.active == [3]
    play_lines(table, "Tom: roll")
    view = table.view(None)
    assert (view.roller, view.last_roller, view.next_roller) == (None, 3, 2)
    play_lines(table, "Ida: write tens", "Tom: write tens")
    assert table.active == [2]
    play_lines(table, "Ida: roll")
    view = table.view(None)
    assert (view.last_roller, view.next_roller) == (2, None)  # the last roll of the round


def test_who_has_to_show_the_round_and_rests_hands_that_on() -> None:
    table = new_game(3, **SMALL)
    play_whole_round(table)
    assert table.active == [2]
    play_lines(table, "Ida: rest")
    assert (table.active, table.view(None).phase) == ([0], "written")
    play_lines(table, "Nora: reveal")
    assert table.view(None).history[0].numbers[2] is None


def test_a_seat_returns_with_the_next_round_or_at_once_if_nothing_was_rolled() -> None:
    table = new_game(3, **SMALL)
    play_lines(table, "Ida: rest")
    assert legal_actions(table, "Ida") == ["return"]
    assert play_lines(table, "Ida: return") == ["returned seat=Ida now=True"]
    assert parts_text(table) == "pla pla pla"
    play_lines(table, "Ida: rest", "Nora: roll", "Ida: return")
    assert parts_text(table) == "pla pla ret"
    assert refusal_code(table, "Ida: return") == "wrong-phase"
    assert refusal_code(table, "Ida: write ones") == "not-your-turn"
    play_lines(table, "Nora: write ones", "Ben: write ones")
    for slot in ("tens", "hundreds"):
        all_write(table, slot)
    (roller,) = table.active
    table.do(roller, {"type": "reveal"})
    assert parts_text(table) == "pla pla pla"
    play_whole_round(table)
    play_lines(table, f"{PEOPLE[table.active[0]]}: reveal")
    assert table.over
    assert totals_by_player(table)["Ida"] == 5


def test_who_was_about_to_return_may_stay_out() -> None:
    table = new_game(3, **SMALL)
    play_lines(table, "Ida: rest", "Nora: roll", "Ida: return", "Ida: rest")
    assert parts_text(table) == "pla pla res"


def test_somebody_always_plays() -> None:
    table = new_game(2, **SMALL)
    play_lines(table, "Ben: rest")
    assert refusal_code(table, "Nora: rest") == "wrong-phase"
    assert refusal_code(table, "Ben: rest") == "wrong-phase"


def act_at_random(match: Match, rng: Random) -> None:
    """Somebody acts, or somebody comes or goes; only rarely it is ended."""
    seat = rng.choice(match.active) if rng.random() < 0.8 else rng.randrange(match.seats)
    legal = [action for action in match.legal(seat) if action != End() or rng.random() < 0.02]
    if legal:
        match.do(seat, rng.choice(legal))


@pytest.mark.parametrize("open_boards", [False, True])
def test_coming_and_going_tells_no_secrets_and_replays_exactly(open_boards: bool) -> None:
    """Whatever a seat cannot know may be otherwise: what it is shown and its record stay the same."""
    for number in range(12):
        rng, chance = Random(number), Chance(f"lesson {number}")
        table = new_game(5, seed=str(number), open_boards=open_boards, **SMALL)
        for _ in range(10_000):
            if table.over:
                break
            act_at_random(table, rng)
            seat, real = rng.randrange(5), table.state
            known = [
                msgspec.json.encode(table.view(seat)),
                to_json(record_of(table, seat)),
                table.legal(seat),
            ]
            table.state = copy(real)
            rules.resample(table.state, seat, chance)
            assert [
                msgspec.json.encode(table.view(seat)), to_json(record_of(table, seat)), table.legal(seat)
            ] == known  # fmt: skip
            table.state = real
        assert table.over
        record = record_of(table)
        assert load(from_json(to_json(record))).state == table.state
        assert verify(record).view(ALL) == table.view(ALL)


def test_the_coach_weighs_those_who_play() -> None:
    """Who rests has no chance meanwhile; and advice is given as if only the others were there."""
    table = new_game(4, rolls=[6, 1, 3], **SMALL)
    play_lines(table, "Ben: rest", "Nora: roll", "Nora: write hundreds")
    chances = coach.estimate_chances(table.options, table.state, 0, Random(1))
    assert chances[1] == 0
    assert sum(chances) == pytest.approx(1, abs=0.01)
    advice = coach.advise(table.situation(3), Random(1))
    assert advice.best == Write("hundreds")
    play_lines(table, "Ida: rest", "Tom: rest")  # Nora plays alone
    assert table.view(None).phase == "rolling"
    assert coach.advise(table.situation(0), Random(1)).best == Roll()
    assert choose("expert", table.situation(0), Random(1)) == Roll()
    play_lines(table, "Nora: roll")
    assert isinstance(choose("expert", table.situation(0), Random(1)), Write)


@pytest.mark.parametrize("check", [*CHECKS, check_representations], ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [3, 7])
def test_a_lesson_conforms(check: Check, seats: int) -> None:
    check(GAME, seats, {**SMALL, "open_boards": seats == 3}, 4)
