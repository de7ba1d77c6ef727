"""Place Race NZ: can this deal be won? (PR14)

At one action per player and year, in turn order, with trades before the timer and in the race. It
looks at face-down cards: it certifies deals, and no player ever sees it. A plan is played through
the rules before it counts; that there is none is proved, by hand_search.py for nearly all such deals and
by joint_routes.py for the rest. Work is counted, never timed, so that a seed leads to the same deal
everywhere.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from thirdplace.core.state import copy
from thirdplace.games.place_race import rules
from thirdplace.games.place_race.board import STEPS, WHERE, YEAR
from thirdplace.games.place_race.planning.bot_trades import Trade
from thirdplace.games.place_race.planning.exhaustive_search import settle
from thirdplace.games.place_race.planning.hand_search import BudgetExhausted, SearchBudget
from thirdplace.games.place_race.planning.remaining_race import describe_remaining_race
from thirdplace.games.place_race.planning.team_planner import Plan, find_plan, may_be_early
from thirdplace.games.place_race.state import (
    ACCEPT,
    CARDS,
    MOVE,
    OFFER,
    PAIRS,
    PLACES,
    READY,
    SKIP,
    START,
    TURN_IN,
    State,
)

__all__ = ["Plan", "Verdict", "judge", "plan", "play"]

MOST_WORK = 400_000


@dataclass(frozen=True, slots=True)
class Verdict:
    answer: Literal["winnable", "hopeless", "undecided"]
    plan: Plan | None = None


def plan(s: State) -> Plan | None:
    """A plan that wins from this deal, or None if none was found."""
    return judge(s).plan


def judge(s: State) -> Verdict:
    """A plan, or the proof that there is none."""
    table = copy(s)
    rules.begin(table)
    race = describe_remaining_race(table, 0, peek=True)
    found = find_plan(race)
    if found is None or not _does_plan_win(table, found):
        try:
            found = settle(race, SearchBudget(MOST_WORK))
        except BudgetExhausted:
            return Verdict("undecided")
        if found is None:
            return Verdict("hopeless")
    return Verdict("winnable", found) if _does_plan_win(table, found) else Verdict("undecided")


def play(s: State, plan: Plan) -> Iterator[tuple[int, int, int]]:
    """A plan as seat, action and time, from the first start to the last card."""
    for seat, path in enumerate(plan.paths):
        yield seat, START + path[0], 0
    places = [path[0] for path in plan.paths]
    waiting = list(plan.trades)
    for trade in plan.trades:
        if _can_meet(places, trade) and may_be_early(s.due, plan, trade):
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
        if plan.hands[seat] >> card & 1 and YEAR[card] == s.start_year + round_ and WHERE[card] == before:
            return TURN_IN + card
    return SKIP


def _does_plan_win(s: State, plan: Plan) -> bool:
    """The proof: the plan is played."""
    table = copy(s)
    for seat, action, now in play(s, plan):
        rules.tick(table, now)
        if rules.refusal(table, seat, action, now):
            return False
        rules.apply(table, seat, action, now)
    return bool(table.won)
