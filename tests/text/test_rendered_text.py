"""Readers of the rendered list see every wording that a message has."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from support.text.rendered_text import SOURCE, locale_files, render_all, shortest_list

from thirdplace import LANGUAGES


class _VariantTexts(Visitor):
    """The longest plain text of each variant. A number that is never 1 may have a singular all the same."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_Variant(self, node: ast.Variant) -> None:
        texts = [part.value for part in node.value.elements if isinstance(part, ast.TextElement)]
        if not (isinstance(node.key, ast.Identifier) and node.key.name == "one"):
            self.found.append(_in_one_line(max(texts, key=len, default="")))
        self.generic_visit(node)


def _in_one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def _variants_in(path: Path) -> list[tuple[str, str]]:
    """The ids of messages and attributes, with the text of each of their variants."""
    found = []
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)] if entry.value else []
            parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            for name, pattern in parts:
                texts = _VariantTexts()
                texts.visit(pattern)
                found += [(name, text) for text in texts.found if text]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_is_read(lang: str) -> None:
    read: dict[tuple[Path, str], list[str]] = {}
    for one in render_all(lang):
        read.setdefault((one.file, one.id), []).append(_in_one_line(one.sentence))
    missing = [
        f"{path.relative_to(SOURCE)} {name}: {text}"
        for path in locale_files(lang)
        for name, text in _variants_in(path)
        if not any(text in sentence for sentence in read.get((path, name), []))
    ]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_of_the_command_line_hides_none_of_the_same_id(lang: str) -> None:
    """`help` is said by the command line and by each game, in other words."""
    texts: dict[Path, set[str]] = {}
    for one in shortest_list(lang):
        if one.id == "help":
            texts.setdefault(one.file, set()).add(one.sentence)
    assert len(texts) > 1
    assert len(set().union(*texts.values())) == sum(map(len, texts.values())), "said by one file only"
