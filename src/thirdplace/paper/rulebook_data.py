"""The data that every rulebook needs for book.typ: the game's rules page and card lists."""

from typing import Any

import msgspec

from thirdplace.core.game import Game
from thirdplace.core.parts.card_list import CardList, card_lists_of
from thirdplace.core.parts.prose import parse_blocks, parse_inline
from thirdplace.text import Text, players_in_words, rules_page_ids, text_for

__all__ = ["build_rulebook_data"]

PARTS = {"rules": "rules", "examples": "example", "tips": "tip", "rulings": "ruling", "credits": "credits"}
"""By part: the prefix of its message ids."""


def build_rulebook_data(game: Game, lang: str) -> dict[str, Any]:
    say = text_for(lang, game, rules=True)
    ids = list(rules_page_ids(lang, game))
    return {
        "title": say("title"),
        "kicker": say("sheet-rulebook"),
        "summary": say("summary"),
        "players": players_in_words(game, say),
        "parts": {
            part: {
                "name": say(f"part-{part}"),
                "sections": [_build_section(one, say) for one in ids if one.partition("-")[0] == prefix],
            }
            for part, prefix in PARTS.items()
        },
        "lists-name": say("part-cards"),
        "lists": [_build_card_list(one) for one in card_lists_of(game, say)],
    }


def _build_section(message_id: str, say: Text) -> dict[str, Any]:
    is_titled = f"{message_id}.text" in say
    told = say(f"{message_id}.text") if is_titled else say(message_id)
    return {
        "id": message_id,
        "number": message_id.partition("-")[2],
        "title": say(message_id) if is_titled else None,
        "blocks": _to_builtins(parse_blocks(told)),
    }


def _build_card_list(found: CardList) -> dict[str, Any]:
    widest = max(
        (column for column, one in enumerate(found.columns) if one.kind == "text"),
        key=lambda column: max(
            _count_visible_letters(row[column]) for group in found.groups for row in group.rows
        ),
    )
    return {
        "id": found.id,
        "title": found.title,
        "about": _to_builtins(parse_blocks(found.about)),
        "columns": [
            {"name": column.name, "kind": column.kind, "wide": number == widest}
            for number, column in enumerate(found.columns)
        ],
        "groups": [
            {
                "name": group.name,
                "rows": [[_to_builtins(parse_inline(cell)) for cell in row] for row in group.rows],
            }
            for group in found.groups
        ],
    }


def _count_visible_letters(cell: str) -> int:
    """Counts the letters that a reader sees: not the address of a link."""
    return sum(len(piece.text) for piece in parse_inline(cell))


def _to_builtins(found: Any) -> Any:
    return [msgspec.to_builtins(one) for one in found]
