"""Games whose code raises at random moments, at real tables: nothing acknowledged is lost, nobody hangs."""

import asyncio
import json
import os
import random
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from support import faulty
from support.games import LED_GAME, TURN_GAME, script_of, scripted_games
from support.live_server import QUICK, Json, Lobby, Server, TableMade, open_lobby, run_async

from thirdplace.store.sqlite_store import FILE_NAME
from thirdplace.table import entries
from thirdplace.table.table import Table

LIVES = 4
MAX_LIVES = 20
"""On a loaded machine a server does little in one life: it is given more, until all tables were played at."""
MIN_MOVES = 6
LIFE_S = 3.0
PATIENCE_S = 20.0
"""A command is answered long before."""
TABLES: tuple[tuple[str, Json], ...] = (
    *((f"faulty-{game.id}", script_of(game.id).LONG["options"]) for game in scripted_games()),
    (LED_GAME, script_of(LED_GAME).LONG["options"]),
)
CUT_OFF = (OSError, aiohttp.ClientError, TypeError)


@pytest.fixture
def faulty_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """For servers, where they fail, and for this process, where they do not."""
    faulty.install_games(tmp_path / "games")
    path = [str(tmp_path / "games"), str(Path(faulty.__file__).parents[2])]
    before = filter(None, [os.environ.get("PYTHONPATH")])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([*path, *before]))
    monkeypatch.setattr(sys, "path", [*sys.path, *path])
    for name in faulty.GAMES:
        import_module(f"faulty_{name}")
    yield
    for name in [name for name in sys.modules if name.startswith("faulty_")]:
        del sys.modules[name]


@dataclass
class Player:
    """Somebody who tries again whatever happens, and remembers what was acknowledged."""

    table: TableMade
    seat: int
    is_sound: bool
    acknowledged: list[str] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    internal: int = 0
    sent: int = 0
    is_over: bool = False

    async def play(self, lobby: Lobby) -> None:
        while not self.is_over:
            with suppress(*CUT_OFF):
                await self._play_until_cut(lobby)
            await asyncio.sleep(0.05)

    async def _play_until_cut(self, lobby: Lobby) -> None:
        path = f"/api/tables/{self.table.id}/socket"
        async with lobby.session.ws_connect(path) as socket:
            await socket.send_json({"type": "hello", "tokens": [self.table.tokens[self.seat]]})
            legal: list[Json] = []
            waiting_for: str | None = None
            while not self.is_over:
                message = await self._hear(socket, waiting_for)
                if message["type"] == "update" and message["seat"] == self.seat:
                    legal = message.get("legal") or []
                    self.is_over = message.get("view", {}).get("phase") == "over"
                elif waiting_for is not None and message.get("id") == waiting_for:
                    self._note(message)
                    waiting_for = None
                elif message["type"] == "refused":
                    assert not self.is_sound, message
                    assert message["code"] in ("internal", "unreadable-table")
                    return
                if legal and waiting_for is None:
                    waiting_for = await self._act(socket, legal)

    async def _hear(self, socket: Any, waiting_for: str | None) -> Json:
        """The next message; who has asked for nothing comes again if it takes long."""
        try:
            async with asyncio.timeout(PATIENCE_S if waiting_for else 1.0):
                message: Json = json.loads(await socket.receive_str())
                return message
        except TimeoutError:
            assert waiting_for is None, f"{waiting_for} was never answered"
            raise

    async def _act(self, socket: Any, legal: list[Json]) -> str:
        self.sent += 1
        name = f"{self.seat}-{self.sent}"
        action = random.choice(legal)
        await asyncio.sleep(0.01)
        await socket.send_json({"type": "do", "seat": self.seat, "action": action, "id": name})
        return name

    def _note(self, answer: Json) -> None:
        if answer["type"] == "ok":
            self.acknowledged.append(answer["id"])
            return
        self.refused.add(answer["id"])
        self.internal += answer["code"] == "internal"
        assert answer["code"] != "internal" or not self.is_sound


def _read_log(data: Path, table: str) -> list[tuple[int, bytes]]:
    with sqlite3.connect(data / FILE_NAME) as connection:
        rows = connection.execute(
            "SELECT seq, entry FROM log JOIN tables USING (number) WHERE id = ? ORDER BY seq", (table,)
        )
        return list(rows)


def _check_acknowledged(data: Path, players: list[Player]) -> int:
    """How many acknowledged moves were looked for. Without faults, the log folds whole."""
    rows = _read_log(data, players[0].table.id)
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1)), "a gap"
    written = [entries.decode_entry(entry) for _, entry in rows]
    assert Table.fold("a table", written, 0).entry_count == len(rows)
    for player in players:
        done = [one.ref for one in written if isinstance(one, entries.Moved) and one.seat == player.seat]
        named = [ref for ref in done if ref is not None]
        assert len(named) == len(set(named)), "done twice"
        assert [ref for ref in named if ref in player.acknowledged] == player.acknowledged, (
            "lost, or out of order"
        )
        assert not player.refused & set(named), "refused, and there all the same"
    return sum(len(player.acknowledged) for player in players)


@pytest.mark.usefixtures("faulty_games")
def test_a_game_that_raises_loses_nothing_and_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "tables"
    server = Server(data, "--messages", "1000000", "--tables", "1000000")
    tables: list[list[Player]] = []

    async def open_tables() -> None:
        """While nothing fails yet."""
        with server:
            async with open_lobby(server) as lobby:
                for game, options in TABLES:
                    made = await lobby.make_table(game, "Ann", "Bob", "bot", options=options, settings=QUICK)
                    is_sound = not game.startswith("faulty")
                    tables.append([Player(made, seat, is_sound) for seat in range(len(made.tokens))])

    async def live(is_killed: bool) -> None:
        server.start()
        try:
            async with open_lobby(server) as lobby:
                playing = [asyncio.create_task(one.play(lobby)) for table in tables for one in table]
                await asyncio.wait(playing, timeout=LIFE_S)
                (server.kill if is_killed else server.stop)()
                for task in playing:
                    task.cancel()
                for wrong in await asyncio.gather(*playing, return_exceptions=True):
                    if isinstance(wrong, Exception):
                        raise wrong
        finally:
            server.__exit__()

    run_async(open_tables())
    monkeypatch.setenv(faulty.FAULTS, "0.01")
    counts = [0 for _ in tables]
    for life in range(MAX_LIVES):
        run_async(live(is_killed=life % 2 == 0))
        counts = [_check_acknowledged(data, table) for table in tables]
        if life + 1 >= LIVES and min(counts) >= MIN_MOVES:
            break
    assert min(counts) >= MIN_MOVES, counts
    assert sum(player.internal for table in tables for player in table) > 0
    errors = [
        line for line in map(json.loads, server.log.read_text().splitlines()) if line["level"] == "error"
    ]
    raised_here = [
        line for line in errors if line["error"] == "Fault"
    ]  # in a worker it becomes a RuntimeError
    assert {line["error"] for line in errors} <= {"Fault", "RuntimeError"}
    assert all(any("fail_or_call" in place for place in line["where"]) for line in raised_here)


def make_table_without_faults(server: Server, game: str) -> TableMade:
    """A table that has not begun, on a server that has stopped again."""
    made: list[TableMade] = []

    async def make_table() -> None:
        async with open_lobby(server) as lobby:
            made.append(await lobby.make_table(game, "Ann", "Bob", "Cleo", start=False))

    with server:
        run_async(make_table())
    return made[0]


@pytest.mark.usefixtures("faulty_games")
def test_over_http_too_a_fault_is_answered_with_its_own_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(tmp_path / "tables")
    made = make_table_without_faults(server, f"faulty-{TURN_GAME}")

    async def start() -> None:
        async with open_lobby(server) as lobby:
            status, told = await lobby.request("POST", f"/api/tables/{made.id}/start", None, made.host)
            assert (status, told["code"]) == (500, "internal"), told
            assert (await lobby.request("GET", f"/api/tables/{made.id}"))[1]["phase"] == "gathering"

    monkeypatch.setenv(faulty.FAULTS, "1")
    with server:
        run_async(start())


@pytest.mark.usefixtures("faulty_games")
@pytest.mark.parametrize("game", [game for game, _ in TABLES if game.startswith("faulty")])
def test_over_a_socket_a_start_that_fails_is_answered(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first deal is made before the command is queued."""
    server = Server(tmp_path / "tables")
    made = make_table_without_faults(server, game)

    async def start() -> None:
        async with open_lobby(server) as lobby:
            person = await lobby.connect(made, made.host)
            await person.send({"type": "start", "id": "one"})
            told = await person.receive("refused", "ok")
            assert (told["type"], told.get("code"), told["id"]) == ("refused", "internal", "one")

    monkeypatch.setenv(faulty.FAULTS, "1")
    with server:
        run_async(start())
    (error,) = [line for line in map(json.loads, server.log.read_text().splitlines()) if "error" in line]
    assert (error["event"], error["error"]) == ("table", "Fault")
