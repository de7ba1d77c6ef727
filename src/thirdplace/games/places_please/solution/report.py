"""`thirdplace solve places-please`: solve it, keep it, tell what was found."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from fluent.runtime.types import fluent_number

from thirdplace.games.places_please.opening import Options
from thirdplace.games.places_please.solution.best_number_plan import expected_number, make_plan
from thirdplace.games.places_please.solution.match_solver import (
    DEFAULT_STEPS,
    Run,
    list_rounds_to_solve,
    measure_exploitability,
    measure_win_chance_against,
    solve_match,
)
from thirdplace.games.places_please.solution.policy import Policy
from thirdplace.games.places_please.solution.shape import shape_of

__all__ = ["STEPS", "count_parts", "describe_policy", "solve_game", "write_policy"]

STEPS = DEFAULT_STEPS
SUFFIX = ".npz"

Say = Callable[..., str]


def count_parts(options: Options) -> int:
    """How many times progress is reported.

    Raises:
        Refused: `bad-options`, if the game with these options cannot be solved.
    """
    return len(list_rounds_to_solve(shape_of(options).rounds))


def solve_game(options: Options, steps: int, progress: Callable[[], None], run: Run = map) -> Policy:
    """`run`: like `map`, for parts that can be computed at the same time, in threads or on other machines."""
    return solve_match(steps, progress, shape_of(options), run)


def write_policy(policy: Policy, path: Path) -> None:
    policy.write(path)


def describe_policy(policy: Policy, say: Say) -> Iterator[str]:
    """The values as a table, and how good the policy is."""

    def percent(chance: float) -> str:
        return say("solved-percent", percent=_format_number(100 * chance))

    rounds = policy.shape.rounds
    to_solve = list_rounds_to_solve(rounds)
    leads = range(max(lead for _, lead in to_solve) + 1)
    width = max(len(say("solved-left", left=left)) for left in range(1, rounds + 1)) + 2
    yield say("solved-title", rounds=rounds)
    yield ""
    yield say("solved-chances")
    yield " " * width + "".join(say("solved-lead", lead=lead).rjust(10) for lead in leads)
    for left in range(rounds, 0, -1):
        known = [percent(policy.win_chance(left, lead)) for lead in leads if (left, lead) in to_solve]
        yield say("solved-left", left=left).ljust(width) + "".join(cell.rjust(10) for cell in known)
    yield ""
    if policy.shape.wants_highest:
        plain = make_plan(policy.shape)
        yield say("solved-expected", number=_format_number(expected_number(policy.shape)))
        yield say("solved-against", chance=percent(measure_win_chance_against(policy, plain)))
    points = _format_number(100 * measure_exploitability(policy), digits=3)
    yield say("solved-exploitability", points=points)


def _format_number(value: float, digits: int = 1) -> Any:
    """The number as the reader's language writes it."""
    return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
