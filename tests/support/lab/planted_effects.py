"""Effects planted into played games: the lab has to find them."""

from typing import Any

import numpy as np

from thirdplace.core.registry import find_game
from thirdplace.core.simulations.simulation import ITEM_COLUMNS, Layout, Rows
from thirdplace.lab.lab_run import LabRun
from thirdplace.lab.simulation.play_chunk import layout_of, play_rows
from thirdplace.lab.simulation.tally import Tally, count_rows

__all__ = ["favour_owner", "favour_seat", "play_blocks", "tally_of"]


def play_blocks(run: LabRun) -> tuple[Layout, Rows]:
    """All games of a run's first setting."""
    setting = run.plan.settings[0]
    deals = run.stop.most_blocks * run.plan.deals_per_block
    return layout_of(run.plan.game, setting), play_rows(run.plan, setting, 0, deals)


def tally_of(run: LabRun, layout: Layout, rows: Rows) -> Tally:
    lineups = run.plan.settings[0].lineups
    return count_rows(find_game(run.plan.game), layout, rows, lineups, run.stop.most_blocks)


def favour_seat(layout: Layout, rows: Rows, seat: int, points: float, chance: np.random.Generator) -> Rows:
    """The seat wins so many of 100 games more, at the cost of all others."""
    lost = layout.column(rows, "won")[:, seat] == 0
    picked = lost & (chance.random(len(rows)) < points / 100 / lost.mean())
    return _give_win(layout, rows, picked, np.full(len(rows), seat))


def favour_owner(layout: Layout, rows: Rows, item: int, points: float, chance: np.random.Generator) -> Rows:
    """Whoever owns an item wins so many of 100 games more."""
    owner = layout.column(rows, layout.items[0].key)[:, ITEM_COLUMNS * item]
    won = np.take_along_axis(layout.column(rows, "won"), np.maximum(owner, 0)[:, None], 1)[:, 0]
    is_chosen = (owner >= 0) & (won == 0)
    share = is_chosen.sum() / (owner >= 0).sum()
    picked = is_chosen & (chance.random(len(rows)) < points / 100 / share)
    return _give_win(layout, rows, picked, owner)


def _give_win(layout: Layout, rows: Rows, picked: Any, seats: Any) -> Rows:
    changed = rows.copy()
    won = layout.column(changed, "won")
    won[picked] = 0
    won[picked, seats[picked]] = 1
    return changed
