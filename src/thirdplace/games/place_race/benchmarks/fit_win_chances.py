"""Fits the numbers of planning/win_chance_calibration.py to races of teams at many speeds (dawdlers.py).

    python -m thirdplace.games.place_race.benchmarks.fit_win_chances --games 330 --seed tune

Races other than those that `dawdlers.py` judges by, so choose another seed. Prints the numbers, and how well
they do on races that were left out of a fit.
"""

import argparse
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from thirdplace.core.match import Match
from thirdplace.games.place_race import GAME
from thirdplace.games.place_race.benchmarks.dawdlers import SEATS, SPEEDS, DawdlingTeam, estimate_best
from thirdplace.games.place_race.planning.win_chance_calibration import PAIR, find_log_odds

Numbers = NDArray[np.float64]

STEPS_OF_NEWTON = 40
SHRINKAGE = 0.01
PARTS = 5
"""Each fifth of the races is judged by a fit to the others."""


class Fitted(NamedTuple):
    """One question to the coach."""

    game: int
    seats: int
    log_odds: float
    won: float


def play_race(seats: int, number: int, seed: str, asked: float) -> list[Fitted]:
    team = DawdlingTeam(
        Match(GAME, seats, seed=f"{seed}/{seats}/{number}"), SPEEDS[number % len(SPEEDS)], asked
    )
    won = float(team.play())
    chances = [estimate_best(situation, Random(0)) for situation in team.situations]
    return [
        Fitted(number, seats, find_log_odds(sum(chance.in_time), len(chance.in_time)), won)
        for chance in chances
        if chance is not None and chance.in_time
    ]


def fit(cases: Sequence[Fitted]) -> Numbers:
    """The base, the steepness, the bend, and what a pair has less: logistic regression by Newton's method."""
    known, won = _tabulate(cases), np.array([case.won for case in cases])
    found = np.array([0.0, 1.0, 0.0, 0.0])
    for _ in range(STEPS_OF_NEWTON):
        said = _predict(known, found)
        slope = known.T @ (won - said) - SHRINKAGE * found
        bend = (known * (said * (1 - said))[:, None]).T @ known + SHRINKAGE * np.eye(len(found))
        found = found + np.linalg.solve(bend, slope)
    return found


def _tabulate(cases: Sequence[Fitted]) -> Numbers:
    return np.array([[1.0, case.log_odds, case.log_odds**2, float(case.seats == PAIR)] for case in cases])


def _predict(known: Numbers, numbers: Numbers) -> Numbers:
    return 1 / (1 + np.exp(-(known @ numbers)))


def judge(cases: Sequence[Fitted]) -> float:
    """The Brier score on races that were left out of the fit."""
    squares = []
    for part in range(PARTS):
        left_out = [case for case in cases if case.game // len(SPEEDS) % PARTS == part]
        others = [case for case in cases if case.game // len(SPEEDS) % PARTS != part]
        if left_out and others:
            said = _predict(_tabulate(left_out), fit(others))
            squares += [(s - case.won) ** 2 for s, case in zip(said, left_out, strict=True)]
    return float(np.mean(squares))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=330, help="for each number of players")
    parser.add_argument("--asked", type=float, default=8, help="decisions of a whole race, on average")
    parser.add_argument("--seed", default="tune")
    given = parser.parse_args(arguments)
    cases = [
        case
        for number in range(given.games)
        for seats in SEATS
        for case in play_race(seats, number, given.seed, given.asked)
    ]
    base, steepness, bend, of_pair = fit(cases)
    print(f"{len(cases)} cases: BASE, BASE_OF_PAIR = {base:.3f}, {base + of_pair:.3f}", end="; ")
    print(f"STEEPNESS, BEND = {steepness:.3f}, {bend:.3f}; Brier score on races left out: {judge(cases):.4f}")


if __name__ == "__main__":
    main()
