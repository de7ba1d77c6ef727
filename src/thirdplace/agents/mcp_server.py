"""The MCP server: tools, resources and prompts for language models, over stdio and over HTTP."""

import asyncio
import logging
import socket
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any

import aiohttp
import mcp_types
import msgspec
import uvicorn
from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.server.lowlevel.server import Server
from mcp.server.stdio import stdio_server
from mcp.server.transport_security import TransportSecuritySettings
from mcp.shared.exceptions import MCPError
from mcp_types.version import MODERN_PROTOCOL_VERSIONS

from thirdplace import LANGUAGES, __version__
from thirdplace.agents.agent_errors import CallRefused
from thirdplace.agents.call_limits import CallLimits
from thirdplace.agents.lobby_client import LobbyClient
from thirdplace.agents.open_seats import OpenSeats, Session
from thirdplace.agents.rules_text import read_rules
from thirdplace.agents.seat_report import say_in
from thirdplace.agents.seat_tools import TOOLS, Call, Tool
from thirdplace.core.registry import all_games
from thirdplace.programs import describe_game

__all__ = ["HttpAddress", "listen", "serve_over_http", "serve_over_stdio"]

NAME = "thirdplace"
PATH = "/mcp"
STDIO_SESSION = "stdio"
RULES_URI = "thirdplace://games/{game}/rules"
DATA_URI = "thirdplace://games/{game}/data"
LOOPBACK = ("127.0.0.1", "localhost", "::1")
PROMPT = "play_a_game"
LIMITED_METHODS = frozenset(("tools/call", "resources/read", "prompts/get"))
Context = ServerRequestContext[Any, Any]


@dataclass(frozen=True, slots=True)
class HttpAddress:
    """Where to listen, and under which other names this address may be asked for."""

    host: str
    port: int
    names: Sequence[str] = ()


class AgentServer:
    """What is shared by all sessions of this program."""

    def __init__(self, address: str, lang: str, session: aiohttp.ClientSession) -> None:
        self._lang = lang
        self._words = say_in(lang)
        self._seats = OpenSeats(LobbyClient(address, session), monotonic)
        self._limits = CallLimits(monotonic())

    def build(self) -> Server[Any]:
        server: Server[Any] = Server(
            NAME,
            version=__version__,
            title=NAME,
            instructions=self._words("agent-instructions"),
            on_list_tools=self._list_tools,
            on_call_tool=self._call_tool,
            on_list_resources=self._list_resources,
            on_list_resource_templates=self._list_templates,
            on_read_resource=self._read_resource,
            on_list_prompts=self._list_prompts,
            on_get_prompt=self._get_prompt,
        )
        server.middleware.append(self._refuse_floods)
        return server

    async def tidy_regularly(self) -> None:
        await self._seats.tidy_regularly()

    async def close(self) -> None:
        await self._seats.close_all()

    # Floods.

    async def _refuse_floods(self, ctx: Context, call_next: CallNext) -> HandlerResult:
        """A refused call costs next to nothing: it is answered before anything else is done."""
        if ctx.method not in LIMITED_METHODS:
            return await call_next(ctx)
        session = _session_of(ctx)
        arguments = (ctx.params or {}).get("arguments")
        key = arguments.get("seat_key") if isinstance(arguments, Mapping) else None
        counted_as = f"seat {key}" if session.id is None and isinstance(key, str) else session.limited_as
        try:
            with self._limits.count_call(counted_as, monotonic()):
                return await call_next(ctx)
        except CallRefused as refused:
            lang = self._language_for(session, arguments)
            if ctx.method == "tools/call":
                return _refuse_tool(refused, lang)
            raise MCPError(
                mcp_types.INVALID_REQUEST, _tell_refusal(refused, lang), data=_refusal_data(refused)
            ) from None

    # Tools.

    async def _list_tools(self, context: Context, params: Any) -> mcp_types.ListToolsResult:
        return mcp_types.ListToolsResult(
            tools=[self._describe_tool(name, tool) for name, tool in TOOLS.items()]
        )

    def _describe_tool(self, name: str, tool: Tool) -> mcp_types.Tool:
        takes = _inline_schema(msgspec.json.schema(tool.takes))
        takes.pop("description", None)  # of the struct, for people who read the code
        for argument, schema in takes["properties"].items():
            own, shared = f"agent-tool-{name}.{argument}", f"agent-argument-{argument}"
            schema["description"] = self._words(own if own in self._words else shared)
        return mcp_types.Tool(
            name=name,
            title=self._words(f"agent-tool-{name}.title"),
            description=self._words(f"agent-tool-{name}"),
            input_schema=takes,
            output_schema=_inline_schema(msgspec.json.schema(tool.answers)),
            annotations=mcp_types.ToolAnnotations(
                read_only_hint=tool.reads_only, destructive_hint=False, open_world_hint=False
            ),
        )

    async def _call_tool(
        self, context: Context, params: mcp_types.CallToolRequestParams
    ) -> mcp_types.CallToolResult:
        session, arguments = _session_of(context), params.arguments or {}
        lang = self._language_for(session, arguments)
        try:
            tool = TOOLS.get(params.name)
            if tool is None:
                raise CallRefused("unknown-tool", tools=", ".join(TOOLS))
            call = Call(session, self._seats, lang, context.session.report_progress)
            content, text = await tool.run(call, _read_arguments(tool, arguments))
        except CallRefused as refused:
            return _refuse_tool(refused, self._language_for(session, arguments))
        except Exception:  # a fault of ours: the model is told, and its game goes on
            logging.getLogger(__name__).exception("tool %s", params.name)
            return _refuse_tool(CallRefused("fault"), lang)
        return mcp_types.CallToolResult(
            content=[mcp_types.TextContent(type="text", text=text)],
            structured_content=msgspec.to_builtins(content),
        )

    def _language_for(self, session: Session, arguments: Any) -> str:
        """The one that is asked for, or that somebody sat down with, or that of the command line."""
        asked = arguments.get("lang") if isinstance(arguments, Mapping) else None
        key = arguments.get("seat_key") if isinstance(arguments, Mapping) else None
        if asked in LANGUAGES:
            return str(asked)
        return self._seats.language_of(session, key if isinstance(key, str) else None) or self._lang

    # Resources: the rules, and all that is on cards and boards.

    async def _list_resources(self, context: Context, params: Any) -> mcp_types.ListResourcesResult:
        found = []
        for game in all_games():
            title = say_in(self._lang, game)("title")
            found.append(
                self._describe_resource(RULES_URI, game.id, "agent-resource-rules", "text/plain", title)
            )
            found.append(
                self._describe_resource(DATA_URI, game.id, "agent-resource-data", "application/json", title)
            )
        return mcp_types.ListResourcesResult(resources=found)

    def _describe_resource(self, uri: str, game: str, name: str, kind: str, title: str) -> mcp_types.Resource:
        address = uri.format(game=game)
        told = self._words(name, title=title)
        return mcp_types.Resource(
            uri=address, name=address.removeprefix("thirdplace://"), title=told, mime_type=kind
        )

    async def _list_templates(self, context: Context, params: Any) -> mcp_types.ListResourceTemplatesResult:
        wanted = (RULES_URI, "text/plain"), (DATA_URI, "application/json")
        return mcp_types.ListResourceTemplatesResult(
            resource_templates=[
                mcp_types.ResourceTemplate(uri_template=uri, name=uri.rpartition("/")[2], mime_type=kind)
                for uri, kind in wanted
            ]
        )

    async def _read_resource(
        self, context: Context, params: mcp_types.ReadResourceRequestParams
    ) -> mcp_types.ReadResourceResult:
        uri = str(params.uri)
        for game in all_games():
            if uri == RULES_URI.format(game=game.id):
                text, kind = await asyncio.to_thread(read_rules, game.id, self._lang, "all"), "text/plain"
                break
            if uri == DATA_URI.format(game=game.id):
                text = msgspec.json.encode(describe_game(game, self._lang)).decode()
                kind = "application/json"
                break
        else:
            sentence = self._words("agent-error-unknown-resource")
            raise MCPError(mcp_types.INVALID_PARAMS, sentence, data={"uri": uri})
        return mcp_types.ReadResourceResult(
            contents=[mcp_types.TextResourceContents(uri=params.uri, text=text, mime_type=kind)]
        )

    # Prompts.

    async def _list_prompts(self, context: Context, params: Any) -> mcp_types.ListPromptsResult:
        arguments = [
            mcp_types.PromptArgument(
                name=name, description=self._words(f"agent-prompt.{name}"), required=False
            )
            for name in ("code", "game", "name")
        ]
        return mcp_types.ListPromptsResult(
            prompts=[
                mcp_types.Prompt(
                    name=PROMPT,
                    title=self._words("agent-prompt.title"),
                    description=self._words("agent-prompt"),
                    arguments=arguments,
                )
            ]
        )

    async def _get_prompt(
        self, context: Context, params: mcp_types.GetPromptRequestParams
    ) -> mcp_types.GetPromptResult:
        if params.name != PROMPT:
            raise MCPError(
                mcp_types.INVALID_PARAMS, self._words("agent-error-unknown-prompt", prompts=PROMPT)
            )
        given = {name: str(value)[:200] for name, value in (params.arguments or {}).items()}
        code, game = given.get("code", ""), given.get("game", "")
        first = (
            self._words("agent-prompt-join", code=code)
            if code
            else self._words("agent-prompt-create", game=game or all_games()[0].id)
        )
        named = [self._words("agent-prompt-name", name=given["name"])] if given.get("name") else []
        text = "\n".join([first, *named, self._words("agent-prompt-rest")])
        message = mcp_types.PromptMessage(role="user", content=mcp_types.TextContent(type="text", text=text))
        return mcp_types.GetPromptResult(description=self._words("agent-prompt"), messages=[message])


def _session_of(context: Context) -> Session:
    """The process on stdio is one session. Over HTTP, the protocol of 2026 has none."""
    request = context.request
    if request is None:
        return Session(STDIO_SESSION)
    address = "" if request.client is None else str(request.client.host)
    if context.protocol_version in MODERN_PROTOCOL_VERSIONS:
        return Session(None, address)
    return Session(request.headers.get("mcp-session-id"), address)


def _read_arguments(tool: Tool, arguments: Mapping[str, Any]) -> Any:
    given = {name: _read_value(value) for name, value in arguments.items()}
    try:
        return msgspec.convert(given, tool.takes)
    except msgspec.ValidationError as wrong:
        raise CallRefused("bad-arguments", detail=str(wrong)) from None


def _read_value(value: Any) -> Any:
    """Some language models write an object or a list as the text of its JSON."""
    if isinstance(value, str) and value[:1] in ("{", "["):
        with suppress(msgspec.DecodeError):
            return msgspec.json.decode(value)
    return value


def _refuse_tool(refused: CallRefused, lang: str) -> mcp_types.CallToolResult:
    return mcp_types.CallToolResult(
        content=[mcp_types.TextContent(type="text", text=_tell_refusal(refused, lang))],
        structured_content={"error": _refusal_data(refused)},
        is_error=True,
    )


def _refusal_data(refused: CallRefused) -> dict[str, Any]:
    told: dict[str, Any] = {"code": refused.code}
    return told if refused.retry_after_s is None else told | {"retry_after_seconds": refused.retry_after_s}


def _tell_refusal(refused: CallRefused, lang: str) -> str:
    words = say_in(lang)
    own, shared = f"agent-error-{refused.code}", f"error-{refused.code}"
    sentence = refused.message
    if not sentence:
        known = own if own in words else shared if shared in words else "agent-error-fault"
        sentence = words(known, **refused.arguments)
    if refused.retry_after_s is not None:
        sentence += " " + words("agent-retry", seconds=refused.retry_after_s)
    return sentence


def _inline_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of an object without references: not every host of language models follows them."""
    definitions = schema.pop("$defs", {})

    def resolve(node: Any) -> Any:
        if isinstance(node, dict):
            if "$ref" in node:
                return resolve(definitions[node["$ref"].rpartition("/")[2]])
            return {key: resolve(value) for key, value in node.items()}
        return [resolve(one) for one in node] if isinstance(node, list) else node

    resolved: dict[str, Any] = resolve(schema)
    resolved.pop("title", None)
    return resolved


# Transports.


@asynccontextmanager
async def _open_agent_server(address: str, lang: str) -> AsyncIterator[Server[Any]]:
    async with aiohttp.ClientSession() as session:
        agents = AgentServer(address, lang, session)
        tidying = asyncio.create_task(agents.tidy_regularly())
        try:
            yield agents.build()
        finally:
            tidying.cancel()
            with suppress(asyncio.CancelledError):
                await tidying
            await agents.close()


def serve_over_stdio(address: str, lang: str) -> None:
    """Until standard input ends. Nothing else may be written to standard output; the log goes to stderr."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)

    async def run() -> None:
        async with _open_agent_server(address, lang) as server, stdio_server() as (requests, answers):
            await server.run(requests, answers, server.create_initialization_options())

    asyncio.run(run())


def listen(address: HttpAddress) -> socket.socket:
    """Raises OSError if the port is taken, or the address is not this machine's."""
    kind = socket.AF_INET6 if ":" in address.host else socket.AF_INET
    listening = socket.socket(kind, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((address.host, address.port))
    except OSError:
        listening.close()
        raise
    return listening


def serve_over_http(
    address: str, lang: str, listening: socket.socket, where: HttpAddress, on_ready: Callable[[str], None]
) -> None:
    """Until it is stopped by a signal."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    port = listening.getsockname()[1]

    async def run() -> None:
        async with _open_agent_server(address, lang) as server:
            app = server.streamable_http_app(
                streamable_http_path=PATH, transport_security=_allow_only(where), host=where.host
            )
            config = uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=3)
            shown = f"[{where.host}]" if ":" in where.host else where.host
            on_ready(f"http://{shown}:{port}{PATH}")
            await uvicorn.Server(config).serve(sockets=[listening])

    asyncio.run(run())


def _allow_only(where: HttpAddress) -> TransportSecuritySettings:
    """The names under which it may be asked for, so that no web page elsewhere can (DNS rebinding)."""
    names = [*(LOOPBACK if where.host in LOOPBACK else [where.host]), *where.names]
    hosts = [f"[{name}]" if ":" in name else name for name in names]
    return TransportSecuritySettings(
        enable_dns_rebinding_protection=True,
        allowed_hosts=[*hosts, *(f"{host}:*" for host in hosts)],
        allowed_origins=[
            f"{scheme}://{host}{port}"
            for scheme in ("http", "https")
            for host in hosts
            for port in ("", ":*")
        ],
    )
