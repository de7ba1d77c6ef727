"""Places, Please: the expected number of a player who ignores the others.

All possible rolls are considered. Values are costs, so less is better: the number itself if the lowest wins,
its negative if the highest wins, the distance if there is a target.
"""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from thirdplace.games.places_please import rules, target_table
from thirdplace.games.places_please.state import GARBAGE, SEATS, State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = [
    "UNNOTICEABLE_SHARE",
    "best_slots",
    "cost_by_slot",
    "digits_of_die",
    "expected_cost",
    "expected_misses",
    "expected_number",
    "slots_as_good",
]

ROUNDING_MARGIN = 1e-9
"""Slots count as equal if they differ by less than this share of the greatest free place (rounding)."""

UNNOTICEABLE_SHARE = 0.01
"""A difference that shows once in a hundred decisions is too small for people to notice or learn from.

For numbers it is a share of one step (one digit more or less) in the greatest free place: so 5104.0 and
5103.7 are equally good, as it takes 3000 such decisions to lose a thousand. For chances it is a share
of a win. The lesson and the coach call such places "just as good".
"""

Free = tuple[int, ...]
"""The weights of the free places, greatest first."""


def digits_of_die(s: State) -> range:
    return range(1, 7) if s.die == 6 else range(10)


def cost_by_slot(s: State, seat: int) -> dict[int, float]:
    """By free slot: the expected cost of the seat's number with the last roll there."""
    number, free = s.made[s.played * SEATS + seat], s.free[seat]
    slots = [slot for slot in range(free.bit_length()) if free >> slot & 1]
    return {
        slot: expected_cost(s, number + s.value * rules.WEIGHTS[slot], free ^ 1 << slot) for slot in slots
    }


def best_slots(found: dict[int, float], close: float = ROUNDING_MARGIN) -> list[int]:
    """The slots with the lowest cost, or almost."""
    enough = min(found.values()) + close * max(rules.WEIGHTS[slot] for slot in found)
    return [slot for slot, one in found.items() if one <= enough]


def slots_as_good(found: dict[int, float]) -> list[int]:
    """The best slots, and those that are unnoticeably worse."""
    return best_slots(found, UNNOTICEABLE_SHARE)


def expected_cost(s: State, number: int, free: int) -> float:
    """The expected cost of a number with these free slots."""
    weights = tuple(rules.WEIGHTS[slot] for slot in range(GARBAGE) if free >> slot & 1)
    bins = free.bit_count() - len(weights)
    if 0 < s.target < 10**s.places:
        return _expected_miss(s, number, free, weights, bins)
    sign = 1 if s.target == 0 else -1
    return sign * number + _expected_rest(weights, bins, digits_of_die(s), sign)


def expected_number(s: State, number: int, free: int) -> float:
    """The expected number; with a target, the expected distance from it."""
    return abs(expected_cost(s, number, free))


@cache
def _expected_rest(free: Free, bins: int, digits: range, sign: int) -> float:
    """What the free places will add to the cost, with the best play."""
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
    """The expected distance from the target."""
    known = target_table.count_known_places(s.places, s.die)
    greatest = range(GARBAGE - s.places, GARBAGE - s.places + known)
    if not any(free >> slot & 1 for slot in greatest):
        return _expected_small_miss(s.target - number, weights, bins, digits_of_die(s))
    first = 1 - digits_of_die(s).start
    board, layer = 0, free.bit_count()
    for slot in greatest:
        board *= s.die + 1
        if free >> slot & 1:
            layer -= 1
        else:
            board += number // rules.WEIGHTS[slot] % 10 + first
    table = expected_misses(s.places, s.garbage, s.die, s.target)
    return float(table[layer * target_table.count_boards(s.places, s.die) + board])


@lru_cache(maxsize=3)
def expected_misses(places: int, garbage: int, die: int, target: int) -> "NDArray[np.float64]":
    """A table of expected distances from a target, by the number of garbage slots and the greatest places."""
    import numpy as np  # late: a server starts without it, and only games with a target need it

    layers, boards = target_table.count_layers(places, garbage, die), target_table.count_boards(places, die)
    table = np.zeros(layers * boards)
    written, steps = np.zeros(places, np.int64), np.zeros(places, np.int64)
    _compiled_target_table().fill_target_table(places, garbage, die, target, written, steps, table)
    return table


@cache
def _compiled_target_table() -> Any:
    # Imported late: only games with a target need compiled code.
    from thirdplace.core.compilation.compiled import compile_game
    from thirdplace.games.places_please import GAME

    return compile_game(GAME).compile_module(target_table)


@cache
def _expected_small_miss(gap: int, free: Free, bins: int, digits: range) -> float:
    """The expected distance when only lesser places are free."""
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
