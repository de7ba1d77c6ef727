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

from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.registry import all_games, find_game
from thirdplace.lab.results.report_structs import Estimate, LabelText, LabReport, Table, TableRow
from thirdplace.lab_report.findings import list_findings, list_remarks
from thirdplace.lab_report.plot_blocks import make_shown_table
from thirdplace.lab_report.report_document import Plot
from thirdplace.lab_report.report_words import format_estimate, name_change
from thirdplace.lab_report.value_findings import rank_net_values, tell_values
from thirdplace.lab_report.what_if import show_changes
from thirdplace.text import LANGUAGES, Text, text_for


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


def test_whoever_is_favoured_is_told_with_the_change_that_comes_nearest(say: Text) -> None:
    report = sample_report()
    first = list_findings(report, say, has_dials=True)[0]
    assert report.search is not None
    (best,) = report.search.findings
    assert f"{say(f'option-{DIAL}')}: {best.options[DIAL]}" in first.next_step
    without = msgspec.structs.replace(report, search=None)
    assert list_findings(without, say, has_dials=True)[0].next_step == say("lab-report-next-wins")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ((0.03, 0.0, 0.0, -0.03), "29.0% of games instead of 26.0%"),
        ((0.03, 0.0, 0.0, -0.03), "5.0 percentage points away instead of 5.0 percentage points: as fair"),
        ((-0.01, 0.04, -0.02, -0.01), "24.0% of games instead of 20.0%"),
        ((-0.01, 0.04, -0.02, -0.01), "1.0 percentage points away instead of 5.0 percentage points: fairer"),
        ((0.05, 0.0, -0.025, -0.025), "6.0 percentage points away instead of 5.0 percentage points: less"),
    ],
)
def test_a_change_is_told_with_the_new_share_and_whether_it_is_fairer(
    say: Text, changes: tuple[float, ...], told: str
) -> None:
    report = sample_report()
    rows = [measured(change, p=0.001 if abs(change) > 0.02 else 1.0) for change in changes]
    changed = msgspec.structs.replace(
        report.comparisons[0], tables=(table("wins/turn-order", "lab-turn-order", rows, 0.0),)
    )
    report = msgspec.structs.replace(report, comparisons=(changed,))
    (found,) = (one for one in list_findings(report, say, has_dials=True) if one.section == "what-if")
    assert told in found.sentence


def test_what_becomes_worth_more_is_told_and_drawn(say: Text) -> None:
    report = sample_report()
    values = [measured(0.01, p=0.5), measured(-0.04, p=0.001), measured(0.02, p=0.04)]
    compared = table("value/thing", "lab-own-item", values, 0.0)
    first = report.comparisons[0]
    changed = msgspec.structs.replace(first, tables=(*first.tables, compared))
    report = msgspec.structs.replace(report, comparisons=(changed, *report.comparisons[1:]))
    told = [one for one in list_findings(report, say, has_dials=True) if one.section == "what-if"]
    assert [one.number for one in told] == ["+3.0", "−4.0"]
    assert told[1].sentence.startswith("Thing 2 adds 4.0 percentage points less")
    plots = [one for one in show_changes(report, say) if "value" in getattr(one, "id", "")]
    (plot,) = plots
    assert isinstance(plot, Plot)
    assert [row[0] for row in plot.table.rows] == ["Thing 2", "Thing 3"], "the largest first, no chance"
    assert plot.note.endswith("1.")


def test_many_bargains_are_told_as_many(say: Text) -> None:
    rows = tuple(
        TableRow(
            str(place),
            LabelText("lab-own-item", {"name": f"Thing {place}"}),
            measured(0.1),
            300,
            {"net": measured(net, 0.005), "price": measured(3.0)},
        )
        for place, net in enumerate((0.1, 0.099, 0.09, 0.081, 0.07, -0.05, -0.02))
    )
    values = msgspec.structs.replace(value_table(), rows=rows)
    best, second, *worst = tell_values(values, say)
    assert "3 others come to at least 80% of that" in best.sentence
    assert best.next_step == say("lab-report-next-many-bargain")
    assert second.next_step == ""
    assert worst[0].next_step == say("lab-report-next-dear"), "the other one is far away"


def test_what_costs_most_comes_first_among_restrictions(say: Text) -> None:
    report = sample_report()
    *others, little = report.comparisons
    rows = [measured(-0.2, p=0.001), *[measured(0.06)] * 3]
    much = msgspec.structs.replace(little, tables=(table("wins/player", "lab-player", rows, 0.0),))
    report = msgspec.structs.replace(report, comparisons=(*others, little, much))
    found = [one.number for one in list_findings(report, say, has_dials=True) if one.section == "restricted"]
    assert found == ["−20.0", "−12.0"]


def test_every_number_of_a_table_has_the_same_minus_sign(say: Text) -> None:
    rows = tuple(
        TableRow(row.key, row.label, measured(-0.2), 300, {"net": measured(-0.1)})
        for row in value_table().rows
    )
    shown = make_shown_table(msgspec.structs.replace(value_table(), rows=rows), say)
    assert all(cell.startswith("−") for row in shown.rows for cell in row[1:])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_changes_are_told_in_words_and_never_by_raw_values(lang: str) -> None:
    seen = 0
    for game in all_games():
        text = text_for(lang, game)
        for info in option_schema(game):
            words = [value for value in info.values if isinstance(value, str) and info.kind == "choice"]
            for value in [True, False] if info.kind == "switch" else words:
                told = name_change(game.id, {info.key: value}, text)
                assert told.startswith(text(f"option-{info.key}") + ": ")
                assert not told.endswith(f": {value}")
                seen += 1
    assert seen > 3
