"""One stranger, or one who has many addresses, does their worst: others notice nothing of it."""

import asyncio
import json
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from time import sleep

import aiohttp
import pytest
from aiohttp import web
from support.games import LED_GAME, TURN_GAME, options_with_rounds
from support.live_server import QUICK, Json, Lobby, Server, TableConnection, open_lobby, run_async
from support.reliability.attacks_on_work import long_record
from support.reliability.remote_clients import (
    TunedServer,
    bare_connection,
    check_others_can_play,
    connect_from,
    is_connection_held,
)

from thirdplace.core.errors import Refused
from thirdplace.server.limits.buckets import Buckets
from thirdplace.server.limits.http_connections import HttpConnection, HttpConnections
from thirdplace.server.limits.networks import NETWORK_MULTIPLE, household_address, wider_network
from thirdplace.server.work import jobs
from thirdplace.server.work.work_queue import QueueFull, WorkQueue
from thirdplace.text import text_for

STRANGER = "127.0.0.2"
REPLAY: Json = {"record": long_record(), "viewer": "all"}
"""Its answer has six megabytes: more than the system takes from the server while nobody reads."""


async def collect_answers(person: TableConnection, ids: set[str]) -> list[str]:
    """What came of the commands with these ids: "ok" or the refusal's code."""
    told = []
    while ids:
        message = await person.receive("ok", "refused")
        if message.get("id") in ids or (message["type"] == "refused" and message.get("id") is None):
            ids.discard(message.get("id") or next(iter(ids)))
            told.append(message.get("code", "ok"))
    return told


# H1, and reactions: what one address, and one table, may send.


def test_all_connections_of_an_address_share_a_limit(tmp_path: Path) -> None:
    """Each of 60 sockets stays within its own limit; together they are too fast."""

    async def test(server: Server) -> None:
        async with connect_from(server, STRANGER) as stranger, open_lobby(server) as lobby:
            table = await stranger.make_table(TURN_GAME, "Ann", start=False)
            people = [await stranger.connect(table) for _ in range(60)]
            for person in people:
                await person.receive("update")
            for number in range(50):
                await asyncio.gather(*(person.send({"type": "time", "sent": number}) for person in people))
            heard = {
                (await person.receive("time", "refused"))["type"] for person in people for _ in range(50)
            }
            assert heard == {"time", "refused"}
            own = await lobby.connect(await lobby.make_table(TURN_GAME, "Bob", start=False))
            await own.receive("update")
            for number in range(50):
                await own.send({"type": "time", "sent": number})
            assert {(await own.receive())["type"] for _ in range(50)} == {"time"}, (
                "another address is not slowed"
            )

    with Server(tmp_path / "tables") as server:
        run_async(test(server))


def test_a_table_takes_so_many_signals_from_all_its_devices_together(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with AsyncExitLobbies(server) as lobbies:
            table = await lobbies[0].make_table(TURN_GAME, *"ABCDEF", start=False)
            people = [await lobby.connect(table, table.tokens[n]) for n, lobby in enumerate(lobbies)]
            ids = [{f"{n}-{k}" for k in range(50)} for n in range(len(people))]
            for k in range(50):
                for n, person in enumerate(people):
                    wave = {"type": "react", "seat": n, "reaction": "wave", "id": f"{n}-{k}"}
                    await person.send(wave)
            told = [code for n, person in enumerate(people) for code in await collect_answers(person, ids[n])]
            assert set(told) == {"ok", "too-fast"}
            assert told.count("ok") >= 60, "three seconds' worth at once"
            await people[0].send({"type": "rename", "seat": 0, "name": "Ida", "id": "r"})
            assert await collect_answers(people[0], {"r"}) == ["ok"], "all else is still done"

    with Server(tmp_path / "tables") as server:
        run_async(test(server))


class AsyncExitLobbies:
    """Six people, each on an address of their own."""

    def __init__(self, server: Server) -> None:
        self._all = [connect_from(server, f"127.0.3.{n + 1}") for n in range(6)]

    async def __aenter__(self) -> list[Lobby]:
        return [await one.__aenter__() for one in self._all]

    async def __aexit__(self, *failure: object) -> None:
        for one in self._all:
            await one.__aexit__(None, None, None)


# M3: somebody who comes back to a long game.


def test_a_long_log_is_not_gone_through_for_who_comes_back(tmp_path: Path) -> None:
    async def come_back(lobby: Lobby, moves: int) -> tuple[int, Json]:
        table = await lobby.make_table(TURN_GAME, *"ABCDEF")
        host = await lobby.connect(table, table.host)
        for number in range(moves):
            await host.send({"type": ("pause", "resume")[number % 2], "id": str(number)})
            version = (await host.receive("ok"))["version"]
        back = await lobby.connect(table, table.tokens[0], version=version - 2)
        return version - 2, await back.receive("update")

    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            known, short = await come_back(lobby, 10)
            assert (short["from"], len(short["events"])) == (known, 2), "what was missed"
            _, long = await come_back(lobby, 300)
            assert long.get("from") is None, "how it is now"
            assert long["view"]

    with Server(tmp_path / "tables", "--messages", "100000") as server:
        run_async(test(server))


# Hellos.


def test_hellos_of_all_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    """With three connections there may be 40 at once; 60 come, no more than 10 over each."""

    async def test(server: Server) -> None:
        async with connect_from(server, STRANGER) as stranger:
            table = await stranger.make_table(TURN_GAME, "Ann", start=False)
            refused = 0
            for _ in range(8):
                person = await stranger.connect(table)
                for _ in range(9):
                    await person.send({"type": "hello", "tokens": [], "version": None})
                await person.send({"type": "time", "sent": 0})  # answered after all refusals
                while (message := await person.receive("update", "refused", "time"))["type"] != "time":
                    refused += message["type"] == "refused"
                await person.close()
            assert refused
            await check_others_can_play(server)

    with TunedServer(
        tmp_path / "tables", "--connections", "3", visitor_limits={"HELLOS_PER_SECOND": 1}
    ) as server:
        run_async(test(server))


def test_after_a_refused_hello_nothing_happens_at_the_table_before_and_another_hello_is_heard(
    tmp_path: Path,
) -> None:
    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, *"ABC")
            closed = await lobby.make_table(TURN_GAME, *"ABC", settings=QUICK | {"onlookers": False})
            host = await lobby.connect(table, table.host)
            await host.receive("update")
            for there, code in ((("0" * 32), "unknown-table"), (closed.id, "not-your-seat")):
                hello = {"type": "hello", "tokens": [table.host], "version": None, "table": there}
                await host.send(hello)
                await host.send({"type": "pause", "id": "p"})
                told = [await host.receive("refused", "ok") for _ in range(2)]
                assert [(one.get("id"), one["code"]) for one in told[:1]] == [(None, code)]
                # The pause is refused with the hello that it waits for, or as one without a hello.
                assert (told[1]["id"], told[1]["type"]) == ("p", "refused")
                assert told[1]["code"] in (code, "bad-request")
                status, seen = await lobby.request("GET", f"/api/tables/{table.id}")
                assert (status, seen["phase"], seen.get("paused")) == (200, "playing", None)
            await host.send({"type": "hello", "tokens": [table.host], "version": None, "table": table.id})
            assert (await host.receive())["type"] == "update"
            await host.send({"type": "pause", "id": "q"})
            assert (await host.receive("ok", "refused"))["type"] == "ok"

    with Server(tmp_path / "tables") as server:
        run_async(test(server))


# Time to send a request and to read its answer.


BODY = json.dumps(REPLAY).encode()
HEAD = (
    b"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    % len(BODY)
)


def wait_for_hang_up(server: Server, connection: socket.socket) -> None:
    for _ in range(300):
        if not is_connection_held(server, connection):
            return
        sleep(0.1)
    raise AssertionError("still waited for")


def send_half_a_body(server: Server) -> None:
    with bare_connection(server, STRANGER) as connection:
        connection.sendall(HEAD + BODY[:100])
        heard = connection.recv(1 << 16)
        assert heard.startswith(b"HTTP/1.1 400 "), heard
        wait_for_hang_up(server, connection)  # what would be the rest is no request


def read_nothing(server: Server) -> None:
    with ExitStack() as held:
        idlers = [held.enter_context(bare_connection(server, STRANGER, 4096)) for _ in range(3)]
        for connection in idlers:
            connection.sendall(HEAD + BODY)
        for connection in idlers:
            wait_for_hang_up(server, connection)


def read_slowly(server: Server) -> None:
    """So that something has moved whenever the server looks."""
    with bare_connection(server, STRANGER, 1 << 16) as connection:
        connection.sendall(HEAD + BODY)
        heard = 0
        with suppress(ConnectionError):
            while is_connection_held(server, connection):
                heard += len(connection.recv(1 << 14))
                assert heard < 5 << 20, "all of it was sent"
                sleep(0.1)


def test_who_never_ends_a_request_or_never_reads_its_answer_is_hung_up_on(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        strangers = (send_half_a_body, read_nothing, read_slowly)
        await asyncio.gather(
            *(asyncio.to_thread(one, server) for one in strangers), check_others_can_play(server)
        )
        async with (
            connect_from(server, STRANGER) as stranger,
            stranger.session.post("/api/replays", json=REPLAY) as answer,
        ):
            assert answer.status == 200
            assert len((await answer.json())["steps"]) > 4500

    with TunedServer(
        tmp_path / "tables",
        http_connections={"UNREAD_TIMEOUT_S": 2.0, "MIN_READ_BYTES": 1 << 20},
        app={"BODY_TIMEOUT_S": 1.5},
    ) as server:
        run_async(test(server))
    assert '"error"' not in server.log.read_text()


class ReportedTransport(asyncio.Transport):
    """A transport of which we say how much of an answer its peer has not read."""

    def __init__(self) -> None:
        super().__init__()
        self.unread = 0
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def close(self) -> None:
        pass

    def abort(self) -> None:
        self.is_aborted = True


@pytest.mark.parametrize(("read_per_s", "is_reading"), [(0, False), (100, False), (1000, True)])
def test_a_byte_now_and_then_is_not_reading(read_per_s: int, is_reading: bool) -> None:
    """Systems take an answer in large steps, so over a real connection one cannot see to it."""

    def answer(request: web.BaseRequest, status: int) -> web.StreamResponse:
        raise AssertionError("nothing is asked")

    async def handle(request: web.BaseRequest) -> web.StreamResponse:
        raise AssertionError("nothing is asked")

    async def test() -> None:
        count = HttpConnections(answer, lambda address: 0, lambda: 0, most=10, most_per_address=10)
        connection = HttpConnection(count, web.Server(handle), loop=asyncio.get_running_loop())
        connection.transport = transport = ReportedTransport()
        for second in range(120):
            transport.unread = 200_000 - second * read_per_s
            connection.hang_up_if_idle(float(second))
            if transport.is_aborted:
                break
        assert transport.is_aborted != is_reading

    run_async(test())


# H3, M4: memory.


def test_a_replay_may_have_so_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs.pack_replay(BODY)
    monkeypatch.setattr(jobs, "MAX_REPLAY_BYTES", 100_000)
    with pytest.raises(Refused, match="too-large"):
        jobs.pack_replay(BODY)


def test_who_does_not_read_a_stream_is_cut_off_after_so_many_bytes(tmp_path: Path) -> None:
    """Long before a thousand lines: those of a class are long."""

    async def onlookers(lobby: Lobby, path: str) -> int:
        found: int = (await lobby.request("GET", path))[1]["onlookers"]
        return found

    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            names = [f"Pupil {number}" for number in range(60)]
            table = await lobby.make_table(LED_GAME, *names, options=options_with_rounds(2))
            path = f"/api/tables/{table.id}"
            with bare_connection(server, STRANGER, 4096) as idler:
                idler.sendall(f"GET {path}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                while not await onlookers(lobby, path):
                    await asyncio.sleep(0.02)
                host = await lobby.connect(table, table.host)
                for number in range(600):
                    await host.send({"type": ("pause", "resume")[number % 2], "id": str(number)})
                    assert (await host.receive("ok", "refused"))["type"] == "ok"
                    if number % 20 == 19 and not await onlookers(lobby, path):
                        return
                raise AssertionError("still waited for")

    with Server(tmp_path / "tables", "--messages", "100000") as server:
        run_async(test(server))


# M5: connections that are turned away.


def test_connections_that_are_turned_away_are_logged_once(tmp_path: Path) -> None:
    with Server(tmp_path / "tables", "--connections", "4") as server, ExitStack() as held:
        for _ in range(60):
            with suppress(ConnectionError):
                held.enter_context(bare_connection(server, STRANGER))
        run_async(check_others_can_play(server))
    assert server.log.read_text().count('"connections-refused"') == 1


# Somebody with many addresses.


@asynccontextmanager
async def forwarded_for(server: Server, address: str) -> AsyncIterator[Lobby]:
    async with aiohttp.ClientSession(server.address, headers={"X-Forwarded-For": address}) as session:
        with closing(Lobby(session)) as lobby:
            yield lobby


def test_a_network_of_ipv6_is_not_as_many_times_the_limit_as_it_has_addresses(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made: list[int] = []
        for number in range(3 * NETWORK_MULTIPLE):
            async with forwarded_for(server, f"2001:db8:7:{number:x}::1") as stranger:
                status, _ = await stranger.request("POST", "/api/tables", {"game": TURN_GAME})
                made.append(status)
        assert made == [201] * 2 * NETWORK_MULTIPLE + [429] * NETWORK_MULTIPLE
        async with forwarded_for(server, "2001:db8:8::1") as neighbour:
            table = await neighbour.make_table(TURN_GAME, "Ann", start=False)
            path = f"/api/tables/{table.id}/stream"
            streams = [await neighbour.session.get(path) for _ in range(3)]
            assert [stream.status for stream in streams] == [200, 200, 429]
            for number in range(1, 2 * NETWORK_MULTIPLE):
                headers = {"X-Forwarded-For": f"2001:db8:8:{number:x}::1"}
                streams.append(await neighbour.session.get(path, headers=headers))
            open_now = sum(stream.status == 200 for stream in streams)
            assert open_now == 2 * NETWORK_MULTIPLE
            for stream in streams:
                stream.close()

    with Server(tmp_path / "tables", "--behind-proxy", "--tables", "2", "--connections", "2") as server:
        run_async(test(server))


def test_addresses_are_counted_by_household_and_network() -> None:
    assert household_address("2001:db8:1:2:3::4") == "2001:db8:1:2::"
    assert wider_network("2001:db8:1:2::") == wider_network("2001:db8:1:3::") == "2001:db8:1::/48"
    assert household_address("::ffff:192.0.2.7") == "192.0.2.7"
    assert wider_network("192.0.2.7") is wider_network("unknown") is None


def test_who_is_counted_is_forgotten_again() -> None:
    """A hundred thousand addresses leave nothing behind, and what they took does not come back early."""
    buckets = Buckets(1, 3)
    for number in range(100_000):
        now = number / 1000
        assert buckets.take(f"10.0.{number // 256}.{number % 256}", now)
    assert len(buckets) < 10_000
    drained = Buckets(0.001, 2)
    assert [drained.take("2001:db8::", 0) for _ in range(3)] == [True, True, False]
    for number in range(5000):
        drained.take(f"10.1.{number // 256}.{number % 256}", 1)
    assert not drained.take("2001:db8::", 2)


def test_few_addresses_cannot_have_all_places_in_the_queue() -> None:
    queue = WorkQueue(1)
    with ExitStack() as held:
        for number in range(4):
            with suppress(QueueFull):
                while True:
                    held.enter_context(queue.admit_request(f"stranger {number}"))
        for name in ("home", "school"):
            held.enter_context(queue.admit_request(name))


@pytest.mark.parametrize("host", ["0.0.0.0", "127.0.0.1"])
def test_who_listens_everywhere_behind_a_proxy_is_warned(tmp_path: Path, host: str) -> None:
    """Past the proxy anybody could say who they are."""
    server = Server(tmp_path / "tables", "--behind-proxy", "--host", host).start()
    assert server._process is not None
    assert server._process.stdout is not None
    asyncio.run(check_others_can_play(server, STRANGER))
    os.kill(server.pid, signal.SIGTERM)
    # Not `communicate`: it loses what the first `readline` has taken out of the pipe already.
    with server._process.stdout as stdout:
        said = stdout.read()
    assert server._process.wait(30) == 0
    expected = text_for("en")("cli-serving-proxy-open") + "\n" if host == "0.0.0.0" else ""
    assert said == expected


# Buildings that look like others.


def test_buildings_that_look_like_others_are_refused(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            for names, status in (
                (["Сity Hall"], 400),  # the first letter is Cyrillic
                (["Windmill", "Windmi11"], 400),
                (["Windmill", "Water Mill"], 201),
            ):
                own = [{"name": name, "category": "P", "points": 5, "players": 3} for name in names]
                body = {"game": TURN_GAME, "options": {"custom_buildings": own}}
                told, answer = await lobby.request("POST", "/api/tables", body)
                assert told == status, (names, answer)

    with Server(tmp_path / "tables") as server:
        run_async(test(server))
