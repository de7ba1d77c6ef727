"""Place Race on the command line: deals that can be won."""

from pathlib import Path

import pytest
from support.command_line import Home, run

from thirdplace.core.records.record import from_json


def test_place_race_is_preselected_winnable_and_says_so(home: Home) -> None:
    done = run(home, "play", "place-race", "--seats", "bot,bot", "--save", "game.json")
    assert "winnable" in done.stdout
    assert from_json((home / "game.json").read_bytes()).options["deal"] == "winnable"
    run(home, "play", "place-race", "--seats", "bot,bot", "--option", "deal=shuffled", "--save", "b.json")
    assert from_json((home / "b.json").read_bytes()).options["deal"] == "shuffled"


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """An empty home: nothing of this machine's user is read or written."""
    return tmp_path
