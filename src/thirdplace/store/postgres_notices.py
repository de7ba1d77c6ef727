"""Notices by PostgreSQL's own LISTEN and NOTIFY."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any

from thirdplace.store.notices import OnChanges, OnNodeMessage
from thirdplace.store.postgres_functions import CHANNEL, MESSAGE_CHANNEL

__all__ = ["PostgresNotices"]

Connection = Any
CHECK_INTERVAL_S = 2.0
CHECK_TIMEOUT_S = 2.0
"""A connection that does not answer for so long is taken for dead."""
MAX_NOTICE_BYTES = 7900
"""PostgreSQL takes 8,000 at most. A longer message is not sent: nothing that matters is a message."""


class PostgresNotices:
    is_in_database = True

    def __init__(
        self, connect: Callable[[], Awaitable[Connection]], execute: Callable[..., Awaitable[object]]
    ) -> None:
        self._connect = connect
        self._execute = execute

    async def open(self, identity: str) -> None:
        """Nothing to do: its channels are the database's own."""

    async def listen(
        self, on_changes: OnChanges, on_message: OnNodeMessage, on_ready: Callable[[], None]
    ) -> None:
        def on_changes_notice(connection: object, pid: int, channel: str, payload: object) -> None:
            sender, _, tables = str(payload).partition(
                " "
            )  # a node without a name, which joins anew, has none
            on_changes(sender, tables.split())

        def on_message_notice(connection: object, pid: int, channel: str, payload: object) -> None:
            sender, _, message = str(payload).partition(" ")
            on_message(sender, message.encode())

        connection = await self._connect()
        try:
            is_lost = asyncio.Event()
            connection.add_termination_listener(lambda _: is_lost.set())
            await connection.add_listener(CHANNEL, on_changes_notice)
            await connection.add_listener(MESSAGE_CHANNEL, on_message_notice)
            on_ready()
            while not is_lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(is_lost.wait(), CHECK_INTERVAL_S)
                if not is_lost.is_set():  # a network that loses everything closes nothing
                    await connection.execute("SELECT 1", timeout=CHECK_TIMEOUT_S)
        finally:
            connection.terminate()

    async def publish_changes(self, sender: str, tables: Collection[str]) -> None:
        if tables:
            await self._execute("SELECT thirdplace.notify_of_tables($1, $2)", sender, list(tables))
        else:
            await self._execute("SELECT pg_notify($1, $2)", CHANNEL, sender)

    async def publish_message(self, sender: str, message: bytes) -> None:
        text = f"{sender} {message.decode()}"
        if len(text.encode()) <= MAX_NOTICE_BYTES:
            await self._execute("SELECT pg_notify($1, $2)", MESSAGE_CHANNEL, text)

    async def close(self) -> None:
        """Nothing to do: its connections are the store's."""
