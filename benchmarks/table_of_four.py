"""Four people at one table, each with a socket, who play at random as fast as they are told.

As lean as a client in Python can be, so that it is the server that is measured: bytes are looked at
where they lie, and of each move one message is decoded, that of the seat whose turn it is.
"""

from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
from seat_socket import Astray, Seat

if TYPE_CHECKING:
    from table_driver import Crowd

__all__ = ["SEATS", "TableOfFour", "address"]

SEATS = 4
FIRST_MOVES = range(8, 68)
"""So many moves a table plays before it is held, by lot: games take about 65 moves, and should not all end
at the same time afterwards."""
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: {address}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhpcmRwbGFjZSBiZW5jaA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
NEWS = b'{"type":"update","version":%d,'
NO_NEWS = b"\0"
LEGAL = b'"legal":['
DO = b'{"type":"do","seat":%d,"action":%b}'


class About(msgspec.Struct):
    phase: str
    next: str | None = None


class News(msgspec.Struct):
    """What is read of a message that is not simply the next move's."""

    type: str
    version: int = 0
    legal: list[msgspec.Raw] = []
    table: About | None = None


class Choices(msgspec.Struct):
    legal: list[msgspec.Raw]


decode_news = msgspec.json.Decoder(News).decode
decode_choices = msgspec.json.Decoder(Choices).decode


def address(number: int) -> str:
    """Every table comes from an address of its own: as in life, and as the limits expect."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class TableOfFour:
    """One move under way at any time: the next is sent when all four have been told of the last."""

    def __init__(self, crowd: "Crowd", number: int, host: str, tokens: list[str]) -> None:
        self.crowd = crowd
        self._random = Random(number).random
        self.first_moves = FIRST_MOVES[int(self._random() * len(FIRST_MOVES))]
        self.moves = self.games = self.heard_bytes = self.said_bytes = 0
        self._address = address(number)
        self._host = host
        self._tokens = tokens
        self._seats: list[Seat] = []
        self._id = ""
        self._arrived: set[int] = set()
        self._version = 0
        self._expected = NO_NEWS
        self._missing = 0
        self._turn: Seat | None = None
        self._news = b""
        self._sent = 0.0

    def go_to(self, table_id: str) -> None:
        """Sit down at this table, or go on to it with the sockets one has; the host then begins."""
        self._id = table_id
        self._arrived.clear()
        for seat in self._seats:
            seat.say(self._hello(seat.number))
        if not self._seats:
            self._connect()

    def _hello(self, number: int) -> bytes:
        tokens = self._tokens[number : number + 1] + ([] if number else [self._host])
        return msgspec.json.encode({"type": "hello", "tokens": tokens, "table": self._id})

    def _connect(self) -> None:
        host = "{}:{}".format(*self.crowd.server)
        handshake = HANDSHAKE.format(table=self._id, host=host, address=self._address).encode()
        for number in range(SEATS):
            seat = Seat(self, number, self.crowd.server, (handshake, self._hello(number)))
            self._seats.append(seat)
            self.crowd.listen_to(seat)

    def leave(self) -> None:
        for seat in self._seats:
            self.crowd.forget(seat)
            seat.leave()
        self._seats.clear()
        self._arrived.clear()

    def told(self, seat: Seat, data: bytes, start: int = 0) -> None:
        """A message for this seat lies in `data`, from `start` to the end."""
        if not data.startswith(self._expected, start):
            self._told_else(seat, data[start:])
            return
        self.heard_bytes += len(data) - start
        legal = data.rfind(LEGAL)
        if legal >= 0 and data[legal + len(LEGAL)] != 0x5D:  # not an empty list: it is this seat's turn
            self._turn, self._news = seat, data[start:]
        self._missing -= 1
        if not self._missing:
            self._all_told()

    def _all_told(self) -> None:
        self.crowd.latencies.append(perf_counter() - self._sent)
        self.moves += 1
        if self._turn is None:
            self.games += 1
            self._expected = NO_NEWS
            self._seats[0].say(b'{"type":"again"}')
        elif self.crowd.goes_on(self):
            self.move()

    def move(self) -> None:
        """Whoever has the turn does anything that is legal."""
        turn, self._turn = self._turn, None
        assert turn is not None
        choices = decode_choices(self._news).legal
        said = DO % (turn.number, choices[int(self._random() * len(choices))])
        self.said_bytes += len(said)
        self._version += 1
        self._expected = NEWS % self._version
        self._missing = SEATS
        self._sent = perf_counter()
        turn.say(said)

    def _told_else(self, seat: Seat, text: bytes) -> None:
        news = decode_news(text)
        if news.type != "update" or news.table is None or self._expected is not NO_NEWS:
            raise Astray(f"an unexpected message: {text!r}")
        if news.table.phase == "over":
            # Everyone is told of the next table; the first who hears of it takes the others along.
            if news.table.next is not None and news.table.next != self._id:
                self.go_to(news.table.next)
        elif news.table.phase == "playing":
            self._begin(seat, news, text)
        else:
            self._arrive(seat)

    def _arrive(self, seat: Seat) -> None:
        self._arrived.add(seat.number)
        if len(self._arrived) == SEATS and not self._missing:
            self._missing = SEATS
            self._seats[0].say(b'{"type":"start"}')

    def _begin(self, seat: Seat, news: News, text: bytes) -> None:
        if news.legal:
            self._turn, self._news = seat, text
        self._version = news.version
        self._missing -= 1
        if not self._missing:
            self.move()
