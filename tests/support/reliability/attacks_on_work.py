"""Attacks by wishes: deals, replays, reviews, sheets and advice, more than anybody could want.

Each of these costs the server work. It belongs into processes beside the loop that serves the tables, a fair
share for each address, and is dropped when nobody waits for it any more.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from functools import cache
from typing import Any

import aiohttp
import msgspec
from support.games import (
    CLOCK_GAME,
    TURN_GAME,
    opening_moves,
    options_with_first_seat,
    options_with_pace,
    script_of,
)
from support.live_server import QUICK, Json, Lobby, Server, TableMade
from support.reliability.attack_scenarios import Target, scenario

from thirdplace.core.match import Match
from thirdplace.core.records.record import record_of, to_json
from thirdplace.core.registry import find_game

__all__ = ["HOPELESS", "finished_record", "from_address", "hang_up", "long_record"]

HOPELESS: Json = script_of(CLOCK_GAME).HOPELESS
"""No deal is to be found, and it takes long to see that."""
AT_ONCE = 490
"""Wishes that are within the limits of one address."""
IMPATIENCE_S = 1.0
JSON = {"Content-Type": "application/json"}


@asynccontextmanager
async def from_address(server: Server, address: str) -> AsyncIterator[Lobby]:
    """Somebody on another address of this machine."""
    async with Target(server.address, address).session() as session:
        with closing(Lobby(session)) as lobby:
            yield lobby


def long_record(skips: int = 4500) -> Json:
    """A race in which somebody does nothing thousands of times: as much as fits into a body."""
    match = Match(find_game(CLOCK_GAME), 2, seed="long", options=options_with_pace(60.0))
    *prepared, skip = opening_moves(CLOCK_GAME, 0, 1, 0, 1, None)
    for seat, action in zip((0, 1, 0, 1), prepared, strict=True):
        match.do(seat, action, 0)
    record: Json = json.loads(to_json(record_of(match)))
    record["actions"] += [{"seat": n % 2, "action": skip} for n in range(skips)]
    return record | {"clock": None}


def finished_record(game: str = TURN_GAME, seats: int = 6, **options: Any) -> Json:
    """A game to be looked over; of six people, with many a decision."""
    match = Match(find_game(game), seats, seed="finished", options=options)
    while not match.over:
        seat = match.active[0]
        match.do(seat, match.legal(seat)[0])
    record: Json = json.loads(to_json(record_of(match)))
    return record


@cache
def _long_replay() -> bytes:
    return msgspec.json.encode({"record": long_record(), "viewer": "all"})


@cache
def _review() -> bytes:
    return msgspec.json.encode({"record": finished_record()})


async def hang_up(lobby: Lobby, path: str, body: bytes, *, after_s: float) -> None:
    """Ask, and be gone before the answer is there."""
    # aiohttp's client fails with an AttributeError if an answer comes as its connection is lost.
    with suppress(TimeoutError, aiohttp.ClientError, AttributeError):
        async with asyncio.timeout(after_s), lobby.session.post(path, data=body, headers=JSON) as response:
            await response.read()


async def _ask_and_hang_up(target: Target, path: str, body: bytes) -> None:
    async with target.session() as session:
        lobby = Lobby(session)
        while True:
            wishes = (hang_up(lobby, path, body, after_s=IMPATIENCE_S) for _ in range(AT_ONCE))
            await asyncio.gather(*wishes)


async def _ask_and_wait(target: Target, path: str, body: bytes) -> None:
    async def insist(session: aiohttp.ClientSession) -> None:
        while True:
            with suppress(aiohttp.ClientError):
                async with session.post(path, data=body, headers=JSON) as response:
                    await response.read()

    async with target.session() as session:
        await asyncio.gather(*(insist(session) for _ in range(50)))


@scenario("starts of tables for which there is no deal, by their host and by others", costs_work=True)
async def request_deals(target: Target) -> None:
    async with target.session() as session:
        lobby = Lobby(session)
        table = await lobby.make_table(CLOCK_GAME, "Ann", "Bob", "Cleo", "Dan", start=False, options=HOPELESS)
        path = f"/api/tables/{table.id}/start"
        while True:
            wanted = [lobby.request("POST", path, None, table.host) for _ in range(12)]
            await asyncio.gather(*wanted, *(lobby.request("POST", path) for _ in range(12)))


@scenario("long replays, 50 at once", costs_work=True)
async def request_replays(target: Target) -> None:
    await _ask_and_wait(target, "/api/replays", _long_replay())


@scenario("long replays, 490 at once, and hang up", costs_work=True)
async def drop_replays(target: Target) -> None:
    await _ask_and_hang_up(target, "/api/replays", _long_replay())


@scenario("reviews, 50 at once", costs_work=True)
async def request_reviews(target: Target) -> None:
    await _ask_and_wait(target, "/api/reviews", _review())


@scenario("reviews, 490 at once, and hang up", costs_work=True)
async def drop_reviews(target: Target) -> None:
    await _ask_and_hang_up(target, "/api/reviews", _review())


@scenario("sheets of cards, 490 at once, and hang up", costs_work=True)
async def drop_sheets(target: Target) -> None:
    await _ask_and_hang_up(target, f"/api/sheets/{TURN_GAME}/cards", b"{}")


@scenario("advice at ten tables, four times at once each", costs_work=True)
async def request_advice(target: Target) -> None:
    async with target.session() as session:
        lobby = Lobby(session)
        settings = QUICK | {"coach": True}
        tables = [
            await lobby.make_table(
                TURN_GAME, *"ABCDEF", settings=settings, options=options_with_first_seat(0)
            )
            for _ in range(10)
        ]

        async def ask(table: TableMade) -> None:
            while True:
                await lobby.request("GET", f"/api/tables/{table.id}/seats/0/advice", None, table.tokens[0])

        await asyncio.gather(*(ask(table) for table in tables for _ in range(4)))
