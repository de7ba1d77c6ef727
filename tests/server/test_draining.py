"""A server that is told to stop: it sends everyone to another one first, and goes on until they have left."""

import asyncio
import json
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from support.games import TURN_GAME
from support.live_server import PROGRAM, Json, Lobby, Server, open_lobby, run_async

from thirdplace.server.draining import SPREAD_MS
from thirdplace.server.serve import DATABASE_DRAIN_S, ServeOptions
from thirdplace.text import LANGUAGES, text_for

LONG = ("--drain-seconds", "600")
"""Longer than any test waits: what ends before has not waited for it."""


async def ask(lobby: Lobby, method: str, path: str, **given: Any) -> tuple[int, dict[str, str], str]:
    async with lobby.session.request(method, path, **given) as answer:
        return answer.status, dict(answer.headers), await answer.text()


async def wait_until_draining(lobby: Lobby) -> None:
    while (await ask(lobby, "GET", "/healthz/ready"))[0] == 200:
        await asyncio.sleep(0.01)


@pytest.fixture(params=[(), ("--plain-sockets",)])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    with Server(tmp_path / "tables", *LONG, *request.param) as server:
        yield server
        if server.is_running:
            server.send_signal(signal.SIGINT)
            server.wait_for_end()


def check_moving(told: Json) -> None:
    assert (told["type"], told["reason"]) == ("moving", "restart")
    assert 0 <= told["after_ms"] < SPREAD_MS


def test_play_goes_on_until_everyone_has_left(server: Server) -> None:
    async def all_of_it() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", "Bob", "Cleo")
            people = [await lobby.connect(table, token) for token in table.tokens]
            dealt = [await person.receive("update") for person in people]
            stream = await lobby.session.get(f"/api/tables/{table.id}/stream")
            first = json.loads(await stream.content.readline())
            server.send_signal(signal.SIGTERM)
            for person in people:
                check_moving(await person.receive("moving"))
            check_moving(json.loads(await stream.content.readline()))
            (seat, action), *_ = [(one["seat"], one["legal"][0]) for one in dealt if one.get("legal")]
            await people[seat].do(seat, action, "still here")
            assert (await people[seat].receive("ok", "refused"))["type"] == "ok"
            assert json.loads(await stream.content.readline())["version"] > first["version"]
            for person in people:
                await person.close()
            assert server.is_running
            stream.close()
            assert await asyncio.to_thread(server.wait_for_end) == 0

    run_async(all_of_it())


def test_nothing_begins_that_lasts(server: Server) -> None:
    async def all_of_it() -> None:
        async with open_lobby(server) as lobby:
            deserted = await lobby.make_table(TURN_GAME, "Ann", start=False)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)  # it has not read that table yet
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", start=False)
            ann = await lobby.connect(table, table.tokens[0])
            await ann.receive("update")
            server.send_signal(signal.SIGTERM)
            await ann.receive("moving")
            handshake = {
                "Connection": "Upgrade",
                "Upgrade": "websocket",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            }
            for method, path, given in (
                ("GET", f"/api/tables/{table.id}", {}),
                ("GET", f"/api/tables/{table.id}/stream", {}),
                ("GET", f"/api/tables/{table.id}/socket", {"headers": handshake}),
                ("GET", "/api/health", {}),
                ("POST", "/api/replays", {"json": {"record": {}}}),
                ("POST", "/api/reviews", {"json": {"record": {}}}),
            ):
                status, headers, said = await ask(lobby, method, path, **given)
                assert (status, json.loads(said)["code"]) == (503, "draining"), path
                assert (headers["Retry-After"], headers["Connection"]) == ("1", "close")
            for place in (table, deserted):
                seats = f"/api/tables/{place.id}/seats"
                status, headers, said = await ask(lobby, "POST", seats, json={"name": "Bob"})
                assert (status, headers["Connection"]) == (201, "close"), "proxies do not send this twice"
            status, _, said = await ask(lobby, "POST", "/api/tables", json={"game": TURN_GAME})
            assert status == 201, said
            assert (await ask(lobby, "GET", "/healthz/ready"))[::2] == (503, "stopping\n")
            assert (await ask(lobby, "GET", "/healthz/live"))[::2] == (200, "ok\n")
            assert (await ask(lobby, "GET", "/"))[0] == 200, "a page begins nothing"
            await ann.close()
        assert await asyncio.to_thread(server.wait_for_end) == 0

    run_async(all_of_it())


def test_who_connected_just_before_the_end_is_told_to_ask_another_server(server: Server) -> None:
    async def all_of_it() -> None:
        host, port = server.address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        server.send_signal(signal.SIGTERM)
        with suppress(ConnectionError):
            while True:
                (await asyncio.open_connection(host, int(port)))[1].close()
                await asyncio.sleep(0.01)
        writer.write(f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\n\r\n".encode())
        assert (await reader.readline()).split()[1] == b"503"
        writer.close()
        assert await asyncio.to_thread(server.wait_for_end) == 0

    run_async(all_of_it())


@pytest.mark.parametrize("again", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_ends_the_waiting(server: Server, again: int) -> None:
    async def all_of_it() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", start=False)
            ann = await lobby.connect(table, table.tokens[0])
            await ann.receive("update")
            server.send_signal(signal.SIGTERM)
            await ann.receive("moving")
            server.send_signal(again)
            assert await asyncio.to_thread(server.wait_for_end) == 0
            assert (await ann.socket.receive()).type.name == "CLOSE"

    run_async(all_of_it())


def test_ctrl_c_sends_nobody_away(server: Server) -> None:
    async def all_of_it() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", start=False)
            ann = await lobby.connect(table, table.tokens[0])
            await ann.receive("update")
            server.send_signal(signal.SIGINT)
            assert (await ann.socket.receive()).type.name == "CLOSE"
            assert await asyncio.to_thread(server.wait_for_end) == 0

    run_async(all_of_it())


def test_the_time_is_bounded(tmp_path: Path) -> None:
    async def all_of_it(server: Server) -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", start=False)
            ann = await lobby.connect(table, table.tokens[0])
            await ann.receive("update")
            began = monotonic()
            server.send_signal(signal.SIGTERM)
            check_moving(await ann.receive("moving"))
            assert (await ann.socket.receive()).type.name == "CLOSE", "Ann has stayed"
            assert monotonic() - began >= 1
            assert await asyncio.to_thread(server.wait_for_end) == 0

    with Server(tmp_path / "tables", "--drain-seconds", "1") as server:
        run_async(all_of_it(server))
    log = [json.loads(line) for line in server.log.read_text().splitlines()]
    told = {line["event"]: line for line in log}
    assert (told["draining"]["connections"], told["drained"]["connections"]) == (1, 1)


def test_a_server_without_others_stops_at_once(tmp_path: Path) -> None:
    """With a folder of its own there is nowhere to go; with a database there may be."""
    options = {"host": "", "port": None}
    assert ServeOptions(store=tmp_path, **options).seconds_to_drain == 0  # type: ignore[arg-type]
    assert ServeOptions(store="postgresql://x", **options).seconds_to_drain == DATABASE_DRAIN_S  # type: ignore[arg-type]
    assert ServeOptions(store="postgresql://x", drain_s=0, **options).seconds_to_drain == 0  # type: ignore[arg-type]
    assert ServeOptions(store=tmp_path, drain_s=3, **options).seconds_to_drain == 3  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", ["-1", "1.5", "3601", "soon", "", "nan"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_number_of_seconds_is_refused(tmp_path: Path, wrong: str, lang: str) -> None:
    command = [*PROGRAM, "serve", "--lang", lang, "--data", str(tmp_path), f"--drain-seconds={wrong}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    said = text_for(lang)("cli-number", argument="--drain-seconds", least="0", most="3600")
    assert (done.returncode, done.stdout, done.stderr.strip()) == (2, "", said)
