"""Places, Please at a terminal: a whole game, and what is hidden from the next person."""

from pathlib import Path

import pytest
from support.pseudo_terminal import CLEAR_SCREEN, CONTROL_SEQUENCE, LANGUAGES, Sit, replay_record

from thirdplace.core.records.record import from_json
from thirdplace.core.registry import find_game
from thirdplace.text import text_for


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_of_places_please(sit: Sit, tmp_path: Path, lang: str) -> None:
    say = text_for(lang, find_game("places-please"))
    ann = sit(
        "play", "places-please", "--seats", "Ann,Bob,bot", "--option", "rounds=2",
        "--lang", lang, "--save", "g.json",
    )  # fmt: skip
    ann.until(say("press-enter"))
    ann.types("")
    roll, write = say("ask-roll", name="@").split("@")[1], say("ask-write", name="@", value="#")
    write = write.split("@")[1].split("#")[0]
    curtain = say("curtain", name="@").split("@")[0]
    slots = {"Ann": 0, "Bob": 0}
    while (found := ann.until(curtain, roll, write, say("won-shared"), "SHA-256,")) < 3:
        if found == 2:
            name = ("Ann", "Bob")[ann.until("Ann>", "Bob>")]
            ann.types(str(slots[name] % 5 + 1))
            slots[name] += 1
        elif found == 1:
            ann.until("Ann>", "Bob>")
            ann.types("")
        else:
            ann.until(">")
            ann.types("")
    assert ann.leaves() == 0
    match = replay_record(from_json((tmp_path / "g.json").read_bytes()))
    assert match.over
    for past in match.view(None).history:
        assert all(f"{number:04}" in ann.read for number in past.numbers)


def test_the_curtain_hides_where_one_wrote(sit: Sit) -> None:
    ann = sit("play", "places-please", "--seats", "Ann,Bob", "--seed", "x")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Pass the keyboard to Ann")
    ann.types("", "", "hundreds")
    ann.until("Pass the keyboard to Bob")
    ann.types("")
    ann.until("Bob>")
    page = CONTROL_SEQUENCE.sub("", ann.output.split(CLEAR_SCREEN)[-1])
    assert "Ann rolls 6" in page
    assert "Ann writes" not in page
    assert "[ 6 ]" not in page


def test_a_dumb_terminal_gets_no_escape_codes_not_even_for_the_curtain(sit: Sit) -> None:
    ann = sit("play", "places-please", "--seats", "Ann,Bob", "--seed", "x", TERM="dumb")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Pass the keyboard to Ann")
    ann.types("", "", "1")
    ann.until("Pass the keyboard to Bob")
    assert "\x1b" not in ann.output
    lines = ann.output[ann.output.rindex("Ann>") :].count("\n")
    assert lines > 24, "pushed off the screen"


# The menu.


def test_the_menu_leads_to_a_game_and_back_to_one_that_waits(sit: Sit) -> None:
    menu = sit()
    menu.until("What shall we play?")
    assert "unfinished" not in menu.read
    menu.until(">")
    menu.types("9")
    menu.until("Please type a number")
    menu.types("3")
    menu.until("Who is playing?")
    menu.types("Zoe")
    menu.until("Places, Please is for 2 to 60 players, not for 1.")
    menu.types("Zoe,bot")
    menu.until("Rounds: 6")
    menu.types("1")
    menu.until("1 to 12")
    menu.types("1")
    menu.until("Rounds: 1")
    menu.types("")
    menu.until("Press Enter")
    menu.types("")
    menu.until("Zoe>")
    menu.types("q")
    menu.until("Continue with: thirdplace play --resume")
    menu.until("Press Enter")
    menu.types("")
    menu.until("Continue an unfinished game (1)")
    menu.types("4")
    menu.until("Places, Please: Zoe, Ada (bot) (0 actions so far)")
    menu.types("1")
    menu.until("Press Enter")
    menu.types("")
    menu.until("Zoe>")
    menu.types("q")
    menu.until("Press Enter")
    menu.types("q")
    assert menu.leaves() == 0
