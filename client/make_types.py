"""Writes the TypeScript types of everything on the wire, from the server's structs.

What is common goes into src/lib/protocol.ts, with the numbers in CONSTANTS. What a game says goes into
games/<game>/web/protocol.ts, with the numbers of its rules that its screens need
(games/<game>/web_constants.py).
`python client/make_types.py` writes the files; with `--check` it only tells if one is out of date.
"""

import json
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Union

import msgspec

from thirdplace.core.game import Game
from thirdplace.core.parts.coach import Advice
from thirdplace.core.parts.game_data import event_types
from thirdplace.core.parts.http_routes import GameRoute, all_shared_tools, game_routes
from thirdplace.core.parts.pad import pad_of
from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.player_names.names import MAX_NAME_LENGTH
from thirdplace.core.records.record import Record
from thirdplace.core.registry import all_games
from thirdplace.server.http.routes.tool_routes import tool_socket_messages
from thirdplace.server.wire_messages import (
    Found,
    FromClient,
    FromServer,
    GameInfo,
    Health,
    LabNews,
    MadeTable,
    NewSeat,
    NewTable,
    Rearrange,
    Replay,
    ResultsWish,
    Reviewed,
    SheetInfo,
    SheetPages,
    SitDown,
    Story,
    WantedLab,
)
from thirdplace.table.update_messages import TableEvents

FILE = Path(__file__).parent / "src" / "lib" / "protocol.ts"
GAMES = Path(__file__).parent.parent / "src" / "thirdplace" / "games"
HEAD = "// Made by make_types.py from the server's structs. Do not edit: `make types` writes it anew.\n"
BODIES = (
    Health,
    GameInfo,
    NewTable,
    MadeTable,
    Found,
    SitDown,
    NewSeat,
    Rearrange,
    Advice,
    Reviewed,
    WantedLab,
    LabNews,
    ResultsWish,
    SheetInfo,
    SheetPages,
    PrintRequest,
)
CONSTANTS: dict[str, object] = {"MAX_NAME_LENGTH": MAX_NAME_LENGTH}
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def schema_of(kind: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    (schema,), components = msgspec.json.schema_components([kind], ref_template="{name}")
    return schema, components


def type_source(schema: dict[str, Any], prefix: str) -> str:
    """A schema as a TypeScript type; `prefix` stands before the names of structs."""
    if "$ref" in schema:
        return prefix + str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_source(one, prefix) for one in schema["anyOf"]))
    if schema.get("type") == "array":
        return array_type(schema, prefix)
    if schema.get("type") == "object":
        return struct_type(schema, prefix)
    return SIMPLE.get(str(schema.get("type")), "unknown")


def array_type(schema: dict[str, Any], prefix: str) -> str:
    items = schema.get("items")
    return f"({type_source(items, prefix)})[]" if isinstance(items, dict) else "unknown[]"


def struct_type(schema: dict[str, Any], prefix: str) -> str:
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        inside = type_source(values, prefix) if isinstance(values, dict) else "unknown"
        return f"Record<string, {inside}>"
    required = schema.get("required", [])
    fields = [
        f"  {name}{'' if name in required else '?'}: {type_source(field, prefix)};"
        for name, field in schema["properties"].items()
    ]
    return "{\n" + "\n".join(fields) + "\n}"


def declarations(name: str, kind: Any, prefix: str, known: dict[str, str], shared: Mapping[str, str]) -> str:
    """`name` as a type, with all the structs it is made of, but for the very same that are `shared`."""
    schema, components = schema_of(kind)
    lines = []
    for part, inside in {**components, name: components.get(name, schema)}.items():
        full = prefix + part
        if full in known:
            continue
        known[full] = type_source(inside, prefix)
        if known[full] != shared.get(full):
            lines.append(f"export type {full} = {known[full]};\n")
    return "\n".join(lines)


def shared_document() -> tuple[str, dict[str, str]]:
    """What all share: the file, and each type by its name."""
    known: dict[str, str] = {}
    parts = [HEAD]
    parts.append(declarations("FromClient", FromClient, "", known, {}))
    parts.append(declarations("FromServer", FromServer, "", known, {}))
    for body in BODIES:
        parts.append(declarations(body.__name__, body, "", known, {}))
    parts.append(declarations("Record", Record, "Game", known, {}))
    parts.append(declarations("Replay", Replay, "", known, {}))
    parts.append(declarations("Story", Story, "", known, {}))
    parts.append(declarations("TableEvent", TableEvents, "Table", known, {}))
    parts += constant_declarations(CONSTANTS)
    return "\n".join(part for part in parts if part), known


def game_document(game: Game[Any], shared: Mapping[str, str]) -> str:
    """What one game says: the names are its own, no other game's file knows them."""
    known: dict[str, str] = {}
    parts: list[str] = []
    parts.append(declarations("View", vars(game.views)["View"], "", known, shared))
    parts.append(declarations("Event", Union[tuple(event_types(game))], "", known, shared))  # noqa: UP007
    parts.append(declarations("Action", game.actions.MESSAGES, "", known, shared))
    parts.append(declarations("Options", game.opening.Options, "", known, shared))
    for route in game_routes(game):
        for kind in (route.body, route.answer) if isinstance(route, GameRoute) else (route.answer,):
            parts.append(declarations(kind.__name__, kind, route.type_prefix or "", known, shared))
    for owner, tool in all_shared_tools():
        if owner is game:
            for name, messages in tool_socket_messages(tool).items():
                parts.append(declarations(name, messages, "", known, shared))
            parts.append(declarations(tool.new.__name__, tool.new, "", known, shared))
    pad = pad_of(game)
    if pad is not None:
        parts.append(declarations("Sheet", pad.Sheet, "", known, shared))
        parts.append(declarations("Scores", pad.Scores, "", known, shared))
    parts += constant_declarations(constants_of(game))
    return "\n".join(part for part in (HEAD, import_source(known, shared), *parts) if part)


def import_source(known: Mapping[str, str], shared: Mapping[str, str]) -> str:
    """What a game's file takes from the shared one, and offers beside its own types."""
    names = ", ".join(sorted(name for name, body in known.items() if shared.get(name) == body))
    return f'import type {{ {names} }} from "$lib/protocol";\nexport type {{ {names} }};\n' if names else ""


def constants_of(game: Game[Any]) -> Mapping[str, object]:
    """What the module `web_constants` of a game names in its `CONSTANTS`, if there is one."""
    if find_spec(f"{game.package}.web_constants") is None:
        return {}
    named: Mapping[str, object] = vars(game.part("web_constants"))["CONSTANTS"]
    return named


def constant_declarations(named: Mapping[str, object]) -> list[str]:
    return [
        f"export const {name} = {json.dumps(msgspec.to_builtins(value, str_keys=True))} as const;\n"
        for name, value in named.items()
    ]


def all_documents() -> dict[Path, str]:
    """All files and what is in them. A game of another package has its screens, and their types, there."""
    ours = [game for game in all_games() if game.package.startswith("thirdplace.games.")]
    folders = [(GAMES / game.package.rpartition(".")[2] / "web", game) for game in ours]
    common, shared = shared_document()
    found = {
        folder / "protocol.ts": game_document(game, shared) for folder, game in folders if folder.is_dir()
    }
    return {FILE: common, **found}


def main() -> None:
    for file, made in all_documents().items():
        if "--check" not in sys.argv:
            file.write_text(made, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != made:
            sys.exit(f"{file} is out of date: make types")


if __name__ == "__main__":
    main()
