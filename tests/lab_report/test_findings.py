"""The summary of a lab report: only what is not by chance, the most important first; nothing is said, too."""

import msgspec
import pytest
from support.lab.sample_report import (
    DIAL,
    GAME,
    SEATS,
    fair_report,
    measured,
    sample_report,
    table,
    value_table,
)

from thirdplace.core.registry import find_game
from thirdplace.lab.results.report_structs import Estimate, LabelText, LabReport, Table, TableRow
from thirdplace.lab_report.findings import list_findings, list_remarks
from thirdplace.lab_report.report_words import format_estimate
from thirdplace.lab_report.value_findings import rank_net_values
from thirdplace.text import Text, text_for


@pytest.fixture(scope="module")
def say() -> Text:
    return text_for("en", find_game(GAME))


def test_the_unfair_seat_comes_first_and_rows_by_chance_are_left_out(say: Text) -> None:
    found = list_findings(sample_report(), say, has_dials=True)
    assert [one.section for one in found] == [
        "balance",
        "search",
        "what-if",
        "value",
        "value",
        "restricted",
        "drama",
        "drama",
    ]
    assert (found[0].number, found[0].unit) == ("−5.0", "pp")
    assert "Second" in found[0].subject
    assert "19.0 to 21.0" in found[0].sentence


def test_a_bargain_and_what_is_dear_are_named_with_their_interval(say: Text) -> None:
    bargain, dear = (
        one for one in list_findings(sample_report(), say, has_dials=True) if one.section == "value"
    )
    assert (bargain.subject, bargain.number) == ("Thing 1", "+8.0")
    assert (dear.subject, dear.number) == ("Thing 3", "−6.0")
    assert "7.0 to 9.0" in bargain.sentence
    assert "3.0" in bargain.sentence, "the price"


def test_values_beyond_the_price_are_corrected_by_holm() -> None:
    ranked = rank_net_values(value_table())
    assert [row.key for row in ranked] == ["1", "2", "3"]
    best, fair, dear = (row.estimate.p or 0.0 for row in ranked)
    assert best < 0.001
    assert dear < 0.001
    assert fair > 0.05


def test_the_restricted_player_is_the_first(say: Text) -> None:
    (found,) = (
        one for one in list_findings(sample_report(), say, has_dials=True) if one.section == "restricted"
    )
    assert found.number == "−12.0"


def test_nothing_found_is_said_with_what_would_have_shown(say: Text) -> None:
    assert list_findings(fair_report(), say, has_dials=True) == []
    (remark,) = list_remarks(fair_report(), say)
    assert "no difference found" in remark
    assert "1.0 percentage points" in remark


def test_a_change_without_an_effect_is_a_remark(say: Text) -> None:
    remarks = list_remarks(sample_report(), say)
    assert len([one for one in remarks if say(f"option-{DIAL}") in one]) == 1


def test_a_search_in_vain_is_told(say: Text) -> None:
    report = sample_report()
    assert report.search is not None
    in_vain = msgspec.structs.replace(report, search=msgspec.structs.replace(report.search, findings=()))
    assert "search" not in [one.section for one in list_findings(in_vain, say, has_dials=True)]
    assert any("7 small changes" in remark for remark in list_remarks(in_vain, say))


def test_a_team_that_wins_every_time_is_told_with_a_bound(say: Text) -> None:
    won = table("wins/team", "lab-team", [Estimate(1.0, 0.9908, 1.0)])
    base = msgspec.structs.replace(fair_report().settings[0], tables=(won,))
    (found,) = list_findings(msgspec.structs.replace(fair_report(), settings=(base,)), say, has_dials=False)
    assert found.number == "100.0%"
    assert "99.08%" in found.sentence, "the lower end of the interval"
    assert base.seats == SEATS


def make_decisions(kingmaking: Estimate) -> Table:
    values = {"decisions": 40.0, "worth": 30.0, "clear": 20.0, "late": 13.0, "hopeless": 3.0}
    rows = [
        TableRow(
            key,
            LabelText(f"lab-decisions-{key}"),
            measured(value, 1.0),
            100,
            {"part": measured(value / 40, 0.02)},
        )
        for key, value in values.items()
    ]
    label = LabelText("lab-decisions-kingmaking", {"points": 10})
    rows.append(TableRow("kingmaking", label, kingmaking, 100, {"part": measured(0.05, 0.01)}))
    return Table("decisions", LabelText("lab-decisions"), "count", tuple(rows))


def add_table(report: LabReport, added: Table) -> LabReport:
    base = msgspec.structs.replace(report.settings[0], tables=(*report.settings[0].tables, added))
    return msgspec.structs.replace(report, settings=(base, *report.settings[1:]))


def test_decisions_that_matter_are_counted_and_kingmaking_only_if_it_is_certain(say: Text) -> None:
    certain = add_table(fair_report(), make_decisions(Estimate(2.0, 1.5, 2.5)))
    matter, kings = list_findings(certain, say, has_dials=True)[-2:]
    assert (matter.number, matter.section) == ("75.0%", "drama")
    assert "30.0 of 40.0" in matter.sentence
    assert kings.number == "2.0"
    assert "more than 10 percentage points" in kings.sentence
    by_chance = add_table(fair_report(), make_decisions(Estimate(0.2, -0.1, 0.5)))
    assert [one.number for one in list_findings(by_chance, say, has_dials=True)][-1] == "75.0%"


def test_what_is_needed_more_than_usual_is_told(say: Text) -> None:
    rows = tuple(
        TableRow(
            str(place), LabelText("lab-own-item", {"name": f"Line {place}"}), Estimate(share, share, share, p)
        )
        for place, (share, p) in enumerate([(0.2, 0.001), (0.02, 0.4)])
    )
    report = add_table(fair_report(), Table("needed/line", LabelText("lab-more"), "share", rows))
    (found,) = (one for one in list_findings(report, say, has_dials=True) if one.section == "value")
    assert (found.subject, found.number) == ("Line 0", "20.0%")
    assert found.next_step == say("lab-report-next-needed")


@pytest.mark.parametrize(("share", "has_step"), [(0.03, True), (0.2, False)])
def test_what_to_do_is_told_where_hardly_anybody_catches_up(say: Text, share: float, has_step: bool) -> None:
    shares = [measured(0.4, 0.01), measured(share, 0.01)]
    at_half = msgspec.structs.replace(table("wins/rank-at-half", "lab-rank", shares), expected=None)
    *_, found = list_findings(add_table(fair_report(), at_half), say, has_dials=True)
    assert (found.section, found.next_step != "") == ("drama", has_step)


def test_means_have_as_many_digits_as_their_interval_needs(say: Text) -> None:
    """Not 0.00 ±0.00, with a star."""
    for value, half, shown in (
        (1.5, 0.2, "1.50 ±0.20"),
        (0.0021, 0.0011, "0.002 ±0.001"),
        (0.00031, 0.0001, "0.0003 ±0.0001"),
        (96.0, 1e-15, "96.00 ±0.00"),
    ):
        assert format_estimate(measured(value, half), "count", say) == shown
