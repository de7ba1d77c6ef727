"""`make torture`: the luck of 10,000 honest games is checked; the result goes into docs/verify.md."""

import argparse
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from support.luck.luck_run import LuckTally, check_honest_games
from support.marked_section import replace_section

from thirdplace.core.registry import find_game
from thirdplace.text import text_for

GAMES = 10_000
DOC = Path(__file__).parent.parent / "docs" / "verify.md"
BEGIN, END = "<!-- written by make torture -->", "<!-- end -->"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help=f"put the result into {DOC.name}")
    asked = parser.parse_args()
    began = monotonic()
    tally = check_honest_games(asked.games, processes=asked.processes)
    for alarm in tally.false_alarms:
        print(alarm, file=sys.stderr)
    table = make_report(tally, monotonic() - began)
    print(table)
    if asked.write:
        page = DOC.read_text(encoding="utf-8")
        DOC.write_text(replace_section(page, BEGIN, END, table), encoding="utf-8")
    return 1 if tally.false_alarms else 0


def make_report(tally: LuckTally, seconds: float) -> str:
    """The result, as a table for the page."""
    rows = {
        "date and duration": f"{datetime.now(UTC):%Y-%m-%d}, {seconds / 60:.0f} minutes",
        **{
            f"honest games of {text_for('en', find_game(game_id))('title')}": f"{count:,}"
            for game_id, count in sorted(tally.games.items())
        },
        "views of devices that were compared, beside the first and the last of each": f"{tally.views:,}",
        "games in which one of the three ways to check found something": f"{len(tally.false_alarms):,}",
    }
    lines = [f"| {what} | {found} |" for what, found in rows.items()]
    return "\n".join(["| measured | result |", "|---|---|", *lines])


if __name__ == "__main__":
    sys.exit(main())
