"""Place Race NZ for the lab: which deals can be won at all.

The one level is the solver (planning/deal_solver.py): it sees all cards, and has either a plan that wins (one
action per player and year) or a proof that there is none. So what is measured belongs to the game alone, and
to no player. Deals that it cannot decide count as lost; `undecided` says how many they are.

Where deals are weighed, each line of the board and each city to start in is taken away, one at a time. What a
plan does without cannot be needed; so only what the plan uses is tried, and the rest is known.
"""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from thirdplace.core.chance import Chance
from thirdplace.core.simulations.simulation import (
    Items,
    Label,
    Layout,
    Measure,
    Player,
    Removals,
    Rows,
    Seeds,
)
from thirdplace.games.place_race import rules
from thirdplace.games.place_race.board import (
    BOARD,
    CITIES,
    DAY_CARDS,
    DAY_DECKS,
    HISTORY,
    LATE_CARDS,
    LATE_DECKS,
    LINES,
    PLACE_NUMBER,
    Line,
)
from thirdplace.games.place_race.opening import Options, prepare
from thirdplace.games.place_race.planning.deal_solver import Plan, Verdict, solve_deal
from thirdplace.games.place_race.planning.other_board import solve_without_line
from thirdplace.games.place_race.state import DAY, LATE, NOBODY, OUT, State

__all__ = [
    "IS_COMPILED",
    "RESTRICTIONS",
    "SLOW_LEVELS",
    "layout",
    "levels",
    "open_table",
    "open_weighing_table",
]

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
        removals=(Removals("line", tuple(map(_label_line, LINES))), Removals("city", _label_cities())),
    )


def _label_line(line: Line) -> Label:
    one, other = BOARD[PLACE_NUMBER[line.a]].name, BOARD[PLACE_NUMBER[line.b]].name
    return Label("lab-line", {"one": one, "other": other})


def _label_cities() -> tuple[Label, ...]:
    return tuple(Label("lab-city", {"name": BOARD[city].name}) for city in CITIES)


def open_table(seats: int, options: Options, players: Sequence[Player]) -> "SolverTable":
    return SolverTable(seats, options)


def open_weighing_table(seats: int, options: Options, players: Sequence[Player]) -> "RemovalTable":
    return RemovalTable(seats, options)


class RemovalTable:
    """Deals, and asks the solver again without what its plan uses."""

    def __init__(self, seats: int, options: Options) -> None:
        self._seats, self._options = seats, options

    def weigh(self, deal_seeds: Seeds, play_seeds: Seeds, players: Sequence[int], rows: Rows) -> None:
        for row, seed in zip(rows, deal_seeds, strict=True):
            s = deal_alike(self._seats, self._options, int(seed))
            plan = solve_deal(s).plan
            if plan is not None:
                for line in list_lines_used(plan):
                    row[line] = solve_without_line(s, line).answer == "hopeless"
                for city in {path[0] for path in plan.paths}:
                    row[len(LINES) + CITIES.index(city)] = (
                        solve_deal(s, without_start=city).answer == "hopeless"
                    )


def deal_alike(seats: int, options: Options, seed: int) -> State:
    """Deals as if no card had been taken out; whoever got one that was gets another one in its place.

    So other rules are tried on deals that are as alike as can be. Every deal is as likely as by `rules.deal`.
    """
    s = prepare(seats, options)
    rules.deal(s, Chance(str(seed)))
    if not options.removed_events:
        return s
    whole = prepare(seats, msgspec.structs.replace(options, removed_events=()))
    rules.deal(whole, Chance(str(seed)))
    chance = Chance(f"{seed} without")
    for cards in (
        DAY_DECKS[s.deck * DAY_CARDS :][:DAY_CARDS],
        LATE_DECKS[s.deck * LATE_CARDS :][:LATE_CARDS],
    ):
        owner = _replace_removed(cards, whole, s, chance)
        for card in cards:
            s.owner[card] = owner[card]
            if s.kind[card] != LATE:
                s.kind[card] = OUT if owner[card] == NOBODY else DAY
    return s


def _replace_removed(cards: Sequence[int], whole: State, s: State, chance: Chance) -> list[int]:
    """Who gets which of these cards, with others in the place of those that were taken out."""
    owner = list(whole.owner)
    for card in cards:
        if s.removed[card] and owner[card] != NOBODY:
            left = [other for other in cards if owner[other] == NOBODY and not s.removed[other]]
            owner[left[chance.below(len(left))]] = owner[card]
            owner[card] = NOBODY
    return owner


def list_lines_used(plan: Plan) -> list[int]:
    """The lines that a plan needs: those that somebody goes along, and those between people who trade."""
    ends = {frozenset(step) for path in plan.paths for step in pairwise(path) if step[0] != step[1]}
    found = []
    for number, line in enumerate(LINES):
        a, b = PLACE_NUMBER[line.a], PLACE_NUMBER[line.b]
        if frozenset((a, b)) in ends or _may_trade_along(plan, a, b):
            found.append(number)
    return found


def _may_trade_along(plan: Plan, a: int, b: int) -> bool:
    """Are two who trade ever at the two ends of a line? Then the trade may need it."""
    return any(
        (a in plan.paths[one] and b in plan.paths[other])
        for trade in plan.trades
        for one, other in ((trade.giver, trade.taker), (trade.taker, trade.giver))
    )


class SolverTable:
    """Deals, and asks the solver."""

    def __init__(self, seats: int, options: Options) -> None:
        self._seats, self._options = seats, options
        self._layout = layout(seats, options)

    def play(self, deal_seeds: Seeds, play_seeds: Seeds, players: Sequence[int], rows: Rows) -> None:
        for row, seed in zip(rows, deal_seeds, strict=True):
            s = deal_alike(self._seats, self._options, int(seed))
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
