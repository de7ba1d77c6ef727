"""`--help` in three languages: nothing is left in English, and what is explained is what is parsed."""

import argparse
import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from support.text.rendered_text import SOURCE

from thirdplace import LANGUAGES
from thirdplace.cli import COMMANDS, main
from thirdplace.cli.help_text import read_help_text
from thirdplace.cli.parsing import build_parser

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
SAME_IN_ALL = {"metavar-N", "metavar-URL", "metavar-TEXT", "metavar-PORT", "metavar-NAME", "metavar-FILE"}

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_command = pytest.mark.parametrize("command", ["", *COMMANDS])


def read_source(lang: str) -> str:
    return (SOURCE / "locale" / f"{lang}.cli.ftl").read_text(encoding="utf-8")


def run_help(command: str, lang: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as left:
        main([*([command] if command else []), "--help", "--lang", lang])
    assert left.value.code == 0
    return capsys.readouterr().out


def build_parsers(lang: str) -> dict[str, argparse.ArgumentParser]:
    whole = build_parser(lang)
    found = next(one.choices for one in whole._actions if isinstance(one, argparse._SubParsersAction))
    return {"": whole, **found}


@each_language
def test_our_reading_of_the_help_files_is_that_of_fluent(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(read_source(lang)))
    expected = {}
    for entry in parse(read_source(lang)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            message = bundle.get_message(entry.id.name)
            assert message.value is not None
            expected[entry.id.name] = bundle.format_pattern(message.value)[0]
            for name, pattern in message.attributes.items():
                expected[f"{entry.id.name}.{name}"] = bundle.format_pattern(pattern)[0]
    assert read_help_text(lang).messages == expected


@pytest.mark.parametrize("lang", OTHERS)
def test_every_help_text_is_translated(lang: str) -> None:
    english, other = read_help_text("en").messages, read_help_text(lang).messages
    assert list(other) == list(english)
    assert [key for key in english if other[key] == english[key] and key not in SAME_IN_ALL] == []


@pytest.mark.parametrize("lang", OTHERS)
@each_command
def test_no_english_is_left_in_the_help_of_a_command(
    lang: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = re.sub(r"\s+", " ", run_help(command, lang, capsys))
    english, other = read_help_text("en"), read_help_text(lang)
    for key, text in english.messages.items():
        if not key.startswith("metavar-") and other.messages[key] != text and len(text) > len("options"):
            assert text not in told, key
    for word in ("usage", "options", "arguments", "commands", "show", "exit", "default"):
        assert not re.search(rf"(?<![\w-]){word}\b", told), word
    assert told.startswith(other.messages["usage"] + ": thirdplace")
    assert other.summary(command) in told


@each_language
def test_what_is_explained_is_what_is_parsed(lang: str) -> None:
    documented = set(read_help_text(lang).messages)
    used = {"usage", *(f"heading-{name}" for name in ("arguments", "options", "commands"))}
    used |= {"help.epilog", "help.help", "help.lang", "help.version", "metavar-COMMAND"}
    for command, parser in build_parsers(lang).items():
        used.add(f"help-{command}" if command else "help")
        for action in parser._actions:
            name = (action.option_strings or [action.dest])[-1].lstrip("-")
            if name not in ("help", "lang", "version", "command"):
                assert action.help, f"{command} {name}"
                used.add(f"help-{command}.{name}")
    assert {key for key in documented if not key.startswith("metavar-")} == used - {"metavar-COMMAND"}


@each_language
def test_every_word_for_a_value_is_in_the_language(lang: str) -> None:
    words = read_help_text(lang)
    known = {
        words.metavar(key.removeprefix("metavar-")) for key in words.messages if key.startswith("metavar-")
    }
    for parser in build_parsers(lang).values():
        for action in parser._actions:
            assert action.metavar is None or action.metavar in known, action.metavar


@pytest.mark.parametrize(
    ("arguments", "german"),
    [
        (["play"], "SPIEL"),
        (["play", "--seats"], "--seats braucht einen Wert."),
        (["play", "--auto=yes"], "Zu --auto gehört kein Wert."),
        (["replay"], "DATEI"),
    ],
)
def test_errors_call_things_as_help_does(
    arguments: list[str], german: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--lang", "de"]) == 2
    told = capsys.readouterr().err
    assert german in told
    assert told.count("\n") == 1
