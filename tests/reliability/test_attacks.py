"""What an attacker does at the server's edge stays the attacker's: closed, bounded, and nobody else waits.

Times are measured by tests/attacks.py, in a lane of its own; here is what has to hold at any speed.
"""

import asyncio
import json
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import cycle
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from attacks import Target
from support.games import TURN_GAME
from support.live_server import Json, Lobby, Server, TableMade, open_lobby, run_async
from support.reliability.fuzzing import make_frame

from thirdplace.server.limits.http_connections import HEADERS_TIMEOUT_S

PING, PONG, CONTINUATION = 9, 10, 0
TOO_FAST = (1008).to_bytes(2, "big") + b"too fast"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("attacks") / "tables") as server:
        yield server
    assert [line for line in read_log(server) if line["level"] == "error"] == []


def read_log(server: Server) -> list[Json]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


async def others_play(server: Server) -> None:
    """Somebody at another address comes to a table, and does something there."""
    async with open_lobby(server) as lobby:
        table = await lobby.make_table(TURN_GAME, "Ann", start=False)
        person = await lobby.connect(table, table.tokens[0])
        await person.receive("update")
        await person.send({"type": "react", "seat": 0, "reaction": "wave", "id": "1"})
        await person.receive("ok")
        await person.close()


async def flood_server(target: Target, table: TableMade, block: bytes, most: int) -> tuple[bytes, int, int]:
    """Send a block again and again until the server takes no more.

    Returns what it said last, how many bytes it said, and how many it took.
    """
    reader, writer = await target.open_websocket(table)
    if block[0] == CONTINUATION:
        writer.write(make_frame(b"", 1, fin=False))
    sock = writer.get_extra_info("socket")
    heard, answered, sent = b"", 0, 0

    async def listen() -> None:
        nonlocal heard, answered
        with suppress(ConnectionError):
            while more := await reader.read(1 << 16):
                heard = (heard + more)[-4096:]
                answered += len(more)

    listening = asyncio.create_task(listen())
    try:
        while sent < most:
            writer.write(block)
            await asyncio.wait_for(writer.drain(), 2)
            sent += len(block)
    except (TimeoutError, ConnectionError):
        pass  # nobody reads any more, or hung up
    with suppress(TimeoutError):
        await asyncio.wait_for(listening, 1)
    assert sock is not None
    writer.transport.abort()
    return heard, answered, sent


FLOODS = {
    "pings": make_frame(b"", PING) * 500,
    "pongs": make_frame(b"", PONG) * 500,
    "large pings": make_frame(b"x" * 125, PING) * 100,
    "empty fragments": make_frame(b"", CONTINUATION, fin=False) * 500,
    "nonsense": make_frame(b"{}") * 500,
    "hellos": make_frame(b'{"type":"hello","tokens":[],"version":null}') * 100,
    "large messages": make_frame(b'"' + b"x" * 16_000 + b'"') * 10,
}


@pytest.mark.parametrize("block", FLOODS.values(), ids=FLOODS.keys())
def test_a_flood_is_refused_and_then_no_longer_read(server: Server, block: bytes) -> None:
    async def test() -> None:
        target = Target(server.address)
        table = await target.make_table()
        flooding = asyncio.create_task(flood_server(target, table, block, 64 << 20))
        await others_play(server)
        heard, answered, sent = await flooding
        assert TOO_FAST in heard
        assert answered < 150_000, "few are answered: pongs to pings, refusals to nonsense"
        assert sent < 32 << 20, "it is not read without end"  # what the system itself takes is not ours

    run_async(test())


def test_single_bytes_cost_as_much_as_frames(server: Server) -> None:
    """A short message in single bytes is fine; many of them are not."""

    async def test() -> None:
        target = Target(server.address)
        table = await target.make_table()
        reader, writer = await target.open_websocket(table)
        sock: Any = writer.get_extra_info("socket")
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in make_frame(b'{"type":"hello","tokens":[],"version":null}'):
            writer.write(bytes((byte,)))
            await asyncio.sleep(0.001)
        assert b'"update"' in await reader.read(1 << 16)
        everything = asyncio.create_task(reader.read())
        nonsense = make_frame(16_000 * b"x")  # a busy server may read much of it at once: it takes several
        with suppress(ConnectionError):
            for byte in cycle(nonsense):
                if everything.done():
                    break
                writer.write(bytes((byte,)))
                await asyncio.sleep(0)
        assert TOO_FAST in await everything
        writer.close()

    run_async(test())


def test_hellos_are_limited_for_a_socket_and_for_an_address(server: Server) -> None:
    async def test() -> None:
        target = Target(server.address, "127.0.0.3")
        async with target.session() as session:
            lobby = Lobby(session)
            table = await lobby.make_table(TURN_GAME, "Ann", start=False)
            person = await lobby.connect(table)
            for _ in range(14):
                await person.send({"type": "hello", "tokens": [], "version": None})
            assert (await person.receive("refused"))["code"] == "too-fast"
            await others_play(server)
            await person.send({"type": "time", "sent": 1})  # all else is still answered
            await person.receive("time")
            await person.close()

    run_async(test())


def test_half_a_request_is_given_up(server: Server) -> None:
    """Their headers never end; whole requests are answered all the while."""

    async def test() -> None:
        reader, writer = await Target(server.address).connect()
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
        await others_play(server)
        with suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), HEADERS_TIMEOUT_S + 30) == b""
        writer.close()

    run_async(test())


def test_with_few_descriptors_one_address_cannot_have_them_all(tmp_path: Path) -> None:
    """256 of them, and an attacker who would take 400: the others come in, and the log says what happens."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)

    async def attack(server: Server) -> None:
        with ExitStack() as held:
            place = Target(server.address).host_and_port
            for _ in range(400):
                with suppress(OSError):
                    half = socket.create_connection(place, source_address=("127.0.0.2", 0), timeout=5)
                    held.enter_context(half)
                    half.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
                if _ % 100 == 99:
                    await others_play(server)
            await others_play(server)

    limited = LimitedServer(tmp_path / "tables")
    try:
        with limited as server:
            run_async(attack(server))
    finally:
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == before
    events = [line["event"] for line in read_log(limited)]
    assert "few-descriptors" in events
    assert [line for line in read_log(limited) if line["level"] == "error"] == []


class LimitedServer(Server):
    """With no more than 256 descriptors."""

    def start(self) -> "Server":
        command = [sys.executable, "-m", "thirdplace", "serve", "--lang", "en", "--data", str(self.data)]
        line = " ".join(["ulimit -n 256; exec", *command, "--host 127.0.0.1 --port 0"])
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                ["sh", "-c", line], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[4].rstrip("/")
        return self


# What aiohttp would say by itself.


@pytest.mark.parametrize("said", [b"SSH-2.0-OpenSSH_9.6\r\n\r\n", b"GET / HTTP/9.9\r\nHost: x\r\n\r\n"])
def test_what_is_no_http_is_answered_in_our_words(server: Server, said: bytes) -> None:
    with socket.create_connection(Target(server.address).host_and_port, timeout=10) as connection:
        connection.sendall(said)
        heard = b""
        while more := connection.recv(65536):
            heard += more
    head, _, body = heard.partition(b"\r\n\r\n")
    assert head.startswith((b"HTTP/1.0 400 ", b"HTTP/1.1 400 "))
    assert b"aiohttp" not in heard
    assert b"Server: thirdplace" in head
    assert b"Content-Security-Policy: default-src 'none'" in head
    assert json.loads(body)["code"] == "bad-request"


# When to try again.


def test_retry_after_is_true(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            for _ in range(2):
                await lobby.make_table(TURN_GAME, start=False)
            async with lobby.session.post("/api/tables", json={"game": TURN_GAME}) as answer:
                assert answer.status == 429
                assert 1700 < int(answer.headers["Retry-After"]) <= 1800  # two in an hour
        # More connections than an address may have would be hung up on, not answered.
        connector = aiohttp.TCPConnector(limit=100)
        async with aiohttp.ClientSession(server.address, connector=connector) as session:
            waits = await asyncio.gather(*(find_wait(session) for _ in range(900)))
            assert set(waits) == {None, "1"}  # fifty a second

    async def find_wait(session: aiohttp.ClientSession) -> str | None:
        async with session.get("/api/health") as answer:
            assert answer.status in (200, 429)
            return answer.headers.get("Retry-After")

    with Server(tmp_path / "tables", "--tables", "2") as server:
        run_async(test(server))


# For whom it answers.


def send_raw_request(
    server: Server, host: str, *lines: str, path: str = "/api/health", method: str = "GET"
) -> tuple[int, bytes]:
    head = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *lines]
    with socket.create_connection(Target(server.address).host_and_port, timeout=10) as connection:
        connection.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        heard = b""
        while more := connection.recv(65536):
            heard += more
    return int(heard[9:12]), heard.partition(b"\r\n\r\n")[2]


OURS = (
    "127.0.0.1",
    "127.0.0.1:8017",
    "[::1]:8017",
    "192.168.1.20:8017",
    "localhost:8017",
    "laptop",
    "laptop.local:80",
)
NOT_OURS = (
    "evil.example",
    "127.0.0.1.evil.example:8017",
    "localhost.evil.example",
    "a@127.0.0.1",
    "x:y",
    "local.",
)


def test_only_names_that_no_stranger_can_have_are_answered(server: Server) -> None:
    for host in (*OURS, socket.gethostname()):
        assert send_raw_request(server, host)[0] == 200, host
    for host in NOT_OURS[:-1]:
        for path in ("/api/health", "/", "/sw.js"):
            status, body = send_raw_request(server, host, path=path)
            assert status == 421, (host, path)
            assert json.loads(body)["code"] == "wrong-host"
    said = [line for line in read_log(server) if line["event"] == "wrong-host"]
    assert len(said) == 1, "not for every request"
    assert "--origin" in said[0]["help"]
    assert "evil" not in server.log.read_text()


def test_names_can_be_given_and_a_proxy_knows_its_own(tmp_path: Path) -> None:
    with Server(tmp_path / "named", "--origin", "https://games.example.org") as server:
        assert send_raw_request(server, "games.example.org")[0] == 200
        assert send_raw_request(server, "games.example.org:8443")[0] == 200
        assert send_raw_request(server, "other.example.org")[0] == 421
    with Server(tmp_path / "proxied", "--behind-proxy") as server:
        assert send_raw_request(server, "games.example.org")[0] == 200
    with Server(tmp_path / "both", "--behind-proxy", "--origin", "https://games.example.org") as server:
        assert send_raw_request(server, "games.example.org")[0] == 200
        assert send_raw_request(server, "other.example.org")[0] == 421


def test_a_page_can_ask_whether_its_sockets_would_be_refused(server: Server) -> None:
    assert send_raw_request(server, "127.0.0.1:1", "Origin: http://127.0.0.1:1", method="POST")[0] == 200
    status, body = send_raw_request(server, "127.0.0.1", "Origin: http://127.0.0.1:1", method="POST")
    assert (status, json.loads(body)["code"]) == (403, "wrong-origin")
    assert (
        send_raw_request(server, "127.0.0.1", "Origin: http://127.0.0.1:1", path="/")[0] == 200
    )  # the page has to open


async def _status(session: aiohttp.ClientSession, path: str) -> int:
    async with session.get(path, allow_redirects=False) as answer:
        return answer.status


def test_below_a_root_both_ways_of_proxies_work(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with aiohttp.ClientSession(server.address) as session:
            for path in (
                "/games/",
                "/games/api/health",
                "/api/health",
                "/",
                "/games/sw.js",
                "/games/api/openapi.json",
            ):
                assert await _status(session, path) == 200, path
            assert await _status(session, "/games") == 308
            for path in ("/games/api/nothing", "/games/nothing"):
                assert await _status(session, path) == 404
            async with session.get("/games/") as answer:
                page = await answer.text()
                assert 'src="/games/assets/' in page
                assert '"./' not in page
            async with session.get("/games/api/openapi.json") as answer:
                assert (await answer.json())["servers"] == [{"url": "/games"}]
                assert answer.headers["Cache-Control"] == "no-store"

    with Server(tmp_path / "tables", "--root", "games") as server:
        run_async(test(server))
