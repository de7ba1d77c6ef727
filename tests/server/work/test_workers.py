"""Strangers want more work of a real server than it can do: they are told so, and nobody else notices."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import psutil
import pytest
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, first_move, script_of
from support.live_server import QUICK, Json, Lobby, Server, open_lobby, run_async
from support.reliability.attacks_on_work import HOPELESS, finished_record, from_address, hang_up, long_record

from thirdplace.text import text_for

STRANGER = "127.0.0.2"
MOST_OF_ONE_CLIENT = 64
RACE: Json = {"record": long_record(600), "viewer": "all"}
LONG_RACE: Json = {"record": long_record(), "viewer": "all"}
REVIEW: Json = {"record": finished_record()}
SHORT_REVIEW: Json = {"record": finished_record(LED_GAME, 2, **script_of(LED_GAME).SHORT["options"])}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("work") / "tables", "--tables", "1000") as server:
        yield server
    assert '"error"' not in server.log.read_text()


@asynccontextmanager
async def stranger_and_lobby(server: Server) -> AsyncIterator[tuple[Lobby, Lobby]]:
    async with from_address(server, STRANGER) as stranger, open_lobby(server) as lobby:
        yield stranger, lobby


async def status_of(lobby: Lobby, path: str, body: Any) -> tuple[int, str | None]:
    async with lobby.session.post(path, json=body) as response:
        await response.read()
        return response.status, response.headers.get("Retry-After")


def busy_seconds(server: Server) -> float:
    """What the server's processes have worked."""
    times = [child.cpu_times() for child in psutil.Process(server.pid).children()]
    return sum(time.user + time.system for time in times)


async def comes_to_rest(server: Server) -> None:
    while True:
        before = busy_seconds(server)
        await asyncio.sleep(0.3)
        if busy_seconds(server) - before < 0.05:
            return


async def is_served(lobby: Lobby) -> None:
    """Everything others do goes on: make a table, join it, start it, move."""
    table = await lobby.make_table(CLOCK_GAME, "Ann", "Bob", options=script_of(CLOCK_GAME).CHOSEN_DEAL)
    person = await lobby.connect(table, table.tokens[0])
    await person.receive("update")
    await person.do(0, first_move(CLOCK_GAME), "m1")
    assert (await person.receive("ok", "refused"))["type"] == "ok"
    await person.close()


# Deals.


def test_a_deal_is_looked_for_only_for_who_may_begin(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with stranger_and_lobby(server) as (stranger, lobby):
            table = await lobby.make_table(
                CLOCK_GAME, "Ann", "Bob", "Cleo", "Dan", start=False, options=HOPELESS
            )
            start = f"/api/tables/{table.id}/start"
            for token in (None, table.tokens[0], "zork"):
                status, told = await stranger.request("POST", start, None, token)
                assert (status, told["code"]) == (403, "not-the-host")
            person = await stranger.connect(table)  # looks on
            await person.receive("update")
            await person.send({"type": "start", "id": "s"})
            assert (await person.receive("refused"))["code"] == "not-the-host"
            few = await lobby.make_table(CLOCK_GAME, "Ann", start=False, options=HOPELESS)
            status, told = await lobby.request("POST", f"/api/tables/{few.id}/start", None, few.host)
            assert (status, told["code"]) == (400, "bad-options")
            assert not psutil.Process(server.pid).children(), "nothing was worked on for any of them"

            status, told = await lobby.request("POST", start, None, table.host)
            assert (status, told["code"]) == (400, "bad-options")
            assert told["message"] == text_for("en")("error-bad-options-no-deal")

    with Server(tmp_path / "tables") as server:
        run_async(test(server))
    assert '"error"' not in server.log.read_text()


def test_others_begin_while_a_deal_is_looked_for_and_who_hangs_up_ends_it(server: Server) -> None:
    async def test() -> None:
        async with stranger_and_lobby(server) as (stranger, lobby):
            table = await stranger.make_table(
                CLOCK_GAME, "Ann", "Bob", "Cleo", "Dan", start=False, options=HOPELESS
            )
            start = f"/api/tables/{table.id}/start"
            wanted = [
                asyncio.ensure_future(stranger.request("POST", start, None, table.host)) for _ in range(80)
            ]
            host = await stranger.connect(table, table.host)
            await host.receive("update")
            await host.send({"type": "start", "id": "a"})
            await host.send({"type": "start", "id": "b"})
            told = await host.receive("refused")
            assert (told["id"], told["code"]) in [("b", "too-fast"), ("a", "busy")]
            await is_served(lobby)
            assert not all(one.done() for one in wanted), "nobody waited for the stranger's"
            done = [one.result()[1]["code"] for one in wanted if one.done()]
            assert "busy" in done, "so many of one client's may wait"
            for one in wanted:
                one.cancel()
            answers = await asyncio.gather(*wanted, return_exceptions=True)
            codes = {answer[1]["code"] for answer in answers if isinstance(answer, tuple)}
            assert codes <= {"busy", "bad-options"}
            await host.close()
            await comes_to_rest(server)

    run_async(test())


# Replays.


def test_so_many_replays_wait_and_no_more_and_others_are_answered_between(server: Server) -> None:
    async def test() -> None:
        async with stranger_and_lobby(server) as (stranger, lobby):
            wishes = [asyncio.ensure_future(status_of(stranger, "/api/replays", RACE)) for _ in range(150)]
            while not any(wish.done() for wish in wishes):
                await asyncio.sleep(0.01)
            status, _ = await status_of(lobby, "/api/replays", RACE)
            assert status == 200
            assert not all(wish.done() for wish in wishes), "the stranger's many wishes came one by one"
            answers = await asyncio.gather(*wishes)
            refused = [after for status, after in answers if status == 429]
            assert {status for status, _ in answers} == {200, 429}
            assert len(answers) - len(refused) >= MOST_OF_ONE_CLIENT
            assert all(after is not None and 1 <= int(after) <= 120 for after in refused)
            await asyncio.sleep(int(refused[-1] or 1))
            assert (await status_of(stranger, "/api/replays", RACE))[0] == 200

    run_async(test())


def test_nothing_is_worked_on_for_those_who_hung_up(server: Server) -> None:
    async def test() -> None:
        async with stranger_and_lobby(server) as (stranger, lobby):
            body = json.dumps(LONG_RACE).encode()
            for path in ("/api/replays", f"/api/sheets/{TURN_GAME}/cards"):
                wish = b"{}" if "sheets" in path else body
                await asyncio.gather(
                    *(hang_up(stranger, path, wish, after_s=1.0) for _ in range(MOST_OF_ONE_CLIENT))
                )
            await comes_to_rest(server)
            await is_served(lobby)
            # All places are free again.
            answers = await asyncio.gather(
                *(status_of(stranger, "/api/replays", RACE) for _ in range(MOST_OF_ONE_CLIENT))
            )
            assert {status for status, _ in answers} == {200}

    run_async(test())


def test_a_replay_is_the_same_for_who_cannot_unpack_it(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            told = []
            for encoding in ("gzip", "identity"):
                async with lobby.session.post(
                    "/api/replays", json=RACE, headers={"Accept-Encoding": encoding}
                ) as response:
                    assert response.headers.get("Content-Encoding") == (
                        "gzip" if encoding == "gzip" else None
                    )
                    told.append(await response.json())
            assert told[0] == told[1]
            assert len(told[0]["steps"]) == len(RACE["record"]["actions"]) + 1

    run_async(test())


def test_a_record_may_have_so_many_actions(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            endless = RACE["record"] | {"actions": [{"seat": 0, "action": 0}] * 8001}
            for path in ("/api/replays", "/api/reviews"):
                status, told = await lobby.request("POST", path, {"record": endless})
                assert (status, told["code"]) == (413, "too-large")

    run_async(test())


# Reviews.


async def next_line(response: aiohttp.ClientResponse) -> Json:
    line: Json = json.loads(await response.content.readline())
    return line


def test_who_waits_for_a_review_is_told_how_many_are_before(server: Server) -> None:
    async def test() -> None:
        async with (
            stranger_and_lobby(server) as (stranger, lobby),
            lobby.session.post("/api/reviews", json=SHORT_REVIEW) as others,
        ):
            first = await stranger.session.post("/api/reviews", json=REVIEW)
            second = await stranger.session.post("/api/reviews", json=REVIEW)
            assert (await next_line(second))["waiting"] >= 1
            while (await next_line(others))["share"] == 0:
                pass  # somebody else's goes on
            first.close()
            while "waiting" in await next_line(second):
                pass
            second.close()
            while "review" not in await next_line(others):
                pass
            await comes_to_rest(server)

    run_async(test())


# The end.


def test_a_server_stops_whatever_it_is_working_on(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables").start()
    processes: list[psutil.Process] = []

    async def test() -> None:
        async with from_address(server, STRANGER) as stranger:
            coached = await stranger.make_table(TURN_GAME, *"ABC", settings=QUICK | {"coach": True})
            advice = f"/api/tables/{coached.id}/seats/0/advice"
            table = await stranger.make_table(CLOCK_GAME, *"ABCD", start=False, options=HOPELESS)
            wanted = [
                *(stranger.request("POST", "/api/replays", LONG_RACE) for _ in range(10)),
                *(stranger.session.post("/api/reviews", json=REVIEW) for _ in range(3)),
                *(stranger.session.post(f"/api/sheets/{TURN_GAME}/cards", json={}) for _ in range(5)),
                *(stranger.request("GET", advice, None, coached.tokens[0]) for _ in range(3)),
                stranger.request("POST", f"/api/tables/{table.id}/start", None, table.host),
            ]
            tasks = [asyncio.ensure_future(one) for one in wanted]
            while len(psutil.Process(server.pid).children()) < 3:
                await asyncio.sleep(0.05)
            processes.extend(psutil.Process(server.pid).children())
            assert await asyncio.to_thread(server.stop) == 0
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    run_async(test())
    _, alive = psutil.wait_procs(processes, timeout=20)
    assert not alive
    log = server.log.read_text()
    assert '"stopped"' in log
    assert '"error"' not in log
