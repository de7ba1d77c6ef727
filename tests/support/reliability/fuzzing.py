"""People who send anything but what they should, over bare sockets, while others play: `make torture`."""

import asyncio
import json
import random
import re
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any

import psutil
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, first_move, options_with_first_seat, script_of
from support.live_server import Json, Lobby, Server, TableMade, open_lobby
from support.random_players import RandomPlayer, run_together

from thirdplace.core.registry import all_games, find_game
from thirdplace.core.testing.samples import sample_messages

__all__ = ["Findings", "HonestPlayer", "run_fuzzers"]

LIMIT = 16 * 1024
PATIENCE_S = 30.0
FUZZERS = 8
SLOW_DISK_S = 0.3
AT_MOST = 25
"""Messages in one conversation."""
TABLES_LAST = 60
"""Conversations until a table of the fuzzers' own is made anew: it is over by then, or stuck."""
MORE_FILES = 20
MORE_MEMORY = 16 * 1024 * 1024
"""Tables are kept for a minute after everyone has left, and the store's threads open the file each."""
GAMES = (TURN_GAME, LED_GAME, CLOCK_GAME)
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


# Frames as bytes.


def make_frame(
    payload: bytes, opcode: int = TEXT, *, fin: bool = True, rsv: int = 0, masked: bool = True, wide: int = 0
) -> bytes:
    """One frame, right or wrong; `wide` is how many bytes its length takes, if not as few as can be."""
    size = len(payload)
    wide = wide or (0 if size < 126 else 2 if size < 0x10000 else 8)
    short = size if wide == 0 else 126 if wide == 2 else 127
    head = bytes((fin << 7 | rsv << 4 | opcode, masked << 7 | short)) + (
        size.to_bytes(wide, "big") if wide else b""
    )
    if not masked:
        return head + payload
    key = random.randbytes(4)
    mask = (key * (size // 4 + 1))[:size]
    return head + key + (int.from_bytes(payload) ^ int.from_bytes(mask)).to_bytes(size)


def make_fragments(rng: random.Random, payload: bytes) -> bytes:
    """A message in pieces, with pings in between, as is allowed."""
    cuts = sorted(rng.randrange(len(payload) + 1) for _ in range(rng.randrange(1, 6)))
    pieces = [payload[a:b] for a, b in zip([0, *cuts], [*cuts, len(payload)], strict=True)]
    sent = b""
    for number, piece in enumerate(pieces):
        sent += make_frame(piece, TEXT if number == 0 else 0, fin=number == len(pieces) - 1)
        if number < len(pieces) - 1 and rng.random() < 0.3:
            sent += make_frame(rng.randbytes(rng.randrange(126)), PING)
    return sent


def make_fatal_frames(rng: random.Random) -> tuple[bytes, set[int]]:
    """What no WebSocket client may send, and what the server may say to that (0: nothing)."""
    close = struct.pack(">H", rng.choice([0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535]))
    return rng.choice(
        [
            (make_frame(rng.randbytes(rng.randrange(200)), BINARY), {1003}),
            (make_frame(b"{}", masked=False), {1002}),
            (make_frame(b"{}", rsv=rng.randrange(1, 8)), {1002}),
            (make_frame(b"x", rng.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15])), {1002}),
            (make_frame(b"x" * 126, rng.choice([PING, PONG, CLOSE])), {1002}),
            (make_frame(b"", rng.choice([PING, PONG, CLOSE]), fin=False), {1002}),
            (make_frame(b"x", 0), {1002}),
            (make_frame(b"x", fin=False) + make_frame(b"y"), {1002}),
            (make_frame(b"{}", wide=2), {1002}),
            (make_frame(b"{}", wide=8), {1002}),
            (make_frame(b"\xff\xfe{}"), {1007}),
            (make_frame(b'"\xed\xa0\x80"'), {1007}),
            (make_frame(b"\xe2\x82", fin=False) + make_frame(b"\x28", 0), {1007}),
            (make_frame(b"x" * (LIMIT + 1)), {1009}),
            (make_frame(b"x" * LIMIT, fin=False) + make_frame(b"x", 0), {1009}),
            (b"\x81\xff" + b"\x7f" * 8, {1009}),
            (b"\x81\xff" + b"\xff" * 8, {1002, 1009}),
            (make_frame(close, CLOSE), {1002}),
            (make_frame(b"x", CLOSE), {1002}),
            (make_frame(struct.pack(">H", 1000) + b"\xff", CLOSE), {1007}),
            (make_frame(struct.pack(">H", rng.choice([1000, 1001, 3000, 4999])) + b"bye", CLOSE), set()),
            (make_frame(b"", CLOSE), set()),
            (make_frame(b"{}")[:-1], {0}),
            (b"\x81\xfe\xff", {0}),
        ]
    )


# Messages that are none, or nobody's.

NOT_MESSAGES = [
    b"",
    b" ",
    b"null",
    b"true",
    b"[]",
    b"{}",
    b"1",
    b"1e999",
    b"-",
    b"NaN",
    b'"do"',
    b"{",
    b'{"type":',
    b'{"type":"do"',
    b'{"type":"do"}}',
    b'{"type":"\\ud800"}',
    b'{"type":"hello","type":"do"}',
    b"{'type':'hello'}",
    b"\xef\xbb\xbf{}",
    b"\x00",
    b'{"type":"time","sent":1e999}',
    b'{"type":"time","sent":' + b"9" * 400 + b"}",
    b'{"type":"hello","version":' + b"9" * 5000 + b"}",
    b"[" * LIMIT,
    b'{"a":' * 3000,
    b'{"type":"do","seat":0,"action":' + b'{"a":' * 500 + b"1" + b"}" * 501,
    b'{"type":"do","seat":0,"action":' + b'{"a":' * 2500 + b"1" + b"}" * 2501,
    b'{"type":"arrange","options":{"a":' + b"[" * 900 + b"]" * 900 + b"}}",
    b"GET / HTTP/1.1\r\n\r\n",
]
ACTIONS: list[Json] = [message for game in all_games() for message in sample_messages(game)]
COMMANDS: list[Json] = [
    *({"type": "do", "seat": 0, "action": action, "id": "a"} for action in ACTIONS),
    *({"type": "order", "seat": 0, "order": order} for order in script_of(TURN_GAME).ORDERS),
    {"type": "order", "seat": 0, "order": first_move(TURN_GAME)},
    {"type": "order", "seat": 0, "order": None},
    {"type": "auto", "seat": 0, "on": True},
    {"type": "undo", "seat": 0},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "pace", "speed": 2},
    {"type": "react", "seat": 0, "reaction": "wave"},
    {"type": "point", "seat": 0, "place": min(find_game(CLOCK_GAME).places)},
    {"type": "start"},
    {"type": "arrange", "options": options_with_first_seat(1), "settings": {"thinking": 5}},
    {"type": "hand", "seat": 1, "level": "easy"},
    {"type": "hand", "seat": 1, "level": None},
    {"type": "leave", "seat": 2},
    {"type": "again", "id": "again"},
    {"type": "hello", "tokens": [], "version": 3, "lang": "it"},
    {"type": "time", "sent": 17.5},
]
ODD: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    5,
    99,
    100,
    2**31,
    2**53 + 1,
    -(2**63),
    2**63,
    2**64,
    10**400,
    0.1,
    -0.0,
    1e308,
    5e-324,
    "",
    "a",
    "0",
    "\x00",
    "\ud800",
    "💥" * 60,
    "x" * 41,
    "../../etc/passwd",
    "'; DROP TABLE log; --",
    [],
    [[]],
    ["a"] * 81,
    {},
    {"type": "do"},
    {"": {"": {"": {}}}},
    list(range(2000)),
]


def mutate_command(rng: random.Random, command: Json) -> Any:
    """The command with one thing wrong or other, or none."""
    changed: Json = json.loads(json.dumps(command))
    for _ in range(rng.choice([0, 1, 1, 1, 2, 3])):
        inner = [value for value in changed.values() if isinstance(value, dict)]
        place = rng.choice(inner) if inner and rng.random() < 0.4 else changed
        name = rng.choice([*place, "seat", "id", "token", "__class__"])
        match rng.randrange(5):
            case 0:
                place.pop(name, None)
            case 1:
                place["seat"] = rng.choice([0, 1, 2, 3, 4, 99])
            case 2:
                place["type"] = rng.choice(COMMANDS + ACTIONS)["type"]
            case _:
                place[name] = deepcopy(rng.choice(ODD))
    return changed


def make_messages(rng: random.Random, tokens: list[str], offered: list[Json]) -> Iterator[bytes]:
    """Without end. `offered`: what might well be done, so that something is now and then."""
    while True:
        match rng.randrange(12):
            case 0:
                yield rng.choice(NOT_MESSAGES)
            case 1:
                yield json.dumps(rng.choice(COMMANDS)).encode()[: rng.randrange(80)]
            case 2:
                yield bytes(rng.choice(b'{}[]":,0123eE+-\\ truefalsn') for _ in range(rng.randrange(300)))
            case 3:
                odd = [
                    rng.choice([*tokens, "0" * 32, "", "é", "x" * 64, "x" * 65])
                    for _ in range(rng.randrange(5))
                ]
                version = rng.choice([None, -1, 0, 1, 3, 10**6, 2**70])
                yield json.dumps({"type": "hello", "tokens": odd, "version": version}).encode()
            case 4:
                text = json.dumps(rng.choice(COMMANDS)).encode()
                yield text[:-1] + b" " * rng.choice([0, 10, LIMIT - len(text), LIMIT - len(text) - 1]) + b"}"
            case 5 | 6 if offered:
                yield json.dumps(rng.choice(offered)).encode()
            case _:
                yield json.dumps(mutate_command(rng, rng.choice(COMMANDS))).encode()


# A conversation.


@dataclass
class Findings:
    """What came of it."""

    seed: int
    sent: Counter[str] = field(default_factory=Counter)
    """Frames, by whether the connection had to outlive them."""
    heard: Counter[str] = field(default_factory=Counter)
    conversations: int = 0
    games: int = 0
    """Honest games that were finished meanwhile."""
    refused: list[Json] = field(default_factory=list)
    """What honest people were refused."""
    moves_alone: float = 0.0
    """Honest moves a second, with nobody else there; then among fuzzers."""
    moves_among: float = 0.0
    memory: list[int] = field(default_factory=list)
    """Resident bytes after each course."""
    connections: list[int] = field(default_factory=list)
    """Those the server still has when everybody has gone."""
    files: list[int] = field(default_factory=list)
    """Open descriptors of any kind."""

    @property
    def frame_count(self) -> int:
        return self.sent.total()


class FuzzSocket:
    """One bare connection to a table's socket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.told: list[Json] = []
        self.closed: int | None = None
        """The code the server closed with; 0 if it only hung up."""

    @classmethod
    async def open(cls, server: Server, table: str, address: str) -> "FuzzSocket":
        host, port = server.address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            b"X-Forwarded-For: %s\r\n\r\n" % (table.encode(), address.encode())
        )
        answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE_S)
        assert answer.startswith(b"HTTP/1.1 101 "), answer
        return cls(reader, writer)

    async def receive(self) -> Json | None:
        """The next message; None once the server has closed."""
        while self.closed is None:
            try:
                first, size = await self.reader.readexactly(2)
                wide = {126: 2, 127: 8}.get(size, 0)
                size = int.from_bytes(await self.reader.readexactly(wide), "big") if wide else size
                payload = await self.reader.readexactly(size)
            except (asyncio.IncompleteReadError, ConnectionError):
                self.closed = 0
                return None
            if first == 0x80 | CLOSE:
                self.closed = int.from_bytes(payload[:2], "big")
            elif first == 0x80 | TEXT:
                told: Json = json.loads(payload)
                self.told.append(told)
                return told
            else:
                assert first in (0x80 | PING, 0x80 | PONG), first
        return None

    async def receive_until(self, mark: float) -> None:
        """Everything up to the answer that shows that all before it was heard."""
        while (told := await asyncio.wait_for(self.receive(), PATIENCE_S)) is not None:
            if told["type"] == "time" and told["sent"] == mark:
                return
        raise AssertionError(f"closed with {self.closed} in the middle of a conversation")

    async def receive_until_closed(self, allowed: set[int]) -> None:
        while await asyncio.wait_for(self.receive(), PATIENCE_S) is not None:
            pass
        assert not allowed or self.closed in allowed, (self.closed, allowed)


def _list_offered_actions(call: FuzzSocket) -> list[Json]:
    """What the last updates said is legal, and going on."""
    updates = [told for told in call.told[-9:] if told["type"] == "update"]
    actions = [(told["seat"], action) for told in updates for action in told.get("legal", ())]
    return [{"type": "resume"}, *({"type": "do", "seat": seat, "action": action} for seat, action in actions)]


class Fuzzer:
    """Talks at random, at the honest people's table and at tables of its own."""

    def __init__(self, course: "FuzzCourse", number: int) -> None:
        self.course = course
        self.rng = random.Random(f"{course.findings.seed} {course.findings.frame_count} {number}")

    async def run(self) -> None:
        while self.course.frames_left > 0:
            await self._run_conversation()
            self.course.findings.conversations += 1
            if self.course.findings.conversations % TABLES_LAST == 0:
                await self.course.make_own()

    async def _run_conversation(self) -> None:
        rng, course = self.rng, self.course
        victims, own = course.victims, course.own
        table = rng.choice([victims, *own])
        strangers = [token for one in own if one is not table for token in (one.host, *one.tokens)]
        tokens = strangers if table is victims else [table.host, *table.tokens, *strangers[:2]]
        address = ".".join(str(rng.randrange(1, 250)) for _ in range(4))
        call = await FuzzSocket.open(course.server, table.id, address)
        try:
            await self._send_messages(call, tokens)
        finally:
            call.writer.transport.abort()
        course.check_no_secrets(call, stranger=table is victims)

    async def _send_messages(self, call: FuzzSocket, tokens: list[str]) -> None:
        rng, findings = self.rng, self.course.findings
        if rng.random() < 0.8:
            hello = {"type": "hello", "tokens": tokens if rng.random() < 0.7 else []}
            call.writer.write(make_frame(json.dumps(hello).encode()))
        for mark in range(rng.randrange(1, 4)):
            said = list(
                islice(make_messages(rng, tokens, _list_offered_actions(call)), rng.randrange(AT_MOST))
            )
            sent = b"".join(self._as_frames(text) for text in said)
            await self._send(call, sent + make_frame(b'{"type":"time","sent":%d}' % (mark + 10**9)))
            findings.sent["harmless"] += len(said) + 1
            await call.receive_until(mark + 10**9)
        if rng.random() < 0.1:  # what has to be on the disk first is answered later
            await asyncio.sleep(SLOW_DISK_S)
            await self._send(call, make_frame(b'{"type":"time","sent":%d}' % 10**10))
            await call.receive_until(10**10)
        await self._hang_up(call)

    def _as_frames(self, text: bytes) -> bytes:
        """As text that may be sent, in one piece or several."""
        text = text[:LIMIT].decode(errors="ignore").encode()
        return make_fragments(self.rng, text) if self.rng.random() < 0.2 else make_frame(text)

    async def _send(self, call: FuzzSocket, sent: bytes) -> None:
        """At once, or in dribs and drabs."""
        if self.rng.random() < 0.1:
            for start in range(0, min(len(sent), 2000), 50):
                call.writer.write(sent[start : start + 50])
                await asyncio.sleep(0)
            sent = sent[2000:]
        call.writer.write(sent)
        await call.writer.drain()

    async def _hang_up(self, call: FuzzSocket) -> None:
        """With a bang, or without a word."""
        if self.rng.random() < 0.3:
            return
        last, allowed = make_fatal_frames(self.rng)
        call.writer.write(last)
        self.course.findings.sent["fatal"] += 1
        if allowed != {0}:  # else half a frame, and gone
            await call.receive_until_closed(allowed)


# The others, and the whole of it.


class HonestPlayer(RandomPlayer):
    """Plays what it is offered, takes nothing back, and keeps what it was refused."""

    async def _act(self) -> None:
        assert self.person is not None
        if self.phase == "paused":
            await self.person.send({"type": "resume"})
        for seat in self.seats:
            legal = self.pictures[seat].legal
            if seat not in self.pending and legal:
                kind = self.rng.choice(sorted({action["type"] for action in legal}))
                await self.send(seat, self.rng.choice([one for one in legal if one["type"] == kind]))


class FuzzCourse:
    """So many frames at one server, and people who play there meanwhile."""

    def __init__(self, server: Server, lobby: Lobby, findings: Findings, frames: int) -> None:
        self.server = server
        self.lobby = lobby
        self.findings = findings
        self.victims = TableMade("", "", "")
        self.own: list[TableMade] = []
        self._until = findings.frame_count + frames
        self._secrets: set[str] = set()

    @property
    def frames_left(self) -> int:
        return self._until - self.findings.frame_count

    async def run_course(self) -> None:
        self.findings.moves_alone = await self._play_on(LED_GAME, lambda: False)
        self.victims = await self._make_table(TURN_GAME)
        for _ in GAMES:
            await self.make_own()
        await run_together(
            self._measure_moves(),
            self._play_on(TURN_GAME, lambda: self.frames_left > 0),
            *(Fuzzer(self, number).run() for number in range(FUZZERS)),
            patience=300 + self.frames_left / 50,
        )

    async def _measure_moves(self) -> None:
        self.findings.moves_among = await self._play_on(LED_GAME, lambda: self.frames_left > 0)

    async def _play_on(self, game: str, on: Callable[[], bool]) -> float:
        """Whole games of honest people, at least one and as long as `on`; how many moves a second."""
        moves, before = 0, perf_counter()
        while not moves or on():
            table = await self._make_table(game)
            if game == TURN_GAME:
                self.victims = table
            moves += await self._play_out(table)
        return moves / (perf_counter() - before)

    async def _make_table(self, game: str) -> TableMade:
        table = await self.lobby.make_table(game, "Ann", "Bob", "Cleo")
        self._secrets.update([table.host, *table.tokens])
        return table

    async def _play_out(self, table: TableMade) -> int:
        people = [HonestPlayer(table, (seat,), random.Random(seat)) for seat in range(3)]
        await run_together(*(person.connect(self.lobby) for person in people))
        await run_together(*(person.play() for person in people), patience=300)
        for person in people:
            assert person.person is not None
            await person.person.close()
            self.findings.refused += [s.answer for s in person.sent.values() if s.refused and s.answer]
        self.findings.games += 1
        return sum(len(person.sent) for person in people)

    async def make_own(self) -> None:
        """A table where the fuzzers hold everything, the host's token too."""
        made = len(self.own)
        game = GAMES[self.findings.conversations // TABLES_LAST % 3 if made == 3 else made]
        table = await self.lobby.make_table(game, "Mal", "Eve", "Oscar", "bot")
        self.own = [*self.own[made == 3 :], table]

    def check_no_secrets(self, call: FuzzSocket, *, stranger: bool) -> None:
        """Nothing was told that only others may know."""
        everything = json.dumps(call.told)
        for found in re.findall("[0-9a-f]{32,}", everything):
            assert found not in self._secrets
        for told in call.told:
            self.findings.heard[str(told.get("code", told["type"]))] += 1
            if stranger and told["type"] == "update":
                assert told["seat"] is None
                assert not told.get("legal")
                view = told.get("view") or told.get("changed") or {}
                if view.get("result") is None:
                    assert {seat["project"] for seat in view.get("seats", ())} <= {None}
                    assert view.get("deck") is None


def _count_connections(server: psutil.Process) -> int:
    return sum(one.status != psutil.CONN_LISTEN for one in server.net_connections("tcp"))


async def _hang_up(server: psutil.Process) -> int:
    """Everybody has gone: how many connections the server still has, once it has noticed."""
    for _ in range(200):
        if not _count_connections(server):
            break
        await asyncio.sleep(0.05)
    return _count_connections(server)


def run_fuzzers(folder: Path, frames: int, seed: int | None = None, courses: int = 2) -> Findings:
    """So many frames in each course; what is found wrong is raised, what was measured is returned."""
    findings = Findings(random.randrange(2**32) if seed is None else seed)
    print(f"fuzz seed {findings.seed}")  # pytest shows it when something fails
    many = ("--messages", "1000000", "--connections", "1000000", "--tables", "1000000")
    server = Server(folder / "tables", *many, "--behind-proxy")

    async def one_course() -> None:
        async with open_lobby(server) as lobby:
            await FuzzCourse(server, lobby, findings, frames).run_course()
        process = psutil.Process(server.pid)
        findings.connections.append(await _hang_up(process))
        findings.files.append(process.num_fds())
        findings.memory.append(process.memory_info().rss)

    with server:
        for _ in range(courses):
            asyncio.run(asyncio.wait_for(one_course(), 600 + frames / 50))
    for line in server.log.read_text().splitlines():
        assert json.loads(line)["level"] == "info", line
    _check_nothing_is_left(findings)
    return findings


def _check_nothing_is_left(findings: Findings) -> None:
    """Honest people were refused nothing, connections are gone, the server does not grow course by course."""
    assert findings.refused == []
    assert not any(findings.connections)
    assert findings.files[-1] <= findings.files[0] + MORE_FILES
    assert findings.memory[-1] <= findings.memory[0] + MORE_MEMORY
