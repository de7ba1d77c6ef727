"""Place Race NZ: routes for all players together, by an exhaustive search (routes.py only tries some).

The search keeps, turn by turn, all combinations of places where the players can be. A combination has one
place for each player but the last, and a set of places (a bit mask) for the last. Players that are left out
cannot block anybody, so what is impossible for two players is impossible for the team.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from thirdplace.games.place_race.planning.hand_search import SearchBudget
from thirdplace.games.place_race.planning.routes import (
    TRADING_REACH,
    Journey,
    Path,
    find_possible_places,
    neighbours_of,
    neighbours_of_set,
    places_in,
)
from thirdplace.games.place_race.state import NOWHERE

__all__ = ["Meeting", "find_joint_routes"]

Key = tuple[int, ...]
"""The meetings that have taken place, one bit each, then the places of all but the last player."""
Layer = dict[Key, int]


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two players have to be on the same place or on neighbouring places, to trade (PR4)."""

    one: int
    other: int
    before: int
    """They meet before this turn, counted over all players from 0; 0: at the start."""


def find_joint_routes(
    journeys: Sequence[Journey], meetings: Sequence[Meeting], turns: int, work: SearchBudget
) -> list[Path] | None:
    """A path for each player; None proves that there are none. Raises BudgetExhausted."""
    tubes = [find_possible_places(journey, turns) for journey in journeys]
    if any(found is None for found in tubes):
        return None
    return _JointSearch(journeys, meetings, [found or [] for found in tubes], work).run(turns)


class _JointSearch:
    def __init__(
        self,
        journeys: Sequence[Journey],
        meetings: Sequence[Meeting],
        tubes: list[Sequence[int]],
        work: SearchBudget,
    ) -> None:
        self.goals = [dict(journey.goals) for journey in journeys]
        self.order = sorted(range(len(journeys)), key=lambda player: journeys[player].rank)
        self.last = len(journeys) - 1
        self.meetings = meetings
        self.tubes = tubes
        self.work = work

    def run(self, turns: int) -> list[Path] | None:
        layers = [self._make_first_layer()]
        for number in range(turns * len(self.order)):
            layer = self._drop_missed_meetings(layers[-1], number)
            layers[-1] = layer
            layers.append(
                self._make_next_layer(layer, self.order[number % len(self.order)], number // len(self.order))
            )
            self.work.spend(len(layers[-1]) + 1)
            if not layers[-1]:
                return None
        end = self._drop_missed_meetings(layers[-1], turns * len(self.order))
        return self._trace_paths(layers, end) if end else None

    def _make_first_layer(self) -> Layer:
        keys: list[Key] = [(0,)]
        for player in range(self.last):
            keys = [(*key, place) for key in keys for place in places_in(self.tubes[player][0])]
        found: Layer = {}
        for key in keys:
            self._add_places(found, key, self.tubes[self.last][0])
        return found

    def _drop_missed_meetings(self, layer: Layer, number: int) -> Layer:
        """Keeps only combinations in which all due meetings have taken place."""
        due = sum(1 << i for i, meeting in enumerate(self.meetings) if meeting.before <= number)
        return {key: places for key, places in layer.items() if key[0] & due == due}

    def _make_next_layer(self, layer: Layer, player: int, turn: int) -> Layer:
        goal = self.goals[player].get(turn, NOWHERE)
        allowed = self.tubes[player][turn + 1]
        found: Layer = {}
        for key, places in layer.items():
            if player == self.last:
                self._add_places(found, key, _reachable_places(places, key[1:], goal) & allowed)
            elif goal != NOWHERE:
                if key[player + 1] == goal:
                    self._add_places(found, key, places)
            else:
                here = key[player + 1]
                if allowed >> here & 1:
                    self._add_places(found, key, places)
                for there in places_in(neighbours_of(here) & allowed):
                    if there not in key[1:]:
                        moved = (*key[: player + 1], there, *key[player + 2 :])
                        self._add_places(found, moved, places & ~(1 << there))
        return found

    def _add_places(self, layer: Layer, key: Key, places: int) -> None:
        """Adds a combination; meetings of players who are neighbours in it have taken place."""
        if not places:
            return
        for i, meeting in enumerate(self.meetings):
            if key[0] >> i & 1:
                continue
            one, other = sorted((meeting.one, meeting.other))
            if other == self.last:
                beside = places & TRADING_REACH[key[one + 1]]
                if beside and beside != places:
                    self._add_places(layer, (key[0] | 1 << i, *key[1:]), beside)
                    places ^= beside
                elif beside:
                    key = (key[0] | 1 << i, *key[1:])
            elif TRADING_REACH[key[one + 1]] >> key[other + 1] & 1:
                key = (key[0] | 1 << i, *key[1:])
        layer[key] = layer.get(key, 0) | places

    def _trace_paths(self, layers: list[Layer], end: Layer) -> list[Path]:
        """Follows one final combination back to the start."""
        key, places = next(iter(end.items()))
        place = next(places_in(places))
        paths: list[Path] = [[] for _ in self.order]
        for number in range(len(layers) - 2, -1, -1):
            player, turn = self.order[number % len(self.order)], number // len(self.order)
            paths[player].append(place if player == self.last else key[player + 1])
            key, place = self._find_predecessor(layers[number], key, place, player, turn)
        for player, path in enumerate(paths):
            path.append(place if player == self.last else key[player + 1])
        return [path[::-1] for path in paths]

    def _find_predecessor(
        self, layer: Layer, key: Key, place: int, player: int, turn: int
    ) -> tuple[Key, int]:
        """A combination of the previous layer that leads here with one action."""
        now = place if player == self.last else key[player + 1]
        for here in (now, *places_in(neighbours_of(now))):
            for met in _list_subsets(key[0]):
                if player == self.last:
                    old, was = (met, *key[1:]), here
                else:
                    old, was = (met, *key[1 : player + 1], here, *key[player + 2 :]), place
                if layer.get(old, 0) >> was & 1:
                    reached = self._make_next_layer({old: 1 << was}, player, turn)
                    if reached.get(key, 0) >> place & 1:
                        return old, was
        raise AssertionError("a place that was reached was reached from somewhere")


def _reachable_places(places: int, others: Iterable[int], goal: int) -> int:
    if goal != NOWHERE:
        return places & 1 << goal
    free = -1
    for other in others:
        free &= ~(1 << other)
    return places | neighbours_of_set(places) & free


def _list_subsets(met: int) -> list[int]:
    """All subsets of a bit mask, the whole set first."""
    found, part = [met], met
    while part:
        part = (part - 1) & met
        found.append(part)
    return found
