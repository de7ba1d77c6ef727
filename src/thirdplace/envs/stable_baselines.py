"""Stable Baselines 3: thousands of tables over compiled rules as one `VecEnv`, with masks for MaskablePPO.

sb3-contrib's MaskablePPO asks a `VecEnv` for masks by `env_method("action_masks")`. The opponents are
ours, and decide in compiled code.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thirdplace.core.environments.environment import Reward
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.envs.batch import TableBatch

try:
    from gymnasium import spaces
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as missing:
    if missing.name not in ("gymnasium", "stable_baselines3"):
        raise
    raise ImportError(
        "stable_baselines3 is not installed: pip install 'thirdplace[envs]' sb3-contrib"
    ) from None

__all__ = ["TableVecEnv", "scale_observations"]

MASKS = "action_masks"


def scale_observations(low: Any, span: Any, seen: NDArray[Any]) -> NDArray[np.float32]:
    """Every number from 0 (its lowest) to 1 (its highest)."""
    scaled: NDArray[np.float32] = (seen.astype(np.float32) - low) / span
    return scaled


class TableVecEnv(VecEnv):
    """Each table is an environment of one seat; another one in every game, unless `seat` says which.

    Observations are numbers from 0 to 1. Without a `seat`, one network learns to play every seat.

    Example:
        >>> from thirdplace.envs.stable_baselines import TableVecEnv
        >>> env = TableVecEnv("places-bid", 3, 8, opponents="easy")
        >>> env.reset().shape == (8, env.batch.width)
        True
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        count: int,
        *,
        opponents: str = "easy",
        seat: int | None = None,
        reward: Reward = "win",
        envy: float = 0.0,
        reward_scale: float = 1.0,
        options: Any = None,
        history: int = 0,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        """
        Args:
            game: The game, or its id.
            seats: How many play at each table.
            count: How many tables there are.
            opponents: "random", or one of `thirdplace.envs.batch.compiled_levels`.
            seat: The own seat; None: another one in every game.
            reward: "win", "rank" or "score".
            envy: So much of what the others get on average is taken from the own reward. With "score" and 1,
                the seat learns to be ahead of the others, and hears of it after every decision.
            reward_scale: What rewards are multiplied by: networks learn best where they are around 1.
            options: The game's options, as for `thirdplace.new_match`.
            history: So many of the latest actions are part of an observation.
            seed: All chance follows from it.
            threads: How many share the work.

        Raises:
            Refused: `unknown-game`, or `bad-options` with a detail that names what is wrong.
        """
        self.batch = TableBatch(
            game,
            seats,
            count,
            options=options,
            reward=reward,
            history=history,
            opponents=opponents,
            seat=seat,
            keep_finals=True,
            seed=seed,
            threads=threads,
        )
        fields = self.batch.fields
        self._low = np.concatenate([np.full(field.size, field.low) for field in fields]).astype(np.float32)
        high = np.concatenate([np.full(field.size, field.high) for field in fields]).astype(np.float32)
        self._span = np.maximum(1, high - self._low)
        self._envy, self._reward_scale = envy, reward_scale
        self._tables = np.arange(count)
        self._returns, self._lengths = np.zeros(count), np.zeros(count, np.int64)
        self._chosen: NDArray[Any] = np.zeros(count, np.int64)
        self._seed = seed
        super().__init__(
            count, spaces.Box(0.0, 1.0, (self.batch.width,), np.float32), spaces.Discrete(self.batch.ids)
        )

    def reset(self) -> NDArray[np.float32]:
        """Deal at all tables."""
        seed = next((one for one in self._seeds if one is not None), None)
        self._seed = self._seed + 1 if seed is None else seed
        self._reset_seeds()
        self.batch.reset(self._seed)
        self._returns[:], self._lengths[:] = 0, 0
        return self._scale(self.batch.observations)

    def step_async(self, actions: NDArray[Any]) -> None:
        self._chosen = np.asarray(actions)

    def step_wait(self) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        batch = self.batch
        agents = batch.agents.copy()  # whose reward it is: after the end of a game, another seat's turn comes
        batch.step(self._chosen)
        own = batch.rewards[self._tables, agents]
        others = (batch.rewards.sum(axis=1) - own) / (batch.seats - 1)
        rewards = ((own - self._envy * others) * self._reward_scale).astype(np.float32)
        over = batch.ended.astype(np.bool_)
        self._returns += rewards
        self._lengths += 1
        return self._scale(batch.observations), rewards, over, self._write_infos(over)

    def _write_infos(self, over: NDArray[np.bool_]) -> list[dict[str, Any]]:
        """Only finished games have something to tell: for Stable Baselines' logs, and where they ended."""
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for table in np.flatnonzero(over):
            episode = {"r": float(self._returns[table]), "l": int(self._lengths[table]), "t": 0.0}
            infos[table] = {
                "episode": episode,
                "terminal_observation": self._scale(self.batch.finals[table]),
            }
        self._returns[over], self._lengths[over] = 0, 0
        return infos

    def _scale(self, seen: NDArray[Any]) -> NDArray[np.float32]:
        return scale_observations(self._low, self._span, seen)

    def action_masks(self) -> NDArray[np.bool_]:
        """What each table's seat may choose, one row for each table."""
        return self.batch.masks.astype(np.bool_)

    def close(self) -> None:
        self.batch.close()

    # Stable Baselines asks for these; single tables are not to be had.

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name != MASKS:
            raise AttributeError(method_name)
        masks = self.action_masks()
        return [masks[table] for table in self._list_tables(indices)]

    def has_attr(self, attr_name: str) -> bool:
        return attr_name in (MASKS, "render_mode")

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        found = {"render_mode": None, MASKS: self.action_masks}
        if attr_name not in found:
            raise AttributeError(attr_name)
        return [found[attr_name] for _ in self._list_tables(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise Refused("bad-request", f"{attr_name}: tables share one set of rules")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._list_tables(indices)]

    def _list_tables(self, indices: Any) -> Iterable[int]:
        if indices is None:
            return range(self.num_envs)
        return [indices] if isinstance(indices, int) else indices
