"""Places, Please: the computer player."""

import random
from typing import Any

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.match import Match
from thirdplace.games.places_please.actions import Roll, Write
from thirdplace.games.places_please.bots import choose
from thirdplace.games.places_please.tests.please_table import PEOPLE, roll, say, sit, write


def chosen(match: Match, name: str, seed: int = 1) -> Any:
    seat = PEOPLE.index(name)
    return choose(match.view(seat), seat, match.legal(seat), random.Random(seed), match.options)


def test_it_rolls_when_it_has_the_die() -> None:
    assert chosen(sit(2), "Nora") == Roll()


@pytest.mark.parametrize(
    ("digit", "options", "slots"),
    [
        (6, {}, "thousands"),
        (5, {}, "thousands"),
        (1, {}, "tens ones garbage"),
        (1, {"garbage": 0}, "tens ones"),
        (9, {"die": 10}, "thousands"),
        (0, {"die": 10}, "ones garbage"),
        (1, {"goal": "lowest"}, "thousands"),
        (6, {"goal": "lowest"}, "tens ones garbage"),
        (6, {"goal": "lowest", "garbage": 0}, "tens ones"),
        (3, {"goal": "target", "target": 3000}, "thousands"),
        (2, {"goal": "target", "target": 2999}, "thousands"),
        (6, {"goal": "target", "target": 1111}, "ones garbage"),
        (9, {"goal": "target", "target": 9_000_000, "places": 7, "die": 10}, "millions"),
    ],
)
def test_what_it_does_with_a_first_roll(digit: int, options: dict[str, Any], slots: str) -> None:
    """Where slots are about as good, it takes any of them, so that two bots do not write the same."""
    table = sit(2, rolls=[digit], **options)
    roll(table)
    assert {chosen(table, "Nora", seed) for seed in range(40)} == {Write(slot) for slot in slots.split()}


def test_the_expected_number_is_the_best_there_is() -> None:
    """By hand, a die of six and the last two slots: with ones and garbage left, a 4 or more is kept,
    as what comes next is 3.5 on average."""
    for digit, slot in ((1, "garbage"), (3, "garbage"), (4, "ones"), (6, "ones")):
        table = sit(2, rolls=[6, 6, 6, digit])
        for kept in ("thousands", "hundreds", "tens"):
            roll(table)
            write(table, kept, kept)
        roll(table)
        assert chosen(table, "Ben") == Write(slot)


def test_it_comes_to_the_target_if_it_can() -> None:
    table = sit(2, goal="target", target=352, places=3, garbage=1, rolls=[3, 5, 6, 2], rounds=1)
    for _ in range(4):
        roll(table)
        table.do(0, chosen(table, "Nora"))
        table.do(1, table.legal(1)[0])
    assert table.view(None).history[0].numbers[0] == 352


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
def test_it_beats_somebody_without_a_plan(options: dict[str, Any]) -> None:
    won = [0, 0]
    rng, chance = random.Random(7), Chance("no plan")
    for game in range(8):
        table = sit(2, seed=f"match {game}", **options)
        while not table.over:
            for seat in table.active:
                legal = table.legal(seat)
                if seat == 0:
                    choice = choose(table.view(0), 0, legal, rng, table.options)
                    assert choice in legal
                else:
                    choice = legal[chance.below(len(legal))]
                table.do(seat, choice)
        for seat in table.winners:
            won[seat] += 1
    assert won[0] >= 7
    assert won[1] <= 2


def test_it_looks_at_nobody_elses_board() -> None:
    one, other = (sit(2, rolls=[4, 1], open_boards=True) for _ in range(2))
    say(one, "Nora: roll", "Nora: write tens", "Ben: write thousands", "Ben: roll")
    say(other, "Nora: roll", "Nora: write tens", "Ben: write garbage", "Ben: roll")
    assert chosen(one, "Nora") == chosen(other, "Nora")
