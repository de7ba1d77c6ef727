"""Places, Please: a computer player. It sees its own view and nothing else.

It does not race anybody: it makes its own number as good as it can expect to, by looking
at every way the remaining rolls may fall. What it counts is always a cost, so less is better.
"""

import random
from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec import UNSET

from thirdplace.core.game import Message
from thirdplace.games.places_please.actions import Write
from thirdplace.games.places_please.opening import Options
from thirdplace.games.places_please.state import GARBAGE, SLOT_NAMES
from thirdplace.games.places_please.view import View

__all__ = ["choose"]

MOST_POSITIONS = 400  # that a target may make the bot look through for one slot
CLOSE = 0.02
"""Slots are as good as equal if they differ by less than this share of the greatest free place."""

WEIGHTS: dict[str, int] = {name: 10 ** (GARBAGE - 1 - slot) for slot, name in enumerate(SLOT_NAMES[:GARBAGE])}

Free = tuple[int, ...]
"""The weights of the free places, greatest first."""


def choose(view: View, seat: int, legal: Sequence[Message], rng: random.Random, options: Options) -> Message:
    """One of `legal`; `rng` decides between slots about as good, or all bots would write the same.

    The view does not say which goal and which die the table has chosen: `options` does.
    """
    writes = [message for message in legal if isinstance(message, Write)]
    if not writes:
        return legal[0]
    costs = [_cost(view, seat, message, options) for message in writes]
    enough = min(costs) + CLOSE * max(WEIGHTS.get(str(write.slot), 0) for write in writes)
    return rng.choice([write for write, cost in zip(writes, costs, strict=True) if cost <= enough])


def _cost(view: View, seat: int, message: Write, options: Options) -> float:
    """What the number is expected to cost if it is written there."""
    assert message.slot is not UNSET
    board = view.seats[seat].board | {message.slot: view.rolls[-1]}
    free = tuple(weight for name, weight in WEIGHTS.items() if board.get(name, 0) is None)
    bins = sum(value is None for value in board.values()) - len(free)
    number = sum(weight * (board.get(name) or 0) for name, weight in WEIGHTS.items())
    digits = range(1, 7) if options.die == 6 else range(10)
    if options.target is not None:
        return _miss(options.target - number, free, bins, digits)
    sign = 1 if options.goal == "lowest" else -1
    return sign * number + _rest(free, bins, digits, sign)


@cache
def _rest(free: Free, bins: int, digits: range, sign: int) -> float:
    """What the free places are expected to add, in the best play there is."""
    if not free:
        return 0.0
    added = 0.0
    for digit in digits:
        costs = [sign * digit * weight + _rest(_without(free, weight), bins, digits, sign) for weight in free]
        if bins:
            costs.append(_rest(free, bins - 1, digits, sign))
        added += min(costs)
    return added / len(digits)


def _miss(gap: float, free: Free, bins: int, digits: range) -> float:
    """How far from the target the number is expected to end, with `gap` still to fill.

    With many places free, only the greatest are looked at; the others are room for anything,
    with the middle digit in them.
    """
    most = 1
    while (len(digits) + 1) ** (most + 1) <= MOST_POSITIONS:
        most += 1
    middle = (digits.start + digits.stop - 1) / 2
    return _exact_miss(gap - middle * sum(free[most:]), free[:most], bins + len(free[most:]), digits)


@lru_cache(maxsize=1 << 17)
def _exact_miss(gap: float, free: Free, bins: int, digits: range) -> float:
    if not free:
        return abs(gap)
    missed = 0.0
    for digit in digits:
        costs = [_exact_miss(gap - digit * weight, _without(free, weight), bins, digits) for weight in free]
        if bins:
            costs.append(_exact_miss(gap, free, bins - 1, digits))
        missed += min(costs)
    return missed / len(digits)


def _without(free: Free, taken: int) -> Free:
    return tuple(weight for weight in free if weight != taken)
