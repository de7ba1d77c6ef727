"""Play over plain HTTP: a stream of lines, a POST for each command, and the bot that docs/ shows."""

import asyncio
import json
import random
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest
from aiohttp import web
from support.games import (
    LED_GAME,
    TURN_GAME,
    first_move,
    options_with_first_seat,
    options_with_rounds,
    script_of,
)
from support.live_server import QUICK, Lobby, Server, TableMade, open_lobby, run_async

from thirdplace.core.registry import find_game
from thirdplace.server.http import stream_backlog
from thirdplace.server.http.app import make_app
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.limits.visitor_limits import Limits
from thirdplace.server.play.hub import Hub

ROOT = Path(__file__).parents[3]
BOT = ROOT / "docs" / "example_bot.py"
Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("stream") / "data", "--tables", "1000") as running:
        yield running


class Reader:
    """Somebody who reads a stream, line by line."""

    def __init__(self, response: aiohttp.ClientResponse) -> None:
        self.response = response

    async def line(self) -> bytes:
        """The next line; nothing at the stream's end."""
        return await asyncio.wait_for(self.response.content.readline(), 20)

    async def update(self) -> Json:
        while True:
            line = await self.line()
            assert line, "the stream has ended"
            if line.strip():
                told: Json = json.loads(line)
                return told


@asynccontextmanager
async def reading(lobby: Lobby, table: TableMade, token: str | None = None) -> AsyncIterator[Reader]:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    async with lobby.session.get(f"/api/tables/{table.id}/stream", headers=headers) as response:
        assert response.status == 200
        assert response.content_type == "application/x-ndjson"
        yield Reader(response)


async def post(lobby: Lobby, table: TableMade, token: str | None, command: Json) -> tuple[int, Any]:
    return await lobby.request("POST", f"/api/tables/{table.id}/commands", command, token)


def do(seat: int, action: Json, **more: Any) -> Json:
    return {"type": "do", "seat": seat, "action": action, **more}


# The same as over the socket.


def test_the_stream_tells_what_the_socket_tells(server: Server) -> None:
    """Ann has two devices, a socket and a stream; Ben has a stream."""

    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "Ann", "Ben", options=options_with_rounds(1))
            async with (
                reading(lobby, table, table.tokens[1]) as ben,
                reading(lobby, table, table.tokens[0]) as ann,
            ):
                told = [await ann.update(), await ben.update()]
                await ben.update()  # that Ann is here
                socket = await lobby.connect(table, table.tokens[0])
                assert (await socket.receive("update"))["view"] == told[0]["view"]
                await ann.update(), await ben.update()  # that Ann's other device is here
                while told[0]["view"]["phase"] != "over":
                    seat = 0 if told[0]["legal"] else 1
                    action = random.choice(told[seat]["legal"])
                    status, answer = await post(lobby, table, table.tokens[seat], do(seat, action))
                    assert (status, answer["type"]) == (200, "ok")
                    line = await ann.line()
                    assert line.strip().decode() == await socket.socket.receive_str(timeout=20)
                    told = [json.loads(line), await ben.update()]
                    assert [update["seat"] for update in told] == [0, 1]
                    assert [update["version"] for update in told] == [answer["version"]] * 2
                    assert [update["from"] for update in told] == [answer["version"] - 1] * 2
                await socket.close()

    run_async(test())


def test_without_the_right_token_one_is_an_onlooker(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", "Ben", "Cleo")
            for token in (None, "0" * 32, "not even a token"):
                async with reading(lobby, table, token) as reader:
                    update = await reader.update()
                    assert update["seat"] is None
                    assert not update.get("legal")
                    assert not update.get("host")
            closed = await lobby.make_table(
                TURN_GAME, "Ann", settings=QUICK | {"onlookers": False}, start=False
            )
            status, refused = await lobby.request("GET", f"/api/tables/{closed.id}/stream", token="0" * 32)
            assert (status, refused["code"]) == (403, "not-your-seat")
            async with reading(lobby, closed, closed.tokens[0]) as reader:
                assert (await reader.update())["seat"] == 0

    run_async(test())


def test_every_command_is_answered_with_ok_or_its_refusal(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(
                TURN_GAME, "Ann", "Ben", "Cleo", options=options_with_first_seat(0)
            )
            ann, ben, _ = table.tokens
            bid = first_move(TURN_GAME, 1)
            assert await refusal(lobby, table, ben, do(1, bid)) == (409, "not-your-turn")
            assert await refusal(lobby, table, ben, do(0, bid)) == (403, "not-your-seat")
            assert await refusal(lobby, table, None, do(0, bid)) == (403, "not-your-seat")
            assert await refusal(lobby, table, ann, do(9, bid)) == (400, "bad-request")
            assert await refusal(lobby, table, ann, do(0, {"type": "fly"})) == (400, "bad-request")
            assert await refusal(lobby, table, ann, do(0, bid, more=1)) == (400, "bad-request")
            assert await refusal(lobby, table, ann, {"type": "hello"}) == (400, "bad-request")
            too_much = do(0, script_of(TURN_GAME).TOO_MUCH)
            assert await refusal(lobby, table, ann, too_much) == (409, script_of(TURN_GAME).TOO_MUCH_CODE)
            assert await refusal(lobby, table, ben, {"type": "start"}) == (403, "not-the-host")
            status, answer = await post(lobby, table, ann, do(0, bid, id="first"))
            assert (status, answer["type"], answer["id"]) == (200, "ok", "first")
            again = await post(lobby, table, ann, do(0, bid, id="first"))
            assert again == (200, answer), "the same id is not done twice"
            status, code = await refusal(lobby, table, ben, do(1, bid))
            assert (status, code in find_game(TURN_GAME).refusals) == (409, True), "of the game's own"

    run_async(test())


async def refusal(lobby: Lobby, table: TableMade, token: str | None, command: Json) -> tuple[int, str]:
    status, answer = await post(lobby, table, token, command)
    assert answer["type"] == "refused"
    return status, answer["code"]


def test_refusals_speak_the_readers_language(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(
                TURN_GAME, "Ann", "Ben", "Cleo", options=options_with_first_seat(0)
            )
            path, body = f"/api/tables/{table.id}/commands", do(1, first_move(TURN_GAME))
            for language, message in (
                ("fr, de;q=0.8", "Du bist nicht am Zug."),
                ("it", "Non è il tuo turno."),
                ("xx", "It is not your turn."),
            ):
                headers = {"Authorization": f"Bearer {table.tokens[1]}", "Accept-Language": language}
                async with lobby.session.post(path, json=body, headers=headers) as response:
                    assert (await response.json())["message"] == message

    run_async(test())


# Slow readers, and ends.


def test_who_is_slow_to_ask_and_to_read_misses_nothing(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", "Ben", "Cleo")
            host = urlsplit(server.address)
            reader, writer = await asyncio.open_connection(host.hostname, host.port)
            for part in (
                b"GET /api/tab",
                f"les/{table.id}/stream HTTP/1.".encode(),
                b"1\r\nHost: x\r\n\r",
                b"\n",
            ):
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(0.05)
            assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
            passed = await everyone_acts(lobby, table, rounds=5)
            versions: list[int] = []
            while not versions or versions[-1] < passed:
                line = await asyncio.wait_for(reader.readline(), 20)
                if line.startswith(b"{"):  # and not a chunk's length
                    versions.append(json.loads(line)["version"])
            assert versions == list(range(passed - 15, passed + 1))
            writer.close()

    run_async(test())


async def everyone_acts(lobby: Lobby, table: TableMade, rounds: int) -> int:
    """All do the first legal thing, so many rounds of three; the version after that."""
    version = 0
    for _ in range(3 * rounds):
        for seat, token in enumerate(table.tokens):
            status, answer = await post(lobby, table, token, do(seat, first_move(TURN_GAME)))
            if status == 200:
                version = answer["version"]
                break
    return version


def test_the_stream_ends_when_the_server_stops(tmp_path: Path) -> None:
    async def test() -> None:
        with Server(tmp_path / "data") as running:
            async with open_lobby(running) as lobby:
                table = await lobby.make_table(TURN_GAME, "Ann", "Ben", "Cleo")
                async with reading(lobby, table, table.tokens[0]) as reader:
                    await reader.update()
                    stopping = asyncio.get_running_loop().run_in_executor(None, running.stop)
                    assert await reader.line() == b""
                    assert await stopping == 0

    run_async(test())


def test_an_empty_line_now_and_then_shows_that_the_stream_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream_backlog, "EMPTY_LINE_AFTER_S", 0.05)

    async def test() -> None:
        async with in_this_process(tmp_path) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", "Ben", "Cleo")
            ben = await lobby.connect(table, table.tokens[1])
            await ben.receive("update")
            async with reading(lobby, table, table.tokens[0]) as ann:
                await ann.update()
                assert [await ann.line() for _ in range(3)] == [b"\n"] * 3
                await everyone_acts(lobby, table, rounds=1)
                assert (await ann.update())["events"]
                assert (await ben.receive("update"))["table"]["seats"][0]["here"]
            gone = await ben.receive("update")  # of the three actions
            while "table" not in gone:
                gone = await ben.receive("update")
            assert not gone["table"]["seats"][0]["here"], "who has hung up is away"
            await ben.close()

    run_async(test())


@asynccontextmanager
async def in_this_process(data: Path) -> AsyncIterator[Lobby]:
    """The same server, where a test can reach into it."""
    hub = Hub(data, keep_days=1)
    context = RequestContext(hub, Limits())
    runner = web.AppRunner(make_app(context))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    async with aiohttp.ClientSession(f"http://127.0.0.1:{runner.addresses[0][1]}") as session:
        with closing(Lobby(session)) as lobby:
            yield lobby
    await hub.close()
    await context.close()
    await runner.cleanup()


# The bot that docs/ shows.


def test_docs_show_the_example_bot_as_it_is() -> None:
    shown = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.DOTALL)
    assert shown == [BOT.read_text("utf-8")]
    code = shown[0].partition("\n\n")[2].partition("\n\n")[2]  # after what it is for and what it imports
    assert len(code.splitlines()) <= 14


@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME])
@pytest.mark.parametrize("others", ["bot", "itself"])
def test_the_example_bot_plays_whole_games(server: Server, game: str, others: str) -> None:
    """Against computer players, and against itself."""
    names = ["Robo", "bot", "bot"] if others == "bot" else ["Robo", "Rob", "Roberta"]

    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(game, *names, start=False)
            playing = [await start_bot(server, table, token) for token in table.tokens]
            status, _ = await lobby.request("POST", f"/api/tables/{table.id}/start", None, table.host)
            assert status == 200
            for bot in playing:
                _, complaint = await asyncio.wait_for(bot.communicate(), 60)
                assert (bot.returncode, complaint) == (0, b"")
            status, seen = await lobby.request("GET", f"/api/tables/{table.id}")
            assert seen["phase"] == "over"
            status, record = await lobby.request("GET", f"/api/tables/{table.id}/record")
            assert {move["seat"] for move in record["actions"]} == {0, 1, 2}

    run_async(test())


async def start_bot(server: Server, table: TableMade, token: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(BOT),
        f"{server.address}/api/tables/{table.id}",
        token,
        stderr=subprocess.PIPE,
    )
