"""Places, Please: how its players choose where decisions are weighed (core/simulations/decision_weighing.py).

In the dialect of rules.py. `memory` has for each seat the two numbers that please_games.py notes of it.
"""

from typing import Any

from thirdplace.core.chance import below
from thirdplace.games.places_please.bots.board_rollouts import FACES
from thirdplace.games.places_please.rules import (
    LEFTMOST_SLOT,
    ROLL,
    WEIGHTS,
    WRITE,
    count_slots,
    empty_board,
)
from thirdplace.games.places_please.simulation.please_games import choose_slot
from thirdplace.games.places_please.state import SEATS, WRITING, State


def list_options(s: State, seat: int, arrays: Any, out: Any) -> int:
    """The free slots."""
    if s.phase != WRITING:
        out[0] = ROLL
        return 1
    count = 0
    free = s.free[seat]
    while free:
        out[count] = WRITE + LEFTMOST_SLOT[free]
        free &= free - 1
        count += 1
    return count


def choose(s: State, seat: int, player: int, memory: Any, arrays: Any, rng: Any) -> int:
    if s.phase != WRITING:
        return ROLL
    return WRITE + write_by_level(s, seat, player, memory, arrays, rng)


def write_by_level(s: State, seat: int, player: int, memory: Any, arrays: Any, rng: Any) -> int:
    """Where a player writes the last roll."""
    levels, plans, rest = arrays
    step = s.rolled - 1
    history = 0
    for i in range(s.rolled):
        history = history * FACES + s.dice[s.first + i] - 1
    if step == 0:
        memory[2 * seat + 1] = 0
    return int(choose_slot(s, seat, levels[player], (plans, rest), step, history, memory, rng))


def imagine(s: State, seat: int, lineup: Any, start: int, memory: Any, arrays: Any, rng: Any) -> None:
    """The rolls to come; and what others wrote in secret, as such players write."""
    least = 1 if s.die == 6 else 0
    for i in range(s.first + s.rolled, s.rounds * count_slots(s)):
        s.dice[i] = least + below(rng, s.die)
    rolled = s.rolled
    seen = rolled - 1 if s.open_boards else 0
    for other in range(s.seats):
        if other == seat:
            continue
        written = rolled - (s.due >> other & 1)
        if seen == 0:
            s.free[other] = empty_board(s)
            s.made[s.played * SEATS + other] = 0
        elif seen < written:
            s.free[other] ^= 1 << s.wrote[other]
            s.made[s.played * SEATS + other] -= s.value * WEIGHTS[s.wrote[other]]
        for i in range(seen, written):
            s.rolled = i + 1
            s.value = s.dice[s.first + i]
            slot = write_by_level(s, other, lineup[start + other], memory, arrays, rng)
            s.free[other] ^= 1 << slot
            s.wrote[other] = slot
            s.made[s.played * SEATS + other] += s.value * WEIGHTS[slot]
    s.rolled = rolled
    s.value = s.dice[s.first + rolled - 1]


def note(s: State, seat: int, action: int, memory: Any) -> None:
    """Which of the free slots, counted from the left, a digit is written into."""
    if s.rolled == 1:
        memory[2 * seat + 1] = 0
    place = 0
    free = s.free[seat]
    while LEFTMOST_SLOT[free] != action - WRITE:
        free &= free - 1
        place += 1
    memory[2 * seat + 1] = memory[2 * seat + 1] * (count_slots(s) - s.rolled + 1) + place


def moment(s: State, memory: Any) -> int:
    return int(s.first + s.rolled)
