"""PLACES Bid: runs the compiled search. Imported only by levels that search, as it needs compiled rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np

from thirdplace.core.carrier import IN_BROWSER
from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.core.game import Situation
from thirdplace.core.state import copy
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.bots import (
    bidding_policy,
    position_value,
    project_inference,
    rollout_policy,
    tree_search,
)
from thirdplace.games.places_bid.bots.bidding_weights import BIDDING_WEIGHTS
from thirdplace.games.places_bid.bots.bidding_weights import SCALE as BIDDING_SCALE
from thirdplace.games.places_bid.bots.position_weights import POSITION_WEIGHTS, SCALE
from thirdplace.games.places_bid.opening import has_rulebook_rules
from thirdplace.games.places_bid.rules import begin
from thirdplace.games.places_bid.state import MARKET, SEATS, State

__all__ = [
    "EXPERT",
    "HARD",
    "SEARCHER_THRIFT",
    "ActionEstimate",
    "SearchEffort",
    "SearchRunner",
    "get_search_runner",
    "make_bidding_arrays",
    "make_network_arrays",
    "make_tree_arrays",
    "scale_effort",
]

SEARCHER_THRIFT = 2.0
"""The value of tokens to a player that searches: it finds bargains later, so they are worth more."""


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """How much a search computes."""

    games: int
    infers_projects: bool  # infers the others' projects and habits from what they did
    rates_positions: bool = False
    """With networks: of bids, and of positions at the end of the round, instead of playing each game on."""


HARD: Final = SearchEffort(100, infers_projects=False)
EXPERT: Final = SearchEffort(5_000 if IN_BROWSER else 60_000, infers_projects=True, rates_positions=True)
"""For four seats (see `scale_effort`): a tenth of a second. More games have not shown a gain."""
USUAL_SEATS = 4
MAX_NODES: Final = min(EXPERT.games, 30_000)
"""Of a tree: each game adds one at most."""


def scale_effort(effort: SearchEffort, seats: int) -> SearchEffort:
    """Fewer games with more seats, as each of them takes longer."""
    return SearchEffort(
        effort.games * USUAL_SEATS // max(seats, USUAL_SEATS), effort.infers_projects, effort.rates_positions
    )


@dataclass(frozen=True, slots=True)
class ActionEstimate:
    """The search's estimate of one action."""

    action: int
    games: int
    chance: float
    points: float


class SearchRunner:
    """The compiled search and its arrays, one for a process. Searches do not influence each other."""

    def __init__(self) -> None:
        self._compiled = compile_game(GAME)
        self._projects: Any = self._compiled.compile_module(project_inference)
        self._search: Any = self._compiled.compile_module(tree_search)
        self._world = self._compiled.record(State())
        self._tastes = np.zeros(SEATS * rollout_policy.TASTE_COUNT)
        self._scratch = np.zeros(rollout_policy.NOTES)
        self._weights = np.ones(SEATS * SEATS * project_inference.HABITS)
        self._belief = (
            self._weights,
            np.zeros(project_inference.ASSIGNMENTS * SEATS, np.int64),
            np.zeros(project_inference.ASSIGNMENTS),
        )
        self._network = make_network_arrays([weight / SCALE for weight in POSITION_WEIGHTS])
        self._bidding = make_bidding_arrays([weight / BIDDING_SCALE for weight in BIDDING_WEIGHTS])
        self._no_networks = (make_network_arrays(()), make_bidding_arrays(()))
        self._tree = make_tree_arrays()
        self._notes = np.zeros(tree_search.MAX_BRANCHES * tree_search.STATS_PER_BRANCH)

    def rate_actions(self, situation: Situation, effort: SearchEffort, rng: Random) -> list[ActionEstimate]:
        """Estimates of the seat's actions, the best first."""
        s: State = situation.world
        self._infer_opponents(situation, effort.infers_projects, counts_evidence_twice=True)
        self._search.search(
            self._compiled.record(s),
            self._world,
            situation.seat,
            effort.games,
            self._belief,
            (self._tastes, self._scratch, *self._choose_networks(situation, effort)),
            self._tree,
            self._notes,
            make_generator(rng.getrandbits(63)),
        )
        found = []
        for slot in range(tree_search.count_branches(s)):
            games, won, points = self._notes[
                slot * tree_search.STATS_PER_BRANCH : (slot + 1) * tree_search.STATS_PER_BRANCH
            ].tolist()
            if games:
                found.append(
                    ActionEstimate(
                        tree_search.action_of_branch(s, slot), int(games), won / games, points / games
                    )
                )
        return sorted(found, key=lambda prospect: -prospect.games)

    def _choose_networks(self, situation: Situation, effort: SearchEffort) -> tuple[Any, ...]:
        """With other rules or other cards, positions have other values than those that were learned."""
        if effort.rates_positions and has_rulebook_rules(situation.options):
            return self._network, self._bidding
        return self._no_networks

    def _infer_opponents(
        self, situation: Situation, infers_projects: bool, *, counts_evidence_twice: bool = False
    ) -> None:
        """Fills the probabilities of the others' projects and habits.

        Strong players' actions tell more than `project_inference` thinks: a search that counts each of them
        twice wins more (docs/strength.md). The coach's chances were fitted to those that count once.
        """
        self._tastes[:] = rollout_policy.PLAYOUT_TASTE * SEATS
        if infers_projects:
            replay = copy(situation.world)
            if situation.past:
                replay.starter = situation.past[0].seat
                begin(replay)
            moves = [
                number for move in situation.past for number in (move.seat, _encode_move(situation, move))
            ]
            self._projects.weigh_by_moves(
                self._compiled.record(replay),
                np.array(moves, np.int64),
                situation.seat,
                self._tastes,
                self._scratch,
                self._weights,
            )
            if counts_evidence_twice:
                self._projects.square_weights(self._weights)
        else:
            self._weights[:] = project_inference.PRIOR_OF_HABITS * (SEATS * SEATS)
        self._projects.list_assignments(
            self._compiled.record(situation.world)[0], situation.seat, *self._belief
        )
        self._tastes[situation.seat * rollout_policy.TASTE_COUNT + rollout_policy.THRIFT] = SEARCHER_THRIFT

    def infer_projects(self, situation: Situation) -> tuple[Any, Any]:
        """All assignments of projects to seats, and their odds, inferred from everyone's actions."""
        self._infer_opponents(situation, infers_projects=True)
        _, deals, odds = self._belief
        return deals, odds

    def estimate_projects(self, situation: Situation) -> list[list[float]]:
        """The probability of each project for each seat, inferred from its actions."""
        self._infer_opponents(situation, infers_projects=True)
        _, deals, odds = self._belief
        found = [[0.0] * SEATS for _ in range(situation.world.seats)]
        before = 0.0
        for way in range(project_inference.ASSIGNMENTS):
            chance = (float(odds[way]) - before) / float(odds[project_inference.ASSIGNMENTS - 1])
            before = float(odds[way])
            for seat in range(situation.world.seats):
                found[seat][int(deals[way * SEATS + seat])] += chance
        return found

    def estimate_win_chances(self, s: State, move: tuple[int, int], games: int, rng: Random) -> list[float]:
        """Everyone's chance to win, with all projects known, after a move (action -1: after none)."""
        shares = np.zeros(SEATS)
        self._tastes[:] = rollout_policy.TUNED_TASTE * SEATS
        self._search.estimate_win_chances(
            self._compiled.record(s),
            self._world,
            move,
            games,
            self._tastes,
            self._scratch,
            shares,
            make_generator(rng.getrandbits(63)),
            make_generator(0),
        )
        chances: list[float] = shares[: s.seats].tolist()
        return chances


def _encode_move(situation: Situation, move: Any) -> int:
    return GAME.actions.encode(situation.world, situation.options, move.action)


def make_tree_arrays() -> tuple[Any, ...]:
    """Room for the tree of one search at a time."""
    room = MAX_NODES * tree_search.MAX_BRANCHES
    path = np.zeros(2 * tree_search.MAX_DEPTH, np.int64)
    stats = room * SEATS
    return (
        np.zeros(room, np.int64),
        (np.zeros(stats), np.zeros(stats), np.zeros(stats, np.float32)),
        path,
        np.zeros(SEATS),
    )


def make_network_arrays(weights: Sequence[float]) -> tuple[Any, ...]:
    """The network that rates positions, with its scratch arrays; without weights, there is none."""
    return (
        np.array(weights, np.float32),  # twice as fast as 64 bits, and exact enough
        np.zeros(position_value.CARD_COUNTS),
        np.zeros(SEATS * position_value.INPUTS, np.float32),
        np.zeros(SEATS * position_value.HIDDEN, np.float32),
        np.zeros(position_value.HIDDEN, np.float32),
        np.zeros(position_value.HIDDEN, np.float32),
    )


def make_bidding_arrays(weights: Sequence[float]) -> tuple[Any, ...]:
    """The network that rates bids, with its scratch arrays; without weights, there is none."""
    return (
        np.array(weights, np.float32),
        np.array(rollout_policy.TUNED_TASTE * SEATS),
        np.zeros(MARKET),
        np.zeros(bidding_policy.INPUTS, np.float32),
        np.zeros(bidding_policy.FIRST_HIDDEN, np.float32),
        np.zeros(bidding_policy.SECOND_HIDDEN, np.float32),
        np.zeros(bidding_policy.FIRST_HIDDEN, np.float32),
    )


@cache
def get_search_runner() -> SearchRunner:
    return SearchRunner()
