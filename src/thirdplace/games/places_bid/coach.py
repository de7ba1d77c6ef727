"""PLACES Bid: what an expert would do and why, and everyone's chance to win."""

from random import Random
from typing import Any

from thirdplace.core.carrier import IN_BROWSER
from thirdplace.core.coach import Advice, RatedAction, Reason
from thirdplace.core.game import Message, Situation
from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid.actions import Bid, Choose
from thirdplace.games.places_bid.bots.search_runner import ActionEstimate, SearchEffort, get_search_runner
from thirdplace.games.places_bid.card_references import card_reference
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.reasons import explain_action, explain_in_numbers
from thirdplace.games.places_bid.state import NOBODY, OVER, State

__all__ = ["advise", "describe_basis", "estimate_chances", "name_action"]

ADVICE_EFFORT = SearchEffort(4_000 if IN_BROWSER else 15_000, infers_projects=True)
GAMES_PER_WEIGHING = 1000 if IN_BROWSER else 2400
"""The number of games from which everyone's chances are estimated."""


def name_action(action: Message, options: Options) -> Reason:
    match action:
        case Bid(amount):
            return Reason("coach-bid", {"bid": amount})
        case Choose(card):
            return Reason("coach-choose", {"card": card_reference(card, options.custom_buildings)})
    return Reason("coach-pass")


def advise(situation: Situation, rng: Random) -> Advice:
    best, *others = get_search_runner().rate_actions(situation, ADVICE_EFFORT, rng)
    # Estimates of rarely tried actions are unreliable, so none counts more than the best one.
    order = [best, *sorted(others, key=lambda other: -min(other.chance, best.chance))]
    rated = [_rate_action(situation, prospect, best.chance) for prospect in order]
    reasons = [*explain_action(situation, best.action), explain_in_numbers(situation, best, order[1:])]
    return Advice(rated[0].action, rated, reasons)


def _rate_action(situation: Situation, prospect: ActionEstimate, most: float) -> RatedAction:
    return RatedAction(situation.message(prospect.action), min(prospect.chance, most), prospect.points)


def estimate_chances(
    options: Options, state: Any, now: int, rng: Random, move: tuple[int, int] | None = None
) -> list[float]:
    """Estimated from games with these projects and random decks."""
    s: State = state
    if s.phase == OVER:
        won = rules.winners(s)
        return [(won >> seat & 1) / won.bit_count() for seat in range(s.seats)]
    return get_search_runner().estimate_win_chances(s, move or (NOBODY, NOBODY), GAMES_PER_WEIGHING, rng)


def describe_basis(options: Options, seats: int) -> Reason:
    return Reason("coach-basis", {"games": GAMES_PER_WEIGHING})
