"""Places, Please: explains why a digit belongs into a slot (sentences are in the locale files)."""

from thirdplace.core.parts.coach import Reason
from thirdplace.games.places_please import expected_number, rules
from thirdplace.games.places_please.state import GARBAGE, SLOT_NAMES, State

__all__ = ["explain_slot", "frequency_reference", "slot_reference"]


def slot_reference(slot: int) -> str:
    """A reference to a phrase such as "in the tens"."""
    return f"@slot-{SLOT_NAMES[slot]}.in"


def frequency_reference(chance: float) -> str:
    """A reference to a phrase such as "about 8 times out of 10"."""
    return "@" + f"often-{round(10 * chance)}"


def explain_slot(s: State, free: int, digit: int, slot: int) -> Reason:
    """Why this digit belongs into this one of the free slots."""
    rolls = free.bit_count() - 1
    if rolls == 0:
        return Reason("coach-only", {"digit": digit, "slot": slot_reference(slot)})
    if 0 < s.target < 10**s.places:
        return _explain_slot_for_target(s, digit, slot)
    lowest = s.target == 0
    better = [
        other for other in expected_number.digits_of_die(s) if (other < digit if lowest else other > digit)
    ]
    hope = 1.0 - (1.0 - len(better) / s.die) ** rolls
    told: dict[str, str | int | float] = {"digit": digit, "rolls": rolls, "often": frequency_reference(hope)}
    if slot >= GARBAGE:
        average = sum(expected_number.digits_of_die(s)) / s.die
        if digit > average if lowest else digit < average:
            return Reason("coach-throw", {"digit": digit, "many": len(better), "sides": s.die})
        return Reason("coach-throw-more", told)
    if not better:
        return Reason("coach-none-better", {"digit": digit, "slot": slot_reference(slot)})
    greatest = next(one for one in range(GARBAGE) if free >> one & 1)
    told["slot"] = slot_reference(slot)
    if slot == greatest:
        return Reason("coach-take", told)
    told |= {
        "room": slot_reference(greatest),
        "better": better[-1] if lowest else better[0],
        "many": len(better),
    }
    return Reason("coach-keep-low" if lowest else "coach-keep", told)


def _explain_slot_for_target(s: State, digit: int, slot: int) -> Reason:
    target = s.target
    if slot >= GARBAGE:
        return Reason("coach-throw-target", {"digit": digit, "target": target})
    wanted = s.target // rules.WEIGHTS[slot] % 10
    id = "coach-fits" if wanted == digit else "coach-near"
    return Reason(id, {"digit": digit, "slot": slot_reference(slot), "target": target, "wanted": wanted})
