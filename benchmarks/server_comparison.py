"""Our server on SQLite, beside our nodes on PostgreSQL, other people's servers, and an older commit of ours.

All play the same game with the same driver (servers/table_driver.py), in turn. A server is on one core, with
all its nodes and its database; the players are on the other. So moves per second tell what one core can do.
Moves per CPU second, of the nodes and of the database, tell how much each of them needs of a core of its own.
"""

import argparse
import os
import platform
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import result_table
from result_table import Row
from rich.console import Console
from servers.compared_servers import ComparedServer, make_page_section, make_rows
from servers.measurements import MeasurementPlan
from servers.other_servers import extract_commit, run_boardgame_server, run_colyseus_server, run_nodes
from servers.pinned_servers import CannotMeasure, NotInstalled, RunningServer, measure_undisturbed, run_server

__all__ = ["COUNTS", "SERVERS", "compare_servers"]

COUNTS = (10, 100, 500)
ROUNDS = 3
SERVERS = ("postgresql", "boardgame.io", "colyseus")
"""What ours on SQLite can be compared with."""
OURS = "one node on SQLite"
PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
BEGIN, END = "<!-- written by server_comparison.py -->", "<!-- end of server_comparison.py -->"
WIDTH = 160

Start = Callable[[], RunningServer]


def compare_servers(
    plan: MeasurementPlan, rounds: int = ROUNDS, servers: Sequence[str] = SERVERS, commit: str | None = None
) -> list[ComparedServer]:
    """`commit`: of ours, to compare with too. What cannot be measured says why."""
    with ExitStack() as stack:
        turns: list[tuple[ComparedServer, Start, str]] = [(ComparedServer(OURS), run_server, "ours")]
        if commit is not None:
            sources = stack.enter_context(extract_commit(commit))
            older = ComparedServer(f"the same, commit {commit}", is_commit=True)
            turns.append((older, partial(run_server, PYTHONPATH=str(sources)), "ours"))
        for server in servers:
            turns += [(ComparedServer(label), start, kind) for label, start, kind in _list_starts(server)]
        for number in range(rounds):
            # Every other round goes backwards: a machine that grows slower affects all of them.
            for compared, start, kind in turns[:: -1 if number % 2 else 1]:
                print(f"    round {number + 1} of {rounds}: {compared.label}", file=sys.stderr)
                _measure(compared, start, kind, plan)
    return [compared for compared, _, _ in turns]


def _list_starts(server: str) -> list[tuple[str, Start, str]]:
    """The name of each, how it is started, and its kind: a key of KINDS in servers/table_driver.py."""
    if server == "postgresql":
        return [
            ("one node on PostgreSQL", partial(run_nodes, 1), "ours"),
            ("two nodes, seats spread", partial(run_nodes, 2), "ours"),
            ("two nodes, each table at one", partial(run_nodes, 2, is_spread=False), "ours"),
            ("three nodes, seats spread", partial(run_nodes, 3), "ours"),
            ("three nodes, each table at one", partial(run_nodes, 3, is_spread=False), "ours"),
        ]
    if server == "boardgame.io":
        return [(server, run_boardgame_server, "boardgame")]
    return [("Colyseus", run_colyseus_server, "colyseus")]


def _measure(compared: ComparedServer, start: Start, kind: str, plan: MeasurementPlan) -> None:
    if compared.missing:
        return
    try:
        compared.rounds.append(measure_undisturbed(start, plan, kind))
    except NotInstalled as wrong:
        compared.missing = str(wrong)
    except CannotMeasure as wrong:
        if compared.label == OURS:
            raise
        print(wrong, file=sys.stderr)
        compared.missing = "it failed"


def measure_rows(tables: int, warm: float, seconds: float) -> list[Row]:
    """For `make bench`."""
    if not Path("/proc/self/schedstat").exists():
        return [Row(section="tables of four, beside other servers", label="not measured", note="needs Linux")]
    return list(make_rows(compare_servers(MeasurementPlan(tables, warm, seconds))))


def main() -> None:
    arguments = _parse_arguments()
    found: list[list[ComparedServer]] = []
    for count in arguments.tables:
        print(f"{count} tables, load {os.getloadavg()[0]:.1f} ...", file=sys.stderr)
        plan = MeasurementPlan(count, arguments.warm, arguments.seconds)
        found.append(compare_servers(plan, arguments.rounds, arguments.servers, arguments.against))
    rows = [row for compared in found for row in make_rows(compared)]
    result_table.print_table(rows, Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False))
    how = f"{arguments.rounds} rounds of {arguments.seconds:g} seconds, Python {platform.python_version()}"
    section = f"{make_page_section(found)}\n\nMedians of {how}, {os.cpu_count()} cores."
    print(section)
    if arguments.write:
        from support.marked_section import replace_section

        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(replace_section(page, BEGIN, END, section), encoding="utf-8")


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", type=int, nargs="*", default=COUNTS, help="how many (default: 10 100 500)")
    parser.add_argument("--warm", type=float, default=2.0, help="seconds before it counts (default: 2)")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long it counts (default: 8)")
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, help="how often all take their turn (default: 3)"
    )
    parser.add_argument(
        "--servers", nargs="*", choices=SERVERS, default=SERVERS, help="beside which (default: all)"
    )
    parser.add_argument("--against", metavar="COMMIT", help="beside ours as it was at this commit, too")
    parser.add_argument("--write", action="store_true", help=f"put the result into {PAGE.name}")
    return parser.parse_args()


if __name__ == "__main__":
    try:
        main()
    except CannotMeasure as wrong:
        sys.exit(str(wrong))
    except KeyboardInterrupt:
        sys.exit(130)
