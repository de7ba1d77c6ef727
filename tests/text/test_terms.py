"""One word for one thing: no message has a word that the term table of its language rules out.

The last column of a table (docs/terms.<lang>.md), "not", lists such words, separated by commas. They are
looked for as whole words, in small and capital letters alike, in every branch of every message. Two kinds of
messages may have them: `words-…` list what may be typed, the words of the printed rulebook included, and
`ruling-…` tell owners of the box how its words and ours go together.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from support.text.rendered_text import SOURCE, locale_files

from thirdplace import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
HEADER = ["rulebook", "ours", "why", "not"]
MAY_NAME_ANY_WORD = ("words-", "ruling-")

each_language = pytest.mark.parametrize("lang", LANGUAGES)


class Texts(Visitor):
    """Everything that is written in a message, without its variables."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def read_term_table(lang: str) -> list[list[str]]:
    """The term table, without its header."""
    lines = (DOCS / f"terms.{lang}.md").read_text(encoding="utf-8").splitlines()
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    assert table[0] == HEADER, f"terms.{lang}.md: the table begins with {HEADER}"
    return table[2:]


def forbidden_words(lang: str) -> list[str]:
    return [word.strip() for row in read_term_table(lang) for word in row[3].split(",") if word.strip()]


def find_words(words: list[str], text: str) -> list[str]:
    pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, words))})(?![\w-])", re.IGNORECASE)
    return pattern.findall(text)


def read_messages(lang: str) -> Iterator[tuple[Path, str, str]]:
    for path in locale_files(lang):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                visitor = Texts()
                visitor.visit(entry)
                yield path, entry.id.name, "\n".join(visitor.found)


@each_language
def test_every_row_of_the_table_has_four_cells_and_a_word_of_ours(lang: str) -> None:
    assert [row for row in read_term_table(lang) if len(row) != len(HEADER) or not row[1]] == []
    assert forbidden_words(lang)


@each_language
def test_no_message_has_a_word_that_the_table_rules_out(lang: str) -> None:
    words = forbidden_words(lang)
    wrong = [
        f"{path.relative_to(SOURCE)} {name}: {', '.join(found)}"
        for path, name, text in read_messages(lang)
        if not name.startswith(MAY_NAME_ANY_WORD) and (found := find_words(words, text))
    ]
    assert not wrong, f"{len(wrong)} messages\n" + "\n".join(wrong)


def test_words_are_found_whole_and_in_any_letters() -> None:
    assert find_words(["Marke", "hand in"], "Eine marke, eine Wertmarke") == ["marke"]
    assert find_words(["hand in"], "You hand in a card") == ["hand in"]
    assert find_words(["token"], "tokens") == []
