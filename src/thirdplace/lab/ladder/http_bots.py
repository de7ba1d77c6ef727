"""Programs that play over plain HTTP, as on a server: a stream of updates, a POST for each action.

Only the requests of a player are answered, and the game waits while a program thinks. The same program
plays at `thirdplace serve` without a change (docs/bots.md).
"""

import secrets
from collections import Counter
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, SimpleQueue
from threading import BoundedSemaphore, Event, Lock, Thread
from time import monotonic, perf_counter
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.step import Step
from thirdplace.lab.ladder.bot_limits import BotLimits
from thirdplace.lab.ladder.bot_players import BotFailed, FailureKind
from thirdplace.lab.ladder.bot_process import SHUTDOWN_S, BotProcess
from thirdplace.lab.ladder.seat_feed import SeatFeed

__all__ = ["HttpBotPlayer", "HttpBotServer"]

KEEPALIVE_S = 5.0
"""Seconds of silence after which an empty line is sent, to show that the connection is open."""
OPTIONAL_ANSWER_S = 0.1
"""Seconds to wait for a seat whose turn it is not: over HTTP, it declines by not answering."""
POLL_INTERVAL_S = 0.05
MAX_BODY_BYTES = 16 * 1024
MAX_LENGTH_DIGITS = 9
REQUEST_S = 10.0
"""Seconds without a byte after which a request that has begun is given up."""
MOST_CONNECTIONS = 64
"""At the same time, of all programs of a game; each has a thread."""

encode = msgspec.json.Encoder().encode


class HttpSeat:
    """A seat that a program plays: updates to be sent, actions received."""

    def __init__(self, match: Match, seat: int) -> None:
        self.lines: SimpleQueue[bytes | None] = SimpleQueue()
        self.stream_opened = Event()
        self._match = match
        self._seat = seat
        self._is_asked = False
        self._has_answered = False
        """Whether the last update that asked was answered."""
        self._actions: SimpleQueue[Any] = SimpleQueue()
        self._lock = Lock()
        self.version = 0
        self.remarks: Counter[FailureKind] = Counter()

    def publish_update(self, line: bytes) -> None:
        with self._lock:
            self._is_asked, self._has_answered = True, False
            self.version += 1
        self.lines.put(line)

    def wait_for_action(self, seconds: float) -> Any:
        return self._actions.get(timeout=seconds)

    def close_and_take_late_action(self) -> Any:
        """Refuses actions from now on; returns one that came after the timeout but before this call."""
        with self._lock:
            self._is_asked = False
            return None if self._actions.empty() else self._actions.get()

    def accept_command(self, body: bytes) -> None:
        """Takes a posted command. Raises Refused. The game waits until a seat that is asked has answered."""
        try:
            command = msgspec.json.decode(body, type=dict[str, Any])
        except msgspec.DecodeError as wrong:
            raise Refused("bad-request", str(wrong)) from wrong
        if command.get("type") != "do":
            raise Refused("bad-request", "type: do")
        if command.get("seat") != self._seat:
            raise Refused("not-your-seat")
        with self._lock:
            if not self._is_asked:
                self.remarks["refused-twice" if self._has_answered else "refused-unasked"] += 1
                raise Refused("not-your-turn")
            message = self._match.message(command.get("action"))
            if message not in self._match.legal(self._seat):
                self.remarks["refused-illegal"] += 1
                raise Refused("wrong-phase", "action: one of legal")
            self._is_asked, self._has_answered = False, True
            self._actions.put(message)


class HttpBotServer(ThreadingHTTPServer):
    """An HTTP server on a free port that only this machine can reach."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _RequestHandler)
        self.seats_by_token: dict[str, HttpSeat] = {}
        self._connections = BoundedSemaphore(MOST_CONNECTIONS)
        Thread(target=self.serve_forever, kwargs={"poll_interval": POLL_INTERVAL_S}, daemon=True).start()

    def table_url(self, table: str) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/api/tables/{table}"

    def process_request(self, request: Any, client_address: Any) -> None:
        """Each connection has a thread, but there are not more of them than allowed."""
        if self._connections.acquire(blocking=False):
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._connections.release()

    def handle_error(self, *_: object) -> None:
        """Says nothing: a program that breaks a connection off harms only itself."""

    def close(self) -> None:
        self.shutdown()
        self.server_close()


class _RequestHandler(BaseHTTPRequestHandler):
    server: HttpBotServer
    timeout = REQUEST_S

    def do_GET(self) -> None:
        chair = self._find_seat()
        if chair is None or not self.path.endswith("/stream"):
            self._send_refusal(404, "unknown-table")
            return
        self.send_response(200)
        self.send_header("Content-Type", "application/x-ndjson")
        self.end_headers()
        chair.stream_opened.set()
        while True:
            try:
                line = chair.lines.get(timeout=KEEPALIVE_S)
            except Empty:
                line = b""
            if line is None:
                return
            try:
                self.wfile.write(line + b"\n")
            except OSError:
                return  # the program has closed the connection

    def do_POST(self) -> None:
        chair = self._find_seat()
        size = self.headers.get("Content-Length", "0")
        if not size.isdecimal() or len(size) > MAX_LENGTH_DIGITS or int(size) > MAX_BODY_BYTES:
            self._send_refusal(413, "too-large", f"Content-Length: 0 to {MAX_BODY_BYTES}")
            return
        body = self.rfile.read(int(size))
        if chair is None or not self.path.endswith("/commands"):
            self._send_refusal(404, "unknown-table")
            return
        try:
            chair.accept_command(body)
        except Refused as refused:
            self._send_refusal(400 if refused.code == "bad-request" else 409, refused.code, str(refused))
        else:
            self._send_json(200, {"type": "ok", "version": chair.version})

    def _find_seat(self) -> HttpSeat | None:
        return self.server.seats_by_token.get(self.headers.get("Authorization", "").rpartition(" ")[2])

    def _send_refusal(self, status: int, code: str, message: str = "") -> None:
        self._send_json(status, {"type": "refused", "code": code, "message": message or code})

    def _send_json(self, status: int, said: dict[str, Any]) -> None:
        body = encode(said)
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Logs nothing."""


class HttpBotPlayer:
    """A program in a seat of one game: it is started with the table's address and the seat's token."""

    def __init__(
        self,
        feed: SeatFeed,
        match: Match,
        server: HttpBotServer,
        table: str,
        command: str,
        limits: BotLimits,
    ) -> None:
        self.seconds_taken: float | None = None
        self._feed = feed
        self._limits = limits
        self._has_answered = False
        self._has_left = False
        token = secrets.token_hex(16)
        self._http_seat = server.seats_by_token[token] = HttpSeat(match, feed.seat)
        where = [server.table_url(table), token]
        self.process = BotProcess(
            command, limits, where, {"THIRDPLACE_TABLE": where[0], "THIRDPLACE_TOKEN": where[1]}
        )

    @property
    def remarks(self) -> Counter[FailureKind]:
        return self._http_seat.remarks

    def choose(self, *, urgent: bool) -> Any:
        self._wait_for_stream()
        line = self._feed.next_update()
        began = perf_counter()
        self._http_seat.publish_update(line)
        answer = self._wait_for_action(self._limits.decision_s if urgent else OPTIONAL_ANSWER_S)
        self.seconds_taken = perf_counter() - began
        late = self._http_seat.close_and_take_late_action()
        if answer is None and late is None and urgent:
            raise BotFailed("slow", has_never_answered=not self._has_answered)
        chosen = late if answer is None else answer
        self._has_answered |= chosen is not None
        return chosen

    def _wait_for_stream(self) -> None:
        end = self.process.started + self._limits.start_s + self._limits.decision_s
        while not self._http_seat.stream_opened.wait(POLL_INTERVAL_S):
            if not self.process.is_running:
                raise self.process.describe_end()
            if monotonic() > end:
                raise BotFailed("slow", has_never_answered=True)

    def _wait_for_action(self, seconds: float) -> Any:
        """The program's action, or None if there was none in time."""
        end = monotonic() + seconds
        while monotonic() < end:
            try:
                return self._http_seat.wait_for_action(max(0.0, min(POLL_INTERVAL_S, end - monotonic())))
            except Empty:
                if not self.process.is_running:
                    raise self.process.describe_end() from None
        return None

    def on_step(self, step: Step) -> None:
        self._feed.add_step(step)

    def on_leave(self) -> None:
        """The program may read the last update and end by itself; the next game does not wait for that."""
        if not self._has_left:
            self._has_left = True
            self._http_seat.lines.put(self._feed.next_update())
            self._http_seat.lines.put(None)
            self.process.close_input()
            self.process.begin_to_end(SHUTDOWN_S if self._feed.is_over else 0)
