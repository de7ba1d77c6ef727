"""Thousands of tables at once over compiled rules, with numpy arrays in and out: for the highest speed.

No library is needed besides numpy. `envs.vector` offers the same to Gymnasium.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from thirdplace.core.compilation.compiled import make_generator
from thirdplace.core.environments import vector_steps
from thirdplace.core.environments.compiled_environment import (
    CompiledEnvironment,
    compile_environment,
    load_players,
)
from thirdplace.core.environments.environment import (
    REWARDS,
    WORLD_SEED,
    ObservationField,
    Reward,
    load_environment,
    width_of,
)
from thirdplace.core.errors import Refused
from thirdplace.core.game import LEVELS, Game
from thirdplace.core.registry import find_game
from thirdplace.core.state import from_record, to_record
from thirdplace.envs.declared_fields import HISTORY_COLUMNS, declare_fields

__all__ = ["TableBatch", "compiled_levels", "smallest_dtype_for"]

NO_TEMPO = -1
SEED_SPACING = 0x9E3779B97F4A7C15
TABLE_SPACING = 0xD1342543DE82EF95
"""How far the random numbers of one table lie from those of the next."""
WORD = (1 << 64) - 1


class TableBatch:
    """Many tables of one game. At each, whoever's decision it is decides; or one seat, against our players.

    All arrays are made once and written again by every `step`: copy what you keep. A finished game is
    followed by the next one at once: then `ended` is 1, `rewards` are those of the finished game, and
    everything else is of the new one. (With `next_step`, the finished game is shown for a step, and the next
    step deals anew whatever is chosen.)

    Attributes:
        observations: One row for each table: what the seat in `turns` observes.
        masks: One row for each table: 1 for each id that it may choose.
        turns: Whose decision is next; -1: the game is over.
        rewards: One row for each table: what each seat has got in this step.
        ended: 1 where a game has ended in this step.
        agents: With opponents: the own seat at each table.
        finals: With `keep_finals`: the last observation of each game that has ended in this step.
        fields: What stands in an observation, in order.
        ids: How many ids there are.

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
        opponents: str | None = None,
        seat: int | None = None,
        next_step: bool = False,
        keep_finals: bool = False,
        seed: int = 0,
        threads: int = 1,
        observe: bool = True,
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
            opponents: Who has the other seats: "random", or one of `compiled_levels`. None: every step is the
                decision of whoever is asked.
            seat: With opponents, the own seat; None: another one in every game.
            next_step: When a game has ended, deal with the next step and not with the same.
            keep_finals: Write `finals`.
            seed: All chance follows from it.
            threads: How many share the work.
            observe: Without observations, steps are quicker: `observations` is then left as it is.

        Raises:
            Refused: `unknown-game`, or `bad-options` with a detail that names what is wrong.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats, self.count = seats, count
        chosen, prepared = _prepare(self.game, seats, options)
        _check(self.game, count, reward, tempo, history, threads)
        level = _level_of(self.game, opponents)
        if seat is not None and (opponents is None or not 0 <= seat < seats):
            raise Refused("bad-options", f"seat: 0-{seats - 1}, with opponents")
        self.ids = load_environment(self.game).count_ids(prepared)
        self.fields: tuple[ObservationField, ...] = declare_fields(self.game, prepared, history)
        self.width = width_of(self.fields)
        compiled = compile_environment(self.game)
        self._steps = compiled.steps
        plan = {
            vector_steps.WIDTH: self.width - HISTORY_COLUMNS * history,
            vector_steps.IDS: self.ids,
            vector_steps.TEMPO: NO_TEMPO if tempo is None else tempo,
            vector_steps.REWARD: REWARDS.index(reward),
            vector_steps.TEAM: int(bool(self.game.team)),
            vector_steps.KEPT: history,
            vector_steps.LEVEL: level,
            vector_steps.NEXT_STEP: int(next_step),
        }
        self._plan = np.array([plan[number] for number in range(len(plan))], np.int64)
        self._flags = np.array([0, int(observe), int(keep_finals)], np.int64)
        self._flags_for_reset = np.array([1, 1, 0], np.int64)
        self._make_arrays(compiled, prepared, history, keep_finals)
        self._make_threads(prepared, chosen, seat, threads)
        self.reset(seed)

    def _make_arrays(
        self, compiled: CompiledEnvironment, prepared: Any, history: int, keep_finals: bool
    ) -> None:
        count, kind = self.count, smallest_dtype_for(self.fields)
        self._states = np.repeat(to_record(prepared), count)
        self._moments = np.zeros(count, compiled.moment_dtype)
        self._logs = np.zeros(count * history * vector_steps.LOG + 1, np.int32)
        self._dice, self._luck = np.zeros(count, np.uint64), np.zeros(count, np.uint64)
        self.agents = np.zeros(count, np.int8)
        self.observations = np.zeros((count, self.width), kind)
        self.finals = np.zeros((count if keep_finals else 1, self.width), kind)
        self.masks = np.zeros((count, self.ids), np.int8)
        self.turns = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, self.seats), np.float32)
        self.ended = np.zeros(count, np.int8)
        self._counts = np.zeros(count, np.int16)
        self._ids = np.zeros(count, np.int64)
        self._shown = (self.observations.reshape(-1), self.masks.reshape(-1), self._counts, self.turns)
        points = np.zeros(count * self.seats, np.int64)
        self._paid = (
            self.rewards.reshape(-1),
            self.ended,
            points,
            self.finals.reshape(-1),
        )

    def _make_threads(self, prepared: Any, options: Any, seat: int | None, threads: int) -> None:
        """Each thread has its range of tables, and its own room to work in."""
        edges = np.linspace(0, self.count, threads + 1).astype(np.int64)
        self._ranges = [edges[k : k + 2].copy() for k in range(threads)]
        self._tables, self._chances = [], []
        players = load_players(self.game)
        self.agents[:] = 0 if seat is None else seat
        rotates = int(seat is None and self._plan[vector_steps.LEVEL] != vector_steps.SELF_PLAY)
        for _ in range(threads):
            world = np.repeat(to_record(prepared), 1)
            to_observe = (world, world.view(np.int64), np.uint64(WORLD_SEED))
            self._tables.append((self._states, self._moments, to_observe, self._logs))
            knowledge = players.make_knowledge(self.seats, options)
            scratch = np.zeros(self.ids, np.int8)
            self._chances.append(
                (make_generator(0), self._dice, self._luck, self.agents, rotates, knowledge, scratch)
            )
        self._drawing = make_generator(0)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def reset(self, seed: int) -> None:
        """Deal new games at all tables. Each table's games follow from the seed and its number alone."""
        tables = np.arange(1, self.count + 1, dtype=np.uint64)
        start = np.uint64(seed * SEED_SPACING & WORD)
        self._dice[:] = start + tables * np.uint64(TABLE_SPACING)
        self._luck[:] = ~self._dice
        self._drawing[0] = seed & WORD
        for k in range(len(self._ranges)):
            self._step_range(k, self._flags_for_reset)

    def step(self, ids: NDArray[Any]) -> None:
        """Choose an id at every table.

        Raises:
            Refused: `bad-request`, if one of them is not legal; nothing has changed then.
        """
        self._take_ids(ids)
        wrong = self._steps.find_illegal(self._ids, self._shown[1], self._plan)
        if wrong >= 0:
            raise Refused("bad-request", f"id {self._ids[wrong]} is not legal at table {wrong}")
        self._step_checked()

    def step_or_late(self, ids: NDArray[Any]) -> int:
        """The same, but an id that is not legal is replaced as if the seat were late; how many there were."""
        self._take_ids(ids)
        found: int = self._steps.replace_illegal(
            self._states, self._moments, self._ids, self._shown[1], self._plan
        )
        self._step_checked()
        return found

    def _take_ids(self, ids: NDArray[Any]) -> None:
        if ids is not self._ids:
            if ids.shape != (self.count,):
                raise Refused("bad-request", f"ids: {self.count} of them")
            self._ids[:] = ids

    def _step_checked(self) -> None:
        if self._pool is None:
            self._step_range(0, self._flags)
        else:
            work = [self._pool.submit(self._step_range, k, self._flags) for k in range(len(self._ranges))]
            for one in work:
                one.result()

    def _step_range(self, k: int, flags: NDArray[np.int64]) -> None:
        self._steps.step_tables(
            self._tables[k],
            self._chances[k],
            self._plan,
            self._shown,
            self._paid,
            self._ids,
            flags,
            self._ranges[k],
        )

    def draw_ids(self) -> NDArray[np.int64]:
        """A random legal id for every table, in an array that is written again by the next call."""
        self._steps.draw_ids(self._shown[1], self._counts, self._ids, self._drawing, self._plan)
        return self._ids

    def state(self, table: int) -> Any:
        """The rules' own numbers of one table, secrets included, as a plain state."""
        return from_record(self.game.state, self._states[table : table + 1])

    def close(self) -> None:
        """End the threads, if there are any."""
        if self._pool is not None:
            self._pool.shutdown()


def compiled_levels(game: str | Game) -> tuple[str, ...]:
    """The opponents that a `TableBatch` of this game can have.

    Example:
        >>> from thirdplace.envs.batch import compiled_levels
        >>> compiled_levels("places-bid")
        ('random', 'easy', 'medium')
    """
    found = find_game(game) if isinstance(game, str) else game
    return ("random", *load_players(found).LEVELS)


def _level_of(game: Game, opponents: str | None) -> int:
    if opponents is None:
        return vector_steps.SELF_PLAY
    levels = compiled_levels(game)
    if opponents not in levels:
        single = "; other levels play at single tables (gymnasium.make)" if opponents in LEVELS else ""
        raise Refused("bad-options", f"opponents: {', '.join(levels)}{single}")
    return levels.index(opponents) + vector_steps.RANDOM


def smallest_dtype_for(fields: tuple[ObservationField, ...]) -> type[np.signedinteger[Any]]:
    """The smallest numbers that hold every field."""
    low, high = min(field.low for field in fields), max(field.high for field in fields)
    for kind in (np.int8, np.int16):
        if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max:
            return kind
    return np.int32


def _prepare(game: Game, seats: int, options: Any) -> tuple[Any, Any]:
    """The options, and an empty state for them."""
    if seats not in game.seats:
        raise Refused("bad-options", f"seats: {game.seats.start}-{game.seats.stop - 1}")
    chosen = options
    if not isinstance(options, game.opening.Options):
        try:
            chosen = msgspec.convert({} if options is None else options, game.opening.Options)
        except msgspec.ValidationError as wrong:
            raise Refused("bad-options", f"options: {wrong}") from wrong
    if game.opening.may_reject_deals(chosen):
        raise Refused("bad-options", "deal: compiled tables take every deal as it comes")
    return chosen, game.opening.prepare(seats, chosen)


def _check(game: Game, count: int, reward: str, tempo: int | None, history: int, threads: int) -> None:
    if reward not in REWARDS:
        raise Refused("bad-options", f"reward: {', '.join(REWARDS)}")
    if tempo is not None and (not game.clock or tempo < 1):
        raise Refused("bad-options", "tempo: 1 or more, in a game with a clock")
    if history < 0:
        raise Refused("bad-options", "history: 0 or more")
    if count < 1 or not 1 <= threads <= count:
        raise Refused("bad-options", "count: 1 or more; threads: 1 to count")
