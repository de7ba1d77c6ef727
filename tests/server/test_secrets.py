"""Secrets stay on the server, seen from outside: what comes over real sockets, byte for byte.

Each story is told twice, at two tables that differ only in what seat 1 cannot know. All that seat 1, its
bot on the HTTP stream and an onlooker get is the same, but for what is random by nature.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME
from support.live_server import QUICK, Lobby, Server, TableConnection, TableMade, open_lobby, run_async

PEOPLE = ("Ann", "Bob", "Cleo")
Json = dict[str, Any]
Step = tuple[int, Json]
"""A seat and what it says: an action, or a command of another kind."""

NATURE = (
    (rb'"commitment": ?"[0-9a-f]{64}"', b'"commitment":""'),
    (rb'"clock":\{"shows":\d+,"at":\d+', b'"clock":{"shows":0,"at":0'),
    (rb'"ends":\d+', b'"ends":0'),
)
IN_RECORDS = ((rb'"(at|clock)": ?\d+', rb'"\1":0'),)


@dataclass
class World:
    """What chance decides, and what is done; seat 1 sees no difference between two of a kind."""

    game: str
    setup: Json
    steps: list[Step]
    options: Json = field(default_factory=dict)


def do(kind: str, **values: Any) -> Json:
    return {"type": "do", "action": {"type": kind, **values}}


# Two worlds of each game.


def bid_world(projects: str, hidden: list[str], by_order: bool) -> World:
    """Cleo's bid is made by hand, or by a standing order that nobody knows of; both have a round."""
    order: Json = {"type": "order", "order": {"type": "raise", "up_to": 3}}
    waiting: Json = {"type": "order", "order": {"type": "pass-round"}}
    steps: list[Step] = [(2, order), (0, {"type": "auto", "on": True})] if by_order else []
    steps += [(0, do("bid", amount=1)), (1, do("bid", amount=2))]
    steps += [] if by_order else [(2, do("bid", amount=3))]
    steps += [(0, do("pass")), (1, do("bid", amount=3)), (1, do("bid", amount=4)), (2, do("pass"))]
    steps += [(1, do("choose", card=card)) for card in (*sorted(hidden), "museum", "bakery")]
    steps += [(2, do("choose", card="hotel"))]
    steps += [(0, waiting)] if by_order else []
    steps += [(1, do("bid", amount=1)), (1, {"type": "undo"}), (1, do("bid", amount=2))]
    deck = ["hotel", "bakery", "museum", "pool", *hidden]
    return World(TURN_GAME, {"first": 0, "projects": list(projects), "deck": deck}, steps)


def please_world(coming: list[int], ann: list[str], cleo: list[str]) -> World:
    """Three rolls of five; where Ann and Cleo write, only they know."""
    steps: list[Step] = []
    for number, slot in enumerate(["hundreds", "garbage", "tens"]):
        steps.append((number, do("roll")))
        writers = [(0, ann[number]), (1, slot), (2, cleo[number])]
        steps += [(seat, do("write", slot=name)) for seat, name in writers]
    return World(LED_GAME, {"rolls": [4, 1, 6, *coming]}, steps[:-1])


LATE = ("te-hapua-1975", "whakatane-1987", "queenstown-1988", "oban-2002")


def race_world(*late: str) -> World:
    """Bob tries every late card, and is told the same whoever has it."""
    steps: list[Step] = [
        (seat, do("start", place=place)) for seat, place in enumerate(["whangarei", "auckland", "nelson"])
    ]
    steps += [(1, do("offer", to=0, give="auckland-1840", take=card)) for card in LATE]
    steps += [(1, do("offer", to=2, give=card, take="nelson-1870")) for card in LATE]
    steps += [(0, do("offer", to=1, give="waitangi-1840", take="auckland-1840"))]
    steps += [(1, do("decline", **{"from": 0}))]
    steps += [(seat, do("ready")) for seat in range(3)]
    steps += [(0, do("move", to="waitangi"))]
    steps += [(1, do("turn-in", card=card)) for card in LATE]
    steps += [(1, do("skip")), (2, do("skip"))]
    hands = [["waitangi-1840"], ["auckland-1840"], ["nelson-1870"]]
    setup = {"hands": hands, "late": [[card] for card in late]}
    return World(CLOCK_GAME, setup, steps, {"seconds_per_year": 60.0})


STORIES = {
    TURN_GAME: (
        bid_world("PLA", ["gym", "library", "city-hall"], by_order=True),
        bid_world("SLE", ["city-hall", "gym", "library"], by_order=False),
    ),
    LED_GAME: (
        please_world([1, 1, 2, 5, 3], ["thousands", "ones", "garbage"], ["ones", "tens", "hundreds"]),
        please_world([6, 2, 4, 4, 1], ["garbage", "thousands", "tens"], ["hundreds", "garbage", "ones"]),
    ),
    CLOCK_GAME: (
        race_world(LATE[0], LATE[3], LATE[2]),
        race_world(LATE[1], LATE[2], LATE[0]),
    ),
}


# Listening.


class Ear:
    """A socket, and every byte that came over it."""

    def __init__(self, person: TableConnection) -> None:
        self.person = person
        self.heard: list[bytes] = []
        self.version = 0

    async def listen(self) -> Json:
        text = await self.person.socket.receive_str(timeout=20)
        message: Json = json.loads(text)
        if message["type"] != "time":  # the answer to our own fence
            self.heard.append(text.encode())
        self.version = message.get("version", self.version)
        return message

    async def fence(self, version: int) -> None:
        """Hear everything up to this version, and whatever else was sent until now."""
        while self.version < version:
            await self.listen()
        await self.person.send({"type": "time", "sent": 1})
        while (await self.listen())["type"] != "time":
            pass

    async def say(self, command: Json) -> bool:
        """Is it done?"""
        await self.person.send(command)
        while True:
            message = await self.listen()
            if message.get("id") == command["id"]:
                return bool(message["type"] == "ok")


@asynccontextmanager
async def streamed(lobby: Lobby, table: TableMade) -> AsyncIterator[list[bytes]]:
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


async def until(wanted: Any) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(20):
        while not wanted():
            await asyncio.sleep(0.005)


# The story.


async def tell(lobby: Lobby, world: World) -> dict[str, list[bytes]]:
    """Everything that came to seat 1 and to an onlooker while this happened."""
    table = await lobby.make_table(
        world.game, *PEOPLE, setup=world.setup, options=world.options, settings=QUICK
    )
    ears = [Ear(await lobby.connect(table, table.tokens[0]))]
    await ears[0].fence(1)
    for tokens in ([table.tokens[1]], [table.tokens[2]], []):  # the last one only looks on
        ears.append(Ear(await lobby.connect(table, *tokens)))
        await ears[-1].fence(1)
    _, bob, _, onlooker = ears
    async with streamed(lobby, table) as lines:
        await until(lambda: lines)
        version = bob.version
        for number, (seat, command) in enumerate(world.steps):
            done = await ears[seat].say(command | {"seat": seat, "id": f"step {number}"})
            secret = command["type"] in ("order", "auto")
            version += done and not secret
            if world.game == TURN_GAME and _follows(world, number):
                version += 1
            for ear in ears:
                await ear.fence(version)
        await until(lambda: json.loads(lines[-1])["version"] == version)
    await onlooker.fence(version)
    came_back = [
        await _back(lobby, table, [table.tokens[1]], version),
        await _back(lobby, table, [], version),
    ]
    heard = {"seat 1": _without_ids(bob.heard), "onlooker": onlooker.heard, "stream": lines}
    told = {name: [_natural(table, text) for text in texts] for name, texts in heard.items()}
    told |= {"came back": [_natural(table, text) for text in came_back]}
    told |= {"asked": [await _get(lobby, table, *what) for what in _asked(table)]}
    for ear in ears:
        await ear.person.close()
    return told


def _follows(world: World, number: int) -> bool:
    """Does Cleo's standing order answer this step? (It was the first step, if there is one.)"""
    return world.steps[0][0] == 2 and world.steps[number] == (1, do("bid", amount=2)) and number < 5


async def _back(lobby: Lobby, table: TableMade, tokens: list[str], version: int) -> bytes:
    """What one is told who was there three versions ago."""
    ear = Ear(await lobby.connect(table, *tokens, version=version - 3))
    await ear.fence(version)
    await ear.person.close()
    return ear.heard[0]


def _asked(table: TableMade) -> list[tuple[str, str | None]]:
    bob = table.tokens[1]
    viewers = (None, bob, table.host)
    return [("", None), ("", bob), *((path, token) for path in ("/record", "/story") for token in viewers)]


async def _get(lobby: Lobby, table: TableMade, path: str, token: str | None) -> bytes:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    async with lobby.session.get(f"/api/tables/{table.id}{path}", headers=headers) as response:
        assert response.status == 200
        return _natural(table, await response.read(), NATURE + IN_RECORDS)


def _without_ids(heard: list[bytes]) -> list[bytes]:
    """Steps have other numbers where an order was given in between."""
    return [re.sub(rb'"id":"step \d+"', b'"id":"step"', text) for text in heard]


def _natural(table: TableMade, text: bytes, nature: tuple[tuple[bytes, bytes], ...] = NATURE) -> bytes:
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
            real, other = [await tell(lobby, world) for world in STORIES[game]]
        for name, texts in real.items():
            assert other[name] == texts, name
            assert len(texts) >= 2
        assert len(real["seat 1"]) > len(STORIES[game][1].steps)
        updates = [json.loads(text) for text in real["stream"]]
        assert all(update["seat"] == 1 for update in updates)

    run_async(compare())
