"""Thousands of tables at once over compiled rules, with numpy arrays in and out: for the highest speed.

No library is needed besides numpy. `envs.vector` offers the same to Gymnasium.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from thirdplace.core.compiled import make_generator
from thirdplace.core.compiled_environment import compile_environment
from thirdplace.core.environment import (
    REWARDS,
    WORLD_SEED,
    ObservationField,
    Reward,
    load_environment,
    width_of,
)
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.registry import find_game
from thirdplace.core.state import to_record
from thirdplace.envs.declared_fields import declare_fields

__all__ = ["TableBatch"]

NO_TEMPO = -1
TABLE_SPACING = 0xD1342543DE82EF95
"""How far the random numbers of one table lie from those of the next."""
WORD = (1 << 64) - 1


class TableBatch:
    """Many tables of one game; at each, whoever's decision it is decides.

    All arrays are made once and written again by every `step`: copy what you keep. A finished game is
    followed by the next one at once: then `ended` is 1, `rewards` are those of the finished game, and
    everything else is of the new one.

    Attributes:
        observations: One row for each table: what the seat in `turns` observes.
        masks: One row for each table: 1 for each id that it may choose.
        turns: Whose decision is next.
        rewards: One row for each table: what each seat has got in this step.
        ended: 1 where a game has ended in this step.
        fields: What stands in an observation, in order.

    Example:
        >>> from thirdplace.envs.batch import TableBatch
        >>> batch = TableBatch("places-please", 2, 1000, seed=1)
        >>> for _ in range(90):
        ...     batch.step(batch.draw_ids())
        >>> int(batch.ended.sum())
        1000
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        count: int,
        *,
        options: Any = None,
        reward: Reward = "win",
        tempo: int | None = None,
        history: int = 0,
        seed: int = 0,
        threads: int = 1,
        observe: bool = True,
        boundscheck: bool = False,
    ) -> None:
        """
        Args:
            game: The game, or its id.
            seats: How many play at each table.
            count: How many tables there are.
            options: The game's options, as for `thirdplace.new_match`.
            reward: "win", "rank" or "score".
            tempo: In a game with a clock, how many milliseconds a decision takes; None: the rulebook's pace.
            history: So many of the latest actions are part of an observation.
            seed: All chance follows from it.
            threads: How many share the work.
            observe: Without observations, steps are quicker: `observations` is then left as it is.
            boundscheck: Compile with checks of every index, for tests.

        Raises:
            Refused: `unknown-game`, or `bad-options` with a detail that names what is wrong.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats, self.count = seats, count
        prepared = _prepare(self.game, seats, options)
        _check(self.game, count, reward, tempo, history, threads)
        environment = load_environment(self.game)
        self.ids = environment.count_ids(prepared)
        self.fields: tuple[ObservationField, ...] = declare_fields(self.game, prepared, history)
        self.width = width_of(self.fields)
        compiled = compile_environment(self.game, boundscheck)
        self._steps = compiled.steps
        self._plan = np.array(
            [
                self.width - 2 * history,
                self.ids,
                NO_TEMPO if tempo is None else tempo,
                REWARDS.index(reward),
                int(bool(self.game.team)),
                history,
            ],
            np.int64,
        )
        self._states = np.repeat(to_record(prepared), count)
        self._moments = np.zeros(count, compiled.moment_dtype)
        self._dice = np.zeros(count, np.uint64)
        world = np.repeat(to_record(prepared), 1)
        logs = np.zeros(count * history * 3 + 1, np.int32)
        self._tables = (
            self._states,
            self._moments,
            self._dice,
            (world, world.view(np.int64), np.uint64(WORLD_SEED)),
            logs,
        )
        self.observations = np.zeros((count, self.width), dtype_of(self.fields))
        self.masks = np.zeros((count, self.ids), np.int8)
        self.turns = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, seats), np.float32)
        self.ended = np.zeros(count, np.int8)
        self._counts = np.zeros(count, np.int16)
        self._shown = (self.observations.reshape(-1), self.masks.reshape(-1), self._counts, self.turns)
        self._paid = (self.rewards.reshape(-1), self.ended, np.zeros(count * seats, np.int64))
        self._with_observations = int(observe)
        self._ids = np.zeros(count, np.int64)
        edges = np.linspace(0, count, threads + 1).astype(np.int64)
        self._ranges = [edges[k : k + 2].copy() for k in range(threads)]
        self._generators = [make_generator(0) for _ in range(threads)]
        self._drawing = [make_generator(k) for k in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal new games at all tables. Each table's games follow from the seed and its number alone."""
        numbers = [(seed * 0x9E3779B97F4A7C15 + (i + 1) * TABLE_SPACING) & WORD for i in range(self.count)]
        self._dice[:] = np.array(numbers, np.uint64)
        for k, generator in enumerate(self._drawing):
            generator[0] = (seed + k) & WORD
        for at, rng in zip(self._ranges, self._generators, strict=True):
            states, moments, dice, _, logs = self._tables
            self._steps.open_tables(states, moments, dice, rng, self._plan, logs, at)
            self._steps.show_tables(self._tables, self._plan, self._shown, self._paid, at, rng)

    def step(self, ids: NDArray[Any]) -> None:
        """Choose an id at every table.

        Raises:
            Refused: `bad-request`, if one of them is not legal; nothing has changed then.
        """
        if ids is not self._ids:
            if ids.shape != (self.count,):
                raise Refused("bad-request", f"ids: {self.count} of them")
            self._ids[:] = ids
        wrong = self._steps.find_illegal(self._ids, self._shown[1], self._plan)
        if wrong >= 0:
            raise Refused("bad-request", f"id {self._ids[wrong]} is not legal at table {wrong}")
        self._step_checked()

    def step_or_late(self, ids: NDArray[Any]) -> int:
        """The same, but an id that is not legal is replaced as if the seat were late; how many there were."""
        self._ids[:] = ids
        found: int = self._steps.replace_illegal(
            self._states, self._moments, self._ids, self._shown[1], self._plan
        )
        self._step_checked()
        return found

    def _step_checked(self) -> None:
        if self._pool is None:
            self._step_range(0)
        else:
            list(self._pool.map(self._step_range, range(len(self._ranges))))

    def _step_range(self, k: int) -> None:
        self._steps.step_tables(
            self._tables,
            self._ids,
            self._plan,
            self._shown,
            self._paid,
            self._with_observations,
            self._ranges[k],
            self._generators[k],
        )

    def draw_ids(self) -> NDArray[np.int64]:
        """A random legal id for every table, in an array that is written again by the next call."""
        for at, rng in zip(self._ranges, self._drawing, strict=True):
            self._steps.draw_ids(self._shown[1], self._counts, self._ids, rng, self._plan, at)
        return self._ids

    def state(self, table: int) -> Any:
        """The rules' own numbers of one table, secrets included, as a plain state."""
        from thirdplace.core.state import from_record

        return from_record(self.game.state, self._states[table : table + 1])


def dtype_of(fields: tuple[ObservationField, ...]) -> type[np.signedinteger[Any]]:
    """The smallest numbers that hold every field."""
    low, high = min(field.low for field in fields), max(field.high for field in fields)
    for kind in (np.int8, np.int16):
        if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max:
            return kind
    return np.int32


def _prepare(game: Game, seats: int, options: Any) -> Any:
    if seats not in game.seats:
        raise Refused("bad-options", f"seats: {game.seats.start}-{game.seats.stop - 1}")
    try:
        chosen = msgspec.convert({} if options is None else options, game.opening.Options)
    except msgspec.ValidationError as wrong:
        raise Refused("bad-options", f"options: {wrong}") from wrong
    if game.opening.may_reject_deals(chosen):
        raise Refused("bad-options", "deal: compiled tables take every deal as it comes")
    return game.opening.prepare(seats, chosen)


def _check(game: Game, count: int, reward: str, tempo: int | None, history: int, threads: int) -> None:
    if reward not in REWARDS:
        raise Refused("bad-options", f"reward: {', '.join(REWARDS)}")
    if tempo is not None and (not game.clock or tempo < 1):
        raise Refused("bad-options", "tempo: 1 or more, in a game with a clock")
    if history < 0:
        raise Refused("bad-options", "history: 0 or more")
    if count < 1 or not 1 <= threads <= count:
        raise Refused("bad-options", "count: 1 or more; threads: 1 to count")
