"""Place Race at a terminal: planned, raced, traded, won by a script, and taken up again."""

import time
from pathlib import Path

import pytest
from support.pseudo_terminal import LANGUAGES, Sit, replay_record, run_with_pipe

from thirdplace.core.action_words import write_words
from thirdplace.core.match import Match
from thirdplace.core.records.record import from_json
from thirdplace.core.registry import find_game
from thirdplace.text import text_for


@pytest.mark.parametrize("lang", LANGUAGES)
def test_place_race_is_planned_and_raced_to_a_loss(sit: Sit, tmp_path: Path, lang: str) -> None:
    say = text_for(lang, find_game("place-race"))
    ann = sit(
        "play", "place-race", "--seats", "Ann,bot", "--lang", lang, "--seed", "abc", "--save", "g.json",
        "--option", "seconds_per_year=0.4", "--option", "lead_years=6",
    )  # fmt: skip
    ann.until(say("press-enter"))
    ann.types("")
    ann.until("Ann>")
    ann.types("nowhere")
    ann.until(say("misread-none", typed="nowhere"))
    ann.types("waitangi")
    ann.until(say("error-not-a-city"))
    ann.types(say("words-ready").split()[0])
    ann.until(say("error-no-start"))
    ann.types("auckland")
    ann.until("Auckland")
    ann.until("Ann>")
    ann.types(say("words-ready").split()[0])
    ann.until(say("paused"))
    ann.presses(" ")
    ann.until(say("key-skip"))
    ann.presses("z")
    ann.until(say("clock-no-key", key="z"))
    ann.presses("s1 s")
    ann.until(say("lost", year="1841", done=0, cards=12).split(":")[0])
    ann.until(say("next-page", page="1", pages="2"))  # all cards and the record take more than 24 lines
    ann.types("")
    assert ann.leaves() == 0
    record = from_json((tmp_path / "g.json").read_bytes())
    match = replay_record(record)
    assert match.over
    assert not match.winners
    assert {move.action["type"] for move in record.actions if move.seat == 0} >= {"start", "ready", "skip"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_place_race_is_won_at_the_keyboard(sit: Sit, tmp_path: Path, lang: str) -> None:
    """Two people with a card each, who start where their cards are: wait for the year, then turn in."""
    say = text_for(lang, find_game("place-race"))
    ann = sit(
        "play", "place-race", "--seats", "Ann,Bob", "--lang", lang, "--seed", "w155", "--save", "g.json",
        "--option", "seconds_per_year=2.5", "--option", "lead_years=1",
        "--option", "day_cards=1", "--option", "late_cards=0",
    )  # fmt: skip
    ready = say("words-ready").split()[0]
    ann.until(say("press-enter"))
    ann.types("", "wellington", ready, "rotorua", ready)
    ann.until(say("paused"))
    ann.presses(" ")
    for shown, key in (
        (say("key-turn-in", card="Rotorua 1886"), "t"),
        (say("key-wait", year="1892"), "u"),  # Ann waits, and Bob has the turn
        (say("year", year="1893"), "s"),
        (say("key-turn-in", card="Wellington 1893"), "t"),
    ):
        frame = ""
        while shown not in frame:
            ann.until(say("command-leave"))  # the end of every screen
            frame = " ".join(ann.read.rsplit(say("command-leave"), 2)[-2].split())
        ann.presses(key)
    ann.until(say("won", year="1893", cards=2))
    assert ann.leaves() == 0
    assert replay_record(from_json((tmp_path / "g.json").read_bytes())).winners == [0, 1]


def test_place_race_is_won_by_a_script(tmp_path: Path) -> None:
    """Two people follow the plan that certified the deal, typed with the time of each action."""
    from thirdplace.games.place_race.planning import deal_solver

    game = find_game("place-race")
    match = Match(game, 2, seed="abc", options={"deal": "winnable"})
    plan = deal_solver.find_winning_plan(match.state)
    assert plan is not None
    lines = []
    for seat, number, at in deal_solver.list_plan_actions(match.state, plan):
        message = game.actions.decode(match.state, match.options, number)
        kind, *words = write_words(message).split()
        if kind == "offer":
            words = words[1:]  # whom it is made to follows from the card
        if kind == "accept":
            words = []
        time_word = f"{at} " if kind in ("move", "skip", "turn-in") else ""
        lines.append(f"{time_word}{('Ann', 'Bob')[seat]}: {' '.join([kind, *words])}")
    done = run_with_pipe(
        tmp_path, "play", "place-race", "--seats", "Ann,Bob", "--seed", "abc", "--save", "g.json",
        typed="\n".join(lines) + "\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "You have all won!" in done.stdout
    assert "\x1b" not in done.stdout
    assert replay_record(from_json((tmp_path / "g.json").read_bytes())).winners == [0, 1]


def test_a_scripted_race_explains_itself_and_lets_time_pass(tmp_path: Path) -> None:
    typed = "ann: auckland\nready\n?\n1500 hop\n1500 s\n1400 s\n3000\n100000\n"
    done = run_with_pipe(tmp_path, "play", "place-race", "--seats", "Ann,bot", "--seed", "abc", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "1500 move napier" in done.stdout, "the help documents it"
    assert "Nothing here is called “hop”." in done.stdout
    assert "The clock already shows 1500" in done.stdout
    assert "You have all lost" in done.stdout


def test_a_race_comes_back_paused_with_its_clock_where_it_stopped(sit: Sit, tmp_path: Path) -> None:
    ann = sit("play", "place-race", "--seats", "Ann,Bob", "--seed", "abc", "--save", "g.json")
    ann.until("Press Enter")
    ann.types("", "auckland", "ready", "wellington", "ready")
    ann.until("PAUSED")
    began = time.monotonic()
    ann.presses(" ")
    ann.until("Year 1831")
    ann.presses("p")
    ann.until("PAUSED")
    time.sleep(2)  # two seconds are more than a year, but the clock stands
    ann.presses("p")
    ann.until("Year 1832")
    ann.process.sendintr()
    assert ann.leaves() == 130
    assert "\x1b[?1049l" in ann.output, "the screen is given back"
    record = from_json((tmp_path / "g.json").read_bytes())
    assert record.clock is not None
    assert 3000 <= record.clock <= (time.monotonic() - began - 2) * 1000
    again = sit("play", "--resume", "g.json")
    again.until("Press Enter")
    again.types("")
    again.until("PAUSED")
    again.until(f"Year {1830 + record.clock // 1500}")
    again.presses("q")
    assert again.leaves() == 0
    assert from_json((tmp_path / "g.json").read_bytes()).clock == record.clock


def test_trading_by_keys_in_the_race(sit: Sit, tmp_path: Path) -> None:
    ann = sit(
        "play", "place-race", "--seats", "Ann,Bob", "--seed", "abc", "--save", "g.json",
        "--option", "seconds_per_year=60",
    )  # fmt: skip
    ann.until("Press Enter")
    ann.types("", "auckland", "ready", "auckland", "ready")
    ann.until("PAUSED")
    ann.presses(" ")
    ann.until("offer a trade")
    ann.presses("o")
    ann.until("Who offers?")
    ann.presses("1")
    ann.until("Give what?")
    ann.presses("2")
    ann.until("For what?")
    ann.presses("1")
    ann.until("accept Ann’s offer")
    ann.presses("a")
    ann.until("Ann and Bob trade")
    ann.presses("o\x1b")
    ann.presses("q")
    assert ann.leaves() == 0
    kinds = [move.action["type"] for move in from_json((tmp_path / "g.json").read_bytes()).actions]
    assert kinds[-2:] == ["offer", "accept"]


def test_several_people_plan_at_one_keyboard(tmp_path: Path) -> None:
    typed = "auckland\nbob: start auckland\noffer 1 7\nbob accept\nann\nready\n"
    done = run_with_pipe(tmp_path, "play", "place-race", "--seats", "Ann,Bob", "--seed", "abc", typed=typed)
    assert "Ann and Bob trade" in done.stdout
    assert "Ann is ready." in done.stdout
    assert "thirdplace play --resume" in done.stdout
