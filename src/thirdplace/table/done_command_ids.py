"""Which commands were done for a seat, so that one that is sent again, or arrives late, is not done twice.

A command may be held up: in a network, or in a server that stands still. Its sender connects elsewhere, sends
it again, and goes on. When the first copy arrives at last, the id of the latest command alone would not tell
that it was done long ago. So of a device that numbers its commands (`sender:number`), the highest number is
remembered: whatever has a lower one comes too late.
"""

from typing import Self

import msgspec

from thirdplace.core.errors import Refused

__all__ = ["NOTHING_DONE", "DoneCommandIds"]

MAX_SENDERS = 4
"""Devices of one seat that are remembered."""


class DoneCommandIds(msgspec.Struct, frozen=True, eq=False):
    latest: str | None = None
    """The id of the latest command, if it is not numbered."""
    numbers: tuple[tuple[str, int], ...] = ()
    """The highest number of each sender; the latest sender comes last."""

    def contains(self, command_id: str) -> bool:
        """Was this command done? Raises Refused if a later one of the same sender was."""
        sender, number = _split_id(command_id)
        if number is None:
            return command_id == self.latest
        for known, highest in self.numbers:
            if known == sender:
                if number < highest:
                    raise Refused("outdated")
                return number == highest
        return False

    def add(self, command_id: str) -> Self:
        sender, number = _split_id(command_id)
        if number is None:
            return msgspec.structs.replace(self, latest=command_id)
        others = tuple(one for one in self.numbers if one[0] != sender)[1 - MAX_SENDERS :]
        return msgspec.structs.replace(self, numbers=(*others, (sender, number)))


def _split_id(command_id: str) -> tuple[str, int | None]:
    sender, colon, number = command_id.rpartition(":")
    return (sender, int(number)) if colon and number.isascii() and number.isdigit() else (command_id, None)


NOTHING_DONE = DoneCommandIds()
