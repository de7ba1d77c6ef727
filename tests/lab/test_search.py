"""The search for small changes: the smallest that reach the goal, or those that come nearest to it."""

from dataclasses import replace

import pytest

from thirdplace.core.registry import all_games
from thirdplace.lab.chunks.chunk_runner import InlineRunner
from thirdplace.lab.lab_request import LabRequest, UnusableRequest, make_run_of
from thirdplace.lab.search_changes import search_changes
from thirdplace.lab.simulation.play_chunk import find_simulation

GAME = next(
    game.id for game in all_games() if game.brings("simulation") and find_simulation(game).RESTRICTIONS
)
REQUEST = LabRequest(GAME, deals=64, seed="search")


def test_of_changes_that_reach_the_goal_the_smallest_comes_first() -> None:
    found = search_changes(REQUEST, 0.9, InlineRunner())
    assert all(one.is_met for one in found.findings)
    sizes = [one.size for one in found.findings]
    assert sizes == sorted(sizes)
    assert sizes[0] < 0.2


def test_if_none_reaches_the_goal_the_nearest_comes_first() -> None:
    found = search_changes(REQUEST, 0.0001, InlineRunner())
    assert not any(one.is_met for one in found.findings)
    spreads = [one.spread.value for one in found.findings]
    assert spreads == sorted(spreads)
    # Small ones alone would all be one step of the dial with the widest range.
    assert len({tuple(one.options) for one in found.findings}) > 1


def test_what_is_reported_was_measured_on_deals_that_the_search_has_not_seen() -> None:
    found = search_changes(REQUEST, 0.9, InlineRunner())
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
        search_changes(replace(REQUEST, options={"no_such_dial": 1}), 0.01, InlineRunner())
