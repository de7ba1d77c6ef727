"""Intervals hold what they promise, and many questions do not make a false alarm likelier."""

import numpy as np
import pytest

from thirdplace.core.simulations.simulation import Layout, Measure
from thirdplace.lab.results.estimates import estimate_at, make_table
from thirdplace.lab.results.luck_table import make_luck_tables
from thirdplace.lab.results.report_structs import Estimate, LabelText
from thirdplace.lab.simulation.tally import LUCK_UNITS, PLAYER, WIN_UNITS
from thirdplace.lab.simulation.tally_arrays import Tally
from thirdplace.lab.statistics.exact_share import TAIL, widest_miss
from thirdplace.lab.statistics.holm import adjust_by_holm
from thirdplace.lab.statistics.jackknife import Array, BlockSums, Measured, jackknife
from thirdplace.lab.statistics.share_interval import share_interval
from thirdplace.lab.statistics.student import student_quantile, two_sided_p
from thirdplace.lab_report.report_words import format_estimate
from thirdplace.text import text_for


def shares(sums: BlockSums) -> Array:
    return sums["wins"] / sums["games"][:, None]


def draw_tally(chance: np.random.Generator, odds: list[float], blocks: int, deals: int) -> Tally:
    """Wins by seat; the four games of a deal have the same winner, so they are one observation."""
    winners = chance.choice(len(odds), p=odds, size=(blocks, deals))
    wins = np.stack([(winners == seat).sum(1) * 4 for seat in range(len(odds))], axis=1)
    return {"games": np.full(blocks, deals * 4), "wins": wins}


def test_student_is_that_of_the_tables() -> None:
    assert student_quantile(10) == pytest.approx(2.228, abs=0.01)
    assert student_quantile(30) == pytest.approx(2.042, abs=0.002)
    assert float(two_sided_p(2.042, 30)) == pytest.approx(0.05, abs=0.002)
    assert float(two_sided_p(0.0, 30)) == 1.0


def test_intervals_hold_the_truth_95_times_in_100() -> None:
    """The games of a deal win together: whoever took games as the unit would be wrong every third time."""
    chance = np.random.default_rng(7)
    missed = 0
    for _ in range(400):
        measured = jackknife(BlockSums(draw_tally(chance, [0.25] * 4, 40, 12)), shares)
        missed += int(abs(measured.value[0] - 0.25) > measured.half_width[0])
    assert 8 <= missed <= 34  # 20 are expected


def test_false_alarms_are_as_rare_as_promised() -> None:
    """100 runs without an effect, four seats each: about five tables with a false alarm."""
    chance = np.random.default_rng(5)
    alarms = 0
    for _ in range(100):
        measured = jackknife(BlockSums(draw_tally(chance, [0.25] * 4, 64, 20)), shares)
        alarms += min(adjust_by_holm(list(measured.p_values(0.25)))) < 0.05
    assert alarms <= 11


def test_a_seat_favoured_by_one_point_is_found() -> None:
    chance = np.random.default_rng(6)
    odds = [0.26, 0.2467, 0.2467, 0.2466]
    measured = jackknife(BlockSums(draw_tally(chance, odds, 128, 600)), shares)
    assert adjust_by_holm(list(measured.p_values(0.25)))[0] < 0.01


def test_a_paired_difference_is_narrower_than_that_of_other_deals() -> None:
    chance = np.random.default_rng(8)
    deals = chance.normal(size=64)
    one, other = 100 + deals, 99 + deals + chance.normal(scale=0.1, size=64)

    def leave_out(values: Array) -> Array:
        whole = values.sum()
        return np.concatenate([[whole / 64], (whole - values) / 63])[:, None]

    paired = Measured(leave_out(one) - leave_out(other)).error[0]
    apart = np.hypot(Measured(leave_out(one)).error[0], Measured(leave_out(other)).error[0])
    assert apart > 3 * paired


def test_holm_is_between_bonferroni_and_nothing() -> None:
    raw = [0.001, 0.2, 0.03, 0.04]
    adjusted = adjust_by_holm(raw)
    assert adjusted == pytest.approx([0.004, 0.2, 0.09, 0.09])
    assert all(a <= b <= 4 * a + 1e-12 for a, b in zip(raw, adjusted, strict=True))


def test_none_of_some_deals_is_not_taken_for_never() -> None:
    """A share at the end of the interval gives none of so many deals in 1 of 40 tries."""
    for deals in (1, 20, 5000):
        assert (1 - widest_miss(deals)) ** deals == pytest.approx(TAIL)
    never_and_always = Measured(np.array([[0.0, 1.0]] * 11))
    names = [(key, LabelText(key)) for key in ("never", "always")]
    never, always = make_table("wins/seat", "share", names, never_and_always, expected=0.5, deals=100).rows
    assert [never.estimate.low, never.estimate.high] == pytest.approx([0.0, 0.0362], abs=1e-4)
    assert [always.estimate.low, always.estimate.high] == pytest.approx([0.9638, 1.0], abs=1e-4)
    assert never.estimate.p is not None
    assert never.estimate.p < 0.001


def test_a_difference_of_nothing_in_few_deals_may_still_be_one() -> None:
    names = [("seat", LabelText("seat"))]
    found = make_table(
        "wins/seat",
        "share",
        names,
        Measured(np.zeros((11, 1))),
        expected=0.0,
        deals=100,
        is_difference=True,
    )
    only = found.rows[0].estimate
    assert [only.low, only.high] == pytest.approx([-0.0362, 0.0362], abs=1e-4)
    assert only.p == 1.0


@pytest.mark.parametrize("odds", [0.002, 0.01, 0.5, 0.998])
def test_intervals_of_shares_hold_the_truth_near_0_and_1_too(odds: float) -> None:
    """900 deals: with odds of 1 in 500, some runs see none, and a symmetric interval would reach below 0."""
    chance = np.random.default_rng(11)
    missed = 0
    for _ in range(400):
        measured = jackknife(BlockSums(draw_tally(chance, [odds, 1 - odds], 30, 30)), shares)
        found = estimate_at(measured, 0, deals=900)
        assert 0.0 <= found.low <= found.value <= found.high <= 1.0
        assert found.low < found.high
        missed += not found.low <= odds <= found.high
    assert missed <= 34  # 20 are expected


def test_a_single_block_says_nothing_about_the_interval() -> None:
    assert share_interval(0.3, 0.0, float("inf")) == (0.0, 1.0)


@pytest.mark.parametrize("seed", range(6))
def test_skill_that_is_not_seen_is_not_known_to_be_none(seed: int) -> None:
    """Players who are as good as each other: half the time, their skill is estimated as less than nothing."""
    chance = np.random.default_rng(seed)
    blocks, deals, seats = 40, 10, 4
    winners = chance.integers(seats, size=(blocks, deals, seats))
    wins = np.stack([(winners == player).sum((1, 2)) * WIN_UNITS for player in range(seats)], axis=1)
    by_deal = np.stack([(winners == player).sum(2) for player in range(seats)], axis=2)
    tally: Tally = {
        "games": np.full(blocks, deals * seats),
        f"wins/{PLAYER}": wins,
        "square": np.full(blocks, deals * seats * LUCK_UNITS**2),
        "square/deal": (by_deal**2).sum((1, 2)) * LUCK_UNITS**2,
    }
    layout = Layout(seats, team=False, score=Measure("score", "seat", 1))
    (table,) = make_luck_tables(layout, BlockSums(tally), seats)
    for row in table.rows:
        assert 0.0 <= row.estimate.low <= row.estimate.value <= row.estimate.high <= 1.0
        assert row.estimate.low < row.estimate.high


def test_no_printed_share_is_certain() -> None:
    say = text_for("en")
    none = Estimate(0.0, 0.0, widest_miss(1_000_000))
    assert format_estimate(none, "share", say) == "0.00% ±0.01"
