"""Places, Please: the number one can expect, if one races nobody.

Every way the remaining rolls may fall is looked at. What is counted is always a cost, so less is better:
the number itself for the lowest, less than nothing for the highest, the distance to a target.
"""

from functools import cache, lru_cache, reduce

import numpy as np
from numpy.typing import NDArray

from thirdplace.games.places_please import rules
from thirdplace.games.places_please.bots.board_rollouts import MOST_BOARDS
from thirdplace.games.places_please.state import GARBAGE, SEATS, State

__all__ = ["NO_DIFFERENCE", "as_good", "best_slots", "cost", "costs", "digits", "expected", "misses"]

CLOSE = 1e-9
"""Slots are equal if they differ by less than this share of the greatest free place: by rounding only."""

NO_DIFFERENCE = 0.01
"""What shows once in a hundred such decisions is no difference that people could see or learn from.

Of numbers it is a share of one step (one digit more or less) in the greatest free place: there 5104.0 and
5103.7 are one as good as the other, as it takes 3000 such decisions to lose a thousand. Of chances it is
a share of a win. The lesson marks such places "just as good", and the coach says so.
"""

Free = tuple[int, ...]
"""The weights of the free places, greatest first."""


def digits(s: State) -> range:
    return range(1, 7) if s.die == 6 else range(10)


def costs(s: State, seat: int) -> dict[int, float]:
    """For each free slot, what the seat's number is expected to cost with the last roll there."""
    number, free = s.made[s.played * SEATS + seat], s.free[seat]
    slots = [slot for slot in range(free.bit_length()) if free >> slot & 1]
    return {slot: cost(s, number + s.value * rules.WEIGHTS[slot], free ^ 1 << slot) for slot in slots}


def best_slots(found: dict[int, float], close: float = CLOSE) -> list[int]:
    """Those that cost least, or about as little."""
    enough = min(found.values()) + close * max(rules.WEIGHTS[slot] for slot in found)
    return [slot for slot, one in found.items() if one <= enough]


def as_good(found: dict[int, float]) -> list[int]:
    """The best slots, and those that differ from them by what nobody will notice."""
    return best_slots(found, NO_DIFFERENCE)


def cost(s: State, number: int, free: int) -> float:
    """What a number is expected to cost, these slots being free."""
    weights = tuple(rules.WEIGHTS[slot] for slot in range(GARBAGE) if free >> slot & 1)
    bins = free.bit_count() - len(weights)
    if 0 < s.target < 10**s.places:
        return _expected_miss(s, number, free, weights, bins)
    sign = 1 if s.target == 0 else -1
    return sign * number + _expected_rest(weights, bins, digits(s), sign)


def expected(s: State, number: int, free: int) -> float:
    """The number itself, or for a target how far from it one is expected to end."""
    return abs(cost(s, number, free))


@cache
def _expected_rest(free: Free, bins: int, digits: range, sign: int) -> float:
    """What the free places are expected to add, in the best play there is."""
    if not free:
        return 0.0
    added = 0.0
    for digit in digits:
        costs = [
            sign * digit * weight + _expected_rest(_without(free, weight), bins, digits, sign)
            for weight in free
        ]
        if bins:
            costs.append(_expected_rest(free, bins - 1, digits, sign))
        added += min(costs)
    return added / len(digits)


def _expected_miss(s: State, number: int, free: int, weights: Free, bins: int) -> float:
    """How far from the target the number is expected to end."""
    table = misses(s.places, s.garbage, s.die, s.target)
    greatest = range(GARBAGE - s.places, GARBAGE - s.places + table.ndim - 1)
    if not any(free >> slot & 1 for slot in greatest):
        return _expected_small_miss(s.target - number, weights, bins, digits(s))
    first = 1 - digits(s).start
    board = [0 if free >> slot & 1 else number // rules.WEIGHTS[slot] % 10 + first for slot in greatest]
    return float(table[(free.bit_count() - board.count(0), *board)])


@lru_cache(maxsize=3)
def misses(places: int, garbage: int, die: int, target: int) -> NDArray[np.float64]:
    """How far from a target one is expected to end: slots to throw away, greatest places -> distance.

    A place is 0 while it is free, and then 1 for the least digit and so on. Lesser places for which there
    would be too many boards are room for anything, with the middle digit in them.
    """
    least = 1 if die == 6 else 0
    most = next(n for n in range(places, 0, -1) if (die + 1) ** n <= MOST_BOARDS)
    weights = rules.WEIGHTS[GARBAGE - places : GARBAGE]
    full = np.full((die,) * most, float(target) - sum(weights[most:]) * (least + (die - 1) / 2))
    for place, weight in enumerate(weights[:most]):
        axis = [1] * most
        axis[place] = die
        full -= weight * np.arange(least, least + die).reshape(axis)
    table = np.zeros((garbage + places - most + 1, *(die + 1,) * most))
    for free in sorted(range(1 << most), key=int.bit_count):
        here = [0 if free >> place & 1 else slice(1, None) for place in range(most)]
        for bins, part in enumerate(table):
            if not free:
                part[tuple(here)] = abs(full)
                continue
            total = np.zeros(())
            for digit in range(1, die + 1):
                ways = [part[_with_digit(here, place, digit)] for place in range(most) if free >> place & 1]
                ways += [table[bins - 1][tuple(here)]] if bins else []
                total = total + reduce(np.minimum, ways)
            part[tuple(here)] = total / die
    return table


def _with_digit(here: list[int | slice], place: int, digit: int) -> tuple[int | slice, ...]:
    return (*here[:place], digit, *here[place + 1 :])


@cache
def _expected_small_miss(gap: int, free: Free, bins: int, digits: range) -> float:
    """The same for the last of many places."""
    if not free:
        return abs(gap)
    missed = 0.0
    for digit in digits:
        costs = [
            _expected_small_miss(gap - digit * weight, _without(free, weight), bins, digits)
            for weight in free
        ]
        if bins:
            costs.append(_expected_small_miss(gap, free, bins - 1, digits))
        missed += min(costs)
    return missed / len(digits)


def _without(free: Free, taken: int) -> Free:
    return tuple(weight for weight in free if weight != taken)
