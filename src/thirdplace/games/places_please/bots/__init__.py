"""Places, Please: computer players of four levels.

easy    knows what a place is worth and nothing of chance: great digits to the left, small ones to the right.
medium  plays for the best number it can expect, but estimates roughly.
hard    plays for the best number there is to expect (expected_number.py).
expert  plays to win the match: the solved game for two, elsewhere the best reply to a field (expert_bot.py).
"""

from random import Random
from types import ModuleType

from thirdplace.core.game import Level, Message, Situation
from thirdplace.games.places_please import rules
from thirdplace.games.places_please.opening import Options, prepare
from thirdplace.games.places_please.state import GARBAGE, SLOTS, WRITING, State
from thirdplace.games.places_please.view_types import View

__all__ = ["choose", "thinking_time_ms", "warm_up"]

RANDOM_SLOT_CHANCE = 0.25
"""How often easy chooses a random slot."""
GARBAGE_DISTANCE = 3
"""Easy prefers the garbage to a place whose target digit differs by more than this."""
ESTIMATE_NOISE = 0.03
"""The error of medium's estimates, as a share of the greatest free place."""
ROLLING_MS, WRITING_MS, MS_PER_SLOT = 700, 900, 250


def _load_expected_number() -> ModuleType:
    """Imported late, because it imports numpy, which would block a server's loop for too long."""
    from thirdplace.games.places_please import expected_number

    return expected_number


def choose(level: Level, situation: Situation, rng: Random) -> Message:
    """One of the legal actions; `rng` decides between slots of about equal value."""
    s, seat = situation.world, situation.seat
    if s.phase != WRITING:
        return situation.message(situation.numbers()[0])
    return situation.message(rules.WRITE + _CHOOSE_SLOT[level](s, seat, rng))


def _choose_easy(s: State, seat: int, rng: Random) -> int:
    free = [slot for slot in range(SLOTS) if s.free[seat] >> slot & 1]
    if rng.random() < RANDOM_SLOT_CHANCE:
        return rng.choice(free)
    if 0 < s.target < 10**s.places:
        return _choose_like_target(s, free)
    known = _load_expected_number().digits_of_die(s)
    share = (s.value - known.start) / (len(known) - 1)
    if s.target:
        share = 1.0 - share
    wished = GARBAGE - s.places + share * (rules.count_slots(s) - 1)
    return min(free, key=lambda slot: abs(slot - wished))


def _choose_like_target(s: State, free: list[int]) -> int:
    """The free slot where the target's digit is nearest to the roll."""

    def differs(slot: int) -> int:
        wanted = s.target // rules.WEIGHTS[slot] % 10 if slot < GARBAGE else s.value + GARBAGE_DISTANCE
        return abs(wanted - s.value)

    return min(free, key=differs)


def _choose_medium(s: State, seat: int, rng: Random) -> int:
    found: dict[int, float] = _load_expected_number().cost_by_slot(s, seat)
    unit = ESTIMATE_NOISE * max(rules.WEIGHTS[slot] for slot in found)
    return min(found, key=lambda slot: found[slot] + unit * rng.gauss(0.0, 1.0))


def _choose_hard(s: State, seat: int, rng: Random) -> int:
    best: list[int] = _load_expected_number().best_slots(_load_expected_number().cost_by_slot(s, seat))
    return rng.choice(best)


def _choose_expert(s: State, seat: int, rng: Random) -> int:
    # Imported late, because these need compiled code.
    from thirdplace.games.places_please.bots import expert_bot, opponent_model

    players = opponent_model.list_playing_seats(s)
    return expert_bot.choose_slot(opponent_model.keep_only_seats(s, players), players.index(seat), rng)


_CHOOSE_SLOT = {
    "easy": _choose_easy,
    "medium": _choose_medium,
    "hard": _choose_hard,
    "expert": _choose_expert,
}


def warm_up() -> None:
    """Reads the solutions and compiles what the expert needs."""
    from thirdplace.games.places_please.bots import expert_bot

    for seats, options in ((2, Options()), (3, Options()), (2, Options(die=10, places=7, garbage=2))):
        s = prepare(seats, options)
        rules.deal(s, _HighestRolls())
        rules.begin(s)
        rules.apply(s, 0, rules.ROLL, 0)
        for slot in _CHOOSE_SLOT.values():
            slot(s, 0, Random(1))
        expert_bot.rate_slots(s, 0, Random(1))  # the coach uses this, too
        expert_bot.estimate_win_chances(s, 0, 1, Random(1))


class _HighestRolls:
    """A source of chance that always returns the highest value."""

    def below(self, n: int) -> int:
        return n - 1


def thinking_time_ms(view: View) -> int:
    """How long a computer player thinks, in milliseconds: longer while more slots are free."""
    if view.phase != "writing":
        return ROLLING_MS
    return WRITING_MS + MS_PER_SLOT * (len(view.seats[0].board) - len(view.rolls))
