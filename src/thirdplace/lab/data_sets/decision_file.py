"""A Parquet file of decisions, written a few thousand rows at a time: memory does not grow with the file.

The file has its name only once it is whole; a run that is stopped leaves a whole file with fewer games.
"""

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
import numpy as np

from thirdplace.lab.data_sets.decision_rows import Decision, DecisionFormat
from thirdplace.lab.parquet_rows import require_pyarrow

__all__ = ["FORMAT", "DecisionFile"]

FORMAT = "thirdplace-decisions-v0"
"""Of the columns; that of observations and ids is the game's own (`observation` in the metadata)."""
ROWS_AT_ONCE = 8192


class DecisionFile:
    """To be used in a `with` block; leaving it in any way makes the file whole.

    Raises:
        ParquetMissing: pyarrow is not installed.
        OSError: It cannot be written.
    """

    def __init__(self, file: Path, wanted: DecisionFormat) -> None:
        arrow = require_pyarrow()
        self._arrow = arrow
        self._file, self._partial = file, file.with_name(f"{file.name}.part")
        self._schema = _make_schema(arrow, wanted)
        self._wanted = wanted
        self._games: list[tuple[int, str, Sequence[str | None], Sequence[Decision]]] = []
        self._waiting = 0
        self.games = 0
        self.rows = 0
        self._writer = arrow.parquet.ParquetWriter(self._partial, self._schema, compression="zstd")

    def __enter__(self) -> "DecisionFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        """However it ends, what was added can be read."""
        try:
            self._write_waiting()
        finally:
            self._writer.close()
        self._partial.replace(self._file)

    def add_game(self, source: str, players: Sequence[str | None], decisions: Sequence[Decision]) -> None:
        """`players`: the level of each seat's computer player, None for a person or unknown."""
        self._games.append((self.games, source, players, decisions))
        self.games += 1
        self.rows += len(decisions)
        self._waiting += len(decisions)
        if self._waiting >= ROWS_AT_ONCE:
            self._write_waiting()

    def _write_waiting(self) -> None:
        games, self._games, self._waiting = self._games, [], 0
        rows = [
            (game, source, players[one.seat], one)
            for game, source, players, decisions in games
            for one in decisions
        ]
        if rows:
            columns = _list_columns(self._arrow, rows, self._wanted)
            self._writer.write_table(self._arrow.table(columns, schema=self._schema))


def _make_schema(arrow: Any, wanted: DecisionFormat) -> Any:
    about = {
        "format": FORMAT,
        "observation": wanted.name,
        "game": wanted.game.id,
        "seats": wanted.seats,
        "options": wanted.options,
        "reward": wanted.reward,
        "ids": wanted.id_count,
        "fields": [
            {"name": one.name, "shape": one.shape, "low": one.low, "high": one.high, "about": one.about}
            for one in wanted.fields
        ],
    }
    columns = [
        ("game", arrow.int64()),
        ("source", arrow.string()),
        ("step", arrow.int32()),
        ("seat", arrow.int8()),
        ("level", arrow.string()),
        ("at", arrow.int64()),
        ("observation", arrow.list_(arrow.int32(), wanted.width)),
        ("mask", arrow.list_(arrow.int8(), wanted.id_count)),
        ("action", arrow.int32()),
        ("part", arrow.bool_()),
        ("reward", arrow.float32()),
        ("last", arrow.bool_()),
        ("outcome", arrow.float32()),
        ("won", arrow.float32()),
        ("points", arrow.int32()),
    ]
    return arrow.schema(columns, metadata={"thirdplace": msgspec.json.encode(about)})


def _list_columns(
    arrow: Any, rows: Sequence[tuple[int, str, str | None, Decision]], wanted: DecisionFormat
) -> list[Any]:
    decisions = [row[3] for row in rows]

    def fixed_lists(arrays: list[Any], kind: Any, width: int) -> Any:
        return arrow.FixedSizeListArray.from_arrays(arrow.array(np.concatenate(arrays), kind), width)

    return [
        arrow.array([row[0] for row in rows], arrow.int64()),
        arrow.array([row[1] for row in rows], arrow.string()),
        arrow.array([one.step for one in decisions], arrow.int32()),
        arrow.array([one.seat for one in decisions], arrow.int8()),
        arrow.array([row[2] for row in rows], arrow.string()),
        arrow.array([one.at for one in decisions], arrow.int64()),
        fixed_lists([one.observation for one in decisions], arrow.int32(), wanted.width),
        fixed_lists([one.mask for one in decisions], arrow.int8(), wanted.id_count),
        arrow.array([one.action for one in decisions], arrow.int32()),
        arrow.array([one.is_part for one in decisions], arrow.bool_()),
        arrow.array([one.reward for one in decisions], arrow.float32()),
        arrow.array([one.is_last for one in decisions], arrow.bool_()),
        arrow.array([one.outcome for one in decisions], arrow.float32()),
        arrow.array([one.won for one in decisions], arrow.float32()),
        arrow.array([one.points for one in decisions], arrow.int32()),
    ]
