"""Places, Please for the lab: what is noted of a game, and tables of compiled players."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.core.simulations.decision_weighing import DecisionTable
from thirdplace.core.simulations.simulation import Factor, Label, Layout, Measure, Player, Rows, Seeds
from thirdplace.games.places_please.bots.opponent_model import expected_rest, is_solved_board
from thirdplace.games.places_please.bots.solved_duel import most_similar_solved_round
from thirdplace.games.places_please.opening import Options, die_digits, prepare
from thirdplace.games.places_please.simulation import please_decisions, please_games
from thirdplace.games.places_please.solution.policy import ROUNDS, load_shipped_policy
from thirdplace.games.places_please.state import GARBAGE, SLOT_NAMES

__all__ = [
    "IS_COMPILED",
    "RESTRICTIONS",
    "SLOW_LEVELS",
    "layout",
    "levels",
    "open_table",
    "open_weighing_table",
]

IS_COMPILED = True
SLOW_LEVELS: tuple[str, ...] = ()
RESTRICTIONS: tuple[str, ...] = ()
LEVELS = ("easy", "medium", "hard", "expert")
POINTS_PER_ROUND = 5


def levels(seats: int, options: Options) -> tuple[str, ...]:
    """Expert only where the game is solved: for two, on the rulebook's board."""
    s = prepare(seats, options)
    is_solved = seats == 2 and is_solved_board(s) and options.rounds <= ROUNDS
    return LEVELS if is_solved else LEVELS[:-1]


def layout(seats: int, options: Options) -> Layout:
    first = GARBAGE - options.places
    slots = tuple(Label(f"slot-{name}") for name in SLOT_NAMES[first : GARBAGE + options.garbage])
    return Layout(
        seats=seats,
        team=False,
        score=Measure("score", "seat", POINTS_PER_ROUND * options.rounds),
        factors=(
            Factor(
                "rank-at-half",
                tuple(Label("lab-rank", {"number": n + 1}) for n in range(seats)),
                is_start=False,
            ),
            *(
                Factor(
                    f"first-roll-{digit}",
                    slots,
                    is_start=False,
                    title=Label("lab-wins-first-roll", {"digit": str(digit)}),
                    is_choice=True,
                    times=options.rounds,
                )
                for digit in die_digits(options.die)
            ),
        ),
        measures=(
            Measure("number", "seat", 10**options.places - 1, width=10 ** (options.places - 2)),
            Measure("lead-changes", "game", options.rounds),
        ),
        rounds=options.rounds,
    )


def open_table(seats: int, options: Options, players: Sequence[Player]) -> "PleaseTable":
    return PleaseTable(seats, options, players)


def open_weighing_table(seats: int, options: Options, players: Sequence[Player]) -> DecisionTable:
    from thirdplace.games.places_please import GAME

    chosen = np.array([LEVELS.index(player.level) for player in players], np.int64)
    arrays = (chosen, *_find_knowledge(seats, options))
    return DecisionTable(GAME, prepare(seats, options), please_decisions, arrays, memory=2 * seats)


def _find_knowledge(seats: int, options: Options) -> tuple[Any, Any]:
    """What the levels know: the plans of the solved game, and what the rest of a board is worth."""
    s = prepare(seats, options)
    is_solved = "expert" in levels(seats, options)
    plans = _plans(options.rounds) if is_solved else np.zeros((1, 1), np.uint8)
    return plans, expected_rest(s.die, s.places, s.garbage, s.target)


class PleaseTable:
    """Compiled players of Places, Please."""

    def __init__(self, seats: int, options: Options, players: Sequence[Player]) -> None:
        from thirdplace.games.places_please import GAME

        compiled = compile_game(GAME)
        prepared = prepare(seats, options)
        self._games: Any = compiled.compile_module(please_games)
        self._table = compiled.record(prepared)
        self._layout = layout(seats, options)
        digits = die_digits(options.die)
        found = {**self._layout.offsets, "first-roll": self._layout.offsets[f"first-roll-{digits.start}"]}
        self._offsets = np.array([found[key] for key in please_games.COLUMNS], np.int64)
        self._digits = len(digits)
        self._levels = np.array([LEVELS.index(player.level) for player in players], np.int64)
        self._knowledge = _find_knowledge(seats, options)
        self._notes = np.zeros(2 * seats, np.int64)
        self._seat_dice = np.zeros(seats, np.uint64)
        self._hops = np.arange(1, (options.rounds + 1) * seats + 1, dtype=np.uint64) * np.uint64(
            0xD1342543DE82EF95
        )

    def play(self, deal_seeds: Seeds, play_seeds: Seeds, players: Sequence[int], rows: Rows) -> None:
        self._games.play_games(
            self._table,
            (deal_seeds, play_seeds, self._hops),
            (np.asarray(players, np.int64), self._levels),
            self._knowledge,
            (self._seat_dice, make_generator(0)),
            self._notes,
            (rows.reshape(-1), self._offsets, self._layout.width, self._digits),
        )


@cache
def _plans(rounds: int) -> NDArray[np.uint8]:
    """The solved game: a plan for every number of rounds left and every lead."""
    half, policy = please_games.LEAD_STEPS // 2, load_shipped_policy()
    lines = [
        np.concatenate([step.ravel() for step in policy.packed_plan(*most_similar_solved_round(left, lead))])
        if left
        else np.zeros(0, np.uint8)
        for left in range(rounds + 1)
        for lead in range(-half, half + 1)
    ]
    width = max(len(line) for line in lines)
    return np.stack([np.pad(line, (0, width - len(line))) for line in lines])
