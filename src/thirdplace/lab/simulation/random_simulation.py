"""A table of random players, for games that bring no compiled ones."""

from collections.abc import Sequence
from typing import Any

from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.core.game import Game
from thirdplace.core.simulations import random_policy
from thirdplace.core.simulations.decision_weighing import DecisionTable
from thirdplace.core.simulations.simulation import Layout, Measure, Player, Rows, Seeds

__all__ = ["RANDOM_LEVEL", "RandomSimulation"]

RANDOM_LEVEL = "random"
MOST_ACTIONS = 1000
MOST_POINTS = 1000
TEMPO_MS = 1000
"""Milliseconds that an action takes while a clock runs."""
HASTE = 64
"""Of 256 times, what would happen if thinking time ran out; so that games with a phase of planning end."""


class RandomSimulation:
    """What a game's part `simulation` would offer."""

    IS_COMPILED: bool = True
    SLOW_LEVELS: tuple[str, ...] = ()
    RESTRICTIONS: tuple[str, ...] = ()

    def __init__(self, game: Game) -> None:
        self._game = game
        self.open_weighing_table = None if game.team or game.clock else self._open_weighing_table

    def levels(self, seats: int, options: Any) -> tuple[str, ...]:
        return (RANDOM_LEVEL,)

    def layout(self, seats: int, options: Any) -> Layout:
        return Layout(
            seats=seats,
            team=self._game.team,
            score=Measure("score", "seat", MOST_POINTS, width=10),
            measures=(Measure("actions", "game", MOST_ACTIONS, width=10),),
        )

    def open_table(self, seats: int, options: Any, players: Sequence[Player]) -> "RandomTable":
        return RandomTable(self._game, seats, options)

    def _open_weighing_table(self, seats: int, options: Any, players: Sequence[Player]) -> DecisionTable:
        compiled = compile_game(self._game)
        compiled.compile_module(random_policy).rules = compiled.rules
        arrays = (compiled.make_action_buffer(),)
        return DecisionTable(self._game, self._game.opening.prepare(seats, options), random_policy, arrays)


class RandomTable:
    def __init__(self, game: Game, seats: int, options: Any) -> None:
        self._compiled = compile_game(game)
        self._prepared = game.opening.prepare(seats, options)
        self._haste = HASTE if game.clock else 0

    def play(self, deal_seeds: Seeds, play_seeds: Seeds, players: Sequence[int], rows: Rows) -> None:
        self._compiled.playout.play_random_rows(
            self._compiled.record(self._prepared),
            make_generator(0),
            self._compiled.make_action_buffer(),
            deal_seeds,
            play_seeds,
            rows.reshape(-1),
            rows.shape[1],
            TEMPO_MS,
            self._haste,
        )
