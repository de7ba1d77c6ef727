"""Sessions of shared tools, with a tool of the test's own: who is told, and when they are forgotten."""

from typing import Any

import pytest

from thirdplace.core.errors import Refused
from thirdplace.core.http_routes import SharedTool
from thirdplace.server.play.tool_sessions import (
    ACTIONS_AT_ONCE,
    KEEP_DESERTED_MS,
    MAX_DEVICES,
    ToolSession,
    ToolSessions,
)
from thirdplace.server.tokens import CODE_ALPHABET

HOUR_MS = 3_600_000


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
        open=lambda new, now: new,
        act=add_to_counter,
        show=lambda state, code, devices: {"count": state, "code": code, "devices": devices},
    )


COUNTER, OTHER = make_counter("counter"), make_counter("other")


def open_session() -> ToolSession:
    return ToolSessions().open_session(COUNTER, 5, 0)


def ignore(shown: Any) -> None:
    pass


def test_everyone_is_told_of_every_change_and_of_who_is_there() -> None:
    one, ann, bob = open_session(), list[Any](), list[Any]()
    one.add_device(ann.append)
    one.add_device(bob.append)
    assert [shown["devices"] for shown in ann] == [1, 2]
    one.apply_action(2, 5)
    assert ann[-1] == bob[-1] == {"count": 7, "code": one.code, "devices": 2}
    one.remove_device(bob.append, 9)
    assert (ann[-1]["devices"], one.is_deserted) == (1, False)
    one.remove_device(ann.append, 9)
    assert one.is_deserted


def test_what_is_refused_changes_nothing_and_is_not_told() -> None:
    one, ann = open_session(), list[Any]()
    one.add_device(ann.append)
    with pytest.raises(Refused, match="wrong-phase"):
        one.apply_action(-1, 5)
    assert (len(ann), one.show()["count"]) == (1, 5)


def test_devices_together_act_only_so_often() -> None:
    one = open_session()
    for _ in range(ACTIONS_AT_ONCE):
        one.apply_action(1, 0)
    with pytest.raises(Refused, match="too-fast"):
        one.apply_action(1, 0)
    one.apply_action(1, 1000)


def test_codes_cannot_be_misread_and_are_all_different() -> None:
    sessions = ToolSessions()
    codes = {sessions.open_session(COUNTER, 0, 0).code for _ in range(200)}
    assert len(codes) == 200
    assert all(len(code) == 6 and set(code) <= set(CODE_ALPHABET) for code in codes)


def test_a_code_finds_the_tool_it_was_made_for() -> None:
    sessions = ToolSessions()
    one = sessions.open_session(COUNTER, 0, 0)
    assert sessions.find_session(COUNTER, one.code.lower(), 0) is sessions.get_session(one.code, 0) is one
    with pytest.raises(Refused, match="unknown-other"):
        sessions.find_session(OTHER, one.code, 0)


def test_it_is_forgotten_some_hours_after_the_last_has_gone() -> None:
    sessions = ToolSessions()
    left, kept = sessions.open_session(COUNTER, 0, 0), sessions.open_session(COUNTER, 0, 0)
    for one in (left, kept):
        one.add_device(ignore)
    left.remove_device(ignore, HOUR_MS)
    assert sessions.find_session(COUNTER, left.code, HOUR_MS + KEEP_DESERTED_MS) is left
    with pytest.raises(Refused, match="unknown-counter"):
        sessions.find_session(COUNTER, left.code, HOUR_MS + KEEP_DESERTED_MS + 1)
    assert sessions.find_session(COUNTER, kept.code, 99 * HOUR_MS) is kept
    sessions.open_session(COUNTER, 0, 99 * HOUR_MS)
    assert len(sessions) == 2


def test_a_session_has_room_for_so_many() -> None:
    one = open_session()
    for number in range(MAX_DEVICES):
        one.check_room()
        one.add_device([number].append)
    with pytest.raises(Refused, match="too-many"):
        one.check_room()
