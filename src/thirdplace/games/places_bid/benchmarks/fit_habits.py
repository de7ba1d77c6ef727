"""Which habits explain best what strong players do: the thrift and the noise of project_inference.py.

    python -m thirdplace.games.places_bid.benchmarks.fit_habits --player frozen:1000 --games 20

Plays games of strong players and prints, for each thrift and each noise, the mean log-likelihood of an
action, and how the thrift that explains a seat's whole game best is spread over seats. The result is written
into project_inference.py by hand.
"""

import argparse
from collections import Counter
from random import Random
from typing import Any

import numpy as np

from thirdplace.core.compilation.compiled import compile_game
from thirdplace.core.match import Match
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.benchmarks.matches import find_player
from thirdplace.games.places_bid.bots import project_inference, rollout_policy
from thirdplace.games.places_bid.rules import BID, CHOOSE, PASS
from thirdplace.games.places_bid.state import MARKET, SEATS, State

THRIFTS = tuple(round(0.3 * step, 1) for step in range(1, 14))
NOISES = (1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0)  # points


class ActionLikelihoods:
    """The probabilities of actions by thrift and noise, with the seat's real project."""

    def __init__(self) -> None:
        self._compiled = compile_game(GAME)
        self._policy: Any = self._compiled.compile_module(rollout_policy)
        self._desk = np.zeros(MARKET)
        self._tastes = np.array(rollout_policy.TUNED_TASTE * SEATS)

    def rate(self, s: State, seat: int, action: int) -> Any:
        record = self._compiled.record(s)[0]
        found = np.zeros((len(THRIFTS), len(NOISES)))
        for row, thrift in enumerate(THRIFTS):
            self._tastes[rollout_policy.THRIFT :: rollout_policy.TASTE_COUNT] = thrift
            regrets = self._regrets(record, s, seat, action)
            found[row] = [1 / np.exp(np.clip(regrets / noise, -60, 60)).sum() for noise in NOISES]
        least = project_inference.RANDOM_MOVE_CHANCE
        return np.log(least + (1 - least) * found)

    def _regrets(self, record: Any, s: State, seat: int, action: int) -> Any:
        """By how much each alternative is better than what was done."""
        project = s.project[seat]
        if action >= CHOOSE:
            values = [
                self._policy.value_of_choosing_building(record, seat, card, project, self._tastes)
                for card in s.market[: s.market_size]
            ]
            return np.array(values) - values[s.market.index(action - CHOOSE)]
        amount = s.high + 1 if action == PASS else action - BID
        eager = self._policy.gain_from_bidding(record, seat, amount, project, self._tastes, self._desk)
        return np.array([0.0, eager if action == PASS else -eager])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--player", default="frozen:1000")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args()
    choose, likelihoods = find_player(asked.player), ActionLikelihoods()
    totals, actions = np.zeros((len(THRIFTS), len(NOISES))), 0
    best_of_seats: Counter[float] = Counter()
    for game in range(asked.games):
        match, rng = Match(GAME, asked.seats, seed=f"habits {game}"), Random(game)
        by_seat = np.zeros((asked.seats, *totals.shape))
        while not match.over:
            seat = match.active[0]
            situation = match.situation(seat)
            if len(situation.numbers()) == 1:
                match.do(seat, situation.legal()[0])
                continue
            chosen = choose(situation, rng)
            number = GAME.actions.encode(match.state, match.options, chosen)
            by_seat[seat] += likelihoods.rate(match.state, seat, number)
            actions += 1
            match.do(seat, chosen)
        totals += by_seat.sum(axis=0)
        noise = int(np.argmax(totals.max(axis=0)))
        best_of_seats.update(THRIFTS[int(np.argmax(one[:, noise]))] for one in by_seat)
        print(f"{game + 1} games, {actions} actions", flush=True)
    print("thrift, then the mean log-likelihood with noises", *NOISES)
    for thrift, row in zip(THRIFTS, totals / actions, strict=True):
        print(thrift, *(f"{value:.4f}" for value in row))
    print("the best thrift by seat:", dict(sorted(best_of_seats.items())))


if __name__ == "__main__":
    main()
