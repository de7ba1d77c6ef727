"""Place Race NZ: a plan for the whole team: who fetches which card, who meets whom to trade, by which way.

The likely ways are tried, which is quick and mostly enough; exhaustive_search.py looks at everything.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from thirdplace.games.place_race.board import STEPS, WHERE
from thirdplace.games.place_race.planning.bot_trades import MAX_TRADES, Trade, apply_trades, find_trades
from thirdplace.games.place_race.planning.hand_search import clashes_at_pace, list_trades_between
from thirdplace.games.place_race.planning.joint_routes import Meeting
from thirdplace.games.place_race.planning.remaining_race import (
    RemainingRace,
    find_cards_out_of_reach,
    journeys_of,
    list_first_players,
)
from thirdplace.games.place_race.planning.routes import BESIDE, Journey, Path, find_routes, places_in, tube
from thirdplace.games.place_race.state import PLACES

__all__ = ["Plan", "as_plan", "find_plan", "may_be_early", "try_routes"]

MOST_HANDS = 4000
"""How many hands are looked at for trades that help."""
MOST_TRADINGS = 12
"""For how many ways of trading routes are looked for,"""
MOST_MEETINGS = 8
"""and for how many ways to meet with each."""
SPOTS = 3
"""At how many spots two may meet at one time; before the timer, at as many as there are."""


@dataclass(frozen=True, slots=True)
class Plan:
    first: int
    """Who acts first."""
    hands: tuple[int, ...]
    """Who turns in which cards."""
    trades: tuple[Trade, ...]
    """Made as soon as the two can, but for the one that decides who is first (PR6)."""
    paths: tuple[tuple[int, ...], ...]
    """Each seat's start, then its place after each of its turns."""


def find_plan(
    race: RemainingRace,
    hurries: Sequence[bool] = (False, True),
    most_trades: int = MAX_TRADES,
    refused: frozenset[tuple[int, int]] = frozenset(),
) -> Plan | None:
    """A plan with few trades, none of them turned down before, if one is found soon.

    Of as many trades, those are better that leave alone whatever somebody already stands at: nobody
    understands why two should swap cards who are where their cards are due.
    """
    clash, beyond = clashes_at_pace(race.pace), find_cards_out_of_reach(race)
    tradings = find_trades(race.hands, race.free, MOST_HANDS, beyond, clash, most_trades)
    welcome = (trades for trades in tradings if not refused or not _contains_declined(trades, refused))
    found: Plan | None = None
    for trades in islice(welcome, MOST_TRADINGS):
        if found is not None and (len(trades) > len(found.trades) or _trades_away_card_at_hand(race, trades)):
            continue
        hands = apply_trades(race.hands, trades)
        for first, meetings in list_first_players(race, hands):
            plan = try_routes(race, hands, first, meetings, hurries)
            if plan is not None and not _trades_away_card_at_hand(race, plan.trades):
                return plan
            found = found or plan
    return found


def _trades_away_card_at_hand(race: RemainingRace, trades: Sequence[Trade]) -> bool:
    """Would somebody give away a card at whose place they stand?"""
    return any(
        race.starts[seat] == 1 << WHERE[card]
        for trade in trades
        for seat, card in ((trade.giver, trade.give), (trade.taker, trade.take))
    )


def _contains_declined(trades: Sequence[Trade], refused: frozenset[tuple[int, int]]) -> bool:
    return any((trade.give, trade.take) in refused or (trade.take, trade.give) in refused for trade in trades)


def may_be_early(earliest: int, plan: Plan, trade: Trade) -> bool:
    """PR6: who has the earliest card when the timer starts is first, and has to be so by the plan."""
    if earliest not in (trade.give, trade.take):
        return True
    return plan.first == (trade.taker if earliest == trade.give else trade.giver)


def try_routes(
    race: RemainingRace,
    hands: Sequence[int],
    first: int,
    meetings: Sequence[Meeting],
    hurries: Sequence[bool],
) -> Plan | None:
    errands = journeys_of(race, hands, first)
    if errands is None:
        return None
    journeys, turns = errands
    for pinned in islice(_add_meetings(journeys, meetings, turns), MOST_MEETINGS):
        paths = find_routes(pinned, turns, hurries)
        if paths is not None:
            return as_plan(race, hands, first, paths)
    return None


def _add_meetings(
    journeys: list[Journey], meetings: Sequence[Meeting], turns: int
) -> Iterator[list[Journey]]:
    """The same journeys with everyone who has to meet somebody sent to a place and time for it."""
    if not meetings:
        yield journeys
        return
    meeting, *others = meetings
    one, other = journeys[meeting.one], journeys[meeting.other]
    first, second = tube(one, turns), tube(other, turns)
    if first is None or second is None:
        return
    for mine, theirs in _list_meeting_times(one, other, len(journeys), meeting.before, turns):
        spots = [
            (here, there)
            for here in places_in(first[mine])
            for there in places_in(BESIDE[here] & second[theirs])
        ]
        spots.sort(
            key=lambda spot: (
                _count_steps_to_next_card(one, mine, spot[0])
                + _count_steps_to_next_card(other, theirs, spot[1])
            )
        )
        for here, there in spots if mine == theirs == 0 else spots[:SPOTS]:
            sent = list(journeys)
            sent[meeting.one] = _require_place(one, mine, here)
            sent[meeting.other] = _require_place(other, theirs, there)
            yield from _add_meetings(sent, others, turns)


def _list_meeting_times(
    one: Journey, other: Journey, seats: int, before: int, turns: int
) -> Iterator[tuple[int, int]]:
    """How many turns each has had when they could meet, whenever one of the two has just acted."""
    yield 0, 0
    for number in range(min(before, turns * seats)):
        if number % seats in (one.rank, other.rank):
            yield (
                number // seats + (number % seats >= one.rank),
                number // seats + (number % seats >= other.rank),
            )


def _count_steps_to_next_card(journey: Journey, turn: int, place: int) -> int:
    """How far it is from there to the next card."""
    return next((STEPS[place * PLACES + goal] for due, goal in journey.goals if due >= turn), 0)


def _require_place(journey: Journey, turn: int, place: int) -> Journey:
    places = dict(journey.within)
    places[turn] = places.get(turn, -1) & 1 << place
    return replace(journey, within=tuple(places.items()))


def as_plan(race: RemainingRace, hands: Sequence[int], first: int, paths: list[Path]) -> Plan:
    return Plan(
        first, tuple(hands), list_trades_between(race.hands, hands), tuple(tuple(path) for path in paths)
    )
