"""The terminal as people use it: real processes at a (pseudo) terminal, from the first key to the score."""

import io
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pexpect
import pytest
from rich.console import Console

from thirdplace.core.chance import Chance
from thirdplace.core.match import Match
from thirdplace.core.record import from_json
from thirdplace.core.registry import find_game
from thirdplace.core.terminal import Misread, Seen, flow, pick
from thirdplace.core.words import write_words
from thirdplace.text import text_for

LANGUAGES = ("en", "de", "it")
WIPED = "\x1b[H\x1b[2J\x1b[3J"
STYLE = re.compile(r"\x1b\[[0-9;]*m")
STEERING = re.compile(r"\x1b\[\??[0-9;]*[A-Za-z]")

Home = Path
Sit = Callable[..., "Seat"]


def _hear_ctrl_c() -> None:
    """Tests started in the background are deaf to Ctrl-C, and would hand that down."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Seat:
    """Somebody in front of a terminal of 80 columns and 24 lines."""

    def __init__(
        self, home: Home, *arguments: str, size: tuple[int, int] = (24, 80), **variables: str
    ) -> None:
        kept = {key: value for key, value in os.environ.items() if key in ("PATH", "VIRTUAL_ENV")}
        usual = {
            "HOME": str(home),
            "TERM": "xterm-256color",
            "LANG": "en_GB.UTF-8",
            "PYTHONWARNINGS": "error",
        }
        self.process = pexpect.spawn(
            sys.executable,
            ["-m", "thirdplace", *arguments],
            env=kept | usual | variables,
            cwd=str(home),
            dimensions=size,
            encoding="utf-8",
            timeout=60,
            preexec_fn=_hear_ctrl_c,
        )
        self.output = ""

    def until(self, *wanted: str) -> int:
        """Wait for one of these, told without styles; returns which."""
        patterns = [spaced(words) for words in wanted]
        found = self.process.expect(patterns)
        self.output += self.process.before + self.process.after
        return int(found)

    def types(self, *lines: str) -> None:
        for line in lines:
            self.process.sendline(line)

    def presses(self, keys: str) -> None:
        self.process.send(keys)

    def leaves(self) -> int:
        self.process.expect(pexpect.EOF)
        self.output += self.process.before
        self.process.close()
        return int(self.process.exitstatus)

    @property
    def read(self) -> str:
        """All that was shown, without styles and steering."""
        return STEERING.sub("", self.output)


def spaced(words: str) -> str:
    """A pattern for words with any styles and line breaks between them."""
    return r"(?:\s|\x1b\[[0-9;]*m|│)+".join(re.escape(word) for word in words.split())


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    seats: list[Seat] = []

    def sit_down(*arguments: str, **more: object) -> Seat:
        seats.append(Seat(tmp_path, *arguments, **more))  # type: ignore[arg-type]
        return seats[-1]

    yield sit_down
    for seat in seats:
        seat.process.close(force=True)


def script(home: Home, *arguments: str, typed: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """The same without a terminal: lines from a pipe."""
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "VIRTUAL_ENV")}
    return subprocess.run(
        [sys.executable, "-m", "thirdplace", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=kept | {"HOME": str(home), "PYTHONWARNINGS": "error"} | variables,
        cwd=home,
        timeout=120,
    )


# Whole games, in every language.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_of_places_bid(sit: Sit, tmp_path: Path, lang: str) -> None:
    say = text_for(lang, find_game("places-bid"))
    ann = sit(
        "play", "places-bid", "--seats", "Ann,Bob,bot,bot", "--seed", "g", "--lang", lang, "--save", "g.json"
    )
    ann.until(say("press-enter"))
    ann.types("")
    too_low = say("error-bid-too-low").split(":")[0]
    curtain = say("curtain", name="@").split("@")[0]
    answer = "1"  # a bid of 1, or the first building; once that is refused, pass
    while (found := ann.until(too_low, curtain, "Ann>", "Bob>", say("score-total"))) != 4:
        if found == 0:
            answer = "p"
        elif found == 1:
            ann.types("")
        else:
            ann.types(answer)
            answer = "1"
    assert ann.leaves() == 0
    record = from_json((tmp_path / "g.json").read_bytes())
    match = replayed(record)
    best = max(score.total for score in match.view(None).result.scores)
    assert str(best) in ann.read
    assert "g.json" in ann.read
    assert record.commitment in ann.read.split(say("column-tokens"))[0], "sealed before the first move"
    assert any(move.action["type"] == "choose" and move.seat < 2 for move in record.actions)


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
    match = replayed(from_json((tmp_path / "g.json").read_bytes()))
    assert match.over
    for past in match.view(None).history:
        assert all(f"{number:04}" in ann.read for number in past.numbers)


def replayed(record: object) -> Match:
    from thirdplace.core.record import verify

    return verify(record)  # type: ignore[arg-type]


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
    ann.until(say("race-no-key", key="z"))
    ann.presses("s1 s")
    ann.until(say("lost", year="1841", done=0, cards=12).split(":")[0])
    ann.until(say("next-page", page="1", pages="2"))  # all cards and the record take more than 24 lines
    ann.types("")
    assert ann.leaves() == 0
    record = from_json((tmp_path / "g.json").read_bytes())
    match = replayed(record)
    assert match.over
    assert not match.winners
    assert {move.action["type"] for move in record.actions if move.seat == 0} >= {"start", "ready", "skip"}


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
    done = script(
        tmp_path, "play", "place-race", "--seats", "Ann,Bob", "--seed", "abc", "--save", "g.json",
        typed="\n".join(lines) + "\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "You have all won!" in done.stdout
    assert "\x1b" not in done.stdout
    assert replayed(from_json((tmp_path / "g.json").read_bytes())).winners == [0, 1]


def test_a_scripted_race_explains_itself_and_lets_time_pass(tmp_path: Path) -> None:
    typed = "ann: auckland\nready\n?\n1500 hop\n1500 s\n1400 s\n3000\n100000\n"
    done = script(tmp_path, "play", "place-race", "--seats", "Ann,bot", "--seed", "abc", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "1500 move napier" in done.stdout, "the help documents it"
    assert "Nothing here is called “hop”." in done.stdout
    assert "The clock already shows 1500" in done.stdout
    assert "You have all lost" in done.stdout


# Passing the keyboard.


def test_the_curtain_hides_ones_project_from_the_next_person(sit: Sit) -> None:
    game = find_game("places-bid")
    say = text_for("en", game)
    match = Match(game, 3, seed="secret")
    letters = [match.view(seat).seats[seat].project for seat in range(2)]
    projects = [say(f"category-{letter}.meaning") for letter in letters]
    ann = sit("play", "places-bid", "--seats", "Ann,Bob,bot", "--seed", "secret", "--option", "first=0")
    ann.until("Press Enter")
    ann.types("")
    for _ in range(3):
        for name in ("Ann", "Bob"):
            if ann.until(f"Pass the keyboard to {name}", f"{name}>") == 0:
                ann.until(">")
                ann.types("")
                ann.until(f"{name}>")
            ann.types("p")
    pages = ann.output.split(WIPED)
    seen = {
        name: " ".join(STEERING.sub("", page) for page in pages if f"{name}>" in STEERING.sub("", page))
        for name in ("Ann", "Bob")
    }
    assert projects[0] in seen["Ann"]
    assert projects[1] in seen["Bob"]
    assert projects[0] not in seen["Bob"]
    assert projects[1] not in seen["Ann"]
    between = [page for page in pages if "Pass the keyboard" in page]
    assert len(between) >= 4
    assert not any(project in page for page in between for project in projects)


def test_the_curtain_hides_where_one_wrote(sit: Sit) -> None:
    ann = sit("play", "places-please", "--seats", "Ann,Bob", "--seed", "x")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Pass the keyboard to Ann")
    ann.types("", "", "hundreds")
    ann.until("Pass the keyboard to Bob")
    ann.types("")
    ann.until("Bob>")
    page = STEERING.sub("", ann.output.split(WIPED)[-1])
    assert "Ann rolls 6" in page
    assert "Ann writes" not in page
    assert "[ 6 ]" not in page


def test_one_person_alone_has_no_curtain(sit: Sit) -> None:
    ann = sit("play", "places-bid", "--seats", "Ann,bot,bot")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Ann>")
    assert "Pass the keyboard" not in ann.read
    assert "\x1b[3J" not in ann.output


# What can be typed at any time.


def test_help_rules_story_and_automatic_passing(sit: Sit) -> None:
    ann = sit("play", "places-bid", "--seats", "Ann,bot,bot", "--seed", "x", "--option", "first=0")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Ann>")
    ann.types("?")
    ann.until("While bidding")
    ann.until("Press Enter")
    ann.types("", "r")
    ann.until("What it is about")
    ann.until("next page")
    ann.types("q", "auto")
    ann.until("From now on you pass or skip automatically")
    ann.types("", "auto")
    ann.until("you decide everything yourself")
    ann.types("", "9999")
    ann.until("You do not have that many tokens.")
    ann.types("-1")
    ann.until("Please type a number to bid")
    ann.types("b 1")
    ann.until("Ann bids 1.")
    ann.until("Ann>")
    ann.types("h")
    ann.until("Ann bids 1.")
    ann.until("Press Enter")
    ann.types("", "q")
    ann.until("The game is saved. Go on with: thirdplace play --resume")
    assert ann.leaves() == 0


def test_buildings_are_chosen_by_number_name_or_beginning(tmp_path: Path) -> None:
    game = find_game("places-bid")
    market = Match(game, 3, seed="x", options={"first": 0}).view(None).market
    names = [text_for("de", game)(f"card-{card}") for card in market]
    for typed in ("2", names[1].lower(), f"w {names[1][:4]}"):
        done = script(
            tmp_path, "play", "places-bid", "--seats", "Ann,bot,bot", "--seed", "x", "--option", "first=0",
            "--lang", "de", "--save", "g.json", typed=f"15\n{typed}\n",
        )  # fmt: skip
        assert f"Ann nimmt {names[1]}" in done.stdout, done.stdout
        (tmp_path / "g.json").unlink()


def test_who_cannot_raise_passes_automatically_if_asked_for(tmp_path: Path) -> None:
    start = ("play", "places-bid", "--seats", "Ann,Bob,bot", "--seed", "x", "--option", "first=0")
    asked = script(tmp_path, *start, typed="\n15\n\n")
    assert "Bob, you cannot bid higher" in asked.stdout
    done = script(tmp_path, *start, "--auto", typed="\n15\n1\n\n")
    assert "Bob, you cannot bid higher" not in done.stdout
    assert "Bob passes and takes 5 tokens." in done.stdout
    assert "Ann takes" in done.stdout


# Leaving and coming back.


def test_ctrl_c_and_resume(sit: Sit, tmp_path: Path) -> None:
    ann = sit("play", "places-bid", "--seats", "Ann,bot,bot", "--seed", "x", "--save", "g.json")
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
    ann = sit("play", "places-bid", "--seats", "Ann,bot,bot", "--seed", "x", "--save", "g.json")
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
    ann = sit("play", "places-bid", "--seats", "Ann,Bob,bot")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Pass the keyboard")
    ann.process.sendintr()
    assert ann.leaves() == 130
    assert "--resume" in ann.read


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
    done = script(tmp_path, "play", "place-race", "--seats", "Ann,Bob", "--seed", "abc", typed=typed)
    assert "Ann and Bob trade" in done.stdout
    assert "Ann is ready." in done.stdout
    assert "thirdplace play --resume" in done.stdout


# The menu.


def test_the_menu_leads_to_a_game_and_back_to_one_that_waits(sit: Sit) -> None:
    menu = sit()
    menu.until("What shall we play?")
    assert "unfinished" not in menu.read
    menu.until(">")
    menu.types("9")
    menu.until("Please type a number")
    menu.types("3")
    menu.until("Who plays?")
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
    menu.until("Go on with: thirdplace play --resume")
    menu.until("Press Enter")
    menu.types("")
    menu.until("Go on with an unfinished game (1)")
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


def test_the_menu_speaks_the_language_that_is_chosen_and_shows_rules(sit: Sit) -> None:
    menu = sit("menu", size=(60, 100))
    menu.until("What shall we play?")
    menu.until(">")
    menu.types("5")
    menu.until("Deutsch")
    menu.types("2")
    menu.until("Was wollen wir spielen?")
    menu.types("4")
    menu.until("Die Regeln lesen")
    menu.types("2")
    menu.until("Worum es geht")
    menu.until("Seite 1 von")
    menu.types("q")
    menu.until("Was wollen wir spielen?")
    menu.types("q")
    assert menu.leaves() == 0


# Replay.

EASY = "bot:easy,bot:easy,bot:easy"


def test_replay_steps_forwards_backwards_and_jumps(sit: Sit, tmp_path: Path) -> None:
    script(tmp_path, "play", "places-bid", "--seats", EASY, "--seed", "x", "--save", "g.json", typed="")
    ann = sit("replay", "g.json")
    ann.until("after action 0 of")
    ann.types("")
    ann.until("after action 1 of")
    ann.types("n")
    ann.until("after action 2 of")
    ann.types("b")
    ann.until("after action 1 of")
    ann.types("7")
    ann.until("after action 7 of")
    ann.until("The bidding is over")
    ann.types("9999")
    ann.until("Please press Enter")
    ann.types(str(len(from_json((tmp_path / "g.json").read_bytes()).actions)))
    ann.until("wins with")
    ann.types("q")
    assert ann.leaves() == 0


# Plain terminals.


def test_no_colour_where_none_is_wanted(sit: Sit) -> None:
    ann = sit("play", "places-bid", "--seats", "Ann,bot,bot", NO_COLOR="1")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Ann>")
    ann.types("q")
    assert ann.leaves() == 0
    assert "\x1b" not in ann.output


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


def test_colours_where_the_terminal_has_them_and_letters_always(sit: Sit) -> None:
    ann = sit("play", "places-bid", "--seats", "Ann,bot,bot")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Ann>")
    assert STYLE.search(ann.output)
    assert re.search(r"Tokens\s+Bid\s+P\s+L\s+A\s+C\s+E\s+S", ann.read)


@pytest.mark.parametrize("size", [(24, 80), (40, 120), (24, 60)])
@pytest.mark.parametrize(("game", "seats"), [("places-bid", 6), ("places-please", 6), ("place-race", 4)])
def test_a_turn_fits_the_terminal(sit: Sit, game: str, seats: int, size: tuple[int, int]) -> None:
    names = ",".join(["Maximiliane-Charlotte", *["bot"] * (seats - 1)])
    ann = sit("play", game, "--seats", names, "--seed", "abc", size=size)
    ann.until("Press Enter")
    ann.types("")
    ann.until("Maximiliane-Charlotte>")
    page = ann.output.split("\x1b[2J")[-1]
    lines = STEERING.sub("", page).split("\r\n")
    assert max(len(line.rstrip()) for line in lines) <= size[1]
    if size != (24, 60):
        assert len(lines) <= size[0]


# Why somebody won.


def ending_of_places_bid(
    scores: list[tuple[int, int, int, int]], bids: list[int | None], won: list[int]
) -> str:
    """What is told at the end of a game with these points (buildings, project, tokens, set)."""
    from thirdplace.games.places_bid import terminal, view

    seats = [
        view.SeatView(tokens, bid, False, "P", [])
        for (_, _, tokens, _), bid in zip(scores, bids, strict=True)
    ]
    result = view.Result([view.Score(*score, sum(score)) for score in scores], won)
    over = view.View("places-bid", "over", 12, None, 0, [], None, 0, None, None, seats, result)
    names = ["Ann", "Bob", "Cem"]
    console = Console(width=100, file=io.StringIO(), color_system=None)
    with console.capture() as shown:
        console.print(terminal.ending(Seen(over, None, names, None, text_for("en", find_game("places-bid")))))
    return shown.get()


@pytest.mark.parametrize(
    ("scores", "bids", "won", "told"),
    [
        (
            [(50, 5, 5, 0), (40, 0, 9, 0), (30, 0, 0, 0)],
            [1, 2, 3],
            [0],
            ["Ann wins with 60 points, 11 ahead of Bob."],
        ),
        (
            [(50, 5, 5, 0), (40, 0, 10, 10), (30, 0, 0, 0)],
            [9, 2, 3],
            [1],
            ["Ann and Bob share the lead", "only Bob owns all six", "Bob wins with 60 points."],
        ),
        (
            [(50, 5, 5, 0), (50, 0, 10, 0), (30, 0, 0, 0)],
            [None, 2, 3],
            [1],
            ["final round decide: Ann 0, Bob 2.", "Bob wins with 60 points."],
        ),
        (
            [(50, 5, 5, 0), (50, 0, 10, 0), (50, 0, 10, 0)],
            [None, None, None],
            [0, 1, 2],
            ["Ann, Bob and Cem share the win with 60 points each."],
        ),
    ],
)
def test_PB17_the_winner_and_ties_are_explained(
    scores: list[tuple[int, int, int, int]], bids: list[int | None], won: list[int], told: list[str]
) -> None:
    shown = ending_of_places_bid(scores, bids, won)
    assert re.search(r"50\s+\+ 5 +P\s+\+ 5\s+\+ 0\s+= 60", shown), "built up step by step"
    assert all(words in shown for words in told), shown


# Small parts.


def test_pick_understands_numbers_names_and_beginnings() -> None:
    labels = {"city-hall": "Rathaus", "hotel": "Hotel", "hospital": "Krankenhaus"}
    assert pick("2", labels) == "hotel"
    assert pick("rat", labels) == "city-hall"
    assert pick("City Hall", labels) == "city-hall"
    for typed, why in (("", "misread-none"), ("x", "misread-none"), ("4", "misread-none")):
        with pytest.raises(Misread) as misread:
            pick(typed, labels)
        assert misread.value.message_id == why
    with pytest.raises(Misread) as misread:
        pick("h", {"hotel": "Hotel", "hospital": "Hospital"})
    assert misread.value.message_id == "misread-several"


def test_flow_breaks_between_items_only() -> None:
    assert flow(["1 Napier", "2 Palmerston North", "3 Nelson"], 30) == [
        "1 Napier  2 Palmerston North",
        "3 Nelson",
    ]


def test_the_clock_does_not_count_pauses_or_being_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    from thirdplace.terminal import realtime_race

    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    clock = realtime_race.PausableClock(500)
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


@pytest.mark.parametrize("seats", range(3, 7))
def test_the_bot_of_places_bid_beats_chance(seats: int) -> None:
    game = find_game("places-bid")
    choose = game.part("bots").choose
    won = 0
    for seed in range(20):
        match = Match(game, seats, seed=f"{seed}")
        chance, rng = Chance(f"others {seed}"), Random(seed)
        while not match.over:
            seat = match.active[0]
            legal = match.legal(seat)
            if seat == seed % seats:
                match.do(seat, choose("easy", match.situation(seat), rng))
            else:
                match.do(seat, legal[chance.below(min(len(legal), 4))])
        won += seed % seats in match.winners
    assert won > 20 / seats * 1.5
