"""Places, Please: computer players of four levels."""

import random
from typing import Any

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.game import LEVELS, Level
from thirdplace.core.match import Match
from thirdplace.core.state import copy
from thirdplace.games.places_please import rules
from thirdplace.games.places_please.actions import Roll, Write
from thirdplace.games.places_please.bots import choose, expert_bot
from thirdplace.games.places_please.solution.policy import load_shipped_policy
from thirdplace.games.places_please.state import SLOT_NAMES, WRITING
from thirdplace.games.places_please.tests.please_table import (
    PEOPLE,
    choose_at_random,
    new_game,
    play_lines,
    play_round,
    roll_die,
    write_digits,
)


def choose_for(match: Match, name: str, level: Level = "hard", seed: int = 1) -> Any:
    return choose(level, match.situation(PEOPLE.index(name)), random.Random(seed))


def slots_chosen(match: Match, name: str, level: Level, times: int = 40) -> str:
    """Where a level writes, over many draws, left to right."""
    found = {choose_for(match, name, level, seed).slot for seed in range(times)}
    return " ".join(slot for slot in SLOT_NAMES if slot in found)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_rolls_when_it_has_the_die(level: Level) -> None:
    assert choose_for(new_game(2), "Nora", level) == Roll()


@pytest.mark.parametrize(
    ("digit", "options", "slot"),
    [
        (6, {}, "thousands"),
        (5, {}, "thousands"),
        (4, {}, "hundreds"),
        (1, {}, "garbage"),
        (1, {"garbage": 0}, "ones"),
        (9, {"die": 10}, "thousands"),
        (0, {"die": 10}, "garbage"),
        (1, {"goal": "lowest"}, "thousands"),
        (6, {"goal": "lowest"}, "garbage"),
        (6, {"goal": "lowest", "garbage": 0}, "ones"),
        (3, {"goal": "target", "target": 3000}, "thousands"),
        (2, {"goal": "target", "target": 2999}, "thousands"),
        (9, {"goal": "target", "target": 9_000_000, "places": 7, "die": 10}, "millions"),
    ],
)
def test_what_hard_does_with_a_first_roll(digit: int, options: dict[str, Any], slot: str) -> None:
    table = new_game(2, rolls=[digit], **options)
    roll_die(table)
    assert slots_chosen(table, "Nora", "hard") == slot


def test_hard_makes_the_greatest_number_there_is_to_expect() -> None:
    """By hand, a die of six and the last two slots: with ones and garbage left, a 4 or more is kept,
    as what comes next is 3.5 on average."""
    for digit, slot in ((1, "garbage"), (3, "garbage"), (4, "ones"), (6, "ones")):
        table = new_game(2, rolls=[6, 6, 6, digit])
        for kept in ("thousands", "hundreds", "tens"):
            roll_die(table)
            write_digits(table, kept, kept)
        roll_die(table)
        assert choose_for(table, "Ben") == Write(slot)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_bot_reaches_the_target_if_it_can(level: Level) -> None:
    table = new_game(2, goal="target", target=352, places=3, garbage=1, rolls=[3, 5, 6, 2], rounds=1)
    for _ in range(4):
        roll_die(table)
        table.do(0, choose_for(table, "Nora", level))
        table.do(1, table.legal(1)[0])
    assert table.view(None).history[0].numbers[0] == 352


def test_easy_knows_what_a_place_is_worth_and_slips_now_and_then() -> None:
    for digit, slot in ((6, "thousands"), (1, "garbage"), (4, "tens")):
        table = new_game(2, rolls=[digit])
        roll_die(table)
        written = [choose_for(table, "Nora", "easy", seed).slot for seed in range(100)]
        assert max(written, key=written.count) == slot
        assert 5 < sum(other != slot for other in written) < 40


def test_medium_estimates_roughly() -> None:
    """A 6 needs no thought; whether a 3 is worth the tens or the ones is less clear to it than to hard."""
    table, other = new_game(2, rolls=[6]), new_game(2, rolls=[3])
    roll_die(table)
    roll_die(other)
    assert slots_chosen(table, "Nora", "medium") == "thousands"
    assert len(slots_chosen(other, "Nora", "medium").split()) > 1
    assert len(slots_chosen(other, "Nora", "hard").split()) == 1


def test_for_two_the_expert_draws_from_the_solution() -> None:
    """One round behind before the last, with a 5: thousands 51, hundreds 19, tens 30 of 100."""
    table = new_game(2, rounds=2, rolls=[4, 1, 6, 2, 5, 5])
    play_round(table, 6452, 4651)
    roll_die(table)
    odds = load_shipped_policy().choices(left=1, lead=-1, rolls=[5], slots=[])
    written = [choose_for(table, "Ben", "expert", seed).slot for seed in range(400)]
    for slot, name in enumerate(("thousands", "hundreds", "tens", "ones", "garbage")):
        assert written.count(name) / 400 == pytest.approx(odds.get(slot, 0.0), abs=0.08)


def test_a_longer_match_goes_on_like_the_rounds_that_are_solved() -> None:
    """At equal points every round is the same; five rounds ahead with eight to play is not solved."""
    table = new_game(2, rounds=12, rolls=[1])
    roll_die(table)
    assert slots_chosen(table, "Nora", "expert") == "garbage"
    table.state.total[0] = 10
    assert choose_for(table, "Nora", "expert") in table.legal(0)


def test_a_field_of_one_is_weighed_as_the_solution_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two ways to the same chances: every line against sampled boards, and exactly."""
    table, rng = new_game(2, seed="both ways", rounds=1), random.Random(3)
    while not table.over:
        for seat in table.active:
            world = table.situation(seat).world
            if table.state.phase == WRITING and table.state.rolled < 5:
                exact, _, _ = expert_bot.rate_slots(world, seat, rng)
                with monkeypatch.context() as changed:
                    changed.setattr(expert_bot, "is_duel", lambda s: False)
                    sampled, _, _ = expert_bot.rate_slots(world, seat, rng)
                assert sampled == pytest.approx(exact, abs=0.02)
            table.do(seat, choose_for(table, PEOPLE[seat], "expert"))


def test_an_expert_among_three_gambles_where_a_good_number_is_not_enough() -> None:
    """Open boards, one round: the others hold 654_, Nora 65_4. A 3 in the tens loses for certain; in the
    garbage it leaves the tens to the last roll: a 5 or 6 wins, a 4 ties at best, all else loses."""
    table = new_game(3, rounds=1, open_boards=True, rolls=[6, 5, 4, 3])
    for nora, others in (("thousands", "thousands"), ("hundreds", "hundreds"), ("ones", "tens")):
        roll_die(table)
        write_digits(table, nora, others, others)
    roll_die(table)
    worth, _, _ = expert_bot.rate_slots(table.situation(0).world, 0, random.Random(1))
    tens, garbage = SLOT_NAMES.index("tens"), SLOT_NAMES.index("garbage")
    assert worth[tens] == pytest.approx(0.0, abs=0.001)
    assert 2 / 6 - 0.001 < worth[garbage] < 3 / 6
    assert slots_chosen(table, "Nora", "expert", 5) == "garbage"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {}),
        (4, {"open_boards": True}),
        (2, {"goal": "lowest", "die": 10}),
        (3, {"places": 6, "garbage": 2, "rounds": 1}),
        (7, {"goal": "target", "target": 31_415, "places": 5, "rounds": 1, "open_boards": True}),
    ],
    ids=str,
)
def test_hidden_boards_and_rolls_to_come_change_nothing(
    level: Level, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expert_bot, "MAX_SAMPLES", 1000)
    table, chance = new_game(seats, seed="who knows", **options), Chance("somehow")
    for move in range(14 * seats):
        if table.over:
            break
        for seat in table.active if move % 3 == 0 else ():
            real, found = table.state, choose(level, table.situation(seat), random.Random(5))
            table.state = copy(real)
            rules.resample(table.state, seat, Chance(f"another world {move}"))
            assert choose(level, table.situation(seat), random.Random(5)) == found
            table.state = real
        table.do(*choose_at_random(table, chance))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"die": 10, "places": 3, "garbage": 0},
        {"goal": "lowest"},
        {"goal": "target", "target": 2345},
        {"goal": "target", "target": 31_415, "places": 5, "garbage": 2, "rounds": 3},
        {"open_boards": True, "places": 7, "garbage": 2, "die": 10},
    ],
    ids=str,
)
def test_it_beats_somebody_without_a_plan(
    level: Level, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expert_bot, "MAX_SAMPLES", 1500)
    won = [0, 0]
    rng, chance = random.Random(7), Chance("no plan")
    games = 30 if level == "easy" else 8  # it needs more of them to be told from chance
    for game in range(games):
        table = new_game(2, seed=f"match {game}", **options)
        while not table.over:
            for seat in table.active:
                legal = table.legal(seat)
                if seat == 0:
                    choice = choose(level, table.situation(0), rng)
                    assert choice in legal
                else:
                    choice = legal[chance.below(len(legal))]
                table.do(seat, choice)
        for seat in table.winners:
            won[seat] += 1
    least, most = (18, 14) if level == "easy" else (7, 2)
    assert won[0] >= least
    assert won[1] <= most


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_whoever_races_nobody_looks_at_nobodys_board(level: Level) -> None:
    one, other = (new_game(2, rolls=[4, 1], open_boards=True) for _ in range(2))
    play_lines(one, "Nora: roll", "Nora: write tens", "Ben: write thousands", "Ben: roll")
    play_lines(other, "Nora: roll", "Nora: write tens", "Ben: write garbage", "Ben: roll")
    assert choose_for(one, "Nora", level) == choose_for(other, "Nora", level)
