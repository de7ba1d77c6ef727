"""Four seats at one table, each with a socket, that play at random as fast as updates come.

The client does as little as possible, so that the server is measured: messages are not parsed, except
one for each move, that of the seat whose turn it is.
"""

from abc import ABC, abstractmethod
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from servers.seat_socket import SeatSocket

if TYPE_CHECKING:
    from servers.table_driver import TableDriver

__all__ = ["LEGAL", "SEATS", "TableOfFour"]

SEATS = 4
FIRST_MOVES = range(8, 68)
"""How many moves a table plays before it is held, drawn at random: games take about 90 moves, and should not
all end at the same time afterwards."""
LEGAL = b'"legal":['


class TableOfFour(ABC):
    """Sends one move at a time: the next is sent when all four seats have the update of the last.

    Subclasses know the protocol of a server.
    """

    def __init__(self, driver: "TableDriver", number: int) -> None:
        self.driver = driver
        self._random = Random(number).random
        self.first_moves = FIRST_MOVES[int(self._random() * len(FIRST_MOVES))]
        self.moves = self.games = self.received_bytes = self.sent_bytes = 0
        self._number = number
        self._seats: list[SeatSocket] = []
        self._updates_missing = 0
        self._seat_to_move: SeatSocket | None = None
        self._last_update = b""
        self._sent_at = 0.0

    @abstractmethod
    def open_table(self, table_id: str) -> None:
        """Connect to this table, or change to it with the sockets that are open."""

    @abstractmethod
    def on_message(self, seat: SeatSocket, data: bytes, start: int = 0) -> None:
        """Called with a message for this seat: `data` from `start` to its end."""

    @abstractmethod
    def make_move(self) -> None:
        """Send a random legal action of the seat whose turn it is."""

    @abstractmethod
    def _start_next_game(self) -> None:
        """Called when the game is over."""

    def _connect(self, greetings: list[tuple[str, bytes]]) -> None:
        """Open four sockets. `greetings`: of each seat, the handshake, and the first message after it."""
        for number, (handshake, hello) in enumerate(greetings):
            server = self.driver.choose_server(self._number, number)
            request = handshake.format(host="{}:{}".format(*server)).encode()
            seat = SeatSocket(self, number, server, (request, hello))
            self._seats.append(seat)
            self.driver.add_seat(seat)

    def disconnect(self) -> None:
        for seat in self._seats:
            self.driver.remove_seat(seat)
            seat.close()
        self._seats.clear()

    def _send_move(self, seat: SeatSocket, message: bytes) -> None:
        self._prepare_for_updates(message)
        seat.send_text(message)

    def _prepare_for_updates(self, message: bytes) -> None:
        """Called right before a seat sends its move."""
        self._seat_to_move = None
        self.sent_bytes += len(message)
        self._updates_missing = SEATS
        self._sent_at = perf_counter()

    def _on_update(self, seat: SeatSocket, data: bytes, start: int) -> None:
        """Called when this seat has received the update of the move."""
        self.received_bytes += len(data) - start
        legal = data.rfind(LEGAL)
        if legal >= 0 and data[legal + len(LEGAL)] != 0x5D:  # not an empty list: it is this seat's turn
            self._seat_to_move, self._last_update = seat, data[start:]
        self._count_update()

    def _count_update(self) -> None:
        self._updates_missing -= 1
        if not self._updates_missing:
            self._on_move_complete()

    def _on_move_complete(self) -> None:
        self.driver.latencies.append(perf_counter() - self._sent_at)
        self.moves += 1
        if self._seat_to_move is None:
            self.games += 1
            self._start_next_game()
        elif self.driver.may_continue(self):
            self.make_move()
