"""A rule that is switched off is found, and so is what it does not touch."""

from thirdplace.lab.chunks.chunk_runner import InlineRunner
from thirdplace.lab.lab_request import LabRequest, Vary, make_run
from thirdplace.lab.results.report_structs import Comparison, Estimate


def find_estimate(compared: Comparison, table: str, row: str) -> Estimate:
    lines = next(one for one in compared.tables if one.key == table).rows
    return next(line.estimate for line in lines if line.key == row)


def test_a_rule_that_is_switched_off_is_found() -> None:
    run = make_run(
        LabRequest("places-bid", deals=3000, vary=(Vary("full_set", (0,)), Vary("bank", ("box",))))
    )
    for _ in run.advance(InlineRunner()):
        pass
    without_set, boxed = run.report().comparisons
    sets = find_estimate(without_set, "measures", "full-set")
    assert sets.p is not None
    assert sets.p < 0.001
    assert sets.value < 0  # nobody collects what is worth nothing
    assert without_set.paired_gain > 1
    assert boxed.paired_gain > 3  # the bank is hardly ever empty: most games are the same
