"""People who play at random and remember all they were told, and the log that tells what was true."""

import asyncio
import itertools
import json
import math
import random
import secrets
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from support.games import CLOCK_GAME, opening_moves, options_with_pace
from support.live_server import QUICK, Json, Lobby, TableConnection, TableMade

from thirdplace.core.records.record import Record, verify
from thirdplace.store.open_store import open_store
from thirdplace.store.sqlite_store import FILE_NAME
from thirdplace.table import entries
from thirdplace.table.table import Table

__all__ = [
    "CUT_OFF",
    "ExpectedUpdates",
    "RandomPlayer",
    "ReceivedUpdate",
    "SeatPicture",
    "SentAction",
    "check_finished_record",
    "read_log",
    "run_together",
    "start_race",
]

Seat = int | None
encode = msgspec.json.encode

TOLD_AS = {
    entries.Sat: "sat",
    entries.Left: "left",
    entries.Started: "begun",
    entries.Paused: "paused",
    entries.Resumed: "resumed",
    entries.Undone: "undone",
    entries.Continued: "continued",
}
"""How people hear of what is not the game."""
CUT_OFF = (TypeError, aiohttp.ClientError, ConnectionError)
"""What a person notices of a connection that is gone (aiohttp: something came that is no text)."""


@dataclass
class SentAction:
    """A command somebody sent, and what they were told of it."""

    id: str
    seat: int
    action: Json
    answer: Json | None = None
    times_sent: int = 1

    @property
    def acknowledged(self) -> bool:
        return self.answer is not None and self.answer["type"] == "ok"

    @property
    def refused(self) -> bool:
        return self.answer is not None and self.answer["type"] == "refused"


@dataclass
class ReceivedUpdate:
    """An update, and the picture of the game it left."""

    seat: Seat
    since: int | None
    version: int
    events: list[Json]
    view: Json | None


@dataclass
class SeatPicture:
    """A seat's game, kept only from what was sent."""

    version: int = 0
    view: Json | None = None
    legal: list[Json] = field(default_factory=list)
    undo: bool = False

    def apply_update(self, update: Json) -> ReceivedUpdate:
        since = update.get("from")
        assert since in (None, self.version), ("told what follows on something unknown", since, self.version)
        self.version = update["version"]
        if since is None or "view" in update:
            self.view = update.get("view")
        if "changed" in update:
            assert self.view is not None
            self.view = self.view | update["changed"]
        self.legal, self.undo = update.get("legal", []), update.get("undo", False)
        return ReceivedUpdate(update["seat"], since, self.version, update.get("events", []), self.view)


class RandomPlayer:
    """A phone at a table: one seat, several, or none."""

    def __init__(self, table: TableMade, seats: Sequence[int], rng: random.Random) -> None:
        self.table = table
        self.seats = seats
        self.rng = rng
        self.person: TableConnection | None = None
        self.pictures: dict[Seat, SeatPicture] = {seat: SeatPicture() for seat in seats or (None,)}
        self.heard: list[ReceivedUpdate] = []
        self.sent: dict[str, SentAction] = {}
        self.pending: dict[int, SentAction] = {}
        self.phase = "gathering"
        self.clock: Json = {}
        self._sender = secrets.token_hex(4)
        self._count = itertools.count()

    @property
    def known(self) -> int | None:
        """The version to go on from; cut off between two seats' updates, there is none."""
        versions = {picture.version for picture in self.pictures.values()}
        return versions.pop() if len(versions) == 1 and 0 not in versions else None

    @property
    def over(self) -> bool:
        """Has every seat here seen the end?"""
        views = [picture.view for picture in self.pictures.values()]
        return self.phase == "over" and all(view is not None and view["result"] is not None for view in views)

    async def connect(self, lobby: Lobby) -> None:
        """Sit down (again), and send again what was not answered."""
        tokens = [self.table.tokens[seat] for seat in self.seats]
        known = self.known
        if known is None:
            self.pictures = {seat: SeatPicture() for seat in self.pictures}
        self.person = await lobby.connect(self.table, *tokens, version=known)
        for _ in self.pictures:  # a command before the welcome is refused
            self.on_message(await self.person.receive("update"))
        for sent in self.pending.values():
            await self.person.do(sent.seat, sent.action, sent.id)

    async def play(self, messages: float = math.inf) -> None:
        """Play until the game is over, or so many messages came."""
        assert self.person is not None
        await self._act()
        while not self.over and messages > 0:
            self.on_message(await self.person.receive())
            await self._act()
            messages -= 1

    async def play_until_cut(self, messages: float = math.inf) -> None:
        with suppress(*CUT_OFF):
            await self.play(messages)

    def on_message(self, message: Json) -> None:
        if message["type"] == "update":
            self.heard.append(self.pictures[message["seat"]].apply_update(message))
            self.phase = message.get("table", {}).get("phase", self.phase)
            self.clock = message.get("clock", self.clock)
        elif message.get("id") in self.sent:
            sent = self.sent[message["id"]]
            sent.answer = message
            self.pending.pop(sent.seat, None)

    async def _act(self) -> None:
        assert self.person is not None
        if self.phase == "paused":
            await self.person.send({"type": "resume"})
        await self._act_for_seats()

    async def _act_for_seats(self) -> None:
        assert self.person is not None
        for seat in self.seats:
            picture = self.pictures[seat]
            if seat in self.pending or not picture.legal:
                continue
            if picture.undo and self.rng.random() < 0.03:
                await self.person.send({"type": "undo", "seat": seat})
            await self.send(seat, self.choose(picture.legal))

    def choose(self, legal: list[Json]) -> Json:
        """Any kind of action as likely as another: there are hundreds of offers, but one way to be ready."""
        kind = self.rng.choice(sorted({action["type"] for action in legal}))
        return self.rng.choice([action for action in legal if action["type"] == kind])

    async def send(self, seat: int, action: Json) -> None:
        assert self.person is not None
        sent = SentAction(f"{self._sender}:{next(self._count)}", seat, action)
        self.sent[sent.id] = self.pending[seat] = sent
        await self.person.do(seat, action, sent.id)


def read_log(data: Path | str, table: str) -> list[bytes]:
    """A table's log as it stands in the file, or in the database. It has to count from 1 without a gap."""
    if isinstance(data, str):
        store = open_store(data, lambda reports: None, lambda tables: None, keep_days=30)
        try:
            return store.read_entries(table)
        finally:
            store.close()
    connection = sqlite3.connect(data / FILE_NAME)
    try:
        rows = connection.execute(
            "SELECT seq, entry FROM log JOIN tables USING (number) WHERE id = ? ORDER BY seq", (table,)
        )
        found = list(rows)
    finally:
        connection.close()
    assert [seq for seq, _ in found] == list(range(1, len(found) + 1))
    return [entry for _, entry in found]


class ExpectedUpdates:
    """What a log says: each seat's view and events, version by version."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.written: list[bytes] = []
        self.table: Table | None = None
        self.moved: list[entries.Moved] = []
        self.views: list[dict[Seat, Json | None]] = [{}, {}]
        self.events: list[dict[Seat, list[Json]]] = [{}, {}]

    def read(self, data: Path | str) -> list[entries.Entry]:
        """Read on; what was there has to be there still. Returns what is new."""
        return self.extend(read_log(data, self.id))

    def extend(self, written: list[bytes]) -> list[entries.Entry]:
        """Go on to this log, which has to begin with what is known of it. Returns what is new."""
        assert written[: len(self.written)] == self.written, "what was written is there no more"
        fresh = [entries.decode_entry(entry) for entry in written[len(self.written) :]]
        self.written = written
        for entry in fresh:
            self._apply(entry)
        return list(fresh)

    def _apply(self, entry: entries.Entry) -> None:
        if self.table is None:
            assert isinstance(entry, entries.Created)
            self.table = Table(self.id, entry)
            return
        step = self.table.apply(entry, 0).step
        if isinstance(entry, entries.Moved):
            self.moved.append(entry)
        if isinstance(entry, entries.PRIVATE_ENTRIES):
            return
        match = self.table.match
        viewers: list[Seat] = [None, *range(len(self.table.chairs))]
        views = match.views(viewers) if match is not None else [None] * len(viewers)
        self.views.append(
            {viewer: _to_json_values(view) for viewer, view in zip(viewers, views, strict=True)}
        )
        told = [{"type": TOLD_AS[type(entry)]}] if type(entry) in TOLD_AS else []
        self.events.append({v: told + (_to_json_values(step.events(v)) if step else []) for v in viewers})

    def command_ids_of(self, seat: int) -> list[str]:
        """The commands of a seat that were done, in order, by their senders' names for them."""
        return [move.ref for move in self.moved if move.seat == seat and move.ref is not None]

    def check(self, heard: Iterable[ReceivedUpdate]) -> int:
        """Was all of this true, complete and in order? Returns how much was checked."""
        all_heard = list(heard)
        for told in all_heard:
            assert told.version < len(self.views), ("told, but not kept", told.version, len(self.views))
            self._check_view(told)
            if told.since is not None:
                self._check_events(told, told.since)
        return len(all_heard)

    def _check_view(self, told: ReceivedUpdate) -> None:
        kept = self.views[told.version].get(told.seat)
        if told.view is None or kept is None:
            assert told.view is kept, (told, kept)
        else:
            assert _without_year(told.view) == _without_year(kept), (told.seat, told.version, told.since)

    def _check_events(self, told: ReceivedUpdate, since: int) -> None:
        kept = [event for seen in self.events[since + 1 : told.version + 1] for event in seen[told.seat]]
        heard = [
            {"type": event["type"]} if event["type"] in TOLD_AS.values() else event for event in told.events
        ]
        assert heard == kept, (told.seat, since, told.version)


def _to_json_values(value: Any) -> Any:
    return json.loads(encode(value))


def _without_year(view: Json) -> Json:
    """A race's year is drawn by each client from the clock."""
    return {name: value for name, value in view.items() if name != "year"}


async def check_finished_record(lobby: Lobby, table: TableMade, truth: ExpectedUpdates) -> Record:
    """The record of a game that is over: it holds, and it is what the log says."""
    status, told = await lobby.request("GET", f"/api/tables/{table.id}/record")
    assert status == 200, told
    record = msgspec.convert(told, Record)
    match = verify(record)
    assert match.over
    assert truth.table is not None
    assert truth.table.match is not None
    assert match.state == truth.table.match.state
    return record


async def start_race(lobby: Lobby, **settings: bool) -> tuple[TableMade, list[TableConnection]]:
    """Two people whose race has begun, and takes its time."""
    table = await lobby.make_table(
        CLOCK_GAME, "Ann", "Bob", options=options_with_pace(20), settings={**QUICK, **settings}
    )
    people = [await lobby.connect(table, token) for token in table.tokens]
    begin, _, ready, _ = opening_moves(CLOCK_GAME, 0, 1, 0, 1)
    for seat, person in enumerate(people):
        await person.receive("update")
        for number, action in enumerate((begin, ready)):
            await person.do(seat, action, f"prepare {number}")
            assert (await person.receive("ok", "refused"))["type"] == "ok"
    return table, people


async def run_together(*work: Any, patience: float = 400) -> None:
    """All at once; the first that goes wrong is told, and none goes on by itself."""
    async with asyncio.timeout(patience), asyncio.TaskGroup() as group:
        for one in work:
            group.create_task(one)
