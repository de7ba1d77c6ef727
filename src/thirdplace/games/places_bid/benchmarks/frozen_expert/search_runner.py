"""Runs the frozen expert: 5,000 games for a decision, the level `expert` as it was in November 2026.

It is kept as an opponent only: nothing here is improved, so that later players can be measured against it.
"""

from functools import cache
from random import Random
from typing import Any

import numpy as np

from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.core.game import Situation
from thirdplace.core.state import copy
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.benchmarks.frozen_expert import (
    project_inference,
    rollout_policy,
    tree_search,
)
from thirdplace.games.places_bid.rules import begin
from thirdplace.games.places_bid.state import MARKET, SEATS, State

__all__ = ["FrozenExpert", "get_frozen_expert"]

SEARCHER_THRIFT = 2.0
GAMES = 5_000


class FrozenExpert:
    """The compiled search and its arrays, one for a process."""

    def __init__(self) -> None:
        self._compiled = compile_game(GAME)
        self._projects: Any = self._compiled.compile_module(project_inference)
        self._search: Any = self._compiled.compile_module(tree_search)
        self._world = self._compiled.record(State())
        self._tastes = np.zeros(SEATS * rollout_policy.TASTE_COUNT)
        self._scratch = np.zeros(MARKET)
        self._weights = np.ones(SEATS * SEATS * project_inference.HABITS)
        self._belief = (
            self._weights,
            np.zeros(project_inference.ASSIGNMENTS * SEATS, np.int64),
            np.zeros(project_inference.ASSIGNMENTS),
        )
        room = tree_search.MAX_NODES * tree_search.MAX_BRANCHES
        path = np.zeros(2 * tree_search.MAX_DEPTH, np.int64)
        self._tree = np.zeros(room, np.int64), np.zeros(room), np.zeros(room), path, np.zeros(SEATS)
        self._notes = np.zeros(tree_search.MAX_BRANCHES * tree_search.STATS_PER_BRANCH)

    def choose(self, situation: Situation, rng: Random, games: int = GAMES) -> int:
        """The action that the search tried most often."""
        s: State = situation.world
        self._infer_opponents(situation)
        self._search.search(
            self._compiled.record(s),
            self._world,
            situation.seat,
            games,
            self._belief,
            (self._tastes, self._scratch),
            self._tree,
            self._notes,
            make_generator(rng.getrandbits(63)),
        )
        tried = self._notes[tree_search.GAMES :: tree_search.STATS_PER_BRANCH]
        return tree_search.action_of_branch(s, int(np.argmax(tried[: tree_search.count_branches(s)])))

    def _infer_opponents(self, situation: Situation) -> None:
        self._tastes[:] = rollout_policy.TUNED_TASTE * SEATS
        replay = copy(situation.world)
        if situation.past:
            replay.starter = situation.past[0].seat
            begin(replay)
        moves = [
            number
            for move in situation.past
            for number in (move.seat, GAME.actions.encode(replay, situation.options, move.action))
        ]
        self._projects.weigh_by_moves(
            self._compiled.record(replay),
            np.array(moves, np.int64),
            situation.seat,
            self._tastes,
            self._scratch,
            self._weights,
        )
        self._projects.list_assignments(
            self._compiled.record(situation.world)[0], situation.seat, *self._belief
        )
        self._tastes[situation.seat * rollout_policy.TASTE_COUNT + rollout_policy.THRIFT] = SEARCHER_THRIFT


@cache
def get_frozen_expert() -> FrozenExpert:
    return FrozenExpert()
