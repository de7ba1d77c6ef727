"""Place Race NZ: a plan found by looking at everything, so that to find none is a proof that there is none.

Every way of sharing the cards (hand_search.py) is put aside by what two players, or all of them, cannot do
together (joint_routes.py), or leads to a plan.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from thirdplace.games.place_race.planning.hand_search import (
    BudgetExhausted,
    SearchBudget,
    clashes_at_pace,
    find_hands,
)
from thirdplace.games.place_race.planning.joint_routes import Meeting, find_together
from thirdplace.games.place_race.planning.remaining_race import (
    RemainingRace,
    find_cards_out_of_reach,
    journeys_of,
    list_first_players,
)
from thirdplace.games.place_race.planning.routes import Journey
from thirdplace.games.place_race.planning.team_planner import Plan, as_plan, try_routes

__all__ = ["settle"]

PER_SHARING = 60_000
"""How much of the work one way of sharing may take."""
TRYING = 300
"""What looking for routes costs, in the same measure."""
SOON = 16
"""Whoever gets in each other's way mostly does so in the first turns: that is asked first,"""
A_LOOK = 5000
"""with so much work."""

Group = tuple[tuple[Journey, ...], tuple[Meeting, ...]]
"""Some players' errands, and which of them have to meet."""
Known = dict[Group, bool]
"""Which of them are certainly too much."""


def settle(race: RemainingRace, work: SearchBudget) -> Plan | None:
    """A plan, or None: there is none. Raises Exhausted if that much work does not tell."""
    open_ends = False
    known: Known = {}
    for hands in find_hands(
        race.hands, race.free, find_cards_out_of_reach(race), clashes_at_pace(race.pace), work
    ):
        for first, meetings in list_first_players(race, hands):
            part = SearchBudget(min(PER_SHARING, work.left))
            spent = part.left
            try:
                plan = _search_hands(race, hands, first, meetings, known, part)
            except BudgetExhausted:
                open_ends, plan = True, None
            work.spend(spent - max(part.left, 0) + 1)
            if plan is not None:
                return plan
    if open_ends:
        raise BudgetExhausted
    return None


def _search_hands(
    race: RemainingRace,
    hands: Sequence[int],
    first: int,
    meetings: Sequence[Meeting],
    known: Known,
    work: SearchBudget,
) -> Plan | None:
    """By looking at everything; first at every two alone, which is quick and mostly tells."""
    errands = journeys_of(race, hands, first)
    if errands is None:
        return None
    journeys, turns = errands
    pairs = _list_pairs(journeys, meetings)
    groups = [*pairs, (tuple(journeys), tuple(meetings))]
    if any(_is_impossible_together(*group, min(SOON, turns), known, work, A_LOOK) for group in groups):
        return None
    work.spend(TRYING)
    plan = try_routes(race, hands, first, meetings, (False, True))
    if plan is not None:
        return plan
    if len(pairs) > 1 and any(
        _is_impossible_together(*pair, turns, known, work, work.left) for pair in pairs
    ):
        return None
    paths = find_together(journeys, meetings, turns, work)
    return None if paths is None else as_plan(race, hands, first, paths)


def _is_impossible_together(
    journeys: tuple[Journey, ...],
    meetings: tuple[Meeting, ...],
    turns: int,
    known: Known,
    work: SearchBudget,
    most: int,
) -> bool:
    """Is it certain that these cannot even be done up to that turn, if nobody else is there?"""
    near = tuple(
        replace(journey, goals=tuple((turn, place) for turn, place in journey.goals if turn < turns))
        for journey in journeys
    )
    soon = tuple(meeting for meeting in meetings if meeting.before <= turns * len(journeys))
    if (near, soon) not in known:
        part = SearchBudget(min(most, work.left))
        work.spend(part.left)
        try:
            known[near, soon] = find_together(near, soon, turns, part) is None
        except BudgetExhausted:
            known[near, soon] = False
        work.left += max(part.left, 0)
    return known[near, soon]


def _list_pairs(journeys: Sequence[Journey], meetings: Sequence[Meeting]) -> list[Group]:
    """Every two players as if they were alone, those who have to meet first."""
    found: list[Group] = []
    seats = len(journeys)
    for one, other in combinations(range(seats), 2):
        pair = sorted((one, other), key=lambda seat: journeys[seat].rank)
        ranks = [journeys[seat].rank for seat in pair]
        alone = [replace(journeys[seat], rank=rank) for rank, seat in enumerate(pair)]
        met = [
            Meeting(0, 1, _turn_among_pair(meeting.before, ranks, seats))
            for meeting in meetings
            if {meeting.one, meeting.other} == {one, other}
        ]
        found.append((tuple(alone), tuple(met)))
    return sorted(found, key=lambda pair: not pair[1])


def _turn_among_pair(number: int, ranks: Sequence[int], seats: int) -> int:
    """A turn counted over all players, counted over two of them."""
    return number // seats * 2 + sum(rank < number % seats for rank in ranks)
