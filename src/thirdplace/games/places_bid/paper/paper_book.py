"""PLACES Bid's rulebook: its figures, and the table of the setup."""

from collections.abc import Sequence
from typing import Any

from thirdplace.core.parts.paper import Printed, Say
from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid.cards import BOX_BUILDINGS, Building
from thirdplace.games.places_bid.opening import Options, prepare
from thirdplace.games.places_bid.paper import paper_cards
from thirdplace.games.places_bid.state import CARDS, SEATS

__all__ = ["count_market_cards", "list_printed_buildings", "make_rulebook", "make_setup_table"]

ON_THE_COVER = (
    "amusement-park",
    "cottage-court",
    "elementary-school",
    "city-hall",
    "skyscraper",
    "ice-cream",
)
MODEL = "movie-theater"
"""The card that shows how cards are read, as in the printed rulebook."""
SETUP_KEPT, SETUP_OUT = "movie-theater", ("skyscraper", "museum")
SETUP_PROJECTS = {"Pierre": "P", "Lizzi": "S", "Clara": "A"}
MARKET = ("hotel", "city-hall", "amusement-park")
"""Of the rulebook's two examples."""
BIDS: dict[str, dict[str, tuple[int | None, ...]]] = {
    "example-1": {"Pierre": (3, None), "Lizzi": (4, 7, 9), "Clara": (5, None), "Hakeem": (6, 8, None)},
    "example-2": {"Pierre": (None,), "Lizzi": (3, 6, 8), "Clara": (None,), "Hakeem": (5, 7, None)},
}
"""The bids of each player in order; None is a pass."""


def make_rulebook(saving: bool, say: Say) -> Printed:
    cards = {card.id: paper_cards.box_card_data(card, say) for card in BOX_BUILDINGS}
    data = {
        **paper_cards.card_sheet_texts(say),
        "cards": list(cards.values()),
        "cover": list(ON_THE_COVER),
        "model": cards[MODEL],
        "labels": {part: say(f"paper-book-{part}") for part in ("points", "category", "name", "players")},
        "setup": make_setup_table(Options(), say),
        "setup-example": {
            "projects": SETUP_PROJECTS,
            "kept": [cards[SETUP_KEPT], say("paper-book-kept")],
            "out": [[cards[one] for one in SETUP_OUT], say("paper-book-out")],
        },
        "market": [cards[one] for one in MARKET],
        "bids": {example: _make_bid_table(said, say) for example, said in BIDS.items()},
    }
    del data["hint"]
    return Printed("rulebook.typ", data, paper_cards.card_templates() | paper_cards.box_pictures(saving))


def make_setup_table(options: Options, say: Say) -> dict[str, list[Any]]:
    """The numbers of the setup, by the number of players (PB2, PB3, PB4)."""
    seats = range(3, SEATS + 1)
    buildings = list_printed_buildings(options)
    used = {number: sum(card.players <= number for card in buildings) for number in seats}
    lines: dict[str, list[str]] = {
        "tokens": [str(options.tokens) for _ in seats],
        "projects": [str(number) for number in seats],
        "cards": [str(used[number]) for number in seats],
        "out": [_describe_cards_left_out(number, buildings) for number in seats],
        "market": [str(count_market_cards(number, options)) for number in seats],
        "rounds": [str(-(-used[number] // count_market_cards(number, options))) for number in seats],
    }
    return {
        "heads": [say("paper-setup-players"), *map(str, seats)],
        "rows": [[_name_setup_row(name, options, say), *cells] for name, cells in lines.items()],
    }


def _name_setup_row(name: str, options: Options, say: Say) -> str:
    if name == "tokens" and options.tokens != rules.START_TOKENS:
        return say("option-tokens")
    return say(f"paper-setup-{name}")


def list_printed_buildings(options: Options) -> list[Building]:
    """The buildings of the box that these rules leave in."""
    return [card for card in BOX_BUILDINGS if card.id not in options.removed_buildings]


def _describe_cards_left_out(seats: int, buildings: Sequence[Building]) -> str:
    marks = sorted({card.players for card in buildings if card.players > seats})
    return ", ".join(f"{mark}+" for mark in marks) or "–"


def count_market_cards(seats: int, options: Options) -> int:
    """The number of cards in a round's market (PB2), from the rules."""
    s = prepare(seats, options)
    s.deck_size = CARDS
    rules.begin(s)
    return s.market_size


def _make_bid_table(said: dict[str, tuple[int | None, ...]], say: Say) -> list[list[str]]:
    longest = max(map(len, said.values()))
    passed = say("paper-book-pass")
    return [
        [name, *(passed if bid is None else str(bid) for bid in bids), *[""] * (longest - len(bids))]
        for name, bids in said.items()
    ]
