"""Place Race NZ: a computer player that plans for the whole team (expert and hard).

The plan is made from what everybody knows, by the same rule for all, so that several of these players agree
without talking. They plan again before every action, so people may do what they like.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from thirdplace.core.state import copy
from thirdplace.games.place_race import rules
from thirdplace.games.place_race.board import STEPS
from thirdplace.games.place_race.bots.refused_trades import NO_REFUSALS, CardPairs, RefusedTrades
from thirdplace.games.place_race.planning.bot_trades import Trade, apply_trades, cards_in
from thirdplace.games.place_race.planning.exhaustive_search import find_plan_or_prove_none
from thirdplace.games.place_race.planning.hand_search import BudgetExhausted, SearchBudget, clashes_at_pace
from thirdplace.games.place_race.planning.remaining_race import (
    ALL_CITIES,
    RemainingRace,
    describe_remaining_race,
)
from thirdplace.games.place_race.planning.team_planner import Plan, find_plan, may_trade_before_start
from thirdplace.games.place_race.state import (
    ACCEPT,
    CARDS,
    DECLINE,
    MOVE,
    NOTHING,
    NOWHERE,
    OFFER,
    PAIRS,
    PLACES,
    PLANNING,
    READY,
    SEATS,
    SKIP,
    START,
    TURN_IN,
    State,
)

__all__ = [
    "EXPERT",
    "HARD",
    "Style",
    "answer_offer",
    "choose_before_start",
    "choose_offer",
    "choose_turn",
    "find_team_plan",
]

EARLY_FIRST = (True, False)
"""Plans in which players arrive early are tried first, because people are not always quick."""
GIVE_UP_CHANCE = 0.2
"""The chance to offer no more trades when all others are ready,"""
START_UNANSWERED_CHANCE = 0.1
"""and the chance to wait no longer for their answers."""


@dataclass(frozen=True, slots=True)
class Style:
    max_trades: int
    """How many trades a plan may contain."""
    is_thorough: bool
    """Does it consider trades in the race, face-down cards and more turns a year, and search exhaustively if
    it finds no plan?"""


EXPERT = Style(max_trades=4, is_thorough=True)
HARD = Style(max_trades=1, is_thorough=False)

SEARCH_BUDGET = 20_000
"""The budget of an expert's exhaustive search."""


def find_team_plan(style: Style, s: State, now: int, refused: RefusedTrades = NO_REFUSALS) -> Plan | None:
    """A plan for everybody from now on; None if none is found."""
    return _find_plan_after_trades(style, s, now, refused, ())


def _find_plan_after_trades(
    style: Style, s: State, now: int, refused: RefusedTrades, trades: Sequence[Trade]
) -> Plan | None:
    """A plan for what is left once these trades are made.

    It does without trades of the unwilling if that is possible; if not, they may change their minds.
    """
    plan = _find_plan_around_unwilling(style, s, now, refused, trades)
    for unwilling in dict.fromkeys([refused.unwilling, 0]):
        if plan is None:
            plan = _find_plan_with_willing(style, s, now, refused.pairs, unwilling, trades)
    return plan


def _find_plan_around_unwilling(
    style: Style, s: State, now: int, refused: RefusedTrades, trades: Sequence[Trade]
) -> Plan | None:
    """A plan in which no trade needs that one of the unwilling steps aside first.

    They make way for others who have to pass to a card, but nobody can see where a trade is planned. For such
    a plan, others who are ready may start somewhere else, unless they have traded.
    """
    if not refused.unwilling or not style.is_thorough:
        return None
    race = _leave_out(_trade_in_race(describe_remaining_race(s, now), trades), refused.unwilling)
    race = replace(race, unmoved=refused.unwilling)
    fixed = tuple(_possible_starts(s, seat, race) for seat in range(s.seats))
    other = tuple(_other_starts(s, seat, race, refused.unwilling) for seat in range(s.seats))
    for starts in dict.fromkeys([fixed, race.starts, other]):
        plan = _find_welcome_plan(style, replace(race, starts=starts), refused.pairs)
        if plan is not None:
            return plan
    return None


def _other_starts(s: State, seat: int, race: RemainingRace, unwilling: int) -> int:
    may_change = s.phase == PLANNING and not s.locked[seat] and not unwilling >> seat & 1
    return ALL_CITIES if may_change else race.starts[seat]


def _find_plan_with_willing(
    style: Style, s: State, now: int, declined: CardPairs, unwilling: int, trades: Sequence[Trade]
) -> Plan | None:
    """A plan without other trades of the unwilling seats."""
    race = _leave_out(_trade_in_race(describe_remaining_race(s, now), trades), unwilling)
    fixed = replace(race, starts=tuple(_possible_starts(s, seat, race) for seat in range(s.seats)))
    for known in dict.fromkeys([fixed, race]):  # starts that are chosen already are kept if possible
        plan = _find_welcome_plan(style, known, declined)
        if plan is not None:
            return plan
    if not style.is_thorough:
        return None
    hurried = _leave_out(_trade_in_race(describe_remaining_race(s, now, pace=2), trades), unwilling)
    return _search_exhaustively(race) or _find_welcome_plan(style, hurried, declined)


def _leave_out(race: RemainingRace, unwilling: int) -> RemainingRace:
    """The race in which these seats keep their cards."""
    kept = sum(hand for seat, hand in enumerate(race.hands) if unwilling >> seat & 1)
    return replace(race, free=race.free & ~kept)


def _trade_in_race(race: RemainingRace, trades: Sequence[Trade]) -> RemainingRace:
    if not trades:
        return race
    moved = sum(1 << trade.give | 1 << trade.take for trade in trades)
    return replace(race, hands=tuple(apply_trades(race.hands, trades)), free=race.free & ~moved)


def _find_welcome_plan(style: Style, race: RemainingRace, declined: CardPairs) -> Plan | None:
    """A quick plan without trades that were declined, or else with them: people change their minds."""
    plan = _find_quick_plan(style, race, declined)
    return _find_quick_plan(style, race, frozenset()) if plan is None and declined else plan


def _possible_starts(s: State, seat: int, race: RemainingRace) -> int:
    return race.starts[seat] if s.place[seat] == NOWHERE else 1 << s.place[seat]


@lru_cache(maxsize=200)
def _find_quick_plan(style: Style, race: RemainingRace, declined: CardPairs) -> Plan | None:
    """A plan that is found quickly. An expert's is ready for as many face-down cards as possible."""
    if not style.is_thorough:
        free = race.free if race.turn < 0 else 0
        return find_plan(replace(race, pool=0, free=free), EARLY_FIRST, style.max_trades, declined)
    for ready in _relax_unknown_cards(race):
        plan = find_plan(ready, EARLY_FIRST, style.max_trades, declined)
        if plan is not None:
            return plan
    return None


def _relax_unknown_cards(race: RemainingRace) -> Iterator[RemainingRace]:
    """The race with fewer and fewer possible face-down cards: all, only later ones, none."""
    pool = cards_in(race.pool)
    for first in range(len(pool) + 1):
        yield replace(race, pool=sum(1 << card for card in pool[first:]))
        if first == 0 and find_plan(replace(race, pool=0), EARLY_FIRST) is None:
            return


@lru_cache(maxsize=200)
def _search_exhaustively(race: RemainingRace) -> Plan | None:
    for ready in dict.fromkeys([race, replace(race, pool=0)]):
        try:
            plan = find_plan_or_prove_none(ready, SearchBudget(SEARCH_BUDGET))
        except BudgetExhausted:
            continue
        if plan is not None:
            return plan
    return None


# Trades.


def answer_offer(
    style: Style, s: State, seat: int, now: int, refused: RefusedTrades, legal: list[int]
) -> int | None:
    """Accepts an offer that leaves the team a plan, or fewer clashes if there is none; declines others."""
    for giver in range(s.seats):
        give, take = s.give[giver * SEATS + seat], s.wish[giver * SEATS + seat]
        if give == NOTHING or NOWHERE in (s.place[giver], s.place[seat]):
            continue
        if not _helps_team(style, s, now, refused, Trade(giver, seat, give, take)):
            return DECLINE + giver
        if ACCEPT + giver in legal:
            return ACCEPT + giver
    return None


def _helps_team(style: Style, s: State, now: int, refused: RefusedTrades, trade: Trade) -> bool:
    before = find_team_plan(style, s, now, refused)
    if before is not None and {(trade.give, trade.take), (trade.take, trade.give)} & {
        (planned.give, planned.take) for planned in before.trades
    }:
        return True  # whoever offers it follows the same plan
    after = _find_plan_after_trades(style, s, now, refused, [trade])
    if after is None and before is None:
        race = describe_remaining_race(s, now)
        return _count_clashes(_trade_in_race(race, [trade])) < _count_clashes(race)
    if after is None or before is None:
        return after is not None
    return len(after.trades) <= len(before.trades)  # it must not need more trades afterwards


def _count_clashes(race: RemainingRace) -> int:
    """How many pairs of cards clash."""
    clash = clashes_at_pace(1)
    return sum((clash[card] & hand).bit_count() for hand in race.hands for card in cards_in(hand))


def _encode_offer(trade: Trade, seat: int) -> int:
    """The number of the action by which one of the two offers the trade."""
    if seat == trade.giver:
        return OFFER + trade.taker * PAIRS + trade.give * (CARDS + 1) + trade.take
    return OFFER + trade.giver * PAIRS + trade.take * (CARDS + 1) + trade.give


def _planned_trades_of(plan: Plan, seat: int, refused: RefusedTrades) -> list[Trade]:
    """The seat's trades of the plan, but for those that the other has declined. (One that the seat itself
    has declined may be in the plan by now: then it is its turn to offer it.)"""
    return [
        trade
        for trade in plan.trades
        if (seat == trade.giver and (trade.give, trade.take) not in refused.pairs)
        or (seat == trade.taker and (trade.take, trade.give) not in refused.pairs)
    ]


def _trade_partner(trade: Trade, seat: int) -> int:
    return trade.taker if seat == trade.giver else trade.giver


def _has_open_offer(s: State, seat: int, other: int) -> bool:
    """Has this seat made the other an offer that is not answered yet?"""
    return s.give[seat * SEATS + other] != NOTHING


# Before the timer.


def choose_before_start(style: Style, s: State, seat: int, refused: RefusedTrades, rng: Random) -> int | None:
    """Chooses the start of the plan, offers its trades, gets ready. None if there is no plan.

    Who is ready thinks again only if others do not trade as was planned.
    """
    if s.ready[seat]:
        plan = _find_plan_around_unwilling(style, s, 0, refused, ())
    else:
        plan = find_team_plan(style, s, 0, refused)
    if plan is None:
        return None
    if s.place[seat] != plan.paths[seat][0] and not s.locked[seat]:
        return START + plan.paths[seat][0]
    others_ready = all(s.ready[other] for other in range(s.seats) if other != seat)
    if any(s.ready[other] and s.place[other] != path[0] for other, path in enumerate(plan.paths)):
        # They may still start somewhere else; nobody waits for that for ever.
        is_patient = others_ready and rng.random() >= GIVE_UP_CHANCE
        return NOTHING if is_patient else READY
    for trade in _planned_trades_of(plan, seat, refused):
        other = _trade_partner(trade, seat)
        if not may_trade_before_start(s.due, plan, trade):
            continue
        if _has_open_offer(s, seat, other):
            is_patient = others_ready and rng.random() >= START_UNANSWERED_CHANCE
            return NOTHING if is_patient else READY  # a ready player makes no second offer
        if s.place[other] != plan.paths[other][0]:
            return NOTHING  # the other is not at its start yet
        if STEPS[s.place[seat] * PLACES + s.place[other]] <= 1 and not (
            others_ready and rng.random() < GIVE_UP_CHANCE
        ):
            return _encode_offer(trade, seat)
    return READY


# In the race.


def choose_offer(style: Style, s: State, seat: int, now: int, refused: RefusedTrades) -> int | None:
    """Offers a trade of the plan, if the two are neighbours."""
    if not style.is_thorough:
        return None
    plan = find_team_plan(style, s, now, refused)
    for trade in _planned_trades_of(plan, seat, refused) if plan else []:
        other = _trade_partner(trade, seat)
        near = STEPS[s.place[seat] * PLACES + s.place[other]] <= 1
        if near and not _has_open_offer(s, seat, other) and not _has_open_offer(s, other, seat):
            return _encode_offer(trade, seat)
    return None


def choose_turn(
    style: Style, s: State, seat: int, now: int, refused: RefusedTrades, legal: list[int]
) -> int | None:
    """The seat's action by the plan; None if there is no plan."""
    for action in legal:
        if TURN_IN <= action < MOVE:
            return action
    plan = find_team_plan(style, s, now, refused)
    if plan is None:
        return None
    if any(
        _has_open_offer(s, seat, _trade_partner(trade, seat))
        for trade in _planned_trades_of(plan, seat, refused)
    ):
        waited = copy(s)
        rules.apply(waited, seat, SKIP, now)
        if find_team_plan(style, waited, now, refused) is not None:
            return SKIP  # people need a moment to answer
    there = plan.paths[seat][1]
    return SKIP if there == s.place[seat] else MOVE + there
