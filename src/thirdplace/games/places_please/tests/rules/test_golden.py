"""Places, Please: whole games as text, to be read beside the rulebook.

A change of a rule shows here as changed lines. To write the files in golden/ anew:

    THIRDPLACE_GOLDEN=write pytest -k please_golden
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.step import Step
from thirdplace.core.testing.scenario import check_golden
from thirdplace.games.places_please.bots import choose
from thirdplace.games.places_please.tests.please_table import (
    choose_at_random,
    lines_of,
    new_game,
    play_to_end,
    roll_die,
    write_digits,
)

GOLDEN = Path(__file__).parents[1] / "golden"


def game_of_rulebook() -> Match:
    """Two players: the example of the rules page, and how that game went on."""
    table = new_game(2, seed="golden two", rolls=[4, 1, 6, 2, 5])
    for nora, ben in (
        ("hundreds", "thousands"),
        ("garbage", "ones"),
        ("thousands", "hundreds"),
        ("ones", "garbage"),
        ("tens", "tens"),
    ):
        roll_die(table)
        write_digits(table, nora, ben)
    return play_to_end(table, Chance("golden two, played"))


def game_of_four() -> Match:
    """Four players: two of them computers, who write alike and share points."""
    table, chance, rng = new_game(4, seed="golden four"), Chance("golden four, played"), random.Random(4)
    while not table.over:
        seat, message = choose_at_random(table, chance)
        if seat < 2:
            message = choose("hard", table.situation(seat), rng)
        table.do(seat, message)
    return table


def game_of_lesson() -> Match:
    """Seven in a lesson: open boards, ten-sided die, five places, two garbage slots, a target, two rounds."""
    options: dict[str, Any] = {
        "rounds": 2,
        "die": 10,
        "places": 5,
        "garbage": 2,
        "goal": "target",
        "target": 50_000,
    }
    table = new_game(7, seed="golden lesson", open_boards=True, **options)
    return play_to_end(table, Chance("golden lesson, played"))


def describe_step(match: Match, step: Step | None) -> list[str]:
    """What happened, one line each."""
    return [] if step is None else lines_of(step.events(ALL))


GAMES: dict[str, Callable[[], Match]] = {
    "rulebook": game_of_rulebook,
    "four": game_of_four,
    "lesson": game_of_lesson,
}
"""By the name of the file in golden/."""


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_written(name: str) -> None:
    check_golden(GOLDEN / f"{name}.txt", GAMES[name](), describe_step)


def test_what_the_golden_games_show() -> None:
    """They are only worth keeping while the rarer things happen in them."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in GOLDEN.glob("*.txt")}
    assert texts.keys() == {"rulebook", "four", "lesson"}
    assert "numbers=6452,4651 points=5,3 boards=64521,46512\n" in texts["rulebook"]
    assert texts["rulebook"].count("# round-scored") == texts["four"].count("# round-scored") == 6
    assert "points=5,5," in texts["four"]  # PP4
    assert texts["lesson"].count("# boards-shown") == 2 * 6  # PP2: the seventh digit scores the round
