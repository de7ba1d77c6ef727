"""Places, Please in OpenSpiel: what `thirdplace solve` says of a small game, OpenSpiel finds by itself."""

import unittest
from typing import Any

import numpy as np
import pytest

from thirdplace.games.places_please.opening import Options
from thirdplace.games.places_please.solution.match_solver import measure_exploitability, solve_match
from thirdplace.games.places_please.solution.policy import Policy
from thirdplace.games.places_please.solution.round import Round
from thirdplace.games.places_please.solution.shape import Shape, shape_of

pyspiel = pytest.importorskip("pyspiel")
SpielPolicy: Any = pytest.importorskip("open_spiel.python.policy").Policy
best_response = pytest.importorskip("open_spiel.python.algorithms.best_response")
exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
api_test = pytest.importorskip("open_spiel.integration_tests.api_test")
pytest.importorskip("thirdplace.envs.openspiel")

SMALL: dict[str, Any] = {"places": 3, "garbage": 0}
CLOSE = 1e-6


class SolvedPolicy(SpielPolicy):  # type: ignore[misc]
    """A policy of ours for OpenSpiel: an id is a slot from the left, counted from 1."""

    def __init__(self, game: Any, solution: Policy, lead: int = 0) -> None:
        """`lead`: of player 0, in the last round."""
        super().__init__(game, [0, 1])
        self._solution, self._leads = solution, (lead, -lead)

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        position = state.position
        rolls = list(position.drawn[position.state.first :])
        begun = position.state.acts_until_round
        slots = [one.id - 1 for one in position.past if one.seat == player and one.acts >= begun]
        odds = self._solution.choices(1, self._leads[player], rolls, slots)
        return {id: odds.get(id - 1, 0.0) for id in state.legal_actions(player)}


def write_anywhere(shape: Shape) -> Policy:
    """Every free slot as often as any other."""
    values = solve_match(1, shape=shape).values
    plans = {
        f"{left}:{lead}:{k}": np.ones((shape.histories[k + 1], shape.lines[k], shape.slots - k), np.uint8)
        for left, lead in ((0, 0), (1, 1), (1, -1))
        for k in range(shape.steps)
    }
    return Policy(values, plans, shape)


def test_openspiel_finds_the_same_best_reply() -> None:
    """A match that is won is worth 1 to OpenSpiel, one that is lost -1: twice the chance of winning."""
    ours = write_anywhere(shape_of(Options(rounds=1, **SMALL)))
    game = pyspiel.load_game("thirdplace_places_please", {"players": 2, "rounds": 1, **SMALL})
    found = exploitability.nash_conv(game, SolvedPolicy(game, ours), return_only_nash_conv=False)
    for gain in found.player_improvements:
        assert gain == pytest.approx(2 * measure_exploitability(ours), abs=CLOSE)


def test_openspiel_finds_the_same_exploitability() -> None:
    """By a way of its own, which takes longer: it is asked once, about the solved game."""
    ours = solve_match(100, shape=shape_of(Options(rounds=1, **SMALL)))
    game = pyspiel.load_game("thirdplace_places_please", {"players": 2, "rounds": 1, **SMALL})
    theirs = exploitability.exploitability(game, SolvedPolicy(game, ours))
    assert theirs == pytest.approx(2 * measure_exploitability(ours), abs=CLOSE)
    assert theirs == pytest.approx(0, abs=0.001)


def test_a_lead_in_the_last_round_is_worth_the_same() -> None:
    """From both sides: what the best reply of whoever leads gains, and that of whoever is behind."""
    shape = shape_of(Options(rounds=2, **SMALL))
    ours = solve_match(100, shape=shape)
    game = pyspiel.load_game("thirdplace_places_please", {"players": 2, "rounds": 2, **SMALL})
    state = game.new_initial_state()
    while state.position.state.played == 0:  # player 0 writes the 6 first, player 1 the 1
        slots = state.legal_actions()
        rolls = (1, 3, 6)
        if state.is_chance_node():
            state.apply_action(rolls[len(state.position.drawn) % 3])
        else:
            state.apply_action(slots[-1] if state.current_player() == 0 else slots[0])
    assert state.position.state.total[:2] == [5, 3]
    policy = SolvedPolicy(game, ours, lead=1)
    leads, trails = (
        (best_response.BestResponsePolicy(game, player, policy, state).value(state) + 1) / 2
        for player in (0, 1)
    )
    won, drawn, lost = 1.0, 1.0, 0.5
    assert leads == pytest.approx(
        Round(shape).find_best_reply(ours.plan(1, -1), (won, drawn, lost))[0], abs=CLOSE
    )
    won, drawn, lost = 0.5, 0.0, 0.0
    assert trails == pytest.approx(
        Round(shape).find_best_reply(ours.plan(1, 1), (won, drawn, lost))[0], abs=CLOSE
    )
    assert 1 - trails - CLOSE <= ours.win_chance(1, 1) <= leads + CLOSE
    assert leads - (1 - trails) < 0.005  # so this is the value of the game, as near as it was solved


def test_the_api_test_of_whole_trees_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Perfect recall among it. OpenSpiel keeps the numbers of states in a table; ours are counted by hand.

    Draws: the first roll, 6 * 3 * 3 times the second, 36 * 9 * 2 * 2 times the third. Decisions: 6 and 6 * 3
    about the first digit, 54 * 6 and 54 * 6 * 2 about the second; none about the third.
    """
    name, ways = "small", 6 * 9
    monkeypatch.setitem(
        api_test.TOTAL_NUM_STATES, name, (1 + ways + ways * 24, 6 + 18 + ways * 18, ways * 24 * 6)
    )
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, 2 * (6 + 6 * 3 * 6))
    game = pyspiel.load_game("thirdplace_places_please", {"players": 2, "rounds": 1, **SMALL})
    case = type("Case", (api_test.EnforceAPIOnFullTreeBase,), {"game_name": name, "game": game})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 6
    assert result.failures + result.errors == []
