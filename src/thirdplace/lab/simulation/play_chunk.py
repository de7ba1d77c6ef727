"""Plays a chunk of a plan and counts it: the one function that other threads, processes and machines run."""

from functools import lru_cache
from threading import Lock, local
from typing import Any, cast

import msgspec
import numpy as np

from thirdplace.core.game import Game
from thirdplace.core.registry import find_game
from thirdplace.core.simulations.simulation import (
    Layout,
    Player,
    Rows,
    SimulatedTable,
    Simulation,
    WeighingTable,
)
from thirdplace.lab.simulation.deal_seeds import make_deal_seeds, make_play_seeds
from thirdplace.lab.simulation.lab_plan import Chunk, LabPlan, Setting
from thirdplace.lab.simulation.random_simulation import RandomSimulation
from thirdplace.lab.simulation.tally import Tally, count_rows, count_weighed_rows
from thirdplace.lab.simulation.tally_arrays import stack_blocks

__all__ = ["find_simulation", "layout_of", "play_chunk", "play_rows", "weigh_rows"]

TABLES_KEPT = 32

_own = local()
_opening = Lock()
"""One table after the other: what is compiled for it is not ready for a second thread in between."""


def find_simulation(game: Game) -> Simulation:
    """What the game brings; random players, if it brings nothing."""
    if game.brings("simulation"):
        return cast(Simulation, game.part("simulation"))
    return RandomSimulation(game)


def play_chunk(chunk: Chunk) -> list[Tally]:
    """The tally of each setting of the plan, for these blocks of deals."""
    return [_play_setting(chunk, setting) for setting in chunk.plan.settings]


def _play_setting(chunk: Chunk, setting: Setting) -> Tally:
    plan = chunk.plan
    layout = layout_of(plan.game, setting)
    first = chunk.first_block * plan.deals_per_block
    rows = play_rows(plan, setting, first, chunk.blocks * plan.deals_per_block)
    tally = count_rows(find_game(plan.game), layout, rows, setting.lineups, chunk.blocks)
    if plan.weighed_games and setting == plan.settings[0]:
        blocks = range(chunk.first_block, chunk.first_block + chunk.blocks)
        tally |= stack_blocks(
            [count_weighed_rows(layout, weigh_rows(plan, setting, block)) for block in blocks]
        )
    return tally


def weigh_rows(plan: LabPlan, setting: Setting, block: int) -> Rows:
    """The games of a block that are weighed, one row each."""
    games = plan.count_weighed_games(block)
    rows = np.zeros((games, layout_of(plan.game, setting).weighed_width), np.int32)
    if games:
        first = block * plan.deals_per_block
        _find_own_table(plan.game, setting, weighs=True).weigh(
            make_deal_seeds(plan.seed, first, games),
            make_play_seeds(plan.seed, first, games, 1),
            np.tile(np.array(setting.lineups[0], np.int64), games),
            rows,
        )
    return rows


def play_rows(plan: LabPlan, setting: Setting, first: int, deals: int) -> Rows:
    """The games of these deals, one row each."""
    lineups = setting.lineups
    rows = np.zeros((deals * len(lineups), layout_of(plan.game, setting).width), np.int32)
    _find_own_table(plan.game, setting).play(
        np.repeat(make_deal_seeds(plan.seed, first, deals), len(lineups)),
        make_play_seeds(plan.seed, first, deals, len(lineups)),
        np.tile(np.array(lineups, np.int64).ravel(), deals),
        rows,
    )
    return rows


def layout_of(game_id: str, setting: Setting) -> Layout:
    return _layout_of(game_id, setting.seats, msgspec.json.encode(setting.options))


@lru_cache(maxsize=64)
def _layout_of(game_id: str, seats: int, options: bytes) -> Layout:
    game = find_game(game_id)
    return find_simulation(game).layout(seats, _decode_options(game, options))


def _find_own_table(game_id: str, setting: Setting, *, weighs: bool = False) -> Any:
    """A table for this setting, or one at which games are weighed.

    Each thread has its own, as a table is written to while it is played at.
    """
    kept: dict[bytes, SimulatedTable | WeighingTable] = _own.__dict__.setdefault("tables", {})
    key = msgspec.json.encode((game_id, setting.seats, setting.chairs, setting.options, weighs))
    if key not in kept:
        if len(kept) >= TABLES_KEPT:
            kept.clear()
        game = find_game(game_id)
        options = _decode_options(game, msgspec.json.encode(setting.options))
        players = [Player(chair.level, chair.restriction) for chair in setting.chairs]
        simulation: Any = find_simulation(game)
        with _opening:
            opened = simulation.open_weighing_table if weighs else simulation.open_table
            kept[key] = opened(setting.seats, options, players)
    return kept[key]


def _decode_options(game: Game, options: bytes) -> Any:
    return msgspec.json.decode(options, type=game.opening.Options)
