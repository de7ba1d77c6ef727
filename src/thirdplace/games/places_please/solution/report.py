"""`thirdplace solve places-please`: solve it, keep it, tell what was found."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from fluent.runtime.types import fluent_number

from thirdplace.games.places_please.solution.best_number_plan import expected_number, make_plan
from thirdplace.games.places_please.solution.match import (
    DEFAULT_STEPS,
    list_rounds_to_solve,
    measure_exploitability,
    measure_win_chance_against,
    solve,
)
from thirdplace.games.places_please.solution.policy import ROUNDS, Policy

__all__ = ["PARTS", "STEPS", "solved", "told", "write"]

PARTS = len(list_rounds_to_solve())
"""How many times progress is reported."""
STEPS = DEFAULT_STEPS
SUFFIX = ".npz"

Say = Callable[..., str]

solved = solve


def write(policy: Policy, path: Path) -> None:
    policy.write(path)


def told(policy: Policy, say: Say) -> Iterator[str]:
    """The values as a table, and how good the policy is."""

    def percent(chance: float) -> str:
        return say("solved-percent", percent=_format_number(100 * chance))

    leads = range(max(lead for _, lead in list_rounds_to_solve()) + 1)
    width = max(len(say("solved-left", left=left)) for left in range(1, ROUNDS + 1)) + 2
    yield say("solved-title")
    yield ""
    yield say("solved-chances")
    yield " " * width + "".join(say("solved-lead", lead=lead).rjust(10) for lead in leads)
    for left in range(ROUNDS, 0, -1):
        known = [
            percent(policy.chance(left, lead)) for lead in leads if (left, lead) in list_rounds_to_solve()
        ]
        yield say("solved-left", left=left).ljust(width) + "".join(cell.rjust(10) for cell in known)
    yield ""
    yield say("solved-expected", number=_format_number(expected_number()))
    yield say("solved-against", chance=percent(measure_win_chance_against(policy, make_plan())))
    points = _format_number(100 * measure_exploitability(policy), digits=3)
    yield say("solved-exploitability", points=points)


def _format_number(value: float, digits: int = 1) -> Any:
    """The number as the reader's language writes it."""
    return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
