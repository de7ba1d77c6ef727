"""Random steps of every game through the wrapper of one library; run by tests/wrappers.py.

    python wrapper_steps.py supersuit 1000

prints a line of JSON: the library's version, the steps, and with which kinds of environments.
"""

import json
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

import numpy as np

from thirdplace.core.registry import all_games
from thirdplace.envs import pettingzoo as zoo

Steps = Callable[[Any, int], None]
"""Goes so many steps with one game."""


# Each library is imported by its name, as none of them is there where types are checked.


def choose(mask: Any, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(mask).tolist()))


# supersuit


def step_supersuit_vector(game: Any, steps: int) -> None:
    """Two tables as one vector environment, as Stable-Baselines takes it; it hands masks on in infos."""
    supersuit = import_module("supersuit")

    one = supersuit.pettingzoo_env_to_vec_env_v1(zoo.parallel_env(game))
    env = supersuit.concat_vec_envs_v1(one, 2, num_cpus=0, base_class="gymnasium")
    _, infos = env.reset(seed=1)
    rng = Random(1)
    for _ in range(steps):
        chosen = [choose(info["action_mask"], rng) for info in _list_infos(infos, env.num_envs)]
        _, _, _, _, infos = env.step(np.array(chosen))


def _list_infos(infos: Any, count: int) -> list[dict[str, Any]]:
    flat = [one for part in infos for one in part] if infos and isinstance(infos[0], list) else list(infos)
    assert len(flat) == count
    return flat


def step_supersuit_turns(game: Any, steps: int) -> None:
    """Observations as floats, in turns."""
    supersuit = import_module("supersuit")

    step_in_turns(supersuit.dtype_v0(zoo.env(game), np.float32), steps)


def step_in_turns(env: Any, steps: int) -> None:
    rng = Random(2)
    env.reset(seed=2)
    for _ in range(steps):
        if not env.agents:
            env.reset()
        observation, _, terminated, truncated, info = env.last()
        assert env.observation_space(env.agent_selection).contains(observation)
        env.step(None if terminated or truncated else choose(info["action_mask"], rng))


# shimmy


def step_shimmy(game: Any, steps: int) -> None:
    """Our game in OpenSpiel, back in PettingZoo."""
    import pyspiel

    shimmy = import_module("shimmy")

    from thirdplace.envs.openspiel import short_name

    env = shimmy.OpenSpielCompatibilityV0(env=pyspiel.load_game(short_name(game)))
    step_in_turns(env, steps)


# torchrl


def step_torchrl_parallel(game: Any, steps: int) -> None:
    """It takes masks from infos, and stumbles over those that are in both places."""
    _roll_out(zoo.parallel_env(game), steps)


def step_torchrl_turns(game: Any, steps: int) -> None:
    _roll_out(zoo.env(game), steps)


def _roll_out(made: Any, steps: int) -> None:
    env = import_module("torchrl.envs.libs.pettingzoo").PettingZooWrapper(made, use_mask=True)
    env.set_seed(4)
    done = 0
    while done < steps:
        played = env.rollout(steps - done, break_when_any_done=False, break_when_all_done=True)
        done += max(1, played.numel())


# RLlib


def step_rllib_parallel(game: Any, steps: int) -> None:
    _step_in_rllib("ParallelPettingZooEnv", zoo.parallel_env(game, mask_in_observation=True), steps)


def step_rllib_turns(game: Any, steps: int) -> None:
    _step_in_rllib("PettingZooEnv", zoo.env(game, mask_in_observation=True), steps)


def _step_in_rllib(wrapper: str, made: Any, steps: int) -> None:
    env = getattr(import_module("ray.rllib.env.wrappers.pettingzoo_env"), wrapper)(made)
    rng = Random(5)
    observations, _ = env.reset(seed=5)
    for _ in range(steps):
        chosen = {agent: choose(seen["action_mask"], rng) for agent, seen in observations.items()}
        observations, _, terminated, truncated, _ = env.step(chosen)
        if terminated["__all__"] or truncated["__all__"]:
            observations, _ = env.reset()


# tianshou


def step_tianshou(game: Any, steps: int) -> None:
    wrapper = import_module("tianshou.env").PettingZooEnv

    env = wrapper(zoo.env(game, mask_in_observation=True))
    rng = Random(7)
    seen, _ = env.reset(seed=7)
    for _ in range(steps):
        seen, _, terminated, truncated, _ = env.step(choose(seen["mask"], rng))
        if terminated or truncated:
            seen, _ = env.reset()


# agilerl


def step_agilerl(game: Any, steps: int) -> None:
    wrapper = import_module("agilerl.vector").AsyncPettingZooVecEnv

    env = wrapper([lambda: zoo.parallel_env(game), lambda: zoo.parallel_env(game)])
    rng = Random(8)
    try:
        _, infos = env.reset(seed=8)
        for _ in range(steps):
            chosen = {
                agent: np.array([choose(mask, rng) for mask in np.asarray(infos[agent]["action_mask"])])
                for agent in env.possible_agents
            }
            _, _, _, _, infos = env.step(chosen)
    finally:
        env.close()


# pufferlib


def step_pufferlib(game: Any, steps: int) -> None:
    wrapper = import_module("pufferlib.emulation").PettingZooPufferEnv

    env = wrapper(zoo.parallel_env(game, mask_in_observation=True))
    rng = Random(9)
    env.reset(seed=9)
    for _ in range(steps):
        if env.done:
            env.reset()
        chosen = {agent: choose(env.env._masks[agent], rng) for agent in env.env.agents}
        env.step(chosen)


LIBRARIES: dict[str, tuple[str, dict[str, Steps]]] = {
    "supersuit": ("supersuit", {"Parallel": step_supersuit_vector, "AEC": step_supersuit_turns}),
    "shimmy": ("shimmy", {"OpenSpiel": step_shimmy}),
    "torchrl": ("torchrl", {"Parallel": step_torchrl_parallel, "AEC": step_torchrl_turns}),
    "rllib": ("ray", {"Parallel": step_rllib_parallel, "AEC": step_rllib_turns}),
    "tianshou": ("tianshou", {"AEC": step_tianshou}),
    "agilerl": ("agilerl", {"Parallel": step_agilerl}),
    "pufferlib": ("pufferlib", {"Parallel": step_pufferlib}),
}


def main() -> None:
    name, steps = sys.argv[1], int(sys.argv[2])
    warnings.simplefilter("ignore")  # of these libraries, about each other
    package, kinds = LIBRARIES[name]
    done = 0
    for run in kinds.values():
        for game in all_games():
            run(game, steps)
            done += steps
    found = {one: version(one) for one in (package, "pettingzoo", "gymnasium")}
    print(json.dumps({"versions": found, "kinds": list(kinds), "steps": done}))


if __name__ == "__main__":
    main()
