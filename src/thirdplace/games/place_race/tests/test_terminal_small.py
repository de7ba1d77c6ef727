"""Place Race in a terminal of 80 columns and 24 lines: what one needs to go on is on the screen."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.pseudo_terminal import CONTROL_SEQUENCE, Seat

from thirdplace.core.registry import find_game
from thirdplace.text import text_for

LINES = 24
ANEW = re.compile(r"\x1b\[(?:2J|H|\d+;1H)")
"""Where a screen begins."""


@pytest.fixture
def lines() -> int:
    return LINES


@pytest.fixture
def race_terminal(tmp_path: Path, lines: int) -> Iterator[Seat]:
    seat = Seat(
        tmp_path, "play", "place-race", "--seats", "Ann,bot", "--lang", "de", "--seed", "abc",
        "--option", "seconds_per_year=60", size=(lines, 80),
    )  # fmt: skip
    yield seat
    seat.process.close(force=True)


@pytest.mark.parametrize("lines", [20, LINES])
def test_how_to_go_on_is_in_sight_beside_the_coach(race_terminal: Seat, lines: int) -> None:
    """Where not all fits, what is cut off is the picture."""
    say = text_for("de", find_game("place-race"))
    race_terminal.until(say("press-enter"))
    race_terminal.types("")
    race_terminal.until("Ann>")
    race_terminal.types("auckland")
    race_terminal.until("Ann>")
    race_terminal.types(say("words-ready").split()[0])
    race_terminal.until(say("paused"))
    race_terminal.presses(" ")
    race_terminal.until(say("key-skip"))
    race_terminal.presses("c")
    race_terminal.until("ein Profi")
    race_terminal.until("\x1b[J")  # the page is complete
    screen = CONTROL_SEQUENCE.sub("", ANEW.split(race_terminal.output)[-1])
    assert len(screen.splitlines()) < lines, screen
    assert say("paused-keys") in screen


@pytest.mark.parametrize("lines", [12, 16, LINES])
def test_the_keys_of_a_running_race_are_in_sight(race_terminal: Seat, lines: int) -> None:
    """Where not all fits, the last cards are cut off; how to skip, to pause and to leave is not."""
    say = text_for("de", find_game("place-race"))
    race_terminal.until(say("press-enter"))
    race_terminal.types("")
    race_terminal.until("Ann>")
    race_terminal.types("auckland")
    race_terminal.until("Ann>")
    race_terminal.types(say("words-ready").split()[0])
    race_terminal.until(say("paused"))
    race_terminal.presses(" ")
    race_terminal.until(say("key-skip"))
    race_terminal.until("\x1b[J")  # the page is complete
    screen = CONTROL_SEQUENCE.sub("", ANEW.split(race_terminal.output)[-1])
    assert len(screen.splitlines()) <= lines, screen
    assert say("command-leave") in screen, screen


def test_how_to_go_on_and_to_leave_is_in_sight(race_terminal: Seat) -> None:
    say = text_for("de", find_game("place-race"))
    race_terminal.until(say("press-enter"))
    race_terminal.types("")
    race_terminal.until("Ann>")
    own = [line for line in race_terminal.read.splitlines() if re.search(r"\b1[89]\d\d\b", line)]
    assert [line for line in own if re.match(r"\W*1\b", line)], "own cards have the numbers that offers name"
    race_terminal.types("m")
    race_terminal.until("Bluff: Oban")  # the lines of the board
    race_terminal.types("")
    race_terminal.until("Ann>")
    race_terminal.types("auckland")
    race_terminal.until("Ann>")
    race_terminal.types(say("words-ready").split()[0])
    race_terminal.until(say("paused"))
    race_terminal.presses(" ")
    race_terminal.until(say("key-skip"))
    race_terminal.presses("c")
    race_terminal.until(say("paused-keys"))
    screen = CONTROL_SEQUENCE.sub("", ANEW.split(race_terminal.output)[-1])
    assert len(screen.splitlines()) < LINES, screen
    assert say("paused-keys").endswith(say("command-leave"))
    assert "speichern" in say("paused-keys"), "leaving saves, and says so"
    race_terminal.presses("?")
    race_terminal.until("**q**".strip("*"))
    race_terminal.presses("q")
    assert race_terminal.leaves() == 0
