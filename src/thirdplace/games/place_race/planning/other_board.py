"""Place Race NZ on a board with fewer lines, for the lab: the rules and the solver, loaded once more.

The board is fixed when the rules are loaded, so that they are fast everywhere else. Here the same source is
loaded again over other numbers, as compiled.py does to compile it; nothing of the game itself changes.
"""

import builtins
import sys
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from thirdplace.games.place_race import board
from thirdplace.games.place_race.board import BOARD, LINES, PLACE_NUMBER
from thirdplace.games.place_race.planning.deal_solver import Verdict
from thirdplace.games.place_race.state import State

__all__ = ["solve_without_line"]

RUNS_IN_BROWSER: Final = False
"""The lab needs a server."""

PACKAGE = "thirdplace.games.place_race"
LOADED_AGAIN = (
    "rules_trading",
    "rules",
    "planning.bot_trades",
    "planning.routes",
    "planning.hand_search",
    "planning.joint_routes",
    "planning.remaining_race",
    "planning.team_planner",
    "planning.exhaustive_search",
    "planning.deal_solver",
)
"""All that depends on lines, each after what it imports."""
UNREACHABLE = 1000
"""Steps to a place to which there is no way: more than any race has years."""


def solve_without_line(s: State, line: int) -> Verdict:
    """Decides whether a deal can be won without one of the board's lines (by its number)."""
    verdict: Verdict = _load_solver(line).solve_deal(s)
    return verdict


@cache
def _load_solver(removed: int) -> Any:
    twins = {f"{PACKAGE}.board": _make_board(removed)}

    def import_twin(name: str, *context: Any) -> ModuleType:
        return twins[name] if name in twins else builtins.__import__(name, *context)

    for part in LOADED_AGAIN:
        name = f"{PACKAGE}.{part}"
        original = sys.modules[name]
        twin = ModuleType(name)
        scope = vars(twin)
        scope["__builtins__"] = {**vars(builtins), "__import__": import_twin}
        source = Path(str(original.__file__))
        exec(compile(source.read_text(encoding="utf-8"), str(source), "exec"), scope)
        twins[name] = twin
        twins.setdefault(PACKAGE, _make_package(twins))
        setattr(twins[PACKAGE], part.rpartition(".")[2], twin)
    return twins[f"{PACKAGE}.planning.deal_solver"]


def _make_package(twins: dict[str, ModuleType]) -> ModuleType:
    """For `from thirdplace.games.place_race import rules`."""
    package = ModuleType(PACKAGE)
    package.__dict__["board"] = twins[f"{PACKAGE}.board"]
    return package


def _make_board(removed: int) -> ModuleType:
    """The board without a line."""
    lines = [line for number, line in enumerate(LINES) if number != removed]
    near: list[list[int]] = [[] for _ in BOARD]
    for line in lines:
        one, other = PLACE_NUMBER[line.a], PLACE_NUMBER[line.b]
        near[one].append(other)
        near[other].append(one)
    for found in near:
        found.sort()
    twin = ModuleType(board.__name__)
    vars(twin).update(vars(board))
    twin.__dict__["LINES"] = tuple(lines)
    twin.__dict__["NEIGHBOURS"] = tuple(there for found in near for there in found)
    twin.__dict__["NEIGHBOURS_FROM"] = tuple(accumulate((len(found) for found in near), initial=0))
    twin.__dict__["STEPS"] = tuple(
        steps for place in range(len(BOARD)) for steps in _count_steps(place, near)
    )
    return twin


def _count_steps(place: int, near: Sequence[Sequence[int]]) -> list[int]:
    """The number of lines on a shortest way to each place."""
    steps = {place: 0}
    reached = [place]
    for here in reached:
        for there in near[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                reached.append(there)
    return [steps.get(there, UNREACHABLE) for there in range(len(near))]
