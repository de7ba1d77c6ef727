"""`thirdplace lab`: what was typed becomes a request."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from thirdplace.core.game import Game
from thirdplace.core.options.option_schema import option_schema
from thirdplace.lab.lab_request import Vary
from thirdplace.lab_report.write_report import ENDINGS, PlotsMissing, check_plots
from thirdplace.terminal.match_setup import parse_options
from thirdplace.terminal.user_error import UserError
from thirdplace.text import Text

__all__ = ["parse_precision", "parse_report_file", "parse_varied_dials"]

RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?")
MOST_VALUES = 50
LEAST_PRECISION, MOST_PRECISION = 0.01, 20.0
"""Percentage points."""


def parse_varied_dials(game: Game, given: Sequence[str], say: Text) -> tuple[Vary, ...]:
    """Dials with their values: `name=12..18`, `name=0..20..5` or `name=0,10,20`."""
    return tuple(_parse_varied_dial(game, setting, say) for setting in given)


def _parse_varied_dial(game: Game, setting: str, say: Text) -> Vary:
    key, equals, written = setting.partition("=")
    known = [info.key for info in option_schema(game) if info.kind != "seat"]
    if not known:
        raise UserError("lab-wrong-no-dials")
    if key not in known:
        raise UserError("lab-wrong-dial", key=key, known=", ".join(known))
    if not equals or not written:
        raise UserError("lab-wrong-vary", setting=setting)
    return Vary(key, tuple(_parse_value(game, key, word, say) for word in _split_values(setting, written)))


def _split_values(setting: str, written: str) -> list[str]:
    if found := RANGE.fullmatch(written):
        first, last, step = int(found[1]), int(found[2]), int(found[3] or 1)
        values = [str(value) for value in range(first, last + 1, step)] if step else []
    elif written.startswith(("[", "{", "@")):  # one value as JSON, or one file
        values = [written]
    else:
        values = written.split(",")
    if not 0 < len(values) <= MOST_VALUES:
        raise UserError("lab-wrong-vary", setting=setting)
    return values


def _parse_value(game: Game, key: str, word: str, say: Text) -> Any:
    return parse_options(game, [f"{key}={word}"], say)[key]


def parse_precision(text: str, argument: str) -> float:
    """Percentage points, with a point or a comma; as a share."""
    try:
        points = float(text.replace(",", "."))
    except ValueError:
        points = 0.0
    if not LEAST_PRECISION <= points <= MOST_PRECISION:
        raise UserError("lab-wrong-precision", argument=argument)
    return points / 100


def parse_report_file(text: str) -> Path:
    """A file for the report: its ending says whether it is a page or a PDF."""
    file = Path(text)
    if file.suffix not in ENDINGS:
        raise UserError("lab-report-ending", file=text)
    try:
        check_plots()
    except PlotsMissing:
        raise UserError("lab-report-missing") from None
    return file
