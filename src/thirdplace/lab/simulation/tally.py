"""Counts the rows of games. A tally holds whole numbers only, so adding tallies is exact in any order.

Each array has the block of deals as its first axis. Wins are counted in WIN_UNITS of a game, so that a win
that up to sixteen share is a whole number too. What the names mean:

    games                       games
    count/F  wins/F  score/F    by value of a factor: seats that had it, their wins, their points
    sum/M  histogram/M          of a measure: the sum; how often each bar of the histogram
    owned/I  won/I  paid/I      by item: who had it, their wins, what they paid
    when/I  price/I             by round and item: how often it was got then, what was paid then
    xx/I  xy/I                  sums of products, for the regression of wins on items
    standing  ahead             by round and rank: how often, and how many wins came of it
    square  square/deal         sums of squared wins, of each seat in each game, and of each seat over all
                                games of a deal, in LUCK_UNITS: where the players of a deal change seats
    weighed  weighed/D          games that were weighed; of each of DECISION_COLUMNS the sum over these games:
                                of decisions, of those that are worth more than a point, …
    needed/R                    by what was taken away: in how many of these games it was needed
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from thirdplace.core.compilation.compiled import compile_game
from thirdplace.core.game import Game
from thirdplace.core.simulations import row_counts
from thirdplace.core.simulations.simulation import DECISION_COLUMNS, Items, Layout, Measure, Rows
from thirdplace.lab.simulation.tally_arrays import Counts, Tally, count_by, stack_blocks

__all__ = [
    "LUCK_UNITS",
    "PLAYER",
    "SEAT",
    "TEAM",
    "WIN_UNITS",
    "Tally",
    "count_regressors",
    "count_rows",
]

WIN_UNITS = 720720
"""The least common multiple of 1 to 16."""
Wide = np.ndarray[Any, np.dtype[np.int64]]
LUCK_UNITS = 60
"""The least common multiple of 1 to 6; smaller, as its square is added up."""
MOST_LUCK_SEATS = 6
SEAT, PLAYER, TEAM = "seat", "player", "team"
"""Factors that every game has: where somebody sits, who it is; of a team game, the one team."""


def count_rows(
    game: Game, layout: Layout, rows: Rows, lineups: Sequence[Sequence[int]], blocks: int
) -> Tally:
    """The tally of some whole blocks; rows are in the order of deals, and within a deal of seat orders."""
    per_block = len(rows) // blocks
    counter = compile_game(game).compile_module(row_counts)
    found = [
        _count_block(layout, rows[block * per_block : (block + 1) * per_block], lineups, counter)
        for block in range(blocks)
    ]
    return stack_blocks(found)


def _count_block(layout: Layout, rows: Rows, lineups: Sequence[Sequence[int]], counter: Any) -> Counts:
    won = layout.column(rows, "won").astype(np.int64)
    wins = won * (WIN_UNITS // np.maximum(1, won.sum(1, keepdims=True)))
    score = layout.column(rows, "score").astype(np.int64)
    found: Counts = {"games": np.array(len(rows))}
    if layout.team:
        wins = won * WIN_UNITS
        _count_factor(found, TEAM, 1, np.zeros((len(rows), 1), np.int64), wins[:, :1], score[:, :1])
    else:
        seat = np.broadcast_to(np.arange(layout.seats), score.shape)
        player = np.tile(np.array(lineups), (len(rows) // len(lineups), 1))
        _count_factor(found, SEAT, layout.seats, seat, wins, score)
        _count_factor(found, PLAYER, layout.seats, player, wins, score)
        if len(lineups) > 1 and layout.seats <= MOST_LUCK_SEATS:
            _count_squares(found, wins, len(lineups))
    for factor in layout.factors:
        column, times = layout.column(rows, factor.key), (1, factor.times)
        _count_factor(
            found, factor.key, len(factor.values), column, np.tile(wins, times), np.tile(score, times)
        )
    for measure in (layout.score, *layout.measures):
        _count_measure(found, measure, layout.column(rows, measure.key))
    for items in layout.items:
        _count_items(found, layout, items, rows, wins, counter)
    if layout.rounds:
        _count_standing(found, layout, rows, wins, counter)
    return found


def _count_squares(found: Counts, wins: Wide, lineups: int) -> None:
    small = wins * LUCK_UNITS // WIN_UNITS
    by_deal = small.reshape(-1, lineups, small.shape[1]).sum(1)
    found["square"] = np.array((small**2).sum())
    found["square/deal"] = np.array((by_deal**2).sum())


def _count_factor(found: Counts, key: str, values: int, column: Any, wins: Wide, score: Wide) -> None:
    found[f"count/{key}"] = count_by(column, values)
    found[f"wins/{key}"] = count_by(column, values, wins)
    found[f"score/{key}"] = count_by(column, values, score)


def _count_measure(found: Counts, measure: Measure, column: Rows) -> None:
    found[f"sum/{measure.key}"] = np.array(column.sum(dtype=np.int64))
    bars = (measure.most - measure.least) // measure.width + 1
    clipped = np.clip(column, measure.least, measure.most)
    found[f"histogram/{measure.key}"] = count_by((clipped - measure.least) // measure.width, bars)


def count_regressors(items: Items) -> int:
    """How many columns the regression has: a constant, the items, what is held equal."""
    return 1 + len(items.values) + len(items.controls)


def _count_items(found: Counts, layout: Layout, items: Items, rows: Rows, wins: Wide, counter: Any) -> None:
    key, count, size = items.key, len(items.values), count_regressors(items)
    sums = {name: np.zeros(count, np.int64) for name in ("owned", "won", "paid")}
    sums |= {name: np.zeros((max(1, layout.rounds), count), np.int64) for name in ("when", "price")}
    products = {"xx": np.zeros((size, size), np.int64), "xy": np.zeros(size, np.int64)}
    controls = np.array([layout.offsets[control] for control in items.controls], np.int64)
    counter.count_items(
        rows.reshape(-1),
        layout.width,
        len(rows),
        wins.reshape(-1),
        layout.seats,
        (layout.offsets[key], count, layout.rounds, int(items.shared), controls),
        tuple(array.reshape(-1) for array in sums.values()),
        tuple(array.reshape(-1) for array in products.values()),
        np.zeros(count, np.int64),
    )
    found |= {f"{name}/{key}": array for name, array in (sums | products).items()}


def _count_standing(found: Counts, layout: Layout, rows: Rows, wins: Wide, counter: Any) -> None:
    standing, ahead = (np.zeros((layout.rounds, layout.seats), np.int64) for _ in range(2))
    counter.count_standing(
        rows.reshape(-1),
        layout.width,
        len(rows),
        wins.reshape(-1),
        layout.seats,
        (layout.offsets["standing"], layout.rounds),
        standing.reshape(-1),
        ahead.reshape(-1),
    )
    found |= {"standing": standing, "ahead": ahead}


def count_weighed_rows(layout: Layout, rows: Rows) -> Counts:
    """What was found in the games of a block that were weighed."""
    found: Counts = {"weighed": np.array(len(rows))}
    if not layout.removals:
        return found | _count_decisions(rows)
    place = 0
    for one in layout.removals:
        found[f"needed/{one.key}"] = rows[:, place : place + len(one.values)].sum(0, dtype=np.int64)
        place += len(one.values)
    return found


def _count_decisions(rows: Rows) -> Counts:
    """One decision of each game was looked at: it stands for all of them, or for those in the last third."""
    every, worth, clear, late, hopeless, kingmaking = rows.astype(np.int64).T
    sums = (every, every * worth, every * clear, late, late * hopeless, late * kingmaking)
    return {f"weighed/{key}": np.array(one.sum()) for key, one in zip(DECISION_COLUMNS, sums, strict=True)}
