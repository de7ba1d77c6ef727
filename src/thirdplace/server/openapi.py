"""The OpenAPI 3.1 document, put together from the same structs that check every message."""

import re
from typing import Any

import msgspec

from thirdplace import LANGUAGES, __version__
from thirdplace.core.record import Record
from thirdplace.server import messages as said
from thirdplace.server.api import ROUTES, Route

__all__ = ["document"]

REF = "#/components/schemas/{name}"
JSON = "application/json"
LINES = "application/x-ndjson"
PARAMETERS = {
    "table": {"type": "string", "description": "the long id of a table", "pattern": "^[0-9a-f]{32}$"},
    "code": {"type": "string", "description": "six letters or digits", "minLength": 6, "maxLength": 6},
    "timer": {"type": "string", "description": "a timer's code", "minLength": 6, "maxLength": 6},
    "seat": {"type": "integer", "minimum": 0, "maximum": 99},
    "round": {"type": "integer", "minimum": 1, "maximum": 99},
    "game": {"type": "string", "description": "the id of a game", "examples": ["places-please"]},
    "sheet": {"type": "string", "description": "the id of a sheet", "examples": ["scores"]},
    "lang": {"type": "string", "description": "otherwise the reader's language", "enum": list(LANGUAGES)},
}


def document(root: str = "/") -> dict[str, Any]:
    """`root` is where the server is found: "/", or a proxy's sub-path."""
    bodies = [route.body for route in ROUTES if route.body is not None]
    answers = [_answer_of(route) for route in ROUTES if route.answer is not None]
    kinds = [*bodies, *answers, said.Refusal, said.FromClient, said.FromServer, said.FromTimer, said.ToTimer]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    by_kind = dict(zip(map(str, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_kind)
    components |= {"FromClient": by_kind[str(said.FromClient)], "FromServer": by_kind[str(said.FromServer)]}
    components |= {"FromTimer": by_kind[str(said.FromTimer)], "ToTimer": by_kind[str(said.ToTimer)]}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "thirdplace",
            "version": __version__,
            "description": "Tables for PLACES Bid, Places, Please and Place Race NZ. Messages on the socket "
            "are FromClient and FromServer, at a timer FromTimer and ToTimer; actions, views and events are "
            "described in docs/protocol.md.",
        },
        "servers": [{"url": root.rstrip("/") or "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _answer_of(route: Route) -> Any:
    return Record if route.answer is msgspec.Raw else route.answer


def _operation(route: Route, by_kind: dict[str, Any]) -> dict[str, Any]:
    name = route.run.__name__.replace("_", "-")
    operation: dict[str, Any] = {
        "operationId": name,
        "summary": route.run.__doc__.strip(),
        "parameters": [
            *(
                {"name": parameter, "in": "path", "required": True, "schema": PARAMETERS[parameter]}
                for parameter in re.findall(r"{(\w+)}", route.path)
            ),
            *({"name": name, "in": "query", "schema": PARAMETERS[name]} for name in route.query),
        ],
        "responses": _responses(route, by_kind),
    }
    if route.body is not None:
        content = {JSON: {"schema": by_kind[str(route.body)], "example": route.example}}
        operation["requestBody"] = {"required": True, "content": content}
    if route.secret:
        operation["security"] = [{}, {"token": []}]
    return operation


def _responses(route: Route, by_kind: dict[str, Any]) -> dict[str, Any]:
    refused = {
        "description": "Refused, with a code and a sentence; nothing has changed.",
        "content": {JSON: {"schema": by_kind[str(said.Refusal)]}},
    }
    return {str(route.status): _success(route, by_kind), "4XX": refused, "503": refused}


def _success(route: Route, by_kind: dict[str, Any]) -> dict[str, Any]:
    if route.answer is not None:
        content = {LINES if route.lines else JSON: {"schema": by_kind[str(_answer_of(route))]}}
        return {"description": "One a line." if route.lines else "Done.", "content": content}
    if route.media is not None:
        return {"description": "Done.", "content": {route.media: {}}}
    return {"description": "A WebSocket, if the request asks for one."}
