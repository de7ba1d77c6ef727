"""A table of our own server."""

from contextlib import closing
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any

import msgspec
from game_parts import game_beside_boardgame
from seat_socket import PATIENCE, UPGRADE, Astray, Seat
from table_of_four import SEATS, TableOfFour

if TYPE_CHECKING:
    from table_driver import Crowd

__all__ = ["OurTable", "set_table"]

GAME = game_beside_boardgame().id
SETTINGS = {"countdown": 0, "rhythm": False}
NAMES = ("Ann", "Bob", "Cleo", "Dan")
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {{host}}\r\nX-Forwarded-For: {address}\r\n" + UPGRADE
)
NEWS = b'{"type":"update","version":%d,'
NO_NEWS = b"\0"
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


def set_table(crowd: "Crowd", number: int) -> tuple[str, TableOfFour]:
    """Made in the lobby, with four seats taken."""
    with closing(HTTPConnection(*crowd.server, timeout=PATIENCE)) as lobby:

        def ask(path: str, body: dict[str, Any]) -> Any:
            headers = {"Content-Type": "application/json", "X-Forwarded-For": address(number)}
            lobby.request("POST", path, msgspec.json.encode(body), headers)
            answer = lobby.getresponse()
            told = answer.read()
            if answer.status != 201:
                raise Astray(f"{path}: {answer.status} {told!r}")
            return msgspec.json.decode(told)

        made = ask("/api/tables", {"game": GAME, "settings": SETTINGS})
        seats = f"/api/tables/{made['id']}/seats"
        tokens = [ask(seats, {"name": name})["token"] for name in NAMES]
    return made["id"], OurTable(crowd, number, made["host"], tokens)


def address(number: int) -> str:
    """Every table comes from an address of its own: as in life, and as the limits expect."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class OurTable(TableOfFour):
    def __init__(self, crowd: "Crowd", number: int, host: str, tokens: list[str]) -> None:
        super().__init__(crowd, number)
        self._host = host
        self._tokens = tokens
        self._id = ""
        self._arrived: set[int] = set()
        self._version = 0
        self._expected = NO_NEWS

    def go_to(self, table_id: str) -> None:
        """When all have arrived, the host begins."""
        self._id = table_id
        self._arrived.clear()
        for seat in self._seats:
            seat.say(self._hello(seat.number))
        if not self._seats:
            handshake = HANDSHAKE.format(table=table_id, address=address(self._number))
            self._connect(handshake, [self._hello(number) for number in range(SEATS)])

    def _hello(self, number: int) -> bytes:
        tokens = self._tokens[number : number + 1] + ([] if number else [self._host])
        return msgspec.json.encode({"type": "hello", "tokens": tokens, "table": self._id})

    def leave(self) -> None:
        super().leave()
        self._arrived.clear()

    def told(self, seat: Seat, data: bytes, start: int = 0) -> None:
        if data.startswith(self._expected, start):
            self._done(seat, data, start)
        else:
            self._told_else(seat, data[start:])

    def move(self) -> None:
        turn = self._turn
        assert turn is not None
        choices = decode_choices(self._news).legal
        self._version += 1
        self._expected = NEWS % self._version
        self._do(turn, DO % (turn.number, choices[int(self._random() * len(choices))]))

    def _again(self) -> None:
        self._expected = NO_NEWS
        self._seats[0].say(b'{"type":"again"}')

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
