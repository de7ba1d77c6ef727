"""How nodes tell each other at once what they have changed.

A notice is a hint: it may be lost, late or doubled. What notices missed is found by
`Store.find_changed_tables`, which is asked regularly.
"""

from collections.abc import Callable, Collection
from typing import Protocol

__all__ = ["EVERYONE", "NoticeChannel", "OnChanges", "OnNodeMessage"]

EVERYONE = "*"
"""The sender of a notice that concerns also the node that has caused it."""

OnChanges = Callable[[str, Collection[str]], None]
"""Called with the sender, and the ids of changed tables; none: a node has come, and any may have changed."""
OnNodeMessage = Callable[[str, bytes], None]
"""Called with the sender and what it has published."""


class NoticeChannel(Protocol):
    """All methods run in the store's event loop."""

    is_in_database: bool
    """Does the database itself send the notices of what is appended?"""

    async def open(self, identity: str) -> None:
        """Begin to use it for the database with this identity; raise if that is not possible."""

    async def listen(
        self, on_changes: OnChanges, on_message: OnNodeMessage, on_ready: Callable[[], None]
    ) -> None:
        """Listen until the connection is lost. `on_ready` is called once nothing is missed any more."""

    async def publish_changes(self, sender: str, tables: Collection[str]) -> None: ...

    async def publish_message(self, sender: str, message: bytes) -> None: ...

    async def close(self) -> None: ...
