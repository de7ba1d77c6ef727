"""`make torture`: 200 kills, 200,000 frames of nonsense, every attack; written into docs/reliability.md."""

import argparse
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from attacks import format_table, measure_all
from support.marked_section import replace_section
from support.reliability.fuzzing import run_fuzzers
from support.reliability.server_kills import Tally, kill_repeatedly

KILLS = 200
FRAMES = 200_000
COURSES = 2
"""The fuzz goes twice over the same server, and looks if it has grown."""
DOC = Path(__file__).parent.parent / "docs" / "reliability.md"
BEGIN, END = "<!-- written by make torture -->", "<!-- end -->"


def main() -> int:
    asked = _parse_arguments()
    began = monotonic()
    with tempfile.TemporaryDirectory() as folder:
        tally = kill_repeatedly(Path(folder), asked.kills)
    with tempfile.TemporaryDirectory() as folder:
        frames = (
            run_fuzzers(Path(folder), asked.frames // COURSES, courses=COURSES).frame_count
            if asked.frames
            else 0
        )
    attacks = measure_all() if asked.attacks else []
    table = make_report(tally, frames, monotonic() - began)
    if attacks:
        table += "\n\n" + format_table(attacks)
    print(table)
    if asked.write:
        page = DOC.read_text(encoding="utf-8")
        DOC.write_text(replace_section(page, BEGIN, END, table), encoding="utf-8")
    return 0 if tally.is_clean and all(one.is_within_limits for one in attacks) else 1


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--frames", type=int, default=FRAMES, help="0: no fuzz")
    parser.add_argument("--attacks", type=int, default=1, help="0: none is measured")
    parser.add_argument("--write", action="store_true", help=f"put the result into {DOC.name}")
    return parser.parse_args()


def make_report(tally: Tally, frames: int, seconds: float) -> str:
    """The result, as a table for the page."""
    rows: dict[str, int | str] = {
        "date and duration": f"{datetime.now(UTC):%Y-%m-%d}, {seconds / 60:.0f} minutes",
        "kills": tally.kills,
        "acknowledged moves, each checked afterwards": tally.acknowledged,
        "acknowledged moves that were lost": tally.lost,
        "acknowledged moves that were stored twice": tally.doubled,
        "refused moves": tally.refused,
        "refused moves that were stored all the same": tally.invented,
        "moves in flight at a kill and sent again": tally.unanswered,
        "of those, already done before the kill and not done again": tally.done_unanswered,
        "updates compared with the log (view and events)": tally.told,
        "races that came back paused, with the clock where it stopped": tally.resumed,
        "games played to the end and verified": tally.games,
        "random frames sent, with no player disturbed": frames or "not in this run",
    }
    lines = [f"| {what} | {_format_number(found)} |" for what, found in rows.items()]
    return "\n".join(["| measured | result |", "|---|---|", *lines])


def _format_number(found: int | str) -> str:
    return f"{found:,}" if isinstance(found, int) else found


if __name__ == "__main__":
    sys.exit(main())
