"""What every store does, wherever it keeps its data: the log of each table, and the records of ended games.

The number of an entry (its table and `seq`) can be taken once only. That decides who was first where several
nodes (server processes) write to one store. Each table has at most one owner among the living nodes, which
runs its clock and its computer players; any node may append what people do. A table's epoch grows with every
change of its owner, and an append with an older epoch is rejected.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Protocol

import msgspec

__all__ = [
    "NOTHING_KNOWN",
    "Append",
    "Claim",
    "Conflict",
    "Damaged",
    "KnownState",
    "NewTable",
    "OnCommitted",
    "OnMessage",
    "OnOrphaned",
    "OnOutsideChange",
    "OnReachable",
    "SharedToolStore",
    "Store",
    "StoredItem",
    "StoredRecord",
    "StoredSharedTool",
    "StoredTable",
    "TableNews",
    "Unavailable",
    "UnusableStore",
    "code_of_connections_id",
    "connections_id_of_tool",
]


HANDOVER_MS = 1000
"""If a table was without an owner for less than this, its clock goes on."""


class Conflict(Exception):
    """Another process has written these entries first: read them, and apply the commands again."""


class Unavailable(Exception):
    """The store cannot be read now; a later attempt may succeed."""


class Damaged(Exception):
    """The store's content cannot be read; a later attempt will not succeed either."""


class UnusableStore(Exception):
    """Nothing can be stored there; the message is the system's reason."""

    def __init__(self, reason: str, problem: str | None = None, **values: str) -> None:
        """`problem`: `doctor-<problem>` in the locale files says it, and what helps, with these values."""
        super().__init__(reason)
        self.problem = problem
        self.values = values


class Append(msgspec.Struct, frozen=True, eq=False):
    """Entries that are stored all together or not at all."""

    table: str
    seq: int
    """The number of the first entry."""
    entries: list[bytes]
    record: tuple[str, bytes] | None = None
    """The game and its record, once it is over."""
    new_tables: Sequence["NewTable"] = ()
    """This node owns them, with epoch 0."""
    epoch: int = 0
    """The table's epoch, as far as it is known here."""

    @property
    def entry_count(self) -> int:
        """With those of new tables."""
        return len(self.entries) + sum(len(new.entries) for new in self.new_tables)


class NewTable(msgspec.Struct, frozen=True, eq=False):
    id: str
    code: str
    game: str
    entries: list[bytes]


KnownState = tuple[int, int | None]
"""What a node knows of a table: the number of its entries, and of other changes (None: nothing)."""
NOTHING_KNOWN: KnownState = (0, None)


class TableNews(msgspec.Struct, frozen=True, eq=False):
    """What a node reads of a table that other nodes may have changed."""

    entries: list[bytes] = []
    ages_ms: list[int] = []
    """How long ago each of these entries was written."""
    owner: str | None = None
    """The living node that owns the table."""
    epoch: int = 0
    change_count: int = 0
    """Counts changes of the owner and of other nodes' connections."""
    connections: Mapping[str, bytes] | None = None
    """What other living nodes have saved with `save_connections`, by node. None: the same as is known."""


class Claim(msgspec.Struct, frozen=True):
    """A table that belongs to this node now."""

    epoch: int
    unowned_ms: int | None
    """How long ago its former owner was last alive; None: nobody knows, or nobody has owned it before."""

    @property
    def is_handover(self) -> bool:
        """Has its former owner given it up a moment ago? Then nothing has stood still."""
        return self.unowned_ms is not None and self.unowned_ms < HANDOVER_MS


class StoredTable(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """A table with its whole log, as it goes from one store to another."""

    id: str
    code: str
    game: str
    idle_s: int
    """For so many seconds nobody has visited it."""
    entries: list[bytes]


class StoredRecord(msgspec.Struct, frozen=True, tag_field="type", tag="record"):
    table: str
    game: str
    age_s: int
    record: bytes


StoredItem = StoredTable | StoredRecord


class StoredSharedTool(msgspec.Struct, frozen=True, eq=False):
    """A tool that devices share by a code, such as a timer. It is kept for hours, and in no backup."""

    kind: str
    content: bytes
    version: int
    """Counts what has been saved since it was opened."""
    age_ms: int
    """How long ago it was opened."""
    idle_ms: int
    """How long ago it was last saved or visited."""
    connections: Mapping[str, bytes]
    """What other living nodes have saved with `Store.save_connections`, by node."""


TOOL_PREFIX = "tool:"


def connections_id_of_tool(code: str) -> str:
    """Where a table has its id: in `Store.save_connections`, and in notices of changes."""
    return TOOL_PREFIX + code


def code_of_connections_id(connections_id: str) -> str | None:
    """The code of a tool. None: it is a table."""
    return connections_id.removeprefix(TOOL_PREFIX) if connections_id.startswith(TOOL_PREFIX) else None


OnCommitted = Callable[[list[tuple[Append, Exception | None]]], None]
"""Called in the writer's thread after each commit, with every append and its error (None: it is durable)."""

OnOutsideChange = Callable[[Collection[str] | None], None]
"""Called in the writer's thread when another process has written to these tables (None: to any)."""


OnMessage = Callable[[bytes], None]
"""Called in a thread of the store's with a message that another node has published."""

OnOrphaned = Callable[[Collection[str]], None]
"""Called in a thread of the store's with tables of a node that has died and that no other one has claimed.

Only one node is told: the one that has noticed. Others, at which people are, have had time to claim them."""

OnReachable = Callable[[bool], None]
"""Called in a thread of the store's when it cannot be reached for longer than other nodes wait (False), and
when it can be reached again (True). A node owns nothing in between."""


class SharedToolStore(Protocol):
    """The tools that devices share. May be called from any thread; raises Unavailable or Damaged."""

    def add(self, code: str, kind: str, content: bytes) -> bool:
        """Keep a new tool. False: the code is taken."""

    def read(self, code: str) -> StoredSharedTool | None: ...

    def save(self, code: str, version: int, content: bytes) -> bool:
        """Replace the content of this version. False: it has another one, or is gone."""

    def find_changed(self, known: Mapping[str, tuple[int, int]]) -> list[str]:
        """The codes of tools that have another version, or another sum of other nodes' connections.

        What nodes save as their connections to a tool is a number."""

    def mark_visited(self, codes: Collection[str]) -> None:
        """Note that somebody is at these now."""

    def delete_abandoned(self, idle_ms: int) -> None:
        """Delete those that nobody has visited for so long."""

    def count(self) -> int: ...


class Store(Protocol):
    """Any thread may read; a thread of the store's own writes. Reading raises Unavailable or Damaged."""

    @property
    def node(self) -> str | None:
        """The name of this node, once it has joined; a new one if other nodes took it for dead meanwhile.

        None while the store cannot be reached: others may own this node's tables."""

    @property
    def has_other_nodes(self) -> bool:
        """Do other living nodes use this store?"""

    @property
    def may_lose_tables(self) -> bool:
        """Has the store been silent for so long that others may soon own everything?"""

    @property
    def tools(self) -> SharedToolStore: ...

    def join(self) -> None:
        """Become a node, which can own tables and is told by others what they change and publish."""

    def close(self) -> None:
        """Write everything that waits, give all tables back, then stop."""

    def append(self, *wanted: Append) -> None:
        """Queue entries for the writer, which reports to `on_committed`."""

    def find_table_by_code(self, code: str) -> str | None:
        """The id of the table with this code."""

    def count_tables(self) -> int: ...

    def read_entries(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after the first `after`; empty if there is no such table. Raises Damaged on a gap."""

    def read_news(self, known: Mapping[str, KnownState]) -> dict[str, TableNews]:
        """Of each of these tables: the entries that are not known, the owner, and who is connected elsewhere.

        Tables that there are not are left out. Raises Damaged if any of the others is.
        """

    def find_changed_tables(self, known: Mapping[str, tuple[int, int]]) -> list[str]:
        """Which of these tables have another number of entries or of changes than is known of them."""

    def claim_tables(self, tables: Collection[str]) -> dict[str, Claim]:
        """Become the owner of those that no living node owns. May be called from any thread."""

    def release_tables(
        self, tables: Collection[str], on_done: Callable[[bool], None] = lambda is_done: None
    ) -> None:
        """Give up tables that this node owns, and forget who is connected to them here.

        Then call `on_done` with whether that is durable.
        """

    def save_connections(self, connections: Mapping[str, bytes]) -> None:
        """Let other nodes know who is connected to these tables here."""

    def publish(self, message: bytes) -> None:
        """Send a message to all other nodes. It may be lost."""

    def read_record(self, table: str) -> bytes | None: ...

    def mark_visited(self, tables: Iterable[str]) -> None:
        """Note that somebody is at these tables now."""

    def list_abandoned_tables(self, days: float) -> list[str]:
        """The ids of tables that nobody has visited for so many days."""

    def delete_table(
        self,
        table: str,
        game: str,
        record: bytes | None,
        on_done: Callable[[], None],
        *,
        forget_record: bool = False,
    ) -> None:
        """Delete a table; store its record, if given and not stored yet. Then call `on_done`."""

    def delete_old_records(self, days: float, on_done: Callable[[int], None]) -> None:
        """Delete records of games that ended so many days ago; call `on_done` with their number, if any."""

    def save_age(self) -> None:
        """Note how long the store has existed, where it keeps that itself."""

    def read_all(self) -> Iterator[StoredItem]:
        """Everything that is stored, as it stands at one moment. Servers may go on writing meanwhile."""

    def import_all(self, items: Iterable[StoredItem]) -> None:
        """Write everything, or nothing if something fails. Raises Conflict if the store is not empty."""

    def check_writable(self, on_done: Callable[[bool], None]) -> None:
        """Try to write something, and call `on_done` with whether it is durable."""
