"""Place Race NZ: the team's chance to win from a state.

It is 1 if there is a plan with one turn per player and year, and the team acts at that pace. If cards are
face down, the chance is the share of sampled worlds with a plan. A team that has dawdled so far is taken to
go on like that: then it is the share of such races in which every card is turned in.
"""

from dataclasses import dataclass, replace
from typing import Literal

from thirdplace.core.chance import Chance
from thirdplace.core.state import copy
from thirdplace.games.place_race import rules
from thirdplace.games.place_race.planning.exhaustive_search import find_plan_or_prove_none
from thirdplace.games.place_race.planning.hand_search import BudgetExhausted, SearchBudget
from thirdplace.games.place_race.planning.remaining_race import RemainingRace, describe_remaining_race
from thirdplace.games.place_race.planning.team_pace import share_in_time
from thirdplace.games.place_race.planning.team_planner import Plan, find_plan
from thirdplace.games.place_race.state import OVER, State

__all__ = ["WinChance", "estimate_win_chance"]

SAMPLED_WORLDS = 8
HURRIED_PLAN_CHANCE = 0.5
"""The chance if a plan needs two turns per player and year: people may be that quick."""
SEARCH_BUDGET = 2500
EARLY_FIRST = (True, False)


@dataclass(frozen=True, slots=True)
class WinChance:
    chance: float
    why: Literal["over", "ready", "known", "worlds", "slow", "hurry", "none"]
    """`over`: the game is over; `ready`: a plan for all possible face-down cards; `known`: a plan, no card is
    face down; `worlds`: a plan in some worlds; `slow`: a plan, but the team dawdles; `hurry`: only with more
    turns a year; `none`: no plan."""


def estimate_win_chance(s: State, now: int, pace: float = 1.0) -> WinChance:
    """`pace`: the share of its turns that the team uses (team_pace.py)."""
    if s.phase == OVER:
        return WinChance(float(s.won), "over")
    race = describe_remaining_race(s, now)
    plan = find_plan(race, EARLY_FIRST) if any(race.hands) else None
    found = _weigh_plan(s, now, race, plan)
    hands = race.hands if plan is None else plan.hands
    share = share_in_time(s, now, race.year, hands, race.pool, pace)
    return found if share == 1.0 or found.chance == 0.0 else WinChance(found.chance * share, "slow")


def _weigh_plan(s: State, now: int, race: RemainingRace, plan: Plan | None) -> WinChance:
    """The chance of a team that uses all its turns; `plan` is one for the cards that lie open."""
    if any(race.hands):
        if plan is not None:
            return WinChance(1.0, "ready" if race.unknown else "known")
        if not _has_plan(replace(race, pool=0)):
            hurried = find_plan(describe_remaining_race(s, now, pace=2), EARLY_FIRST) is not None
            return WinChance(HURRIED_PLAN_CHANCE, "hurry") if hurried else WinChance(0.0, "none")
        if not race.unknown:
            return WinChance(1.0, "known")
    worlds = [_sample_world(s, number) for number in range(SAMPLED_WORLDS)]
    won = sum(
        find_plan(describe_remaining_race(world, now, peek=True), EARLY_FIRST) is not None for world in worlds
    )
    return WinChance(won / SAMPLED_WORLDS, "worlds") if won else WinChance(0.0, "none")


def _has_plan(race: RemainingRace) -> bool:
    if find_plan(race, EARLY_FIRST):
        return True
    try:
        return find_plan_or_prove_none(race, SearchBudget(SEARCH_BUDGET)) is not None
    except BudgetExhausted:
        return False


def _sample_world(s: State, number: int) -> State:
    """A world that players cannot tell from the real one (PR2); its number decides the hidden cards."""
    world = copy(s)
    rules.resample(world, 0, Chance(f"world {number}"))
    return world
