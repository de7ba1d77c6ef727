"""Place Race NZ: can this deal be won? (PR14)

It counts on one action per player and year, in turn order, with trades before the start and in the race. It
sees face-down cards, because it only certifies deals; no player uses it. A plan is played through the rules
before it counts. That there is none is proved, for nearly all such deals by hand_search.py and for the rest
by joint_routes.py. Steps are counted instead of time, so that a seed leads to the same deal everywhere.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from thirdplace.core.state import copy
from thirdplace.games.place_race import rules
from thirdplace.games.place_race.board import PLACE_OF_CARD, STEPS, YEAR_OF_CARD
from thirdplace.games.place_race.planning.bot_trades import Trade
from thirdplace.games.place_race.planning.exhaustive_search import find_plan_or_prove_none
from thirdplace.games.place_race.planning.hand_search import BudgetExhausted, SearchBudget
from thirdplace.games.place_race.planning.remaining_race import describe_remaining_race
from thirdplace.games.place_race.planning.team_planner import Plan, find_plan, may_trade_before_start
from thirdplace.games.place_race.state import (
    ACCEPT,
    CARDS,
    MOVE,
    NOWHERE,
    OFFER,
    PAIRS,
    PLACES,
    READY,
    SKIP,
    START,
    TURN_IN,
    State,
)

__all__ = ["Plan", "Verdict", "find_winning_plan", "list_plan_actions", "solve_deal"]

SEARCH_BUDGET = 400_000


@dataclass(frozen=True, slots=True)
class Verdict:
    answer: Literal["winnable", "hopeless", "undecided"]
    plan: Plan | None = None


def find_winning_plan(s: State) -> Plan | None:
    """A plan that wins from this deal, or None if none was found."""
    return solve_deal(s).plan


def solve_deal(s: State, without_start: int = NOWHERE) -> Verdict:
    """Decides whether a deal can be won: with a plan, or with a proof that there is none.

    `without_start` is a city in which nobody may start.
    """
    table = copy(s)
    rules.begin(table)
    race = describe_remaining_race(table, 0, peek=True)
    if without_start != NOWHERE:
        race = replace(race, starts=tuple(starts & ~(1 << without_start) for starts in race.starts))
    found = find_plan(race)
    if found is None or not _does_plan_win(table, found):
        try:
            found = find_plan_or_prove_none(race, SearchBudget(SEARCH_BUDGET))
        except BudgetExhausted:
            return Verdict("undecided")
        if found is None:
            return Verdict("hopeless")
    return Verdict("winnable", found) if _does_plan_win(table, found) else Verdict("undecided")


def list_plan_actions(s: State, plan: Plan) -> Iterator[tuple[int, int, int]]:
    """The actions of a plan, as seat, action and time, from the choice of starts to the last card."""
    for seat, path in enumerate(plan.paths):
        yield seat, START + path[0], 0
    places = [path[0] for path in plan.paths]
    waiting = list(plan.trades)
    for trade in plan.trades:
        if _can_meet(places, trade) and may_trade_before_start(s.due, plan, trade):
            waiting.remove(trade)
            yield from _list_trade_actions(trade, 0)
    for seat in range(s.seats):
        yield seat, READY, 0
    left = s.all_left
    for number in range((len(plan.paths[0]) - 1) * s.seats):
        round_, rank = divmod(number, s.seats)
        seat, now = (plan.first + rank) % s.seats, number * s.year_ms // s.seats
        for trade in [trade for trade in waiting if _can_meet(places, trade)]:
            waiting.remove(trade)
            yield from _list_trade_actions(trade, now)
        action = _choose_turn_action(s, plan, seat, round_)
        yield seat, action, now
        places[seat] = plan.paths[seat][round_ + 1]
        left -= TURN_IN <= action < MOVE
        if left == 0:
            return


def _can_meet(places: list[int], trade: Trade) -> bool:
    return STEPS[places[trade.giver] * PLACES + places[trade.taker]] <= 1


def _list_trade_actions(trade: Trade, now: int) -> Iterator[tuple[int, int, int]]:
    cards = trade.give * (CARDS + 1) + trade.take
    yield trade.giver, OFFER + trade.taker * PAIRS + cards, now
    yield trade.taker, ACCEPT + trade.giver, now


def _choose_turn_action(s: State, plan: Plan, seat: int, round_: int) -> int:
    before, after = plan.paths[seat][round_ : round_ + 2]
    if before != after:
        return MOVE + after
    for card in range(CARDS):
        if (
            plan.hands[seat] >> card & 1
            and YEAR_OF_CARD[card] == s.start_year + round_
            and PLACE_OF_CARD[card] == before
        ):
            return TURN_IN + card
    return SKIP


def _does_plan_win(s: State, plan: Plan) -> bool:
    """Plays the plan through the rules."""
    table = copy(s)
    for seat, action, now in list_plan_actions(s, plan):
        rules.tick(table, now)
        if rules.refusal(table, seat, action, now):
            return False
        rules.apply(table, seat, action, now)
    return bool(table.won)
