"""Place Race NZ: the team's chance to win from a state.

It is 1 if there is a plan with one turn per player and year, and the team acts at that pace. If cards are
face down, that chance is the share of sampled worlds with a plan. People are not always that quick: how
often such a team turns in everything in time follows from how long its turns have taken (team_pace.py), and
from how often that came true (win_chance_calibration.py).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from thirdplace.core.chance import Chance
from thirdplace.core.state import copy
from thirdplace.games.place_race import rules
from thirdplace.games.place_race.planning.exhaustive_search import find_plan_or_prove_none
from thirdplace.games.place_race.planning.hand_search import BudgetExhausted, SearchBudget
from thirdplace.games.place_race.planning.remaining_race import RemainingRace, describe_remaining_race
from thirdplace.games.place_race.planning.team_pace import ImaginedTurns, find_races_in_time
from thirdplace.games.place_race.planning.team_planner import Plan, find_plan
from thirdplace.games.place_race.planning.win_chance_calibration import calibrate_share
from thirdplace.games.place_race.state import OVER, State

__all__ = ["WinChance", "estimate_win_chance"]

SAMPLED_WORLDS = 8
HURRIED_PLAN_CHANCE = 0.5
"""The chance if a plan needs two turns per player and year: people may be that quick."""
SEARCH_BUDGET = 2500
EARLY_FIRST = (True, False)

Why = Literal["over", "ready", "known", "worlds", "hurry", "none"]


@dataclass(frozen=True, slots=True)
class WinChance:
    chance: float
    why: Why
    """`over`: the game is over; `ready`: a plan for all possible face-down cards; `known`: a plan, no card is
    face down; `worlds`: a plan in some worlds; `hurry`: only with more turns a year; `none`: no plan."""
    planned: float
    """The chance of a team that takes one turn per player and year."""
    in_time: list[bool]
    """By imagined race: whether all cards would be turned in; empty if none was imagined."""

    def count_differences(self, other: "WinChance") -> int:
        """In how many imagined races one of two states is won and the other is not."""
        return sum(a != b for a, b in zip(self.in_time, other.in_time, strict=False))


def estimate_win_chance(s: State, now: int, turns: ImaginedTurns | None = None) -> WinChance:
    """`turns`: when everybody will act (team_pace.py); None: once a year."""
    if s.phase == OVER:
        return WinChance(float(s.won), "over", float(s.won), [])
    race = describe_remaining_race(s, now)
    plan = find_plan(race, EARLY_FIRST) if any(race.hands) else None
    why, planned, hands = _weigh_plan(s, now, race, plan)
    if turns is None or planned == 0.0:
        return WinChance(planned, why, planned, [])
    in_time = find_races_in_time(s, hands, race.pool, turns)
    share = calibrate_share(sum(in_time), len(in_time), s.seats)
    return WinChance(share if why == "hurry" else planned * share, why, planned, in_time)


def _weigh_plan(
    s: State, now: int, race: RemainingRace, plan: Plan | None
) -> tuple[Why, float, Sequence[int]]:
    """The chance of a team that uses all its turns, and who then turns in which cards; `plan` is one for the
    cards that lie open."""
    if any(race.hands):
        if plan is not None:
            return "ready" if race.unknown else "known", 1.0, plan.hands
        plan = _find_plan(replace(race, pool=0))
        if plan is None:
            plan = find_plan(describe_remaining_race(s, now, pace=2), EARLY_FIRST)
            return ("none", 0.0, race.hands) if plan is None else ("hurry", HURRIED_PLAN_CHANCE, plan.hands)
        if not race.unknown:
            return "known", 1.0, plan.hands
    hands = race.hands if plan is None else plan.hands
    worlds = [_sample_world(s, number) for number in range(SAMPLED_WORLDS)]
    won = sum(
        find_plan(describe_remaining_race(world, now, peek=True), EARLY_FIRST) is not None for world in worlds
    )
    return "worlds" if won else "none", won / SAMPLED_WORLDS, hands


def _find_plan(race: RemainingRace) -> Plan | None:
    try:
        return find_plan(race, EARLY_FIRST) or find_plan_or_prove_none(race, SearchBudget(SEARCH_BUDGET))
    except BudgetExhausted:
        return None


def _sample_world(s: State, number: int) -> State:
    """A world that players cannot tell from the real one (PR2); its number decides the hidden cards."""
    world = copy(s)
    rules.resample(world, 0, Chance(f"world {number}"))
    return world
