"""The terminal as people use it: real processes at a (pseudo) terminal, from the first key to the score."""

import io
import signal
import time
from pathlib import Path

import pytest
from rich.console import Console
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME
from support.pseudo_terminal import CONTROL_SEQUENCE, Sit

from thirdplace.core.parts.coach import Advice, RatedAction
from thirdplace.core.parts.terminal import Misread, flow, pick
from thirdplace.core.records.record import from_json
from thirdplace.core.registry import all_games
from thirdplace.terminal.coach_page import build_rating_grid
from thirdplace.text import text_for


def test_one_person_alone_has_no_curtain(sit: Sit) -> None:
    ann = sit("play", TURN_GAME, "--seats", "Ann,bot,bot")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Ann>")
    assert "Pass the keyboard" not in ann.read
    assert "\x1b[3J" not in ann.output


@pytest.mark.parametrize(
    ("lang", "shown"), [("en", "110.0 points"), ("de", "110,0 Punkte"), ("it", "110,0 punti")]
)
def test_points_that_the_coach_compares_have_one_decimal_each(lang: str, shown: str) -> None:
    advice = Advice(None, [RatedAction(None, 0.4, 112.46), RatedAction(None, 0.3, 110.0)], [])
    written = io.StringIO()
    Console(width=80, file=written).print(build_rating_grid(advice, text_for(lang), []))
    assert shown in written.getvalue()


# Leaving and coming back.


def test_ctrl_c_and_resume(sit: Sit, tmp_path: Path) -> None:
    ann = sit("play", TURN_GAME, "--seats", "Ann,bot,bot", "--seed", "x", "--save", "g.json")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Ann>")
    ann.types("p")
    ann.until("Ann>")
    ann.process.sendintr()
    assert ann.leaves() == 130
    assert "Traceback" not in ann.read
    assert "thirdplace play --resume g.json" in ann.read
    before = from_json((tmp_path / "g.json").read_bytes())
    assert before.names == ["Ann", "Ada (bot)", "Bruno (bot)"]
    again = sit("play", "--resume", "g.json")
    again.until("Press Enter")
    again.types("")
    again.until("Ann>")
    again.types("p")
    again.until("Ann>")
    again.types("q")
    assert again.leaves() == 0
    after = from_json((tmp_path / "g.json").read_bytes())
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)
    assert after.seed == before.seed


def test_every_action_is_kept_at_once(sit: Sit, tmp_path: Path) -> None:
    ann = sit("play", TURN_GAME, "--seats", "Ann,bot,bot", "--seed", "x", "--save", "g.json")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Ann>")
    ann.types("p")
    ann.until("Ann>")
    ann.process.kill(signal.SIGKILL)
    record = from_json((tmp_path / "g.json").read_bytes())
    assert any(move.seat == 0 for move in record.actions)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["g.json"], "nothing half-written"


def test_ctrl_c_in_the_menu_and_at_the_curtain(sit: Sit) -> None:
    menu = sit("menu")
    menu.until(">")
    menu.process.sendintr()
    assert menu.leaves() == 130
    assert "Traceback" not in menu.read
    ann = sit("play", TURN_GAME, "--seats", "Ann,Bob,bot")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Pass the keyboard")
    ann.process.sendintr()
    assert ann.leaves() == 130
    assert "--resume" in ann.read


def test_the_menu_speaks_the_language_that_is_chosen_and_shows_rules(sit: Sit) -> None:
    menu = sit("menu", size=(60, 100))
    menu.until("What shall we play?")
    menu.until(">")
    rules_entry = len(all_games()) + 1  # after the games, and then comes the language
    menu.types(str(rules_entry + 1))
    menu.until("Deutsch")
    menu.types("2")
    menu.until("Was wollen wir spielen?")
    menu.types(str(rules_entry))
    menu.until("Die Regeln lesen")
    menu.types(str([game.id for game in all_games()].index(TURN_GAME) + 1))
    menu.until("Worum es geht")
    menu.until("Seite 1 von")
    menu.types("q")
    menu.until("Was wollen wir spielen?")
    menu.types("q")
    assert menu.leaves() == 0


# Plain terminals.


def test_no_colour_where_none_is_wanted(sit: Sit) -> None:
    ann = sit("play", TURN_GAME, "--seats", "Ann,bot,bot", NO_COLOR="1")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Ann>")
    ann.types("q")
    assert ann.leaves() == 0
    assert "\x1b" not in ann.output


@pytest.mark.parametrize("size", [(24, 80), (40, 120), (24, 60)])
@pytest.mark.parametrize(("game", "seats"), [(TURN_GAME, 6), (LED_GAME, 6), (CLOCK_GAME, 4)])
def test_a_turn_fits_the_terminal(sit: Sit, game: str, seats: int, size: tuple[int, int]) -> None:
    names = ",".join(["Maximiliane-Charlotte", *["bot"] * (seats - 1)])
    ann = sit("play", game, "--seats", names, "--seed", "abc", size=size)
    ann.until("Press Enter")
    ann.types("")
    ann.until("Maximiliane-Charlotte>")
    page = ann.output.split("\x1b[2J")[-1]
    lines = CONTROL_SEQUENCE.sub("", page).split("\r\n")
    assert max(len(line.rstrip()) for line in lines) <= size[1]
    if size != (24, 60):
        assert len(lines) <= size[0]


# Small parts.


def test_pick_understands_numbers_names_and_beginnings() -> None:
    labels = {"red-house": "Rotes Haus", "garden": "Garten", "gate": "Tor"}
    assert pick("2", labels) == "garden"
    assert pick("rot", labels) == "red-house"
    assert pick("Red House", labels) == "red-house"
    for typed, why in (("", "misread-none"), ("x", "misread-none"), ("4", "misread-none")):
        with pytest.raises(Misread) as misread:
            pick(typed, labels)
        assert misread.value.message_id == why
    with pytest.raises(Misread) as misread:
        pick("g", {"garden": "Garden", "gate": "Gate"})
    assert misread.value.message_id == "misread-several"


def test_flow_breaks_between_items_only() -> None:
    assert flow(["1 London", "2 Stratford on Avon", "3 Bath"], 30) == [
        "1 London  2 Stratford on Avon",
        "3 Bath",
    ]


def test_the_clock_does_not_count_pauses_or_being_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    from thirdplace.terminal import realtime_game

    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    clock = realtime_game.PausableClock(500)
    now[0] += 50
    assert clock.read_ms() == 500
    clock.start()
    for _ in range(10):
        now[0] += 0.1
        clock.read_ms()
    assert clock.read_ms() == 1500
    clock.stop()
    now[0] += 50
    clock.start()
    now[0] += 0.5
    assert clock.read_ms() == 2000
    now[0] += 3600  # the laptop was closed
    assert clock.read_ms() == 2000
    assert clock.is_stopped
