"""Decisions that matter, for the lab: a table at which they are weighed by playouts of compiled players.

A game's part `simulation` brings this with a module in the dialect of rules.py, its policy:

    list_options(s, seat, arrays, out) -> int            the actions worth a thought, the number of them
    choose(s, seat, player, memory, arrays, rng) -> int  what a player does
    imagine(s, seat, lineup, start, memory, arrays, rng) changes what the seat cannot know
    note(s, seat, action, memory)                        remembers an action that was not chosen
    moment(s, memory) -> int                             a number of this moment: equal ones share their luck

`lineup[start + seat]` is the player of a seat; `arrays` is what the players need; `memory` has whole numbers
that belong to a game but not to its state, such as the order in which something was written.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np

from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.core.game import Game
from thirdplace.core.simulations import decision_playouts
from thirdplace.core.simulations.simulation import DECISION_COLUMNS, Rows, Seeds

__all__ = ["DecisionTable"]

MOMENTS = 1 << 14
MOST_SEATS = 64
WORLDS = decision_playouts.MOST_WORLDS + decision_playouts.SCREEN_WORLDS


class DecisionTable:
    """Compiled players, and room to play on from any decision (`simulation.WeighingTable`)."""

    def __init__(
        self, game: Game, prepared: Any, policy: ModuleType, arrays: tuple[Any, ...], memory: int = 1
    ) -> None:
        """`prepared` is the state before the deal; `memory`: how many numbers the policy remembers."""
        compiled = compile_game(game)
        self._playouts: Any = compiled.compile_module(decision_playouts)
        self._playouts.rules = compiled.rules
        self._playouts.policy = compiled.compile_module(policy)
        self._states = compiled.make_states(3)
        self._states[0] = compiled.record(prepared)[0]
        self._memories = tuple(np.zeros(memory, np.int64) for _ in range(3))
        self._arrays = arrays
        self._tables = tuple(_make_numbers(*shape) for shape in ((0, MOMENTS), (1, MOST_SEATS), (2, WORLDS)))
        most = decision_playouts.MOST_OPTIONS
        self._scratch = (
            compiled.make_action_buffer(),
            make_generator(0),
            make_generator(0),
            np.zeros(2 * decision_playouts.COMPARED, np.int64),
            np.zeros(2 * most * max(2, prepared.seats), np.int64),
            np.zeros(decision_playouts.COMPARED**2),
        )

    def weigh(self, deal_seeds: Seeds, play_seeds: Seeds, players: Sequence[int], rows: Rows) -> None:
        """See `simulation.WeighingTable`."""
        assert rows.shape[1] == len(DECISION_COLUMNS) == decision_playouts.WIDTH
        self._playouts.weigh_games(
            self._states,
            self._memories,
            (deal_seeds, play_seeds, *self._tables),
            np.asarray(players, np.int64),
            self._arrays,
            self._scratch,
            rows.reshape(-1),
        )


def _make_numbers(table: int, count: int) -> Seeds:
    """Random numbers that are always the same (the finisher of splitmix64)."""
    with np.errstate(over="ignore"):
        z = (np.arange(count, dtype=np.uint64) + np.uint64(1 + (table << 32))) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        found: Seeds = z ^ (z >> np.uint64(31))
    return found
