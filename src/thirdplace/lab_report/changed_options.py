"""Which comparisons change something, and which tables of them say who is favoured."""

from collections.abc import Iterable
from typing import Any

from thirdplace.core.registry import find_game
from thirdplace.lab.results.report_structs import Comparison, LabReport, SettingReport, Table

__all__ = ["find_usual_value", "group_by_dial", "is_restriction", "pick_fairness_tables"]

SEAT, TURN_ORDER = "wins/seat", "wins/turn-order"


def is_restriction(comparison: Comparison) -> bool:
    return comparison.setting.startswith("restrict/")


def find_usual_value(report: LabReport, dial: str) -> Any:
    """The value that the base has, or that the rules have."""
    usual = getattr(find_game(report.game).opening.Options(), dial, None)
    return report.settings[0].options.get(dial, usual)


def group_by_dial(report: LabReport) -> dict[str, list[Comparison]]:
    """Changes by what is changed. A dial that is set to its usual value changes nothing, and is left out."""
    options = {setting.key: setting.options for setting in report.settings}
    groups: dict[str, list[Comparison]] = {}
    for one in report.comparisons:
        dial = one.setting.partition("/")[2].partition("=")[0]
        if is_restriction(one) or options[one.setting].get(dial) == find_usual_value(report, dial):
            continue
        groups.setdefault(dial, []).append(one)
    return groups


def pick_fairness_tables(tables: Iterable[Table], base: SettingReport) -> list[Table]:
    """Those of wins that should all be equal. A seat means nothing where there is a turn order."""
    fair = {
        table.key for table in base.tables if table.key.startswith("wins/") and table.expected is not None
    }
    if TURN_ORDER in fair:
        fair.discard(SEAT)
    if not fair:  # a team: won or not
        fair = {table.key for table in base.tables if table.key == "wins/team"}
    return [table for table in tables if table.key in fair and table.rows]
