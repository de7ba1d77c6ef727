"""PLACES Bid's cards on paper: buildings of the box and people's own, projects, and blank ones."""

from base64 import b64encode
from functools import cache
from importlib.resources import files
from typing import Any

from thirdplace.core.errors import Refused
from thirdplace.core.paper import Printed, Say
from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid.cards import BOX, Building, CustomBuilding
from thirdplace.games.places_bid.opening import Options, prepare
from thirdplace.games.places_bid.state import BLANK_CARDS, CATEGORIES, SEATS

__all__ = ["blanks", "both_sides", "box_pictures", "boxed", "faces", "of_the_box", "own", "projects"]


def both_sides(say: Say) -> dict[str, str]:
    """What the foot of a page and the backs of cards say."""
    return {"title": say("title"), "hint": say("paper-both-sides")}


def of_the_box(saving: bool, say: Say) -> Printed:
    """Buildings and projects: a page takes nine, so the projects have room behind the last buildings."""
    return _make_building_cards(
        [boxed(card, say) for card in BOX], box_pictures(saving), say, **_project_data(say)
    )


def own(options: Options, saving: bool, say: Say) -> Printed:
    prepare(SEATS, options)  # refuses names that no card may have
    if not options.custom_buildings:
        raise Refused("bad-options", f"custom_buildings: 1-{BLANK_CARDS}")
    scale = say("bid-own-building")
    cards, pictures = [], {}
    for number, card in enumerate(options.custom_buildings):
        file = None if card.picture is None else f"own-{number}.svg"
        if file:
            pictures[file] = _draw_own_picture(card, saving)
        cards.append({"name": card.name, "scale": scale, "picture": file, **_card_marks(card, say)})
    return _make_building_cards(cards, pictures, say)


def projects(say: Say) -> Printed:
    return Printed("projects.typ", {**both_sides(say), **_project_data(say)}, faces())


def _project_data(say: Say) -> dict[str, Any]:
    def project(letter: str) -> dict[str, Any]:
        word, meaning = say(f"category-{letter}"), say(f"category-{letter}.meaning")
        each = say("paper-project.each", category=word)
        return {"letter": letter, "word": word, "meaning": meaning, "each": each}

    return {
        "project": say("paper-project"),
        "bonus": f"+{rules.PER_PROJECT_BUILDING}",
        "secret": say("paper-project.secret"),
        "projects": [project(letter) for letter in CATEGORIES],
    }


def blanks(say: Say) -> Printed:
    told = {part: say(f"paper-blank-{part}") for part in ("points", "letter", "name", "players")}
    return Printed("blanks.typ", {**both_sides(say), "cards": BLANK_CARDS, **told}, faces())


def _make_building_cards(
    cards: list[dict[str, Any]], pictures: dict[str, bytes], say: Say, **more: Any
) -> Printed:
    return Printed("cards.typ", {**both_sides(say), "cards": cards, **more}, faces() | pictures)


def boxed(card: Building, say: Say) -> dict[str, Any]:
    name, scale = say(f"card-{card.id}"), say(f"bid-scale-{card.scale}")
    return {"name": name, "scale": scale, "picture": f"{card.id}.svg", **_card_marks(card, say)}


def _card_marks(card: Building | CustomBuilding, say: Say) -> dict[str, Any]:
    return {
        "category": card.category,
        "word": say(f"category-{card.category}"),
        "points": card.points,
        "players": card.players,
    }


def faces() -> dict[str, bytes]:
    return {name: _read_file(f"sheets/{name}") for name in ("card.typ", "building.typ", "project.typ")}


# ---- pictures: lines over washes, in one drawing; to save ink, the lines alone


@cache
def box_pictures(saving: bool) -> dict[str, bytes]:
    return {f"{card.id}.svg": _stack_pictures(None if saving else card.id, (card.id,)) for card in BOX}


def _draw_own_picture(card: CustomBuilding, saving: bool) -> bytes:
    """From its parts: the house, what is around it, and the emblem."""
    assert card.picture
    part = card.picture
    ink = "-ink" if saving else ""
    lines = (f"own/{part.house}", f"own/around-{part.around}{ink}", f"own/emblem-{part.emblem}{ink}")
    return _stack_pictures(None if saving else f"own/{part.house}-{card.category}", lines)


def _stack_pictures(washes: str | None, lines: tuple[str, ...]) -> bytes:
    # The press takes only text, so a painting goes into a drawing.
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
    return (files(__package__) / name).read_bytes()
