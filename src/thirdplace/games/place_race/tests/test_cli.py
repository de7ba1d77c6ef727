"""Place Race on the command line: deals that can be won, and numbers as people write them."""

from pathlib import Path

import pytest
from support.command_line import Home, run

from thirdplace.core.record import from_json
from thirdplace.core.registry import find_game
from thirdplace.terminal.match_setup import parse_options
from thirdplace.text import text_for


def test_place_race_is_preselected_winnable_and_says_so(home: Home) -> None:
    done = run(home, "play", "place-race", "--seats", "bot,bot", "--save", "game.json")
    assert "winnable" in done.stdout
    assert from_json((home / "game.json").read_bytes()).options["deal"] == "winnable"
    run(home, "play", "place-race", "--seats", "bot,bot", "--option", "deal=shuffled", "--save", "b.json")
    assert from_json((home / "b.json").read_bytes()).options["deal"] == "shuffled"


@pytest.mark.parametrize("written", ["1.5", "1,5"])
def test_a_decimal_comma_is_as_good_as_a_point(written: str) -> None:
    game = find_game("place-race")
    chosen = parse_options(game, [f"seconds_per_year={written}"], text_for("de", game))
    assert chosen == {"seconds_per_year": 1.5}


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """An empty home: nothing of this machine's user is read or written."""
    return tmp_path
