"""PLACES Bid: what an expert would do and why, and everyone's chance to win."""

from random import Random
from typing import Any

from msgspec.structs import replace

from thirdplace.core.carrier import IN_BROWSER
from thirdplace.core.game import Message, Situation
from thirdplace.core.parts.coach import Advice, RatedAction, Reason
from thirdplace.core.state import copy
from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid.actions import Bid, Choose
from thirdplace.games.places_bid.bots.rollout_policy import count_rounds_left
from thirdplace.games.places_bid.bots.search_runner import SearchEffort, get_search_runner
from thirdplace.games.places_bid.card_references import card_reference
from thirdplace.games.places_bid.coach.reasons import explain_action, explain_in_numbers
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.state import NOBODY, OVER, State
from thirdplace.games.places_bid.win_chances.action_chances import ActionChance, WeighingEffort, weigh_actions
from thirdplace.games.places_bid.win_chances.win_chance_calibration import calibrate_known_shares, find_stage

__all__ = ["advise", "describe_basis", "estimate_chances", "name_action", "rate_action"]

ADVICE_EFFORT = SearchEffort(1_200 if IN_BROWSER else 12_000, infers_projects=True, rates_positions=True)
"""The search that finds out which actions are worth a thought."""
EFFORT_PER_ACTION = WeighingEffort(300, 250) if IN_BROWSER else WeighingEffort(3_000, 2_000)
"""How thoroughly the chance after each of them is estimated."""
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
    favourites = [one.action for one in get_search_runner().rate_actions(situation, ADVICE_EFFORT, rng)]
    weighed = weigh_actions(situation, favourites, EFFORT_PER_ACTION, rng)
    rated = [_rate_action(situation, one, weighed[0]) for one in weighed]
    reasons = [*explain_action(situation, weighed[0].action), explain_in_numbers(situation, weighed)]
    return Advice(rated[0].action, rated, reasons)


def _number_of(situation: Situation, action: Message) -> int:
    return next(number for number in situation.numbers() if situation.message(number) == action)


def _rate_action(situation: Situation, weighed: ActionChance, best: ActionChance) -> RatedAction:
    is_alike = weighed is not best and abs(best.chance - weighed.chance) <= weighed.margin
    return RatedAction(
        situation.message(weighed.action),
        weighed.chance,
        weighed.points,
        note=Reason("coach-alike") if is_alike else None,
        margin=weighed.margin or None,
    )


def rate_action(situation: Situation, advice: Advice, action: Message, rng: Random) -> RatedAction | None:
    """A bid of a size that the search does not try. It is weighed beside the best action."""
    first, second = _number_of(situation, advice.best), _number_of(situation, action)
    weighed = weigh_actions(situation, [first, second], EFFORT_PER_ACTION, rng)
    best, own = weighed if weighed[0].action == first else reversed(weighed)
    rated = _rate_action(situation, own, best)
    chance = advice.rated[0].chance - (best.chance - own.chance)
    return replace(rated, chance=min(1.0, max(0.0, chance)))


def estimate_chances(
    options: Options, state: Any, now: int, rng: Random, move: tuple[int, int] | None = None
) -> list[float]:
    """Estimated from games with these projects and random decks."""
    s: State = state
    after = s if move is None else copy(s)
    if move is not None:
        rules.apply(after, move[0], move[1], now)
    if after.phase == OVER:
        won = rules.winners(after)
        return [(won >> seat & 1) / won.bit_count() for seat in range(s.seats)]
    shares = get_search_runner().estimate_win_chances(s, move or (NOBODY, NOBODY), GAMES_PER_WEIGHING, rng)
    return calibrate_known_shares(shares, find_stage(s, count_rounds_left(s)))


def describe_basis(options: Options, seats: int) -> Reason:
    return Reason("coach-basis", {"games": GAMES_PER_WEIGHING})
