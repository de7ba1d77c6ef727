"""Writes src/lib/protocol.ts: the TypeScript types of everything on the wire, from the server's structs.

`python client/make_types.py` writes the file; with `--check` it only tells if the file is out of date.
"""

import json
import sys
from pathlib import Path
from typing import Any, Union

import msgspec

from thirdplace.core.coach import Advice
from thirdplace.core.game_data import event_types
from thirdplace.core.lesson import Lesson
from thirdplace.core.own import own_of
from thirdplace.core.pad import pad_of
from thirdplace.core.paper import Wish
from thirdplace.core.record import Record
from thirdplace.core.registry import all_games
from thirdplace.core.scribe import Notes, Reading
from thirdplace.server import messages as said
from thirdplace.table.update_messages import TableEvents

FILE = Path(__file__).parent / "src" / "lib" / "protocol.ts"
HEAD = "// Made by make_types.py from the server's structs. Do not edit: `make types` writes it anew.\n"
BODIES = (
    said.Health,
    said.GameInfo,
    said.NewTable,
    said.MadeTable,
    said.Found,
    said.SitDown,
    said.NewSeat,
    said.Rearrange,
    Advice,
    Lesson,
    said.Reviewed,
    said.ResultsWish,
    said.SheetInfo,
    said.SheetPages,
    Wish,
    said.NewTimer,
)
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def schema_of(kind: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    (schema,), components = msgspec.json.schema_components([kind], ref_template="{name}")
    return schema, components


def written(schema: dict[str, Any], prefix: str) -> str:
    """A schema as a TypeScript type; `prefix` tells the structs of one game from another's."""
    if "$ref" in schema:
        return prefix + str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(one, prefix) for one in schema["anyOf"]))
    if schema.get("type") == "array":
        return array(schema, prefix)
    if schema.get("type") == "object":
        return struct(schema, prefix)
    return SIMPLE.get(str(schema.get("type")), "unknown")


def array(schema: dict[str, Any], prefix: str) -> str:
    items = schema.get("items")
    return f"({written(items, prefix)})[]" if isinstance(items, dict) else "unknown[]"


def struct(schema: dict[str, Any], prefix: str) -> str:
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        inside = written(values, prefix) if isinstance(values, dict) else "unknown"
        return f"Record<string, {inside}>"
    required = schema.get("required", [])
    fields = [
        f"  {name}{'' if name in required else '?'}: {written(field, prefix)};"
        for name, field in schema["properties"].items()
    ]
    return "{\n" + "\n".join(fields) + "\n}"


def declared(name: str, kind: Any, prefix: str, known: set[str]) -> str:
    """`name` as a type, with all the structs it is made of."""
    schema, components = schema_of(kind)
    lines = []
    for component, inside in components.items():
        if prefix + component not in known:
            known.add(prefix + component)
            lines.append(f"export type {prefix + component} = {written(inside, prefix)};\n")
    if prefix + name not in known:
        known.add(prefix + name)
        lines.append(f"export type {prefix + name} = {written(schema, prefix)};\n")
    return "\n".join(lines)


def document() -> str:
    known: set[str] = set()
    parts = [HEAD]
    parts.append(declared("FromClient", said.FromClient, "", known))
    parts.append(declared("FromServer", said.FromServer, "", known))
    parts.append(declared("FromTimer", said.FromTimer, "", known))
    parts.append(declared("ToTimer", said.ToTimer, "", known))
    for body in BODIES:
        parts.append(declared(body.__name__, body, "", known))
    parts.append(declared("Record", Record, "Game", known))
    parts.append(declared("Replay", said.Replay, "", known))
    parts.append(declared("Story", said.Story, "", known))
    parts.append(declared("Notes", Notes, "Scribe", known))
    parts.append(declared("Reading", Reading, "Scribe", known))
    parts.append(declared("TableEvent", TableEvents, "Table", known))
    for game in all_games():
        prefix = "".join(word.capitalize() for word in game.id.split("-"))
        parts.append(declared("View", vars(game.views)["View"], prefix, known))
        parts.append(declared("Event", Union[tuple(event_types(game))], prefix, known))  # noqa: UP007
        parts.append(declared("Action", game.actions.MESSAGES, prefix, known))
        parts.append(declared("Options", game.opening.Options, prefix, known))
        own = own_of(game)
        if own is not None:
            parts.append(declared("File", own.File, prefix, known))
        pad = pad_of(game)
        if pad is not None:
            parts.append(declared("Sheet", pad.Sheet, prefix, known))
            parts.append(declared("Scores", pad.Scores, prefix, known))
    return "\n".join(part for part in parts if part)


def main() -> None:
    made = document()
    if "--check" in sys.argv:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != made:
            sys.exit(f"{FILE.name} is out of date: make types")
    else:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(made, encoding="utf-8")


if __name__ == "__main__":
    main()
