"""Games as a Parquet file, one row for each (`pip install thirdplace[parquet]`), for analyses of one's own.

The games are those of a run's first setting, played again from their seeds, chunk by chunk.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from thirdplace.core.simulations.simulation import ITEM_COLUMNS, NOT_PLAYED, Layout, Rows
from thirdplace.lab.lab_run import LabRun
from thirdplace.lab.simulation.play_chunk import layout_of, play_rows

__all__ = ["ParquetMissing", "name_columns", "require_pyarrow", "write_rows"]

ITEM_PARTS = ("owner", "price", "round")
DEALS_AT_ONCE = 4096


class ParquetMissing(Exception):
    """pyarrow is not installed."""


def require_pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise ParquetMissing from None
    return pyarrow


def write_rows(run: LabRun, file: Path) -> None:
    """Write all games of the first setting.

    Raises:
        ParquetMissing: pyarrow is not installed.
    """
    arrow = require_pyarrow()
    setting, deals = run.plan.settings[0], run.blocks * run.plan.deals_per_block
    layout, lineups = layout_of(run.plan.game, setting), len(setting.lineups)
    names = ["deal", "lineup", *name_columns(layout)]
    schema = arrow.schema([(name, arrow.int32()) for name in names])
    with arrow.parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for first in range(0, deals, DEALS_AT_ONCE):
            count = min(DEALS_AT_ONCE, deals - first)
            rows = play_rows(run.plan, setting, first, count)
            deal = np.repeat(np.arange(first, first + count, dtype=np.int32), lineups)
            lineup = np.tile(np.arange(lineups, dtype=np.int32), count)
            writer.write_table(arrow.table([deal, lineup, *_list_columns(arrow, rows)], schema=schema))


def _list_columns(arrow: Any, rows: Rows) -> Iterator[Any]:
    """What was not played is null."""
    for column in rows.T:
        yield arrow.array(np.ascontiguousarray(column), mask=column == NOT_PLAYED)


def name_columns(layout: Layout) -> list[str]:
    """`score_1` is that of seat 1; `building_hotel_price` what was paid; `standing_3_1` after round 3."""
    seats = range(1, layout.seats + 1)
    found = [f"{key}_{seat}" for key in ("won", "score") for seat in seats]
    for factor in layout.factors:
        numbers = [""] if factor.times == 1 else [f"{number}_" for number in range(1, factor.times + 1)]
        found += [f"{factor.key}_{number}{seat}" for number in numbers for seat in seats]
    for measure in layout.measures:
        found += [f"{measure.key}_{seat}" for seat in seats] if measure.per == "seat" else [measure.key]
    for items in layout.items:
        labels = [_name_item(label.id, dict(label.values or {})) for label in items.values]
        found += [f"{items.key}_{name}_{part}" for name in labels for part in ITEM_PARTS[:ITEM_COLUMNS]]
    found += [f"standing_{number}_{seat}" for number in range(1, layout.rounds + 1) for seat in seats]
    return [name.replace("-", "_") for name in found]


def _name_item(label: str, values: dict[str, str | int]) -> str:
    return str(values["name"]).lower().replace(" ", "_") if values else label.partition("-")[2]
