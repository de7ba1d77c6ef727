"""PLACES Bid: how a search is asked. It needs compiled rules, so only who searches imports this."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np

from thirdplace.core.compiled import compiled, generator
from thirdplace.core.game import Situation
from thirdplace.core.state import copy
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.bots import project_inference, rollout_policy, tree_search
from thirdplace.games.places_bid.rules import begin
from thirdplace.games.places_bid.state import MARKET, SEATS, State

__all__ = ["EXPERT", "HARD", "Effort", "Mind", "Prospect", "mind"]

OWN_THRIFT = 2.0
"""Who searches finds bargains, so tokens are dear."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think."""

    games: int
    listens: bool  # infers the others' projects and habits from what they did


HARD: Final = Effort(100, listens=False)
EXPERT: Final = Effort(5_000, listens=True)


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a search found out about an action."""

    action: int
    games: int
    chance: float
    points: float


class Mind:
    """Compiled thinking and the room it needs, one for a process. No thought remembers another."""

    def __init__(self) -> None:
        self._compiled = compiled(GAME)
        self._projects: Any = self._compiled.mind(project_inference)
        self._search: Any = self._compiled.mind(tree_search)
        self._world = self._compiled.record(State())
        self._tastes = np.zeros(SEATS * rollout_policy.TASTES)
        self._desk = np.zeros(MARKET)
        self._weights = np.ones(SEATS * SEATS * project_inference.HABITS)
        self._belief = (
            self._weights,
            np.zeros(project_inference.WAYS * SEATS, np.int64),
            np.zeros(project_inference.WAYS),
        )
        room = tree_search.NODES * tree_search.SLOTS
        path = np.zeros(2 * tree_search.DEEPEST, np.int64)
        self._tree = (np.zeros(room, np.int64), np.zeros(room), np.zeros(room), path, np.zeros(SEATS))
        self._notes = np.zeros(tree_search.SLOTS * tree_search.NOTES)

    def ponder(self, situation: Situation, effort: Effort, rng: Random) -> list[Prospect]:
        """What a seat may do now, the best first."""
        s: State = situation.world
        self._size_up(situation, effort.listens)
        self._search.grow(
            self._compiled.record(s),
            self._world,
            situation.seat,
            effort.games,
            self._belief,
            (self._tastes, self._desk),
            self._tree,
            self._notes,
            generator(rng.getrandbits(63)),
        )
        found = []
        for slot in range(tree_search.slots(s)):
            games, won, points = self._notes[
                slot * tree_search.NOTES : (slot + 1) * tree_search.NOTES
            ].tolist()
            if games:
                found.append(Prospect(tree_search.in_slot(s, slot), int(games), won / games, points / games))
        return sorted(found, key=lambda prospect: -prospect.games)

    def _size_up(self, situation: Situation, listens: bool) -> None:
        """Weigh the others' projects and habits."""
        self._tastes[:] = rollout_policy.TASTE * SEATS
        if listens:
            replay = copy(situation.world)
            if situation.past:
                replay.starter = situation.past[0].seat
                begin(replay)
            moves = [
                number for move in situation.past for number in (move.seat, _encode_move(situation, move))
            ]
            self._projects.listen(
                self._compiled.record(replay),
                np.array(moves, np.int64),
                situation.seat,
                self._tastes,
                self._desk,
                self._weights,
            )
        else:
            self._weights[:] = project_inference.USUAL * (SEATS * SEATS)
        self._projects.hand_out(self._compiled.record(situation.world)[0], situation.seat, *self._belief)
        self._tastes[situation.seat * rollout_policy.TASTES + rollout_policy.THRIFT] = OWN_THRIFT

    def suspicions(self, situation: Situation) -> list[list[float]]:
        """How likely each seat has each project, from what it did."""
        self._size_up(situation, listens=True)
        _, deals, odds = self._belief
        chances = np.diff(odds, prepend=0.0) / odds[-1]
        found = np.zeros((SEATS, SEATS))
        for seat in range(SEATS):
            np.add.at(found[seat], deals[seat::SEATS], chances)
        likely: list[list[float]] = found[: situation.world.seats].tolist()
        return likely

    def outlook(self, s: State, move: tuple[int, int], games: int, rng: Random) -> list[float]:
        """Everyone's chance to win, with all projects known, after a move (action -1: after none)."""
        shares = np.zeros(SEATS)
        self._tastes[:] = rollout_policy.TASTE * SEATS
        self._search.outlook(
            self._compiled.record(s),
            self._world,
            move,
            games,
            self._tastes,
            self._desk,
            shares,
            generator(rng.getrandbits(63)),
            generator(0),
        )
        chances: list[float] = shares[: s.seats].tolist()
        return chances


def _encode_move(situation: Situation, move: Any) -> int:
    return GAME.actions.encode(situation.world, situation.options, move.action)


@cache
def mind() -> Mind:
    return Mind()
