"""Nonsense, malice and broken frames over the socket: nobody else notices, and nothing is left of it."""

from pathlib import Path

from support.fuzzing import fuzz

FRAMES = 5_000
"""Twice: the second time, the server must not grow any more."""


def test_fuzzers_disturb_nobody_and_leave_nothing(tmp_path: Path) -> None:
    found = fuzz(tmp_path, FRAMES)
    assert found.frames >= 2 * FRAMES
    assert found.sent["fatal"] > 50
    assert {"bad-request", "not-your-seat", "not-the-host", "update", "ok", "signal"} <= set(found.heard)
    assert found.games >= 6
