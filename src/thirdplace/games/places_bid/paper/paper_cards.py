"""PLACES Bid's cards on paper: buildings of the box and people's own, projects, and blank ones."""

from base64 import b64encode
from functools import cache
from importlib.resources import files
from typing import Any

from thirdplace.core.errors import Refused
from thirdplace.core.parts.paper import Printed, Say
from thirdplace.games.places_bid.cards import BOX_BUILDINGS, Building, CustomBuilding, building_ids
from thirdplace.games.places_bid.opening import Options, prepare
from thirdplace.games.places_bid.state import BLANK_CARDS, CATEGORIES, SEATS

__all__ = [
    "box_card_data",
    "box_pictures",
    "card_drawing",
    "card_sheet_texts",
    "card_templates",
    "category_template",
    "make_blank_cards",
    "make_box_cards",
    "make_own_cards",
    "make_project_cards",
]


def card_sheet_texts(say: Say) -> dict[str, str]:
    """The texts at the foot of a page and on the backs of cards."""
    return {"title": say("title"), "hint": say("paper-both-sides")}


def make_box_cards(options: Options, saving: bool, say: Say) -> Printed:
    """Buildings and projects together: the projects fill the last page of buildings."""
    return _make_building_cards(
        [box_card_data(card, say) for card in BOX_BUILDINGS if card.id not in options.removed_buildings],
        box_pictures(saving),
        say,
        **_project_data(options, say),
    )


def make_own_cards(options: Options, saving: bool, say: Say) -> Printed:
    prepare(SEATS, options)  # refuses names that no card may have
    if not options.custom_buildings:
        raise Refused("bad-options", f"custom_buildings: 1-{BLANK_CARDS}", sentence="no-buildings")
    cards, pictures = [], {}
    for number, card in enumerate(options.custom_buildings):
        drawn, files = _own_card_drawing(number, card, saving, say)
        cards.append(drawn)
        pictures.update(files)
    return _make_building_cards(cards, pictures, say)


def _own_card_drawing(
    number: int, card: CustomBuilding, saving: bool, say: Say
) -> tuple[dict[str, Any], dict[str, bytes]]:
    """One of people's own cards as its template reads it, and its picture."""
    file = None if card.picture is None else f"own-{number}.svg"
    pictures = {} if file is None else {file: _draw_own_picture(card, saving)}
    scale = say("bid-own-building")
    return {"name": card.name, "scale": scale, "picture": file, **_category_and_points(card, say)}, pictures


def card_drawing(card_id: str, options: Options, say: Say) -> tuple[dict[str, Any], dict[str, bytes]]:
    """A card of the box, or one of people's own, as its template reads it, and its picture."""
    number = building_ids(options.custom_buildings).index(card_id)
    if number >= len(BOX_BUILDINGS):
        own = number - len(BOX_BUILDINGS)
        return _own_card_drawing(own, options.custom_buildings[own], False, say)
    file = f"{card_id}.svg"
    return box_card_data(BOX_BUILDINGS[number], say), {file: box_pictures(False)[file]}


def make_project_cards(options: Options, say: Say) -> Printed:
    return Printed("projects.typ", {**card_sheet_texts(say), **_project_data(options, say)}, card_templates())


def _project_data(options: Options, say: Say) -> dict[str, Any]:
    def project(letter: str) -> dict[str, Any]:
        word, meaning = say(f"category-{letter}"), say(f"category-{letter}.meaning")
        each = say("paper-project.each", category=word)
        return {"letter": letter, "word": word, "meaning": meaning, "each": each}

    return {
        "project": say("paper-project"),
        "bonus": f"+{options.project_building}",
        "secret": say("paper-project.secret"),
        "projects": [project(letter) for letter in CATEGORIES],
    }


def make_blank_cards(say: Say) -> Printed:
    told = {part: say(f"paper-blank-{part}") for part in ("points", "letter", "name", "players")}
    return Printed("blanks.typ", {**card_sheet_texts(say), "cards": BLANK_CARDS, **told}, card_templates())


def _make_building_cards(
    cards: list[dict[str, Any]], pictures: dict[str, bytes], say: Say, **more: Any
) -> Printed:
    return Printed(
        "cards.typ", {**card_sheet_texts(say), "cards": cards, **more}, card_templates() | pictures
    )


def box_card_data(card: Building, say: Say) -> dict[str, Any]:
    name, scale = say(f"card-{card.id}"), say(f"bid-scale-{card.scale}")
    return {"name": name, "scale": scale, "picture": f"{card.id}.svg", **_category_and_points(card, say)}


def _category_and_points(card: Building | CustomBuilding, say: Say) -> dict[str, Any]:
    return {
        "category": card.category,
        "word": say(f"category-{card.category}"),
        "points": card.points,
        "players": card.players,
    }


def category_template() -> dict[str, bytes]:
    return {"categories.typ": _read_file("sheets/categories.typ")}


def card_templates() -> dict[str, bytes]:
    named = {name: _read_file(f"sheets/{name}") for name in ("card.typ", "building.typ", "project.typ")}
    return category_template() | named


# ---- pictures: lines over washes, in one drawing; to save ink, the lines alone


@cache
def box_pictures(saving: bool) -> dict[str, bytes]:
    return {
        f"{card.id}.svg": _stack_pictures(None if saving else card.id, (card.id,)) for card in BOX_BUILDINGS
    }


def _draw_own_picture(card: CustomBuilding, saving: bool) -> bytes:
    """Draws a custom building from its parts: house, surroundings and emblem."""
    assert card.picture
    part = card.picture
    ink = "-ink" if saving else ""
    lines = (f"own/{part.house}", f"own/around-{part.around}{ink}", f"own/emblem-{part.emblem}{ink}")
    return _stack_pictures(None if saving else f"own/{part.house}-{card.category}", lines)


def _stack_pictures(washes: str | None, lines: tuple[str, ...]) -> bytes:
    # The typesetter takes only text files, so the painting is embedded in SVG.
    inside = []
    if washes:
        painted = b64encode(_read_file(f"pictures/{washes}.jpg"))
        inside.append(b'<image width="300" height="210" href="data:image/jpeg;base64,' + painted + b'"/>')
    for name in lines:
        drawing = _read_file(f"pictures/{name}.svg")
        inside.append(drawing[drawing.index(b">") + 1 : drawing.rindex(b"</svg>")])
    head = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 210">'
    return head + b"".join(inside) + b"</svg>"


def _read_file(name: str) -> bytes:
    return (files("thirdplace.games.places_bid") / name).read_bytes()
