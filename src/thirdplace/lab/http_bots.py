"""Tables for programs that play over plain HTTP, as on a server: a stream of updates, a POST for each action.

Only what a player needs is here, and time stands while it thinks; its other requests are refused.
The same program plays at `thirdplace serve` without a change (docs/bots.md).
"""

import secrets
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from time import monotonic, perf_counter
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match, Step
from thirdplace.lab.bot_players import Failed
from thirdplace.lab.pipe_bots import FAREWELL, START, Program
from thirdplace.lab.seat_feed import Account

__all__ = ["Door", "StreamPlayer"]

QUIET = 5.0
"""Seconds after which an empty line shows that the connection lives."""
PATIENCE = 0.1
"""Seconds to see if a seat nobody waits for wants to act: over HTTP, silence is all it can say."""
LOOK = 0.05
LARGEST = 16 * 1024

encode = msgspec.json.Encoder().encode


class Chair:
    """Where a program sits: what it is told, and what it does."""

    def __init__(self, match: Match, seat: int) -> None:
        self.lines: SimpleQueue[bytes | None] = SimpleQueue()
        self.opened = Event()
        self._match = match
        self._seat = seat
        self._asked = False
        self._answers: SimpleQueue[Any] = SimpleQueue()
        self._lock = Lock()
        self.version = 0

    def ask(self, line: bytes) -> None:
        with self._lock:
            self._asked = True
            self.version += 1
        self.lines.put(line)

    def answer(self, seconds: float) -> Any:
        return self._answers.get(timeout=seconds)

    def stop_asking(self) -> Any:
        """Whatever comes from now on comes too late; what came just now does not."""
        with self._lock:
            self._asked = False
            return None if self._answers.empty() else self._answers.get()

    def command(self, body: bytes) -> None:
        """What was posted. Raises Refused. The game stands until a seat that is asked has answered."""
        try:
            command = msgspec.json.decode(body, type=dict[str, Any])
        except msgspec.DecodeError as wrong:
            raise Refused("bad-request", str(wrong)) from wrong
        if command.get("type") != "do":
            raise Refused("bad-request", "type: do")
        if command.get("seat") != self._seat:
            raise Refused("not-your-seat")
        with self._lock:
            if not self._asked:
                raise Refused("not-your-turn")
            message = self._match.message(command.get("action"))
            if message not in self._match.legal(self._seat):
                raise Refused("wrong-phase", "action: one of legal")
            self._asked = False
            self._answers.put(message)


class Door(ThreadingHTTPServer):
    """A server for this machine alone, at any free port."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Visit)
        self.chairs: dict[str, Chair] = {}
        Thread(target=self.serve_forever, kwargs={"poll_interval": LOOK}, daemon=True).start()

    def address(self, table: str) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/api/tables/{table}"

    def close(self) -> None:
        self.shutdown()
        self.server_close()


class _Visit(BaseHTTPRequestHandler):
    server: Door

    def do_GET(self) -> None:
        chair = self._chair()
        if chair is None or not self.path.endswith("/stream"):
            self._refuse(404, "unknown-table")
            return
        self.send_response(200)
        self.send_header("Content-Type", "application/x-ndjson")
        self.end_headers()
        chair.opened.set()
        while True:
            try:
                line = chair.lines.get(timeout=QUIET)
            except Empty:
                line = b""
            if line is None:
                return
            try:
                self.wfile.write(line + b"\n")
            except OSError:
                return  # it has hung up

    def do_POST(self) -> None:
        chair = self._chair()
        size = self.headers.get("Content-Length", "")
        body = self.rfile.read(min(int(size), LARGEST)) if size.isdecimal() else b""
        if chair is None or not self.path.endswith("/commands"):
            self._refuse(404, "unknown-table")
            return
        try:
            chair.command(body)
        except Refused as refused:
            self._refuse(400 if refused.code == "bad-request" else 409, refused.code, str(refused))
        else:
            self._reply(200, {"type": "ok", "version": chair.version})

    def _chair(self) -> Chair | None:
        return self.server.chairs.get(self.headers.get("Authorization", "").rpartition(" ")[2])

    def _refuse(self, status: int, code: str, message: str = "") -> None:
        self._reply(status, {"type": "refused", "code": code, "message": message or code})

    def _reply(self, status: int, said: dict[str, Any]) -> None:
        body = encode(said)
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class StreamPlayer:
    """A program in a seat of one game: it is started with the table's address and the seat's token."""

    def __init__(
        self, account: Account, match: Match, door: Door, table: str, command: str, limit: float
    ) -> None:
        self.took: float | None = None
        self._account = account
        self._door = door
        self._limit = limit
        self._token = secrets.token_hex(16)
        self._chair = door.chairs[self._token] = Chair(match, account.seat)
        where = [door.address(table), self._token]
        self._program = Program(command, where, {"THIRDPLACE_TABLE": where[0], "THIRDPLACE_TOKEN": where[1]})

    def choose(self, *, urgent: bool) -> Any:
        self._wait_for_stream()
        line = self._account.line()
        began = perf_counter()
        self._chair.ask(line)
        answer = self._answer(self._limit if urgent else PATIENCE)
        self.took = perf_counter() - began
        late = self._chair.stop_asking()
        if answer is None and late is None and urgent:
            raise Failed("slow")
        return late if answer is None else answer

    def _wait_for_stream(self) -> None:
        end = monotonic() + START
        while not self._chair.opened.wait(LOOK):
            if not self._program.runs:
                raise Failed("stopped", self._program.last_words())
            if monotonic() > end:
                raise Failed("slow")

    def _answer(self, seconds: float) -> Any:
        """None: there was none in time."""
        end = monotonic() + seconds
        while monotonic() < end:
            try:
                return self._chair.answer(max(0.0, min(LOOK, end - monotonic())))
            except Empty:
                if not self._program.runs:
                    raise Failed("stopped", self._program.last_words()) from None
        return None

    def hear(self, step: Step) -> None:
        self._account.hear(step)

    def leave(self) -> None:
        if self._door.chairs.pop(self._token, None) is not None:
            self._chair.lines.put(self._account.line())
            self._chair.lines.put(None)
            self._program.end(FAREWELL if self._account.over else 0)
