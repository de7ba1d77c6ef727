"""A table of Colyseus's server: a room. Its messages are binary; what has changed of its state is a patch.

It does less than our server: rooms are in memory, and the next game is played in the same room.
"""

from contextlib import closing
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any

import msgspec

from servers.seat_socket import SILENCE_TIMEOUT_S, UPGRADE, SeatSocket, UnexpectedMessage
from servers.table_of_four import SEATS, TableOfFour

if TYPE_CHECKING:
    from servers.table_driver import TableDriver

__all__ = ["ColyseusTable", "make_table"]

HANDSHAKE = "GET /{process}/{room}?sessionId={session} HTTP/1.1\r\nHost: {{host}}\r\n" + UPGRADE
JOINED, MESSAGE, STATE, PATCH = b"\x0a", b"\x0d", b"\x0e", b"\x0f"
"""The first byte says what it is. A seat answers JOINED with the same, and is sent the whole state."""
DEAL_COMMAND = MESSAGE + msgspec.msgpack.encode("deal")
MOVE_COMMAND = MESSAGE + msgspec.msgpack.encode("move")
LEGAL_MESSAGE = MESSAGE + msgspec.msgpack.encode("legal")
OTHER_MESSAGES = tuple(MESSAGE + msgspec.msgpack.encode(name) for name in ("project", "over"))

decode_legal_actions = msgspec.msgpack.Decoder(list[msgspec.Raw]).decode


def make_table(driver: "TableDriver", number: int) -> tuple[str, TableOfFour]:
    """Make a room over HTTP, and reserve its four seats."""
    with closing(HTTPConnection(*driver.choose_server(number), timeout=SILENCE_TIMEOUT_S)) as lobby:

        def reserve(path: str) -> Any:
            lobby.request("POST", f"/matchmake/{path}", b"{}", {"Content-Type": "application/json"})
            answer = lobby.getresponse()
            body = answer.read()
            if answer.status != 200:
                raise UnexpectedMessage(f"{path}: {answer.status} {body!r}")
            return msgspec.json.decode(body)

        first = reserve("create/table")
        others = [reserve(f"joinById/{first['roomId']}") for _ in range(SEATS - 1)]
    sessions = [seat["sessionId"] for seat in (first, *others)]
    handshakes = [
        HANDSHAKE.format(process=first["processId"], room=first["roomId"], session=session)
        for session in sessions
    ]
    return first["roomId"], ColyseusTable(driver, number, handshakes)


class ColyseusTable(TableOfFour):
    def __init__(self, driver: "TableDriver", number: int, handshakes: list[str]) -> None:
        super().__init__(driver, number)
        self._handshakes = handshakes
        self._seats_connecting = SEATS
        self._is_dealing = False

    def open_table(self, table_id: str) -> None:
        """The first game is dealt when all seats are connected."""
        self._connect([(handshake, b"") for handshake in self._handshakes])

    def on_message(self, seat: SeatSocket, data: bytes, start: int = 0) -> None:
        message = data[start:]
        self.received_bytes += len(message)
        if message.startswith(PATCH):
            self._count_update()
        elif message.startswith(LEGAL_MESSAGE):
            self._seat_to_move, self._last_update = seat, message
        elif message.startswith(JOINED):
            seat.send_binary(JOINED)
        elif message.startswith(STATE):
            self._seats_connecting -= 1
            if not self._seats_connecting:
                self._start_next_game()
        elif not message.startswith(OTHER_MESSAGES):
            raise UnexpectedMessage(f"an unexpected message: {message!r}")

    def make_move(self) -> None:
        turn = self._seat_to_move
        assert turn is not None
        choices = decode_legal_actions(self._last_update[len(LEGAL_MESSAGE) :])
        message = MOVE_COMMAND + bytes(choices[int(self._random() * len(choices))])
        self._prepare_for_updates(message)
        turn.send_binary(message)

    def _start_next_game(self) -> None:
        self._is_dealing = True
        self._updates_missing = SEATS
        self._seats[0].send_binary(DEAL_COMMAND)

    def _on_move_complete(self) -> None:
        if self._is_dealing:
            self._is_dealing = False
            self.make_move()
        else:
            super()._on_move_complete()
