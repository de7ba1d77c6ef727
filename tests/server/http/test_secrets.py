"""Secrets stay on the server, seen from outside: what comes over real sockets, byte for byte.

Each story is told twice, at two tables that differ only in what seat 1 cannot know. All that seat 1, its
bot on the HTTP stream and an onlooker get is the same, but for what is random by nature.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from support.live_server import QUICK, Lobby, Server, TableConnection, TableMade, open_lobby, run_async
from support.stories import Json, World, worlds_by_game

PEOPLE = ("Ann", "Bob", "Cleo")

NATURE = (
    (rb'"commitment": ?"[0-9a-f]{64}"', b'"commitment":""'),
    (rb'"clock":\{"shows":\d+,"at":\d+', b'"clock":{"shows":0,"at":0'),
    (rb'"ends":\d+', b'"ends":0'),
)
IN_RECORDS = ((rb'"(at|clock)": ?\d+', rb'"\1":0'),)


STORIES = worlds_by_game()


# Listening.


class ListeningSeat:
    """A socket, and every byte that came over it."""

    def __init__(self, person: TableConnection) -> None:
        self.person = person
        self.heard: list[bytes] = []
        self.version = 0

    async def receive(self) -> Json:
        text = await self.person.socket.receive_str(timeout=20)
        message: Json = json.loads(text)
        if message["type"] != "time":  # the answer to our own fence
            self.heard.append(text.encode())
        self.version = message.get("version", self.version)
        return message

    async def receive_until_version(self, version: int) -> None:
        """Hear everything up to this version, and whatever else was sent until now."""
        while self.version < version:
            await self.receive()
        await self.person.send({"type": "time", "sent": 1})
        while (await self.receive())["type"] != "time":
            pass

    async def send_and_wait(self, command: Json) -> bool:
        """Is it done?"""
        await self.person.send(command)
        while True:
            message = await self.receive()
            if message.get("id") == command["id"]:
                return bool(message["type"] == "ok")


@asynccontextmanager
async def read_stream(lobby: Lobby, table: TableMade) -> AsyncIterator[list[bytes]]:
    """What Bob's bot reads over plain HTTP."""
    lines: list[bytes] = []

    async def read() -> None:
        headers = {"Authorization": f"Bearer {table.tokens[1]}"}
        async with lobby.session.get(f"/api/tables/{table.id}/stream", headers=headers) as response:
            async for line in response.content:
                if line.strip():
                    lines.append(line)

    reading = asyncio.create_task(read())
    try:
        yield lines
    finally:
        reading.cancel()
        with suppress(asyncio.CancelledError):
            await reading


async def wait_until(wanted: Any) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(20):
        while not wanted():
            await asyncio.sleep(0.005)


# The story.


async def play_and_listen(lobby: Lobby, world: World) -> dict[str, list[bytes]]:
    """Everything that came to seat 1 and to an onlooker while this happened."""
    table = await lobby.make_table(
        world.game, *PEOPLE, setup=world.setup, options=world.options, settings=QUICK
    )
    ears = [ListeningSeat(await lobby.connect(table, table.tokens[0]))]
    await ears[0].receive_until_version(1)
    for tokens in ([table.tokens[1]], [table.tokens[2]], []):  # the last one only looks on
        ears.append(ListeningSeat(await lobby.connect(table, *tokens)))
        await ears[-1].receive_until_version(1)
    _, bob, _, onlooker = ears
    async with read_stream(lobby, table) as lines:
        await wait_until(lambda: lines)
        version = bob.version
        for number, (seat, command) in enumerate(world.steps):
            done = await ears[seat].send_and_wait(command | {"seat": seat, "id": f"step {number}"})
            secret = command["type"] in ("order", "auto")
            version += done and not secret
            version += number == world.answered
            for ear in ears:
                await ear.receive_until_version(version)
        await wait_until(lambda: json.loads(lines[-1])["version"] == version)
    await onlooker.receive_until_version(version)
    came_back = [
        await _missed_update_text(lobby, table, [table.tokens[1]], version),
        await _missed_update_text(lobby, table, [], version),
    ]
    heard = {"seat 1": _without_ids(bob.heard), "onlooker": onlooker.heard, "stream": lines}
    told = {name: [_without_random_parts(table, text) for text in texts] for name, texts in heard.items()}
    told |= {"came back": [_without_random_parts(table, text) for text in came_back]}
    told |= {"asked": [await _fetch_bytes(lobby, table, *what) for what in _list_requests(table)]}
    for ear in ears:
        await ear.person.close()
    return told


async def _missed_update_text(lobby: Lobby, table: TableMade, tokens: list[str], version: int) -> bytes:
    """What one is told who was there three versions ago."""
    ear = ListeningSeat(await lobby.connect(table, *tokens, version=version - 3))
    await ear.receive_until_version(version)
    await ear.person.close()
    return ear.heard[0]


def _list_requests(table: TableMade) -> list[tuple[str, str | None]]:
    bob = table.tokens[1]
    viewers = (None, bob, table.host)
    return [("", None), ("", bob), *((path, token) for path in ("/record", "/story") for token in viewers)]


async def _fetch_bytes(lobby: Lobby, table: TableMade, path: str, token: str | None) -> bytes:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    async with lobby.session.get(f"/api/tables/{table.id}{path}", headers=headers) as response:
        assert response.status == 200
        return _without_random_parts(table, await response.read(), NATURE + IN_RECORDS)


def _without_ids(heard: list[bytes]) -> list[bytes]:
    """Steps have other numbers where an order was given in between."""
    return [re.sub(rb'"id":"step \d+"', b'"id":"step"', text) for text in heard]


def _without_random_parts(
    table: TableMade, text: bytes, nature: tuple[tuple[bytes, bytes], ...] = NATURE
) -> bytes:
    """Without what is random by nature: the table's id and code, the commitment, the server's times."""
    text = text.replace(table.id.encode(), b"<id>").replace(table.code.encode(), b"<code>")
    for pattern, name in nature:
        text = re.sub(pattern, name, text)
    return text


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("secrets") / "data"
    with Server(folder, "--messages", "1000") as running:
        yield running


@pytest.mark.parametrize("game", STORIES)
def test_nothing_that_comes_to_a_seat_or_an_onlooker_tells_what_they_may_not_know(
    server: Server, game: str
) -> None:
    async def compare() -> None:
        async with open_lobby(server) as lobby:
            real, other = [await play_and_listen(lobby, world) for world in STORIES[game]]
        for name, texts in real.items():
            assert other[name] == texts, name
            assert len(texts) >= 2
        assert len(real["seat 1"]) > len(STORIES[game][1].steps)
        updates = [json.loads(text) for text in real["stream"]]
        assert all(update["seat"] == 1 for update in updates)

    run_async(compare())
