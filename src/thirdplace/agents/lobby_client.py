"""Requests to a running thirdplace server over HTTP: its games, tables and seats."""

import asyncio
from typing import Any

import aiohttp

from thirdplace.agents.agent_errors import CallRefused, NoAnswer

__all__ = ["LobbyClient"]

ANSWER_TIMEOUT_S = 30.0
CONNECT_TIMEOUT_S = 5.0
HEARTBEAT_S = 20.0


class LobbyClient:
    """One server, below the address that people open in their browsers."""

    def __init__(self, address: str, session: aiohttp.ClientSession) -> None:
        self.address = address.rstrip("/")
        self._session = session

    async def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        token: str | None = None,
        lang: str = "en",
        timeout_s: float = ANSWER_TIMEOUT_S,
    ) -> Any:
        """The JSON of the answer.

        Raises:
            CallRefused: The server has refused it, in a sentence of the language that was asked for.
            NoAnswer: The server cannot be reached.
        """
        headers = {"Accept-Language": lang}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        timeout = aiohttp.ClientTimeout(total=timeout_s, sock_connect=CONNECT_TIMEOUT_S)
        try:
            async with self._session.request(
                method, f"{self.address}/api{path}", json=body, headers=headers, timeout=timeout
            ) as response:
                answer = await response.json()
                if response.status >= 400:
                    raise _read_refusal(answer, response.headers.get("Retry-After"))
                return answer
        except (aiohttp.ClientError, TimeoutError, ValueError, OSError):
            raise NoAnswer(self.address) from None

    async def open_socket(self, table: str, lang: str) -> aiohttp.ClientWebSocketResponse:
        """The table's socket.

        Raises:
            CallRefused: The table is gone, or the server has refused the connection.
            NoAnswer: The server cannot be reached.
        """
        url = f"{self.address}/api/tables/{table}/socket"
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT_S):
                return await self._session.ws_connect(url, heartbeat=HEARTBEAT_S, max_msg_size=0)
        except aiohttp.WSServerHandshakeError:
            await self.request("GET", f"/tables/{table}", lang=lang)  # says why
            raise NoAnswer(self.address) from None
        except (aiohttp.ClientError, TimeoutError, ValueError, OSError):
            raise NoAnswer(self.address) from None


def _read_refusal(answer: Any, retry_after: str | None) -> CallRefused:
    wait_s = float(retry_after) if retry_after is not None and retry_after.isdecimal() else None
    if not isinstance(answer, dict):
        return CallRefused("bad-answer")
    return CallRefused(
        str(answer.get("code", "bad-answer")), str(answer.get("message", "")), retry_after_s=wait_s
    )
