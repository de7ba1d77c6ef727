"""Every message of a language, rendered with values that bring each grammatical case."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from support.text.argument_types import NUMBER, TEXT, types_passed
from support.text.message_values import Catalogue, Value, values_of

import thirdplace
from thirdplace.text import Text

__all__ = ["Rendered", "locale_files", "render_all", "shortest_list"]

SOURCE = Path(thirdplace.__file__).parent
MAX_COMBINATIONS = 300
NUMBER_IN_TEXT = re.compile(r"\d+([.,]\d+)*")


@dataclass(frozen=True)
class Rendered:
    """A message, or an attribute of one, with certain values."""

    file: Path
    id: str
    values: tuple[tuple[str, Value], ...]
    sentence: str

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self.values)
        return f"{self.file.relative_to(SOURCE)} {self.id}({values}): {self.sentence}"


def locale_files(lang: str) -> list[Path]:
    """All locale files of a language, the common ones first."""
    return sorted(SOURCE.glob(f"locale/{lang}*.ftl")) + sorted(SOURCE.glob(f"games/*/locale/{lang}*.ftl"))


@cache
def render_all(lang: str) -> tuple[Rendered, ...]:
    """Everything that can be said in a language."""
    return tuple(one for path in locale_files(lang) for one in _render_file(path, lang))


def shortest_list(lang: str) -> Iterator[Rendered]:
    """One sentence for each wording: values that lead to the same wording are shown once."""
    seen: set[tuple[Path, str, str]] = set()
    for one in render_all(lang):
        wording = one.sentence
        words = [str(value) for _, value in one.values if not NUMBER_IN_TEXT.fullmatch(str(value))]
        for word in sorted(words, key=len, reverse=True):
            wording = wording.replace(word, "·")
        key = (one.file, one.id, NUMBER_IN_TEXT.sub("·", wording))
        if key not in seen:
            seen.add(key)
            yield one


@cache
def _catalogue(lang: str, game: str, *, command_line: bool) -> Catalogue:
    """The messages that are read together. `--help` has its own: its ids occur elsewhere with other words."""
    folders = ("thirdplace", game)
    files = [
        path
        for path in locale_files(lang)
        if path.parent.parent.name in folders and _is_of_command_line(path) == command_line
    ]
    sources = [path.read_text(encoding="utf-8") for path in files]
    ids = [
        entry.id.name for source in sources for entry in parse(source).body if isinstance(entry, ast.Message)
    ]
    return Catalogue(game, Text(lang, [FluentResource(source) for source in sources]), tuple(ids))


def _is_of_command_line(path: Path) -> bool:
    return path.name.endswith(".cli.ftl")


def _render_file(path: Path, lang: str) -> Iterator[Rendered]:
    folder = path.parent.parent.name
    game = "" if folder == "thirdplace" else folder
    catalogue = _catalogue(lang, game, command_line=_is_of_command_line(path))
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            parts = [("", entry.value)] if entry.value else []
            parts += [(f".{one.id.name}", one.value) for one in entry.attributes]
            for suffix, pattern in parts:
                for values in filter(_is_possible, _combinations(entry.id.name, pattern, catalogue)):
                    whole = entry.id.name + suffix
                    yield Rendered(path, whole, tuple(values.items()), catalogue.say(whole, **values))


def _is_possible(values: Mapping[str, Value]) -> bool:
    """Nobody trades with themselves, and two names are not one player."""
    if (
        "count" in values
        and "names" in values
        and (values["count"] == 1) != (" " not in str(values["names"]))
    ):
        return False
    words = [value for value in values.values() if isinstance(value, str) and value[0].isupper()]
    return len(set(words)) == len(words)


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found[node.id.name] = None


def _combinations(
    message_id: str, pattern: ast.Pattern, catalogue: Catalogue
) -> Iterator[Mapping[str, Value]]:
    visitor = _Variables()
    visitor.visit(pattern)
    names = list(visitor.found)
    choices = [_as_passed(message_id, name, values_of(message_id, name, catalogue)) for name in names]
    total = 1
    for values in choices:
        total *= len(values)
    if total <= MAX_COMBINATIONS:
        yield from (dict(zip(names, values, strict=True)) for values in product(*choices))
        return
    # Every pair of neighbouring variables in full, the others walking along.
    for first in range(len(names)):
        for at, own in enumerate(choices[first]):
            for step in range(max(map(len, choices))):
                values = [one[(at + step * (place + 1)) % len(one)] for place, one in enumerate(choices)]
                values[first] = own
                yield dict(zip(names, values, strict=True))


def _as_passed(message_id: str, variable: str, values: Sequence[Value]) -> Sequence[Value]:
    """Numbers as texts where the code passes them so."""
    kinds = {
        kind
        for (pattern, name), found in types_passed().items()
        if name == variable and re.fullmatch(pattern, message_id)
        for kind in found
    }
    if kinds == {TEXT}:
        return [str(value) for value in values]
    if kinds == {TEXT, NUMBER}:
        return [*values, *(str(value) for value in values if not isinstance(value, str))]
    return values
