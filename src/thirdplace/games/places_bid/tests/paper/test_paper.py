"""PLACES Bid on paper: nothing is cut, backs lie behind their fronts, all can be read."""

from bisect import bisect
from functools import cache
from io import BytesIO
from itertools import pairwise, product
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from PIL import Image
from support.paper import DOTS, PdfPage, pdf_pages

from thirdplace import LANGUAGES
from thirdplace.core.errors import Refused
from thirdplace.core.parts.paper import Printed, PrintRequest
from thirdplace.core.registry import find_game
from thirdplace.games.places_bid.cards import BOX_BUILDINGS, Around, Category, Emblem, House
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.paper import make_sheet
from thirdplace.games.places_bid.paper.paper_book import BIDS, MARKET
from thirdplace.games.places_bid.tests.bid_table import new_game, play_lines
from thirdplace.paper.typesetting import find_sheet, make_page_images, make_pdf
from thirdplace.text import text_for

BID = find_game("places-bid")
CARD = (63.0, 88.0)
FRAME = 2.2
"""Between a card's edge and its frame, in mm."""
NEAR = 0.5
CLIENT = Path(__file__).parents[6] / "client" / "src"


def own_building(name: str, category: str = "P", picture: dict[str, str] | None = None) -> dict[str, Any]:
    return {"name": name, "category": category, "points": 9, "players": 3, "picture": picture}


OWN = (
    own_building("Lila’s Treehouse", "P", {"house": "house", "emblem": "leaf", "around": "trees"}),
    own_building("Donaudampfschifffahrtsmuseum", "C", {"house": "dome", "emblem": "boat", "around": "water"}),
    own_building("W" * 30, "E"),
    own_building(
        "Scuola di musica per bambini", "A", {"house": "hall", "emblem": "note", "around": "playground"}
    ),
)
WANTED = (
    {"lang": "en", "paper": "a4"},
    {"lang": "it", "paper": "letter"},
    {"lang": "de", "paper": "letter", "large": True},
)


def make_print_request(sheet: str, **wanted: Any) -> PrintRequest:
    return PrintRequest(**{"options": {"custom_buildings": OWN} if sheet == "own" else {}} | wanted)


def make_pages(sheet: str, **wanted: Any) -> list[PdfPage]:
    return _make_cached_pages(sheet, tuple(sorted(wanted.items())))


@cache
def _make_cached_pages(sheet: str, wanted: tuple[tuple[str, Any], ...]) -> list[PdfPage]:
    return pdf_pages(make_pdf(BID, find_sheet(BID, sheet), make_print_request(sheet, **dict(wanted))))


# ---- where things lie


def gaps_between(places: list[float]) -> list[float]:
    return [after - before for before, after in pairwise(places)]


def are_letters_inside_cards(page: PdfPage, like: PdfPage, width: float, height: float, room: float) -> bool:
    """Is every letter within a card, with so much room to its edge, or in the foot of the page?

    Cards lie as on the page `like`.
    """
    across, down = like.marks("above"), like.marks("left")
    for _, left, top, right, bottom in page.letters_with_positions:
        if left > across[-1] or top > down[-1]:
            continue
        x = max(place for place in across if place <= left)
        y = max(place for place in down if place <= top)
        if min(left - x, top - y, x + width - right, y + height - bottom) < room:
            return False
    return True


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("sheet", ["projects", "blanks", "own", "tokens"])
def test_backs_lie_behind_their_fronts(sheet: str, paper: str) -> None:
    """Turned over the long edge of the sheet, what is on the left is on the right."""
    front, back = make_pages(sheet, paper=paper)
    for before, behind in zip(front.marks("above"), reversed(back.marks("above")), strict=True):
        assert front.width - behind == pytest.approx(before, abs=NEAR)
    assert front.marks("left") == pytest.approx(back.marks("left"), abs=NEAR)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_tokens_have_their_value_on_both_sides(paper: str) -> None:
    def values(page: PdfPage) -> list[tuple[int, int, str]]:
        """By row and column."""
        across, down = page.marks("above"), page.marks("left")
        tokens = [
            letter
            for letter in page.letters_with_positions
            if letter[3] < across[-1] and letter[4] < down[-1]
        ]
        return sorted((bisect(down, top), bisect(across, left), value) for value, left, top, _, _ in tokens)

    front, back = make_pages("tokens", paper=paper)
    columns = len(front.marks("above")) - 1
    assert values(front) == sorted((row, columns + 1 - column, value) for row, column, value in values(back))
    told = "".join(value for *_, value in values(front))
    assert (told.count("5"), told.count("1")) == (12, 70)  # PB18


@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_cards_have_their_true_size_and_nothing_is_cut(wanted: dict[str, Any]) -> None:
    cards = make_pages("cards", ink="saving", **wanted)
    assert len(cards) == 12, "nine cards a page on either paper, fronts and backs"
    for page in (*cards[:2], cards[-1]):
        assert gaps_between(page.marks("above")) == pytest.approx(3 * [CARD[0]], abs=0.3)
        assert all(high == pytest.approx(CARD[1], abs=0.3) for high in gaps_between(page.marks("left")))
    for page in (*cards[::2], cards[1]):
        assert are_letters_inside_cards(page, cards[page is cards[1]], *CARD, room=FRAME + 0.4)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sheet", ["own", "projects", "blanks", "aid"])
def test_no_word_runs_out_of_its_frame(sheet: str, lang: str, large: bool) -> None:
    aid = (188.0 if large else 94.0, 129.0)
    for page in make_pages(sheet, lang=lang, large=large, ink="saving", paper="letter"):
        assert are_letters_inside_cards(page, page, *(aid if sheet == "aid" else CARD), room=FRAME + 0.4)


# ---- what stands there


@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_all_buildings_can_be_read(wanted: dict[str, Any]) -> None:
    say = text_for(wanted["lang"], BID)
    fronts = make_pages("cards", ink="saving", **wanted)[::2]
    text = " ".join(page.text for page in fronts).replace("- ", "").replace(" ", "")
    for card in BOX_BUILDINGS:
        assert say(f"card-{card.id}").replace(" ", "").replace("-", "") in text.replace("-", ""), card.id
    assert text.count("3+") == 24


def test_a_name_of_ones_own_is_printed_whole() -> None:
    text = make_pages("own", ink="saving", paper="letter", lang="de", large=False)[0].text
    for card in OWN:
        assert card["name"].replace(" ", "") in text.replace("\u200b", "").replace("-", "").replace(" ", "")


def test_own_buildings_can_be_shuffled_in() -> None:
    """The backs of one's own cards and of blank ones are those of the box."""
    box, made, blank = (make_pages(sheet, paper="a4")[1] for sheet in ("cards", "own", "blanks"))
    left, top, width, height = (round(mm * DOTS / 25.4) for mm in (137.0, 9.5, 62.0, 87.0))
    seen = {
        page.picture.crop((left, top, left + width, top + height)).tobytes() for page in (box, made, blank)
    }
    assert len(seen) == 1


def test_the_aid_tells_prices_and_points() -> None:
    front, _ = make_pages("aid", lang="en", large=False, ink="saving", paper="letter")
    assert "Bid up to 2 4 6 8 10 12 14 16 Half 1 2 3 4 5 6 7 8" in front.text
    assert front.text.count("+10 PLACES") == 4
    assert "2 with three players, 3 with four, 4 with five or six" in front.text


SETUP = (
    ("paper-setup-tokens", "15 15 15 15"),
    ("paper-setup-projects", "3 4 5 6"),
    ("paper-setup-cards", "24 36 48 48"),
    ("paper-setup-out", "4+, 5+ 5+ – –"),
    ("paper-setup-market", "2 3 4 4"),
    ("paper-setup-rounds", "12 12 12 12"),
)
"""By number of players, from three to six (PB2, PB3, PB4)."""


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_back_of_the_aid_tells_the_setup(lang: str, large: bool) -> None:
    say = text_for(lang, BID)
    _, back = make_pages("aid", lang=lang, large=large, ink="saving", paper="letter")
    for name, numbers in SETUP:
        assert back.text.count(" ".join([*say(name).split(), numbers])) == (2 if large else 4), name


def make_aid_pages(lang: str, **options: Any) -> list[PdfPage]:
    wish = PrintRequest(lang=lang, ink="saving", options=options)  # type: ignore[arg-type]
    return pdf_pages(make_pdf(BID, find_sheet(BID, "aid"), wish))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_aid_tells_which_buildings_the_table_leaves_out(lang: str) -> None:
    """Up to six by name; more would leave no room for the rest."""
    say = text_for(lang, BID)
    ids = [card.id for card in BOX_BUILDINGS]
    _, back = make_aid_pages(lang, removed_buildings=ids[:6])
    assert all(back.text.count(say(f"card-{card}")) == 4 for card in ids[:6])
    _, back = make_aid_pages(lang, removed_buildings=ids[:40])
    assert back.text.count(say("paper-aid-setup-removed.many", count=40)) == 4
    _, back = make_aid_pages(lang)
    assert f"{say('paper-aid-setup-removed')}." not in back.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("quarters", range(5))
def test_the_aid_rounds_up_only_where_something_is_to_be_rounded(lang: str, quarters: int) -> None:
    say = text_for(lang, BID)
    front, _ = make_aid_pages(lang, outbid_quarters=quarters)
    rounded = say("paper-aid-others.share", share="").split(",")[1].strip()[:7]
    assert (rounded in front.text) == (quarters in (1, 2, 3))
    assert (say("paper-aid-up-to") in front.text) == (quarters in (1, 2, 3))
    if quarters != 2:
        assert say(f"option-outbid_quarters-{quarters}") in front.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_the_setup_the_examples_and_their_bids(lang: str) -> None:
    say = text_for(lang, BID)
    text = " ".join(page.text for page in make_pages("rulebook", lang=lang, ink="saving"))
    for name, numbers in SETUP:
        assert " ".join([*say(name).split(), numbers]) in text, name
    passes = say("paper-book-pass")
    assert f"Pierre 3 {passes} Lizzi 4 7 9 Clara 5 {passes} Hakeem 6 8 {passes}" in text
    assert f"Pierre {passes} Lizzi 3 6 8 Clara {passes} Hakeem 5 7 {passes}" in text


@pytest.mark.parametrize("said", BIDS.values(), ids=BIDS.keys())
def test_the_bids_of_the_figures_can_be_played(said: dict[str, tuple[int | None, ...]]) -> None:
    table = new_game(len(said), first=0, deck=" ".join(MARKET))
    for time in range(max(map(len, said.values()))):
        for name, bids in said.items():
            if time < len(bids):
                play_lines(table, f"{name}: pass" if bids[time] is None else f"{name}: bid {bids[time]}")
    assert table.view(None).phase == "choosing"


def test_the_score_pad_has_a_line_for_everything() -> None:
    (page,) = make_pages("scores")
    lines = (
        "Play",
        "Live",
        "Academic",
        "Community",
        "Employ",
        "Shop",
        "Project 5 each",
        "Tokens",
        "All six letters 10",
        "Total",
    )
    for line in lines:
        assert page.text.count(line) == 2, line


# ---- ink


def strongest_colour(sheet: str, ink: str) -> int:
    """The most colourful dot: how far its red, green and blue are apart."""
    most = 0
    for made in make_page_images(BID, find_sheet(BID, sheet), make_print_request(sheet, ink=ink)):
        dots = Image.open(BytesIO(made)).convert("HSV")
        saturation, value = dots.getchannel("S").tobytes(), dots.getchannel("V").tobytes()
        most = max(most, *(s * v // 255 for s, v in zip(saturation, value, strict=True)))
    return most


def test_saving_ink_leaves_only_lines() -> None:
    for sheet in ("own", "projects", "scores"):
        assert strongest_colour(sheet, "saving") < 50 < strongest_colour(sheet, "colour"), sheet


# ---- one's own


def printed_own(*buildings: dict[str, Any]) -> bytes:
    return make_pdf(BID, find_sheet(BID, "own"), PrintRequest(options={"custom_buildings": buildings}))


@pytest.mark.parametrize(
    "buildings",
    [(), (own_building("Hotel"),), (own_building("Pier"), own_building("pier"))],
    ids=["none", "of the box", "twice"],
)
def test_what_cannot_be_a_card_is_refused(buildings: tuple[dict[str, Any], ...]) -> None:
    with pytest.raises(Refused) as refused:
        printed_own(*buildings)
    assert refused.value.code == "bad-options"
    assert "custom_buildings" in refused.value.detail


def test_all_parts_of_a_picture_are_there() -> None:
    def put_together(house: str, emblem: str, around: str, category: str, ink: str) -> Printed:
        chosen = own_building("Pier", category, {"house": house, "emblem": emblem, "around": around})
        options = msgspec.convert({"custom_buildings": [chosen]}, Options)
        return make_sheet("own", options, msgspec.convert({"ink": ink}, PrintRequest), text_for("en", BID))

    for ink in ("colour", "saving"):
        for house, category in product(get_args(House), get_args(Category)):
            drawing = put_together(house, "leaf", "trees", category, ink).files["own-0.svg"]
            assert (b"image/jpeg" in drawing) == (ink == "colour")
        for emblem, around in product(get_args(Emblem), get_args(Around)):
            put_together("house", emblem, around, "P", ink)


def test_icons_are_those_of_the_browser() -> None:
    game = Path(__file__).parents[2]
    printed = (game / "sheets" / "categories.typ").read_text(encoding="utf-8")
    icons = (game / "web" / "cards" / "categoryIcons.ts").read_text(encoding="utf-8")
    icons += (CLIENT / "parts" / "icons.ts").read_text(encoding="utf-8")
    meeple = (game / "web" / "cards" / "MeepleIcon.svelte").read_text(encoding="utf-8")
    for name in (*"PLACES", "eye"):
        (line,) = [line for line in icons.splitlines() if line.startswith(f"  {name}: ")]
        assert line in printed, name
    assert meeple.split('d="')[1].split('"')[0] in printed
