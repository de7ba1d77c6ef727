"""Safe by default: secrets stay secret, nobody can ask for too much, and stopping loses nothing."""

import asyncio
import json
import random
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from support.games import LED_GAME, TURN_GAME, options_with_rounds, script_of
from support.live_server import Json, Lobby, Server, TableMade, open_lobby, run_async
from support.random_players import ExpectedUpdates, run_together
from support.reliability.fuzzing import HonestPlayer
from support.reliability.remote_clients import TunedServer, fill_with_tables

from thirdplace import LANGUAGES
from thirdplace.cli import main
from thirdplace.core.registry import all_games
from thirdplace.core.testing.samples import sample_messages
from thirdplace.server.limits.buckets import Exceeded
from thirdplace.server.limits.code_guesses import GUESSES_AT_ONCE, TABLES_FOR_FULL_COST
from thirdplace.server.limits.visitor_limits import Limits, Visitors
from thirdplace.server.tokens import CODE_ALPHABET
from thirdplace.text import text_for

KINDS = {f'"{message["type"]}"' for game in all_games() for message in sample_messages(game)}
"""Of the actions of all games, as JSON writes them."""

SOCKET_LIMIT = 16 * 1024
BODY_LIMIT = 64 * 1024
_visitors = count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits everyone gets; behind a proxy, so that each test is a visitor of its own.

    There are so many tables that a guess costs all it may, and nobody waits for a late answer to one.
    """
    folder = tmp_path_factory.mktemp("safety") / "tables"
    fill_with_tables(folder, TABLES_FOR_FULL_COST)
    with TunedServer(
        folder, "--behind-proxy", "--connections", "5", code_guesses={"MAX_WAIT_S": 0.0}
    ) as server:
        yield server
    assert read_log_errors(server) == []


@asynccontextmanager
async def open_visitor_lobby(server: Server, address: str | None = None) -> AsyncIterator[Lobby]:
    """A visitor from an address that nobody else has."""
    address = address or f"10.0.{next(_visitors)}.1"
    async with aiohttp.ClientSession(server.address, headers={"X-Forwarded-For": address}) as session:
        with closing(Lobby(session)) as lobby:
            yield lobby


def read_log(server: Server) -> list[Json]:
    """What the server logged: JSON objects, one a line."""
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def read_log_errors(server: Server) -> list[Json]:
    return [line for line in read_log(server) if line["level"] not in ("info", "warning")]


def on_disk(server: Server) -> bytes:
    return b"".join(file.read_bytes() for file in server.data.rglob("*") if file.is_file())


# Secrets.


async def play_out(lobby: Lobby, table: TableMade) -> None:
    devices = [HonestPlayer(table, (seat,), random.Random(seat)) for seat in range(len(table.tokens))]
    await run_together(*(device.connect(lobby) for device in devices))
    await run_together(*(device.play() for device in devices))
    for device in devices:
        assert device.person is not None
        await device.person.close()


ODD_NAMES = ("Zoë O’Neill", "小林さくら", "Иван Петро́в")


def test_tokens_are_kept_nowhere_and_the_log_tells_nothing(tmp_path: Path) -> None:
    said: list[str] = []

    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            for game in all_games():
                options = script_of(game.id).SHORT.get("options", {})
                table = await lobby.make_table(game.id, *ODD_NAMES, options=options)
                await play_out(lobby, table)
                said.extend([table.code, table.id, table.host, *table.tokens])
                check_tokens(server, [table.host, *table.tokens])

    with Server(tmp_path / "tables", "--messages", "100000") as server:
        run_async(test(server))
        while_running = on_disk(server)
    assert while_running.count(b'"over"') == 0  # entries are actions, not what came of them
    check_log(server, said)


def check_tokens(server: Server, tokens: list[str]) -> None:
    """128 bits each, and only their hashes are in the database, its write-ahead log included."""
    kept = on_disk(server)
    assert len(set(tokens)) == len(tokens)
    for token in tokens:
        assert re.fullmatch("[0-9a-f]{32}", token)
        assert token.encode() not in kept
        assert bytes.fromhex(token) not in kept
        assert sha256(token.encode()).hexdigest().encode() in kept


def check_log(server: Server, said: list[str]) -> None:
    lines = read_log(server)
    assert [line["event"] for line in lines] == ["serving", "stopping", "stopped"]
    text = server.log.read_text()
    for secret in (*said, *ODD_NAMES, "127.0.0.1", *KINDS):
        assert secret not in text, secret
        assert json.dumps(secret)[1:-1] not in text, secret


def test_tokens_and_ids_and_codes_are_never_the_same_twice(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server) as lobby:
            made = [await lobby.make_table(TURN_GAME, "Ann", start=False) for _ in range(50)]
            for drawn in ({table.id for table in made}, {table.code for table in made}):
                assert len(drawn) == 50
            tokens = {token for table in made for token in (table.host, *table.tokens)}
            assert len(tokens) == 100
            bits = [format(int(token, 16), "0128b") for token in tokens]
            assert all(0 < sum(map(int, place)) < 100 for place in zip(*bits, strict=True))
            letters = set("".join(table.code for table in made))
            assert letters <= set(CODE_ALPHABET)
            assert not letters & set("ILO01")
            assert {len(table.code) for table in made} == {6}

    run_async(test())


# Nobody finds a table that nobody told them of.


def wrong_codes() -> Iterator[str]:
    return ("".join(random.Random(number).choices("23456789", k=6)) for number in count())


async def try_code(lobby: Lobby, code: str) -> str:
    status, answer = await lobby.request("GET", f"/api/codes/{code}")
    return "found" if status == 200 else f"{status} {answer['code']}"


def test_after_too_many_wrong_codes_a_strangers_right_one_tells_nothing_either(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server) as lobby, open_visitor_lobby(server) as neighbour:
            table = await neighbour.make_table(TURN_GAME, start=False)
            for _, code in zip(range(GUESSES_AT_ONCE), wrong_codes(), strict=False):
                assert await try_code(lobby, code) == "404 unknown-table"
            assert await try_code(lobby, table.code) == "429 too-fast"
            assert await try_code(lobby, "222222") == "429 too-fast"
            assert await try_code(neighbour, table.code) == "found"

    run_async(test())


def test_wrong_codes_lock_nobody_out_of_a_table_that_the_address_knows(server: Server) -> None:
    """A school: somebody tries codes all the time, and the others want to come to their tables."""

    async def test() -> None:
        async with open_visitor_lobby(server) as school, open_visitor_lobby(server) as teacher:
            own = await school.make_table(TURN_GAME, start=False)
            found, linked = [await teacher.make_table(TURN_GAME, start=False) for _ in range(2)]
            assert await try_code(school, found.code) == "found"
            person = await school.connect(linked)  # came by the link
            for _, code in zip(range(GUESSES_AT_ONCE + 5), wrong_codes(), strict=False):
                await try_code(school, code)
            for table in (own, found, linked):
                assert await try_code(school, table.code) == "found"
                assert await try_code(school, table.code.lower()) == "found"
            await person.close()

    run_async(test())


def test_the_same_wrong_code_again_costs_nothing(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server) as lobby, open_visitor_lobby(server) as neighbour:
            table = await neighbour.make_table(TURN_GAME, start=False)
            for code in ("222222", "zork", "0OIL1!") * GUESSES_AT_ONCE:  # the latter cannot be codes at all
                assert await try_code(lobby, code) == "404 unknown-table"
            assert await try_code(lobby, table.code) == "found"

    run_async(test())


def test_a_whole_school_may_open_the_page_at_once(server: Server) -> None:
    """So many questions would be too many for the lobby; the page and its files are never refused."""

    async def test() -> None:
        async with open_visitor_lobby(server) as lobby:

            async def status() -> int:
                async with lobby.session.get("/") as answer:
                    return answer.status

            assert set(await asyncio.gather(*(status() for _ in range(1500)))) == {200}

    run_async(test())


def test_many_codes_at_the_same_time_are_no_more_than_one_after_the_other(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server) as lobby:
            codes = [code for _, code in zip(range(GUESSES_AT_ONCE + 50), wrong_codes(), strict=False)]
            told = await asyncio.gather(*(try_code(lobby, code) for code in codes))
            assert told.count("404 unknown-table") == GUESSES_AT_ONCE
            assert told.count("429 too-fast") == 50

    run_async(test())


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/", "/api/codes", "/api/codes/", "/api/records"])
def test_there_is_no_list_of_tables(server: Server, path: str) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", start=False)
            for method in ("GET", "HEAD", "OPTIONS", "SEARCH"):
                async with lobby.session.request(method, path) as answer:
                    assert answer.status in (400, 404, 405)
                    told = await answer.text()
                    assert table.id not in told
                    assert table.code not in told

    run_async(test())


# Pages from elsewhere.


async def open_socket(lobby: Lobby, table: TableMade, **headers: str) -> int:
    """The status of the handshake's answer."""
    path = f"/api/tables/{table.id}/socket"
    try:
        async with lobby.session.ws_connect(path, headers=headers):
            return 101
    except aiohttp.WSServerHandshakeError as refused:
        return refused.status


ELSEWHERE = (
    "http://evil.example",
    "null",
    "",
    "http://",
    "http://[",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://evil.example/127.0.0.1",
    "file://",
    "http://\u00e9.example",
)


def test_sockets_are_for_pages_of_this_server(tmp_path: Path) -> None:
    friend = "https://friend.example"

    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, start=False)
            here = server.address.removeprefix("http://")
            assert await open_socket(lobby, table) == 101
            assert await open_socket(lobby, table, Origin=server.address) == 101
            assert await open_socket(lobby, table, Origin=f"https://{here}") == 101  # a proxy does the s
            assert await open_socket(lobby, table, Origin=friend) == 101
            for origin in (*ELSEWHERE, f"{friend}:8443", f"{friend}.evil", "http://friend.example"):
                assert await open_socket(lobby, table, Origin=origin) == 403, origin
            for origin in (f"http://x@{here}", f"http://{here}.evil", f"http://{here}/"):
                assert await open_socket(lobby, table, Origin=origin) == 403, origin

    with Server(tmp_path / "tables", "--origin", friend) as server:
        run_async(test(server))
    assert read_log_errors(server) == []


def test_without_a_host_no_origin_is_the_same(server: Server) -> None:
    lines = b"Host:\r\nOrigin: null\r\nConnection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13"
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    answer = send_bytes(
        server, b"GET /api/tables/%s/socket HTTP/1.1\r\n%s\r\n%s\r\n\r\n" % (b"0" * 32, lines, key)
    )
    assert answer.startswith(b"HTTP/1.1 403 ")


# What every answer carries.

POLICY = "default-src 'none'"


def check_headers(headers: Any, path: str) -> None:
    policy = headers["Content-Security-Policy"]
    assert policy.startswith(POLICY)
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Server"] == "thirdplace"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert "Access-Control-Allow-Origin" not in headers
    assert "Set-Cookie" not in headers
    if path.startswith("/api/"):
        assert headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/", None, 200),
        ("GET", "/api/health", None, 200),
        ("GET", "/api/games", None, 200),
        ("GET", "/api/openapi.json", None, 200),
        ("HEAD", "/api/openapi.json", None, 200),
        ("POST", "/api/tables", b'{"game":"%b"}' % TURN_GAME.encode(), 201),
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b" " * (BODY_LIMIT + 1), 413),
        ("GET", "/api/tables", None, 405),
        ("GET", "/api/nothing", None, 404),
        ("GET", "/nothing", None, 404),
        ("GET", "/../../etc/passwd", None, 404),
        ("GET", "/api/tables/" + "0" * 32, None, 404),
        ("GET", "/api/tables/" + "0" * 32 + "/stream", None, 404),
        ("GET", "/api/codes/222222", None, 404),
    ],
)
def test_every_answer_keeps_people_safe(
    server: Server, method: str, path: str, body: bytes | None, status: int
) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server) as lobby:
            headers = {"Content-Type": "application/json"}
            async with lobby.session.request(method, path, data=body, headers=headers) as answer:
                assert answer.status == status
                check_headers(answer.headers, path)

    run_async(test())


def test_streams_and_refused_sockets_have_safety_headers(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, start=False)
            for rest, status in (("stream", 200), ("socket", 426), ("record", 409)):
                path = f"/api/tables/{table.id}/{rest}"
                async with lobby.session.get(path) as answer:
                    assert answer.status == status
                    check_headers(answer.headers, path)
                    if status == 426:
                        assert answer.headers["Upgrade"] == "websocket"

    run_async(test())


def test_a_handshake_of_another_version_is_told_ours(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, start=False)
            wanted = {"Connection": "upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "8"}
            async with lobby.session.get(f"/api/tables/{table.id}/socket", headers=wanted) as answer:
                assert (answer.status, answer.headers["Sec-WebSocket-Version"]) == (426, "13")
                assert (await answer.json())["code"] == "bad-request"

    run_async(test())


# How much one may ask for.


def test_a_message_may_be_so_large_and_no_larger(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, start=False)
            person = await lobby.connect(table)
            await person.receive("update")
            await person.socket.send_str("x" * SOCKET_LIMIT)
            assert (await person.receive())["code"] == "bad-request"
            await person.socket.send_str("x" * (SOCKET_LIMIT + 1))
            closed = await person.socket.receive(timeout=20)
            assert (closed.type, closed.data) == (aiohttp.WSMsgType.CLOSE, 1009)

    run_async(test())


def test_a_body_may_be_so_large_and_no_larger(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server) as lobby:
            fits = (b'{"game":"%b"}' % TURN_GAME.encode()).ljust(BODY_LIMIT)
            for body, status, code in ((fits, 201, None), (fits + b" ", 413, "too-large")):
                headers = {"Content-Type": "application/json"}
                async with lobby.session.post("/api/tables", data=body, headers=headers) as answer:
                    assert answer.status == status
                    assert code in (None, (await answer.json())["code"])

            async def endless() -> AsyncIterator[bytes]:
                for _ in range(1000):
                    yield b" " * 1024

            async with lobby.session.post("/api/tables", data=endless(), headers=headers) as answer:
                assert answer.status == 413

    run_async(test())


def test_who_sends_too_fast_is_told_and_then_closed(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, start=False)
            person = await lobby.connect(table)
            for number in range(2000):
                await person.send({"type": "time", "sent": number})
            heard: list[str] = []
            while (message := await person.socket.receive(timeout=20)).type is aiohttp.WSMsgType.TEXT:
                told = json.loads(message.data)
                heard.append(told.get("code", told["type"]))
            assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, 1008)
            assert 59 <= heard.count("time") < 2000  # three seconds' worth, less the hello
            assert heard.count("too-fast") == 200

    run_async(test())


def test_one_address_may_have_so_many_connections(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server) as lobby, open_visitor_lobby(server) as neighbour:
            table = await lobby.make_table(TURN_GAME, start=False)
            stream = f"/api/tables/{table.id}/stream"
            people = [await lobby.connect(table) for _ in range(4)]
            async with lobby.session.get(stream) as reading:
                assert reading.status == 200
                assert await open_socket(lobby, table) == 429
                async with lobby.session.get(stream) as answer:
                    assert (answer.status, (await answer.json())["code"]) == (429, "too-many")
                assert await open_socket(neighbour, table) == 101
                await people.pop().close()
                await wait_until(lambda: open_socket(lobby, table), 101)

    run_async(test())


async def wait_until(ask: Any, wanted: Any) -> None:
    for _ in range(400):
        if await ask() == wanted:
            return
        await asyncio.sleep(0.025)
    raise AssertionError(f"never {wanted}")


def test_refused_handshakes_do_not_count(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server, "10.9.9.9") as lobby:
            table = await lobby.make_table(TURN_GAME, start=False)
            asked = b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: x\r\nConnection: close, upgrade\r\n"
            asked += b"X-Forwarded-For: 10.9.9.9\r\n"
            for wrong in (
                b"Sec-WebSocket-Version: 13\r\nUpgrade: websocket\r\nSec-WebSocket-Key: \xff\xfe\r\n",
                b"Sec-WebSocket-Version: 13\r\nUpgrade: websocket\r\nSec-WebSocket-Key: short\r\n",
                b"Sec-WebSocket-Version: 13\r\nUpgrade: websocket\r\n",
                b"Sec-WebSocket-Version: 99\r\nUpgrade: websocket\r\n",
                b"Upgrade: zork\r\n",
                b"",
            ):
                for _ in range(6):
                    answer = send_bytes(server, asked % table.id.encode() + wrong + b"\r\n")
                    assert answer.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 426 ")), (wrong, answer)
            assert await open_socket(lobby, table) == 101

    run_async(test())


def test_one_address_may_make_so_many_tables(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with open_visitor_lobby(server) as lobby, open_visitor_lobby(server) as neighbour:
            for status, code in ((201, None), (201, None), (429, "too-many"), (429, "too-many")):
                told, answer = await lobby.request("POST", "/api/tables", {"game": TURN_GAME})
                assert told == status
                assert code in (None, answer["code"])
            assert (await neighbour.request("POST", "/api/tables", {"game": TURN_GAME}))[0] == 201

    with Server(tmp_path / "tables", "--tables", "2", "--behind-proxy") as server:
        run_async(test(server))


def test_one_address_may_ask_so_often(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server) as lobby, open_visitor_lobby(server) as neighbour:
            asked = (lobby.request("GET", "/api/health") for _ in range(1500))
            told = [status for status, _ in await asyncio.gather(*asked)]
            assert set(told) == {200, 429}
            assert told.count(200) >= 500
            assert (await neighbour.request("GET", "/api/health"))[0] == 200

    run_async(test())


def test_everybody_of_a_large_school_may_come_back_at_once() -> None:
    """Each with a socket, and perhaps a page."""
    visitors = Visitors(Limits(connections=1000), lambda: 0)
    for _ in range(2000):
        visitors.count_request("192.0.2.1", 0.0)
    with pytest.raises(Exceeded):
        visitors.count_request("192.0.2.1", 0.0)


# Whose address it is.


_codes = wrong_codes()


def ask_for_code(server: Server, *forwarded: bytes) -> bytes:
    lines = b"".join(b"X-Forwarded-For: %s\r\n" % line for line in forwarded)
    asked = b"GET /api/codes/%s HTTP/1.1\r\nHost: x\r\n%sConnection: close\r\n\r\n"
    return send_bytes(server, asked % (next(_codes).encode(), lines))[9:12]


def test_behind_a_proxy_the_last_address_counts(server: Server) -> None:
    for number in range(GUESSES_AT_ONCE):
        assert ask_for_code(server, b"10.77.0.%d, 10.88.0.1" % number) == b"404"
    assert ask_for_code(server, b"10.88.0.1") == b"429"
    assert ask_for_code(server, b"10.77.0.1,10.88.0.1") == b"429"
    assert ask_for_code(server, b"10.77.0.200", b"10.88.0.1") == b"429"  # a line of its own
    assert ask_for_code(server, b"10.88.0.1, 10.77.0.1") == b"404"
    assert ask_for_code(server, b"10.88.0.1", b"10.77.0.2") == b"404"


def test_a_household_is_one_address(server: Server) -> None:
    for number in range(GUESSES_AT_ONCE):
        assert ask_for_code(server, b"2001:db8::%x" % number) == b"404"
    assert ask_for_code(server, b"2001:db8::ffff") == b"429"
    assert ask_for_code(server, b"2001:db8:0:1::1") == b"404"


def test_without_a_proxy_nobody_may_say_who_they_are(tmp_path: Path) -> None:
    fill_with_tables(tmp_path / "tables", TABLES_FOR_FULL_COST)
    with TunedServer(tmp_path / "tables", code_guesses={"MAX_WAIT_S": 0.0}) as server:
        for number in range(GUESSES_AT_ONCE):
            assert ask_for_code(server, b"10.66.0.%d" % number) == b"404"
        assert ask_for_code(server, b"10.66.0.99") == b"429"


# People who do not read, and people who speak no HTTP.


def send_bytes(server: Server, said: bytes) -> bytes:
    """Say it over a bare connection, and listen until the server has hung up or said enough."""
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as connection:
        connection.sendall(said)
        heard = connection.recv(65536)
        while heard and b"\r\n\r\n" not in heard and (more := connection.recv(65536)):
            heard += more
        return heard


def test_who_does_not_read_the_stream_is_cut_off(tmp_path: Path) -> None:
    async def onlookers(lobby: Lobby, table: TableMade) -> int:
        found: int = (await lobby.request("GET", f"/api/tables/{table.id}"))[1]["onlookers"]
        return found

    async def react(lobby: Lobby, table: TableMade) -> None:
        person = await lobby.connect(table, table.tokens[0])
        await person.receive("update")
        for _ in range(60):  # what fits in between is the system's business
            for number in range(1000):
                await person.send({"type": "react", "seat": 0, "reaction": "wave", "id": str(number)})
            for number in range(1000):
                assert (await person.receive("ok"))["id"] == str(number)  # others are not kept waiting
            if await onlookers(lobby, table) == 0:
                return
        raise AssertionError("still waited for")

    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", start=False)
            host, port = server.address.removeprefix("http://").split(":")
            with socket.socket() as idler:
                idler.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                idler.connect((host, int(port)))
                idler.sendall(b"GET /api/tables/%s/stream HTTP/1.1\r\nHost: x\r\n\r\n" % table.id.encode())
                await wait_until(lambda: onlookers(lobby, table), 1)
                await react(lobby, table)

    with Server(tmp_path / "tables", "--messages", "1000000") as server:
        run_async(test(server))
    assert read_log_errors(server) == []


@pytest.mark.parametrize(
    "said",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"SSH-2.0-OpenSSH_9.6\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        b"ZORK / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 20000 + b"\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Encoding: gzip\r\nContent-Length: 5\r\n\r\nabcde",
        b"GET /api/tables/"
        + b"0" * 32
        + b"/record HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \xff\xfe\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nAccept-Language: \xff\xfe\r\n\r\n",
    ],
)
def test_who_speaks_no_http_is_no_error_of_ours(server: Server, said: bytes) -> None:
    assert not re.match(rb"HTTP/1.. 5", send_bytes(server, said))
    assert read_log_errors(server) == []


def test_who_hangs_up_in_the_middle_is_no_error_of_ours(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server, "10.9.9.8") as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", start=False)
            for said in (
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b"Content-Length: 50\r\n\r\n{",
                b"GET /api/tables/%s/stream HTTP/1.1\r\nHost: x\r\n\r\n" % table.id.encode(),
                b"GET /api/health HTTP/1.1\r\nHo",
            ):
                host, port = server.address.removeprefix("http://").split(":")
                with socket.create_connection((host, int(port))) as connection:
                    connection.sendall(said)
                    await asyncio.sleep(0.1)  # so that it is heard before we have gone
            person = await lobby.connect(table, table.tokens[0])
            await person.receive("update")
            for reaction in ("wave", "clap", "wow"):  # the stream notices when it has something to say
                await person.send({"type": "react", "seat": 0, "reaction": reaction})
                await person.receive("signal")
            await person.close()

    run_async(test())
    assert read_log_errors(server) == []


# Stopping.


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_stopping_under_load_keeps_all_that_was_acknowledged(tmp_path: Path, how: signal.Signals) -> None:
    devices: list[HonestPlayer] = []
    tables: list[TableMade] = []

    async def stop_in_a_while(server: Server) -> None:
        await asyncio.sleep(0.6)
        assert await asyncio.to_thread(server._end, how) == 0

    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            for number in range(8):
                names = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
                table = await lobby.make_table(LED_GAME, *names, options=options_with_rounds(12))
                tables.append(table)
                devices.extend(HonestPlayer(table, (s,), random.Random(number * 9 + s)) for s in range(6))
            await run_together(*(device.connect(lobby) for device in devices))
            reading = await lobby.session.get(f"/api/tables/{tables[0].id}/stream")
            await run_together(
                stop_in_a_while(server),
                *(device.play_until_cut() for device in devices),
                pause_and_resume(lobby, tables[1]),
                read_to_the_end(reading),
            )
            assert {device.person.socket.close_code for device in devices if device.person} == {1001}

    with Server(tmp_path / "tables", "--messages", "1000000") as server:
        run_async(test(server))
    assert read_log_errors(server) == []
    assert [line["event"] for line in read_log(server)] == ["serving", "stopping", "stopped"]
    assert sum(check_kept(server, table, devices) for table in tables) > 10


async def pause_and_resume(lobby: Lobby, table: TableMade) -> None:
    """A program that goes on asking over HTTP until nobody answers."""
    try:
        for number in range(10_000):
            kind = ("pause", "resume")[number % 2]
            status, _ = await lobby.request(
                "POST", f"/api/tables/{table.id}/commands", {"type": kind}, table.host
            )
            if status == 429:
                await asyncio.sleep(0.02)
    except (aiohttp.ClientError, ConnectionError):
        return


async def read_to_the_end(reading: aiohttp.ClientResponse) -> None:
    """The stream ends as it should, after whole lines."""
    lines = [line async for line in reading.content]
    assert all(line.endswith(b"\n") for line in lines)
    assert json.loads(lines[0])["type"] == "update"


def check_kept(server: Server, table: TableMade, devices: list[HonestPlayer]) -> int:
    """Everything acknowledged is in the store, once. Returns how much that was."""
    truth = ExpectedUpdates(table.id)
    truth.read(server.data)
    acknowledged = 0
    for device in devices:
        if device.table is table:
            done = truth.command_ids_of(device.seats[0])
            assert len(done) == len(set(done))
            told = {sent.id for sent in device.sent.values() if sent.acknowledged}
            assert told <= set(done)
            acknowledged += len(told)
            truth.check(device.heard)
    return acknowledged


# Starting.


def start_wrongly(*options: str, lang: str = "en") -> tuple[int, str]:
    command = [sys.executable, "-m", "thirdplace", "serve", "--lang", lang, *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == ""
    return done.returncode, done.stderr


def test_a_taken_port_is_one_sentence(server: Server, tmp_path: Path) -> None:
    port = server.address.rpartition(":")[2]
    code, said = start_wrongly("--host", "127.0.0.1", "--port", port, "--data", str(tmp_path))
    assert code == 2
    assert len(said.splitlines()) == 1
    assert port in said


RANGES = {
    "--port": (0, 65535),
    "--keep": (1, 36500),
    "--keep-records": (1, 36500),
    "--connections": (1, 1_000_000),
    "--tables": (1, 1_000_000),
    "--messages": (1, 1_000_000),
}


@pytest.fixture
def run_refused_serve(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """What the command line says to these options. It must not come so far as to serve."""

    def complain(lang: str, *options: str) -> str:
        assert main(["serve", "--lang", lang, *options]) == 2
        out, said = capsys.readouterr()
        assert out == ""
        return said

    def never(*given: object) -> None:
        raise AssertionError(given)

    monkeypatch.setattr("thirdplace.server.serve.run_server", never)
    return complain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_number_gets_a_sentence(lang: str, run_refused_serve: Callable[..., str]) -> None:
    for option, (least, most) in RANGES.items():
        sentence = text_for(lang)("cli-number", argument=option, least=str(least), most=str(most))
        for wrong in ("x", str(least - 1), str(most + 1), "-1", "1.5", "1e3", "", " ", "²", "9" * 5000):
            assert run_refused_serve(lang, option, wrong) == sentence + "\n", wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_value_gets_a_sentence(lang: str, run_refused_serve: Callable[..., str]) -> None:
    say = text_for(lang)
    for option in ("--host", "--data"):
        assert run_refused_serve(lang, option, "") == say("cli-needs-value", argument=option) + "\n"
    for option in ("--host", "--port", "--data", "--keep", "--origin"):
        assert run_refused_serve(lang, option) == say("cli-needs-value", argument=option) + "\n"
    assert run_refused_serve(lang, "--zork") == say("cli-unknown-argument", argument="--zork") + "\n"
    for origin in ("example.org", "https://example.org/", "ftp://a.example", "http://[", "null", "*", ""):
        assert run_refused_serve(lang, "--origin", origin) == say("cli-origin", value=origin) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_system_refuses_is_a_sentence(lang: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thirdplace.sqlite3").write_text("not a database")
    here = ("--host", "127.0.0.1", "--port", "0")
    for folder in ("file", "other"):
        code, said = start_wrongly(*here, "--data", str(tmp_path / folder), lang=lang)
        assert (code, len(said.splitlines())) == (2, 1), said
        sentence = text_for(lang)("cli-data", folder=str(tmp_path / folder), why="?")
        assert said.startswith(sentence.partition("?")[0])
    nowhere = ("--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path / "new"))
    code, said = start_wrongly(*nowhere, lang=lang)
    assert (code, len(said.splitlines())) == (2, 1), said
    assert said.startswith(text_for(lang)("cli-system", why="?").partition("?")[0])
