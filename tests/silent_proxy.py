"""A way to a server that can fall silent as a dead network does: nothing arrives, and nothing is closed."""

import asyncio
import threading
from types import TracebackType
from urllib.parse import urlsplit

__all__ = ["SilentProxy"]


class SilentProxy:
    """Forwards TCP connections, in a thread of its own. What is sent during the silence is lost for ever."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.address = ""
        self._loop = asyncio.new_event_loop()
        self._is_silent = False
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def __enter__(self) -> "SilentProxy":
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        asyncio.run_coroutine_threadsafe(self._start(), self._loop).result(10)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, failure: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)

    def fall_silent(self) -> None:
        """From now on nothing gets through, in either direction."""
        self._is_silent = True

    def come_back(self) -> None:
        """New connections get through; those of before learn, when they send, that they are dead."""
        asyncio.run_coroutine_threadsafe(self._reset(), self._loop).result(10)

    async def _start(self) -> None:
        self._listener = await asyncio.start_server(self._forward, "127.0.0.1", 0)
        host, port = self._listener.sockets[0].getsockname()
        self.address = f"http://{host}:{port}"

    async def _stop(self) -> None:
        self._listener.close()
        await self._reset()
        for task in self._tasks:
            task.cancel()

    async def _reset(self) -> None:
        self._is_silent = False
        for writer in tuple(self._open):
            writer.transport.abort()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        if self._is_silent:
            return  # until it is reset
        there = urlsplit(self.server)
        far_reader, far_writer = await asyncio.open_connection(there.hostname, there.port)
        self._open.add(far_writer)
        for source, target in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(self._pump(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                if not self._is_silent:
                    target.write(data)
            if not self._is_silent:
                target.close()
                self._open.discard(target)
        except ConnectionError:
            if not self._is_silent:
                target.transport.abort()
