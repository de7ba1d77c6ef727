"""What a calibration found, as tables for the terminal or as Markdown."""

import json
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from fluent.runtime.types import fluent_number
from rich.markup import escape
from rich.table import Table as RichTable

from thirdplace.lab.calibration.calibration_plan import CalibrationPlan
from thirdplace.lab.calibration.calibration_run import CalibrationReport, Section
from thirdplace.lab.calibration.reliability import ENOUGH_CASES, CostSummary, Group, largest_gap
from thirdplace.terminal.screen import Screen
from thirdplace.text import Text

__all__ = ["format_command", "print_markdown", "show_results"]


@dataclass(frozen=True, slots=True)
class ResultTable:
    title: str
    head: list[str]
    rows: list[list[str]]
    note: str


def format_command(plan: CalibrationPlan) -> str:
    """The command that plays the same games again."""
    words = ["thirdplace", "calibrate", plan.game, "--seats", ",".join(map(str, plan.seats))]
    words += ["--level", plan.level]
    if plan.reviewed:
        words += ["--reviews", str(plan.reviewed), "--reviewed", plan.reviewed_level]
        words += ["--playouts", str(plan.playouts)]
    else:
        words += ["--games", str(plan.games), "--asked", str(plan.asked)]
    if plan.missed:
        words += ["--missed", str(plan.missed)]
    words += ["--seed", plan.seed]
    for key, value in plan.options.items():
        words += ["--option", f"{key}={value if isinstance(value, str) else json.dumps(value)}"]
    return shlex.join(words)


def show_results(screen: Screen, report: CalibrationReport, say: Text) -> None:
    screen.show(_format_heading(report, say))
    for table in _build_tables(report, say):
        drawn = RichTable(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for number, name in enumerate(table.head):
            drawn.add_column(escape(name), justify="right" if number else "left")
        for row in table.rows:
            drawn.add_row(*row)
        screen.show_blank_line()
        screen.show(table.title, drawn, table.note)


def print_markdown(report: CalibrationReport, say: Text) -> None:
    print(f"```\n{report.command}\n```\n\n{_format_heading(report, say)}")
    for table in _build_tables(report, say):
        lines = [
            _format_markdown_row(table.head),
            "|---" + "|---:" * (len(table.head) - 1) + "|",
            *map(_format_markdown_row, table.rows),
        ]
        print("", table.title, "", *lines, "", table.note, sep="\n")


def _format_markdown_row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _format_heading(report: CalibrationReport, say: Text) -> str:
    return say(
        "calibrate-head",
        game=say("title"),
        games=report.games,
        level=report.plan.reviewed_level if report.plan.reviewed else report.plan.level,
    )


def _build_tables(report: CalibrationReport, say: Text) -> Iterator[ResultTable]:
    if report.sections:
        yield _build_summary(report, say)
    several = len(report.plan.seats) > 1
    for section in report.sections:
        if section.seats is None or not several:
            yield _build_tenths(section, say)
    if report.costs is not None:
        yield _build_costs(report.costs, say)


def _build_summary(report: CalibrationReport, say: Text) -> ResultTable:
    """Averages and Brier scores, by seats and part of the game."""
    head = [say(f"calibrate-{name}") for name in ("group", "cases", "said", "won", "brier", "even", "gap")]
    rows = []
    for section in report.sections:
        rows.append(_summary_row(_name_section(section, say), section.all, say))
        for part, group in enumerate(section.quarters):
            if group is not None and (section.seats is None or len(report.plan.seats) == 1):
                rows.append(_summary_row(say("calibrate-quarter", number=part + 1), group, say))
    return ResultTable(
        say("calibrate-summary"), head, rows, say("calibrate-summary-note", cases=ENOUGH_CASES)
    )


def _summary_row(name: str, group: Group, say: Text) -> list[str]:
    farthest = largest_gap(group)
    return [
        name,
        str(group.cases),
        _format_percent(group.said, say),
        _format_interval(group.won, group.won_low, group.won_high, say),
        say("calibrate-number", number=_format_number(group.brier, 4)),
        say("calibrate-number", number=_format_number(group.reference, 4)),
        "–" if farthest is None else say("calibrate-points", number=_format_number(100 * farthest.gap, 1)),
    ]


def _name_section(section: Section, say: Text) -> str:
    seats = section.seats
    if seats is None:
        return say(f"calibrate-{section.kind}-all")
    return say(f"calibrate-{section.kind}", seats=seats)


def _build_tenths(section: Section, say: Text) -> ResultTable:
    head = [say(f"calibrate-{name}") for name in ("tenth", "cases", "said", "won")]
    rows = [
        [
            say("calibrate-range", low=round(100 * tenth.low), high=round(100 * tenth.low) + 10),
            str(tenth.cases),
            _format_percent(tenth.said, say),
            _format_interval(tenth.won, tenth.won_low, tenth.won_high, say),
        ]
        for tenth in section.all.tenths
    ]
    return ResultTable(_name_section(section, say), head, rows, say("calibrate-tenths-note"))


def _build_costs(costs: CostSummary, say: Text) -> ResultTable:
    head = [say(f"calibrate-{name}") for name in ("moves", "claimed", "found")]
    half = 1.96 * costs.error
    row = [
        str(costs.moves),
        say("calibrate-points", number=_format_number(100 * costs.claimed, 1)),
        say(
            "calibrate-points-interval",
            value=_format_number(100 * costs.found, 1),
            low=_format_number(100 * (costs.found - half), 1),
            high=_format_number(100 * (costs.found + half), 1),
        ),
    ]
    return ResultTable(say("calibrate-costs"), head, [row], say("calibrate-costs-note"))


def _format_percent(share: float, say: Text) -> str:
    return say("calibrate-percent", value=_format_number(100 * share, 1))


def _format_interval(share: float, low: float, high: float, say: Text) -> str:
    numbers = {"value": share, "low": low, "high": high}
    return say("ladder-percent", **{name: _format_number(100 * one, 1) for name, one in numbers.items()})


def _format_number(value: float, digits: int) -> Any:
    """A number that Fluent formats for the reader's language."""
    value = round(value, digits) + 0.0  # no minus before a zero
    return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits, useGrouping=False)
