"""The OpenAPI 3.1 document, put together from the same structs that check every message."""

import re
from typing import Any

import msgspec

from thirdplace import LANGUAGES, __version__
from thirdplace.core.parts.http_routes import all_shared_tools
from thirdplace.core.records.record import Record
from thirdplace.core.registry import all_games
from thirdplace.server.http.api import ROUTES
from thirdplace.server.http.openapi_examples import SHEET_EXAMPLE
from thirdplace.server.http.route import Route
from thirdplace.server.http.routes.tool_routes import tool_socket_messages
from thirdplace.server.wire_messages import FromClient, FromServer, Refusal
from thirdplace.text import text_for

__all__ = ["make_openapi_document"]

SCHEMA_REF = "#/components/schemas/{name}"
JSON_MEDIA_TYPE = "application/json"
LINES_MEDIA_TYPE = "application/x-ndjson"
PARAMETERS = {
    "table": {"type": "string", "description": "the long id of a table", "pattern": "^[0-9a-f]{32}$"},
    "code": {"type": "string", "description": "six letters or digits", "minLength": 6, "maxLength": 6},
    **{
        tool.name: {"type": "string", "description": f"a {tool.name}'s code", "minLength": 6, "maxLength": 6}
        for _, tool in all_shared_tools()
    },
    "seat": {"type": "integer", "minimum": 0, "maximum": 99},
    "game": {"type": "string", "description": "the id of a game", "examples": [SHEET_EXAMPLE[0]]},
    "sheet": {"type": "string", "description": "the id of a sheet", "examples": [SHEET_EXAMPLE[1]]},
    "lang": {"type": "string", "description": "otherwise the reader's language", "enum": list(LANGUAGES)},
}


def make_openapi_document(root: str = "/") -> dict[str, Any]:
    """`root` is where the server is found: "/", or a proxy's sub-path."""
    bodies = [route.body for route in ROUTES if route.body is not None]
    answers = [_answer_type(route) for route in ROUTES if route.answer is not None]
    on_sockets = {"FromClient": FromClient, "FromServer": FromServer}
    for _, tool in all_shared_tools():
        on_sockets |= tool_socket_messages(tool)
    kinds = [*bodies, *answers, Refusal, *on_sockets.values()]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=SCHEMA_REF)
    by_kind = dict(zip(map(str, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _describe_operation(route, by_kind)
    components |= {name: by_kind[str(kind)] for name, kind in on_sockets.items()}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "thirdplace",
            "version": __version__,
            "description": f"Tables for {', '.join(_game_titles())}. {_describe_sockets()} "
            "Actions, views and events are described in docs/protocol.md.",
        },
        "servers": [{"url": root.rstrip("/") or "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _game_titles() -> list[str]:
    """A game without a title is named by its id: one mistake in a game must not stop the whole server."""
    texts = [(game, text_for("en", game)) for game in all_games()]
    return [say("title") if "title" in say else game.id for game, say in texts]


def _describe_sockets() -> str:
    at_tools = (
        f", at a {tool.name} {' and '.join(tool_socket_messages(tool))}" for _, tool in all_shared_tools()
    )
    return f"Messages on the socket are FromClient and FromServer{''.join(at_tools)}."


def _answer_type(route: Route) -> Any:
    return Record if route.answer is msgspec.Raw else route.answer


def _describe_operation(route: Route, by_kind: dict[str, Any]) -> dict[str, Any]:
    schemas = {**PARAMETERS, **route.parameters}
    operation: dict[str, Any] = {
        "operationId": route.name or route.run.__name__.replace("_", "-"),
        "summary": route.summary or route.run.__doc__.strip(),
        "parameters": [
            *(
                {"name": parameter, "in": "path", "required": True, "schema": schemas[parameter]}
                for parameter in re.findall(r"{(\w+)}", route.path)
            ),
            *({"name": name, "in": "query", "schema": schemas[name]} for name in route.query),
        ],
        "responses": _describe_responses(route, by_kind),
    }
    if route.body is not None:
        content = {JSON_MEDIA_TYPE: {"schema": by_kind[str(route.body)], "example": route.example}}
        operation["requestBody"] = {"required": True, "content": content}
    if route.secret:
        operation["security"] = [{}, {"token": []}]
    return operation


def _describe_responses(route: Route, by_kind: dict[str, Any]) -> dict[str, Any]:
    refused = {
        "description": "Refused, with a code and a sentence; nothing has changed.",
        "content": {JSON_MEDIA_TYPE: {"schema": by_kind[str(Refusal)]}},
    }
    return {str(route.status): _describe_success(route, by_kind), "4XX": refused, "503": refused}


def _describe_success(route: Route, by_kind: dict[str, Any]) -> dict[str, Any]:
    if route.answer is not None:
        content = {
            LINES_MEDIA_TYPE if route.lines else JSON_MEDIA_TYPE: {
                "schema": by_kind[str(_answer_type(route))]
            }
        }
        return {"description": "One a line." if route.lines else "Done.", "content": content}
    if route.media is not None:
        return {"description": "Done.", "content": {route.media: {}}}
    return {"description": "A WebSocket, if the request asks for one."}
