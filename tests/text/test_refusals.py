"""Refusals as people read them: a sentence in their language; details for programmers in English only."""

import ast
import errno
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from support.text.rendered_text import SOURCE

from thirdplace import LANGUAGES
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.records.record import WrongRecord
from thirdplace.core.registry import all_games
from thirdplace.terminal.user_error import UserError
from thirdplace.text import explain, text_for

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
GAMES = all_games()


def named_sentences() -> Iterator[tuple[Path, str]]:
    """Where the code names the sentence of a refusal: Refused("too-large", …, sentence="size")."""
    for path in SOURCE.rglob("*.py"):
        if "tests" in path.relative_to(SOURCE).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (
                isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused"
            ):
                continue
            code = node.args[0]
            for keyword in node.keywords:
                value = keyword.value
                if (
                    keyword.arg == "sentence"
                    and isinstance(value, ast.Constant)
                    and isinstance(code, ast.Constant)
                ):
                    yield path, f"error-{code.value!s}-{value.value!s}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_that_the_code_names_is_there(lang: str) -> None:
    found = list(named_sentences())
    assert found
    for path, message_id in found:
        game = next((one for one in GAMES if one.id.replace("-", "_") in path.parts), None)
        assert message_id in text_for(lang, game), (path.name, message_id)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_options_that_do_not_fit_are_explained(game: Game, lang: str) -> None:
    values = import_module(f"{game.package}.tests.message_values")
    assert values.WRONG_OPTIONS
    for seats, options in values.WRONG_OPTIONS:
        with pytest.raises(Refused) as caught:
            Match(game, seats, seed="x", options=options)
        told = explain(text_for(lang), caught.value)
        assert text_for(lang)("error-bad-options") not in told
        assert told != explain(text_for("en"), caught.value)
        assert "(" not in told


def test_details_for_programmers_are_told_in_english_only() -> None:
    refused = Refused("bad-request", "JSON is malformed: byte 3")
    assert explain(text_for("en"), refused).endswith("(JSON is malformed: byte 3)")
    for lang in OTHERS:
        assert explain(text_for(lang), refused) == text_for(lang)("error-bad-request")
    broken = WrongRecord("bad-request", "record: JSON is malformed")
    assert "JSON" in explain(text_for("en"), broken)
    assert all("JSON" not in explain(text_for(lang), broken) for lang in OTHERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_told_in_every_language(lang: str) -> None:
    assert "nonsense" in explain(text_for(lang), Refused("unknown-game", "nonsense"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_system_says_is_told_in_the_users_language(lang: str) -> None:
    say = text_for(lang)
    missing = UserError("cli-unreadable", file="x", why=FileNotFoundError(errno.ENOENT, "No such file"))
    assert f"({say('why-ENOENT')})" in missing.in_words(say)
    strange = UserError("cli-unreadable", file="x", why=OSError(errno.ELOOP, "Too many levels"))
    assert "ELOOP" in strange.in_words(say)
    assert "Too many" not in strange.in_words(say)
    assert say("why-name") in UserError("cli-unwritable", file="x", why=ValueError("null byte")).in_words(say)
