"""PLACES Bid on a server: a game with the box written down, and files with people's own buildings."""

from typing import Annotated, Any

import msgspec

from thirdplace.core.parts.http_routes import GameRoute
from thirdplace.games.places_bid import custom_file
from thirdplace.games.places_bid.scribe.read_notes import read_notes
from thirdplace.games.places_bid.scribe.scribe_notes import Notes, Reading

__all__ = ["NOTES", "ROUTES", "FileText"]

NOTES: dict[str, Any] = {
    "game": "places-bid",
    "names": ["Pierre", "Lizzi", "Clara", "Hakeem"],
    "options": {"first": 0},
    "lines": [
        {"shown": ["hotel", "city-hall", "amusement-park"]},
        {"seat": 0, "action": {"type": "bid", "amount": 3}},
    ],
}


class FileText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file with buildings, as it is: it may be no JSON at all."""

    text: Annotated[str, msgspec.Meta(max_length=20_000)]


def read_buildings(file: FileText) -> custom_file.File:
    return custom_file.read(file.text)


ROUTES = (
    GameRoute(
        path="/api/scribe",
        name="scribe",
        summary="A game with the box on the table, as far as it was written down. Nothing is kept.",
        run=read_notes,
        body=Notes,
        answer=Reading,
        example=NOTES,
        is_long=True,
        type_prefix="Scribe",
    ),
    GameRoute(
        path="/api/own/places-bid",
        name="read-own-places-bid",
        summary="What is in a file that somebody made for this game, if all of it can be used.",
        run=read_buildings,
        body=FileText,
        answer=custom_file.File,
        example={"text": msgspec.json.encode(custom_file.EXAMPLE).decode()},
    ),
)
