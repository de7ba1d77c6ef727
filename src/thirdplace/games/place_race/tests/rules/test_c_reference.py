"""Races in C, played to their end, are the same as those of the compiled rules."""

from pathlib import Path

import pytest
from support.carriers.c_games import play_both

from thirdplace.core.registry import find_game

UNHURRIED = {"seconds_per_year": 60, "lead_years": 1, "day_cards": 2, "late_cards": 1, "deck": "second"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c_plays_the_same_races_to_their_end(seats: int, folder: Path) -> None:
    """Random players are slow: with thousands of actions a year they turn in cards, and two of them win."""
    last = play_both(find_game("place-race"), seats, UNHURRIED, folder, games=10, tempo=5)
    assert sum(last["finished"]) > 0
    assert last["won"] or seats > 2


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reference")
