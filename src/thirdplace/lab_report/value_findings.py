"""Findings about what things are worth, how long a game stays open, and how much is luck."""

from collections.abc import Iterator, Sequence
from math import erfc, sqrt

import msgspec

from thirdplace.lab.results.decision_table import DECISIONS
from thirdplace.lab.results.report_structs import Estimate, SettingReport, Table, TableRow
from thirdplace.lab.statistics.holm import adjust_by_holm
from thirdplace.lab_report.report_document import Finding
from thirdplace.lab_report.report_words import (
    format_interval,
    format_number,
    format_signed,
    format_value,
    is_by_chance,
    name_level,
    say_label,
)
from thirdplace.text import Text

__all__ = [
    "PER_TABLE",
    "make_points",
    "pick_certain",
    "rank_net_values",
    "tell_drama",
    "tell_team",
    "tell_values",
    "write_points",
]

PER_TABLE = 2
RARE_COMEBACK = 1 / 3
"""Of an equal share: whoever is last at half-time and wins less often than that has hardly a chance."""
NEARLY_PERCENT = 80
MANY_ALIKE = 3
"""So many others that are nearly as good: it is not about one of them."""
WIDTH_IN_ERRORS = 1.959964
"""Half the width of an interval of 95 %, in standard errors."""


def rank_net_values(table: Table) -> tuple[TableRow, ...]:
    """The rows by their value beyond the price, tested against 0 and corrected by Holm; largest first."""
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


def pick_certain(rows: Sequence[TableRow], expected: float, count: int) -> list[TableRow]:
    """Those that are not by chance, farthest from the expected value first."""
    certain = [row for row in rows if not is_by_chance(row.estimate)]
    return sorted(certain, key=lambda row: -abs(row.estimate.value - expected))[:count]


def _choose_digits(share: float) -> int:
    """One digit after the point, or two for less than a percentage point."""
    return 1 if abs(share) >= 0.0095 else 2


def write_points(share: float, say: Text) -> str:
    """How many percentage points, with their unit and without a sign."""
    written = say("lab-report-plain", value=format_number(100 * abs(share), _choose_digits(share)))
    return say("lab-report-some-points", points=written)  # as text: "1.0 points" is a plural


def make_points(away: float, subject: str, sentence: str, section: str, say: Text, step: str = "") -> Finding:
    number = format_signed(100 * away, _choose_digits(away), say)
    return Finding(number, say("lab-report-points"), subject, sentence, step, section)


def tell_values(table: Table, say: Text) -> Iterator[Finding]:
    """Of values beyond the price, or of what chance deals: the best and the worst; or what is needed most."""
    if table.key.startswith("needed/"):
        yield from _tell_needed(table, say)
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
    found = (*best, *worst) if has_net else sorted((*best, *worst), key=lambda row: -abs(row.estimate.value))
    for row in found:
        alike = _count_alike(row, certain)
        is_good = row.estimate.value > 0
        kind = ("bargain" if is_good else "dear") if has_net else ("helps" if is_good else "hurts")
        price = row.extra.get("price")
        sentence = say(
            f"lab-report-{kind}",
            points=write_points(row.estimate.value, say),
            interval=format_interval(row.estimate, "share", say),
            price="" if price is None else format_number(price.value, 1),
        )
        is_first = row in ((*best[:1], *worst[:1]) if has_net else worst[:1])
        step = ""
        if is_first and has_net and alike >= MANY_ALIKE:
            sentence += " " + say("lab-report-alike", count=alike, share=NEARLY_PERCENT)
            step = say(f"lab-report-next-many-{kind}")
        elif is_first:
            step = say(f"lab-report-next-{kind}")
        yield make_points(row.estimate.value, say_label(row.label, say), sentence, "value", say, step)


def _count_alike(one: TableRow, rows: Sequence[TableRow]) -> int:
    """How many others are nearly as far from 0, on the same side."""
    least = NEARLY_PERCENT / 100
    return sum(row is not one and row.estimate.value / one.estimate.value >= least for row in rows)


def _tell_needed(table: Table, say: Text) -> Iterator[Finding]:
    """Rows are ranked: the first is needed most often."""
    step = say("lab-report-next-needed")
    for row in [row for row in table.rows[:PER_TABLE] if not is_by_chance(row.estimate)]:
        number = format_value(row.estimate.value, "share", say)
        interval = format_interval(row.estimate, "share", say)
        sentence = say("lab-report-needed", value=number, interval=interval)
        yield Finding(number, "", say_label(row.label, say), sentence, step, "value")
        step = ""


def tell_team(base: SettingReport, say: Text) -> Iterator[Finding]:
    for table in base.tables:
        if table.key == "wins/team":
            for row in table.rows:
                yield _tell_team_share(row.estimate, row.count, say)


def _tell_team_share(won: Estimate, count: int, say: Text) -> Finding:
    number = format_value(won.value, "share", say)
    if 0 < won.value < 1:
        interval = format_interval(won, "share", say)
        sentence = say("lab-report-team-share", value=number, interval=interval)
    elif won.value:
        least = format_value(won.low, "share", say, digits=2)
        sentence = say("lab-report-team-all", count=count, least=least)
    else:
        most = format_value(won.high, "share", say, digits=2)
        sentence = say("lab-report-team-none", count=count, most=most)
    return Finding(number, "", say("lab-report-team"), sentence, "", "balance")


def tell_drama(setting: SettingReport, say: Text) -> Iterator[Finding]:
    for table in setting.tables:
        if table.key == "wins/rank-at-half" and setting.key == "base" and table.rows:
            yield _tell_half_time(table.rows[-1].estimate, setting.seats, say)
        if table.key == DECISIONS:
            yield from _tell_decisions({row.key: row for row in table.rows}, say)
        if table.key == "luck" and setting.key == "mixed":  # equal players leave nothing to skill
            shares = {row.key: row.estimate for row in table.rows}
            levels = ", ".join(dict.fromkeys(name_level(chair.level, say) for chair in setting.chairs))
            yield _tell_luck(shares["skill"], shares["deal"], levels, say)


def _tell_half_time(last: Estimate, seats: int, say: Text) -> Finding:
    number, interval = format_value(last.value, "share", say), format_interval(last, "share", say)
    sentence = say("lab-report-half-time", value=number, interval=interval)
    is_rare = last.high < RARE_COMEBACK / seats
    step = say("lab-report-next-half-time") if is_rare else ""
    return Finding(number, "", say("lab-report-last"), sentence, step, "drama")


def _tell_decisions(rows: dict[str, TableRow], say: Text) -> Iterator[Finding]:
    """How many decisions matter; and that players without a chance decide for others, if it is certain."""
    if not {"decisions", "worth", "kingmaking"} <= rows.keys() or not rows["decisions"].estimate.value:
        return
    worth = rows["worth"].extra["part"]
    number = format_value(worth.value, "share", say)
    sentence = say(
        "lab-report-decisions-worth",
        value=number,
        interval=format_interval(worth, "share", say),
        count=format_value(rows["worth"].estimate.value, "count", say),
        every=format_value(rows["decisions"].estimate.value, "count", say),
    )
    yield Finding(number, "", say("lab-report-decisions"), sentence, "", "drama")
    kingmaking = rows["kingmaking"].estimate
    if kingmaking.low > 0:
        often = format_value(kingmaking.value, "count", say)
        sentence = say(
            "lab-report-kingmaking-often",
            count=often,
            interval=format_interval(kingmaking, "count", say),
            points=rows["kingmaking"].label.values["points"],
        )
        step = say("lab-report-next-kingmaking")
        yield Finding(often, "", say("lab-report-kingmaking"), sentence, step, "drama")


def _tell_luck(skill: Estimate, deal: Estimate, levels: str, say: Text) -> Finding:
    number, interval = format_value(skill.value, "share", say), format_interval(skill, "share", say)
    sentence = say(
        "lab-report-luck",
        value=number,
        interval=interval,
        deal=format_value(deal.value, "share", say),
        levels=levels,
    )
    return Finding(number, "", say("lab-report-skill"), sentence, "", "drama")
