"""Our games in libraries that learn: one table (`table.EnvTable`), thousands (`batch.TableBatch`), adapters.

Each adapter imports its own library only, and says what to install if that is missing. So games are
registered with Gymnasium here only if Gymnasium is there already, as it is in `gymnasium.make`; and by our
adapters for it. docs/environments.md shows how all of them are used.

>>> import gymnasium
>>> env = gymnasium.make("thirdplace.envs:PlacesBid-v0")
>>> observation, info = env.reset(seed=1)
"""

import sys

if "gymnasium" in sys.modules:
    from thirdplace.envs.gymnasium_ids import register_games

    register_games()
