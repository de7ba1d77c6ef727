"""Sessions of shared tools, with a tool of the test's own: who is told, what is kept, what is forgotten."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from thirdplace.core.errors import Refused
from thirdplace.core.parts.http_routes import SharedTool
from thirdplace.server.play.hub import Hub
from thirdplace.server.play.tool_sessions import (
    ACTIONS_AT_ONCE,
    KEEP_DESERTED_MS,
    MAX_DEVICES,
    ToolSession,
    ToolSessions,
)
from thirdplace.server.tokens import CODE_ALPHABET
from thirdplace.store.sqlite_store import FILE_NAME


def add_to_counter(state: int, action: int, now: int) -> int:
    if action < 0:
        raise Refused("wrong-phase")
    return state + action


def make_counter(name: str) -> SharedTool:
    return SharedTool(
        name=name,
        summary="Counts.",
        new=int,
        example=0,
        action=int,
        shown=dict,
        state=int,
        open=lambda new, now: new,
        act=add_to_counter,
        show=lambda state, code, devices: {"count": state, "code": code, "devices": devices},
    )


COUNTER, OTHER = make_counter("counter"), make_counter("other")
WithSessions = Callable[[ToolSessions], Awaitable[None]]


@asynccontextmanager
async def open_hub(folder: Path) -> AsyncIterator[Hub]:
    hub = Hub(folder, keep_days=1, bot_processes=1)
    try:
        yield hub
    finally:
        await hub.close()


def run_with_sessions(folder: Path, test: WithSessions) -> None:
    async def run() -> None:
        async with open_hub(folder) as hub:
            await test(hub.tool_sessions)

    asyncio.run(run())


def ignore(shown: Any) -> None:
    pass


async def open_session(sessions: ToolSessions) -> ToolSession:
    return await sessions.open_session(COUNTER, 5)


def test_everyone_is_told_of_every_change_and_of_who_is_there(tmp_path: Path) -> None:
    async def test(sessions: ToolSessions) -> None:
        one, ann, bob = await open_session(sessions), list[Any](), list[Any]()
        one.add_device(ann.append)
        one.add_device(bob.append)
        assert [shown["devices"] for shown in ann] == [1, 2]
        await one.apply_action(2)
        assert ann[-1] == bob[-1] == {"count": 7, "code": one.code, "devices": 2}
        one.remove_device(bob.append)
        assert (ann[-1]["devices"], one.is_deserted) == (1, False)
        one.remove_device(ann.append)
        assert one.is_deserted

    run_with_sessions(tmp_path, test)


def test_what_is_refused_changes_nothing_and_is_not_told(tmp_path: Path) -> None:
    async def test(sessions: ToolSessions) -> None:
        one, ann = await open_session(sessions), list[Any]()
        one.add_device(ann.append)
        with pytest.raises(Refused, match="wrong-phase"):
            await one.apply_action(-1)
        assert (len(ann), one.show()["count"]) == (1, 5)

    run_with_sessions(tmp_path, test)


def test_what_the_tool_cannot_show_is_not_saved(tmp_path: Path) -> None:
    def show(state: int, code: str, devices: int) -> Any:
        return {"count": state, "share": 100 // (9 - state)}

    async def test(sessions: ToolSessions) -> None:
        one, ann = await sessions.open_session(replace(COUNTER, show=show), 5), list[Any]()
        one.add_device(ann.append)
        with pytest.raises(ZeroDivisionError):
            await one.apply_action(4)
        assert one.show()["count"] == 5
        await one.apply_action(1)
        assert [shown["count"] for shown in ann] == [5, 6]

    run_with_sessions(tmp_path, test)


def test_devices_come_and_go_at_a_tool_that_cannot_be_shown(tmp_path: Path) -> None:
    def show(state: int, code: str, devices: int) -> Any:
        return {"share": state // (devices - 1)}

    async def test(sessions: ToolSessions) -> None:
        one, ann, bob = await sessions.open_session(replace(COUNTER, show=show), 5), list[Any](), list[Any]()
        one.add_device(ann.append)
        one.add_device(bob.append)
        assert ann == bob == [{"share": 5}]
        one.remove_device(bob.append)
        assert one.device_count == 1

    run_with_sessions(tmp_path, test)


def test_devices_together_act_only_so_often(tmp_path: Path) -> None:
    async def test(sessions: ToolSessions) -> None:
        one = await open_session(sessions)
        acts = (one.apply_action(1) for _ in range(5 * ACTIONS_AT_ONCE))
        outcomes = await asyncio.gather(*acts, return_exceptions=True)
        done = outcomes.count(None)
        assert ACTIONS_AT_ONCE <= done < len(outcomes)
        assert {str(one) for one in outcomes if one is not None} == {"too-fast"}
        assert one.show()["count"] == 5 + done

    run_with_sessions(tmp_path, test)


def test_codes_cannot_be_misread_and_are_all_different(tmp_path: Path) -> None:
    async def test(sessions: ToolSessions) -> None:
        codes = {(await open_session(sessions)).code for _ in range(50)}
        assert len(codes) == 50
        assert all(len(code) == 6 and set(code) <= set(CODE_ALPHABET) for code in codes)

    run_with_sessions(tmp_path, test)


def test_a_code_finds_the_tool_it_was_made_for(tmp_path: Path) -> None:
    async def test(sessions: ToolSessions) -> None:
        one = await open_session(sessions)
        one.add_device(ignore)
        assert await sessions.find_session(COUNTER, one.code.lower()) is one
        assert await sessions.find_kind(one.code) == "counter"
        with pytest.raises(Refused, match="unknown-other"):
            await sessions.find_session(OTHER, one.code)
        one.remove_device(ignore)
        with pytest.raises(Refused, match="unknown-other"):
            await sessions.find_session(OTHER, one.code)

    run_with_sessions(tmp_path, test)


def test_it_goes_on_at_a_server_that_was_started_anew_and_its_time_as_well(tmp_path: Path) -> None:
    codes, times = [], []

    async def begin(sessions: ToolSessions) -> None:
        one = await open_session(sessions)
        await one.apply_action(3)
        codes.append(one.code)
        times.append(one.now())

    async def go_on(sessions: ToolSessions) -> None:
        one = await sessions.find_session(COUNTER, codes[0])
        assert one.show()["count"] == 8
        assert one.now() >= times[0]

    run_with_sessions(tmp_path, begin)
    run_with_sessions(tmp_path, go_on)


def test_of_two_servers_that_act_at_once_both_count(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hub(tmp_path) as here, open_hub(tmp_path) as there:
            one = await open_session(here.tool_sessions)
            other = await there.tool_sessions.find_session(COUNTER, one.code)
            acts = (session.apply_action(1) for session in (one, other) for _ in range(10))
            await asyncio.gather(*acts)
            found = await here.tool_sessions.find_session(COUNTER, one.code)
            assert found.show()["count"] == 25

    asyncio.run(test())


def test_it_is_forgotten_some_hours_after_the_last_has_gone(tmp_path: Path) -> None:
    def let_time_pass(milliseconds: int) -> None:
        with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
            connection.execute("UPDATE tools SET visited = visited - ?", (milliseconds,))

    async def test(sessions: ToolSessions) -> None:
        sessions._hub._housekeeping.stop()  # it deletes, too, but would not know that time is made to pass
        left, kept = await open_session(sessions), await open_session(sessions)
        kept.add_device(ignore)
        let_time_pass(KEEP_DESERTED_MS - 60_000)
        assert await sessions.find_kind(left.code) == "counter"
        let_time_pass(120_000)
        assert await sessions.find_kind(left.code) is None
        with pytest.raises(Refused, match="unknown-counter"):
            await sessions.find_session(COUNTER, left.code)
        await sessions.delete_abandoned()
        assert await sessions.find_session(COUNTER, kept.code) is kept
        assert len(sessions) == 1

    run_with_sessions(tmp_path, test)


def test_a_session_has_room_for_so_many(tmp_path: Path) -> None:
    async def test(sessions: ToolSessions) -> None:
        one = await open_session(sessions)
        for number in range(MAX_DEVICES):
            one.check_room()
            one.add_device([number].append)
        with pytest.raises(Refused, match="too-many"):
            one.check_room()

    run_with_sessions(tmp_path, test)
