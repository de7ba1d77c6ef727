"""Place Race NZ: can the team still win from here?

By a plan for one turn per player and year. Where cards lie face down it is asked of several worlds
that may be the real one.
"""

from dataclasses import dataclass, replace
from typing import Literal

from thirdplace.core.chance import Chance
from thirdplace.core.state import copy
from thirdplace.games.place_race import rules
from thirdplace.games.place_race.planning.exhaustive_search import settle
from thirdplace.games.place_race.planning.hand_search import BudgetExhausted, SearchBudget
from thirdplace.games.place_race.planning.remaining_race import RemainingRace, describe_remaining_race
from thirdplace.games.place_race.planning.team_planner import find_plan
from thirdplace.games.place_race.state import OVER, State

__all__ = ["Outlook", "outlook"]

WORLDS = 8
IN_A_HURRY = 0.5
"""What a plan is worth that needs two turns per player and year: people may be that quick."""
A_LITTLE = 2500
HURRIES = (True, False)


@dataclass(frozen=True, slots=True)
class Outlook:
    chance: float
    why: Literal["over", "ready", "known", "worlds", "hurry", "none"]
    """The game is over; a plan is ready for whatever lies face down; nothing lies face down; in some worlds;
    only with more turns a year; not at all."""


def outlook(s: State, now: int) -> Outlook:
    if s.phase == OVER:
        return Outlook(float(s.won), "over")
    race = describe_remaining_race(s, now)
    if any(race.hands):
        if find_plan(race, HURRIES):
            return Outlook(1.0, "ready" if race.unknown else "known")
        if not _has_plan(replace(race, pool=0)):
            hurried = find_plan(describe_remaining_race(s, now, pace=2), HURRIES) is not None
            return Outlook(IN_A_HURRY, "hurry") if hurried else Outlook(0.0, "none")
        if not race.unknown:
            return Outlook(1.0, "known")
    worlds = [_sample_world(s, number) for number in range(WORLDS)]
    won = sum(
        find_plan(describe_remaining_race(world, now, peek=True), HURRIES) is not None for world in worlds
    )
    return Outlook(won / WORLDS, "worlds") if won else Outlook(0.0, "none")


def _has_plan(race: RemainingRace) -> bool:
    if find_plan(race, HURRIES):
        return True
    try:
        return settle(race, SearchBudget(A_LITTLE)) is not None
    except BudgetExhausted:
        return False


def _sample_world(s: State, number: int) -> State:
    """One of those that nobody can tell from the real one (PR2): the same after every move, to compare by."""
    world = copy(s)
    rules.resample(world, 0, Chance(f"world {number}"))
    return world
