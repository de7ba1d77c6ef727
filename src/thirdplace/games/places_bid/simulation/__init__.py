"""PLACES Bid for the lab: what is noted of a game, and tables of compiled players."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.core.errors import Refused
from thirdplace.core.simulations.decision_weighing import DecisionTable
from thirdplace.core.simulations.simulation import Factor, Items, Label, Layout, Measure, Player, Rows, Seeds
from thirdplace.games.places_bid.bots import project_inference, rollout_policy, tree_search
from thirdplace.games.places_bid.bots.search_runner import (
    HARD,
    SEARCHER_THRIFT,
    make_bidding_arrays,
    make_network_arrays,
    make_tree_arrays,
)
from thirdplace.games.places_bid.cards import building_ids
from thirdplace.games.places_bid.opening import Options, prepare
from thirdplace.games.places_bid.simulation import bid_decisions, bid_games
from thirdplace.games.places_bid.simulation.imagined_worlds import imagine
from thirdplace.games.places_bid.state import BOX_CARDS, CATEGORIES, MARKET, SEATS, State

__all__ = [
    "IS_COMPILED",
    "RESTRICTIONS",
    "SLOW_LEVELS",
    "imagine",
    "layout",
    "levels",
    "open_table",
    "open_weighing_table",
]

IS_COMPILED = True
LEVELS = ("easy", "medium", "hard")
SLOW_LEVELS = ("hard",)
RESTRICTIONS = ("never-bids-first", "only-own-project", "greedy")
NOT_GREEDY = (
    rollout_policy.THRIFT,
    rollout_policy.WEALTH,
    rollout_policy.SET,
    rollout_policy.END,
    rollout_policy.DENY,
)
GREEDY_TASTE = tuple(
    0.0 if place in NOT_GREEDY else taste for place, taste in enumerate(rollout_policy.TUNED_TASTE)
)
"""Only the points of this round: nothing is kept for later, collected, or taken away from others."""


def levels(seats: int, options: Options) -> tuple[str, ...]:
    return LEVELS


def layout(seats: int, options: Options) -> Layout:
    s = prepare(seats, options)
    rounds = bid_games.count_rounds(s)
    return Layout(
        seats=seats,
        team=False,
        score=Measure("score", "seat", 240, width=4),
        factors=(
            Factor(
                "turn-order",
                tuple(Label("lab-turn-order", {"number": n + 1}) for n in range(seats)),
                steers=True,
            ),
            Factor("project", tuple(Label(f"category-{letter}") for letter in CATEGORIES)),
            Factor(
                "rank-at-half",
                tuple(Label("lab-rank", {"number": n + 1}) for n in range(seats)),
                is_start=False,
            ),
        ),
        measures=(
            Measure("tokens", "seat", 60),
            Measure("spent", "seat", 100, width=2),
            Measure("buildings", "seat", 15),
            Measure("full-set", "seat", 1),
            Measure("rounds", "game", rounds),
            Measure("actions", "game", 400, width=5),
            Measure("lead-changes", "game", rounds),
        ),
        items=(Items("building", _label_buildings(options), controls=("tokens", "spent")),),
        rounds=rounds,
    )


def _label_buildings(options: Options) -> tuple[Label, ...]:
    box = [Label(f"card-{card}") for card in building_ids(())]
    own = [Label("lab-own-item", {"name": card.name}) for card in options.custom_buildings]
    return (*box, *own)


def open_table(seats: int, options: Options, players: Sequence[Player]) -> "BidTable":
    return BidTable(seats, options, players)


def open_weighing_table(seats: int, options: Options, players: Sequence[Player]) -> DecisionTable:
    """For players of the fast levels, without a restriction."""
    levels = np.array([LEVELS.index(player.level) for player in players], np.int64)
    arrays = (levels, np.array(rollout_policy.TUNED_TASTE * SEATS), np.zeros(MARKET))
    return DecisionTable(_game(), prepare(seats, options), bid_decisions, arrays)


class BidTable:
    """Compiled players of PLACES Bid."""

    def __init__(self, seats: int, options: Options, players: Sequence[Player]) -> None:
        compiled = compile_game(_game())
        self._games: Any = compiled.compile_module(bid_games)
        self._table = compiled.record(prepare(seats, options))
        self._whole = compiled.record(_prepare_whole(seats, options))
        self._layout = layout(seats, options)
        self._offsets = np.array([self._layout.offsets[key] for key in bid_games.COLUMNS], np.int64)
        self._levels = np.array([LEVELS.index(player.level) for player in players], np.int64)
        self._restrictions = np.array(
            [0 if one.restriction is None else 1 + RESTRICTIONS.index(one.restriction) for one in players],
            np.int64,
        )
        self._cards = BOX_CARDS + len(options.custom_buildings)
        self._tastes = np.array(rollout_policy.TUNED_TASTE * SEATS)
        self._greedy_tastes = np.array(GREEDY_TASTE * SEATS)
        self._desk = np.zeros(MARKET)
        self._thought = make_search_arrays(compiled.record(State()))
        self._notes = np.zeros(bid_games.NOTES, np.int64)
        self._hops = _make_hops((self._layout.rounds + 1) * SEATS, 0xD1342543DE82EF95)
        self._bid_hops = _make_hops(bid_games.CHOOSING + 1, 0xA0761D6478BD642F)

    def play(self, deal_seeds: Seeds, play_seeds: Seeds, players: Sequence[int], rows: Rows) -> None:
        self._games.play_games(
            self._table,
            (deal_seeds, play_seeds, self._hops, self._whole),
            (np.asarray(players, np.int64), self._levels, self._restrictions),
            (self._tastes, self._greedy_tastes, self._desk),
            self._thought,
            (self._bid_hops, make_generator(0)),
            self._notes,
            (rows.reshape(-1), self._offsets, self._layout.width, self._layout.rounds, self._cards),
        )


def _prepare_whole(seats: int, options: Options) -> State:
    """A game with these options and all cards: other rules are played on the same deals."""
    try:
        return prepare(seats, msgspec.structs.replace(options, removed_buildings=()))
    except Refused:  # with all cards, somebody might come to have more tokens than can be bid
        return prepare(seats, options)


def make_search_arrays(world: Any) -> tuple[Any, ...]:
    """The arrays of a search like that of level hard (bots/search_runner.py)."""
    belief = (
        np.array(project_inference.PRIOR_OF_HABITS * (SEATS * SEATS), np.float64),
        np.zeros(project_inference.ASSIGNMENTS * SEATS, np.int64),
        np.zeros(project_inference.ASSIGNMENTS),
    )
    usual = np.array(rollout_policy.PLAYOUT_TASTE * SEATS)
    found = np.zeros(tree_search.MAX_BRANCHES * tree_search.STATS_PER_BRANCH)
    ways = (usual.copy(), np.zeros(rollout_policy.NOTES), make_network_arrays(()), make_bidding_arrays(()))
    return (world, HARD.games, belief, ways, usual, SEARCHER_THRIFT, make_tree_arrays(), found)


def _make_hops(count: int, stride: int) -> Seeds:
    """By round and seat, or by bid, how far the random numbers lie from the game's."""
    return np.arange(1, count + 1, dtype=np.uint64) * np.uint64(stride)


def _game() -> Any:
    from thirdplace.games.places_bid import GAME

    return GAME
