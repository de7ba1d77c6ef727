"""Nonsense, malice and broken frames over the socket: nobody else notices, and nothing is left of it."""

from pathlib import Path

from support.reliability.fuzzing import run_fuzzers

FRAMES = 5_000
"""Twice: the second time, the server must not grow any more."""
EXPECTED = {"bad-request", "not-your-seat", "not-the-host", "update", "ok", "signal"}
"""What nonsense is answered with; some of it, by chance, makes sense."""
MAX_ROUNDS = 4
"""How often chance is given another try to bring them all."""


def test_fuzzers_disturb_nobody_and_leave_nothing(tmp_path: Path) -> None:
    heard: set[str] = set()
    for number in range(MAX_ROUNDS):
        folder = tmp_path / f"{number}"
        folder.mkdir()
        found = run_fuzzers(folder, FRAMES)
        assert found.frame_count >= 2 * FRAMES
        assert found.sent["fatal"] > 50
        assert found.games >= 6
        heard |= set(found.heard)
        if heard >= EXPECTED:
            break
    assert heard >= EXPECTED
