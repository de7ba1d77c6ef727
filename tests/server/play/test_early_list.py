"""Which devices are asked for their shares before the start, and when: those far away, once all is quiet."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from support.games import TURN_GAME
from support.live_server import run_async
from support.scripted_table import ScriptedTable

from thirdplace.server.play import answer_times, early_list
from thirdplace.server.play.answer_times import QUICK_ANSWER_S, AnswerTimes, measure_answer_times
from thirdplace.server.play.early_list import EarlyList
from thirdplace.server.play.queued_command import QueuedCommand
from thirdplace.server.play.subscriber import Subscriber
from thirdplace.server.play.table_actor import TableActor
from thirdplace.table import commands

SLOW_S = 2 * QUICK_ANSWER_S


class Phone:
    """A connection that answers a ping after a while, or never (None)."""

    def __init__(self, delay_s: float | None) -> None:
        self.delay_s = delay_s
        self.pong_count = 0
        self.has_answered = True

    def ping(self) -> bool:
        if self.delay_s is not None:
            asyncio.get_running_loop().call_later(self.delay_s, self._answer)
        return True

    def _answer(self) -> None:
        self.pong_count += 1

    def drop(self) -> None:
        """Nobody does."""


def watch(phone: Phone) -> "tuple[Any, asyncio.Task[None]]":
    """A table in memory at which Ann's phone has just committed."""
    subscriber = Subscriber(lambda told: None, frozenset(["ann"]), line=phone)
    subscriber.seats = (0,)
    times = AnswerTimes()
    actor: Any = SimpleNamespace(
        subscribers={subscriber},
        table=SimpleNamespace(match=None),
        answer_times=times,
        note_answer_time=lambda subscriber, seconds: times.note(subscriber.keys, seconds),
    )
    return actor, asyncio.create_task(measure_answer_times(actor, subscriber))


async def wait_until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.005)


@pytest.fixture(autouse=True)
def quick_pings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answer_times, "IDLE_TIME_S", 0.05)
    monkeypatch.setattr(answer_times, "PING_INTERVAL_S", 0.05)
    monkeypatch.setattr(answer_times, "MAX_ANSWER_S", 0.4)
    monkeypatch.setattr(early_list, "QUIET_S", 0.01)


def test_a_device_is_slow_if_its_answer_would_come_too_late_at_the_start() -> None:
    times = AnswerTimes()
    times.note(["ann"], 0.02)
    times.note(["bob"], SLOW_S)
    assert [times.is_slow(key) for key in ("ann", "bob", "cleo", None)] == [False, True, False, False]


def test_a_phone_that_sleeps_is_slow_and_no_longer_once_it_is_awake() -> None:
    async def test() -> None:
        phone = Phone(None)
        actor, task = watch(phone)
        await wait_until(lambda: actor.answer_times.is_slow("ann"))
        phone.delay_s = 0.001
        await wait_until(lambda: not actor.answer_times.is_slow("ann"))
        phone.delay_s = SLOW_S
        await wait_until(lambda: actor.answer_times.is_slow("ann"))
        task.cancel()

    run_async(test())


def test_no_device_is_asked_any_more_once_the_game_has_begun() -> None:
    async def test() -> None:
        actor, task = watch(Phone(0.01))
        actor.table.match = "begun"
        await asyncio.wait_for(task, 10)

    run_async(test())


def test_only_keys_of_seats_are_kept() -> None:
    """Anybody may connect with as many other keys as a hello holds, again and again."""
    times, told = AnswerTimes(), list[Any]()
    exchange = SimpleNamespace(report_answer_time=lambda actor, keys, seconds: told.append(keys))
    table = SimpleNamespace(chairs=[SimpleNamespace(key="ann"), None, SimpleNamespace(key=None)])
    actor: Any = SimpleNamespace(table=table, _hub=SimpleNamespace(exchange=exchange))
    actor.note_answer_time_of = times.note
    for keys in (["ann", "stranger"], ["stranger"]):
        TableActor.note_answer_time(actor, Subscriber(lambda told: None, frozenset(keys)), SLOW_S)
    assert times.is_slow("ann")
    assert not times.is_slow("stranger")
    assert told == [{"ann"}]


class QuietTable:
    """Ann, Bob and Cleo have committed; what would be asked of whom is noted."""

    def __init__(self, *slow: str) -> None:
        self.party = ScriptedTable(TURN_GAME, "Ann", "Bob", "Cleo")
        self.party.connect("Ann", "Bob", "Cleo")
        self.answer_times = AnswerTimes()
        self.answer_times.note(slow, SLOW_S)
        self.is_owner = True
        self.posted: list[QueuedCommand] = []
        self.early_list = EarlyList(self)  # type: ignore[arg-type]
        self.commit("Ann", "Bob", "Cleo")

    @property
    def table(self) -> Any:
        return self.party.table

    def commit(self, *names: str) -> None:
        for name in names:
            seat = self.party.names.index(name)
            self.party.run_accepted(commands.Commit(seat=seat, commitment=f"{seat}" * 64), name)

    def post_command(self, command: QueuedCommand) -> None:
        assert isinstance(command.command, commands.AskEarly)
        self.posted.append(command)

    def run_posted(self) -> None:
        self.party.run_accepted(self.posted.pop().command)

    async def wait_until_asked(self) -> list[int]:
        self.early_list.update()
        await wait_until(lambda: bool(self.posted))
        assert isinstance(self.posted[-1].command, commands.AskEarly)
        return list(self.posted[-1].command.chairs)


def test_who_is_slow_is_asked_once_and_who_becomes_slow_as_well() -> None:
    async def test() -> None:
        quiet = QuietTable("Bob")
        assert await quiet.wait_until_asked() == [1]
        quiet.run_posted()
        quiet.early_list.update()
        assert quiet.early_list._timer is None
        quiet.answer_times.note(["Ann"], SLOW_S)
        assert await quiet.wait_until_asked() == [0]

    run_async(test())


def test_nobody_is_asked_while_people_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(early_list, "QUIET_S", 60)

    async def test() -> None:
        quiet = QuietTable("Bob")
        quiet.early_list.update()
        first = quiet.early_list._timer
        quiet.early_list.update()
        assert quiet.early_list._timer is first is not None
        quiet.party.take_seat("Dora")
        quiet.early_list.update()
        assert first.cancelled()
        again = quiet.early_list._timer
        assert again is not None
        before_s = again.when() - asyncio.get_running_loop().time()
        quiet.party.run_accepted(commands.AskEarly("5" * 64, [1]))
        quiet.party.take_seat("Eve")
        quiet.commit("Bob")
        quiet.early_list.update()
        assert quiet.early_list._timer is not None
        assert quiet.early_list._timer.when() - asyncio.get_running_loop().time() > before_s + 50
        quiet.early_list.stop()

    run_async(test())


@pytest.mark.parametrize("why", ["nobody is slow", "not the owner", "too few", "away", "begun"])
def test_no_list_is_closed_early_in_vain(why: str) -> None:
    async def test() -> None:
        quiet = QuietTable(*(() if why == "nobody is slow" else ("Bob",)))
        quiet.is_owner = why != "not the owner"
        if why == "too few":
            quiet.party.run_accepted(commands.Leave(seat=2), "Cleo")
        if why == "away":
            quiet.party.disconnect("Bob")
        if why == "begun":
            quiet.party.run_accepted(commands.Seal("5" * 64), "host")
            quiet.party.run_accepted(commands.CloseShares())
            assert quiet.table.shares is not None
            start = commands.StartWithDeal(quiet.table.shares.seed(), is_mixed=True)
            quiet.party.run_accepted(start, "host")
        quiet.early_list.update()
        assert quiet.early_list._timer is None

    run_async(test())
