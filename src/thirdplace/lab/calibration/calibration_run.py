"""A calibration: plays a plan chunk by chunk, and tells what it knows so far."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from thirdplace.core.registry import find_game
from thirdplace.lab.calibration.asked_games import QUARTERS, ask_about_game, play_game
from thirdplace.lab.calibration.calibration_plan import (
    CalibrationPlan,
    Case,
    CaseKind,
    CheckedCost,
    Chunk,
    ChunkResult,
)
from thirdplace.lab.calibration.checked_costs import check_costs_of_game
from thirdplace.lab.calibration.reliability import (
    CostSummary,
    Group,
    summarize_cases,
    summarize_costs,
)
from thirdplace.lab.chunks.chunk_runner import ChunkRunner

__all__ = ["CalibrationReport", "CalibrationRun", "Section", "calibrate_chunk"]

KINDS: tuple[CaseKind, ...] = ("advice", "review")


class Section(msgspec.Struct, frozen=True):
    """The cases of one kind at tables of one size; with several sizes, also of all."""

    kind: CaseKind
    seats: int | None
    """None: all sizes."""
    all: Group
    quarters: list[Group | None]
    """By quarter of the games' moves; None: no cases."""


class CalibrationReport(msgspec.Struct, frozen=True):
    plan: CalibrationPlan
    command: str
    games: int
    sections: list[Section]
    costs: CostSummary | None
    checked: list[CheckedCost]


def calibrate_chunk(chunk: Chunk) -> ChunkResult:
    """Plays some games of a plan; needs nothing but the chunk."""
    plan, seats = chunk.plan, chunk.seats
    cases: list[Case] = []
    costs: list[CheckedCost] = []
    for number in range(chunk.first, chunk.first + chunk.count):
        if plan.reviewed:
            costs += check_costs_of_game(plan, seats, number)
        else:
            cases += ask_about_game(seats, number, play_game(plan, plan.level, seats, number))
    return ChunkResult(chunk.count, cases, costs)


class CalibrationRun:
    """Nothing of the result depends on where chunks are computed."""

    def __init__(self, plan: CalibrationPlan) -> None:
        self.plan = plan
        self.games = 0
        self.cases: list[Case] = []
        self.costs: list[CheckedCost] = []

    def advance(self, runner: ChunkRunner) -> Iterator[int]:
        """Plays on, and yields the number of games so far. Closing the iterator interrupts the run."""
        for result in runner.run(calibrate_chunk, self.plan.chunks()):
            self.games += result.games
            self.cases += result.cases
            self.costs += result.costs
            yield self.games

    def report(self, command: str) -> CalibrationReport:
        """What is known so far; `command` is the one that makes it."""
        sizes: list[int | None] = [*self.plan.seats]
        if len(sizes) > 1:
            sizes.append(None)
        sections = [self._make_section(kind, seats) for seats in sizes for kind in KINDS]
        return CalibrationReport(
            self.plan,
            command,
            self.games,
            [section for section in sections if section is not None],
            summarize_costs(self.costs) if self.costs else None,
            self.costs,
        )

    def _make_section(self, kind: CaseKind, seats: int | None) -> Section | None:
        cases = [case for case in self.cases if case.kind == kind and seats in (None, case.seats)]
        if not cases:
            return None
        return Section(
            kind,
            seats,
            self._summarize(cases, lambda case: True),
            [
                self._summarize(cases, lambda case, part=part: case.quarter == part)  # type: ignore[misc]
                if any(case.quarter == part for case in cases)
                else None
                for part in range(QUARTERS)
            ],
        )

    def _summarize(self, cases: Sequence[Case], belongs: Callable[[Case], bool]) -> Group:
        is_team = find_game(self.plan.game).team
        return summarize_cases([case for case in cases if belongs(case)], is_team=is_team)
