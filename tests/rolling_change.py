"""Part of `make torture`: 200 tables play while two nodes are replaced, and again while they are killed.

python tests/rolling_change.py --tables 40 --write
"""

import argparse
import sys
import tempfile
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

from support.marked_section import replace_section
from support.postgres import make_database
from support.reliability.rolling_change import ChangeResult, change_nodes

TABLES = 200
PACE_S = 3.0
MAX_GAP_S = 2.0
"""So long somebody may be without a connection while servers are replaced. It should be nothing."""
DOC = Path(__file__).parent.parent / "docs" / "reliability.md"
BEGIN, END = "<!-- written by tests/rolling_change.py -->", "<!-- end of the rolling change -->"


def main() -> int:
    asked = _arguments()
    results = {}
    for name, kill in (("replaced", False), ("killed", True)):
        with tempfile.TemporaryDirectory() as folder:
            results[name] = change_nodes(
                Path(folder), make_database(), tables=asked.tables, pace_s=PACE_S, kill=kill
            )
    table = report(asked.tables, **results)
    print(table)
    for name, result in results.items():
        print("\n".join(f"{name}: {count} times {what}" for what, count in Counter(result.refusals).items()))
    if asked.write:
        page = DOC.read_text(encoding="utf-8")
        DOC.write_text(replace_section(page, BEGIN, END, table), encoding="utf-8")
    return 0 if all(map(is_fine, results.values())) and was_unnoticed(results["replaced"]) else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--write", action="store_true", help=f"put the result into {DOC.name}")
    return parser.parse_args()


def is_fine(result: ChangeResult) -> bool:
    return result.played.is_clean and result.played.acknowledged > 0


def was_unnoticed(result: ChangeResult) -> bool:
    """Was nobody refused or left behind, was no race paused, and did everybody stay connected?"""
    disturbances = result.refusals or result.left_behind or result.pauses
    return not disturbances and max(result.moved.gaps) < MAX_GAP_S


def report(tables: int, replaced: ChangeResult, killed: ChangeResult) -> str:
    """The results, as a table for the page."""
    rows = {
        "date": [f"{datetime.now(UTC):%Y-%m-%d}"] * 2,
        "tables, sockets": [f"{tables}, {one.sockets}" for one in (replaced, killed)],
        "requests of new visitors meanwhile": [f"{one.requests:,}" for one in (replaced, killed)],
        "requests, moves and connections that were refused": [
            f"{len(one.refusals):,}" for one in (replaced, killed)
        ],
        "connections that moved before the first one ended": [
            f"{len(one.moved.moves):,}" for one in (replaced, killed)
        ],
        "seconds from being asked to move until moved, while the first connection works: median, longest": [
            _spread(one.moved.moves) for one in (replaced, killed)
        ],
        "connections that were still there when their server stopped": [
            f"{one.left_behind:,}" for one in (replaced, killed)
        ],
        "connections that were lost": [f"{len(one.moved.cuts):,}" for one in (replaced, killed)],
        "seconds until they were back: median, longest": [
            _spread(one.moved.cuts) for one in (replaced, killed)
        ],
        "seconds without any connection, of each person: median, longest": [
            _spread(one.moved.gaps) for one in (replaced, killed)
        ],
        "races that were paused": [f"{len(one.pauses):,}" for one in (replaced, killed)],
        "acknowledged moves, each checked afterwards": [
            f"{one.played.acknowledged:,}" for one in (replaced, killed)
        ],
        "of those lost, or stored twice": [
            f"{one.played.lost + one.played.doubled:,}" for one in (replaced, killed)
        ],
    }
    lines = [f"| {what} | {' | '.join(found)} |" for what, found in rows.items()]
    return "\n".join(["| measured | nodes replaced | nodes killed |", "|---|---|---|", *lines])


def _spread(seconds: list[float]) -> str:
    if not seconds:
        return "none"
    return f"{sorted(seconds)[len(seconds) // 2]:.1f}, {max(seconds):.1f}"


if __name__ == "__main__":
    sys.exit(main())
