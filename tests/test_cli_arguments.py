"""Arguments as people type them: options anywhere, and a sentence that names what is accepted."""

from pathlib import Path

import pytest
from support.games import LED_GAME, TURN_GAME

from thirdplace import LANGUAGES, new_match, record_of, write_record
from thirdplace.cli import main
from thirdplace.cli.argument_values import parse_address
from thirdplace.cli.languages import choose_language
from thirdplace.cli.parsing import parse_arguments
from thirdplace.text import text_for


@pytest.mark.parametrize(
    "given",
    [
        ["print", TURN_GAME, "cards", "score", "--large", "--paper", "letter"],
        ["print", TURN_GAME, "--large", "cards", "--paper", "letter", "score"],
        ["print", "--paper", "letter", "--large", TURN_GAME, "cards", "score"],
    ],
    ids=" ".join,
)
def test_options_may_stand_between_arguments(given: list[str]) -> None:
    parsed = parse_arguments(given)
    assert (parsed.game, parsed.sheets) == (TURN_GAME, ["cards", "score"])
    assert (parsed.large, parsed.paper) == (True, "letter")


def test_a_record_is_converted_wherever_the_language_stands(tmp_path: Path) -> None:
    write_record(str(tmp_path / "game.json"), record_of(new_match(LED_GAME, 2, seed="x")))
    out = tmp_path / "game.txt"
    assert main(["convert", str(tmp_path / "game.json"), "--lang", "de", str(out)]) == 0
    assert out.is_file()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["referee", "games", "menu", "serve"])
def test_a_command_that_takes_no_argument_says_so(
    command: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "nosuch", "--lang", lang]) == 2
    said = text_for(lang)("cli-takes-nothing", command=command, argument="nosuch")
    assert capsys.readouterr().err.strip() == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "address",
    [
        "foo",
        "example.org/games",
        "ftp://example.org",
        "https://",
        "https://example.org/a b",
        "https://x.org/api/",
    ],
)
def test_a_wrong_address_is_quoted_as_it_was_typed(
    address: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", TURN_GAME, "cards", "--address", address, "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert f"{address}”" in said or f"{address}“" in said
    assert "https://example.org/games/" in said, "what is accepted"
    assert "--root" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "option",
    [("--store", "postgresql://me@host/x"), ("--data", "x"), ("--host", "0.0.0.0"), ("--port", "8017")],
    ids=lambda option: option[0],
)
def test_doctor_checks_a_server_or_this_computer_but_ignores_no_option(
    option: tuple[str, str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["doctor", "--url", "http://127.0.0.1:1", *option, "--lang", lang]) == 2
    said = text_for(lang)("cli-doctor-url", argument=option[0])
    assert capsys.readouterr() == ("", said + "\n")


@pytest.mark.parametrize(("option", "value"), [("--origin", "foo"), ("--root", "a b"), ("--root", "/api/")])
def test_the_server_names_what_an_option_accepts(
    option: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", option, value, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert f"“{value}”" in said
    assert option in said
    assert ("https://games.example.org" if option == "--origin" else "/games/") in said


def test_addresses_that_are_accepted() -> None:
    assert parse_address("HTTPS://Example.org") == "https://example.org"
    assert parse_address("https://example.org/games") == "https://example.org/games/"
    assert parse_address("http://192.168.1.20:8017/") == "http://192.168.1.20:8017"


@pytest.mark.parametrize(
    ("arguments", "lang"),
    [
        (["games", "--lang", "de", "--lang", "en"], "en"),
        (["--lang=en", "games", "--lang=it"], "it"),
        (["--lang", "it", "games"], "it"),
    ],
)
def test_of_several_languages_the_last_counts(arguments: list[str], lang: str) -> None:
    assert choose_language(arguments) == lang
