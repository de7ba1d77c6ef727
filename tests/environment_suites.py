"""PettingZoo's suites in full, over every game and every number of players; for `make torture`.

`make test` runs them with fewer steps (tests/envs/test_pettingzoo.py). Warnings are errors.
"""

import io
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

from thirdplace.core.registry import all_games
from thirdplace.core.testing.conformance import seat_counts
from thirdplace.envs import pettingzoo as zoo


def main() -> None:
    warnings.simplefilter("error")
    for game in all_games():
        for seats in seat_counts(game):
            told = io.StringIO()
            env, parallel_env = partial(zoo.env, game, seats), partial(zoo.parallel_env, game, seats)
            with redirect_stdout(told):
                api_test(env())
                seed_test(env)
                parallel_api_test(parallel_env())
                parallel_seed_test(parallel_env)
                max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))
                state_test(env(), parallel_env(), num_cycles=100)
                render_test(env)
                performance_benchmark(zoo.env(game, seats, mask_in_observation=True))
            speed = next(line for line in told.getvalue().splitlines() if line.endswith("turns per second"))
            turns = float(speed.split()[0])
            print(f"{game.id} with {seats}: all suites, without a warning; {turns:,.0f} turns per second")


if __name__ == "__main__":
    main()
