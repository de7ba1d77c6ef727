"""The search for small changes: the smallest that reach the goal, or those that come nearest to it."""

from dataclasses import replace

import pytest

from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.registry import all_games, find_game
from thirdplace.lab.chunks.chunk_runner import InlineRunner
from thirdplace.lab.dial_steps import list_steps
from thirdplace.lab.lab_request import LabRequest, UnusableRequest, make_run_of
from thirdplace.lab.results.report_structs import SearchReport
from thirdplace.lab.search_changes import MOST_SEARCH_RUNS, ChangeSearch
from thirdplace.lab.simulation.play_chunk import find_simulation

GAME = next(
    game.id for game in all_games() if game.brings("simulation") and find_simulation(game).RESTRICTIONS
)
TEAM_GAME = next(game.id for game in all_games() if game.team)
REQUEST = LabRequest(GAME, deals=64, seed="search")


def search_changes(request: LabRequest, goal: float) -> SearchReport:
    search = ChangeSearch(request, goal)
    for run in search.list_runs(64):
        for _ in run.advance(InlineRunner()):
            pass
    found = search.report()
    assert found is not None
    return found


def test_of_changes_that_reach_the_goal_the_smallest_comes_first() -> None:
    found = search_changes(REQUEST, 0.9)
    assert all(one.is_met for one in found.findings)
    sizes = [one.size for one in found.findings]
    assert sizes == sorted(sizes)
    assert sizes[0] < 0.2


def test_if_none_reaches_the_goal_the_nearest_comes_first() -> None:
    found = search_changes(REQUEST, 0.0001)
    assert not any(one.is_met for one in found.findings)
    spreads = [one.spread.value for one in found.findings]
    assert spreads == sorted(spreads)
    # Small ones alone would all be one step of the dial with the widest range.
    assert len({tuple(one.options) for one in found.findings}) > 1


def test_what_is_reported_was_measured_on_deals_that_the_search_has_not_seen() -> None:
    found = search_changes(REQUEST, 0.9)
    changes = [one.options for one in found.findings]
    fresh = make_run_of(replace(REQUEST, deals=256, seed="search/fresh"), changes)
    for _ in fresh.advance(InlineRunner()):
        pass
    played = [setting.tables for setting in fresh.report().settings[1:]]
    for one, tables in zip(found.findings, played, strict=True):
        shares = {table.key: [row.estimate.value for row in table.rows] for table in tables}
        assert {
            table.key: [row.estimate.value for row in table.rows] for table in one.tables
        }.items() <= shares.items()


def test_a_change_that_is_not_possible_is_refused() -> None:
    with pytest.raises(UnusableRequest):
        search_changes(replace(REQUEST, options={"no_such_dial": 1}), 0.01)


def test_games_that_a_team_plays_have_no_shares_to_even_out() -> None:
    with pytest.raises(UnusableRequest) as refused:
        ChangeSearch(LabRequest(TEAM_GAME), 0.01)
    assert refused.value.reason == "team-search"


def test_every_run_of_a_search_plays_the_deals_that_it_is_told() -> None:
    """A request for a precision names no number of deals."""
    search = ChangeSearch(replace(REQUEST, deals=None, precision=0.05), 0.9)
    played = []
    for run in search.list_runs(64):
        for _ in run.advance(InlineRunner()):
            pass
        played.append(run.progress.deals)
    assert played == [64, 64, 256]
    assert len(played) == MOST_SEARCH_RUNS


def test_what_was_verified_before_an_interruption_is_reported() -> None:
    search = ChangeSearch(REQUEST, 0.9)
    runs = search.list_runs(64)
    for _ in range(MOST_SEARCH_RUNS - 1):
        for _ in next(runs).advance(InlineRunner()):
            pass
        assert search.report() is None
    fresh = next(runs)
    assert search.report() is None
    next(fresh.advance(InlineRunner()))
    found = search.report()
    assert found is not None
    assert found.findings


def test_a_dial_whose_usual_value_depends_on_the_seats_is_tried_at_all_of_its_values() -> None:
    dials = {info.key: info for info in option_schema(find_game(GAME)) if info.dial}
    open_dials = [info for info in dials.values() if info.kind == "number" and info.default is None]
    assert open_dials
    for info in open_dials:
        assert info.least is not None
        assert info.most is not None
        assert list_steps(info, REQUEST) == list(range(int(info.least), int(info.most) + 1))
