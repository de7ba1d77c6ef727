"""Codes that people type get through; by codes that strangers try, nothing is found."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.games import LED_GAME
from support.live_server import Lobby, Server, run_async
from support.reliability.remote_clients import TunedServer, connect_from, fill_with_tables

from thirdplace.server.limits.buckets import Exceeded
from thirdplace.server.limits.code_guesses import GUESSES_AT_ONCE, TABLES_FOR_FULL_COST, CodeGuesses

SCHOOL, HOME = "127.0.0.2", "127.0.0.3"
CODES = 31**6


def wrong_codes(count: int) -> Iterator[str]:
    """Without a letter: no real code is like that, except by a chance of one in thousands."""
    return ("".join(random.Random(number).choices("23456789", k=6)) for number in range(count))


async def try_code(lobby: Lobby, code: str) -> tuple[int, int]:
    """The status, and in how many seconds to try again."""
    async with lobby.session.get(f"/api/codes/{code}") as answer:
        return answer.status, int(answer.headers.get("Retry-After", 0))


async def try_codes(lobby: Lobby, count: int) -> list[int]:
    return [
        status for status, _ in await asyncio.gather(*(try_code(lobby, one) for one in wrong_codes(count)))
    ]


def test_on_a_schools_own_server_wrong_codes_keep_nobody_out(tmp_path: Path) -> None:
    """Four times as many as would be too many on a crowded server; the right code is new to this address."""

    async def test(server: Server) -> None:
        async with connect_from(server, HOME) as teacher, connect_from(server, SCHOOL) as school:
            table = await teacher.make_table(LED_GAME, "Ann", start=False)
            assert set(await try_codes(school, 4 * GUESSES_AT_ONCE)) == {404}
            assert (await try_code(school, table.code))[0] == 200

    with Server(tmp_path / "tables") as server:
        run_async(test(server))


def test_on_a_crowded_server_answers_come_late_and_members_come_in(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with connect_from(server, HOME) as teacher, connect_from(server, SCHOOL) as school:
            table, other = [await teacher.make_table(LED_GAME, "Ann", start=False) for _ in range(2)]
            assert set(await try_codes(school, GUESSES_AT_ONCE)) == {404}
            person = await school.connect(other, other.tokens[0])
            assert (await person.receive("update"))["seat"] == 0, "who has a seat needs no code"
            tried = [asyncio.create_task(try_code(school, code)) for code in ("222222", "333333", table.code)]
            for _ in range(5):
                assert (await try_code(school, other.code))[0] == 200, "known here, and answered at once"
            assert not tried[-1].done(), "answered late"
            late = await asyncio.gather(*tried)
            assert [status for status, _ in late] == [404, 404, 200], "late, but answered"
            told = await asyncio.gather(*(try_code(school, f"4444{n}") for n in range(22, 60)))
            assert {status for status, _ in told} >= {429}, "not as many as one likes"
            assert all(status != 429 or retry_s >= 1 for status, retry_s in told)
            assert (await try_code(school, table.code))[0] == 200, "it is known here by now"

    fill_with_tables(tmp_path / "tables", TABLES_FOR_FULL_COST)
    hurried = {"SECONDS_PER_GUESS": 2.0, "MAX_WAIT_S": 8.0}
    with TunedServer(tmp_path / "tables", code_guesses=hurried) as server:
        run_async(test(server))


@pytest.mark.parametrize("tables", [1, 20, TABLES_FOR_FULL_COST, 10 * TABLES_FOR_FULL_COST])
def test_the_chance_to_find_a_table_stays_negligible(tables: int) -> None:
    """Whoever tries codes all day finds a table in a hundred days; of ten times as many, in ten."""
    guesses, tried, hours = CodeGuesses(lambda: tables), 0, 2
    for second in range(hours * 3600):
        for number in range(50):  # as many as requests in a second
            try:
                wait_s = guesses.count_guess("stranger", f"{second}-{number}", float(second))
            except Exceeded:
                break
            tried += wait_s < hours * 3600 - second
    found_in_a_day = (
        (tried - GUESSES_AT_ONCE * TABLES_FOR_FULL_COST / min(tables, TABLES_FOR_FULL_COST))
        / hours
        * 24
        * tables
        / CODES
    )
    assert found_in_a_day < max(1, tables / TABLES_FOR_FULL_COST) / 100
