"""Place Race NZ on paper: the board can be joined, names are free, backs lie behind their fronts."""

from bisect import bisect
from functools import cache
from itertools import combinations, pairwise
from math import hypot
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat
from support.paper import DOTS, PdfPage, pdf_pages

from thirdplace import LANGUAGES
from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.registry import find_game
from thirdplace.games.place_race.board import BOARD, CARD_NUMBER, DECKS, HISTORY, PLACE_NUMBER
from thirdplace.games.place_race.opening import USUAL_SECONDS
from thirdplace.games.place_race.paper import PAGE_MM
from thirdplace.games.place_race.paper.board_layout import (
    GLUE_MM,
    LAYOUTS,
    POSTER,
    TILE_MM,
    Layout,
    Tile,
    cut_into_tiles,
    place_crosses,
    unit_in_mm,
)
from thirdplace.paper.typesetting import find_sheet, make_pdf
from thirdplace.text import text_for

RACE = find_game("place-race")
TILE_TOP = 11.0
"""Of a page, in mm."""
CARD = (63.0, 88.0)
FRAME = 2.4
"""Room that letters leave to the edge of a card, in mm."""
NEAR = 0.5
PAPERS = ("a4", "letter")
Box = tuple[float, float, float, float]


@cache
def make_pages(
    sheet: str,
    lang: str = "en",
    paper: str = "a4",
    ink: str = "saving",
    large: bool = False,
    deck: str = "standard",
) -> list[PdfPage]:
    wish: Any = {"lang": lang, "paper": paper, "ink": ink, "large": large, "options": {"deck": deck}}
    return pdf_pages(make_pdf(RACE, find_sheet(RACE, sheet), PrintRequest(**wish)))


def without_breaks(text: str) -> str:
    """Without what the end of a line takes away."""
    return "".join(text.split()).replace("-", "")


# ---- the board


def box_of_words(page: PdfPage, text: str) -> Box | None:
    """What some words cover, in mm; their letters follow each other."""
    wanted = "".join(text.split())
    told = "".join(letter for letter, *_ in page.letters_with_positions)
    start = told.find(wanted)
    if start < 0:
        return None
    found = page.letters_with_positions[start : start + len(wanted)]
    return (
        min(box[1] for box in found),
        min(box[2] for box in found),
        max(box[3] for box in found),
        max(box[4] for box in found),
    )


def do_overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def distance_to_box(box: Box, x: float, y: float) -> float:
    return hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3]))


def spots_by_place(layout: Layout, unit: float, left: float, top: float) -> dict[str, tuple[float, float]]:
    """Where the places are on a page, if the corner of the board is there."""
    return {
        place: (left + (x - layout.part[0]) * unit, top + (y - layout.part[1]) * unit)
        for place, (x, y) in POSTER.spots.items()
    }


def names_on(page: PdfPage, layout: Layout) -> dict[str, Box]:
    """The names that stand whole on a page."""
    found = {label.id: box_of_words(page, " ".join(label.lines)) for label in layout.labels}
    return {name: box for name, box in found.items() if box is not None}


def check_names(names: dict[str, Box], places: dict[str, tuple[float, float]], radius: float) -> None:
    for (one, box), (two, other) in combinations(names.items(), 2):
        assert not do_overlap(box, other), (one, two)
    for name, box in names.items():
        assert min(places, key=lambda place: distance_to_box(box, *places[place])) == name, (
            "it is clear whose it is"
        )
        for place, spot in places.items():
            assert distance_to_box(box, *spot) > radius * (1.45 if BOARD[PLACE_NUMBER[place]].city else 1), (
                name,
                place,
            )


def corner_of(page: PdfPage, tile: Tile) -> tuple[float, float]:
    """Where the whole board would begin, seen from a page."""
    return (page.width - TILE_MM[0]) / 2 - tile.left, TILE_TOP - tile.top


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
def test_on_one_page_every_name_is_free(paper: str, large: bool) -> None:
    layout = LAYOUTS["page-large" if large else "page"]
    (page,) = make_pages("board-small", paper=paper, large=large)
    names = names_on(page, layout)
    assert names.keys() == POSTER.spots.keys()
    rightmost, lowest = page.width - page.margins()[2], page.height
    unit = unit_in_mm(layout, PAGE_MM[paper])
    left = (page.width - layout.width * unit) / 2
    check_names(names, spots_by_place(layout, unit, left, 12), layout.dot * unit)
    assert all(box[0] > left and box[2] < rightmost and box[3] < lowest for box in names.values())


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
def test_on_tiles_every_name_is_free(paper: str, large: bool) -> None:
    layout = LAYOUTS["tiles-large" if large else "tiles"]
    unit = unit_in_mm(layout, TILE_MM)
    seen: set[str] = set()
    for page, tile in zip(make_pages("board", paper=paper, large=large), cut_into_tiles(layout), strict=True):
        names = names_on(page, layout)
        check_names(names, spots_by_place(layout, unit, *corner_of(page, tile)), layout.dot * unit)
        seen |= names.keys()
    assert seen == POSTER.spots.keys(), "each is whole on some page"


@pytest.mark.parametrize("name", ["tiles", "tiles-large"])
def test_tiles_cover_the_board_and_overlap(name: str) -> None:
    layout = LAYOUTS[name]
    unit = unit_in_mm(layout, TILE_MM)
    cut = cut_into_tiles(layout)
    assert [tile.name for tile in cut] == [
        f"{row}{column + 1}" for row in "ABC"[: layout.pages[1]] for column in range(layout.pages[0])
    ]
    assert all(tile.width <= TILE_MM[0] and tile.height <= TILE_MM[1] for tile in cut)
    assert max(tile.left + tile.width for tile in cut) == pytest.approx(layout.width * unit)
    assert max(tile.top + tile.height for tile in cut) == pytest.approx(layout.height * unit)
    for one, other in pairwise(cut):
        if one.row == other.row:
            assert one.left + one.width - other.left == pytest.approx(GLUE_MM)
    for one, other in zip(cut, cut[layout.pages[0] :], strict=False):
        assert one.top + one.height - other.top == pytest.approx(GLUE_MM)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_says_on_whose_strips_it_is_glued(lang: str) -> None:
    """The first one on none, the others on those of their left and upper neighbours, if they have them."""
    cut = cut_into_tiles(LAYOUTS["tiles"])
    names = {(tile.column, tile.row): tile.name for tile in cut}
    say = text_for(lang, RACE)
    for page, tile in zip(make_pages("board", lang), cut, strict=True):
        foot = page.text.split(f"{len(cut)}: {tile.name}")[1]
        beside = [names.get((tile.column - 1, tile.row)), names.get((tile.column, tile.row - 1))]
        assert {name for name in names.values() if name in foot} == {name for name in beside if name}
        assert (say("paper-join-first")[:20] in foot) == (tile.name == "A1")


def neighbouring_tiles(layout: Layout) -> list[tuple[int, int]]:
    """Pages that lie beside each other or below each other."""
    cut = cut_into_tiles(layout)
    return [
        (one, other)
        for one, other in combinations(range(len(cut)), 2)
        if abs(cut[one].row - cut[other].row) + abs(cut[one].column - cut[other].column) == 1
    ]


def crop_part(page: PdfPage, tile: Tile, part: Box, shift: tuple[int, int] = (0, 0)) -> Image.Image:
    """A part of the board, in mm of the whole, as it is on a page."""
    left, top = corner_of(page, tile)
    scale = DOTS / 25.4
    x, y = round((left + part[0]) * scale) + shift[0], round((top + part[1]) * scale) + shift[1]
    size = (round((part[2] - part[0]) * scale), round((part[3] - part[1]) * scale))
    return page.picture.crop((x, y, x + size[0], y + size[1]))


def shared_strip(one: Tile, other: Tile) -> Box:
    """What both show, and not quite to its edges."""
    right, bottom = (
        min(one.left + one.width, other.left + other.width),
        min(one.top + one.height, other.top + other.height),
    )
    return max(one.left, other.left) + 1.5, max(one.top, other.top) + 1.5, right - 1.5, bottom - 1.5


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
def test_tiles_fit_together(paper: str, large: bool) -> None:
    layout = LAYOUTS["tiles-large" if large else "tiles"]
    made, cut = make_pages("board", paper=paper, large=large), cut_into_tiles(layout)
    for one, other in neighbouring_tiles(layout):
        both = shared_strip(cut[one], cut[other])
        below = crop_part(made[one], cut[one], both)
        assert sum(below.histogram()[:128]) > 0, "there is something to join by"

        def unlike(
            shift: tuple[int, int], below: Image.Image = below, over: int = other, both: Box = both
        ) -> float:
            above = crop_part(made[over], cut[over], both, shift)
            return ImageStat.Stat(ImageChops.difference(below, above)).mean[0]

        best = min(((x, y) for x in range(-4, 5) for y in range(-4, 5)), key=unlike)
        assert max(map(abs, best)) * 25.4 / DOTS <= NEAR, (cut[one].name, cut[other].name)


@pytest.mark.parametrize("name", ["tiles", "tiles-large"])
def test_every_seam_has_crosses(name: str) -> None:
    layout = LAYOUTS[name]
    unit, cut = unit_in_mm(layout, TILE_MM), cut_into_tiles(layout)
    marks = [((x - layout.part[0]) * unit, (y - layout.part[1]) * unit) for x, y in place_crosses(layout)]
    for one, other in neighbouring_tiles(layout):
        left, top, right, bottom = shared_strip(cut[one], cut[other])
        if cut[one].row == cut[other].row:
            here = [y for x, y in marks if x == pytest.approx(cut[other].left) and top < y < bottom]
        else:
            here = [x for x, y in marks if y == pytest.approx(cut[other].top) and left < x < right]
        assert len(here) >= 2, (cut[one].name, cut[other].name)


def inked_share(page: PdfPage) -> float:
    """How much of a page is not white."""
    return 1 - page.picture.histogram()[255] / (page.picture.width * page.picture.height)


def test_saving_ink_leaves_out_what_is_filled() -> None:
    board, cards = (make_pages(sheet, ink="colour") for sheet in ("board-small", "cards"))
    assert inked_share(board[0]) > 0.5
    assert inked_share(make_pages("board-small")[0]) < 0.16
    for colour, saving in zip(cards[:2], make_pages("cards")[:2], strict=True):
        assert inked_share(saving) < 0.16
        assert inked_share(colour) > inked_share(saving) * 2


# ---- cards


def card_kinds_by_cell(page: PdfPage, words_of: dict[str, str]) -> dict[tuple[int, int], str]:
    """By column and row of the cards: what kind it says it is."""
    across, down = page.marks("above"), page.marks("left")
    cells: dict[tuple[int, int], str] = {}
    for letter, left, top, _, bottom in page.letters_with_positions:
        if left < across[-1] and bottom < down[-1]:
            cell = (bisect(across, left) - 1, bisect(down, top) - 1)
            cells[cell] = cells.get(cell, "") + letter
    return {
        cell: next(kind for kind, word in words_of.items() if word in text) for cell, text in cells.items()
    }


@pytest.mark.parametrize("paper", PAPERS)
def test_backs_lie_behind_their_fronts(paper: str) -> None:
    say = text_for("en", RACE)
    words_of = {kind: without_breaks(say(f"paper-card-{kind}")) for kind in ("day", "late")}
    made = make_pages("cards", paper=paper)
    told: list[str] = []
    for front, back in zip(made[::2], made[1::2], strict=True):
        across, down = front.marks("above"), front.marks("left")
        assert [after - before for before, after in pairwise(across)] == pytest.approx(3 * [CARD[0]], abs=0.3)
        assert all(after - before == pytest.approx(CARD[1], abs=0.3) for before, after in pairwise(down))
        for before, behind in zip(across, reversed(back.marks("above")), strict=True):
            assert front.width - behind == pytest.approx(before, abs=NEAR)
        assert down == pytest.approx(back.marks("left"), abs=NEAR)
        fronts, backs = card_kinds_by_cell(front, words_of), card_kinds_by_cell(back, words_of)
        assert fronts == {(2 - column, row): kind for (column, row), kind in backs.items()}
        told += fronts.values()
    assert (told.count("day"), told.count("late")) == (16, 4)  # PR1


DECKS_PRINTED: tuple[dict[str, Any], ...] = (
    {"lang": "en"},
    {"lang": "it", "deck": "second"},
    {"lang": "de", "paper": "letter", "large": True},
    {"lang": "de", "deck": "second"},
    {"lang": "it", "paper": "letter", "deck": "second", "large": True},
)


@pytest.mark.parametrize("wanted", DECKS_PRINTED, ids=str)
def test_all_cards_of_a_deck_can_be_read(wanted: dict[str, Any]) -> None:
    say = text_for(wanted["lang"], RACE)
    text = without_breaks("".join(page.text for page in make_pages("cards", **wanted)[::2]))
    (deck,) = (one for one in DECKS if one.id == wanted.get("deck", "standard"))
    for card in (*deck.day, *deck.late):
        event = HISTORY[CARD_NUMBER[card]]
        place = BOARD[PLACE_NUMBER[event.place]].name
        for told in (str(event.year), place, say(f"event-{card}"), say(f"event-{card}.text")):
            assert without_breaks(told) in text, card


@pytest.mark.parametrize(
    ("sheet", "wanted"),
    [*(("cards", wanted) for wanted in DECKS_PRINTED)]
    + [("aid", {"lang": lang, "paper": "letter"}) for lang in LANGUAGES]
    + [("aid", {"lang": "de", "large": True})],
    ids=str,
)
def test_no_word_runs_out_of_its_card(sheet: str, wanted: dict[str, Any]) -> None:
    fronts = make_pages(sheet, **wanted)[::2]
    across = fronts[0].marks("above")
    for page in fronts:
        down = page.marks("left")
        for letter, left, top, right, bottom in page.letters_with_positions:
            if left > across[-1] or top > down[-1]:
                continue  # the foot of the page
            column, row = bisect(across, left) - 1, bisect(down, top) - 1
            assert min(column, row) >= 0, letter
            assert across[column] + FRAME < left, letter
            assert right < across[column + 1] - FRAME, letter
            assert bottom < down[row + 1] - FRAME, letter


# ---- pawns, aid


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
def test_pawns_of_four_seats_fit_on_a_page(paper: str, large: bool) -> None:
    (page,) = make_pages("pawns", paper=paper, large=large)
    told = [letter for letter, *_ in page.letters_with_positions]
    assert [told.count(seat) for seat in "234"] == [3, 3, 3], "on all three faces"
    assert page.text.count(text_for("en", RACE)("paper-traded")) >= len(DECKS[0].day)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_aid_tells_the_pace(lang: str) -> None:
    _, back = make_pages("aid", lang=lang, paper="letter")
    say = text_for(lang, RACE)
    text = without_breaks(back.text)
    for players, seconds in USUAL_SECONDS.items():
        assert without_breaks(say("paper-deal-for", players=players)) in text
        assert text.count(without_breaks(say("paper-seconds", seconds=seconds))) >= 4, "on each of four"
