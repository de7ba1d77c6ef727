"""What the browser says: complete in three languages, nothing missing, nothing left over."""

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from thirdplace.text import LANGUAGES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "thirdplace"
CLIENT = [
    path
    for folder in (ROOT / "client" / "src", *SOURCE.glob("games/*/web"))
    for path in folder.rglob("*")
    if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")
]
WEB = sorted(path.parent / path.name.removeprefix("en.") for path in SOURCE.rglob("en*.web.ftl"))
SAID = re.compile(r"""\b(?:say|announce)\(\s*(["`])([a-z][\w.$\{\}()\[\] -]*?)\1""")


def read_ids(path: Path) -> set[str]:
    """Ids, with their attributes."""
    found = set()
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            found |= {entry.id.name, *(f"{entry.id.name}.{part.id.name}" for part in entry.attributes)}
    return found


@pytest.mark.parametrize("path", WEB, ids=lambda path: f"{path.parent.parent.name} {path.name}")
def test_all_languages_say_the_same(path: Path) -> None:
    english = read_ids(path.parent / f"en.{path.name}")
    assert english
    for lang in LANGUAGES[1:]:
        assert read_ids(path.parent / f"{lang}.{path.name}") == english, lang


def known_ids() -> set[str]:
    return {name for path in SOURCE.rglob("en*.ftl") for name in read_ids(path)}


def said_ids() -> list[tuple[Path, str]]:
    return [(path, found[1]) for path in CLIENT for found in SAID.findall(path.read_text(encoding="utf-8"))]


def test_the_browser_says_only_what_exists() -> None:
    ids = known_ids()
    for path, name in said_ids():
        pattern = re.compile(".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", name))))
        assert any(pattern.fullmatch(one) for one in ids), (path.name, name)


def test_no_browser_text_is_left_over() -> None:
    """Every id, or a pattern that fits it, is written in the client."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in CLIENT)
    literals = set(re.findall(r"""["'`]([a-z][\w.-]*)["'`]""", text))
    templates = [
        re.compile(".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", found))))
        for found in set(re.findall(r"`([a-z][^`\n]*\$\{[^`\n]*)`", text))
    ]
    for path in WEB:
        for name in read_ids(path.parent / f"en.{path.name}"):
            fits = name in literals or any(template.fullmatch(name) for template in templates)
            assert fits, (path, name)
