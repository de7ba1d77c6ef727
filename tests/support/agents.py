"""A scripted language model: the MCP library's own client, and all that it was told."""

import asyncio
import random
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from mcp import Client, StdioServerParameters, stdio_client
from mcp_types import CallToolResult
from support.live_server import Json, Server

__all__ = ["AgentHttpServer", "ScriptedAgent", "open_agent_over_http", "open_agent_over_stdio"]

PROGRAM = ("-m", "thirdplace", "mcp", "--lang", "en")


class ScriptedAgent:
    """Calls tools as a language model would, and keeps every answer."""

    def __init__(self, client: Client, *, sends_key: bool = False) -> None:
        self.client = client
        self.sends_key = sends_key
        """Does the host keep no sessions? Then every call names the seat."""
        self.key: str | None = None
        self.received: list[CallToolResult] = []

    async def call(self, tool: str, **arguments: Any) -> CallToolResult:
        has_seat = self.sends_key and self.key is not None
        if has_seat and tool not in ("list_games", "read_rules", "create_table", "join_table", "resume_seat"):
            arguments["seat_key"] = self.key
        answer = await self.client.call_tool(tool, arguments)
        while answer.is_error and content_of(answer)["error"]["code"] == "too-fast":  # faster than any model
            await asyncio.sleep(0.1)
            answer = await self.client.call_tool(tool, arguments)
        self.received.append(answer)
        self.key = content_of(answer).get("seat_key") or self.key
        return answer

    async def ask(self, tool: str, **arguments: Any) -> Json:
        """The structured answer of a call that is carried out."""
        answer = await self.call(tool, **arguments)
        assert not answer.is_error, text_of(answer)
        return content_of(answer)

    async def refusal(self, tool: str, **arguments: Any) -> tuple[str, str]:
        """The code and the sentence of a call that is refused."""
        answer = await self.call(tool, **arguments)
        assert answer.is_error, text_of(answer)
        return content_of(answer)["error"]["code"], text_of(answer)

    async def play(self, rng: random.Random) -> Json:
        """Play at random until the game is over; the last report."""
        report = await self.ask("wait_for_turn", timeout_seconds=60)
        while report["phase"] != "over":
            if report["your_turn"]:
                kind = rng.choice(sorted(report["legal_counts"]))
                listed = [action for action in report["legal"] if action["type"] == kind]
                await self.call("act", action=rng.choice(listed))  # may be too late where others act, too
            report = await self.ask("wait_for_turn", timeout_seconds=60)
        return report


def content_of(answer: CallToolResult) -> Json:
    assert isinstance(answer.structured_content, dict)
    return answer.structured_content


def text_of(answer: CallToolResult) -> str:
    return "\n".join(getattr(part, "text", "") for part in answer.content)


@asynccontextmanager
async def open_agent_over_stdio(server: Server, mode: str = "auto") -> AsyncIterator[ScriptedAgent]:
    """`mode`: which generation of the protocol the host speaks; "legacy" is that with a handshake."""
    command = StdioServerParameters(command=sys.executable, args=[*PROGRAM, "--url", server.address])
    async with Client(stdio_client(command), mode=mode) as client:
        yield ScriptedAgent(client)


@asynccontextmanager
async def open_agent_over_http(address: str, mode: str = "auto") -> AsyncIterator[ScriptedAgent]:
    async with Client(address, mode=mode) as client:
        yield ScriptedAgent(client, sends_key=mode != "legacy")


class AgentHttpServer:
    """`thirdplace mcp --http` on a free port of this machine."""

    def __init__(self, server: Server, *options: str) -> None:
        self._command = [sys.executable, *PROGRAM, "--url", server.address, "--http", "--port", "0", *options]
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def __enter__(self) -> "AgentHttpServer":
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+/mcp", said)
        assert found, said
        self.address = found[0]
        return self

    def __exit__(self, *failure: object) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.terminate()
        self._process.wait(30)
        self._process.stdout.close()
