"""Shared timers: several devices, one year, and nobody who does not have the code."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from support.live_server import Json, Lobby, Server, TableConnection, open_lobby, run_async
from support.postgres import make_database
from support.reliability.remote_clients import TunedServer, fill_with_tables

from thirdplace import LANGUAGES
from thirdplace.core.registry import find_game
from thirdplace.server.limits.code_guesses import GUESSES_AT_ONCE, TABLES_FOR_FULL_COST
from thirdplace.server.limits.visitor_limits import TOOLS_PER_HOUR
from thirdplace.server.tokens import CODE_ALPHABET
from thirdplace.text import text_for

SAME_YEARS = 1.0
"""Readings of two servers agree, give or take what a loaded machine needs to tell."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    few = ("--behind-proxy", "--connections", "3")
    folder = tmp_path_factory.mktemp("timers") / "tables"
    fill_with_tables(folder, TABLES_FOR_FULL_COST)  # so that a guess costs all it may
    with TunedServer(folder, *few, code_guesses={"MAX_WAIT_S": 0.0}) as server:
        yield server


def address_header(address: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"10.0.0.{address}"}


@asynccontextmanager
async def open_visitor_lobby(server: Server, address: int) -> AsyncIterator[Lobby]:
    async with aiohttp.ClientSession(server.address, headers=address_header(address)) as session:
        with closing(Lobby(session)) as lobby:
            yield lobby


async def share_timer(lobby: Lobby, **wanted: Any) -> str:
    status, told = await lobby.request("POST", "/api/timers", wanted)
    assert status == 201, told
    code: str = told["code"]
    return code


async def join_timer(lobby: Lobby, code: str, **headers: str) -> TableConnection:
    return TableConnection(await lobby.session.ws_connect(f"/api/timers/{code}/socket", headers=headers))


async def receive_timer(person: TableConnection, **wanted: Any) -> Json:
    """The next word about the timer with these values."""
    while True:
        message = await person.receive("timer")
        if wanted.items() <= message.items():
            return message


def test_devices_come_act_and_go(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server, 1) as lobby:
            code = await share_timer(lobby, seconds_per_year=1.5, start_year=1769)
            ann, bob = await join_timer(lobby, code), await join_timer(lobby, code.lower())
            first = await receive_timer(ann, devices=2)
            assert first["type"] == "timer"
            assert (first["start_year"], first["seconds_per_year"], first["runs"]) == (1769, 1.5, False)
            await bob.send({"type": "start"})
            assert (await receive_timer(ann, runs=True))["at"] == (await receive_timer(bob, runs=True))["at"]
            await ann.send({"type": "pace", "seconds_per_year": 3})
            await receive_timer(bob, seconds_per_year=3.0)
            await ann.send({"type": "pause"})
            assert await receive_timer(bob, runs=False) == await receive_timer(ann, runs=False)
            bob.abort()
            await receive_timer(ann, devices=1)
            status, seen = await lobby.request("GET", f"/api/timers/{code}")
            assert (status, seen["begun"], seen["devices"]) == (200, True, 1)
            await ann.send({"type": "time", "sent": 4.5})
            answer = await ann.receive("time")
            assert answer["sent"] == 4.5
            assert answer["server"] >= seen["at"]

    run_async(test())


@pytest.mark.parametrize(
    "message",
    [
        {"type": "zork"},
        {"type": "start", "zork": 1},
        {"type": "pace"},
        {"type": "pace", "seconds_per_year": 0.1},
        {"type": "pace", "seconds_per_year": 61},
        {"type": "begin", "start_year": 0},
        {"type": "begin", "start_year": 18.5},
        {"type": "do", "seat": 0, "action": {}},
        [],
    ],
)
def test_nonsense_is_refused_and_changes_nothing(server: Server, message: Any) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server, 2) as lobby:
            ann = await join_timer(lobby, await share_timer(lobby))
            before = await receive_timer(ann)
            await ann.send(message)
            refused = await ann.receive()
            assert (refused["type"], refused["code"]) == ("refused", "bad-request")
            await ann.send({"type": "pause"})
            after = await receive_timer(ann)
            assert {**after, "at": 0} == {**before, "at": 0}

    run_async(test())


@pytest.mark.parametrize(
    "wanted", [{"seconds_per_year": 0}, {"start_year": 3000}, {"years": -1}, {"runs": 1}, {"zork": 1}, []]
)
def test_a_timer_that_makes_no_sense_is_not_opened(server: Server, wanted: Any) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server, 3) as lobby:
            status, answer = await lobby.request("POST", "/api/timers", wanted)
            assert (status, answer["code"]) == (400, "bad-request")

    run_async(test())


def test_one_question_finds_tables_and_timers(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server, 40) as lobby:
            table, timer = await lobby.make_table("place-race", start=False), await share_timer(lobby)
            assert await lobby.request("GET", f"/api/codes/{table.code.lower()}") == (200, {"id": table.id})
            assert await lobby.request("GET", f"/api/codes/{timer.lower()}") == (200, {"timer": timer})
            status, refused = await lobby.request("GET", "/api/codes/ZZZZZE")
            assert (status, refused["code"]) == (404, "unknown-table")

    run_async(test())


def test_codes_can_be_tried_only_so_often(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server, 4) as lobby, open_visitor_lobby(server, 5) as other:
            code = await share_timer(lobby)
            for _ in range(2 * GUESSES_AT_ONCE):  # right ones cost nothing
                assert (await lobby.request("GET", f"/api/timers/{code}"))[0] == 200
            tried = [f"ZZZ{one}{two}Z" for one in CODE_ALPHABET for two in CODE_ALPHABET][
                : GUESSES_AT_ONCE + 1
            ]
            answers = [await lobby.request("GET", f"/api/timers/{code}") for code in tried]
            codes = [answer["code"] for _, answer in answers]
            assert codes == ["unknown-timer"] * GUESSES_AT_ONCE + ["too-fast"]
            with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
                await join_timer(lobby, "ZZZZZD")
            assert (await lobby.request("GET", "/api/codes/ZZZZZE"))[0] == 429, "tables are no way around it"
            await (await join_timer(other, code)).close()

    run_async(test())


def test_one_address_has_only_so_many_connections_and_timers(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server, 6) as lobby:
            code = await share_timer(lobby)
            people = [await join_timer(lobby, code) for _ in range(3)]
            with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
                await join_timer(lobby, code)
            await people[0].close()
            await receive_timer(people[1], devices=2)
            await join_timer(lobby, code)
            for _ in range(TOOLS_PER_HOUR - 1):
                await share_timer(lobby)
            status, answer = await lobby.request("POST", "/api/timers", {})
            assert (status, answer["code"]) == (429, "too-many")

    run_async(test())


def test_pages_from_elsewhere_have_no_say(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server, 7) as lobby:
            code = await share_timer(lobby)
            with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
                await join_timer(lobby, code, Origin="https://example.org")
            await (await join_timer(lobby, code, Origin=server.address)).close()

    run_async(test())


def test_who_talks_too_fast_or_too_long_is_cut_off(server: Server) -> None:
    async def test() -> None:
        async with open_visitor_lobby(server, 8) as lobby:
            code = await share_timer(lobby)
            ann, bob = await join_timer(lobby, code), await join_timer(lobby, code)
            await asyncio.gather(*(ann.send({"type": "time", "sent": 1}) for _ in range(100)))
            assert (await ann.receive("refused"))["code"] == "too-fast"
            await bob.socket.send_str(" " * 20_000)
            while (await bob.socket.receive()).type is not aiohttp.WSMsgType.CLOSE:
                pass

    run_async(test())


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    return tmp_path / "tables" if request.param == "sqlite" else make_database()


def years_at(told: Json, server_time: int) -> float:
    passed_ms = server_time - told["at"] if told["runs"] else 0
    return float(told["years"] + passed_ms / 1000 / told["seconds_per_year"])


async def read_years(person: TableConnection, told: Json) -> float:
    await person.send({"type": "time", "sent": 0})
    return years_at(told, (await person.receive("time"))["server"])


def test_devices_at_two_servers_share_a_timer_and_it_outlives_each_of_them(
    store: Path | str, tmp_path: Path
) -> None:
    async def test(one: Server, other: Server) -> None:
        async with open_lobby(other) as there:
            async with open_lobby(one) as here:
                code = await share_timer(here, seconds_per_year=1.0)
                ann, bob = await join_timer(here, code), await join_timer(there, code)
                for person in (ann, bob):
                    await receive_timer(person, devices=2)
                await ann.send({"type": "start"})
                told = [await receive_timer(person, runs=True) for person in (ann, bob)]
                assert told[0] == told[1]
                years = [await read_years(person, told[0]) for person in (ann, bob)]
                assert abs(years[0] - years[1]) < SAME_YEARS
                await bob.send({"type": "pace", "seconds_per_year": 2})
                await receive_timer(ann, seconds_per_year=2.0)
                assert await here.request("GET", f"/api/codes/{code}") == (200, {"timer": code})
                one.kill()
            alone = await receive_timer(bob, devices=1)
            assert await read_years(bob, alone) > years[1]
            await bob.send({"type": "pause"})
            paused = await receive_timer(bob, runs=False)
            await asyncio.to_thread(one.start)
            async with open_lobby(one) as here:
                back = await join_timer(here, code)
                again = await receive_timer(back, devices=2)
                assert again["years"] == paused["years"]
                assert (again["runs"], again["begun"]) == (False, True)
                await receive_timer(bob, devices=2)
                await back.close()
                await receive_timer(bob, devices=1)

    with Server(store, log=tmp_path / "one.log") as one, Server(store, log=tmp_path / "other.log") as other:
        run_async(test(one, other))


def test_on_a_crowded_server_a_timer_is_found_late_by_who_has_tried_many_codes(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with open_visitor_lobby(server, 1) as teacher, open_visitor_lobby(server, 2) as school:
            code, known = await share_timer(teacher), await share_timer(school)
            tried = [f"ZZZ{one}{two}Z" for one in CODE_ALPHABET for two in CODE_ALPHABET][
                : GUESSES_AT_ONCE + 1
            ]
            for wrong in tried[:GUESSES_AT_ONCE]:
                assert (await school.request("GET", f"/api/timers/{wrong}"))[0] == 404
            late = asyncio.create_task(school.request("GET", f"/api/timers/{tried[GUESSES_AT_ONCE]}"))
            joining = asyncio.create_task(join_timer(school, code))
            for _ in range(5):
                assert (await school.request("GET", f"/api/timers/{known}"))[0] == 200, "answered at once"
            assert not joining.done(), "answered late"
            person = await joining
            await receive_timer(person)
            await person.close()
            assert (await late)[0] == 404

    folder = tmp_path / "tables"
    fill_with_tables(folder, TABLES_FOR_FULL_COST)
    hurried = {"SECONDS_PER_GUESS": 3.0, "MAX_WAIT_S": 9.0}
    with TunedServer(folder, "--behind-proxy", code_guesses=hurried) as server:
        run_async(test(server))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_too_many_timers_are_told_in_the_games_own_words(server: Server, lang: str) -> None:
    """The code is every server's; the sentence is the game's, without digits and brackets."""

    async def test() -> None:
        async with open_visitor_lobby(server, 30 + LANGUAGES.index(lang)) as lobby:
            lobby.session.headers["Accept-Language"] = lang
            for _ in range(TOOLS_PER_HOUR):
                await share_timer(lobby)
            status, answer = await lobby.request("POST", "/api/timers", {})
            minutes = 60 // TOOLS_PER_HOUR
            own = text_for(lang, find_game("place-race"))("error-too-many-timers", minutes=minutes)
            assert (status, answer["code"], answer["message"]) == (429, "too-many", own)
            assert not set("0123456789(") & set(own)
            status, answer = await lobby.request("GET", "/api/timers/ABCDEF")
            own = text_for(lang, find_game("place-race"))("error-unknown-timer")
            assert (status, answer["code"], answer["message"]) == (404, "unknown-timer", own)

    run_async(test())
