"""Finds the taste of PLACES Bid's policy by self-play: about half a minute, the same result every time.

    python -m thirdplace.games.places_bid.benchmarks.tune_policy

In every generation, tastes around the best so far play at tables of it, and with spendthrifts: alone among
them, and three around one. The mean of the best quarter is the next. The result is written into
rollout_policy.py by hand, as TASTE.
"""

from functools import cache
from typing import Any

import numpy as np

from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.benchmarks import arena
from thirdplace.games.places_bid.bots import rollout_policy
from thirdplace.games.places_bid.opening import Options, prepare
from thirdplace.games.places_bid.state import SEATS

Taste = np.ndarray[Any, np.dtype[np.float64]]

START = (1.0, 0.3, 0.7, 0.5, 0.2, 0.2, 0.2, 2.0, 0.0, 0.0)
SPREAD = (0.5, 0.2, 0.3, 0.3, 0.1, 0.1, 0.1, 0.0, 0.0, 0.0)
SPENDTHRIFT = (0.5, 0.3, 0.7, 0.5, 0.2, 0.1, 0.0, 2.0, 0.0, 0.0)
GENERATIONS = 16
TASTES_PER_GENERATION = 32
KEPT_TASTES = 8
DEALS = 150
SPREAD_FACTOR = 0.9


@cache
def _arena(seats: int) -> tuple[Any, Any]:
    swift = compile_game(GAME)
    return swift.compile_module(arena), swift.record(prepare(seats, Options()))


def measure_win_share(one: Taste, field: Taste, seed: int, deals: int = DEALS, seats: int = 4) -> float:
    compiled_arena, table = _arena(seats)
    tastes, notes = np.zeros(SEATS * rollout_policy.TASTE_COUNT), np.zeros(rollout_policy.NOTES)
    won: float = compiled_arena.win_share(table, deals, one, field, tastes, notes, make_generator(seed << 32))
    return won


def rate_taste(taste: Taste, best: Taste, seed: int) -> float:
    """Better than its like, better than spendthrifts, and not to be beaten by one of them."""
    spendthrift = np.array(SPENDTHRIFT)
    return (
        measure_win_share(taste, best, seed)
        + measure_win_share(taste, spendthrift, seed)
        - measure_win_share(spendthrift, taste, seed)
    )


def main() -> None:
    chance = np.random.default_rng(5)
    best, spread = np.array(START), np.array(SPREAD)
    for generation in range(GENERATIONS):
        tried = [np.maximum(0.0, chance.normal(best, spread)) for _ in range(TASTES_PER_GENERATION)]
        tried.sort(key=lambda taste: -rate_taste(taste, best, generation))
        best, spread = np.mean(tried[:KEPT_TASTES], axis=0), spread * SPREAD_FACTOR
        print(generation + 1, np.round(best, 2).tolist(), flush=True)
    even, rich = (
        measure_win_share(best, np.array(START), 99, 1000),
        measure_win_share(best, np.array(SPENDTHRIFT), 99, 1000),
    )
    print(f"against three as it was at first: {even:.1%}; against three spendthrifts: {rich:.1%}")


if __name__ == "__main__":
    main()
