"""PLACES Bid: files of custom buildings.

    {"format": "thirdplace-buildings", "version": 1, "buildings": [{"name": "Zoo", "category": "P", ...}]}

The buildings are those of the option `custom_buildings`, and a bare list of them is read, too. Such files are
often typed by hand, so each thing that can be wrong has a sentence of its own, which says where it is.
"""

from typing import Annotated, Any, Literal

import msgspec

from thirdplace.core.options.custom_file import BadFile
from thirdplace.core.parts.reason import REFERENCE_MARK, Reason
from thirdplace.games.places_bid.cards import CustomBuilding, find_misnamed
from thirdplace.games.places_bid.opening import Options, prepare
from thirdplace.games.places_bid.state import BLANK_CARDS

__all__ = ["EXAMPLE", "OPTION", "File", "option", "read", "read_buildings"]

OPTION = "custom_buildings"
FORMAT = "thirdplace-buildings"
VERSION = 1
MIN_PLAYERS = 3
"""Any number of players would do: it does not affect whether a building is valid."""
MAX_QUOTED_LENGTH = 40
"""How much of a user's text is quoted in an error message."""


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: Literal["thirdplace-buildings"] = "thirdplace-buildings"
    version: Literal[1] = 1
    buildings: Annotated[tuple[CustomBuilding, ...], msgspec.Meta(max_length=BLANK_CARDS)]


EXAMPLE = {
    "format": FORMAT,
    "version": VERSION,
    "buildings": [
        {
            "name": "Tree House",
            "category": "L",
            "points": 9,
            "players": 3,
            "picture": {"house": "tower", "emblem": "leaf", "around": "trees"},
        }
    ],
}


def read_buildings(text: str) -> tuple[CustomBuilding, ...]:
    """The buildings in a file. Raises BadFile, which is a Refused."""
    return read(text).buildings


def option(file: File) -> Any:
    return msgspec.to_builtins(list(file.buildings))


def read(text: str) -> File:
    listed = _list_entries(_parse_json(text))
    if len(listed) > BLANK_CARDS:
        raise _make_error("many", "buildings", most=BLANK_CARDS, count=len(listed))
    made = tuple(_parse_building(number, entry) for number, entry in enumerate(listed))
    wrong = find_misnamed(made)
    if wrong is not None:
        raise _make_error("taken", f"buildings[{wrong}].name", number=wrong + 1, name=made[wrong].name)
    prepare(MIN_PLAYERS, Options(custom_buildings=made))
    return File(buildings=made)


def _parse_json(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (ValueError, RecursionError) as wrong:  # also invalid characters, and too deep nesting
        raise _make_error("json") from wrong


def _list_entries(found: Any) -> list[Any]:
    """The entries of a file of ours, or of a bare list."""
    if isinstance(found, list):
        return found
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise _make_error("format")
    if found.get("version") != VERSION:
        raise _make_error("version", "version", version=VERSION)
    unknown = found.keys() - {"format", "version", "buildings"}
    if unknown:
        raise _make_error("more", min(unknown), field=min(unknown))
    listed = found.get("buildings")
    if not isinstance(listed, list):
        raise _make_error("list", "buildings")
    return listed


def _parse_building(number: int, entry: Any) -> CustomBuilding:
    """One card, checked field by field, so that the error can name the first wrong one."""
    where = f"buildings[{number}]"
    if not isinstance(entry, dict):
        raise _make_error("building", where, number=number + 1)
    fields = {field.encode_name: field for field in msgspec.structs.fields(CustomBuilding)}
    unknown = entry.keys() - fields
    if unknown:
        raise _make_error("unknown", f"{where}.{min(unknown)}", number=number + 1, field=min(unknown))
    for name, field in fields.items():
        if name not in entry and not field.required:
            continue
        try:
            msgspec.convert(entry.get(name), field.type)
        except msgspec.ValidationError as wrong:
            raise _make_error(name, f"{where}.{name}", number=number + 1, name=entry.get("name")) from wrong
    return msgspec.convert(entry, CustomBuilding)


def _make_error(what: str, where: str = "", **gaps: Any) -> BadFile:
    return BadFile(Reason(f"own-bad-{what}", {gap: _quote(value) for gap, value in gaps.items()}), where)


def _quote(value: Any) -> str | int:
    """A value as it is shown in a message; text must not look like a message reference."""
    if isinstance(value, int):
        return value
    said = "".join(c if c.isprintable() else " " for c in value) if isinstance(value, str) else ""
    return said[:MAX_QUOTED_LENGTH].strip().lstrip(REFERENCE_MARK) or "–"
