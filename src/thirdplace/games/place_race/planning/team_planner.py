"""Place Race NZ: finds a plan for the whole team: who turns in which card, who trades, and all routes.

Only likely plans are tried, which is fast and usually enough; exhaustive_search.py tries everything.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, pairwise

from thirdplace.games.place_race.board import PLACE_OF_CARD, STEPS
from thirdplace.games.place_race.planning.bot_trades import MAX_TRADES, Trade, apply_trades, find_trades
from thirdplace.games.place_race.planning.hand_search import clashes_at_pace, list_trades_between
from thirdplace.games.place_race.planning.joint_routes import Meeting
from thirdplace.games.place_race.planning.remaining_race import (
    RemainingRace,
    find_cards_out_of_reach,
    list_first_players,
    make_journeys,
)
from thirdplace.games.place_race.planning.routes import (
    TRADING_REACH,
    Journey,
    Path,
    find_possible_places,
    find_routes,
    places_in,
)
from thirdplace.games.place_race.state import PLACES

__all__ = ["Plan", "find_plan", "find_plan_for_hands", "make_plan", "may_trade_before_start"]

RequiredPlaces = tuple[tuple[int, int], ...]
"""As in a journey: turns, and sets of places."""

MAX_HANDS = 4000
"""How many hands are examined to find trades."""
MAX_TRADE_SETS = 12
"""How many sets of trades are tried,"""
MAX_MEETING_PLANS = 8
"""and how many combinations of meetings with each."""
MEETING_SPOTS_PER_TIME = 3
"""How many meeting places are tried for each time; before the start, all are."""


@dataclass(frozen=True, slots=True)
class Plan:
    first: int
    """Who acts first."""
    hands: tuple[int, ...]
    """Who turns in which cards."""
    trades: tuple[Trade, ...]
    """Each is made as soon as possible, except the one that decides who is first (PR6)."""
    paths: tuple[tuple[int, ...], ...]
    """Each seat's start, then its place after each of its turns."""


def find_plan(
    race: RemainingRace,
    hurries: Sequence[bool] = (False, True),
    most_trades: int = MAX_TRADES,
    refused: frozenset[tuple[int, int]] = frozenset(),
) -> Plan | None:
    """A plan with few trades, none of which was declined before; None if none is found soon.

    Among plans with the same number of trades, one is preferred in which nobody gives away a card at whose
    place they already stand: people would not understand such a trade.
    """
    clash, beyond = clashes_at_pace(race.pace), find_cards_out_of_reach(race)
    tradings = find_trades(race.hands, race.free, MAX_HANDS, beyond, clash, most_trades)
    welcome = (trades for trades in tradings if not refused or not _contains_declined(trades, refused))
    found: Plan | None = None
    for trades in islice(welcome, MAX_TRADE_SETS):
        if found is not None and (len(trades) > len(found.trades) or _trades_away_card_at_hand(race, trades)):
            continue
        hands = apply_trades(race.hands, trades)
        for first, meetings in list_first_players(race, hands):
            plan = find_plan_for_hands(race, hands, first, meetings, hurries)
            if plan is not None and not _trades_away_card_at_hand(race, plan.trades):
                return plan
            found = found or plan
    return found


def _trades_away_card_at_hand(race: RemainingRace, trades: Sequence[Trade]) -> bool:
    """Would somebody give away a card at whose place they stand?"""
    return any(
        race.starts[seat] == 1 << PLACE_OF_CARD[card]
        for trade in trades
        for seat, card in ((trade.giver, trade.give), (trade.taker, trade.take))
    )


def _contains_declined(trades: Sequence[Trade], refused: frozenset[tuple[int, int]]) -> bool:
    return any((trade.give, trade.take) in refused or (trade.take, trade.give) in refused for trade in trades)


def may_trade_before_start(earliest: int, plan: Plan, trade: Trade) -> bool:
    """May this trade be made before the start? PR6: the owner of the earliest card then plays first."""
    if earliest not in (trade.give, trade.take):
        return True
    return plan.first == (trade.taker if earliest == trade.give else trade.giver)


def find_plan_for_hands(
    race: RemainingRace,
    hands: Sequence[int],
    first: int,
    meetings: Sequence[Meeting],
    hurries: Sequence[bool],
) -> Plan | None:
    errands = make_journeys(race, hands, first)
    if errands is None:
        return None
    journeys, turns = errands
    waits = {seat: _list_waits(journeys[seat], turns) for seat in places_in(race.unmoved)}
    for pinned in islice(_add_meetings(journeys, meetings, turns, waits), MAX_MEETING_PLANS):
        paths = find_routes(pinned, turns, hurries)
        if paths is not None:
            return make_plan(race, hands, first, paths)
    return None


def _list_waits(journey: Journey, turns: int) -> RequiredPlaces:
    """Where a player who goes straight to its next card waits before which turns."""
    paths = find_routes([journey], turns, (True,))
    steps = enumerate(pairwise(paths[0]), 1) if paths else ()
    return tuple((turn, 1 << there) for turn, (here, there) in steps if here == there)


def _add_meetings(
    journeys: list[Journey], meetings: Sequence[Meeting], turns: int, waits: Mapping[int, RequiredPlaces]
) -> Iterator[list[Journey]]:
    """Variants of the journeys in which players who have to meet are sent to a place and time.

    `waits`: seats that step aside for nobody before, and where they wait.
    """
    if not meetings:
        yield journeys
        return
    meeting, *others = meetings
    one, other = journeys[meeting.one], journeys[meeting.other]
    first, second = find_possible_places(one, turns), find_possible_places(other, turns)
    if first is None or second is None:
        return
    for mine, theirs in _list_meeting_times(one, other, len(journeys), meeting.before, turns):
        spots = [
            (here, there)
            for here in places_in(first[mine])
            for there in places_in(TRADING_REACH[here] & second[theirs])
        ]
        spots.sort(
            key=lambda spot: (
                _count_steps_to_next_card(one, mine, spot[0])
                + _count_steps_to_next_card(other, theirs, spot[1])
            )
        )
        for here, there in spots if mine == theirs == 0 else spots[:MEETING_SPOTS_PER_TIME]:
            sent = list(journeys)
            sent[meeting.one] = _require_places(one, mine, 1 << here)
            sent[meeting.other] = _require_places(other, theirs, 1 << there)
            for seat, places in waits.items():
                for turn, place in places:
                    if turn <= max(mine, theirs):
                        sent[seat] = _require_places(sent[seat], turn, place)
            yield from _add_meetings(sent, others, turns, waits)


def _list_meeting_times(
    one: Journey, other: Journey, seats: int, before: int, turns: int
) -> Iterator[tuple[int, int]]:
    """How many turns each of the two has had at every moment when one of them has just acted."""
    yield 0, 0
    for number in range(min(before, turns * seats)):
        if number % seats in (one.rank, other.rank):
            yield (
                number // seats + (number % seats >= one.rank),
                number // seats + (number % seats >= other.rank),
            )


def _count_steps_to_next_card(journey: Journey, turn: int, place: int) -> int:
    """The distance from a place to the journey's next card."""
    return next((STEPS[place * PLACES + goal] for due, goal in journey.goals if due >= turn), 0)


def _require_places(journey: Journey, turn: int, places: int) -> Journey:
    found = dict(journey.required_places)
    found[turn] = found.get(turn, -1) & places
    return replace(journey, required_places=tuple(found.items()))


def make_plan(race: RemainingRace, hands: Sequence[int], first: int, paths: list[Path]) -> Plan:
    return Plan(
        first, tuple(hands), list_trades_between(race.hands, hands), tuple(tuple(path) for path in paths)
    )
