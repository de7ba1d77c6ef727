"""Places, Please: how an expert weighs the slots.

Two on the rulebook's board play the solved game (solved_duel.py). Anywhere else, and in a browser, which does
not have the solutions, it is the best reply to what is expected of the others. What counts is the chance to
win the match. The work is counted, not timed.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import factorial, sqrt
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from thirdplace.core.carrier import IN_BROWSER
from thirdplace.core.compilation.compiled import make_generator
from thirdplace.games.places_please import expected_number
from thirdplace.games.places_please.bots import slot_values
from thirdplace.games.places_please.bots.opponent_model import (
    compiled_slot_values,
    digits_on,
    get_opponent_model,
    hide_unseen_digits,
    is_solved_board,
    plan_lines_of_boards,
    rolls_of_round,
    to_record,
)
from thirdplace.games.places_please.state import SLOTS, State

if TYPE_CHECKING:
    from thirdplace.games.places_please.bots import solved_duel

__all__ = [
    "EQUAL_CHANCE_MARGIN",
    "SlotRating",
    "choose_slot",
    "estimate_win_chances",
    "expert_slot_probabilities",
    "is_duel",
    "rate_slots",
    "rounds_ahead",
    "slot_probabilities_when_level",
]

EQUAL_CHANCE_MARGIN = 0.002
"""Chances that differ by less count as equal: then the usual slot among experts is chosen."""
ERRORS_TOLD_APART = 2.0
"""Sampled chances that differ by less than so many standard errors cannot be told apart."""
SIGNIFICANCE = 2.0
"""An unusual slot is chosen only if it is better by so many standard errors."""
WORK_BUDGET_NS = 20_000_000 if IN_BROWSER else 80_000_000
"""The work for one decision, in approximate nanoseconds of compiled code."""
MAX_SAMPLES = 80_000
MAX_EXHAUSTIVE_SIZE = 6_000_000
"""Sequences of rolls times lines: with more, slots are rated by sampling."""
FIRST_PLACE = 3  # of the rulebook's board

SlotValues = dict[int, float]
"""For each free slot the chance to win with the last roll there."""


def is_duel(s: State) -> bool:
    """Is this a game that is solved?"""
    return is_solved_board(s) and s.seats == 2 and not s.open_boards


def rounds_ahead(s: State, seat: int) -> int:
    """By how many rounds one of two is ahead."""
    return (s.total[seat] - s.total[1 - seat]) // 2


def choose_slot(world: State, seat: int, rng: Random) -> int:
    """The slot an expert writes the last roll into."""
    usual = expert_slot_probabilities(world, seat)
    if is_duel(world):
        return rng.choices(list(usual), list(usual.values()))[0]
    worth, good, _ = rate_slots(world, seat, rng)
    odds = [usual.get(slot, 0.0) for slot in good]
    if sum(odds) > 0:
        return rng.choices(good, odds)[0]
    return max(good, key=lambda slot: worth[slot])


def expert_slot_probabilities(world: State, seat: int) -> Mapping[int, float]:
    """Slot -> probability for an expert at such a table; empty on boards that are not solved."""
    if not is_solved_board(world):
        return {}
    from thirdplace.games.places_please.bots import solved_duel

    left = world.rounds - world.played
    if world.seats == 2:
        return _from_solution_slots(
            solved_duel.slot_probabilities(
                left, rounds_ahead(world, seat), rolls_of_round(world), digits_on(world, seat)
            )
        )
    return _from_solution_slots(
        solved_duel.slot_probabilities_by_plan(
            _plan_of_table(world.seats, left), rolls_of_round(world), digits_on(world, seat)
        )
    )


def slot_probabilities_when_level(world: State, seat: int) -> Mapping[int, float]:
    """The same for one of two, if it were the last round at equal points."""
    from thirdplace.games.places_please.bots import solved_duel

    return _from_solution_slots(
        solved_duel.slot_probabilities(1, 0, rolls_of_round(world), digits_on(world, seat))
    )


def _from_solution_slots(found: dict[int, float]) -> dict[int, float]:
    """Converts slots of the solution, which are numbered from the thousands."""
    return {slot + FIRST_PLACE: share for slot, share in found.items()}


@lru_cache(maxsize=8)
def _plan_of_table(seats: int, left: int) -> "solved_duel.Plan":
    from thirdplace.games.places_please.solution.table_plans import load_shipped_table_plans

    steps = load_shipped_table_plans().steps(seats, left)
    return tuple(step / step.sum(axis=-1, keepdims=True) for step in steps)


class SlotRating(NamedTuple):
    """What the free slots are worth to a seat."""

    values: SlotValues
    good: list[int]
    """The slots that an expert would consider."""
    margins: SlotValues
    """A slot whose value is nearer than this to the best one's cannot be told apart from it. Empty: values
    are exact."""


def rate_slots(world: State, seat: int, rng: Random) -> SlotRating:
    slots = [slot for slot in range(SLOTS) if world.free[seat] >> slot & 1]
    if is_duel(world):
        from thirdplace.games.places_please.bots import solved_duel

        left, ahead = world.rounds - world.played, rounds_ahead(world, seat)
        found = solved_duel.slot_values(left, ahead, rolls_of_round(world), digits_on(world, seat))
        return SlotRating(
            _from_solution_slots(found), sorted(expert_slot_probabilities(world, seat)), margins={}
        )
    if len(slots) == 1:
        chance = estimate_win_chances(world, seat, MAX_SAMPLES, rng)[seat]
        return SlotRating({slots[0]: chance}, slots, margins={})
    s, seen = hide_unseen_digits(world, seat)
    ways = s.die ** (len(slots) - 1)
    size = ways * factorial(len(slots))
    samples = min(MAX_SAMPLES // ways, (WORK_BUDGET_NS - 3 * size) // (ways * _rollout_cost_ns(s) + 3 * size))
    if size <= MAX_EXHAUSTIVE_SIZE and samples > 0:
        return _rate_exhaustively(s, seat, seen, slots, samples, rng)
    return _rate_by_sampling(s, seat, seen, slots, rng)


def _rollout_cost_ns(s: State) -> int:
    """The cost of finishing all boards once and comparing the results."""
    return s.seats * (get_opponent_model(s).cost_ns + 40 * slot_values.FUTURES_PER_SAMPLE)


def _rate_exhaustively(
    s: State, seat: int, seen: int, slots: list[int], samples: int, rng: Random
) -> SlotRating:
    others, out = get_opponent_model(s), np.zeros(len(slots))
    compiled_slot_values().rate_slots_exhaustively(
        to_record(s),
        seat,
        seen,
        plan_lines_of_boards(s, [seen] * s.seats),
        others.plan,
        others.rest,
        others.later_points,
        samples,
        _make_generator(rng),
        out,
    )
    values = dict(zip(slots, out.tolist(), strict=True))
    enough = max(values.values()) - EQUAL_CHANCE_MARGIN
    good = [slot for slot in slots if values[slot] >= enough]
    return SlotRating(values, good, dict.fromkeys(slots, EQUAL_CHANCE_MARGIN))


def _rate_by_sampling(s: State, seat: int, seen: int, slots: list[int], rng: Random) -> SlotRating:
    """Rates by sampling: chooses the slot of the best number, unless another one is significantly better."""
    others, out, spread = get_opponent_model(s), np.zeros(len(slots)), np.zeros(len(slots))
    usual = slots.index(expected_number.best_slots(expected_number.cost_by_slot(s, seat))[0])
    samples = min(MAX_SAMPLES, 1 + WORK_BUDGET_NS // (_rollout_cost_ns(s) + len(slots) * others.cost_ns))
    compiled_slot_values().rate_slots_by_sampling(
        to_record(s),
        seat,
        seen,
        plan_lines_of_boards(s, [seen] * s.seats),
        others.plan,
        others.rest,
        others.later_points,
        samples,
        _make_generator(rng),
        usual,
        out,
        spread,
    )
    values: list[float] = out.tolist()
    errors = [sqrt(variance / samples) for variance in spread.tolist()]
    surely = [
        value - values[usual] - SIGNIFICANCE * error for value, error in zip(values, errors, strict=True)
    ]
    good = [slots[surely.index(max(surely))]]
    margins = [max(EQUAL_CHANCE_MARGIN, ERRORS_TOLD_APART * error) for error in errors]
    return SlotRating(dict(zip(slots, values, strict=True)), good, dict(zip(slots, margins, strict=True)))


def estimate_win_chances(world: State, seat: int | None, samples: int, rng: Random) -> list[float]:
    """Everyone's chance to win, as this seat sees the boards; None: with all boards known."""
    s, seen = (world, 0) if seat is None else hide_unseen_digits(world, seat)
    digits = [len(digits_on(s, other)) if seat in (None, other) else seen for other in range(s.seats)]
    others, out = get_opponent_model(s), np.zeros(s.seats)
    compiled_slot_values().estimate_win_chances(
        to_record(s),
        np.array(digits, np.int64),
        plan_lines_of_boards(s, digits),
        others.plan,
        others.rest,
        others.later_points,
        min(samples, 1 + WORK_BUDGET_NS // (s.seats * others.cost_ns)),
        _make_generator(rng),
        out,
    )
    found: list[float] = out.tolist()
    return found


def _make_generator(rng: Random) -> NDArray[np.uint64]:
    return make_generator(rng.getrandbits(63))
