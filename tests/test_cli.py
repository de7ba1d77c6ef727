"""The command line, as real processes: what each command does, and one sentence for all that is wrong."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from support.command_line import Home, finished_game, run
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, script_of, scripted_games

from thirdplace import LANGUAGES
from thirdplace.cli import COMMANDS, main
from thirdplace.cli.help_text import read_help_text
from thirdplace.core.records.record import from_json
from thirdplace.core.records.record_text import from_text
from thirdplace.core.registry import all_games, find_game
from thirdplace.text import rules_page_ids, text_for

GAMES = [game.id for game in all_games()]
ESCAPE = "\x1b"


@pytest.fixture
def empty_home(tmp_path: Path) -> Home:
    """An empty home: nothing of this machine's user is read or written."""
    return tmp_path


# Help.


def test_help_imports_nothing_heavy(empty_home: Home) -> None:
    script = (
        "import sys\n"
        "from thirdplace.cli import main\n"
        "try: main(['play', '--help'])\n"
        "except SystemExit: pass\n"
        "heavy = {'rich', 'fluent', 'msgspec', 'numba', 'numpy', 'babel', 'platformdirs'}\n"
        "sys.exit(', '.join(heavy & set(sys.modules)) or None)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_server_starts_without_what_only_players_need() -> None:
    """numpy and numba take long to load, and memory; workers load them when somebody has to think."""
    script = (
        "import sys, thirdplace.server.serve\n"
        "from thirdplace.core.match import Match\n"
        "from thirdplace.core.registry import all_games\n"
        "for game in all_games():\n"
        "    match = Match(game, game.seats.start, seed='situations')\n"
        "    match.situation(match.active[0]).legal()\n"
        "sys.exit(', '.join({'numpy', 'numba'} & set(sys.modules)) or None)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(empty_home: Home, command: str) -> None:
    done = run(empty_home, command, "--help")
    assert done.returncode == 0
    assert f"usage: thirdplace {command}" in done.stdout
    assert read_help_text("en").summary(command) in re.sub(r"\s+", " ", done.stdout)
    assert "--lang" in done.stdout


def test_help_lists_every_command_and_the_version_is_told(empty_home: Home) -> None:
    told = run(empty_home, "--help").stdout
    assert all(re.search(rf"^    {command} ", told, re.MULTILINE) for command in COMMANDS)
    assert re.fullmatch(r"thirdplace \d+\.\d+\.\d+\n", run(empty_home, "--version").stdout)


# Commands that only print.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed(empty_home: Home, lang: str) -> None:
    done = run(empty_home, "games", "--lang", lang)
    assert [line.split()[0] for line in done.stdout.splitlines()] == GAMES


def test_the_language_comes_from_the_system(empty_home: Home) -> None:
    assert "giocatori" in run(empty_home, "games", LANG="it_IT.UTF-8").stdout
    assert "Personen" in run(empty_home, "games", LANG="it_IT.UTF-8", LC_ALL="de_AT.UTF-8").stdout
    assert "players" in run(empty_home, "games", LANG="fr_FR.UTF-8").stdout
    assert "Personen" in run(empty_home, "--lang", "de", "games").stdout
    assert "Personen" in run(empty_home, "games", "--lang=de", LANG="it_IT.UTF-8").stdout


@pytest.mark.parametrize("game", [game for game in GAMES if find_game(game).brings("rules_page")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_printed_plain_in_a_pipe(empty_home: Home, game: str, lang: str) -> None:
    done = run(empty_home, "rules", game, "--lang", lang)
    assert done.returncode == 0
    assert ESCAPE not in done.stdout
    assert "**" not in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 84
    rulings = [name for name in rules_page_ids(lang, find_game(game)) if name.startswith("ruling-")]
    assert len(re.findall(r"^[A-Z]+\d+  ", done.stdout, re.MULTILINE)) == len(rulings)


def test_a_reader_who_stops_reading_is_no_error(empty_home: Home) -> None:
    command = f"{sys.executable} -m thirdplace rules {TURN_GAME} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == text_for("en", find_game(TURN_GAME))("title")
    assert done.stderr == ""


# Records.


@pytest.mark.parametrize("game", [game for game in GAMES if find_game(game).brings("bots")])
def test_a_game_of_computer_players_is_kept_verified_replayed_and_converted(
    empty_home: Home, game: str
) -> None:
    file = finished_game(empty_home, game)
    record = from_json(file.read_bytes())
    checked = run(empty_home, "verify", str(file))
    assert checked.returncode == 0
    assert f"{len(record.actions)} actions" in checked.stdout
    assert checked.stdout.count("\n") == 2  # what holds, and who drew the seed
    shown = run(empty_home, "replay", str(file))
    assert shown.returncode == 0
    assert ESCAPE not in shown.stdout
    assert run(empty_home, "convert", str(file), "game.txt").returncode == 0
    text = (empty_home / "game.txt").read_text(encoding="utf-8")
    assert from_text(text) == record
    assert "\n# " in text, "what happened is told between the actions"
    assert run(empty_home, "convert", "game.txt", "again.json").returncode == 0
    assert (empty_home / "again.json").read_bytes() == file.read_bytes()


def test_a_game_can_be_kept_as_text(empty_home: Home) -> None:
    file = finished_game(empty_home, file="game.txt")
    assert file.read_text(encoding="utf-8").startswith("thirdplace record 1\n")
    assert run(empty_home, "verify", str(file)).returncode == 0


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda record: record["actions"][4]["action"].update(amount=1), "Action 5 is not valid"),
        (lambda record: record.update(commitment="0" * 64), "does not match its SHA-256"),
        (lambda record: record.update(deal=1, actions=[]), "a different deal"),
        (lambda record: record.update(seed=None), "no seed"),
        (lambda record: record.update(game="chess"), "no such game"),
        (lambda record: record["names"].append("Zoe"), "is not valid"),
        (lambda record: record.update(extra=1), "not a readable record"),
    ],
)
def test_verify_names_the_first_thing_that_is_wrong(empty_home: Home, change: object, told: str) -> None:
    file = finished_game(empty_home)
    record = json.loads(file.read_text())
    change(record)  # type: ignore[operator]
    file.write_text(json.dumps(record))
    done = run(empty_home, "verify", str(file))
    assert done.returncode == 1
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_unfinished_record_is_verified_too(empty_home: Home) -> None:
    run(empty_home, "play", TURN_GAME, "--seats", "Ann,bot,bot", "--save", "game.json", typed="q\n")
    done = run(empty_home, "verify", "game.json")
    assert done.returncode == 0
    assert "not over yet" in done.stdout


def test_the_referee_answers(empty_home: Home) -> None:
    done = run(
        empty_home, "referee", typed=f'{{"cmd":"new","game":"{TURN_GAME}","seats":3,"seed":"x"}}\nnonsense\n'
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False]


# Playing without a terminal.


def test_a_seed_decides_everything(empty_home: Home) -> None:
    first, second = (json.loads(finished_game(empty_home, file=f"{name}.json").read_bytes()) for name in "ab")
    played = [(move["seat"], move["action"]) for move in first["actions"]]
    assert played == [(move["seat"], move["action"]) for move in second["actions"]]


def test_a_record_tells_when_things_were_done(empty_home: Home) -> None:
    record = json.loads(finished_game(empty_home).read_bytes())
    times = [move.get("at", 0) for move in record["actions"]]
    assert times == sorted(times)
    assert times[-1] == record["clock"] > 0


def test_without_a_seed_a_secret_one_is_drawn_and_shown_at_the_end(empty_home: Home) -> None:
    told = run(empty_home, "play", LED_GAME, "--seats", "bot,bot", "--option", "rounds=1").stdout
    sealed, again = re.findall(r"\b[0-9a-f]{64}\b", told)[0], re.findall(r"announced:\n([0-9a-f]{64})", told)
    assert [sealed] == again
    seed = re.findall(r"Seed: ([0-9a-f]{64})", told)
    assert len(seed) == 1
    file = re.findall(r"thirdplace verify (.+)", told)[0]
    assert run(empty_home, "verify", file).returncode == 0
    assert from_json(Path(file).read_bytes()).seed == seed[0]


def test_a_finished_game_may_be_written_over_an_unfinished_one_not(empty_home: Home) -> None:
    finished_game(empty_home)
    finished_game(empty_home)
    start = ("play", TURN_GAME, "--seats", "Ann,bot,bot", "--save", "game.json")
    assert run(empty_home, *start, typed="q\n").returncode == 0
    again = run(empty_home, *start, typed="q\n")
    assert again.returncode == 2
    assert "--resume" in again.stderr


def test_games_without_a_file_of_their_own_do_not_disturb_each_other(empty_home: Home) -> None:
    for _ in range(2):
        assert run(empty_home, "play", TURN_GAME, "--seats", "Ann,bot,bot", typed="q\n").returncode == 0
    kept = sorted(path.name for path in empty_home.rglob("*.json"))
    assert kept == ["unfinished-2.json", "unfinished.json"]
    run(empty_home, "play", LED_GAME, "--seats", "bot,bot", "--seed", "x", "--option", "rounds=1")
    assert {path.name for path in empty_home.rglob("*.json")} - set(kept) == {f"{LED_GAME}-2d711642.json"}


# What is wrong is told in one sentence.

BAD = [
    ("juggle",),
    *(
        (command, game.id, *rest)
        for game in scripted_games()
        for command, *rest in script_of(game.id).BAD_ARGUMENTS
    ),
    ("--sideways",),
    ("play",),
    ("play", "chess"),
    ("play", TURN_GAME, "--seats", "Ann,Bob"),
    ("play", TURN_GAME, "--seats", "a,b,c,d,e,f,g"),
    ("play", TURN_GAME, "--seats", "Ann,Ann,bot"),
    ("play", TURN_GAME, "--seats", "Ann,,bot"),
    ("play", TURN_GAME, "--seats", "Ann,bot:grandmaster,bot"),
    ("play", TURN_GAME, "--seats", "Ann\x07,Bob,bot"),
    ("play", TURN_GAME, "--seats"),
    ("play", TURN_GAME, "--seed", "line\nbreak"),
    ("play", TURN_GAME, "--save", "missing/game.json"),
    ("play", TURN_GAME, "--save", "."),
    ("play", TURN_GAME, "--save", "broken.json"),
    ("play", "--resume", "missing.json"),
    ("play", "--resume", "broken.json"),
    ("play", "--resume", "game.json"),
    ("play", CLOCK_GAME, "--resume", "game.json"),
    ("play", TURN_GAME, "--plane"),
    ("play", TURN_GAME, LED_GAME),
    ("games", "--lang", "fr"),
    ("games", "--lang"),
    ("rules",),
    ("rules", "chess"),
    ("rules", TURN_GAME, "--part", "poetry"),
    ("replay",),
    ("replay", "missing.json"),
    ("replay", "broken.json"),
    ("replay", "game.json", "--seat", "Zoe"),
    ("replay", "game.json", "--seat", "9"),
    ("replay", "game.json", "--to", "9999"),
    ("replay", "game.json", "--to", "-1"),
    ("verify",),
    ("verify", "missing.json"),
    ("verify", "broken.json"),
    ("verify", "."),
    ("convert", "game.json"),
    ("convert", "game.json", "missing/game.txt"),
    ("convert", "broken.txt", "game.txt"),
    ("solve",),
    ("solve", "chess"),
    ("solve", TURN_GAME),
]


@pytest.fixture(scope="module")
def home_with_files(tmp_path_factory: pytest.TempPathFactory) -> Home:
    home = tmp_path_factory.mktemp("home")
    (home / "broken.json").write_text(f'{{"game": "{TURN_GAME}"')
    (home / "broken.txt").write_text(f"thirdplace record 1\ngame: {TURN_GAME}\nnonsense\n")
    finished_game(home)
    return home


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input_gets_one_sentence(
    home_with_files: Home,
    arguments: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = 1 if arguments == ("verify", "broken.json") else 2  # a record that does not hold; all else
    done = run(home_with_files, *arguments)
    assert done.returncode == code
    assert done.stderr.count("\n") == 1, done.stderr
    told = {done.stderr}
    monkeypatch.chdir(home_with_files)
    monkeypatch.setenv("XDG_DATA_HOME", str(home_with_files / "data"))
    for lang in ("de", "it"):
        monkeypatch.setenv("LC_ALL", lang)
        assert main(arguments) == code
        told.add(capsys.readouterr().err)
    assert len(told) == len(LANGUAGES), "told in the language of the reader"


@pytest.mark.parametrize(
    ("game", "option", "accepted"),
    [(game.id, *bad) for game in scripted_games() for bad in script_of(game.id).BAD_OPTIONS],
)
def test_a_bad_option_is_told_with_the_accepted_values(
    game: str, option: str, accepted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang in LANGUAGES:
        assert main(["play", game, "--option", option, "--lang", lang]) == 2
        assert accepted in capsys.readouterr().err


def test_an_unwritable_folder_is_told(empty_home: Home) -> None:
    (empty_home / "locked").write_text("a file where a folder should be")
    done = run(
        empty_home, "play", TURN_GAME, "--seats", "Ann,bot,bot", XDG_DATA_HOME=str(empty_home / "locked")
    )
    assert done.returncode == 2
    assert "cannot be written" in done.stderr


def test_a_pipe_is_written_to_and_never_replaced(empty_home: Home) -> None:
    """As root, replacing a device by a file would take /dev/null away from everybody."""
    pipe = empty_home / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE) as reader:
        done = run(empty_home, "convert", str(finished_game(empty_home)), str(pipe))
        assert done.returncode == 0, done.stderr
        assert pipe.is_fifo()
        assert reader.stdout
        assert json.loads(reader.stdout.read())["game"] == TURN_GAME


@pytest.mark.parametrize(
    ("shell", "code", "sentence"),
    [
        ("referee <&-", 0, ""),
        ("games <&-", 0, ""),
        ("referee >&-", 2, "Standard output is closed: there is nowhere to write to.\n"),
        ("games >/dev/full", 2, "The system refused: the disk is full.\n"),
        ("referee >/dev/full", 2, "The system refused: the disk is full.\n"),
    ],
)
def test_closed_and_full_streams(empty_home: Home, shell: str, code: int, sentence: str) -> None:
    command = f"echo '{{}}' | {sys.executable} -m thirdplace {shell}"
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, env={"HOME": str(empty_home)}
    )
    assert (done.returncode, done.stderr) == (code, sentence)
