"""The results of benchmarks: one row each, printed as a table or written as JSON."""

from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.table import Table

__all__ = ["Row", "print_table", "to_json"]


class Row(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    section: str
    label: str
    ours: float | None = None
    unit: str = ""
    reference: float | None = None
    """The value of what we compare with, in the same unit."""
    ratio: float | None = None
    at_least: float | None = None
    """The target for `ratio`, or for `ours` if there is no ratio."""
    at_most: float | None = None
    limits_are_absolute: bool = False
    """Are the targets for `ours`, even if there is a ratio?"""
    note: str = ""

    @property
    def is_met(self) -> bool | None:
        """Is the target met? None if there is no target."""
        judged = self.ours if self.ratio is None or self.limits_are_absolute else self.ratio
        if judged is None or (self.at_least is None and self.at_most is None):
            return None
        return (self.at_least is None or judged >= self.at_least) and (
            self.at_most is None or judged <= self.at_most
        )


def print_table(rows: Sequence[Row], console: Console) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("", no_wrap=True)
    for heading in ("ours", "beside it"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for heading in ("ratio", "wanted"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("")
    section = ""
    for row in rows:
        if row.section != section:
            section = row.section
            table.add_row()
            table.add_row(f"[bold]{section}[/bold]")
        table.add_row(
            f"  {row.label}",
            _format_number(row.ours),
            _format_number(row.reference),
            row.unit,
            "" if row.ratio is None else f"{row.ratio:.3f}",
            _format_target(row),
            row.note,
        )
    console.print(table)


def to_json(rows: Sequence[Row]) -> bytes:
    content = [msgspec.to_builtins(row) | ({} if row.is_met is None else {"met": row.is_met}) for row in rows]
    return msgspec.json.format(msgspec.json.encode(content)) + b"\n"


def _format_number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 10 else f"{value:.2g}"


def _format_target(row: Row) -> str:
    if row.is_met is None:
        return ""
    limit = f"≥ {row.at_least:,}" if row.at_least is not None else f"≤ {row.at_most:,}"
    return f"[green]{limit} ✓[/green]" if row.is_met else f"[red]{limit} ✗[/red]"
