"""Four people at one table, each with a socket, who play at random as fast as they are told.

As lean as a client in Python can be, so that it is the server that is measured: bytes are looked at
where they lie, and of each move one message is decoded, that of the seat whose turn it is.
"""

from abc import ABC, abstractmethod
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from seat_socket import Seat

if TYPE_CHECKING:
    from table_driver import Crowd

__all__ = ["LEGAL", "SEATS", "TableOfFour"]

SEATS = 4
FIRST_MOVES = range(8, 68)
"""So many moves a table plays before it is held, by lot: games take about 90 moves, and should not all end
at the same time afterwards."""
LEGAL = b'"legal":['


class TableOfFour(ABC):
    """One move under way at any time: the next is sent when all four have been told of the last.

    What is said is another matter for every server.
    """

    def __init__(self, crowd: "Crowd", number: int) -> None:
        self.crowd = crowd
        self._random = Random(number).random
        self.first_moves = FIRST_MOVES[int(self._random() * len(FIRST_MOVES))]
        self.moves = self.games = self.heard_bytes = self.said_bytes = 0
        self._number = number
        self._seats: list[Seat] = []
        self._missing = 0
        self._turn: Seat | None = None
        self._news = b""
        self._sent = 0.0

    @abstractmethod
    def go_to(self, table_id: str) -> None:
        """Sit down at this table, or go on to it with the sockets one has."""

    @abstractmethod
    def told(self, seat: Seat, data: bytes, start: int = 0) -> None:
        """A message for this seat lies in `data`, from `start` to the end."""

    @abstractmethod
    def move(self) -> None:
        """Whoever has the turn does anything that is legal."""

    @abstractmethod
    def _again(self) -> None:
        """The game is over: on to the next."""

    def _connect(self, handshake: str, hellos: list[bytes]) -> None:
        """`hellos`: what each says once the handshake is answered."""
        host = "{}:{}".format(*self.crowd.server)
        for number, hello in enumerate(hellos):
            greetings = handshake.format(host=host).encode(), hello
            seat = Seat(self, number, self.crowd.server, greetings)
            self._seats.append(seat)
            self.crowd.listen_to(seat)

    def leave(self) -> None:
        for seat in self._seats:
            self.crowd.forget(seat)
            seat.leave()
        self._seats.clear()

    def _do(self, turn: Seat, said: bytes) -> None:
        self._turn = None
        self.said_bytes += len(said)
        self._missing = SEATS
        self._sent = perf_counter()
        turn.say(said)

    def _done(self, seat: Seat, data: bytes, start: int) -> None:
        """This seat has been told of the move."""
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
            self._again()
        elif self.crowd.goes_on(self):
            self.move()
