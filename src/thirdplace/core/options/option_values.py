"""Which values an option of a game accepts, in symbols that need no translation: "1-12", "true, false"."""

import json
from typing import Any

import msgspec

from thirdplace.core.game import Game

__all__ = ["accepted_values"]


def accepted_values(game: Game, option: str) -> str:
    """The values as the option's declaration states them; empty if they do not fit into a line."""
    schema = msgspec.json.schema(game.opening.Options)
    described = schema["$defs"]["Options"]["properties"][option]
    choices = [_format_schema(one) for one in described.get("anyOf", [described])]
    return "" if "" in choices else ", ".join(choices)


def _format_schema(schema: dict[str, Any]) -> str:
    if "enum" in schema:
        return ", ".join(_format_value(value) for value in schema["enum"])
    if "const" in schema:
        return _format_value(schema["const"])
    match schema.get("type"):
        case "boolean":
            return "true, false"
        case "null":
            return "null"
        case "integer" | "number":
            return _format_range(schema)
    return ""


def _format_range(schema: dict[str, Any]) -> str:
    least = schema.get("minimum")
    most = schema.get("maximum", schema["exclusiveMaximum"] - 1 if "exclusiveMaximum" in schema else None)
    if least is None or most is None:
        return "0, 1, 2, …"
    return f"{least}-{most}"


def _format_value(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
