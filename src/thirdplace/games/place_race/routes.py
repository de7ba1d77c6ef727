"""Ways for all players at once that never get in each other's way, at one action per player and year.

Players are planned for one after the other: each goes round the ones planned before. Sets of
places are numbers with one bit for each place, so a year of wandering is a few operations.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from thirdplace.games.place_race.board import NEAR, NEAR_FROM, STEPS, WHERE, YEAR
from thirdplace.games.place_race.state import NOWHERE, PLACES

__all__ = ["Journey", "Path", "find_routes", "hurry_up"]

Path = list[int]
"""The start, then the place after the action of each year."""

CHUNK = 11
CHUNK_MASK = (1 << CHUNK) - 1
BY_AND_BY = (False, True)


@dataclass(frozen=True, slots=True)
class Journey:
    """What one player has to do."""

    start: int
    cards: tuple[int, ...]  # rising
    rank: int  # in the order of turns: 0 acts first in every year
    waits: bool = False  # has acted in the first year already, but for a card of that year


@cache
def _near(place: int) -> int:
    return sum(1 << there for there in NEAR[NEAR_FROM[place] : NEAR_FROM[place + 1]])


@cache
def _spreads() -> tuple[tuple[int, ...], ...]:
    """For every chunk of a set of places: all their neighbours."""
    tables = []
    for first in range(0, PLACES, CHUNK):
        table = [0]
        for place in range(first, first + CHUNK):
            near = _near(place) if place < PLACES else 0
            table += [found | near for found in table]
        tables.append(tuple(table))
    return tuple(tables)


def _spread(places: int) -> int:
    """The neighbours of a set of places."""
    found = 0
    for table in _spreads():
        found |= table[places & CHUNK_MASK]
        places >>= CHUNK
    return found


def find_routes(
    journeys: Sequence[Journey], start_year: int, years: int, hurries: Sequence[bool] = BY_AND_BY
) -> list[Path] | None:
    """A path for each; whoever finds no way is planned for first the next time.

    Without hurry one leaves as late as one can, with it one arrives as early: both may be tried.
    """
    for hurry in hurries:
        order = tuple(range(len(journeys)))
        tried: set[tuple[int, ...]] = set()
        while order not in tried:
            tried.add(order)
            paths: dict[int, Path] = {}
            for seat in order:
                others = [(journeys[other].rank, path) for other, path in paths.items()]
                path = _find_path(journeys[seat], others, start_year, years, hurry)
                if path is None:
                    order = (seat, *(other for other in order if other != seat))
                    break
                paths[seat] = path
            else:
                return [paths[seat] for seat in range(len(journeys))]
    return None


def hurry_up(
    journeys: Sequence[Journey], paths: Sequence[Path], seat: int, start_year: int, years: int
) -> Path:
    """As early a path for one player as those of the others allow."""
    others = [(journeys[other].rank, path) for other, path in enumerate(paths) if other != seat]
    return _find_path(journeys[seat], others, start_year, years, True) or paths[seat]


def _find_path(
    journey: Journey, others: list[tuple[int, Path]], start_year: int, years: int, hurry: bool
) -> Path | None:
    """Where this player can be, forwards; from where all can still be done, backwards; a path in there."""
    goals = [NOWHERE] * years
    if journey.waits:
        goals[0] = journey.start
    for card in journey.cards:
        goals[YEAR[card] - start_year] = WHERE[card]
    busy = [_busy(journey.rank, others, year) for year in range(years)]
    barred = [_barred(journey.rank, others, year, years) for year in range(-1, years)]
    reach = _reach(journey.start, goals, busy, barred)
    if reach is None:
        return None
    for year in range(years - 1, -1, -1):
        later = reach[year + 1]
        if goals[year] == NOWHERE:
            later |= _spread(later & ~busy[year])
        reach[year] &= later
    path = [journey.start]
    for year, goal in enumerate(_next_goals(goals)):
        choice = reach[year + 1]
        if goals[year] == NOWHERE:
            choice &= ~busy[year] | 1 << path[-1]
        path.append(_step(path[-1], choice, goal, hurry))
    return path


def _busy(rank: int, others: list[tuple[int, Path]], year: int) -> int:
    """Where the others stand when it is this player's turn."""
    found = 0
    for other, path in others:
        found |= 1 << path[year + 1 if other < rank else year]
    return found


def _barred(rank: int, others: list[tuple[int, Path]], year: int, years: int) -> int:
    """Where the others will move before this player's next turn (year -1: before the first)."""
    found = 0
    for other, path in others:
        moves = year + 1 if other < rank else year
        if 0 <= moves < years and path[moves] != path[moves + 1]:
            found |= 1 << path[moves + 1]
    return found


def _reach(start: int, goals: list[int], busy: list[int], barred: list[int]) -> list[int] | None:
    here = 1 << start & ~barred[0]
    reach = [here]
    for year, goal in enumerate(goals):
        if goal == NOWHERE:
            here |= _spread(here) & ~busy[year]
        else:
            here &= 1 << goal  # turning in is the action of this year
        here &= ~barred[year + 1]
        if not here:
            return None
        reach.append(here)
    return reach


def _next_goals(goals: list[int]) -> list[int]:
    """Where to go next, by year."""
    found: list[int] = []
    ahead = NOWHERE
    for goal in reversed(goals):
        ahead = ahead if goal == NOWHERE else goal
        found.append(ahead)
    return found[::-1]


def _step(here: int, choice: int, goal: int, hurry: bool) -> int:
    """Stay or move, as far as it is among the choices."""
    stay = bool(choice >> here & 1)
    if stay and (goal == NOWHERE or not hurry):
        return here
    open_to = [there for there in _around(here) if choice >> there & 1]
    return min([here, *open_to] if stay else open_to, key=lambda there: STEPS[there * PLACES + goal])


def _around(here: int) -> Iterator[int]:
    yield from NEAR[NEAR_FROM[here] : NEAR_FROM[here + 1]]
