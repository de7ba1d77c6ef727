"""Reviews games, and finds by long play-outs what the decisions that they call costly did cost."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from thirdplace.core.chance import Chance, Source
from thirdplace.core.environments.chance_nodes import ChanceNodes
from thirdplace.core.game import Situation
from thirdplace.core.match import Match
from thirdplace.core.parts.review import CostlyDecision, Question, answer_question, review
from thirdplace.core.records.record import record_of, replay
from thirdplace.core.state import copy
from thirdplace.lab.calibration.asked_games import play_game, shares_of_win
from thirdplace.lab.calibration.calibration_plan import CalibrationPlan, CheckedCost
from thirdplace.lab.ladder.bot_players import LevelPlayer
from thirdplace.lab.ladder.match_loop import MatchLoop

__all__ = ["check_costs_of_game", "draw_world"]

SEEN = -1
"""In place of a draw that was made: which one it was is in the state."""


def check_costs_of_game(plan: CalibrationPlan, seats: int, number: int) -> list[CheckedCost]:
    """Each decision that the review of one game calls costly, with what strong players find."""
    match = play_game(plan, plan.reviewed_level, seats, number).match
    found = review(record_of(match), _answer_all)
    return [_check_cost(plan, match, number, costly) for costly in found.costly]


def _answer_all(questions: Sequence[Question]) -> list[Any]:
    return [answer_question(question) for question in questions]


def _check_cost(plan: CalibrationPlan, match: Match, game: int, costly: CostlyDecision) -> CheckedCost:
    """Plays on from the position after the decision, and from the one after the coach's.

    What the player could not know is drawn anew for each pair of games, which then share it.
    """
    before, played = _go_back(match, costly.number - 1), match.moves[costly.number - 1]
    situation = before.situation(costly.seat)
    lost = []
    for playout in range(plan.playouts):
        seed = f"{match.seed}/{costly.number}/{playout}"
        world = draw_world(before, situation, Chance(seed))
        best, own = (
            _play_on(plan, before, world, costly.seat, action, played.at, seed)
            for action in (costly.advice.best, played.action)
        )
        lost.append(best - own)
    error = stdev(lost) / sqrt(len(lost))
    return CheckedCost(match.seats, game, costly.number, costly.cost, fmean(lost), error)


def draw_world(match: Match, situation: Situation, rng: Source) -> Any:
    """A world that the seat may be in.

    What others did tells about their secrets, and the cost was claimed from that. So all secrets equally
    likely would be wrong. A game that draws inferences (`imagine` in its simulation) draws them accordingly;
    otherwise they stay as they are, which is right on average over many decisions, and only what chance has
    yet to bring is drawn anew.
    """
    simulation: Any = match.game.part("simulation") if match.game.brings("simulation") else None
    if simulation is not None and simulation.imagine is not None:
        return simulation.imagine(situation, rng)
    world = copy(match.state)
    if match.game.brings("chance_nodes"):
        _redraw_what_comes(match.game.part("chance_nodes"), world, rng)
    else:
        match.game.rules.resample(world, situation.seat, rng)
    return world


def _redraw_what_comes(nodes: ChanceNodes, s: Any, rng: Source) -> None:
    """Draws anew what the table has not seen yet."""
    drawn = [SEEN] * nodes.count_seen_draws(s)
    while len(drawn) < nodes.count_draws(s):
        outcomes = nodes.list_outcomes(s, drawn)
        outcome = outcomes[rng.below(len(outcomes))]
        nodes.put_outcome(s, drawn, outcome)
        drawn.append(outcome)


def _go_back(match: Match, moves: int) -> Match:
    """The match as it was after so many moves."""
    for replayed in replay(record_of(match)):
        if len(replayed.match.moves) == moves:
            return replayed.match.fork()
    raise AssertionError("a record holds all moves")


def _play_on(
    plan: CalibrationPlan, before: Match, world: Any, seat: int, action: Any, at: int | None, seed: str
) -> float:
    """Strong players finish the game after this action; returns the seat's share of the win."""
    match = before.fork()
    match.state = copy(world)
    match.do(seat, action, at)
    players = [
        LevelPlayer(match, other, Random(f"{seed}/{other}"), plan.level) for other in range(match.seats)
    ]
    loop = MatchLoop(match, players)
    loop.run()
    for failed in loop.failures.values():
        raise failed
    return shares_of_win(match)[seat]
