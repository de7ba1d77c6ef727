"""Whatever a message counts is a number, and every line of a locale file belongs to a message.

Fluent chooses `[one]` and `[8]` by a number only: for a "1" it says what is meant for many. A stray brace is
skipped without a word.
"""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from support.text.argument_types import TEXT, types_passed
from support.text.rendered_text import SOURCE, locale_files

from thirdplace import LANGUAGES

PLURALS = {"zero", "one", "two", "few", "many"}

each_language = pytest.mark.parametrize("lang", LANGUAGES)


class Counted(Visitor):
    """The variables by whose number a message chooses its words."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference) and any(map(is_of_a_number, node.variants)):
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def is_of_a_number(variant: ast.Variant) -> bool:
    return isinstance(variant.key, ast.NumberLiteral) or variant.key.name in PLURALS


def counted(lang: str) -> Iterator[tuple[str, str]]:
    for path in locale_files(lang):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                visitor = Counted()
                visitor.visit(entry)
                yield from ((entry.id.name, variable) for variable in visitor.found)


@each_language
def test_what_a_message_counts_is_passed_as_a_number(lang: str) -> None:
    texts = [key for key, kinds in types_passed().items() if TEXT in kinds]
    wrong = {
        f"{message} ${variable}"
        for message, variable in counted(lang)
        for pattern, passed in texts
        if passed == variable and re.fullmatch(pattern, message)
    }
    assert not wrong, f"passed as a text: {sorted(wrong)}"


@each_language
def test_every_line_of_a_locale_file_belongs_to_a_message(lang: str) -> None:
    left_over = [
        f"{path.relative_to(SOURCE)}: {entry.content!r}"
        for path in locale_files(lang)
        for entry in parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Junk)
    ]
    assert not left_over, left_over
