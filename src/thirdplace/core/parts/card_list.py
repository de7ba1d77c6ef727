"""What a game brings to be looked up: tables of its cards, for rules pages in every form.

A game's `card_lists.py` builds them from its own data and text. A cell may hold the markup of
`core/parts/prose.py`.
"""

from typing import Literal

import msgspec

from thirdplace.core.game import Game
from thirdplace.core.parts.terminal import Say

__all__ = ["CardList", "Column", "Group", "card_lists_of"]


class Column(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["text", "number", "mark"] = "text"
    """Numbers stand at the right; a mark is short and stands in the middle."""


class Group(msgspec.Struct, frozen=True):
    name: str
    """Empty where all rows are alike."""
    rows: tuple[tuple[str, ...], ...]


class CardList(msgspec.Struct, frozen=True):
    id: str
    title: str
    columns: tuple[Column, ...]
    groups: tuple[Group, ...]
    about: str = ""
    """What is to be known about it, as prose."""


def card_lists_of(game: Game, say: Say) -> tuple[CardList, ...]:
    """The card lists of a game; none if it brings none."""
    if not game.brings("card_lists"):
        return ()
    found: tuple[CardList, ...] = game.part("card_lists").card_lists(say)
    return found
