"""The results of a game, to be kept: a table for a spreadsheet, and a sheet to print.

A game brings `results.py`:

    result_table(options, state, names, say) -> ResultTable
    make_sheet(options, state, names, say, date) -> Printed

from nothing but what everybody may know; of a game that still goes on, the rounds that are finished.
"""

import csv
import io
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.parts.paper import Printed
from thirdplace.core.parts.terminal import Say

__all__ = ["Cell", "ResultTable", "Results", "results_for", "to_csv"]

Cell = str | int | None

BYTE_ORDER_MARK = "\ufeff"
"""Without it, Excel takes UTF-8 for something else."""
SEPARATORS = {"en": ","}
"""Excel goes by the computer's language: where the comma is for decimals, a semicolon parts the columns."""
FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")


class ResultTable(msgspec.Struct, frozen=True):
    head: list[str]
    rows: list[list[Cell]]


class Results(Protocol):
    """results.py of a game."""

    def result_table(self, options: Any, state: Any, names: Sequence[str], say: Say) -> ResultTable: ...

    def make_sheet(self, options: Any, state: Any, names: Sequence[str], say: Say, date: str) -> Printed:
        """`date`: as it is written in the reader's country; empty: left to be filled in."""


def results_for(game: Game) -> Results:
    """Raises Refused if the game has none."""
    if not game.brings("results"):
        raise Refused("unknown-sheet", f"{game.id}: results")
    results: Results = game.part("results")
    return results


def to_csv(table: ResultTable, lang: str) -> bytes:
    """The table as CSV in the form that spreadsheets expect in countries of this language."""
    written = io.StringIO(BYTE_ORDER_MARK)
    written.seek(0, io.SEEK_END)
    writer = csv.writer(written, delimiter=SEPARATORS.get(lang, ";"))
    writer.writerow(table.head)
    writer.writerows([_escape_formula(cell) for cell in row] for row in table.rows)
    return written.getvalue().encode()


def _escape_formula(cell: Cell) -> Cell:
    """Text that a spreadsheet would take for a formula gets an apostrophe in front.

    Excel shows it until the cell is edited. OWASP (ASVS 1.2.10) asks for it nevertheless: a tab in front
    would be a risky first character itself, and no other is known to be safe in all spreadsheets.
    """
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA_STARTS) else cell
