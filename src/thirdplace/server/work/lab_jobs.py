"""Jobs of the lab's page. Only a process that runs one loads the lab."""

from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.registry import find_game
from thirdplace.server.wire_messages import LabNews, WantedLab
from thirdplace.server.work.jobs import decode_body
from thirdplace.server.work.workers import ask_server

if TYPE_CHECKING:
    from thirdplace.lab.lab_run import LabRun, Progress
    from thirdplace.lab.results.report_structs import LabReport, Table

__all__ = ["MAX_RUN_S", "list_lab_levels", "play_lab_run"]

MAX_RUN_S = 20.0
"""A run ends then, however precise it is. What is compiled before its first games does not count."""
NEWS_INTERVAL_S = 0.4
"""Between two reports of the same run."""
MAX_DEALS = 2_000_000
PAGE_TABLES = ("wins/", "measures", "luck")
"""What the page shows of a report; the rest would be most of its length."""
PAGE_VALUES = 3
"""Of what becomes worth more or less, it shows so many, as far as they are not by chance."""
BY_CHANCE = 0.05

encode = msgspec.json.Encoder().encode


def list_lab_levels(body: bytes) -> tuple[str, ...]:
    """The levels that the wanted run may have. Raises Refused if it cannot be played."""
    from thirdplace.lab.compare_rules import find_levels

    wanted = decode_body(body, WantedLab)
    levels = find_levels(find_game(wanted.game), wanted.seats, wanted.options)
    if wanted.level is not None and wanted.level not in levels:
        known = ", ".join(levels)
        raise Refused("bad-request", f"level: {known}", sentence="level", level=wanted.level, levels=known)
    return levels


def play_lab_run(body: bytes) -> bytes:
    """The last line of the answer. Those before it are told to the server, which says whether to go on."""
    from thirdplace.lab.chunks.chunk_runner import InlineRunner

    run = _make_run(decode_body(body, WantedLab))
    began = told = None
    for progress in run.advance(InlineRunner()):
        now = monotonic()
        began = began or now
        if progress.is_done or now - began > MAX_RUN_S:
            break
        line = None
        if told is None or now - told >= NEWS_INTERVAL_S:
            line = encode(LabNews(_share_done(run, progress, now - began), report=_shorten(run.report())))
            told = now
        if not ask_server(line):
            break
    return encode(LabNews(1.0, report=_shorten(run.report())))


def _make_run(wanted: WantedLab) -> "LabRun":
    from thirdplace.lab.compare_rules import make_comparison_run
    from thirdplace.lab.lab_request import LabRequest, UnusableRequest

    request = LabRequest(
        wanted.game,
        seats=() if wanted.seats is None else (wanted.seats,),
        levels=() if wanted.level is None else (wanted.level,),
        options=wanted.options,
        deals=MAX_DEALS,
        precision=wanted.precision,
    )
    try:
        return make_comparison_run(request)
    except UnusableRequest as wrong:
        raise Refused("bad-options", wrong.reason) from wrong


def _share_done(run: "LabRun", progress: "Progress", seconds: float) -> float:
    """How near the run is to its end. Intervals shrink with the square root of the number of games."""
    by_precision = 0.0
    if run.stop.precision is not None and progress.precision:
        by_precision = (run.stop.precision / progress.precision) ** 2
    return min(0.99, max(progress.blocks / run.stop.most_blocks, by_precision, seconds / MAX_RUN_S))


def _shorten(report: "LabReport") -> "LabReport":
    settings = tuple(
        msgspec.structs.replace(
            setting,
            tables=tuple(table for table in setting.tables if table.key.startswith(PAGE_TABLES)),
            heat_maps=(),
            fans=(),
        )
        for setting in report.settings
    )
    comparisons = tuple(
        msgspec.structs.replace(
            one,
            tables=(
                *(table for table in one.tables if table.key.startswith(PAGE_TABLES)),
                *(_keep_certain(table) for table in one.tables if table.key.startswith("value/")),
            ),
        )
        for one in report.comparisons
    )
    return msgspec.structs.replace(report, settings=settings, comparisons=comparisons)


def _keep_certain(table: "Table") -> "Table":
    """The rows that differ most, of those that are not by chance."""
    rows = [row for row in table.rows if row.estimate.p is not None and row.estimate.p < BY_CHANCE]
    rows.sort(key=lambda row: -abs(row.estimate.value))
    return msgspec.structs.replace(table, rows=tuple(rows[:PAGE_VALUES]))
