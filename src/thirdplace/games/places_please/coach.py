"""Places, Please: what an expert would do and why, and everyone's chance to win."""

from random import Random
from typing import Any

from thirdplace.core.carrier import IN_BROWSER
from thirdplace.core.game import Message, Situation
from thirdplace.core.parts.coach import Advice, RatedAction, Reason
from thirdplace.core.state import copy
from thirdplace.games.places_please import expected_number, rules
from thirdplace.games.places_please.actions import End, Rest, Return, Reveal, Write
from thirdplace.games.places_please.bots import expert_bot
from thirdplace.games.places_please.bots.opponent_model import (
    digits_on,
    is_solved_board,
    keep_only_seats,
    list_playing_seats,
    rolls_of_round,
)
from thirdplace.games.places_please.opening import Options, prepare
from thirdplace.games.places_please.reasons import explain_slot, slot_reference
from thirdplace.games.places_please.state import GARBAGE, OVER, SEATS, WRITING, State

__all__ = ["advise", "describe_basis", "estimate_chances", "name_action"]

MAX_SAMPLES = 10_000 if IN_BROWSER else 30_000
"""Samples for an estimate where there is no exact value."""
SECOND_GARBAGE = GARBAGE + 1
DECIDED_BELOW = 0.0005
"""Below this chance the game counts as lost; above 1 minus this, as won."""


def name_action(action: Message, options: Options) -> Reason:
    match action:
        case Write(slot):
            return Reason("coach-write", {"slot": f"@slot-{slot}.in"})
        case Reveal():
            return Reason("coach-reveal")
        case Rest():
            return Reason("coach-rest")
        case Return():
            return Reason("coach-return")
        case End():
            return Reason("coach-end")
    return Reason("coach-roll")


def advise(situation: Situation, rng: Random) -> Advice:
    players = list_playing_seats(situation.world)
    s, seat = keep_only_seats(situation.world, players), players.index(situation.seat)
    if s.phase != WRITING:
        roll, chance = situation.message(situation.numbers()[0]), _estimate_win_chance(s, seat, rng)
        return Advice(
            roll, [RatedAction(roll, chance)], [Reason("coach-rolling", {"chance": _to_percent(chance)})]
        )
    worth, good, margins = expert_bot.rate_slots(s, seat, rng)
    if len(worth) == 1:
        return _advise_without_choice(situation, good[0], worth[good[0]])
    if SECOND_GARBAGE - 1 in worth and worth.pop(SECOND_GARBAGE, None) is not None:
        good = [slot for slot in good if slot in worth] or [SECOND_GARBAGE - 1]  # one is like the other
    usual = expert_bot.expert_slot_probabilities(s, seat)
    best = max(good, key=lambda slot: (usual.get(slot, 0.0), worth[slot]))
    order = [best, *sorted((slot for slot in worth if slot != best), key=lambda slot: -worth[slot])]
    rated = [
        _rate_slot(situation, slot, worth[slot], worth[best] - worth[slot], margins.get(slot))
        for slot in order
    ]
    reasons = [_explain_by_points(s, seat, best, worth[best]) or explain_slot(s, s.free[seat], s.value, best)]
    return Advice(rated[0].action, rated, [*reasons, _explain_in_numbers(s, seat, order, worth)])


def _rate_slot(
    situation: Situation, slot: int, chance: float, lost: float, margin: float | None
) -> RatedAction:
    """`lost`: how much better the best slot is; 0 for the best one."""
    is_alike = margin is not None and 0.0 < abs(lost) <= margin
    return RatedAction(
        situation.message(rules.WRITE + slot),
        _clamp_chance(chance),
        note=Reason("coach-slot-alike") if is_alike else None,
        margin=margin,
    )


def _advise_without_choice(situation: Situation, slot: int, chance: float) -> Advice:
    s, seat, write = situation.world, situation.seat, situation.message(rules.WRITE + slot)
    why = explain_slot(s, s.free[seat], s.value, slot)
    return Advice(
        write, [RatedAction(write, chance)], [why, Reason("coach-chance", {"chance": _to_percent(chance)})]
    )


def _clamp_chance(chance: float) -> float:
    """Cuts a chance to 0 to 1: sampling and the bonus for points may exceed that."""
    return min(1.0, max(0.0, chance))


def _to_percent(chance: float) -> float:
    return round(100 * _clamp_chance(chance), 1)


def _estimate_win_chance(s: State, seat: int, rng: Random) -> float:
    """The chance to win before a roll, as this seat sees the other boards."""
    if expert_bot.is_duel(s):
        from thirdplace.games.places_please.bots import solved_duel

        return solved_duel.win_chance_before_roll(
            s.rounds - s.played, expert_bot.rounds_ahead(s, seat), rolls_of_round(s), digits_on(s, seat)
        )
    return expert_bot.estimate_win_chances(s, seat, MAX_SAMPLES, rng)[seat]


def _explain_by_points(s: State, seat: int, best: int, chance: float) -> Reason | None:
    """A reason from the points so far, if they decide the choice."""
    if s.played == 0:
        return None
    if not DECIDED_BELOW < chance < 1.0 - DECIDED_BELOW:
        return Reason("coach-lost" if chance < 0.5 else "coach-won")
    left = s.rounds - s.played
    lead = s.total[seat] - max(total for other, total in enumerate(s.total[: s.seats]) if other != seat)
    told: dict[str, str | int | float] = {"points": abs(lead), "left": left}
    if lead == 0:
        return None
    if left == 1 and expert_bot.is_duel(s):
        level = expert_bot.slot_probabilities_when_level(s, seat)
        copied = best == max(level, key=lambda slot: level[slot])
        if copied == (lead > 0):
            return Reason("coach-copy" if copied else "coach-differ", told)
    elif best not in expected_number.best_slots(expected_number.cost_by_slot(s, seat)):
        return Reason("coach-ahead" if lead > 0 else "coach-behind", told)
    return None


def _explain_in_numbers(s: State, seat: int, order: list[int], worth: dict[int, float]) -> Reason:
    """The chance and the expected number of the best slot, compared with the next best."""
    made, free = s.made[s.played * SEATS + seat], s.free[seat]
    told: dict[str, str | int | float] = {"chance": _to_percent(worth[order[0]])}
    for name, slot in zip(("number", "less"), order, strict=False):
        number = made + s.value * rules.WEIGHTS[slot]
        told[name] = round(expected_number.expected_number(s, number, free ^ 1 << slot))
    told |= {"second": _to_percent(worth[order[1]]), "other": slot_reference(order[1])}
    kind = "miss" if 0 < s.target < 10**s.places else "numbers"
    lost = worth[order[0]] - worth[order[1]]
    if lost <= expert_bot.EQUAL_CHANCE_MARGIN:
        return Reason(f"coach-{kind}-alike", told)
    if lost < expected_number.UNNOTICEABLE_SHARE and order[1] in expected_number.slots_as_good(
        expected_number.cost_by_slot(s, seat)
    ):
        return Reason(f"coach-{kind}-close", told)
    return Reason(f"coach-{kind}", told)


def estimate_chances(
    options: Options, state: Any, now: int, rng: Random, move: tuple[int, int] | None = None
) -> list[float]:
    """Exact for two players on the rulebook's board, otherwise by sampling. A resting seat has no chance."""
    s: State = state
    if move is not None and move[1] != rules.ROLL:  # the result of a roll is not known yet
        s = copy(s)
        rules.apply(s, *move, now)
    if s.phase == OVER:
        won = rules.winners(s)
        if not won:  # it was ended before a round was scored
            return [0.0] * s.seats
        return [(won >> seat & 1) / won.bit_count() for seat in range(s.seats)]
    players = list_playing_seats(s)
    found = dict(zip(players, _estimate_all_chances(keep_only_seats(s, players), rng), strict=True))
    return [found.get(seat, 0.0) for seat in range(s.seats)]


def _estimate_all_chances(s: State, rng: Random) -> list[float]:
    if expert_bot.is_duel(s):
        from thirdplace.games.places_please.bots import solved_duel

        boards = digits_on(s, 0), digits_on(s, 1)
        chance = solved_duel.win_chance_with_boards(
            s.rounds - s.played, expert_bot.rounds_ahead(s, 0), rolls_of_round(s), *boards
        )
        return [chance, 1.0 - chance]
    return expert_bot.estimate_win_chances(s, None, MAX_SAMPLES, rng)


def describe_basis(options: Options, seats: int) -> Reason:
    s = prepare(seats, options)
    if expert_bot.is_duel(s):
        return Reason("coach-basis-solved")
    return Reason("coach-basis-experts" if is_solved_board(s) else "coach-basis-numbers")
