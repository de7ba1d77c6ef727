"""PLACES Bid: what an expert would do and why, and everyone's chance to win."""

from random import Random
from typing import Any

from thirdplace.core.coach import Advice, Rated, Reason
from thirdplace.core.game import Message, Situation
from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid.actions import Bid, Choose
from thirdplace.games.places_bid.bots.search_runner import Effort, Prospect, mind
from thirdplace.games.places_bid.card_references import spoken
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.reasons import in_numbers, why
from thirdplace.games.places_bid.state import NOBODY, OVER, State

__all__ = ["advise", "named", "weigh"]

ADVISING = Effort(15_000, listens=True)
WEIGHING = 2400
"""Games that everyone's chances are taken from."""


def named(action: Message, options: Options) -> Reason:
    match action:
        case Bid(amount):
            return Reason("coach-bid", {"bid": amount})
        case Choose(card):
            return Reason("coach-choose", {"card": spoken(card, options.custom_buildings)})
    return Reason("coach-pass")


def advise(situation: Situation, rng: Random) -> Advice:
    best, *others = mind().ponder(situation, ADVISING, rng)
    # What was tried less is known less well; were it better, it would have been tried more.
    order = [best, *sorted(others, key=lambda other: -min(other.chance, best.chance))]
    rated = [_rate_action(situation, prospect, best.chance) for prospect in order]
    reasons = [*why(situation, best.action), in_numbers(situation, best, order[1:])]
    return Advice(rated[0].action, rated, reasons)


def _rate_action(situation: Situation, prospect: Prospect, most: float) -> Rated:
    return Rated(situation.message(prospect.action), min(prospect.chance, most), prospect.points)


def weigh(
    options: Options, state: Any, now: int, rng: Random, move: tuple[int, int] | None = None
) -> list[float]:
    """From games played out with these projects; chance only decides how the deck lies."""
    s: State = state
    if s.phase == OVER:
        won = rules.winners(s)
        return [(won >> seat & 1) / won.bit_count() for seat in range(s.seats)]
    return mind().outlook(s, move or (NOBODY, NOBODY), WEIGHING, rng)
