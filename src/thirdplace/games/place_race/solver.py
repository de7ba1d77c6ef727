"""Place Race NZ: can this deal be won? (PR14)

A plan is made for one action per player and year, in turn order, with trades before the timer
only. It may look at face-down cards: it certifies deals, and no player ever sees it. It is sound
(a plan is played through the rules before it counts) and may miss some that exist. It is bounded
by counted work, never by time, so that a seed leads to the same deal everywhere.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from thirdplace.core.state import copy
from thirdplace.games.place_race import rules
from thirdplace.games.place_race.board import CITIES, YEAR
from thirdplace.games.place_race.routes import Journey, Path, find_routes
from thirdplace.games.place_race.state import (
    ACCEPT,
    CARDS,
    LATE,
    MOVE,
    OFFER,
    PAIRS,
    READY,
    SKIP,
    START,
    TURN_IN,
    State,
)
from thirdplace.games.place_race.trades import (
    CLASH,
    Trade,
    cards_of,
    choose_starts,
    hand_of,
    in_reach,
    start_choices,
    swap,
    ways_to_trade,
)

__all__ = ["Plan", "plan", "play"]

MOST_HANDS = 4000
MOST_ROUTES = 30
"""For how many starts, over all ways of trading, routes are looked for."""
STARTS_PER_TRADING = 6


@dataclass(frozen=True, slots=True)
class Plan:
    starts: tuple[int, ...]
    trades: tuple[Trade, ...]
    first: int
    years: tuple[tuple[int, ...], ...]
    """The actions of each year from the start year on, in turn order."""


def plan(s: State) -> Plan | None:
    """A plan that wins from this deal, or None if none was found."""
    table = copy(s)
    rules.begin(table)
    cards = range(CARDS)
    hands = [hand_of([card for card in cards if s.owner[card] == seat]) for seat in range(s.seats)]
    late = hand_of([card for card in cards if s.kind[card] == LATE])
    if not _within_reach(hands, table.start_year) or not _can_be_shared(hands, late):
        return None
    tries = MOST_ROUTES
    for trades in ways_to_trade(hands, ~late, MOST_HANDS):
        traded = swap(hands, trades)
        choices = [start_choices(hand, table.start_year) for hand in traded]
        for starts in islice(choose_starts(choices, trades), STARTS_PER_TRADING):
            found = _with_routes(table, traded, trades, starts)
            if found is not None and _wins(table, found):
                return found
            tries -= 1
            if tries == 0:
                return None
    return None


def _within_reach(hands: Sequence[int], start_year: int) -> bool:
    """Can every card be reached from some start, whoever has it?"""
    return all(
        any(in_reach(city, card, start_year) for city in CITIES) for hand in hands for card in cards_of(hand)
    )


def _can_be_shared(hands: Sequence[int], late: int) -> bool:
    """Could the day cards be dealt out at all so that none clash? (Then trades are worth a look.)"""
    dealt = sum(hands)
    troubled = [card for card in cards_of(dealt & ~late) if CLASH[card] & dealt]

    def share(held: list[int], number: int) -> bool:
        if number == len(troubled):
            return True
        card = troubled[number]
        for seat, hand in enumerate(held):
            given = [*held[:seat], hand | 1 << card, *held[seat + 1 :]]
            if not hand & CLASH[card] and share(given, number + 1):
                return True
        return False

    held = [hand & late for hand in hands]
    return not any(CLASH[card] & hand for hand in held for card in cards_of(hand)) and share(held, 0)


def _with_routes(
    s: State, hands: Sequence[int], trades: tuple[Trade, ...], starts: tuple[int, ...]
) -> Plan | None:
    own = [cards_of(hand) for hand in hands]
    first = min(range(s.seats), key=lambda seat: own[seat] or (CARDS,))  # PR6
    years = max(YEAR[cards[-1]] for cards in own if cards) - s.start_year + 1
    paths = find_routes(
        [Journey(starts[seat], own[seat], (seat - first) % s.seats) for seat in range(s.seats)],
        s.start_year,
        years,
    )
    if paths is None:
        return None
    return Plan(starts, trades, first, tuple(_actions(s, own, paths, first, year) for year in range(years)))


def _actions(
    s: State, own: Sequence[tuple[int, ...]], paths: list[Path], first: int, year: int
) -> tuple[int, ...]:
    """What everyone does in a year, in turn order."""
    found = []
    for rank in range(s.seats):
        seat = (first + rank) % s.seats
        before, after = paths[seat][year : year + 2]
        found.append(SKIP if before == after else MOVE + after)
        for card in own[seat]:
            if YEAR[card] == s.start_year + year:
                found[-1] = TURN_IN + card
    return tuple(found)


def play(s: State, plan: Plan) -> Iterator[tuple[int, int, int]]:
    """A plan as seat, action and time, from the first start to the last card."""
    for seat, start in enumerate(plan.starts):
        yield seat, START + start, 0
    for trade in plan.trades:
        cards = trade.give * (CARDS + 1) + trade.take
        yield trade.giver, OFFER + trade.taker * PAIRS + cards, 0
        yield trade.taker, ACCEPT + trade.giver, 0
    for seat in range(s.seats):
        yield seat, READY, 0
    left = s.all_left
    for year, actions in enumerate(plan.years):
        for rank, action in enumerate(actions):
            if left > 0:
                yield (plan.first + rank) % s.seats, action, (year * s.seats + rank) * s.year_ms // s.seats
            left -= TURN_IN <= action < MOVE


def _wins(s: State, plan: Plan) -> bool:
    """The proof: the plan is played."""
    table = copy(s)
    for seat, action, now in play(s, plan):
        rules.tick(table, now)
        if rules.refusal(table, seat, action, now):
            return False
        rules.apply(table, seat, action, now)
    return bool(table.won)
