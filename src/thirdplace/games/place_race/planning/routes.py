"""Finds routes for all players that do not block each other.

Everyone acts in turn; a round is one turn of each. Routes are found for one player after the other: each
avoids the routes found before. Sets of places are bit masks, so one turn takes a few operations.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from operator import or_

from thirdplace.games.place_race.board import NEIGHBOURS, NEIGHBOURS_FROM, STEPS
from thirdplace.games.place_race.state import NOWHERE, PLACES

__all__ = [
    "ALL_PLACES",
    "TRADING_REACH",
    "Journey",
    "Path",
    "find_possible_places",
    "find_routes",
    "neighbours_of",
    "neighbours_of_set",
    "places_in",
]

Path = list[int]
"""The start, then the place after each turn."""

ALL_PLACES = (1 << PLACES) - 1
CHUNK = -(-PLACES // 4)
CHUNK_MASK = (1 << CHUNK) - 1
HURRY_LAST = (False, True)


@dataclass(frozen=True, slots=True)
class Journey:
    """What one player has to do."""

    starts: int
    """Where it may begin."""
    rank: int
    """In the order of turns: 0 acts first in every round."""
    goals: tuple[tuple[int, int], ...]
    """The turns in which it turns in a card, and the places."""
    required_places: tuple[tuple[int, int], ...] = ()
    """Before these turns it has to be at one of these places."""


def places_in(places: int) -> Iterator[int]:
    """The places of a set, rising."""
    while places:
        yield (places & -places).bit_length() - 1
        places &= places - 1


@cache
def neighbours_of(place: int) -> int:
    return sum(1 << there for there in NEIGHBOURS[NEIGHBOURS_FROM[place] : NEIGHBOURS_FROM[place + 1]])


TRADING_REACH = tuple(neighbours_of(place) | 1 << place for place in range(PLACES))
"""By place: the places from which one can trade with somebody there (PR4)."""


@cache
def _neighbour_tables() -> tuple[tuple[int, ...], ...]:
    """Lookup tables for `neighbours_of_set`, one for each quarter of the bit mask."""
    tables = []
    for first in range(0, 4 * CHUNK, CHUNK):
        table = [0]
        for place in range(first, first + CHUNK):
            around = neighbours_of(place) if place < PLACES else 0
            table += [found | around for found in table]
        tables.append(tuple(table))
    return tuple(tables)


def neighbours_of_set(places: int) -> int:
    """The neighbours of a set of places."""
    if places == ALL_PLACES:
        return ALL_PLACES
    a, b, c, d = _neighbour_tables()
    return (
        a[places & CHUNK_MASK]
        | b[places >> CHUNK & CHUNK_MASK]
        | c[places >> 2 * CHUNK & CHUNK_MASK]
        | d[places >> 3 * CHUNK]
    )


def find_routes(
    journeys: Sequence[Journey], turns: int, hurries: Sequence[bool] = HURRY_LAST
) -> list[Path] | None:
    """A path for each player, or None. A player without a route comes first in the next attempt.

    Without hurry, players leave as late as possible; with hurry, they arrive as early as possible.
    """
    for hurry in hurries:
        order = tuple(range(len(journeys)))
        tried: set[tuple[int, ...]] = set()
        while order not in tried:
            tried.add(order)
            paths: dict[int, Path] = {}
            for seat in order:
                others = [(journeys[other].rank, path) for other, path in paths.items()]
                path = _find_path(journeys[seat], others, turns, hurry)
                if path is None:
                    order = (seat, *(other for other in order if other != seat))
                    break
                paths[seat] = path
            else:
                return [paths[seat] for seat in range(len(journeys))]
    return None


@lru_cache(maxsize=1000)
def find_possible_places(journey: Journey, turns: int) -> Sequence[int] | None:
    """Where a player can be before each of its turns (and after the last), without other players."""
    goals = _goal_by_turn(journey, turns)
    free = [0] * (turns + 1)
    return _find_reachable_places(journey, goals, free[1:], free)


def _find_path(journey: Journey, others: list[tuple[int, Path]], turns: int, hurry: bool) -> Path | None:
    """A path among the places that can be reached from the start and still lead to all goals."""
    goals = _goal_by_turn(journey, turns)
    busy, barred = _list_blocked_places(journey.rank, others, turns)
    reach = _find_reachable_places(journey, goals, busy, barred)
    if reach is None:
        return None
    aims = _list_next_targets(journey, goals)
    path = [min(places_in(reach[0]), key=lambda place: _count_steps(place, aims[0]))]
    for turn, goal in enumerate(goals):
        choice = reach[turn + 1]
        if goal == NOWHERE:
            choice &= ~busy[turn] | 1 << path[-1]
        path.append(_choose_step(path[-1], choice, aims[turn], hurry))
    return path


def _goal_by_turn(journey: Journey, turns: int) -> list[int]:
    goals = [NOWHERE] * turns
    for turn, place in journey.goals:
        goals[turn] = place
    return goals


def _list_blocked_places(
    rank: int, others: list[tuple[int, Path]], turns: int
) -> tuple[list[int], list[int]]:
    """Where others stand at each of this player's turns, and where they move to before its next turn.

    The second list begins with the moves before the first turn.
    """
    busy, barred = [0] * turns, [0] * (turns + 1)
    for other, path in others:
        stood = [1 << place for place in path]
        moved = [there if there != here else 0 for here, there in pairwise(stood)]
        before = other < rank
        busy = list(map(or_, busy, stood[1:] if before else stood))
        barred = list(map(or_, barred, [*moved, 0] if before else [0, *moved]))
    return busy, barred


def _find_reachable_places(
    journey: Journey, goals: list[int], busy: list[int], barred: list[int]
) -> list[int] | None:
    reach = _find_reachable_forwards(journey, goals, busy, barred)
    if reach is None:
        return None
    for turn in range(len(goals) - 1, -1, -1):
        later = reach[turn + 1]
        if goals[turn] == NOWHERE:
            later |= neighbours_of_set(later & ~busy[turn])
        reach[turn] &= later
    return reach


def _find_reachable_forwards(
    journey: Journey, goals: list[int], busy: list[int], barred: list[int]
) -> list[int] | None:
    within = dict(journey.required_places)
    here = journey.starts & ~barred[0] & within.get(0, ALL_PLACES)
    reach = [here]
    for turn, goal in enumerate(goals):
        if goal == NOWHERE:
            here |= neighbours_of_set(here) & ~busy[turn]
        else:
            here &= 1 << goal  # turning in is what this turn is for
        here &= ~barred[turn + 1] & within.get(turn + 1, ALL_PLACES)
        if not here:
            return None
        reach.append(here)
    return reach if reach[0] else None


def _list_next_targets(journey: Journey, goals: list[int]) -> list[int]:
    """By turn: the place of the next card, or a place that is required before."""
    points = {turn: goal for turn, goal in enumerate(goals) if goal != NOWHERE}
    for turn, places in journey.required_places:
        if turn > 0 and places & (places - 1) == 0:
            points.setdefault(turn - 1, places.bit_length() - 1)
    found: list[int] = []
    ahead = NOWHERE
    for turn in range(len(goals) - 1, -1, -1):
        ahead = points.get(turn, ahead)
        found.append(ahead)
    return found[::-1] or [NOWHERE]


def _count_steps(place: int, aim: int) -> int:
    return 0 if aim == NOWHERE else STEPS[place * PLACES + aim]


def _choose_step(here: int, choice: int, aim: int, hurry: bool) -> int:
    """The next place among the choices: stays if possible without hurry, else goes towards the target."""
    stay = bool(choice >> here & 1)
    if stay and (here == aim or aim == NOWHERE or not hurry):
        return here
    open_to = [
        there
        for there in NEIGHBOURS[NEIGHBOURS_FROM[here] : NEIGHBOURS_FROM[here + 1]]
        if choice >> there & 1
    ]
    return min([here, *open_to] if stay else open_to, key=lambda there: _count_steps(there, aim))
