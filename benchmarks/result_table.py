"""What a benchmark found, one row each, and the table of all of them."""

from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.table import Table

__all__ = ["Row", "show", "to_json"]


class Row(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    section: str
    what: str
    ours: float | None = None
    unit: str = ""
    beside: float | None = None
    """The reference, in the same unit."""
    ratio: float | None = None
    at_least: float | None = None
    """What the ratio should be, or `ours` where nothing stands beside it."""
    at_most: float | None = None
    absolute: bool = False
    """The limits are for `ours`, whatever stands beside it."""
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Is it as fast as it should be? None: nobody asked."""
        judged = self.ours if self.ratio is None or self.absolute else self.ratio
        if judged is None or (self.at_least is None and self.at_most is None):
            return None
        return (self.at_least is None or judged >= self.at_least) and (
            self.at_most is None or judged <= self.at_most
        )


def show(rows: Sequence[Row], console: Console) -> None:
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
            f"  {row.what}",
            _number(row.ours),
            _number(row.beside),
            row.unit,
            "" if row.ratio is None else f"{row.ratio:.3f}",
            _wanted(row),
            row.note,
        )
    console.print(table)


def to_json(rows: Sequence[Row]) -> bytes:
    told = [msgspec.to_builtins(row) | ({} if row.met is None else {"met": row.met}) for row in rows]
    return msgspec.json.format(msgspec.json.encode(told)) + b"\n"


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 10 else f"{value:.2g}"


def _wanted(row: Row) -> str:
    if row.met is None:
        return ""
    limit = f"≥ {row.at_least:,}" if row.at_least is not None else f"≤ {row.at_most:,}"
    return f"[green]{limit} ✓[/green]" if row.met else f"[red]{limit} ✗[/red]"
