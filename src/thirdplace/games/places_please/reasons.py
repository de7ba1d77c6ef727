"""Places, Please: why a digit belongs where it does, as sentences of the locale files."""

from thirdplace.core.coach import Reason
from thirdplace.games.places_please import expected_number, rules
from thirdplace.games.places_please.state import GARBAGE, SLOT_NAMES, State

__all__ = ["of_place", "often", "slot_in"]


def slot_in(slot: int) -> str:
    """To be named in the reader's language: "in the tens"."""
    return f"@slot-{SLOT_NAMES[slot]}.in"


def often(chance: float) -> str:
    """In words that children know: "about 8 times out of 10". Nothing is said to come always, or never."""
    return "@" + f"often-{round(10 * chance)}"


def of_place(s: State, free: int, digit: int, slot: int) -> Reason:
    """Why this slot, of those that are free, for this digit."""
    rolls = free.bit_count() - 1
    if rolls == 0:
        return Reason("coach-only", {"digit": digit, "slot": slot_in(slot)})
    if 0 < s.target < 10**s.places:
        return _explain_slot_for_target(s, digit, slot)
    lowest = s.target == 0
    better = [other for other in expected_number.digits(s) if (other < digit if lowest else other > digit)]
    hope = 1.0 - (1.0 - len(better) / s.die) ** rolls
    told: dict[str, str | int | float] = {"digit": digit, "rolls": rolls, "often": often(hope)}
    if slot >= GARBAGE:
        average = sum(expected_number.digits(s)) / s.die
        if digit > average if lowest else digit < average:
            return Reason("coach-throw", {"digit": digit, "many": len(better), "sides": s.die})
        return Reason("coach-throw-more", told)
    if not better:
        return Reason("coach-none-better", {"digit": digit, "slot": slot_in(slot)})
    greatest = next(one for one in range(GARBAGE) if free >> one & 1)
    told["slot"] = slot_in(slot)
    if slot == greatest:
        return Reason("coach-take", told)
    told |= {"room": slot_in(greatest), "better": better[-1] if lowest else better[0], "many": len(better)}
    return Reason("coach-keep-low" if lowest else "coach-keep", told)


def _explain_slot_for_target(s: State, digit: int, slot: int) -> Reason:
    target = s.target
    if slot >= GARBAGE:
        return Reason("coach-throw-target", {"digit": digit, "target": target})
    wanted = s.target // rules.WEIGHTS[slot] % 10
    id = "coach-fits" if wanted == digit else "coach-near"
    return Reason(id, {"digit": digit, "slot": slot_in(slot), "target": target, "wanted": wanted})
