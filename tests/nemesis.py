"""Nodes die, stop, are cut off and lose notices while people play; `make torture` writes what came of it."""

import argparse
import random
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import monotonic

from support.marked_section import replace_section
from support.reliability.cluster import find_faketime
from support.reliability.nemesis_run import NemesisResult, run_nemesis
from support.reliability.takeovers import Takeover

DOC = Path(__file__).parent.parent / "docs" / "reliability.md"
BEGIN, END = "<!-- written by the nemesis -->", "<!-- end of the nemesis -->"
DEFAULTS = {
    "kill": 200,
    "database-kill": 20,
    "stop": 50,
    "partition": 50,
    "notices": 50,
    "slow": 20,
    "lost-answer": 50,
}
OPTION_OF = {
    "kill": "--kills",
    "database-kill": "--database-kills",
    "stop": "--stops",
    "partition": "--partitions",
    "notices": "--notices",
    "slow": "--slow",
    "lost-answer": "--lost-answers",
}


OTHER_FAULT = ", and the database or another node had a fault, too"
SLOW_TAKEOVER_S = 2.3
AROUND_S = 8.0


def main() -> int:
    asked = _arguments()
    seed = random.randrange(1 << 32) if asked.seed is None else asked.seed
    print(f"seed {seed}", flush=True)
    counts = {kind: getattr(asked, kind) for kind in DEFAULTS}
    has_skew = find_faketime() is not None
    began = monotonic()
    result = run_nemesis(asked.nodes, counts, seed, has_skew=has_skew)
    table = make_report(result, asked.nodes, monotonic() - began, has_skew=has_skew)
    print(table)
    print("\n".join([*result.findings.sentences, *list_slow_takeovers(result)]))
    if asked.write:
        page = DOC.read_text(encoding="utf-8")
        DOC.write_text(replace_section(page, BEGIN, END, table), encoding="utf-8")
    return 0 if result.is_clean else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    for kind, option in OPTION_OF.items():
        parser.add_argument(option, dest=kind, type=int, default=DEFAULTS[kind], metavar="N")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--seed", type=int, help="the same faults again, in the same order")
    parser.add_argument("--write", action="store_true", help=f"put the result into {DOC.name}")
    return parser.parse_args()


def make_report(result: NemesisResult, nodes: int, seconds: float, *, has_skew: bool) -> str:
    """The result, as tables for the page."""
    seen, wrong = result.findings.seen, result.findings.wrong
    rows: dict[str, int | str] = {
        "date and duration": f"{datetime.now(UTC):%Y-%m-%d}, {seconds / 60:.0f} minutes",
        "nodes on one database": nodes,
        "nodes killed (`kill -9`) and started anew": result.count("kill"),
        "nodes stopped for longer than their lease": result.count("stop"),
        "nodes cut off from the database": result.count("partition"),
        "times that the database was killed": result.count("database-kill"),
        "times that notices were lost, doubled or late": result.count("notices"),
        "times that the way to the database was slow": result.count("slow"),
        "commits of which the node heard nothing": result.count("lost-answer"),
        "nodes with a wrong date": nodes // 2 if has_skew else "not in this run",
        "acknowledged moves, each checked afterwards": seen["acknowledged"],
        "acknowledged moves that were lost": wrong["lost"],
        "acknowledged moves that were stored twice": wrong["doubled"],
        "acknowledged moves in another order than they were sent": wrong["out of order"],
        "refused moves": seen["refused"],
        "refused moves that were stored all the same": wrong["invented"],
        "moves sent again to a node that refused them, and done by the first one later": seen[
            "done after a refusal elsewhere"
        ],
        "moves that were sent again to another node": seen["resent"],
        "entries in the logs": seen["entries"],
        "gaps, changed or impossible entries": wrong["gap"] + wrong["rewritten"] + wrong["impossible"],
        "updates compared with the log (view and events)": seen["updates"],
        "updates that were not what the log says": wrong["untrue"] + wrong["broken"],
        "moves of computer players": seen["computer moves"],
        "moves of computer players that were stored twice": wrong["computer doubled"],
        "entries of a node that did not own the table": wrong["not the owner"],
        "races interrupted because their node was gone": seen["races interrupted"],
        "of those, resumed by themselves when everyone was back": seen["races that went on by themselves"],
        "clocks that were not where they had stopped": wrong["clock"],
        "games played to the end and verified": seen["games"],
        "tables that did not go on": wrong["stuck"] + wrong["record"],
    }
    lines = [f"| {what} | {_number(found)} |" for what, found in rows.items()]
    tables = ["\n".join(["| measured | result |", "|---|---|", *lines])]
    if result.takeovers:
        tables.append(_takeover_table(result))
    return "\n\n".join(tables)


def _takeover_table(result: NemesisResult) -> str:
    """Of each kind of fault: was anybody connected at another node, and was anything else wrong meanwhile?"""
    named = {"kill": "killed", "stop": "stopped", "partition": "cut off from the database"}
    lines = [
        "| its node was | tables | owned again after: median | 99th percentile | longest "
        "| people saw it go on after: median | 99th percentile | longest |",
        "|---" * 8 + "|",
    ]
    outcomes = {"taken over": "", "awaited": ", and everybody was there"}
    found = [one for one in result.takeovers if one.claim.outcome in outcomes]
    for is_disturbed in (False, True):
        alike = [one for one in found if bool(one.find_other_faults(result.faults)) == is_disturbed]
        rows = {
            f"{name}{where}": [one for one in alike if (one.fault.kind, one.claim.outcome) == (kind, outcome)]
            for kind, name in named.items()
            for outcome, where in outcomes.items()
        }
        lines += [
            _takeover_row(f"{name}{OTHER_FAULT * is_disturbed}", chosen)
            for name, chosen in ({"any of these": alike} | rows).items()
            if chosen
        ]
    kept = sum(one.claim.outcome == "kept" for one in result.takeovers)
    note = "Tables that their node kept, back within its lease, or whose game had ended, are not among them"
    return "\n".join([*lines, "", f"{note}: {kept:,}."])


def _takeover_row(name: str, chosen: Sequence[Takeover]) -> str:
    owned = [one.claim.seconds for one in chosen]
    gone_on = [one.told_after_s for one in chosen if one.told_after_s is not None]
    return f"| {name} | {len(chosen):,} | {' | '.join(_figures(owned) + _figures(gone_on))} |"


def list_slow_takeovers(result: NemesisResult) -> list[str]:
    """Each that took long, with what else was going wrong: for whoever looks for the reason."""
    lines = []
    for one in result.takeovers:
        if one.claim.seconds > SLOW_TAKEOVER_S:
            began = one.fault.began
            around = [
                f"{fault.kind} {fault.node or ''} {fault.began - began:+.1f} to {fault.ended - began:+.1f} s"
                for fault in result.faults
                if abs(fault.began - began) < AROUND_S or abs(fault.ended - began) < AROUND_S
            ]
            lines.append(f"{one.claim.outcome} after {one.claim.seconds:.1f} s: {'; '.join(around)}")
    return lines


def _figures(seconds: list[float]) -> list[str]:
    if not seconds:
        return ["–"] * 3
    return [f"{one:.1f} s" for one in (median(seconds), percentile(seconds, 0.99), max(seconds))]


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that so many are not above."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _number(found: int | str) -> str:
    return f"{found:,}" if isinstance(found, int) else found


if __name__ == "__main__":
    sys.exit(main())
