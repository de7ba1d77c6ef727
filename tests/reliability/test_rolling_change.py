"""Two nodes on one PostgreSQL behind a proxy, replaced one after the other while people play all games."""

from pathlib import Path

import pytest
from support.postgres import make_database
from support.reliability.rolling_change import ChangeResult, change_nodes

SOON_S = 30.0
"""On a busy machine; docs/reliability.md has what was measured (`make torture`)."""


def check_nothing_was_lost(result: ChangeResult) -> None:
    assert result.played.is_clean, result.played
    assert result.played.acknowledged > 20
    assert result.requests > 0


def test_nobody_notices_that_nodes_are_replaced(tmp_path: Path) -> None:
    result = change_nodes(tmp_path, make_database(), tables=4, pace_s=0.5)
    check_nothing_was_lost(result)
    assert result.refusals == []
    assert (result.moved.cuts, result.left_behind) == ([], 0), "everybody had a second connection in time"
    assert len(result.moved.moves) >= result.sockets, "each was at one of the nodes"
    assert result.pauses == [], "no race stood still"
    assert set(result.moved.gaps) == {0.0}, "nobody was without a connection"
    assert max(result.moved.moves) < SOON_S


def test_everybody_is_back_soon_when_nodes_are_killed(tmp_path: Path) -> None:
    result = change_nodes(tmp_path, make_database(), tables=4, pace_s=0.5, kill=True)
    check_nothing_was_lost(result)
    assert len(result.moved.cuts) >= result.sockets
    assert result.moved.moves == []
    assert sum(result.moved.gaps) == pytest.approx(sum(result.moved.cuts))
    assert max(result.moved.cuts) < SOON_S
