"""Place Race NZ: what an expert would do and why, and whether the team can still win."""

from random import Random
from typing import Any

from thirdplace.core.coach import Advice, Rated, Reason
from thirdplace.core.game import Message, Situation
from thirdplace.core.state import copy
from thirdplace.games.place_race import bots, rules, team
from thirdplace.games.place_race.actions import (
    Accept,
    Decline,
    Move,
    Offer,
    Skip,
    Start,
    TurnIn,
    Unready,
    Withdraw,
)
from thirdplace.games.place_race.board import CARD_NUMBER, PLACE_NUMBER
from thirdplace.games.place_race.errands import race_of
from thirdplace.games.place_race.opening import Options
from thirdplace.games.place_race.outlook import outlook
from thirdplace.games.place_race.reasons import card_name, how_likely, place_name, seat_name, why
from thirdplace.games.place_race.state import ACCEPT, NOTHING, OFFER, PLANNING, READY, SKIP, START, State

__all__ = ["advise", "named", "weigh"]

MOST_OTHERS = 5
"""How many other actions are rated."""


def named(action: Message, options: Options) -> Reason:
    match action:
        case Start(place):
            return Reason("coach-start", {"place": _place(place)})
        case Move(place):
            return Reason("coach-move", {"place": _place(place)})
        case TurnIn(card):
            return Reason("coach-turn-in", {"card": _card(card)})
        case Offer(other, give, take):
            return Reason("coach-offer", {"name": seat_name(other), "give": _card(give), "take": _card(take)})
        case Accept(other):
            return Reason("coach-accept", {"name": seat_name(other)})
        case Decline(other):
            return Reason("coach-decline", {"name": seat_name(other)})
        case Withdraw(other):
            return Reason("coach-withdraw", {"name": seat_name(other)})
        case Skip():
            return Reason("coach-skip")
        case Unready():
            return Reason("coach-unready")
    return Reason("coach-ready")


def _place(name: str) -> str:
    return place_name(PLACE_NUMBER[name])


def _card(name: str) -> str:
    return card_name(CARD_NUMBER[name])


def advise(situation: Situation, rng: Random) -> Advice:
    s, seat, now = situation.world, situation.seat, situation.now
    best = bots.choose("expert", situation, rng)
    action = NOTHING if best is None else situation.game.actions.encode(s, situation.options, best)
    plan = team.team_plan(team.EXPERT, s, now, bots.turned_down(situation.past))
    reasons = [why(s, seat, race_of(s, now), plan, action), how_likely(outlook(s, now))]
    if best is None:
        return Advice(None, [], reasons)
    others = [_rated(situation, other) for other in _others(situation, action)]
    others.sort(key=lambda other: -other.chance)
    return Advice(best, [_rated(situation, action), *others], reasons)


def _rated(situation: Situation, action: int) -> Rated:
    after = copy(situation.world)
    rules.apply(after, situation.seat, action, situation.now)
    return Rated(situation.message(action), outlook(after, situation.now).chance)


def _others(situation: Situation, best: int) -> list[int]:
    """What else one might think of: the other turns, starts or answers."""
    legal = [action for action in situation.numbers() if action != best]
    if best >= OFFER:
        return [action for action in legal if action in (SKIP, READY)]
    if best >= ACCEPT:
        return [action for action in legal if ACCEPT <= action < OFFER][:MOST_OTHERS]
    if situation.world.phase == PLANNING:
        return [action for action in legal if action == READY or START <= action < ACCEPT][:MOST_OTHERS]
    return [action for action in legal if action < START][:MOST_OTHERS]


def weigh(
    options: Options, state: Any, now: int, rng: Random, move: tuple[int, int] | None = None
) -> list[float]:
    """The team wins or loses as one. What lies face down stays so until the move is done."""
    s: State = state
    if move is not None:
        s = copy(state)
        rules.apply(s, *move, now)
        if s.late_open and not state.late_open and not rules.over(s):
            s.late_open = 0
    return [outlook(s, now).chance] * s.seats
