"""What a request makes of a table on a device, before it is stored."""

from collections.abc import Mapping, Sequence

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.device.refusal_facts import write_refusal
from thirdplace.table.table import Table
from thirdplace.table.table_state import Keys

__all__ = ["Change", "SocketMessage", "refuse"]


class SocketMessage(msgspec.Struct, frozen=True):
    """A message for one of the page's connections to the table."""

    socket: int
    text: str


class Change(msgspec.Struct, eq=False):
    """Nothing of it has happened until its entries are stored and `DeviceTable.commit` was called."""

    table: Table
    sockets: Mapping[int, Keys]
    first_number: int = 0
    """The number of the first of the entries, counted from 0."""
    entries: Sequence[str] = ()
    next_table: str | None = None
    """The id of the next table, if one was made."""
    next_entries: Sequence[str] = ()
    messages: Sequence[SocketMessage] = ()
    """To be sent once the entries are stored."""
    view: str = ""
    """If there are entries: what everyone may know of the table after them, for a list of games."""
    answer: str = ""
    """The answer for whoever asked, as JSON."""
    refusal: str = ""
    """Why it was refused, as JSON (`RefusalFacts`); empty: it was not."""


def refuse(table: Table, sockets: Mapping[int, Keys], refused: Refused) -> Change:
    """A change of nothing."""
    return Change(table, sockets, refusal=write_refusal(refused))
