"""A proxy between a server and its database, which can hold back, lose and cut what passes."""

import asyncio
import threading
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

__all__ = ["DatabaseProxy"]


class DatabaseProxy:
    """Listens on a socket file, and passes everything on to the database's own one."""

    def __init__(self, address: str, folder: Path) -> None:
        parts = urlsplit(address)
        self._target = Path(parse_qs(parts.query)["host"][0]) / ".s.PGSQL.5432"
        self.address = f"{parts.scheme}://{parts.netloc}{parts.path}?host={folder}"
        self._file = folder / ".s.PGSQL.5432"
        self._writers: set[asyncio.StreamWriter] = set()
        self._marker: bytes | None = None
        self.is_cut = False
        self.answers_lost = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(
            asyncio.start_unix_server(self._serve, self._file), self._loop
        ).result()

    def lose_answer_after(self, marker: bytes) -> None:
        """Cut the next connection that has sent this, once the database has begun to answer it."""
        self._marker = marker

    def cut(self) -> None:
        """Cut all connections, and refuse new ones until `mend`."""
        self.is_cut = True
        self._loop.call_soon_threadsafe(self._abort_all)

    def _abort_all(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    def mend(self) -> None:
        self.is_cut = False

    def close(self) -> None:
        self.cut()
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._file.unlink(missing_ok=True)

    async def _close(self) -> None:
        self._server.close()
        while self._writers:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)  # until the loop has closed their sockets

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        to_reader, to_writer = await asyncio.open_unix_connection(self._target)
        self._writers |= {writer, to_writer}
        is_marked = asyncio.Event()
        await asyncio.gather(
            self._pass_questions(reader, to_writer, is_marked),
            self._pass_answers(to_reader, writer, is_marked),
        )
        for one in (writer, to_writer):
            self._writers.discard(one)
            one.transport.abort()

    async def _pass_questions(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_marked: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self._marker is not None and self._marker in data:
                    self._marker = None
                    is_marked.set()
                writer.write(data)
        writer.close()

    async def _pass_answers(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_marked: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if is_marked.is_set():
                    self.answers_lost += 1
                    break
                writer.write(data)
        writer.transport.abort()
