"""The opponents that experts are measured against play legal games."""

import shutil
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from thirdplace.core.match import Match
from thirdplace.games.places_bid.benchmarks.matches import find_player, play_deal
from thirdplace.games.places_bid.benchmarks.scripts import SCRIPTS
from thirdplace.games.places_bid.tests.bid_table import new_game

FROZEN = Path(__file__).parents[2] / "benchmarks" / "frozen_expert"


def play_out(table: Match, names: list[str]) -> Match:
    """Plays a game; the match refuses what is not legal."""
    players, rng = [find_player(name) for name in names], Random(1)
    while not table.over:
        seat = table.active[0]
        table.do(seat, players[seat](table.situation(seat), rng))
    return table


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_frozen_expert_plays_legal_games(seats: int) -> None:
    assert play_out(new_game(seats, seed="frozen"), ["frozen:40"] * seats).winners


def test_the_frozen_expert_is_as_it_was() -> None:
    """Whoever changes it would compare later players with something else."""
    digest = sha256()
    for name in ("rollout_policy", "project_inference", "tree_search", "search_runner"):
        digest.update((FROZEN / f"{name}.py").read_bytes())
    assert digest.hexdigest()[:16] == "cfc939326b58835d"


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_play_legal_games(name: str) -> None:
    assert play_out(new_game(4, seed=name), [name, "medium", name, "easy"]).winners


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_search_in_c_plays_legal_games() -> None:
    for seats in (3, 6):
        assert play_out(new_game(seats, seed="c"), ["c:0.2"] * seats).winners


def test_a_match_counts_wins_and_time() -> None:
    medium, easy = find_player("medium"), find_player("always-pass")
    result = play_deal(1, [[medium, easy, easy], [easy, medium, easy]], [0, 1])
    assert result.share == 1
    assert len(result.times_ms) > 10
    assert len(result.field_times_ms) > 10
