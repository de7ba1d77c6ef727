"""Place Race NZ: the cards still to be turned in, and in which turn of its owner each is due.

Turns are counted at a steady pace, usually one per player and year, from any moment of a game on.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, reduce
from itertools import combinations
from math import ceil
from operator import or_

from thirdplace.games.place_race.board import CITIES, PLACE_OF_CARD, STEPS, YEAR_OF_CARD
from thirdplace.games.place_race.planning.bot_trades import cards_in, to_hand
from thirdplace.games.place_race.planning.joint_routes import Meeting
from thirdplace.games.place_race.planning.routes import ALL_PLACES, Journey
from thirdplace.games.place_race.rules import shown_year
from thirdplace.games.place_race.state import (
    CARDS,
    DAY,
    LATE,
    NOBODY,
    NOWHERE,
    PLACES,
    PLANNING,
    State,
)

__all__ = [
    "ALL_CITIES",
    "RemainingRace",
    "describe_remaining_race",
    "find_cards_out_of_reach",
    "first_turn_in_year",
    "list_first_players",
    "make_journeys",
]

UNUSABLE_SHARE_OF_TURN = 0.25
"""If less than this part of a turn is left, it is not counted."""
ALL_CITIES = sum(1 << city for city in CITIES)


@dataclass(frozen=True, slots=True)
class RemainingRace:
    """The rest of a race, as planning sees it. Sets of cards and places are bit masks."""

    year: int
    turn: int  # who acts now; NOBODY before the timer
    left: int  # how many turns are left in this year
    pace: int  # turns per player and year
    starts: tuple[int, ...]  # where each seat may be now: a place, or cities it may still choose
    hands: tuple[int, ...]  # the cards to turn in, as far as they are known
    free: int  # those that may be traded
    unknown: int  # the seats that have cards face down, one bit each,
    pool: int  # and what these may be
    unmoved: int = 0  # seats that nobody counts on to step aside before a trade of others, one bit each


def describe_remaining_race(s: State, now: int, *, peek: bool = False, pace: int = 1) -> RemainingRace:
    """The rest of the race as everybody knows it; with `peek`, face-down cards are known, too."""
    seats = range(s.seats)
    face_down = [card for card in range(CARDS) if s.kind[card] == LATE and not s.late_open and not peek]
    known = [card for card in range(CARDS) if not s.done[card] and card not in face_down]
    return RemainingRace(
        year=s.start_year if s.phase == PLANNING else shown_year(s, now),
        turn=s.turn,
        left=s.seats * pace if s.phase == PLANNING else _count_turns_left(s, now, pace),
        pace=pace,
        starts=tuple(_possible_starts(s, seat) for seat in seats),
        hands=tuple(to_hand([card for card in known if s.owner[card] == seat]) for seat in seats),
        free=to_hand([card for card in known if s.kind[card] == DAY and not s.traded[card]]),
        unknown=sum(1 << seat for seat in seats if any(s.owner[card] == seat for card in face_down)),
        pool=to_hand(face_down),
    )


def _count_turns_left(s: State, now: int, pace: int) -> int:
    """How many turns are left in this year at this pace, the current one included."""
    turn = s.year_ms / (s.seats * pace)
    return max(1, ceil((s.year_ms - now % s.year_ms) / turn - UNUSABLE_SHARE_OF_TURN))


def _possible_starts(s: State, seat: int) -> int:
    if s.phase == PLANNING and not s.locked[seat] and (s.place[seat] == NOWHERE or not s.ready[seat]):
        return ALL_CITIES
    return 1 << s.place[seat]


def first_turn_in_year(race: RemainingRace, first: int, seat: int, year: int) -> int:
    """The index of the seat's first turn in a year; -1 if that turn is over."""
    rank = (seat - first) % len(race.hands)
    soon = max(0, -(-(race.left - rank) // len(race.hands)))
    if year == race.year:
        return 0 if soon else -1
    return soon + (year - race.year - 1) * race.pace


@cache
def places_within(goal: int, steps: int) -> int:
    """The places within so many steps of the goal."""
    return sum(1 << place for place in range(PLACES) if STEPS[place * PLACES + goal] <= steps)


def find_cards_out_of_reach(race: RemainingRace) -> list[int]:
    """For each seat, the cards that it cannot reach in time from any of its possible starts."""
    first = race.turn if race.turn != NOBODY else 0  # before the start, all have the same number of turns
    found = []
    for seat, starts in enumerate(race.starts):
        beyond = 0
        for card in cards_in(reduce(or_, race.hands)):
            turns = first_turn_in_year(race, first, seat, YEAR_OF_CARD[card])
            if not starts & places_within(PLACE_OF_CARD[card], turns):
                beyond |= 1 << card
        found.append(beyond)
    return found


def list_first_players(race: RemainingRace, hands: Sequence[int]) -> Iterator[tuple[int, list[Meeting]]]:
    """Each possible first player (PR6), with the meetings that the trades to these hands need."""
    if race.turn != NOBODY:
        yield race.turn, _list_meetings(race, hands, race.turn)
        return
    earliest = (reduce(or_, race.hands) & -reduce(or_, race.hands)).bit_length() - 1
    old = next(seat for seat, hand in enumerate(race.hands) if hand >> earliest & 1)
    new = next(seat for seat, hand in enumerate(hands) if hand >> earliest & 1)
    if old != new:  # the earliest card is traded before the start
        at_once = [
            replace(meeting, before=0) if {meeting.one, meeting.other} == {old, new} else meeting
            for meeting in _list_meetings(race, hands, new)
        ]
        yield new, at_once
    yield old, _list_meetings(race, hands, old)


def _list_meetings(race: RemainingRace, hands: Sequence[int], first: int) -> list[Meeting]:
    seats = len(hands)
    found = []
    for one, other in combinations(range(seats), 2):
        moved = race.hands[one] & hands[other] | race.hands[other] & hands[one]
        if moved:
            due = [
                first_turn_in_year(race, first, seat, YEAR_OF_CARD[card]) * seats + (seat - first) % seats
                for seat in (one, other)
                for card in cards_in(moved & hands[seat])
            ]
            found.append(Meeting(one, other, min(due)))
    return found


def make_journeys(race: RemainingRace, hands: Sequence[int], first: int) -> tuple[list[Journey], int] | None:
    """Everyone's journey, and how many turns they take; None if a card can no longer be turned in."""
    journeys = []
    for seat, hand in enumerate(hands):
        goals = tuple(
            (first_turn_in_year(race, first, seat, YEAR_OF_CARD[card]), PLACE_OF_CARD[card])
            for card in cards_in(hand)
        )
        if any(turn < 0 for turn, _ in goals) or len({turn for turn, _ in goals}) < len(goals):
            return None
        journeys.append(Journey(race.starts[seat], (seat - first) % len(hands), goals))
    turns = max((turn + 1 for journey in journeys for turn, _ in journey.goals), default=1)
    return _stay_near_unknown_cards(race, hands, first, journeys), turns


def _stay_near_unknown_cards(
    race: RemainingRace, hands: Sequence[int], first: int, journeys: list[Journey]
) -> list[Journey]:
    """Requires seats with face-down cards to be in reach of all possible ones when they are shown (PR2)."""
    day = reduce(or_, hands)
    if not race.pool or not race.unknown or not day:
        return journeys
    seats = len(hands)
    last = day.bit_length() - 1
    owner = next(seat for seat, hand in enumerate(hands) if hand >> last & 1)
    flip = first_turn_in_year(race, first, owner, YEAR_OF_CARD[last]) * seats + (owner - first) % seats
    found = []
    for seat, journey in enumerate(journeys):
        taken = max(0, -(-(flip + 1 - journey.rank) // seats))
        central = ALL_PLACES
        for card in cards_in(race.pool):
            central &= places_within(
                PLACE_OF_CARD[card], first_turn_in_year(race, first, seat, YEAR_OF_CARD[card]) - taken
            )
        if race.unknown >> seat & 1:
            journey = replace(journey, required_places=((taken, central),))
        found.append(journey)
    return found
