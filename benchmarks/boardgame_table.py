"""A table of boardgame.io's server, which speaks socket.io over its WebSockets.

It is spared much that ours does: nobody has credentials, and the first who asks for a match has it made.
"""

from typing import TYPE_CHECKING

import msgspec
from game_parts import game_beside_boardgame
from seat_socket import UPGRADE, Astray, Seat
from table_of_four import LEGAL, SEATS, TableOfFour

if TYPE_CHECKING:
    from table_driver import Crowd

__all__ = ["BoardgameTable", "set_table"]

HANDSHAKE = "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {host}\r\n" + UPGRADE
OPENED, PING, PONG = b"0{", b"2", b"3"
GAME = game_beside_boardgame().id.encode()
HELLO = b"40/%b," % GAME
SAY = b"42/%b," % GAME
SYNC = SAY + b'["sync","%b","%d",null,4]'
SYNCED = SAY + b'["sync","%b",'
PRESENCE = SAY + b'["matchData",'
NEWS = SAY + b'["update","%b",'
STATE = b'"_stateID":%d},['
"""Stands once in the news of a move: in the log that follows, a comma comes after the number."""
LAST = b"]}]"
"""How the list of legal moves ends."""
DO = SAY + b'["update",{"type":"MAKE_MOVE","payload":%b,"playerID":"%d"}},%d,"%b","%d"]'

decode_choices = msgspec.json.Decoder(list[msgspec.Raw]).decode


def set_table(crowd: "Crowd", number: int) -> tuple[str, TableOfFour]:
    return f"{number}.0", BoardgameTable(crowd, number)


class BoardgameTable(TableOfFour):
    def __init__(self, crowd: "Crowd", number: int) -> None:
        super().__init__(crowd, number)
        self._id = self._synced = self._expected = self._state = b""
        self._version = 0
        self._arriving = 0

    def go_to(self, table_id: str) -> None:
        """The first makes the match; the others come when it is there."""
        self._id = table_id.encode()
        self._synced, self._expected = SYNCED % self._id, NEWS % self._id
        self._version = 0
        self._missing = SEATS
        if self._seats:
            self._sync(0)
        else:
            self._arriving = SEATS
            self._connect(HANDSHAKE, [HELLO] * SEATS)

    def _sync(self, number: int) -> None:
        self._seats[number].say(SYNC % (self._id, number))

    def told(self, seat: Seat, data: bytes, start: int = 0) -> None:
        if not data.startswith(self._expected, start):
            self._told_else(seat, data[start:])
        elif data.rfind(self._state) < 0:
            raise Astray(f"an unexpected state: {data!r}")
        else:
            self._done(seat, data, start)

    def move(self) -> None:
        turn = self._turn
        assert turn is not None
        start = self._news.rfind(LEGAL) + len(LEGAL) - 1
        choices = decode_choices(self._news[start : self._news.index(LAST, start) + len(LAST)])
        chosen = bytes(choices[int(self._random() * len(choices))])
        payload = chosen[:-1]  # left open: who does it belongs to it
        said = DO % (payload, turn.number, self._version, self._id, turn.number)
        self._version += 1
        self._state = STATE % self._version
        self._do(turn, said)

    def _again(self) -> None:
        self.go_to(f"{self._number}.{self.games}")

    def _told_else(self, seat: Seat, text: bytes) -> None:
        if text.startswith(self._synced):
            self._begin(seat, text)
        elif text.startswith(HELLO):
            self._arriving -= 1
            if not self._arriving:
                self._sync(0)
        elif text == PING:
            seat.say(PONG)
        elif not text.startswith((OPENED, PRESENCE)):
            raise Astray(f"an unexpected message: {text!r}")

    def _begin(self, seat: Seat, text: bytes) -> None:
        if seat.number == 0:
            for number in range(1, SEATS):
                self._sync(number)
        if LEGAL + b"]" not in text:
            self._turn, self._news = seat, text
        self._missing -= 1
        if not self._missing:
            self.move()
