"""PettingZoo's suites in full, over every game and every number of players; for `make torture`.

    python tests/environment_suites.py             # all games
    python tests/environment_suites.py GAME ...

`make test` runs them with fewer steps (tests/envs/test_pettingzoo.py). Warnings are errors.
"""

import io
import sys
import warnings
from contextlib import redirect_stdout
from functools import partial
from types import SimpleNamespace

from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
    state_test,
)
from support.lab.pettingzoo_suites import bombard, listed_as_pettingzoos_own

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.core.testing.conformance import seat_counts
from thirdplace.envs import pettingzoo as zoo

BOMBARDMENTS = 500
"""Of the 10,000 games that PettingZoo begins by default: each takes a step for each agent."""


def main() -> None:
    warnings.simplefilter("error")
    wanted = sys.argv[1:]
    for game in all_games():
        for seats in seat_counts(game):
            if not wanted or game.id in wanted:
                turns = run_suites(game, seats)
                print(f"{game.id} with {seats}: all suites, without a warning; {turns:,.0f} turns per second")


def run_suites(game: Game, seats: int) -> float:
    """Turns in a second, by performance_benchmark."""
    env, parallel_env = partial(zoo.env, game, seats), partial(zoo.parallel_env, game, seats)
    masked = zoo.env(game, seats, mask_in_observation=True)
    told = io.StringIO()
    with redirect_stdout(told):
        api_test(env())
        with listed_as_pettingzoos_own(masked):
            api_test(masked)
        seed_test(env)
        parallel_api_test(parallel_env())
        parallel_seed_test(parallel_env)
        max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))
        state_test(env(), parallel_env(), num_cycles=100)
        bombard(env(), BOMBARDMENTS)
        render_test(env)
        performance_benchmark(masked)
    speed = next(line for line in told.getvalue().splitlines() if line.endswith("turns per second"))
    return float(speed.split()[0])


if __name__ == "__main__":
    main()
