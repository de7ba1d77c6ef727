"""Place Race NZ for the lab: which deals can be won at all.

The one level is the solver (planning/deal_solver.py): it sees all cards, and has either a plan that wins (one
action per player and year) or a proof that there is none. So what is measured belongs to the game alone, and
to no player. Deals that it cannot decide count as lost; `undecided` says how many they are.
"""

from collections.abc import Sequence

from thirdplace.core.chance import Chance
from thirdplace.core.simulation import Items, Label, Layout, Measure, Player, Rows, Seeds
from thirdplace.core.state import copy
from thirdplace.games.place_race import rules
from thirdplace.games.place_race.board import HISTORY
from thirdplace.games.place_race.opening import Options, prepare
from thirdplace.games.place_race.planning.deal_solver import Verdict, solve_deal
from thirdplace.games.place_race.state import NOBODY, State

__all__ = ["IS_COMPILED", "RESTRICTIONS", "SLOW_LEVELS", "layout", "levels", "open_table"]

IS_COMPILED = False
SOLVER = "solver"
SLOW_LEVELS = (SOLVER,)
RESTRICTIONS: tuple[str, ...] = ()
MOST_TRADES = 6


def levels(seats: int, options: Options) -> tuple[str, ...]:
    return (SOLVER,)


def layout(seats: int, options: Options) -> Layout:
    cards = tuple(Label(f"event-{card.id}") for card in HISTORY)
    return Layout(
        seats=seats,
        team=True,
        score=Measure("score", "seat", len(HISTORY)),
        measures=(Measure("trades", "game", MOST_TRADES), Measure("undecided", "game", 1)),
        items=(Items("card", cards, shared=True),),
    )


def open_table(seats: int, options: Options, players: Sequence[Player]) -> "SolverTable":
    return SolverTable(seats, options)


class SolverTable:
    """Deals, and asks the solver."""

    def __init__(self, seats: int, options: Options) -> None:
        self._prepared = prepare(seats, options)
        self._layout = layout(seats, options)

    def play(self, deal_seeds: Seeds, play_seeds: Seeds, players: Sequence[int], rows: Rows) -> None:
        for row, seed in zip(rows, deal_seeds, strict=True):
            s: State = copy(self._prepared)
            rules.deal(s, Chance(str(int(seed))))
            self._write_row(s, solve_deal(s), row)

    def _write_row(self, s: State, verdict: Verdict, row: Rows) -> None:
        offsets = self._layout.offsets
        won = verdict.answer == "winnable"
        dealt = [card for card in range(len(HISTORY)) if s.owner[card] != NOBODY]
        for seat in range(s.seats):
            row[offsets["won"] + seat] = won
            row[offsets["score"] + seat] = len([card for card in dealt if won and s.owner[card] == seat])
        row[offsets["trades"]] = 0 if verdict.plan is None else len(verdict.plan.trades)
        row[offsets["undecided"]] = verdict.answer == "undecided"
        for card in range(len(HISTORY)):
            row[offsets["card"] + 3 * card] = 0 if card in dealt else -1
