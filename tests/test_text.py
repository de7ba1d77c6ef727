"""Text: complete in every language, nothing used that is missing, nothing there that is not used."""

import ast as python_ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import NoneType
from typing import Literal, get_args, get_origin

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import thirdplace
from thirdplace.core.errors import CODES, Refused
from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.text import LANGUAGES, catalogue_files, explain, rules_page_ids, text_for

GAMES = all_games()
SOURCE = Path(thirdplace.__file__).parent
OTHERS = [lang for lang in LANGUAGES if lang != "en"]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
every_catalogue = pytest.mark.parametrize(
    "game", [None, *GAMES], ids=lambda game: game.id if game else "common"
)


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables_in(node: object) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(node)
    return frozenset(visitor.found)


def read_messages(path: object) -> list[ast.Message]:
    body = FluentResource(path.read_text(encoding="utf-8")).body  # type: ignore[attr-defined]
    junk = [entry for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk[0].content}"
    return [entry for entry in body if isinstance(entry, ast.Message)]


@cache
def message_shapes(lang: str, game: Game | None) -> dict[tuple[str, str], dict[str, frozenset[str]]]:
    """By file and message: the value and the attributes, each with its variables."""
    found = {}
    for path in catalogue_files(lang, game, rules=True):
        kind = path.name.removeprefix(f"{lang}.")
        for message in read_messages(path):
            parts = {"": variables_in(message.value)} if message.value else {}
            parts |= {attribute.id.name: variables_in(attribute.value) for attribute in message.attributes}
            found[kind, message.id.name] = parts
    return found


@every_catalogue
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages_attributes_and_variables(game: Game | None, lang: str) -> None:
    english, other = message_shapes("en", game), message_shapes(lang, game)
    assert other.keys() == english.keys()
    assert {key: (other[key], english[key]) for key in english if other[key] != english[key]} == {}


@every_catalogue
@each_language
def test_no_id_is_defined_twice(game: Game | None, lang: str) -> None:
    ids = [
        message.id.name for path in catalogue_files(lang, game, rules=True) for message in read_messages(path)
    ]
    assert sorted({name for name in ids if ids.count(name) > 1}) == []


@every_catalogue
@each_language
def test_every_message_can_be_said(game: Game | None, lang: str) -> None:
    say = text_for(lang, game, rules=True)
    for (_, name), parts in message_shapes(lang, game).items():
        for attribute, needed in parts.items():
            for value in (0, 1, 2, 5, 12, "Ann"):
                said = say(f"{name}.{attribute}" if attribute else name, **dict.fromkeys(needed, value))
                assert said.strip(), name


@each_language
def test_every_refusal_has_its_sentence(lang: str) -> None:
    assert [code for code in CODES[1:] if f"error-{code}" not in text_for(lang)] == []


@each_game
@each_language
def test_a_games_own_refusals_have_their_sentences_at_every_edge(game: Game, lang: str) -> None:
    for code in game.refusals:
        assert f"error-{code}" not in text_for(lang), "it belongs to the game alone"
        for say in (text_for(lang), text_for(lang, game)):
            assert explain(say, Refused(code, game=game)) == text_for(lang, game)(f"error-{code}")


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.brings("rules_page")], ids=lambda game: game.id
)
@each_language
def test_rules_pages_are_in_the_same_order_and_have_their_parts(game: Game, lang: str) -> None:
    assert list(rules_page_ids(lang, game)) == list(rules_page_ids("en", game))
    kinds = {message_id.partition("-")[0] for message_id in rules_page_ids(lang, game)}
    assert {"rules"} <= kinds <= {"rules", "example", "ruling", "tip", "credits"}


@each_game
@each_language
def test_every_option_and_its_values_are_in_plain_words(game: Game, lang: str) -> None:
    say = text_for(lang, game)
    missing = [message_id for message_id in option_ids(game) if message_id not in say]
    assert missing == []


def option_ids(game: Game) -> Iterator[str]:
    for field in msgspec.structs.fields(game.opening.Options):
        yield f"option-{field.name}"
        yield f"option-{field.name}.help"
        if field.default in (None, ()) or NoneType in get_args(field.type):
            yield f"option-{field.name}-none"
        if get_origin(field.type) is Literal:
            yield from (f"option-{field.name}-{value}" for value in get_args(field.type))


# What the code says.

SPEAKERS = ("say", "Misread", "UserError", "raise_user_error")
ONLY_IN_SOME_GAMES = {"players-own", "help-keys", "words-map"}
FOR_THE_BROWSER = re.compile(
    r"(field|value|action|told)-.*|"  # of the plain board: docs/add-a-game.md
    r"scale-.*|island-.*|line-.*|category-.*|deck-.*|event-.*|(bid|race)-glance.*|please-class-.*"
)


def spoken_ids(path: Path) -> Iterator[str]:
    """The ids that are written out in a file: say("..."), Misread("..."), with either branch of an if."""
    for node in python_ast.walk(python_ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, python_ast.Call) and node.args and called_name(node.func) in SPEAKERS:
            yield from string_constants(node.args[0])


def called_name(function: python_ast.expr) -> str:
    if isinstance(function, python_ast.Attribute):
        return function.attr
    return function.id if isinstance(function, python_ast.Name) else ""


def string_constants(node: python_ast.expr) -> Iterator[str]:
    if isinstance(node, python_ast.IfExp):
        yield from string_constants(node.body)
        yield from string_constants(node.orelse)
    elif isinstance(node, python_ast.Constant) and isinstance(node.value, str):
        yield node.value


def common_files() -> list[Path]:
    folders = ("agents", "cli", "core/defaults", "lab", "new_game", "server", "terminal")
    return [
        *(path for folder in folders for path in (SOURCE / folder).rglob("*.py")),
        SOURCE / "text.py",
        SOURCE / "core" / "parts" / "terminal.py",
        SOURCE / "core" / "options" / "changed_rules.py",
    ]


def game_files(game: Game) -> list[Path]:
    folder = SOURCE / "games" / game.id.replace("-", "_")
    return sorted(path for path in folder.rglob("*.py") if "tests" not in path.relative_to(folder).parts)


def test_the_terminal_and_the_command_line_say_only_what_exists_for_every_game() -> None:
    for game in GAMES:
        say = text_for("en", game, rules=True)
        said = {name for path in common_files() for name in spoken_ids(path)} - ONLY_IN_SOME_GAMES
        assert sorted(name for name in said if name not in say) == []


@each_game
def test_a_game_says_only_what_exists(game: Game) -> None:
    say = text_for("en", game)
    assert [name for path in game_files(game) for name in spoken_ids(path) if name not in say] == []


@every_catalogue
def test_no_text_is_left_over(game: Game | None) -> None:
    """Every id is written somewhere in the code, whole or as a pattern ("error-{code}")."""
    games = [game] if game else GAMES
    files = [*common_files(), *(path for one in games for path in game_files(one))]
    fits = re.compile(
        "|".join(sorted({pattern for path in files for pattern in id_patterns(path)}))
    ).fullmatch
    common = set() if game is None else {name for _, name in message_shapes("en", None)}
    ids = {name for kind, name in message_shapes("en", game) if not kind.endswith("rules.ftl")} - common
    assert sorted(name for name in ids if not fits(name) and not FOR_THE_BROWSER.fullmatch(name)) == []


def id_patterns(path: Path) -> Iterator[str]:
    for node in python_ast.walk(python_ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, python_ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, python_ast.JoinedStr) and isinstance(node.values[0], python_ast.Constant):
            parts = [
                re.escape(str(part.value)) if isinstance(part, python_ast.Constant) else ".+"
                for part in node.values
            ]
            yield "".join(parts)
