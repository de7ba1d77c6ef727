"""Places, Please: how an expert weighs the slots.

Two on the rulebook's board play the solved game (solved_duel.py). Anywhere else it is the best reply to what
is expected of the others. What counts is the chance to win the match. The work is counted, not timed.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import factorial
from random import Random

import numpy as np
from numpy.typing import NDArray

from thirdplace.core.compiled import generator
from thirdplace.games.places_please import expected_number
from thirdplace.games.places_please.bots import slot_values, solved_duel
from thirdplace.games.places_please.bots.opponent_model import (
    as_seen,
    digits_on,
    is_rulebook,
    lines_on,
    mind,
    others_at,
    record,
    rolls_of,
)
from thirdplace.games.places_please.solution.tables import shipped_tables
from thirdplace.games.places_please.state import SLOTS, State

__all__ = ["ALIKE", "best_of", "habits", "habits_when_level", "is_duel", "lead", "look_over", "worths"]

ALIKE = 0.002
"""Chances that differ by less are as good as equal: then an expert does what is usual among experts."""
SURE = 2.0
"""How many times its uncertainty a chance has to be greater for an expert to do what is unusual."""
WORK = 80_000_000
"""For a decision, in about nanoseconds."""
MOST_SAMPLES = 80_000
LARGEST = 6_000_000
"""Ways of the rolls times lines: more than these are not looked at one by one."""
FIRST_PLACE = 3  # of the rulebook's board

Worths = dict[int, float]
"""For each free slot the chance to win with the last roll there."""


def is_duel(s: State) -> bool:
    """Is this a game that is solved?"""
    return is_rulebook(s) and s.seats == 2 and not s.open_boards


def lead(s: State, seat: int) -> int:
    """By how many rounds one of two is ahead."""
    return (s.total[seat] - s.total[1 - seat]) // 2


def best_of(world: State, seat: int, rng: Random) -> int:
    """The slot an expert writes the last roll into."""
    usual = habits(world, seat)
    if is_duel(world):
        return rng.choices(list(usual), list(usual.values()))[0]
    worth, good = worths(world, seat, rng)
    odds = [usual.get(slot, 0.0) for slot in good]
    if sum(odds) > 0:
        return rng.choices(good, odds)[0]
    return max(good, key=lambda slot: worth[slot])


def habits(world: State, seat: int) -> Mapping[int, float]:
    """How likely an expert at such a table writes where; empty on boards that nobody has solved."""
    if not is_rulebook(world):
        return {}
    left = world.rounds - world.played
    if world.seats == 2:
        return _from_solution_slots(
            solved_duel.choices(left, lead(world, seat), rolls_of(world), digits_on(world, seat))
        )
    return _from_solution_slots(
        solved_duel.by_plan(_plan_of_table(world.seats, left), rolls_of(world), digits_on(world, seat))
    )


def habits_when_level(world: State, seat: int) -> Mapping[int, float]:
    """The same for one of two, if it were the last round at equal points."""
    return _from_solution_slots(solved_duel.choices(1, 0, rolls_of(world), digits_on(world, seat)))


def _from_solution_slots(found: dict[int, float]) -> dict[int, float]:
    """The solution counts its slots from the thousands."""
    return {slot + FIRST_PLACE: share for slot, share in found.items()}


@lru_cache(maxsize=8)
def _plan_of_table(seats: int, left: int) -> solved_duel.Plan:
    steps = shipped_tables().steps(seats, left)
    return tuple(step / step.sum(axis=-1, keepdims=True) for step in steps)


def worths(world: State, seat: int, rng: Random) -> tuple[Worths, list[int]]:
    """What each free slot is worth, and those that an expert would consider."""
    slots = [slot for slot in range(SLOTS) if world.free[seat] >> slot & 1]
    if is_duel(world):
        left, ahead = world.rounds - world.played, lead(world, seat)
        found = solved_duel.worths(left, ahead, rolls_of(world), digits_on(world, seat))
        return _from_solution_slots(found), sorted(habits(world, seat))
    if len(slots) == 1:
        return {slots[0]: look_over(world, seat, MOST_SAMPLES, rng)[seat]}, slots
    s, seen = as_seen(world, seat)
    ways = s.die ** (len(slots) - 1)
    size = ways * factorial(len(slots))
    samples = min(MOST_SAMPLES // ways, (WORK - 3 * size) // (ways * _rollout_cost_ns(s) + 3 * size))
    if size <= LARGEST and samples > 0:
        return _rate_exhaustively(s, seat, seen, slots, samples, rng)
    return _rate_by_sampling(s, seat, seen, slots, rng)


def _rollout_cost_ns(s: State) -> int:
    """To let everybody finish, and to see what comes of it."""
    return s.seats * (others_at(s).effort + 40 * slot_values.FUTURES)


def _rate_exhaustively(
    s: State, seat: int, seen: int, slots: list[int], samples: int, rng: Random
) -> tuple[Worths, list[int]]:
    others, out = others_at(s), np.zeros(len(slots))
    mind().look_at_all(
        record(s),
        seat,
        seen,
        lines_on(s, [seen] * s.seats),
        others.plan,
        others.rest,
        others.later,
        samples,
        _make_generator(rng),
        out,
    )
    return dict(zip(slots, out.tolist(), strict=True)), [
        slot for slot, worth in zip(slots, out, strict=True) if worth >= out.max() - ALIKE
    ]


def _rate_by_sampling(
    s: State, seat: int, seen: int, slots: list[int], rng: Random
) -> tuple[Worths, list[int]]:
    """With too many lines to look at: what is better than the best number, and surely so."""
    others, out, spread = others_at(s), np.zeros(len(slots)), np.zeros(len(slots))
    usual = slots.index(expected_number.best_slots(expected_number.costs(s, seat))[0])
    samples = min(MOST_SAMPLES, 1 + WORK // (_rollout_cost_ns(s) + len(slots) * others.effort))
    mind().look_at_some(
        record(s),
        seat,
        seen,
        lines_on(s, [seen] * s.seats),
        others.plan,
        others.rest,
        others.later,
        samples,
        _make_generator(rng),
        usual,
        out,
        spread,
    )
    surely = out - out[usual] - SURE * np.sqrt(spread / samples)
    return dict(zip(slots, out.tolist(), strict=True)), [slots[int(np.argmax(surely))]]


def look_over(world: State, seat: int | None, samples: int, rng: Random) -> list[float]:
    """Everyone's chance to win, as a seat sees the boards, or (None) somebody who sees them all."""
    s, seen = (world, 0) if seat is None else as_seen(world, seat)
    digits = [len(digits_on(s, other)) if seat in (None, other) else seen for other in range(s.seats)]
    others, out = others_at(s), np.zeros(s.seats)
    mind().look_over(
        record(s),
        np.array(digits, np.int64),
        lines_on(s, digits),
        others.plan,
        others.rest,
        others.later,
        min(samples, 1 + WORK // (s.seats * others.effort)),
        _make_generator(rng),
        out,
    )
    found: list[float] = out.tolist()
    return found


def _make_generator(rng: Random) -> NDArray[np.uint64]:
    return generator(rng.getrandbits(63))
