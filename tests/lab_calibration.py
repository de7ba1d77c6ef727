"""Is the lab as sure as it says? 100 runs without an effect, and effects that were planted.

    python tests/lab_calibration.py --runs 100

Not part of `make test` (tests/lab/test_planted_effects.py is the quick form); `make torture` runs it. In the
games that are played here, seats differ in nothing: whatever is found by seat is a false alarm.
"""

import argparse
import sys

import msgspec
import numpy as np
from lab_cluster import find_lab_game
from support.lab.planted_effects import favour_seat, play_blocks, tally_of

from thirdplace.lab.lab_request import LabRequest, make_run
from thirdplace.lab.results.balance_tables import win_shares
from thirdplace.lab.results.make_report import make_comparison
from thirdplace.lab.simulation.tally import SEAT
from thirdplace.lab.statistics.holm import adjust_by_holm
from thirdplace.lab.statistics.jackknife import BlockSums, jackknife

NOT_BY_CHANCE = 0.05
MOST_FALSE_ALARMS = 0.11
LEAST_FOUND = 0.9


def make_generator(seed: str) -> np.random.Generator:
    """Each run has random numbers of its own: with the same ones, all would hold the truth or none."""
    return np.random.default_rng(list(seed.encode()))


def finds_seats(seed: str, deals: int, points: float) -> bool:
    """Does a run say that seats differ? The first is favoured by so many percentage points."""
    run = make_run(LabRequest(find_lab_game(), deals=deals, seed=seed))
    layout, rows = play_blocks(run)
    if points:
        rows = favour_seat(layout, rows, 0, points, make_generator(seed))
    measured = jackknife(BlockSums(tally_of(run, layout, rows)), lambda sums: win_shares(sums, SEAT))
    return min(adjust_by_holm(list(measured.p_values(1 / layout.seats)))) < NOT_BY_CHANCE


def stops_without_bias(seed: str) -> bool:
    """Does the interval of a run that stops by itself hold the truth?"""
    run = make_run(LabRequest(find_lab_game(), precision=0.01, seed=seed))
    from thirdplace.lab.chunks.chunk_runner import InlineRunner

    for _ in run.advance(InlineRunner()):
        pass
    measured = jackknife(BlockSums(run.keepers[0].tally()), lambda sums: win_shares(sums, SEAT))
    return bool(abs(measured.value[0] - 1 / run.plan.settings[0].seats) <= measured.half_width[0])


def holds_paired_difference(seed: str, points: float) -> bool:
    """Does the interval of a difference on the same deals hold what was planted?"""
    run = make_run(LabRequest(find_lab_game(), deals=4000, seed=seed))
    layout, rows = play_blocks(run)
    base = run.plan.settings[0]
    planted = favour_seat(layout, rows, 0, points, make_generator(seed))
    tallies = [tally_of(run, layout, these) for these in (planted, rows)]
    changed = msgspec.structs.replace(base, key="planted")
    compared = make_comparison(run.plan, (changed, tallies[0]), (base, tallies[1]))
    found = next(table for table in compared.tables if table.key == f"wins/{SEAT}").rows[0].estimate
    return found.low <= points / 100 <= found.high


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=100)
    given = parser.parse_args()
    runs = range(given.runs)
    alarms = sum(finds_seats(f"nothing {number}", 4000, 0.0) for number in runs)
    print(f"without an effect: {alarms} false alarms in {given.runs} runs", flush=True)
    found = sum(finds_seats(f"planted {number}", 60_000, 1.0) for number in runs[: given.runs // 5])
    print(f"a seat favoured by one point: found in {found} of {given.runs // 5} runs", flush=True)
    held = sum(stops_without_bias(f"stopped {number}") for number in runs)
    print(f"runs that stop at ±1 point: the interval holds the truth in {held} of {given.runs}", flush=True)
    paired = sum(holds_paired_difference(f"paired {number}", 2.0) for number in runs)
    print(
        f"differences on the same deals: the interval holds the truth in {paired} of {given.runs}", flush=True
    )
    is_calibrated = (
        alarms <= MOST_FALSE_ALARMS * given.runs and min(held, paired) >= (1 - MOST_FALSE_ALARMS) * given.runs
    )
    return 0 if is_calibrated and found >= LEAST_FOUND * (given.runs // 5) else 1


if __name__ == "__main__":
    sys.exit(main())
