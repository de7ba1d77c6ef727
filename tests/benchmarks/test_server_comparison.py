"""The comparison of servers in `make bench`, in a tiny size: that it runs, not how fast."""

from collections.abc import Callable
from pathlib import Path

import pytest
from server_comparison import compare_servers
from servers import other_servers, pinned_servers
from servers.compared_servers import make_page_section, make_rows
from servers.measurements import MeasurementPlan
from servers.pinned_servers import CannotMeasure, NotInstalled, RunningServer, run_driver

PLAN = MeasurementPlan(tables=2, warm_up_s=0.1, seconds=0.5)
NOT_INSTALLED = "is not installed; make bench does it"


@pytest.mark.nightly
def test_an_older_commit_stands_beside_ours_and_what_is_missing_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pinned_servers, "TRIES", 1)
    monkeypatch.setattr(other_servers, "REFERENCE", tmp_path)
    compared = compare_servers(PLAN, rounds=1, servers=["boardgame.io"], commit="HEAD")
    ours, commit, other = compared
    assert ours.rounds[0].moves > 0 < commit.rounds[0].moves
    assert other.missing == f"boardgame.io {NOT_INSTALLED}"
    pace, pace_beside, told_beside, last = make_rows(compared)
    assert (pace.ours, pace.ratio) == (ours.rounds[0].moves_per_s, None)
    assert pace_beside.at_least == 0.95
    assert told_beside.reference == 1000 * commit.rounds[0].p99_s
    assert last.note == f"not measured: {other.missing}"
    page = make_page_section([compared])
    assert page.count("\n| 2 | ") == 3
    assert last.note in page


@pytest.mark.nightly
def test_nodes_share_a_database_that_is_measured_too() -> None:
    found = run_driver(other_servers.run_nodes(2), PLAN)
    assert found.moves > 0
    assert found.server_cpu > 0 < found.database_cpu


@pytest.mark.parametrize(
    ("kind", "run"),
    [("boardgame", other_servers.run_boardgame_server), ("colyseus", other_servers.run_colyseus_server)],
)
def test_other_servers_play_where_they_are_installed(kind: str, run: Callable[[], RunningServer]) -> None:
    if (other_servers.REFERENCE / kind / "node_modules").exists():
        assert run_driver(run(), PLAN, kind).moves > 0
    else:
        with pytest.raises(NotInstalled):
            run()


def test_a_commit_that_is_not_there_is_named() -> None:
    with pytest.raises(CannotMeasure, match="git archive no-such-commit"):
        compare_servers(PLAN, rounds=1, servers=[], commit="no-such-commit")
