"""PLACES Bid on the command line: parts of its rules, and options from files."""

import json
import re
from pathlib import Path

import pytest
from support.command_line import Home, finished_game, run

from thirdplace.core.records.record import from_json


def test_one_part_of_the_rules(home: Home) -> None:
    tips = run(home, "rules", "places-bid", "--part", "tips").stdout
    assert "TIPS" in tips
    assert "RULINGS" not in tips
    assert tips.count("•") == 9


def test_replay_shows_one_players_eyes_up_to_an_action(home: Home) -> None:
    file = finished_game(home)
    shown = run(home, "replay", str(file), "--seat", "Bruno (bot)", "--to", "5").stdout
    numbers = {int(number) for number in re.findall(r"^ +(\d+)  \S", shown, re.MULTILINE) if number}
    assert max(numbers) == 5
    assert "secret project" in shown
    assert shown == run(home, "replay", str(file), "--seat", "2", "--to", "5", "--plain").stdout


def test_options_come_from_the_command_line_and_from_files(home: Home) -> None:
    building = {"name": "Tea House", "category": "C", "points": 30, "players": 3}
    (home / "own.json").write_text(json.dumps([building]))
    done = run(
        home, "play", "places-bid", "--seats", "bot,bot,bot", "--option", "bank=box",
        "--option", "custom_buildings=@own.json", "--seed", "1", "--save", "game.json",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    options = from_json((home / "game.json").read_bytes()).options
    assert options == {"first": None, "bank": "box", "custom_buildings": [building]}
    assert "Tea House (C 30)" in run(home, "replay", "game.json").stdout


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """An empty home: nothing of this machine's user is read or written."""
    return tmp_path
