"""Places, Please on the command line: solved, a class of sixty, rolls laid out by hand."""

from pathlib import Path

import pytest
from support.command_line import Home, run

from thirdplace import new_match, record_of, write_record
from thirdplace.cli import main
from thirdplace.games.places_please.solution.policy import Policy


def test_a_game_is_solved_and_the_policy_kept(home: Home) -> None:
    done = run(home, "solve", "places-please", "--steps", "2", "--out", "policy.npz")
    assert done.returncode == 0, done.stderr
    assert "5597.4" in done.stdout
    assert "policy.npz" in done.stdout.splitlines()[-1]
    assert Policy.read(home / "policy.npz").choices(6, 0, [6], [])


def test_a_smaller_game_is_solved(home: Home) -> None:
    small = ("--option", "rounds=1", "--option", "places=3", "--option", "garbage=0")
    done = run(home, "solve", "places-please", *small, "--steps", "2")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Places, Please for two, 1 round: solved")
    assert "504.0" in done.stdout


@pytest.mark.parametrize("option", ["open_boards=true", "places=7", "second_points=5"])
def test_what_cannot_be_solved_is_refused(home: Home, option: str) -> None:
    done = run(home, "solve", "places-please", "--option", option)
    assert done.returncode == 2
    assert done.stderr.startswith("A game can be solved only without open boards")
    assert "Traceback" not in done.stderr


def test_a_game_is_solved_in_any_place(home: Home) -> None:
    small = ("--option", "rounds=2", "--option", "places=3", "--steps", "2")
    for on, workers in (("here", "1"), ("threads", "2")):
        done = run(
            home, "solve", "places-please", *small, "--on", on, "--workers", workers, "--out", f"{on}.npz"
        )
        assert done.returncode == 0, done.stderr
    assert (home / "here.npz").read_bytes() == (home / "threads.npz").read_bytes()
    done = run(home, "solve", "places-please", *small, "--on", "moon")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "--on takes one of these: here, threads, processes, ray, ray://HOST:PORT\n"


def test_a_class_of_sixty(home: Home) -> None:
    seats = ",".join(["bot"] * 60)
    done = run(home, "play", "places-please", "--seats", seats, "--option", "rounds=2", "--seed", "x")
    assert done.returncode == 0
    assert max(len(line) for line in done.stdout.splitlines()) < 200


def test_verify_does_not_vouch_for_what_was_laid_out_by_hand(
    home: Home, capsys: pytest.CaptureFixture[str]
) -> None:
    for setup, words in (
        (None, "everything random follows from the seed"),
        ({"rolls": [4, 1]}, "by hand (rolls)"),
    ):
        match = new_match("places-please", 2, seed="by hand", setup=setup)
        write_record(home / "game.json", record_of(match))
        assert main(["verify", str(home / "game.json"), "--lang", "en"]) == 0
        said = capsys.readouterr().out
        assert words in said
        assert ("everything random" in said) == (setup is None)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """An empty home: nothing of this machine's user is read or written."""
    return tmp_path
