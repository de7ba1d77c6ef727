"""The summary of a report: what stands out and is not by chance, the most important first.

First who is favoured, then what changes of rules do, then what things are worth, what restricted play costs,
and at last how much is open at half-time and how much is luck. Of each table only the largest differences.
"""

from collections.abc import Iterator, Sequence
from math import erfc, sqrt

import msgspec

from thirdplace.lab.results.report_structs import (
    Comparison,
    Estimate,
    LabReport,
    SettingReport,
    Table,
    TableRow,
)
from thirdplace.lab.statistics.holm import adjust_by_holm
from thirdplace.lab_report.report_document import Finding
from thirdplace.lab_report.report_words import (
    format_interval,
    format_number,
    format_points,
    format_signed,
    format_value,
    is_by_chance,
    name_setting,
    say_label,
)
from thirdplace.text import Text

__all__ = ["list_findings", "list_remarks", "rank_net_values"]

PER_TABLE = 2
WIDTH_IN_ERRORS = 1.959964
"""Half the width of an interval of 95 %, in standard errors."""
RULE_OF_THREE = 3
"""What never occurred in n trials is, 95 times in 100, rarer than 3 in n."""


def list_findings(report: LabReport, say: Text, *, has_dials: bool) -> list[Finding]:
    base = report.settings[0]
    by_key = {setting.key: setting for setting in report.settings}
    return [
        *(found for table in base.tables for found in _tell_wins(table, say, has_dials=has_dials)),
        *_tell_search(report, say),
        *(found for one in report.comparisons for found in _tell_change(one, by_key, say)),
        *(found for table in base.tables for found in _tell_values(table, say)),
        *_tell_team(base, say),
        *(found for setting in report.settings for found in _tell_drama(setting, say)),
    ]


def list_remarks(report: LabReport, say: Text) -> list[str]:
    """What was looked for and not found, with how small a difference would have been seen."""
    base = report.settings[0]
    quiet = [
        table
        for table in base.tables
        if _is_fairness(table) and all(is_by_chance(r.estimate) for r in table.rows)
    ]
    remarks = [
        say(
            "lab-report-not-found",
            table=say_label(table.title, say),
            points=format_number(100 * _widest(table), 1),
        )
        for table in quiet
        if table.rows
    ]
    by_key = {setting.key: setting for setting in report.settings}
    for comparison in report.comparisons:
        rows = [row for table in comparison.tables if table.key.startswith("wins/") for row in table.rows]
        if rows and all(is_by_chance(row.estimate) for row in rows):
            name = name_setting(by_key[comparison.setting], say)
            widest = max((row.estimate.high - row.estimate.low) / 2 for row in rows)
            remarks.append(say("lab-report-no-change", setting=name, points=format_number(100 * widest, 1)))
    return remarks


def rank_net_values(table: Table) -> tuple[TableRow, ...]:
    """The rows by their value beyond the price, which is tested against 0 and corrected by Holm; largest first."""
    rows = [row for row in table.rows if "net" in row.extra]
    nets = [row.extra["net"] for row in rows]
    errors = [(net.high - net.low) / 2 / WIDTH_IN_ERRORS for net in nets]
    raw = [
        erfc(abs(net.value) / error / sqrt(2)) if error else 1.0
        for net, error in zip(nets, errors, strict=True)
    ]
    tested = [
        msgspec.structs.replace(row, estimate=msgspec.structs.replace(net, p=float(p)))
        for row, net, p in zip(rows, nets, adjust_by_holm(raw), strict=True)
    ]
    return tuple(sorted(tested, key=lambda row: -row.estimate.value))


def _is_fairness(table: Table) -> bool:
    return table.key.startswith("wins/") and table.expected is not None


def _widest(table: Table) -> float:
    return max((row.estimate.high - row.estimate.low) / 2 for row in table.rows)


def _pick(rows: Sequence[TableRow], expected: float, count: int) -> list[TableRow]:
    """Those that are not by chance, farthest from the expected value first."""
    certain = [row for row in rows if not is_by_chance(row.estimate)]
    return sorted(certain, key=lambda row: -abs(row.estimate.value - expected))[:count]


def _tell_wins(table: Table, say: Text, *, has_dials: bool) -> Iterator[Finding]:
    if not _is_fairness(table):
        return
    assert table.expected is not None
    for number, row in enumerate(_pick(table.rows, table.expected, PER_TABLE)):
        away = row.estimate.value - table.expected
        sentence = say(
            "lab-report-wins-more" if away > 0 else "lab-report-wins-less",
            expected=format_value(table.expected, "share", say),
            value=format_value(row.estimate.value, "share", say),
            interval=format_interval(row.estimate, "share", say),
            table=say_label(table.title, say),
        )
        step = say("lab-report-next-wins") if has_dials and not number else ""
        yield _make_points(away, say_label(row.label, say), sentence, "balance", say, step)


def _make_points(
    away: float, subject: str, sentence: str, section: str, say: Text, step: str = ""
) -> Finding:
    digits = 1 if abs(away) >= 0.0095 else 2
    return Finding(
        format_signed(100 * away, digits, say), say("lab-report-points"), subject, sentence, step, section
    )


def _tell_search(report: LabReport, say: Text) -> Iterator[Finding]:
    search = report.search
    if search is None:
        return
    met = [found for found in search.findings if found.is_met][:1]
    for found in met:
        change = ", ".join(f"{say(f'option-{key}')}: {value}" for key, value in found.options.items())
        sentence = say(
            "lab-report-search-met",
            goal=format_points(search.goal),
            before=format_points(search.before.value),
        )
        number = say("lab-report-plain", value=format_points(found.spread.value))
        yield Finding(
            number, say("lab-report-points"), change, sentence, say("lab-report-next-search"), "search"
        )


def _tell_change(comparison: Comparison, by_key: dict[str, SettingReport], say: Text) -> Iterator[Finding]:
    """The largest difference in wins that a change of rules, or a restriction, makes."""
    name = name_setting(by_key[comparison.setting], say)
    rows = [row for table in comparison.tables if table.key.startswith("wins/") for row in table.rows]
    is_restriction = comparison.setting.startswith("restrict/")
    if is_restriction:  # whoever is restricted is the first player
        own = [t for t in comparison.tables if t.key == "wins/player"]
        rows = [row for table in own for row in table.rows[:1]]
    for row in _pick(rows, 0.0, 1):
        interval = format_interval(row.estimate, "share", say)
        message = "lab-report-restricted" if is_restriction else "lab-report-changed"
        sentence = say(message, label=say_label(row.label, say), interval=interval)
        section = "restricted" if is_restriction else "what-if"
        yield _make_points(row.estimate.value, name, sentence, section, say)


def _tell_values(table: Table, say: Text) -> Iterator[Finding]:
    """Of values beyond the price, or of what chance deals: the best and the worst."""
    if not table.key.startswith("value/"):
        return
    has_net = any("net" in row.extra for row in table.rows)
    if not has_net and table.expected is None:
        return
    rows = rank_net_values(table) if has_net else table.rows
    certain = sorted(
        (row for row in rows if not is_by_chance(row.estimate)), key=lambda row: -row.estimate.value
    )
    best = [row for row in certain if row.estimate.value > 0][:PER_TABLE]
    worst = [row for row in reversed(certain) if row.estimate.value < 0][:PER_TABLE]
    for row in (*best, *worst):
        is_good = row.estimate.value > 0
        kind = ("bargain" if is_good else "dear") if has_net else ("helps" if is_good else "hurts")
        price = row.extra.get("price")
        sentence = say(
            f"lab-report-{kind}",
            interval=format_interval(row.estimate, "share", say),
            price="" if price is None else format_number(price.value, 1),
        )
        step = say(f"lab-report-next-{kind}") if has_net and row in (*best[:1], *worst[:1]) else ""
        yield _make_points(row.estimate.value, say_label(row.label, say), sentence, "value", say, step)


def _tell_team(base: SettingReport, say: Text) -> Iterator[Finding]:
    for table in base.tables:
        if table.key == "wins/team":
            for row in table.rows:
                yield _tell_team_share(row.estimate, row.count, say)


def _tell_team_share(won: Estimate, count: int, say: Text) -> Finding:
    number = format_value(won.value, "share", say)
    subject = say("lab-report-team")
    if won.low < won.high:
        return Finding(
            number,
            "",
            subject,
            say("lab-report-team-share", interval=format_interval(won, "share", say)),
            "",
            "balance",
        )
    bound = RULE_OF_THREE / max(count, 1)
    if won.value > 0.5:
        least = format_value(1 - bound, "share", say, digits=2)
        return Finding(
            number, "", subject, say("lab-report-team-all", count=count, least=least), "", "balance"
        )
    most = format_value(bound, "share", say, digits=2)
    return Finding(number, "", subject, say("lab-report-team-none", count=count, most=most), "", "balance")


def _tell_drama(setting: SettingReport, say: Text) -> Iterator[Finding]:
    for table in setting.tables:
        if table.key == "wins/rank-at-half" and setting.key == "base" and table.rows:
            last = table.rows[-1].estimate
            sentence = say("lab-report-half-time", interval=format_interval(last, "share", say))
            yield Finding(
                format_value(last.value, "share", say), "", say("lab-report-last"), sentence, "", "drama"
            )
        if table.key == "luck":
            shares = {row.key: row.estimate for row in table.rows}
            if "skill" in shares and "deal" in shares:
                sentence = say(
                    "lab-report-luck",
                    interval=format_interval(shares["skill"], "share", say),
                    deal=format_value(shares["deal"].value, "share", say),
                )
                number = format_value(shares["skill"].value, "share", say)
                yield Finding(number, "", say("lab-report-skill"), sentence, "", "drama")
