"""Place Race NZ: finds a plan by an exhaustive search, or proves that there is none.

All hands that trades can lead to (hand_search.py) are examined: either two players, or all of them, cannot
turn in their cards together (joint_routes.py), or there is a plan.
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
from thirdplace.games.place_race.planning.joint_routes import Meeting, find_joint_routes
from thirdplace.games.place_race.planning.remaining_race import (
    RemainingRace,
    find_cards_out_of_reach,
    list_first_players,
    make_journeys,
)
from thirdplace.games.place_race.planning.routes import Journey
from thirdplace.games.place_race.planning.team_planner import Plan, find_plan_for_hands, make_plan

__all__ = ["find_plan_or_prove_none"]

BUDGET_PER_HANDS = 60_000
"""The part of the budget for one combination of hands."""
ROUTE_TRY_COST = 300
"""The cost of one quick search for routes, in the same unit."""
FIRST_TURNS = 16
"""Players usually block each other in the first turns, so only these are examined first,"""
FIRST_TURNS_BUDGET = 5000
"""with this budget."""

Group = tuple[tuple[Journey, ...], tuple[Meeting, ...]]
"""The journeys of some players, and their meetings."""
KnownConflicts = dict[Group, bool]
"""Which groups are certainly impossible."""


def find_plan_or_prove_none(race: RemainingRace, work: SearchBudget) -> Plan | None:
    """A plan; None proves that there is none. Raises BudgetExhausted if the budget does not suffice."""
    open_ends = False
    known: KnownConflicts = {}
    for hands in find_hands(
        race.hands, race.free, find_cards_out_of_reach(race), clashes_at_pace(race.pace), work
    ):
        for first, meetings in list_first_players(race, hands):
            part = SearchBudget(min(BUDGET_PER_HANDS, work.left))
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
    known: KnownConflicts,
    work: SearchBudget,
) -> Plan | None:
    """Searches routes for these hands; first for every pair of players, which is fast and often decides."""
    errands = make_journeys(race, hands, first)
    if errands is None:
        return None
    journeys, turns = errands
    pairs = _list_pairs(journeys, meetings)
    groups = [*pairs, (tuple(journeys), tuple(meetings))]
    if any(
        _is_impossible_together(*group, min(FIRST_TURNS, turns), known, work, FIRST_TURNS_BUDGET)
        for group in groups
    ):
        return None
    work.spend(ROUTE_TRY_COST)
    plan = find_plan_for_hands(race, hands, first, meetings, (False, True))
    if plan is not None:
        return plan
    if len(pairs) > 1 and any(
        _is_impossible_together(*pair, turns, known, work, work.left) for pair in pairs
    ):
        return None
    paths = find_joint_routes(journeys, meetings, turns, work)
    return None if paths is None else make_plan(race, hands, first, paths)


def _is_impossible_together(
    journeys: tuple[Journey, ...],
    meetings: tuple[Meeting, ...],
    turns: int,
    known: KnownConflicts,
    work: SearchBudget,
    most: int,
) -> bool:
    """Is it certain that these journeys are impossible up to that turn, even without other players?"""
    near = tuple(
        replace(journey, goals=tuple((turn, place) for turn, place in journey.goals if turn < turns))
        for journey in journeys
    )
    soon = tuple(meeting for meeting in meetings if meeting.before <= turns * len(journeys))
    if (near, soon) not in known:
        part = SearchBudget(min(most, work.left))
        work.spend(part.left)
        try:
            known[near, soon] = find_joint_routes(near, soon, turns, part) is None
        except BudgetExhausted:
            known[near, soon] = False
        work.left += max(part.left, 0)
    return known[near, soon]


def _list_pairs(journeys: Sequence[Journey], meetings: Sequence[Meeting]) -> list[Group]:
    """All pairs of players, as if the others were not there; pairs that have to meet come first."""
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
    """Converts a turn number over all players to one over two of them."""
    return number // seats * 2 + sum(rank < number % seats for rank in ranks)
