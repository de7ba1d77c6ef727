"""Gymnasium: one table, one learning seat, our computer players of all levels in the others."""

from random import Random
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from thirdplace.core.environments.environment import Reward
from thirdplace.core.errors import Refused
from thirdplace.core.game import LEVELS, SLOW_LEVELS, Game
from thirdplace.core.registry import find_game
from thirdplace.envs.gymnasium_spaces import (
    Observation,
    check_observation,
    field_spaces,
    flat_space,
    mask_space,
    scale,
    text_space,
)
from thirdplace.envs.missing_library import needs
from thirdplace.envs.readable_view import draw_view
from thirdplace.envs.table import EnvTable

with needs("gymnasium", "envs"):
    import gymnasium
    from gymnasium import spaces

__all__ = ["GymnasiumTable", "IllegalPolicy"]

IllegalPolicy = Literal["late", "lose", "raise"]
"""An id that is not legal: what is chosen for a seat that is late; the game is lost; or an error."""
RANDOM = "random"
LOST = -1.0
SEEDS = 2**63


class GymnasiumTable(gymnasium.Env[Any, Any]):
    """One seat of a table. The others are played by our computer players, who see what their seats may see.

    Masks are in `info["action_mask"]`, and `action_masks()` is what MaskablePPO of sb3-contrib asks for.

    Example:
        >>> import gymnasium
        >>> env = gymnasium.make("thirdplace.envs:PlacesBid-v0", opponents="easy")
        >>> observation, info = env.reset(seed=1)
        >>> observation, reward, over, cut, info = env.step(int(info["action_mask"].argmax()))
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 (Gymnasium's own way)

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        opponents: str = "easy",
        seat: int | None = None,
        options: Any = None,
        reward: Reward = "win",
        tempo: int | None = None,
        history: int = 0,
        observation: Observation = "flat",
        scaled: bool = False,
        mask_in_observation: bool = False,
        illegal: IllegalPolicy = "late",
        render_mode: str | None = None,
    ) -> None:
        """
        Args:
            game: The game, or its id.
            seats: How many play; None: as few as can.
            opponents: The level of the other players: "easy", "medium", "hard", "expert", or "random".
            seat: The own seat; None: another one in every game.
            options: The game's options, as for `thirdplace.new_match`.
            reward: "win", "rank" or "score".
            tempo: In a game with a clock, how many milliseconds a decision takes; None: the rulebook's pace.
            history: So many of the latest actions are part of an observation.
            observation: "flat" numbers, "fields" by name (each in a row), or "text".
            scaled: Numbers from 0 to 1 instead of whole ones.
            mask_in_observation: The observation is a dictionary of `observation` and `action_mask`.
            illegal: What an illegal id does: "late", "lose" or "raise".
            render_mode: `render` returns the table as the own seat sees it: "ansi" as text, "rgb_array" as a
                picture of 960 by 640 pixels.

        Raises:
            Refused: `unknown-game`, or `bad-options` with a detail that names what is wrong.
        """
        found = find_game(game) if isinstance(game, str) else game
        count = found.seats.start if seats is None else seats
        check_observation(observation)
        if opponents != RANDOM and opponents not in LEVELS:
            raise Refused("bad-options", f"opponents: {', '.join((RANDOM, *LEVELS))}")
        if opponents != RANDOM and not found.brings("bots"):
            raise Refused("bad-options", f"opponents: {RANDOM}")
        if seat is not None and not 0 <= seat < count:
            raise Refused("bad-options", f"seat: 0-{count - 1}")
        if illegal not in get_args(IllegalPolicy):
            raise Refused("bad-options", f"illegal: {', '.join(get_args(IllegalPolicy))}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise Refused("bad-options", f"render_mode: {', '.join(self.metadata['render_modes'])}")
        self.table = EnvTable(found, count, options=options, reward=reward, tempo=tempo, history=history)
        self._opponents, self._fixed_seat, self._illegal = opponents, seat, illegal
        self._form, self._scaled, self._with_mask = observation, scaled, mask_in_observation
        self.render_mode = render_mode
        self.seat = seat or 0
        self.action_space = spaces.Discrete(self.table.ids)
        self.observation_space = self._make_space()
        if opponents in SLOW_LEVELS:
            found.part("bots").warm_up()

    def _make_space(self) -> spaces.Space[Any]:
        forms: dict[str, spaces.Space[Any]] = {
            "flat": flat_space(self.table.fields, np.int32, self._scaled),
            "fields": field_spaces(self.table.fields, self._scaled),
            "text": text_space(),
        }
        own = forms[self._form]
        if not self._with_mask:
            return own
        return spaces.Dict({"observation": own, "action_mask": mask_space(self.table.ids)})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a game, and play on until the own seat is asked."""
        super().reset(seed=seed)
        while True:
            self.table.reset(int(self.np_random.integers(SEEDS)))
            self._rng = Random(int(self.np_random.integers(SEEDS)))
            self.seat = (
                self._rng.randrange(self.table.seats) if self._fixed_seat is None else self._fixed_seat
            )
            self._play_others()
            if not self.table.over:
                return self._observe(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Choose an id for the own seat, and play on until it is asked again."""
        id = int(action)
        before = self.table.returns[self.seat]
        is_legal = 0 <= id < self.table.ids and bool(self.table.mask(self.seat)[id])
        if not is_legal and self._illegal == "raise":
            raise Refused("bad-request", f"id {id} is not legal for seat {self.seat}")
        if not is_legal and self._illegal == "lose":
            return self._observe(), LOST, True, False, {**self._info(), "illegal": True}
        self.table.step(self.seat, id if is_legal else self.table.late_id(self.seat))
        self._play_others()
        reward = self.table.returns[self.seat] - before
        info = self._info() if is_legal else {**self._info(), "illegal": True}
        return self._observe(), reward, self.table.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What the own seat may choose: True for each legal id."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the own seat sees it, as text or as a picture; None without a `render_mode`."""
        if self.render_mode == "rgb_array":
            return draw_view(self.table.match, self.seat, self.table.now)
        return self.table.describe(self.seat) if self.render_mode == "ansi" else None

    def _play_others(self) -> None:
        table = self.table
        while not table.over and table.turn != self.seat:
            for id in self._choose_ids(table.turn):
                table.step(table.turn, id)

    def _choose_ids(self, seat: int) -> list[int]:
        """What an opponent does; if it would rather wait where it cannot, what is done for who is late."""
        legal = self.table.legal(seat)
        if self._opponents == RANDOM or len(legal) == 1:
            return [self._rng.choice(legal)]
        situation = self.table.match.situation(seat, self.table.now if self.table.game.clock else None)
        chosen = self.table.game.part("bots").choose(self._opponents, situation, self._rng)
        ids = [] if chosen is None else self.table.ids_of(seat, chosen)
        return ids if ids and ids[0] in legal else [self.table.late_id(seat)]

    def _observe(self) -> Any:
        if self._form == "text":
            seen: Any = self.table.describe(self.seat)
        else:
            numbers: Any = self.table.observe(self.seat)
            if self._scaled:
                numbers = scale(self.table.fields, numbers)
            seen = numbers if self._form == "flat" else self._by_field(numbers)
        if not self._with_mask:
            return seen
        return {"observation": seen, "action_mask": self.table.mask(self.seat)}

    def _by_field(self, numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
        ends = np.cumsum([field.size for field in self.table.fields])
        parts = np.split(numbers, ends[:-1])
        return {field.name: part for field, part in zip(self.table.fields, parts, strict=True)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), "seat": self.seat, "illegal": False}
