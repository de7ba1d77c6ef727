"""The moves of a match, which its forks share: to fork a match must not cost more the longer it lasts."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, overload

if TYPE_CHECKING:
    from thirdplace.core.step import Move

__all__ = ["MoveList"]


class MoveList(Sequence["Move"]):
    """The first so many of a list that only grows. Forks hold the same list until they differ."""

    __slots__ = ("_count", "_held")

    def __init__(self, moves: "Iterable[Move]" = ()) -> None:
        self._held: list[Move] = list(moves)
        self._count = len(self._held)

    def fork(self) -> "MoveList":
        forked = MoveList.__new__(MoveList)
        forked._held, forked._count = self._held, self._count
        return forked

    def append(self, move: "Move") -> None:
        if len(self._held) != self._count:  # a fork has gone on from here, or this one has been cut
            self._held = self._held[: self._count]
        self._held.append(move)
        self._count += 1

    def pop(self) -> "Move":
        """Take the last one away."""
        last = self[-1]
        self._count -= 1
        return last

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> "Iterator[Move]":
        return iter(self._held[: self._count])

    @overload
    def __getitem__(self, place: int) -> "Move": ...
    @overload
    def __getitem__(self, place: slice) -> "list[Move]": ...
    def __getitem__(self, place: int | slice) -> "Move | list[Move]":
        if isinstance(place, slice):
            return self._held[: self._count][place]
        if not -self._count <= place < self._count:
            raise IndexError(place)
        return self._held[place % self._count]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MoveList | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))

    def __reduce__(self) -> Any:
        return MoveList, (list(self),)
