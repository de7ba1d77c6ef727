"""A proxy between a server and its database, which can hold back, lose, double and cut what passes."""

import asyncio
import struct
import threading
from contextlib import suppress
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qs, urlsplit

__all__ = ["DatabaseProxy", "MessageSplitter", "NoticeFault"]

NoticeFault = Literal["lost", "doubled", "late"]
NOTICE = b"A"
"""The type of PostgreSQL's message NotificationResponse."""
HEADER = struct.Struct("!cI")
"""Of each message of the database: its type, and its length without the type."""
LATE_NOTICE_S = 1.5


class MessageSplitter:
    """Splits what the database sends into its messages."""

    def __init__(self) -> None:
        self._rest = b""

    def split(self, data: bytes) -> list[bytes]:
        """The messages that are complete now."""
        data, start, found = self._rest + data, 0, []
        while len(data) - start >= HEADER.size:
            end = start + 1 + HEADER.unpack_from(data, start)[1]
            if end > len(data):
                break
            found.append(data[start:end])
            start = end
        self._rest = data[start:]
        return found


class DatabaseProxy:
    """Listens on a socket file, and passes everything on to the database's own one."""

    def __init__(self, address: str, folder: Path) -> None:
        self.target = address
        """The database without the proxy."""
        parts = urlsplit(address)
        self._target = Path(parse_qs(parts.query)["host"][0]) / ".s.PGSQL.5432"
        self.address = f"{parts.scheme}://{parts.netloc}{parts.path}?host={folder}"
        self._file = folder / ".s.PGSQL.5432"
        self._writers: set[asyncio.StreamWriter] = set()
        self._silent: set[asyncio.StreamWriter] = set()
        """Whose network loses everything."""
        self._marker: bytes | None = None
        self._answers_left: int | None = None
        self.is_cut = False
        self.answers_lost = 0
        self.notices_disturbed = 0
        self.notice_fault: NoticeFault | None = None
        """What happens to notices (NOTIFY) from now on."""
        self.delay_s = 0.0
        """For so long everything is held back, in both directions."""
        self._loop = asyncio.new_event_loop()
        self._is_flowing = asyncio.Event()
        self._is_flowing.set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(
            asyncio.start_unix_server(self._serve, self._file), self._loop
        ).result()

    def lose_answer_after(self, marker: bytes) -> None:
        """Cut the next connection that has sent this, once the database has begun to answer it."""
        self._marker = marker

    def cut_after(self, count: int) -> None:
        """Cut all connections once so many messages of the database have passed."""
        self.mend()
        self._answers_left = count

    def cut(self) -> None:
        """Cut all connections, and refuse new ones until `mend`."""
        self.is_cut = True
        self._loop.call_soon_threadsafe(self._abort_all)

    def hold(self) -> None:
        """Let nothing pass until `mend`, and close nothing, as a network does that loses everything.

        Afterwards what was sent arrives late, even from a server that has given up waiting: TCP sends again.
        """
        self._loop.call_soon_threadsafe(self._is_flowing.clear)

    def fall_silent(self) -> None:
        """Lose all that is sent over the present connections from now on, and close none. New ones pass."""
        self._loop.call_soon_threadsafe(self._silent.update, self._writers)

    def _abort_all(self) -> None:
        self._is_flowing.set()
        for writer in self._writers:
            writer.transport.abort()

    def mend(self) -> None:
        self.is_cut, self._answers_left = False, None
        self._loop.call_soon_threadsafe(self._is_flowing.set)

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
        await self._is_flowing.wait()
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            to_reader, to_writer = await asyncio.open_unix_connection(self._target)
        except OSError:  # the database does not run
            writer.transport.abort()
            return
        self._writers |= {writer, to_writer}
        is_marked = asyncio.Event()
        await asyncio.gather(
            self._pass_questions(reader, to_writer, is_marked),
            self._pass_answers(to_reader, writer, is_marked),
        )
        for one in (writer, to_writer):
            self._writers.discard(one)
            self._silent.discard(one)
            one.transport.abort()

    async def _wait(self) -> None:
        if self.delay_s:
            await asyncio.sleep(self.delay_s)
        await self._is_flowing.wait()

    async def _pass_questions(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_marked: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self._marker is not None and self._marker in data:
                    self._marker = None
                    is_marked.set()
                await self._wait()
                if writer not in self._silent:
                    writer.write(data)
        writer.close()

    async def _pass_answers(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_marked: asyncio.Event
    ) -> None:
        splitter = MessageSplitter()
        with suppress(OSError):
            while data := await reader.read(65536):
                if is_marked.is_set():
                    self.answers_lost += 1
                    break
                await self._wait()
                if writer in self._silent:
                    continue
                messages = splitter.split(data)
                if self.notice_fault is not None:
                    messages = [passed for one in messages for passed in self._disturb(one, writer)]
                writer.write(b"".join(messages[: self._answers_left]))
                if self._answers_left is not None:
                    self._answers_left -= min(self._answers_left, len(messages))
                    if self._answers_left == 0:
                        self.is_cut = True
                        self._abort_all()
                        break
        writer.transport.abort()

    def _disturb(self, message: bytes, writer: asyncio.StreamWriter) -> list[bytes]:
        """What passes now of this message: a notice may be lost, come twice, or come later."""
        if message[:1] != NOTICE:
            return [message]
        self.notices_disturbed += 1
        if self.notice_fault == "doubled":
            return [message, message]
        if self.notice_fault == "late":
            self._loop.call_later(LATE_NOTICE_S, self._send_late, message, writer)
        return []

    def _send_late(self, message: bytes, writer: asyncio.StreamWriter) -> None:
        if not writer.is_closing():
            writer.write(message)
