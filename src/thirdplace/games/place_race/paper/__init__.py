"""Place Race NZ on paper: the board on one page or in tiles, the cards of a deck, pawns, a player aid."""

from importlib.resources import files
from typing import Any

from thirdplace.core.parts.paper import Printed, PrintRequest, Say, Sheet
from thirdplace.games.place_race.board import BOARD, CARD_NUMBER, DECKS, HISTORY, PLACE_NUMBER, Deck
from thirdplace.games.place_race.opening import USUAL_DAY, USUAL_LATE, USUAL_SECONDS, Options
from thirdplace.games.place_race.paper import board_drawing
from thirdplace.games.place_race.paper.board_layout import (
    LAYOUTS,
    POSTER,
    TILE_MM,
    Layout,
    Tile,
    cut_into_tiles,
    list_visible_on,
    make_template_data,
    place_crosses,
    unit_in_mm,
)

__all__ = ["PAGE_MM", "SHEETS", "make_sheet"]

LEARN = "/learn/place-race"
SHEETS = (
    Sheet("cards", opens=LEARN, both_sides=True, takes=("deck",)),
    Sheet("board", opens="/timer"),
    Sheet("board-small", opens=LEARN),
    Sheet("pawns", opens=LEARN),
    Sheet("aid", opens="/timer", both_sides=True),
    Sheet("rulebook", opens=LEARN, is_rulebook=True),
)
PAGE_MM = {"a4": (186.0, 241.0), "letter": (186.0, 236.0)}
"""Width and height of the board on one page."""
BOOK_PAGE_MM = {"a4": (178.0, 240.0), "letter": (178.0, 222.0)}
"""Width and height of the board in the rulebook."""


def make_sheet(sheet: str, options: Options, wish: PrintRequest, say: Say) -> Printed:
    saving = wish.ink == "saving"
    match sheet:
        case "board":
            layout = LAYOUTS["tiles-large" if wish.large else "tiles"]
            return Printed("tiles.typ", _tile_data(layout, say), _board_files(layout, saving))
        case "board-small":
            layout = LAYOUTS["page-large" if wish.large else "page"]
            data = {**_board_data(layout, say), "unit": unit_in_mm(layout, PAGE_MM[wish.paper])}
            return Printed("page.typ", data, _board_files(layout, saving))
        case "cards":
            return Printed("cards.typ", _card_sheet_data(options, say), _card_files(saving))
        case "pawns":
            return Printed("pawns.typ", _pawn_data(say), _pawn_pictures(saving))
        case "aid":
            return Printed("aid.typ", _aid_data(say))
        case "rulebook":
            return _make_rulebook(wish, say)
    raise KeyError(sheet)


def _card_files(saving: bool) -> dict[str, bytes]:
    return {
        "ticket.typ": (files("thirdplace.games.place_race") / "sheets" / "ticket.typ").read_bytes(),
        "country.svg": board_drawing.draw_land(saving=saving),
    }


def _board_files(layout: Layout, saving: bool) -> dict[str, bytes]:
    return {
        "board.typ": (files("thirdplace.games.place_race") / "sheets" / "board.typ").read_bytes(),
        "chart.svg": board_drawing.draw_board(layout, saving=saving),
    }


def _board_data(layout: Layout, say: Say) -> dict[str, Any]:
    return {
        "plan": make_template_data(layout),
        "title": say("title"),
        "claim": say("paper-claim"),
        "seas": {sea: say(f"paper-sea-{sea}") for sea in ("tasman", "pacific")},
        "legend": {kind: say(f"paper-legend-{kind}") for kind in ("city", "place", "road", "ferry")},
        "pile": say("paper-pile"),
        "deal": _deal_table(say),
    }


def _tile_data(layout: Layout, say: Say) -> dict[str, Any]:
    tiles = cut_into_tiles(layout)
    names = {(tile.column, tile.row): tile.name for tile in tiles}
    return {
        **_board_data(layout, say),
        "unit": unit_in_mm(layout, TILE_MM),
        "tiles": [
            {
                **tile._asdict(),
                "name": tile.name,
                "called": say("paper-tile", number=number, count=len(tiles), name=tile.name),
                "join": _describe_joining(tile, names, say),
                "seen": list_visible_on(tile, layout),
            }
            for number, tile in enumerate(tiles, 1)
        ],
        "pages": layout.pages,
        "crosses": place_crosses(layout),
    }


def _describe_joining(tile: Tile, names: dict[tuple[int, int], str], say: Say) -> str:
    """Which margins of a tile are cut off, and on whose strips it is glued."""
    left, above = names.get((tile.column - 1, tile.row)), names.get((tile.column, tile.row - 1))
    cut = "both" if left and above else "left" if left else "top" if above else "first"
    return say(f"paper-join-{cut}", left=left or "", above=above or "")


def _deal_table(say: Say) -> dict[str, Any]:
    """The number of cards and the length of a year, by the number of players."""
    heads = ["", *(say(f"paper-deal-{head}") for head in ("day", "late", "year"))]
    rows = [
        [
            say("paper-deal-for", players=players),
            str(USUAL_DAY[players]),
            str(USUAL_LATE[players] or "–"),
            say("paper-seconds", seconds=USUAL_SECONDS[players]),
        ]
        for players in USUAL_SECONDS
    ]
    return {"heads": heads, "rows": rows}


def _card_sheet_data(options: Options, say: Say) -> dict[str, Any]:
    number, deck = next((number, deck) for number, deck in enumerate(DECKS) if deck.id == options.deck)
    return {
        "part": LAYOUTS["page"].part,
        "title": say("title"),
        "hint": say("paper-cards-hint"),
        "deck": say(f"deck-{deck.id}"),
        "mark": "I" * (number + 1),
        "kinds": {kind: say(f"paper-card-{kind}") for kind in ("day", "late")},
        "cards": [_card_data(card, kind, say) for kind, cards in _cards_by_kind(deck) for card in cards],
    }


def _cards_by_kind(deck: Deck) -> list[tuple[str, tuple[str, ...]]]:
    return [("day", deck.day), ("late", deck.late)]


def _card_data(card: str, kind: str, say: Say) -> dict[str, Any]:
    event = HISTORY[CARD_NUMBER[card]]
    place = BOARD[PLACE_NUMBER[event.place]]
    return {
        "kind": kind,
        "year": str(event.year),
        "place": place.name,
        "city": place.city,
        "spot": POSTER.spots[place.id],
        "event": say(f"event-{card}"),
        "text": say(f"event-{card}.text"),
    }


def _pawn_data(say: Say) -> dict[str, Any]:
    return {
        "title": say("sheet-pawns"),
        "how": say("paper-pawns-how"),
        "traded": say("paper-traded"),
        "traded_how": say("paper-traded-how"),
        "markers": len(DECKS[0].day),
    }


def _make_rulebook(wish: PrintRequest, say: Say) -> Printed:
    saving = wish.ink == "saving"
    layout = LAYOUTS["page-large" if wish.large else "page"]
    data = {
        **_card_sheet_data(Options(), say),
        **_board_data(layout, say),
        "unit": unit_in_mm(layout, BOOK_PAGE_MM[wish.paper]),
        "board-name": say("paper-book-board"),
        **_example_table_data(say),
    }
    del data["hint"]
    return Printed(
        "rulebook.typ",
        data,
        {**_card_files(saving), **_board_files(layout, saving), **_pawn_pictures(saving)},
    )


def _example_table_data(say: Say) -> dict[str, Any]:
    """An example for the rulebook: four players' day cards by year, and the clock before the start."""
    seats = 4
    years = [HISTORY[CARD_NUMBER[card]].year for card in DECKS[0].day]
    hands = [sorted(years[seat::seats]) for seat in range(seats)]
    return {
        "hands": [[str(year) for year in hand] for hand in hands],
        "clock": str(min(years) - Options().lead_years),
        "table-set": say("paper-book-table"),
    }


def _pawn_pictures(saving: bool) -> dict[str, bytes]:
    return {f"pawn-{seat}.svg": board_drawing.draw_pawn(seat, saving=saving) for seat in range(4)}


def _aid_data(say: Say) -> dict[str, Any]:
    parts = {
        "before": ("start", "clock"),
        "turn": ("move", "turn-in", "skip"),
        "trade": ("when", "where", "what"),
        "end": ("late", "won", "lost"),
    }

    def named(step: str) -> dict[str, str]:
        word, said = _aid_point(f"paper-aid-setup-{step}", say)
        return {"id": step, "name": word, "text": said}

    return {
        "title": say("title"),
        "hint": say("paper-cards-hint"),
        "parts": [
            {
                "id": part,
                "name": say(f"paper-aid-{part}"),
                "points": [_aid_point(f"paper-aid-{part}-{point}", say) for point in points],
            }
            for part, points in parts.items()
        ],
        "setup": {
            "name": say("paper-aid-setup"),
            "steps": [named(step) for step in ("board", "shuffle", "deal", "timer", "plan")],
            "table": _deal_table(say),
            "layout": "natural",
            "notes": [named("pace")],
        },
    }


def _aid_point(message: str, say: Say) -> list[str]:
    """The heading and the text of one point of the player aid."""
    return [say(message), say(f"{message}.text")]
