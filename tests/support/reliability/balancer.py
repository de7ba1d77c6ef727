"""What stands before several servers: it sends each new connection to the next one that is ready."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from urllib.parse import urlsplit

import aiohttp

__all__ = ["Balancer"]

READY_PATH = "/healthz/ready"
PROBE_INTERVAL_S = 0.5
PROBE_TIMEOUT_S = 1.0
CONNECT_TIMEOUT_S = 1.0


class Balancer:
    """Passes bytes on, and so HTTP and WebSockets alike; it closes nothing because a server falls silent."""

    def __init__(self, addresses: Callable[[], Sequence[str]]) -> None:
        """`addresses`: of the servers that run now."""
        self._addresses = addresses
        self._next = 0
        self._silent: set[str] = set()
        """Addresses that did not answer the last probe."""
        self._connections: dict[asyncio.Task[None], list[asyncio.StreamWriter]] = {}
        """Each with both of its sides."""
        self.address = ""

    async def __aenter__(self) -> "Balancer":
        self._listener = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        host, port = self._listener.sockets[0].getsockname()
        self.address = f"http://{host}:{port}"
        self._probing = asyncio.create_task(self._probe_regularly())
        return self

    async def __aexit__(self, *failure: object) -> None:
        self._listener.close()
        self._probing.cancel()
        for writer in [writer for sides in self._connections.values() for writer in sides]:
            writer.transport.abort()
        await asyncio.gather(self._probing, *self._connections, return_exceptions=True)

    async def _probe_regularly(self) -> None:
        timeout = aiohttp.ClientTimeout(PROBE_TIMEOUT_S)
        async with aiohttp.ClientSession(timeout=timeout) as session:
            while True:
                addresses = self._addresses()
                ready = await asyncio.gather(*(self._is_ready(session, one) for one in addresses))
                self._silent = {one for one, is_ready in zip(addresses, ready, strict=True) if not is_ready}
                await asyncio.sleep(PROBE_INTERVAL_S)

    async def _is_ready(self, session: aiohttp.ClientSession, address: str) -> bool:
        with suppress(aiohttp.ClientError, OSError, TimeoutError):
            async with session.get(address + READY_PATH) as answer:
                return answer.status == 200
        return False

    def _list_candidates(self) -> list[str]:
        """In turn; those that are not ready come last."""
        addresses = list(self._addresses())
        if not addresses:
            return []
        self._next = (self._next + 1) % len(addresses)
        in_turn = addresses[self._next :] + addresses[: self._next]
        return sorted(in_turn, key=lambda address: address in self._silent)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        sides = self._connections[task] = [writer]
        try:
            await self._serve(reader, writer, sides)
        finally:
            del self._connections[task]
            for side in sides:
                side.transport.abort()

    async def _serve(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, sides: list[asyncio.StreamWriter]
    ) -> None:
        for address in self._list_candidates():
            there = urlsplit(address)
            try:
                async with asyncio.timeout(CONNECT_TIMEOUT_S):
                    far_reader, far_writer = await asyncio.open_connection(there.hostname, there.port)
            except (OSError, TimeoutError):
                continue  # it died since the last probe
            sides.append(far_writer)
            await asyncio.gather(_pump(reader, far_writer), _pump(far_reader, writer))
            return


async def _pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Pass everything on; where one side ends, the other is ended, too."""
    with suppress(OSError):
        while data := await source.read(65536):
            target.write(data)
            await target.drain()
    target.close()
