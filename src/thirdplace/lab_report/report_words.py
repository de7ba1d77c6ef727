"""The words and numbers of a lab report in the reader's language, in the terminal and in a written report."""

from collections.abc import Mapping
from typing import Any

from fluent.runtime.types import fluent_number

from thirdplace.core.options.changed_rules import describe_value
from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.registry import find_game
from thirdplace.lab.results.decision_table import DECISIONS
from thirdplace.lab.results.report_structs import Estimate, LabelText, SettingReport, Unit
from thirdplace.text import Text

__all__ = [
    "NOT_BY_CHANCE",
    "count_weighed_games",
    "format_estimate",
    "format_interval",
    "format_number",
    "format_points",
    "format_signed",
    "format_value",
    "half_width",
    "is_by_chance",
    "name_change",
    "name_level",
    "name_option_value",
    "name_setting",
    "say_label",
]

NOT_BY_CHANCE = 0.05
LEAST_SHOWN = 0.01
"""Per cent: the narrowest interval of a share that two decimals can tell."""
ROUNDING = 1e-9
"""Less than that is what is left of nothing after arithmetic."""
MINUS = "−"
SWITCHED = {"true": "yes", "false": "no"}


def say_label(label: LabelText, say: Text) -> str:
    return say(label.id, **label.values)


def name_level(level: str, say: Text) -> str:
    return say(f"level-{level}") if f"level-{level}" in say else say(f"lab-level-{level}")


def name_setting(setting: SettingReport, say: Text) -> str:
    """What is special about a setting, in words."""
    kind, _, rest = setting.key.partition("/")
    key, _, value = rest.partition("=")
    words: dict[str, Any] = {}
    if kind == "vary":
        words = {"option": say(f"option-{key}"), "value": name_option_value(key, value, say)}
    elif kind == "seats":
        words = {"seats": setting.seats}
    elif kind == "level":
        words = {"level": name_level(rest, say)}
    elif kind == "restrict":
        words = {"restriction": say(f"lab-restriction-{rest}")}
    return say(f"lab-setting-{kind}", **words)


def name_option_value(key: str, value: str, say: Text) -> str:
    """A value as it is written in the key of a setting."""
    if value in SWITCHED:
        return say(SWITCHED[value])
    return say(f"option-{key}-{value}") if f"option-{key}-{value}" in say else value


def name_change(game: str, options: Mapping[str, Any], say: Text) -> str:
    """All options with their new values."""
    infos = {info.key: info for info in option_schema(find_game(game))}
    return ", ".join(
        f"{say(f'option-{key}')}: {describe_value(infos[key], value, say)}" for key, value in options.items()
    )


def count_weighed_games(setting: SettingReport) -> int:
    """How many games were looked at more closely."""
    found = [table for table in setting.tables if table.key == DECISIONS or table.key.startswith("needed/")]
    return max((row.count for table in found for row in table.rows), default=0)


def is_by_chance(estimate: Estimate) -> bool:
    """Could the distance to the expected value be chance, or is nothing expected?"""
    return estimate.p is None or estimate.p >= NOT_BY_CHANCE


def half_width(estimate: Estimate) -> float:
    """What stands after ±. Where none or all had it, the interval has one side only."""
    return max(estimate.high - estimate.value, estimate.value - estimate.low)


def format_estimate(estimate: Estimate, unit: Unit, say: Text, *, is_difference: bool = False) -> str:
    half = half_width(estimate)
    if unit == "share":
        message = "lab-share-difference" if is_difference else "lab-share"
        # ±0.00 would look as if it were certain
        shown = max(LEAST_SHOWN, 100 * half) if half > ROUNDING else half
        return say(message, value=format_number(100 * estimate.value, 2), half=format_number(shown, 2))
    digits = next((digits for digits in (2, 3) if half >= 0.5 / 10**digits), 4) if half > ROUNDING else 2
    return say("lab-number", value=format_number(estimate.value, digits), half=format_number(half, digits))


def format_value(value: float, unit: Unit, say: Text, digits: int = 1) -> str:
    """A share in per cent, anything else as a number."""
    if unit == "share":
        return say("lab-report-percent", value=format_number(100 * value, digits))
    return say("lab-report-plain", value=format_number(value, digits))


def format_signed(value: float, digits: int, say: Text) -> str:
    """With its sign, the minus as wide as the plus."""
    sign = MINUS if round(value, digits) < 0 else "+" if round(value, digits) > 0 else ""
    return sign + say("lab-report-plain", value=format_number(abs(value), digits))


def format_interval(estimate: Estimate, unit: Unit, say: Text, digits: int = 1) -> str:
    """Both ends, without their unit: “23.5 to 23.7”."""
    times = 100 if unit == "share" else 1
    low, high = (
        say("lab-report-plain", value=format_number(times * end, digits)).replace("-", MINUS)
        for end in (estimate.low, estimate.high)
    )
    return say("lab-report-interval", low=low, high=high)


def format_points(share: float) -> Any:
    """A share as percentage points."""
    return format_number(100 * share, 2)


def format_number(value: float, digits: int) -> Any:
    """A number that Fluent formats for the reader's language."""
    value = round(value, digits) + 0.0  # no minus before a zero
    return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits, useGrouping=False)
