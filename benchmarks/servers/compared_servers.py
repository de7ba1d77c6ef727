"""What server_comparison.py has found of each server, as rows of `make bench` and as a table for a page."""

from collections.abc import Callable, Iterable, Iterator
from statistics import median
from typing import Any

import msgspec
from result_table import Row

from servers.measurements import Measurement

__all__ = ["ComparedServer", "make_page_section", "make_rows"]

TIMES_WANTED = {("boardgame.io", 500): 2.5}
"""Ours, durable, should be this many times as fast as boardgame.io's server in memory."""
P99_SHARE_WANTED = {("boardgame.io", 500): 0.25}
"""On the machine where the target of 100 ms was set, boardgame.io's server took 325 to 420."""
SHARE_OF_COMMIT_WANTED = 0.95
HEADINGS = (
    "tables of four",
    "server",
    "moves per second",
    "99% told within",
    "moves per CPU second of the server",
    "of PostgreSQL",
    "of both, compared with SQLite",
    "the players' core was idle",
)
Figure = Callable[[Measurement], float]


class ComparedServer(msgspec.Struct):
    """The measurements of one server, one for each round."""

    label: str
    is_commit: bool = False
    """Is it ours, at an older commit?"""
    rounds: list[Measurement] = []
    missing: str = ""
    """Why there are none."""

    @property
    def has_database(self) -> bool:
        return any(found.database_cpu for found in self.rounds)

    def median_of(self, figure: Figure) -> float:
        return median(map(figure, self.rounds))

    def ratio_to(self, other: "ComparedServer", figure: Figure) -> float:
        """Of what was measured in the same round: a slow minute of the machine affects both."""
        pairs = zip(self.rounds, other.rounds, strict=True)
        return median(figure(own) / figure(beside) for own, beside in pairs)


def make_rows(compared: list[ComparedServer]) -> Iterator[Row]:
    """The first is ours on SQLite; the others stand beside it."""
    ours, *others = compared
    tables = ours.rounds[0].tables
    section = f"{tables} tables of four, beside other servers"
    pace = ours.median_of(_moves_per_s)
    yield Row(section=section, label=ours.label, ours=pace, unit="moves/s", note=_describe(ours))
    for other in others:
        if other.missing:
            yield Row(section=section, label=f"beside {other.label}", note=f"not measured: {other.missing}")
            continue

        def row(what: str, unit: str, figure: Figure, other: ComparedServer = other, **more: Any) -> Row:
            return Row(
                section=section,
                label=f"beside {other.label}: {what}",
                ours=ours.median_of(figure),
                unit=unit,
                reference=other.median_of(figure),
                ratio=ours.ratio_to(other, figure),
                **more,
            )

        pace_wanted = SHARE_OF_COMMIT_WANTED if other.is_commit else TIMES_WANTED.get((other.label, tables))
        yield row(
            "moves per CPU second", "moves", _moves_per_cpu_s, at_least=pace_wanted, note=_describe(other)
        )
        yield row("99 % told within", "ms", _p99_ms, at_most=P99_SHARE_WANTED.get((other.label, tables)))


def _describe(server: ComparedServer) -> str:
    free = 100 * server.median_of(lambda found: found.driver_free)
    found = f"{server.median_of(_moves_per_s):,.0f} moves/s; the driver waits {free:.0f} %"
    if not server.has_database:
        return found
    nodes, database = server.median_of(_moves_per_server_s), server.median_of(_moves_per_database_s)
    return f"{found}; for each CPU second: nodes {nodes:,.0f}, PostgreSQL {database:,.0f}"


def make_page_section(comparisons: Iterable[list[ComparedServer]]) -> str:
    """A table in Markdown. `comparisons`: for each number of tables, ours and the others."""
    lines = [_join(HEADINGS), "|---" * len(HEADINGS) + "|"]
    for compared in comparisons:
        ours = compared[0]
        for server in compared:
            lines.append(_join([f"{ours.rounds[0].tables}", server.label, *_make_cells(server, ours)]))
    return "\n".join(lines)


def _join(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _make_cells(server: ComparedServer, ours: ComparedServer) -> list[str]:
    if server.missing:
        return [f"not measured: {server.missing}", *[""] * (len(HEADINGS) - 3)]
    return [
        f"{server.median_of(_moves_per_s):,.0f}",
        f"{server.median_of(_p99_ms):.3g} ms",
        f"{server.median_of(_moves_per_server_s):,.0f}",
        f"{server.median_of(_moves_per_database_s):,.0f}" if server.has_database else "",
        "" if server is ours else f"{server.ratio_to(ours, _moves_per_cpu_s):.2f}",
        f"{100 * server.median_of(lambda found: found.driver_free):.0f}%",
    ]


def _moves_per_s(found: Measurement) -> float:
    return found.moves_per_s


def _moves_per_cpu_s(found: Measurement) -> float:
    return found.moves_per_cpu_s


def _moves_per_server_s(found: Measurement) -> float:
    """Moves for each CPU second of all nodes together."""
    return found.moves_per_s / found.server_cpu


def _moves_per_database_s(found: Measurement) -> float:
    return found.moves_per_s / found.database_cpu


def _p99_ms(found: Measurement) -> float:
    return 1000 * found.p99_s
