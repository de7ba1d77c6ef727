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
from thirdplace.games.places_please.view import View

__all__ = ["REMEMBERS", "choose", "thinking", "warm_up"]

REMEMBERS: tuple[type[Message], ...] = ()

SLIPS = 0.25
"""How often easy writes just anywhere."""
FAR = 3
"""Digits that differ so much from the target's are none that easy would like to have there."""
ROUGHLY = 0.03
"""How wrong medium's estimates are, as a share of the greatest free place."""
ROLLING_TIME, WRITING_TIME, TIME_A_SLOT = 700, 900, 250


def _load_expected_number() -> ModuleType:
    """With it comes numpy: a server's loop, which only asks what players remember, would stand meanwhile."""
    from thirdplace.games.places_please import expected_number

    return expected_number


def choose(level: Level, situation: Situation, rng: Random) -> Message:
    """One of the legal actions; `rng` decides between slots about as good, or all would write the same."""
    s, seat = situation.world, situation.seat
    if s.phase != WRITING:
        return situation.message(situation.numbers()[0])
    return situation.message(rules.WRITE + _CHOOSE_SLOT[level](s, seat, rng))


def _choose_easy(s: State, seat: int, rng: Random) -> int:
    free = [slot for slot in range(SLOTS) if s.free[seat] >> slot & 1]
    if rng.random() < SLIPS:
        return rng.choice(free)
    if 0 < s.target < 10**s.places:
        return _choose_like_target(s, free)
    known = _load_expected_number().digits(s)
    share = (s.value - known.start) / (len(known) - 1)
    if s.target:
        share = 1.0 - share
    wished = GARBAGE - s.places + share * (rules.spaces(s) - 1)
    return min(free, key=lambda slot: abs(slot - wished))


def _choose_like_target(s: State, free: list[int]) -> int:
    """Where the target has the same digit, or nearly."""

    def differs(slot: int) -> int:
        wanted = s.target // rules.WEIGHTS[slot] % 10 if slot < GARBAGE else s.value + FAR
        return abs(wanted - s.value)

    return min(free, key=differs)


def _choose_medium(s: State, seat: int, rng: Random) -> int:
    found: dict[int, float] = _load_expected_number().costs(s, seat)
    unit = ROUGHLY * max(rules.WEIGHTS[slot] for slot in found)
    return min(found, key=lambda slot: found[slot] + unit * rng.gauss(0.0, 1.0))


def _choose_hard(s: State, seat: int, rng: Random) -> int:
    best: list[int] = _load_expected_number().best_slots(_load_expected_number().costs(s, seat))
    return rng.choice(best)


def _choose_expert(s: State, seat: int, rng: Random) -> int:
    # With all that compiles: a server has no use for it.
    from thirdplace.games.places_please.bots import expert_bot, opponent_model

    players = opponent_model.players_of(s)
    return expert_bot.best_of(opponent_model.among(s, players), players.index(seat), rng)


_CHOOSE_SLOT = {
    "easy": _choose_easy,
    "medium": _choose_medium,
    "hard": _choose_hard,
    "expert": _choose_expert,
}


def warm_up() -> None:
    """Read the solutions, and compile what weighs a table."""
    from thirdplace.games.places_please.bots import expert_bot

    for seats, options in ((2, Options()), (3, Options()), (2, Options(die=10, places=7, garbage=2))):
        s = prepare(seats, options)
        rules.deal(s, _HighestRolls())
        rules.begin(s)
        rules.apply(s, 0, rules.ROLL, 0)
        for slot in _CHOOSE_SLOT.values():
            slot(s, 0, Random(1))
        expert_bot.worths(s, 0, Random(1))  # what the coach asks for, too
        expert_bot.look_over(s, 0, 1, Random(1))


class _HighestRolls:
    """A source of chance that brings the same again and again."""

    def below(self, n: int) -> int:
        return n - 1


def thinking(view: View) -> int:
    """Rolling is quick; an empty board is worth a longer thought than one with a slot left."""
    if view.phase != "writing":
        return ROLLING_TIME
    return WRITING_TIME + TIME_A_SLOT * (len(view.seats[0].board) - len(view.rolls))
