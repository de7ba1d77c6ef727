"""Printed rulebooks: pages are filled, links are whole, every statement stands in each language."""

from functools import cache
from typing import Any

import pytest
from paper import Leaf, leaves

from thirdplace import LANGUAGES
from thirdplace.core.card_list import card_lists_of
from thirdplace.core.game import Game
from thirdplace.core.paper import Wish
from thirdplace.core.prose import pieces
from thirdplace.core.registry import all_games, find_game
from thirdplace.paper.typesetting import find_sheet, make_pdf
from thirdplace.text import page, text_for

FOOT_MM = 16.0
"""Height of what stands below the text."""
LEAST_FILLED = 0.2
"""The share of a page that holds something: less looks as if pages were missing."""
FORMS: tuple[dict[str, Any], ...] = (
    {"paper": "a4"},
    {"paper": "a4", "large": True},
    {"paper": "letter"},
    {"paper": "letter", "large": True},
)

STATEMENTS = {
    "places-bid": {
        "rules-goal": ("Play", "Live", "Academic", "Community", "Employ", "Shop"),
        "rules-components": ("48", "6", "130"),
        "rules-cards": ("3+", "4+", "5+"),
        "rules-tokens": ("8",),
        "rules-setup": ("15", "24", "36", "48", "12", "3+", "4+", "5+"),
        "rules-project": ("5",),
        "rules-first-seat": (),
        "rules-market": ("2", "3", "4"),
        "rules-bidding": ("1",),
        "rules-passing": ("5",),
        "rules-bid-end": ("5",),
        "rules-choosing": ("4", "2", "5", "3", "P, L, A, C, E, S"),
        "rules-next-round": (),
        "rules-open": (),
        "rules-end": (),
        "rules-scoring": ("5", "10", "PLACES"),
        "rules-ties": ("0",),
        "rules-custom": ("1", "50"),
        "rules-bank": ("130",),
        "rules-values": ("1, 12, 13, 24", "6, 7, 18, 19", "50", "75", "100"),
        "rules-scale": (),
        "example-setup": ("15", "24", "3+", "4+", "5+"),
        "example-1": ("14", "21", "19", "9", "6", "11", "12", "17"),
        "example-2": ("3½", "7", "11", "20"),
        "tip-push-forward": (),
        "tip-token-is-point": ("5",),
        "tip-save-for-a-lean-day": (),
        "credits": (
            "Stewart Wright",
            "Daniel Wright",
            "Virginia Vogt",
            "Beatrice Pancalli",
            "PLACES™",
            "2024",
        ),
        "credits-idea": ("Michael Hathorne",),
        "credits-thanks": ("Tim Burgess", "Daunis", "Miguel Saldivia", "Garth Hunt", "Lila"),
        "credits-links": ("Krista, Emma, Eislely, Lila", "www.littlestreamcompany.com"),
    },
    "places-please": {
        "rules-goal": (),
        "rules-components": ("places-please",),
        "rules-board": ("6000", "6"),
        "rules-rolling": ("Places, Please!",),
        "rules-writing": (),
        "rules-scoring": ("5", "3", "1"),
        "rules-next-round": (),
        "rules-winning": (),
        "example-five-rolls": ("4, 1, 6, 2, 5", "6452", "4651", "6542"),
        "credits": (),
    },
    "place-race": {
        "rules-goal": (),
        "rules-board": ("44", "74", "000"),
        "rules-cards": ("20", "16", "4"),
        "rules-open": (),
        "rules-setup": ("6", "4", "1"),
        "rules-timer": ("tutahinz.github.io/play", "QR"),
        "rules-starts": (),
        "rules-trading": (),
        "rules-clock": ("2", "3"),
        "rules-first": (),
        "rules-turn": (),
        "rules-turn-in": (),
        "rules-losing": (),
        "rules-late": (),
        "rules-winning": (),
        "rules-pace": (),
        "example-turn-in": ("Waitangi", "1840", "1841"),
        "example-trading": ("St Arnaud", "1843", "Palmerston North", "Wellington", "Napier", "Auckland"),
        "example-first": ("Waitangi", "Auckland", "1840"),
        "credits": ("Elijah Barton", "Lincoln Mumuta", "Conrad Pollock", "Damian Koekemoer", "1.1", "2025"),
        "credits-links": ("tutahinz@gmail.com",),
    },
}
"""By game and message: what of a statement reads the same in every language, as far as there is something."""
RULINGS = {"places-bid": ("PB", 21), "places-please": ("PP", 9), "place-race": ("PR", 15)}

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def rulebook(game_id: str, lang: str, form: int) -> list[Leaf]:
    game = find_game(game_id)
    wish: dict[str, Any] = {"lang": lang, "ink": "saving", **FORMS[form]}
    return leaves(make_pdf(game, find_sheet(game, "rulebook"), Wish(**wish)))


def filled_share(leaf: Leaf, columns: int) -> float:
    """Of all columns, down to the last line in each."""
    width = leaf.width / columns
    shares: list[float] = []
    for column in range(columns):
        bottoms = [
            bottom
            for left, bottom, _, _ in leaf.text_runs()
            if column * width <= left < (column + 1) * width and bottom > FOOT_MM
        ]
        shares.append(1 - min(bottoms, default=leaf.height) / leaf.height)
    return sum(shares) / columns


@pytest.mark.parametrize("form", range(len(FORMS)), ids=lambda form: "-".join(map(str, FORMS[form].values())))
@each_language
@each_game
def test_no_page_of_a_rulebook_is_nearly_empty(game: Game, lang: str, form: int) -> None:
    columns = 1 if FORMS[form].get("large") else 2
    for number, leaf in enumerate(rulebook(game.id, lang, form), 1):
        assert filled_share(leaf, columns) > LEAST_FILLED, f"page {number}"


@each_language
@each_game
def test_every_statement_of_the_rules_stands_in_every_language(game: Game, lang: str) -> None:
    say = text_for(lang, game, rules=True)
    on_page = set(page(lang, game))
    prefix, count = RULINGS[game.id]
    rulings = {f"ruling-{prefix}{number}" for number in range(1, count + 1)}
    assert rulings | set(STATEMENTS[game.id]) <= on_page
    for message, facts in STATEMENTS[game.id].items():
        body = say(f"{message}.text" if f"{message}.text" in say else message)
        assert len(body) > 60, message
        for fact in facts:
            assert fact in body, (message, fact)


@each_language
@each_game
def test_no_address_in_a_card_list_is_cut_off(game: Game, lang: str) -> None:
    for card_list in card_lists_of(game, text_for(lang, game)):
        for group in card_list.groups:
            for cell in (cell for row in group.rows for cell in row if "](" in cell):
                assert [piece.kind for piece in pieces(cell)] == ["link"], cell
