"""Our games in libraries that learn: one table (`table.EnvTable`), thousands (`batch.TableBatch`), adapters.

Each adapter imports its own library only, and says what to install if that is missing. Games are registered
with Gymnasium as soon as both are imported, in whichever order. docs/environments.md shows how all of them
are used.

>>> import gymnasium
>>> env = gymnasium.make("thirdplace.envs:PlacesBid-v0")
>>> observation, info = env.reset(seed=1)
"""

from thirdplace.envs.after_import import call_after_import

__all__: list[str] = []


def _register_games() -> None:
    from thirdplace.envs.gymnasium_ids import register_games

    register_games()


call_after_import("gymnasium", _register_games)
