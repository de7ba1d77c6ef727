"""The summary of a report: what stands out and is not by chance, the most important first.

First who is favoured, then what changes of rules do, then what things are worth, what restricted play costs,
and at last how much is open at half-time and how much is luck. Of each table only the largest differences.
"""

from collections.abc import Iterable, Iterator, Sequence

from thirdplace.lab.results.report_structs import Comparison, LabReport, SettingReport, Table, TableRow
from thirdplace.lab_report.changed_options import group_by_dial, is_restriction, pick_fairness_tables
from thirdplace.lab_report.report_document import Finding
from thirdplace.lab_report.report_words import (
    NOT_BY_CHANCE,
    format_interval,
    format_points,
    format_value,
    half_width,
    is_by_chance,
    name_change,
    name_setting,
    say_label,
)
from thirdplace.lab_report.value_findings import (
    PER_TABLE,
    make_points,
    pick_certain,
    tell_drama,
    tell_team,
    tell_values,
    write_points,
)
from thirdplace.text import Text

__all__ = ["list_findings", "list_remarks"]

VALUE = "value/"
SHOWN_DIGITS = 3
"""Of a share, where points have one digit after the point."""


def list_findings(report: LabReport, say: Text, *, has_dials: bool) -> list[Finding]:
    base = report.settings[0]
    by_key = {setting.key: setting for setting in report.settings}
    return [
        *tell_team(base, say),
        *_tell_wins(base, say, _find_step(report, say) if has_dials else ""),
        *_tell_search(report, say),
        *_tell_dials(report, by_key, say),
        *_tell_value_changes(report, by_key, say),
        *(found for table in base.tables for found in tell_values(table, say)),
        *_tell_restrictions(report, by_key, say),
        *(found for setting in report.settings for found in tell_drama(setting, say)),
    ]


def list_remarks(report: LabReport, say: Text) -> list[str]:
    """What was looked for and not found, with how small a difference would have been seen."""
    base = report.settings[0]
    by_key = {setting.key: setting for setting in report.settings}
    remarks = []
    for table in base.tables:
        is_fairness = table.key.startswith("wins/") and table.expected is not None
        if is_fairness and table.rows and all(is_by_chance(row.estimate) for row in table.rows):
            title, points = say_label(table.title, say), _write_widest(table.rows, say)
            remarks.append(say("lab-report-not-found", table=title, points=points))
    if report.search is not None and not any(found.is_met for found in report.search.findings):
        goal = write_points(report.search.goal, say)
        remarks.append(say("lab-report-search-not-met", goal=goal, count=report.search.tried))
    groups = group_by_dial(report).values()
    questions = _count_questions(groups, by_key)
    for group in groups:
        for one in group:
            rows = _list_fair_rows(one, by_key)
            if rows and all(_is_by_chance_among(row, questions) for _, row in rows):
                name = name_setting(by_key[one.setting], say)
                points = _write_widest([row for _, row in rows], say)
                remarks.append(say("lab-report-no-change", setting=name, points=points))
    return remarks


def _write_widest(rows: Sequence[TableRow], say: Text) -> str:
    return write_points(max(half_width(row.estimate) for row in rows), say)


def _find_step(report: LabReport, say: Text) -> str:
    """What to do where somebody is favoured: what a search has found, or to search."""
    if report.search is None or not report.search.findings:
        return say("lab-report-next-wins")
    best = report.search.findings[0]
    change = name_change(report.game, best.options, say)
    return say("lab-report-next-nearest", change=change, points=write_points(best.spread.value, say))


def _tell_wins(base: SettingReport, say: Text, step: str) -> Iterator[Finding]:
    """`step`: what to do about it; it stands with the first."""
    for table in base.tables:
        if not table.key.startswith("wins/") or table.expected is None:
            continue
        for row in pick_certain(table.rows, table.expected, PER_TABLE):
            away = row.estimate.value - table.expected
            sentence = say(
                "lab-report-wins-more" if away > 0 else "lab-report-wins-less",
                points=write_points(away, say),
                expected=format_value(table.expected, "share", say),
                value=format_value(row.estimate.value, "share", say),
                interval=format_interval(row.estimate, "share", say),
            )
            subject = f"{say_label(table.title, say)}: {say_label(row.label, say)}."
            yield make_points(away, subject, sentence, "balance", say, step)
            step = ""


def _list_fair_rows(comparison: Comparison, by_key: dict[str, SettingReport]) -> list[tuple[Table, TableRow]]:
    tables = pick_fairness_tables(comparison.tables, by_key[comparison.base])
    return [(table, row) for table in tables for row in table.rows]


def _tell_search(report: LabReport, say: Text) -> Iterator[Finding]:
    search = report.search
    if search is None:
        return
    for found in [found for found in search.findings if found.is_met][:1]:
        change = name_change(report.game, found.options, say)
        sentence = say(
            "lab-report-search-met",
            goal=write_points(search.goal, say),
            before=write_points(search.before.value, say),
        )
        number = say("lab-report-plain", value=format_points(found.spread.value))
        step = say("lab-report-next-search")
        yield Finding(number, say("lab-report-points"), f"{change}.", sentence, step, "search")


def _tell_dials(report: LabReport, by_key: dict[str, SettingReport], say: Text) -> Iterator[Finding]:
    """Of each dial, the largest difference that any of its values makes to who wins."""
    groups = group_by_dial(report).values()
    questions = _count_questions(groups, by_key)
    largest = []
    for group in groups:
        certain = [
            (one, table, row)
            for one in group
            for table, row in _list_fair_rows(one, by_key)
            if not _is_by_chance_among(row, questions)
        ]
        if certain:
            largest.append(max(certain, key=lambda found: abs(found[2].estimate.value)))
    for one, table, row in sorted(largest, key=lambda found: -abs(found[2].estimate.value)):
        name = name_setting(by_key[one.setting], say)
        yield _tell_change(name, table, row, by_key[one.base], say)


def _tell_value_changes(report: LabReport, by_key: dict[str, SettingReport], say: Text) -> Iterator[Finding]:
    """Of each dial, what becomes worth most more, or less."""
    groups = group_by_dial(report).values()
    questions = sum(table.key.startswith(VALUE) for group in groups for one in group for table in one.tables)
    for group in groups:
        certain = [
            (one, row)
            for one in group
            for table in one.tables
            for row in table.rows
            if table.key.startswith(VALUE) and not _is_by_chance_among(row, questions)
        ]
        if certain:
            one, row = max(certain, key=lambda found: abs(found[1].estimate.value))
            sentence = say(
                "lab-report-value-changed",
                label=say_label(row.label, say),
                points=write_points(row.estimate.value, say),
                more="yes" if row.estimate.value > 0 else "no",
                interval=format_interval(row.estimate, "share", say),
            )
            subject = f"{name_setting(by_key[one.setting], say)}."
            yield make_points(row.estimate.value, subject, sentence, "what-if", say)


def _count_questions(groups: Iterable[list[Comparison]], by_key: dict[str, SettingReport]) -> int:
    """How many tables are asked for an effect: of many, some show one by chance."""
    return sum(len(pick_fairness_tables(one.tables, by_key[one.base])) for group in groups for one in group)


def _is_by_chance_among(row: TableRow, questions: int) -> bool:
    return row.estimate.p is None or row.estimate.p * questions >= NOT_BY_CHANCE


def _tell_change(name: str, table: Table, row: TableRow, base: SettingReport, say: Text) -> Finding:
    subject, interval = f"{name}.", format_interval(row.estimate, "share", say)
    if table.key == "wins/team":
        sentence = say(
            "lab-report-team-changed",
            points=write_points(row.estimate.value, say),
            more="yes" if row.estimate.value > 0 else "no",
            interval=interval,
        )
        return make_points(row.estimate.value, subject, sentence, "what-if", say)
    usual = next(one for one in base.tables if one.key == table.key)
    before = {one.key: one.estimate.value for one in usual.rows}
    after = {one.key: before[one.key] + one.estimate.value for one in table.rows if one.key in before}
    farthest = [
        round(max(abs(share - (usual.expected or 0.0)) for share in shares.values()), SHOWN_DIGITS)
        for shares in (after, before)
    ]
    sentence = say(
        "lab-report-changed",
        label=f"{say_label(table.title, say)}: {say_label(row.label, say)}",
        value=format_value(after[row.key], "share", say),
        before=format_value(before[row.key], "share", say),
        interval=interval,
        farthest=write_points(farthest[0], say),
        usual=write_points(farthest[1], say),
        fair="more" if farthest[0] < farthest[1] else "less" if farthest[0] > farthest[1] else "same",
    )
    return make_points(row.estimate.value, subject, sentence, "what-if", say)


def _tell_restrictions(report: LabReport, by_key: dict[str, SettingReport], say: Text) -> Iterator[Finding]:
    """Whoever is restricted is the first player; what costs most comes first."""
    found = []
    for comparison in report.comparisons:
        if is_restriction(comparison):
            own = [row for table in comparison.tables if table.key == "wins/player" for row in table.rows[:1]]
            found += [(comparison, row) for row in pick_certain(own, 0.0, 1)]
    for comparison, row in sorted(found, key=lambda one: -abs(one[1].estimate.value)):
        sentence = say(
            "lab-report-restricted",
            points=write_points(row.estimate.value, say),
            more="yes" if row.estimate.value > 0 else "no",
            interval=format_interval(row.estimate, "share", say),
        )
        subject = f"{name_setting(by_key[comparison.setting], say)}."
        yield make_points(row.estimate.value, subject, sentence, "restricted", say)
