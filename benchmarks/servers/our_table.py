"""A table of our own server."""

from contextlib import closing
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any

import msgspec
from game_parts import find_boardgame_game

from servers.seat_socket import SILENCE_TIMEOUT_S, UPGRADE, SeatSocket, UnexpectedMessage
from servers.table_of_four import SEATS, TableOfFour

if TYPE_CHECKING:
    from servers.table_driver import TableDriver

__all__ = ["OurTable", "make_table"]

GAME = find_boardgame_game().id
SETTINGS = {"countdown": 0, "rhythm": False}
NAMES = ("Ann", "Bob", "Cleo", "Dan")
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {{host}}\r\nX-Forwarded-For: {address}\r\n" + UPGRADE
)
UPDATE_PREFIX = b'{"type":"update","version":%d,'
NOTHING_EXPECTED = b"\0"
MOVE_COMMAND = b'{"type":"do","seat":%d,"action":%b}'


class TableInfo(msgspec.Struct):
    phase: str
    next: str | None = None


class UpdateMessage(msgspec.Struct):
    """The fields that are read of a message other than the update of the next move."""

    type: str
    version: int = 0
    legal: list[msgspec.Raw] = []
    table: TableInfo | None = None


class LegalActions(msgspec.Struct):
    legal: list[msgspec.Raw]


decode_update = msgspec.json.Decoder(UpdateMessage).decode
decode_legal_actions = msgspec.json.Decoder(LegalActions).decode


def make_table(driver: "TableDriver", number: int) -> tuple[str, TableOfFour]:
    """Make a table over HTTP, and take its four seats."""
    with closing(HTTPConnection(*driver.choose_server(number), timeout=SILENCE_TIMEOUT_S)) as lobby:

        def post(path: str, content: dict[str, Any]) -> Any:
            headers = {"Content-Type": "application/json", "X-Forwarded-For": client_address(number)}
            lobby.request("POST", path, msgspec.json.encode(content), headers)
            answer = lobby.getresponse()
            body = answer.read()
            if answer.status != 201:
                raise UnexpectedMessage(f"{path}: {answer.status} {body!r}")
            return msgspec.json.decode(body)

        made = post("/api/tables", {"game": GAME, "settings": SETTINGS})
        seats = f"/api/tables/{made['id']}/seats"
        tokens = [post(seats, {"name": name})["token"] for name in NAMES]
    return made["id"], OurTable(driver, number, made["host"], tokens)


def client_address(number: int) -> str:
    """Every table has a client address of its own, as in real life: limits count by address."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class OurTable(TableOfFour):
    def __init__(self, driver: "TableDriver", number: int, host: str, tokens: list[str]) -> None:
        super().__init__(driver, number)
        self._host = host
        self._tokens = tokens
        self._id = ""
        self._arrived: set[int] = set()
        self._told: set[int] = set()
        """Seats that have the expected update. More with its version may come, about who is connected."""
        self._version = 0
        self._expected = NOTHING_EXPECTED

    def open_table(self, table_id: str) -> None:
        """The host starts the game when all seats are connected."""
        self._id = table_id
        self._arrived.clear()
        self._told.clear()
        for seat in self._seats:
            seat.send_text(self._make_hello(seat.number))
        if not self._seats:
            handshake = HANDSHAKE.format(table=table_id, address=client_address(self._number))
            self._connect([(handshake, self._make_hello(number)) for number in range(SEATS)])

    def _make_hello(self, number: int) -> bytes:
        tokens = self._tokens[number : number + 1] + ([] if number else [self._host])
        return msgspec.json.encode({"type": "hello", "tokens": tokens, "table": self._id})

    def disconnect(self) -> None:
        super().disconnect()
        self._arrived.clear()

    def on_message(self, seat: SeatSocket, data: bytes, start: int = 0) -> None:
        if data.startswith(self._expected, start):
            if seat.number not in self._told:
                self._told.add(seat.number)
                self._on_update(seat, data, start)
        else:
            self._on_other_message(seat, data[start:])

    def make_move(self) -> None:
        turn = self._seat_to_move
        assert turn is not None
        choices = decode_legal_actions(self._last_update).legal
        self._version += 1
        self._told.clear()
        self._expected = UPDATE_PREFIX % self._version
        self._send_move(turn, MOVE_COMMAND % (turn.number, choices[int(self._random() * len(choices))]))

    def _start_next_game(self) -> None:
        self._expected = NOTHING_EXPECTED
        self._seats[0].send_text(b'{"type":"again"}')

    def _on_other_message(self, seat: SeatSocket, text: bytes) -> None:
        update = decode_update(text)
        is_playing = self._expected is not NOTHING_EXPECTED
        if update.type == "update" and is_playing and update.version < self._version:
            return  # another node has told this one who is connected there
        if update.type != "update" or update.table is None or is_playing:
            raise UnexpectedMessage(f"an unexpected message: {text!r}")
        if update.table.phase == "over":
            # Every seat is told of the next table; the first message moves all four there.
            if update.table.next is not None and update.table.next != self._id:
                self.open_table(update.table.next)
        elif update.table.phase == "playing":
            self._on_game_started(seat, update, text)
        else:
            self._on_connected(seat)

    def _on_connected(self, seat: SeatSocket) -> None:
        self._arrived.add(seat.number)
        if len(self._arrived) == SEATS and not self._updates_missing:
            self._updates_missing = SEATS
            self._seats[0].send_text(b'{"type":"start"}')

    def _on_game_started(self, seat: SeatSocket, update: UpdateMessage, text: bytes) -> None:
        if update.legal:
            self._seat_to_move, self._last_update = seat, text
        self._version = update.version
        self._told.add(seat.number)
        if len(self._told) == SEATS:
            self.make_move()
