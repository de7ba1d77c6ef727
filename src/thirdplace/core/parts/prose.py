"""The small markup of rules pages, read once for the terminal and for paper.

Paragraphs are parted by an empty line, items of a list begin with "- ". Within a line there are **strong**
words, `names` of options and commands, and [links](https://...).
"""

import re
from collections.abc import Iterator
from typing import Literal

import msgspec

__all__ = ["Block", "Piece", "parse_blocks", "parse_inline"]

INLINE = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|`(?P<code>.+?)`|\[(?P<link>[^\]]+)\]\((?P<target>(?:https?://|mailto:)[^)\s]+)\)"
)


class Piece(msgspec.Struct, frozen=True):
    """A run of words within a line."""

    kind: Literal["plain", "strong", "code", "link"]
    text: str
    target: str = ""
    """Where a link leads."""


class Block(msgspec.Struct, frozen=True):
    """A paragraph or one item of a list."""

    kind: Literal["paragraph", "item"]
    pieces: tuple[Piece, ...]
    apart: bool
    """Is there an empty line before it?"""


def parse_inline(line: str) -> Iterator[Piece]:
    done = 0
    for found in INLINE.finditer(line):
        if found.start() > done:
            yield Piece("plain", line[done : found.start()])
        if found["strong"]:
            yield Piece("strong", found["strong"])
        elif found["code"]:
            yield Piece("code", found["code"])
        else:
            yield Piece("link", found["link"], found["target"])
        done = found.end()
    if done < len(line):
        yield Piece("plain", line[done:])


def parse_blocks(text: str) -> Iterator[Block]:
    for number, part in enumerate(re.split(r"\n\s*\n", text.strip())):
        for place, line in enumerate(part.split("\n")):
            is_item = line.startswith("- ")
            words = tuple(parse_inline(line[2:] if is_item else line))
            yield Block("item" if is_item else "paragraph", words, apart=number > 0 and place == 0)
