"""A way to a server that can fall silent as a dead network does: nothing arrives, and nothing is closed."""

import asyncio
import threading
from urllib.parse import urlsplit

__all__ = ["SilentProxy"]


class SilentProxy:
    """Forwards TCP connections, in a thread of its own. What is sent during the silence is lost for ever."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.address = ""
        self._is_silent = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._pumps: set[asyncio.Task[None]] = set()
        self._started = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    def __enter__(self) -> "SilentProxy":
        self._thread.start()
        assert self._started.wait(10)
        return self

    def __exit__(self, *failure: object) -> None:
        self._loop.call_soon_threadsafe(self._stopped.set)
        self._thread.join(10)

    def fall_silent(self) -> None:
        """From now on nothing gets through, in either direction."""
        self._is_silent = True

    def come_back(self) -> None:
        """New connections get through; those of before are reset, as when they send something again."""
        self._loop.call_soon_threadsafe(self._reset)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stopped = asyncio.Event()
        listener = await asyncio.start_server(self._forward, "127.0.0.1", 0)
        host, port = listener.sockets[0].getsockname()
        self.address = f"http://{host}:{port}"
        self._started.set()
        await self._stopped.wait()
        listener.close()
        await listener.wait_closed()
        self._reset()
        await asyncio.gather(*self._pumps, return_exceptions=True)
        while self._writers:
            await asyncio.gather(self._writers.pop().wait_closed(), return_exceptions=True)

    def _reset(self) -> None:
        self._is_silent = False
        for writer in self._writers:
            writer.transport.abort()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        if self._is_silent:
            return  # nobody answers, until it is reset
        there = urlsplit(self.server)
        far_reader, far_writer = await asyncio.open_connection(there.hostname, there.port)
        self._writers.add(far_writer)
        for source, target in ((reader, far_writer), (far_reader, writer)):
            pump = asyncio.create_task(self._pump(source, target))
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                if not self._is_silent:
                    target.write(data)
        except ConnectionError:
            pass
        if not self._is_silent:
            target.close()
