"""Places, Please: what the coach says, in three languages, and how it weighs a table."""

import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.match import Match
from thirdplace.core.parts.coach import Advice, Reason, advise
from thirdplace.core.parts.reason_text import in_words
from thirdplace.core.state import copy
from thirdplace.games.places_please import GAME, coach, rules
from thirdplace.games.places_please.actions import End, Rest, Return, Reveal, Roll, Write
from thirdplace.games.places_please.bots import expert_bot, solved_duel
from thirdplace.games.places_please.lesson import make_best_plan
from thirdplace.games.places_please.opening import Options
from thirdplace.games.places_please.solution.policy import load_shipped_policy
from thirdplace.games.places_please.tests.please_table import (
    PEOPLE,
    choose_at_random,
    new_game,
    play_round,
    play_to_end,
    roll_die,
    write_digits,
)
from thirdplace.text import LANGUAGES, text_for

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"rounds": 9}),
    (3, {}),
    (4, {"open_boards": True, "rounds": 3}),
    (2, {"goal": "lowest", "die": 10, "places": 3, "rounds": 2}),
    (3, {"places": 6, "garbage": 2, "rounds": 2}),
    (3, {"goal": "target", "target": 31_415, "places": 5, "rounds": 2}),
    (25, {"rounds": 1}),
]
EVERY_TABLE = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)


@pytest.fixture(autouse=True)
def _use_fewer_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert_bot, "MAX_SAMPLES", 1500)
    monkeypatch.setattr(coach, "MAX_SAMPLES", 300)


def advise_for(match: Match, name: str) -> Advice:
    return advise(match.situation(PEOPLE.index(name)), random.Random(1))


def reasons_in_words(advised: Advice, lang: str = "en") -> list[str]:
    return [in_words(reason, text_for(lang, GAME), PEOPLE) for reason in advised.reasons]


def all_of(advised: Advice) -> list[Reason]:
    words = [said for one in advised.rated for said in (one.words, one.note)]
    return [*advised.reasons, *(one for one in words if one is not None)]


@EVERY_TABLE
def test_advice_is_legal_readable_and_the_same_whatever_is_hidden(
    seats: int, options: dict[str, Any]
) -> None:
    table, chance = new_game(seats, seed="coached", **options), Chance("coached")
    while not table.over:
        if len(table.moves) % 4 == 0:
            seat = table.active[-1]
            advised = advise_for(table, PEOPLE[seat])
            assert advised.best == advised.rated[0].action
            assert all(one.action in table.legal(seat) for one in advised.rated)
            assert all(0.0 <= one.chance <= 1.0 for one in advised.rated)
            for lang in LANGUAGES:
                for reason in all_of(advised):
                    assert in_words(reason, text_for(lang, GAME), table.names)
            real, table.state = table.state, copy(table.state)
            rules.resample(table.state, seat, Chance("another world"))
            assert advise_for(table, PEOPLE[seat]) == advised
            table.state = real
        table.do(*choose_at_random(table, chance))


def test_every_sentence_is_said_somewhere() -> None:
    """No message is left that nothing asks for; that none is missing is shown above."""
    said: set[str] = set()
    for seats, options in [*TABLES, *((2, {"rounds": 2}) for _ in range(6))]:
        table, chance = new_game(seats, seed=f"said {len(said)}", **options), Chance(f"said {seats}")
        while not table.over:
            for seat in table.active[:1]:
                said |= {reason.id for reason in all_of(advise_for(table, PEOPLE[seat]))}
            table.do(*choose_at_random(table, chance))
    dice = random.Random(1)
    for _ in range(40):  # with two to throw away, a 4 is not good enough for the greatest place
        rolls = [dice.randint(1, 6) for _ in range(5)]
        said |= {step.why.id for step in make_best_plan(Options(places=3, garbage=2), rolls)}
    said |= {
        coach.name_action(action, Options()).id for action in (Reveal(), Rest(), Return(), End())
    }  # only in a lesson
    catalogue = (Path(coach.__file__).parent / "locale" / "en.ftl").read_text("utf-8")
    assert said == set(re.findall(r"^(coach-(?!basis)[\w-]+) =", catalogue, re.MULTILINE))


def test_for_two_it_tells_the_exact_chances() -> None:
    """At equal points, the last round, a first 5: 50 % in the hundreds, 42 % in the thousands."""
    table = new_game(2, rounds=1, rolls=[5])
    roll_die(table)
    advised = advise_for(table, "Nora")
    assert advised.best == Write("hundreds")
    assert advised.rated[0].chance == pytest.approx(0.5, abs=0.001)
    assert {one.action.slot: round(one.chance, 3) for one in advised.rated}["thousands"] == 0.420
    assert reasons_in_words(advised) == [
        "The 5 in the hundreds leaves room in the thousands for 6. "
        "The next 4 rolls bring that about 5 times out of 10.",
        "Your chance of winning is then 50%, with a number of about 5487; "
        "in the thousands it would be 42% and 5537.",
    ]


def test_advice_says_what_the_standing_demands() -> None:
    table = new_game(2, rounds=2, rolls=[4, 1, 6, 2, 5, 3])
    play_round(table, 6452, 4651)
    roll_die(table)
    assert "an equal number is enough" in reasons_in_words(advise_for(table, "Nora"))[0]
    assert "an equal number is no use" in reasons_in_words(advise_for(table, "Ben"))[0]
    assert reasons_in_words(advise_for(table, "Ben"), "de")[0].startswith("Du liegst 2 Punkte zurück")


@pytest.mark.parametrize("places", [4, 6], ids=["all rolls", "sampled"])
def test_for_more_than_two_it_says_how_far_chances_can_be_told_apart(places: int) -> None:
    """For two they are exact. With six places there are too many rolls to look at all of them."""
    table = new_game(2, seed="margin")
    roll_die(table)
    assert all(one.margin is None for one in advise(table.situation(0), random.Random(1)).rated)
    table = new_game(3, seed="margin", places=places)
    roll_die(table)
    advised = advise(table.situation(0), random.Random(1))
    best = advised.rated[0]
    assert all(one.margin for one in advised.rated)
    for one in advised.rated[1:]:
        assert (one.note is not None) == (not one.is_told_apart(best) and one.chance != best.chance)


def test_where_there_is_nothing_to_decide_it_tells_the_chance() -> None:
    table = new_game(2)
    assert advise_for(table, "Nora").best == Roll()
    assert advise_for(table, "Nora").rated[0].chance == pytest.approx(0.5, abs=0.001)
    for _ in range(4):
        roll_die(table)
        slot = table.legal(0)[0]
        write_digits(table, slot.slot, slot.slot)  # type: ignore[attr-defined]
    roll_die(table)
    assert [reason.id for reason in advise_for(table, "Ben").reasons] == ["coach-only", "coach-chance"]


# What a table is worth to everyone.


def estimate_chances(match: Match, move: tuple[int, int] | None = None) -> list[float]:
    return coach.estimate_chances(match.options, match.state, 0, random.Random(1), move)


@EVERY_TABLE
def test_chances_sum_to_one_and_are_settled_at_the_end(seats: int, options: dict[str, Any]) -> None:
    table, chance = new_game(seats, seed="weighed", **options), Chance("weighed")
    while not table.over:
        if len(table.moves) % 5 == 0:
            assert sum(estimate_chances(table)) == pytest.approx(1.0)
        table.do(*choose_at_random(table, chance))
    shares = [1 / len(table.winners) if seat in table.winners else 0.0 for seat in range(seats)]
    assert estimate_chances(table) == pytest.approx(shares)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_last_digit_settles_it(seats: int) -> None:
    """Nothing is left to chance once all but the last have written the last digit."""
    table = play_to_end(new_game(seats, seed="settled", rounds=1), Chance("settled"))
    again = new_game(seats, seed="settled", rounds=1)
    for move in table.moves[:-1]:
        again.do(move.seat, move.action)
    assert estimate_chances(again) == pytest.approx(estimate_chances(table))
    last = table.moves[-1]
    number = GAME.actions.encode(again.state, again.options, last.action)
    assert estimate_chances(again, (last.seat, number)) == pytest.approx(estimate_chances(table))


def test_for_two_a_roll_is_luck_and_its_average_is_what_was_before() -> None:
    table = new_game(2, rounds=2, rolls=[4, 1, 6, 2, 5, 3])
    play_round(table, 6452, 4651)
    before = estimate_chances(table)
    assert before[0] == pytest.approx(load_shipped_policy().win_chance(1, 1), abs=0.0002)
    assert estimate_chances(table, (table.active[0], rules.ROLL)) == before
    after = []
    for face in range(1, 7):
        table.state.dice[table.state.first] = face
        rolled = copy(table.state)
        rules.apply(rolled, table.active[0], rules.ROLL, 0)
        after.append(coach.estimate_chances(table.options, rolled, 0, random.Random(1))[0])
    assert sum(after) / 6 == pytest.approx(before[0])
    assert max(after) - min(after) > 0.01


def test_a_blunder_costs_and_a_write_leaves_nothing_to_luck() -> None:
    table = new_game(2, rounds=1, rolls=[6])
    roll_die(table)
    garbage = GAME.actions.encode(table.state, table.options, Write("garbage"))
    thrown = estimate_chances(table, (0, garbage))
    assert estimate_chances(table) == pytest.approx([0.5, 0.5], abs=0.001)
    assert thrown[0] < 0.1
    table.do(0, Write("garbage"))
    assert estimate_chances(table) == thrown


def test_both_boards_known_it_is_what_plain_counting_finds() -> None:
    rolls = [6, 5, 4, 2]
    # Nora 652_ against Ben 64_2, the last digit to come: Nora wins whatever it is.
    nora, ben = {0: 6, 1: 5, 4: 4, 2: 2}, {0: 6, 1: 4, 4: 5, 3: 2}
    assert solved_duel.win_chance_with_boards(1, 0, rolls, nora, ben) == pytest.approx(1.0)
    # Nora 65_2 against Ben 654_: up to a 4 (6542 against 6544) Ben is ahead, with a 5 or 6 Nora.
    nora, ben = {0: 6, 1: 5, 3: 2, 4: 4}, {0: 6, 1: 5, 2: 4, 4: 2}
    assert solved_duel.win_chance_with_boards(1, 0, rolls, nora, ben) == pytest.approx(2 / 6)


# For a class, after a round.


def test_the_best_plan_of_a_round() -> None:
    taught = make_best_plan(Options(), [4, 1, 6, 2, 5])
    assert [(step.roll, step.slot) for step in taught] == [
        (4, "hundreds"),
        (1, "garbage"),
        (6, "thousands"),
        (2, "ones"),
        (5, "tens"),
    ]
    assert taught[0].before == pytest.approx(5597.4, abs=0.05)
    for step, following in pairwise(taught):
        assert following.before == step.after
    assert taught[-1].after == 6452
    assert in_words(taught[0].why, text_for("en", GAME), ()) == (
        "The 4 in the hundreds leaves room in the thousands for 5 or more. "
        "The next 4 rolls bring that about 8 times out of 10."
    )


@pytest.mark.parametrize(
    ("options", "rolls"),
    [
        (Options(goal="lowest", die=10), [0, 9, 4, 4, 7]),
        (Options(goal="target", target=352, places=3), [3, 5, 6, 2]),
        (Options(places=7, garbage=2, die=10), [9, 8, 7, 6, 5, 4, 3, 2, 1]),
        (Options(places=3, garbage=0), [1, 1, 1]),
    ],
)
def test_any_round_can_be_taught(options: Options, rolls: list[int]) -> None:
    taught = make_best_plan(options, rolls)
    assert [step.roll for step in taught] == rolls
    assert len({step.slot for step in taught}) == len(rolls)
    for step in taught:
        for lang in LANGUAGES:
            assert in_words(step.why, text_for(lang, GAME), ())


def test_what_is_named_by_its_id_is_told_in_the_readers_language() -> None:
    say = text_for("de", GAME)
    reason = Reason("coach-write", {"slot": "@slot-tens.in"})
    assert in_words(reason, say, []) == "bei den Zehnern eintragen"
