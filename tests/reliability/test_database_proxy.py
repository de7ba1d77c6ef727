"""What the nemesis does between a node and its database really happens."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from support.live_server import run_async
from support.postgres import make_database
from support.reliability.database_proxy import DatabaseProxy, MessageSplitter


@pytest.fixture
def proxy() -> Iterator[DatabaseProxy]:
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:  # a socket's path must be short
        opened = DatabaseProxy(make_database(), Path(folder))
        yield opened
        opened.close()


def test_messages_are_split_wherever_they_are_cut() -> None:
    messages = [b"A\x00\x00\x00\x05x", b"Z\x00\x00\x00\x04", b"D\x00\x00\x00\x0612"]
    sent = b"".join(messages)
    for size in range(1, len(sent) + 1):
        splitter = MessageSplitter()
        parts = [sent[start : start + size] for start in range(0, len(sent), size)]
        assert [one for part in parts for one in splitter.split(part)] == messages


def test_notices_are_lost_doubled_or_late_and_all_else_passes(proxy: DatabaseProxy) -> None:
    async def all_of_it() -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        connection = await asyncpg.connect(proxy.address)
        await connection.add_listener("news", lambda *told: heard.put_nowait(told[-1]))

        async def notify(text: str) -> None:
            """When this is answered, the notice has passed the proxy, if it passes at once."""
            await connection.execute("SELECT pg_notify('news', $1)", text)
            assert await connection.fetchval("SELECT 7") == 7

        proxy.notice_fault = "lost"
        await notify("one")
        proxy.notice_fault = "doubled"
        await notify("two")
        assert [heard.get_nowait() for _ in range(heard.qsize())] == ["two", "two"]
        proxy.notice_fault = "late"
        await notify("three")
        assert heard.empty()
        proxy.notice_fault = None
        await notify("four")
        assert [await heard.get() for _ in range(2)] == ["four", "three"]
        assert proxy.notices_disturbed == 3
        connection.terminate()

    run_async(all_of_it())


def test_what_was_held_arrives_late_although_its_sender_has_given_up(proxy: DatabaseProxy) -> None:
    async def all_of_it() -> None:
        connection = await asyncpg.connect(proxy.address)
        await connection.execute("CREATE TABLE late (number integer)")
        proxy.hold()
        with pytest.raises(TimeoutError):
            await connection.execute("INSERT INTO late VALUES (1)", timeout=0.3)
        connection.terminate()
        proxy.mend()
        again = await asyncpg.connect(proxy.address)
        while await again.fetchval("SELECT count(*) FROM late") == 0:
            await asyncio.sleep(0.02)
        again.terminate()

    run_async(all_of_it())
