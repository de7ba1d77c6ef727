"""Notices of changes leave in their order, and never pile up."""

import asyncio
from collections.abc import Collection

from support.live_server import run_async

from thirdplace.store import change_publisher
from thirdplace.store.change_publisher import ChangePublisher
from thirdplace.store.notices import NoticeChannel, OnChanges, OnNodeMessage


class HangingChannel(NoticeChannel):
    is_in_database = False

    def __init__(self) -> None:
        self.may_go_on = asyncio.Event()
        self.published: list[tuple[str, Collection[str]]] = []

    async def open(self, identity: str) -> None: ...

    async def listen(self, on_changes: OnChanges, on_message: OnNodeMessage, on_ready: object) -> None: ...

    async def publish_changes(self, sender: str, tables: Collection[str]) -> None:
        await self.may_go_on.wait()
        self.published.append((sender, tables))
        if tables == ["bad"]:
            raise OSError

    async def publish_message(self, sender: str, message: bytes) -> None: ...

    async def close(self) -> None: ...


def test_everything_is_published_in_its_order_whatever_fails() -> None:
    async def test() -> None:
        channel = HangingChannel()
        publisher = ChangePublisher(channel)
        for table in ("a", "bad", "b"):
            publisher.publish("one", [table])
        channel.may_go_on.set()
        await publisher.finish()
        publisher.publish("two", ["c"])
        await publisher.finish()
        assert channel.published == [("one", ["a"]), ("one", ["bad"]), ("one", ["b"]), ("two", ["c"])]

    run_async(test())


def test_of_too_many_the_newest_are_published() -> None:
    async def test() -> None:
        channel = HangingChannel()
        publisher = ChangePublisher(channel)
        for number in range(2 * change_publisher.MAX_WAITING):
            publisher.publish("one", [str(number)])
        channel.may_go_on.set()
        await publisher.finish()
        assert [int(table) for _, (table,) in channel.published] == list(
            range(change_publisher.MAX_WAITING, 2 * change_publisher.MAX_WAITING)
        )

    run_async(test())
