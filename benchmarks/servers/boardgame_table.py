"""A table of boardgame.io's server, which speaks socket.io over its WebSockets.

It does less than our server: there are no credentials, and a match is made by the first request for it.
"""

from typing import TYPE_CHECKING

import msgspec
from game_parts import find_boardgame_game

from servers.seat_socket import UPGRADE, SeatSocket, UnexpectedMessage
from servers.table_of_four import LEGAL, SEATS, TableOfFour

if TYPE_CHECKING:
    from servers.table_driver import TableDriver

__all__ = ["BoardgameTable", "make_table"]

HANDSHAKE = "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {host}\r\n" + UPGRADE
OPENED, PING, PONG = b"0{", b"2", b"3"
GAME = find_boardgame_game().id.encode()
HELLO = b"40/%b," % GAME
MESSAGE_PREFIX = b"42/%b," % GAME
SYNC = MESSAGE_PREFIX + b'["sync","%b","%d",null,4]'
SYNCED = MESSAGE_PREFIX + b'["sync","%b",'
PRESENCE = MESSAGE_PREFIX + b'["matchData",'
UPDATE_PREFIX = MESSAGE_PREFIX + b'["update","%b",'
STATE = b'"_stateID":%d},['
"""Found once in the update of a move: in the log that follows it, a comma comes after the number."""
LEGAL_END = b"]}]"
"""How the list of legal moves ends."""
MOVE_COMMAND = MESSAGE_PREFIX + b'["update",{"type":"MAKE_MOVE","payload":%b,"playerID":"%d"}},%d,"%b","%d"]'

decode_legal_actions = msgspec.json.Decoder(list[msgspec.Raw]).decode


def make_table(driver: "TableDriver", number: int) -> tuple[str, TableOfFour]:
    return f"{number}.0", BoardgameTable(driver, number)


class BoardgameTable(TableOfFour):
    def __init__(self, driver: "TableDriver", number: int) -> None:
        super().__init__(driver, number)
        self._id = self._synced = self._expected = self._state = b""
        self._version = 0
        self._seats_connecting = 0

    def open_table(self, table_id: str) -> None:
        """The first seat's request makes the match; the other seats ask for it afterwards."""
        self._id = table_id.encode()
        self._synced, self._expected = SYNCED % self._id, UPDATE_PREFIX % self._id
        self._version = 0
        self._updates_missing = SEATS
        if self._seats:
            self._request_state(0)
        else:
            self._seats_connecting = SEATS
            self._connect([(HANDSHAKE, HELLO)] * SEATS)

    def _request_state(self, number: int) -> None:
        self._seats[number].send_text(SYNC % (self._id, number))

    def on_message(self, seat: SeatSocket, data: bytes, start: int = 0) -> None:
        if not data.startswith(self._expected, start):
            self._on_other_message(seat, data[start:])
        elif data.rfind(self._state) < 0:
            raise UnexpectedMessage(f"an unexpected state: {data!r}")
        else:
            self._on_update(seat, data, start)

    def make_move(self) -> None:
        turn = self._seat_to_move
        assert turn is not None
        start = self._last_update.rfind(LEGAL) + len(LEGAL) - 1
        choices = decode_legal_actions(
            self._last_update[start : self._last_update.index(LEGAL_END, start) + len(LEGAL_END)]
        )
        chosen = bytes(choices[int(self._random() * len(choices))])
        payload = chosen[:-1]  # without the closing brace: the player's id comes next
        message = MOVE_COMMAND % (payload, turn.number, self._version, self._id, turn.number)
        self._version += 1
        self._state = STATE % self._version
        self._send_move(turn, message)

    def _start_next_game(self) -> None:
        self.open_table(f"{self._number}.{self.games}")

    def _on_other_message(self, seat: SeatSocket, text: bytes) -> None:
        if text.startswith(self._synced):
            self._on_synchronized(seat, text)
        elif text.startswith(HELLO):
            self._seats_connecting -= 1
            if not self._seats_connecting:
                self._request_state(0)
        elif text == PING:
            seat.send_text(PONG)
        elif not text.startswith((OPENED, PRESENCE)):
            raise UnexpectedMessage(f"an unexpected message: {text!r}")

    def _on_synchronized(self, seat: SeatSocket, text: bytes) -> None:
        if seat.number == 0:
            for number in range(1, SEATS):
                self._request_state(number)
        if LEGAL + b"]" not in text:
            self._seat_to_move, self._last_update = seat, text
        self._updates_missing -= 1
        if not self._updates_missing:
            self.make_move()
