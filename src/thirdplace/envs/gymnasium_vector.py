"""Gymnasium: thousands of tables in one call over compiled rules, without a loop over tables in Python."""

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from thirdplace.core.environments.environment import Reward
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.registry import find_game
from thirdplace.envs.batch import TableBatch
from thirdplace.envs.gymnasium_spaces import bounds_of, flat_space, mask_space
from thirdplace.envs.missing_library import needs

with needs("gymnasium", "envs"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

__all__ = ["GymnasiumVector"]

SEEDS = 2**63


class GymnasiumVector(VectorEnv[Any, Any, Any]):
    """Many tables; `infos` has the masks, and whose decision is next.

    With opponents, each table is an environment of one seat. Without (`opponents=None`), every step is the
    decision of whoever is asked, and the reward is that of the seat that has decided; `infos["rewards"]` has
    everybody's.

    Example:
        >>> import gymnasium
        >>> envs = gymnasium.make_vec("thirdplace.envs:PlacesBid-v0", num_envs=8, opponents="easy")
        >>> observations, infos = envs.reset(seed=1)
        >>> observations, rewards, over, cut, infos = envs.step(infos["action_mask"].argmax(axis=1))
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        opponents: str | None = None,
        seat: int | None = None,
        options: Any = None,
        reward: Reward = "win",
        tempo: int | None = None,
        history: int = 0,
        scaled: bool = False,
        mask_in_observation: bool = False,
        illegal: Literal["late", "raise"] = "late",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """
        Args:
            game: The game, or its id.
            num_envs: How many tables there are.
            seats: How many play at each; None: as few as can.
            opponents: Who has the other seats: "random", or one of `thirdplace.envs.batch.compiled_levels`.
                None: every step is the decision of whoever is asked.
            seat: With opponents, the own seat; None: another one in every game.
            options: The game's options, as for `thirdplace.new_match`.
            reward: "win", "rank" or "score".
            tempo: In a game with a clock, how many milliseconds a decision takes; None: the rulebook's pace.
            history: So many of the latest actions are part of an observation.
            scaled: Numbers from 0 to 1 instead of whole ones.
            mask_in_observation: The observation is a dictionary of `observation` and `action_mask`.
            illegal: An illegal id is replaced as if the seat were "late", or they "raise" an error.
            autoreset_mode: Gymnasium's NEXT_STEP (a finished game is shown for a step; the next step deals
                anew, whatever is chosen) or SAME_STEP (dealt at once; `infos["final_obs"]` has the last
                observation).
            threads: How many share the work.
            copy: False: arrays are written again by the next step, which saves the time to copy them.
            render_mode: None; thousands of tables are not drawn.

        Raises:
            Refused: `unknown-game`, or `bad-options` with a detail that names what is wrong.
        """
        found = find_game(game) if isinstance(game, str) else game
        mode = AutoresetMode(autoreset_mode)
        if mode == AutoresetMode.DISABLED:
            raise Refused("bad-options", "autoreset_mode: NextStep, SameStep")
        if illegal not in ("late", "raise"):
            raise Refused("bad-options", "illegal: late, raise")
        if render_mode is not None:
            raise Refused("bad-options", "render_mode: None")
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.num_envs = num_envs
        self.batch = TableBatch(
            found,
            found.seats.start if seats is None else seats,
            num_envs,
            options=options,
            reward=reward,
            tempo=tempo,
            history=history,
            opponents=opponents,
            seat=seat,
            next_step=mode == AutoresetMode.NEXT_STEP,
            keep_finals=mode == AutoresetMode.SAME_STEP,
            threads=threads,
        )
        self._with_opponents, self._illegal, self._copies = opponents is not None, illegal, copy
        self._scaled, self._with_mask, self._mode = scaled, mask_in_observation, mode
        low, high = bounds_of(self.batch.fields)
        self._low, self._range = low.astype(np.float32), np.maximum(1, high - low).astype(np.float32)
        flat = flat_space(self.batch.fields, self.batch.observations.dtype, scaled)
        mask = mask_space(self.batch.ids)
        self.single_observation_space = (
            spaces.Dict({"observation": flat, "action_mask": mask}) if mask_in_observation else flat
        )
        self.single_action_space = spaces.Discrete(self.batch.ids)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._tables = np.arange(num_envs)
        self._all = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal at all tables."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self._observe(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Choose an id at every table."""
        batch = self.batch
        paid_seats = (batch.agents if self._with_opponents else batch.turns).copy()
        was_over = paid_seats < 0
        if self._illegal == "raise":
            batch.step(np.asarray(actions))
        else:
            batch.step_or_late(np.asarray(actions))
        rewards = batch.rewards[self._tables, paid_seats].astype(np.float64)
        rewards[was_over] = 0.0
        ended = batch.ended.astype(np.bool_)
        infos = self._infos()
        if self._mode == AutoresetMode.SAME_STEP:
            infos["final_obs"], infos["_final_obs"] = self._shape(batch.finals), ended
        return self._observe(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

    def _observe(self) -> Any:
        seen = self._shape(self.batch.observations)
        if not self._with_mask:
            return seen
        return {"observation": seen, "action_mask": self._keep(self.batch.masks)}

    def _shape(self, numbers: NDArray[Any]) -> NDArray[Any]:
        return (numbers - self._low) / self._range if self._scaled else self._keep(numbers)

    def _keep(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copies else array

    def _infos(self) -> dict[str, Any]:
        batch = self.batch
        told: dict[str, NDArray[Any]] = {
            "action_mask": batch.masks,
            "seat": batch.agents if self._with_opponents else batch.turns,
        }
        if not self._with_opponents:
            told["rewards"] = batch.rewards
        infos: dict[str, Any] = {}
        for key, array in told.items():
            infos[key], infos[f"_{key}"] = self._keep(array), self._all
        return infos
