"""For how long a start waits for shares: as long as a slow network needs, but not for a phone that sleeps."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from support.live_server import run_async

from thirdplace.server.play import answer_times
from thirdplace.server.play.answer_times import MAX_WAIT_S, MIN_WAIT_S, AnswerTimes, measure_answer_times
from thirdplace.server.play.subscriber import Subscriber
from thirdplace.server.play.table_actor import TableActor


class Phone:
    """A connection that answers a ping after a while, or never (None)."""

    def __init__(self, delay_s: float | None) -> None:
        self.delay_s = delay_s
        self.has_answered = True

    def ping(self) -> bool:
        self.has_answered = False
        if self.delay_s is not None:
            asyncio.get_running_loop().call_later(self.delay_s, setattr, self, "has_answered", True)
        return True

    def drop(self) -> None:
        """Nobody does."""


async def watch(phone: Phone, first_s: float) -> "tuple[Any, asyncio.Task[None]]":
    """A table in memory at which Ann's phone has committed this time after it was connected."""
    subscriber = Subscriber(lambda told: None, frozenset(["ann"]), line=phone)
    subscriber.seats = (0,)
    subscriber.connected_s -= first_s
    times = AnswerTimes()
    actor: Any = SimpleNamespace(
        subscribers={subscriber},
        table=SimpleNamespace(match=None),
        answer_times=times,
        note_answer_time=lambda subscriber, seconds: times.note(subscriber.keys, seconds),
    )
    return actor, asyncio.create_task(measure_answer_times(actor, subscriber))


async def wait_for_change(times: AnswerTimes, before: float) -> float:
    async with asyncio.timeout(10):
        while (now := times.choose_wait_s(["ann"])) == before:
            await asyncio.sleep(0.005)
    return now


@pytest.fixture(autouse=True)
def quick_pings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answer_times, "IDLE_TIME_S", 0.05)
    monkeypatch.setattr(answer_times, "PING_INTERVAL_S", 0.05)


def test_nobody_notices_a_wait_for_devices_that_answer_at_once_or_never_did() -> None:
    times = AnswerTimes()
    times.note(["ann"], 0.02)
    assert times.choose_wait_s(["ann", "bob"]) == MIN_WAIT_S <= 0.1


def test_a_slow_device_is_given_more_time_than_it_took() -> None:
    times = AnswerTimes()
    times.note(["ann"], 0.3)
    assert 0.3 < times.choose_wait_s(["ann", "bob"]) < MAX_WAIT_S
    assert times.choose_wait_s(["bob"]) == MIN_WAIT_S


def test_there_is_a_limit() -> None:
    times = AnswerTimes()
    times.note(["ann"], 60)
    assert times.choose_wait_s(["ann"]) == MAX_WAIT_S


def test_a_page_that_took_long_to_load_is_not_taken_for_a_slow_network_for_long() -> None:
    async def test() -> None:
        actor, task = await watch(Phone(0.01), first_s=0.8)
        at_first = await wait_for_change(actor.answer_times, MIN_WAIT_S)
        assert at_first == MAX_WAIT_S
        assert await wait_for_change(actor.answer_times, at_first) < 0.5
        task.cancel()

    run_async(test())


def test_nobody_waits_longer_for_a_slow_phone_once_it_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(answer_times, "MAX_WAIT_S", 0.4)
        phone = Phone(0.15)
        actor, task = await watch(phone, first_s=0.15)
        assert await wait_for_change(actor.answer_times, MIN_WAIT_S) >= 0.3
        phone.delay_s = None
        async with asyncio.timeout(10):
            while actor.answer_times.choose_wait_s(["ann"]) != MIN_WAIT_S:
                await asyncio.sleep(0.005)
        phone.delay_s = 0.15  # it wakes up
        assert await wait_for_change(actor.answer_times, MIN_WAIT_S) >= 0.3
        task.cancel()

    run_async(test())


def test_no_device_is_asked_any_more_once_the_game_has_begun() -> None:
    async def test() -> None:
        actor, task = await watch(Phone(0.01), first_s=0.01)
        actor.table.match = "begun"
        await asyncio.wait_for(task, 10)

    run_async(test())


def test_only_keys_of_seats_are_kept() -> None:
    """Anybody may connect with as many other keys as a hello holds, again and again."""
    times, told = AnswerTimes(), list[Any]()
    exchange = SimpleNamespace(report_answer_time=lambda actor, keys, seconds: told.append(keys))
    table = SimpleNamespace(chairs=[SimpleNamespace(key="ann"), None, SimpleNamespace(key=None)])
    actor: Any = SimpleNamespace(answer_times=times, table=table, _hub=SimpleNamespace(exchange=exchange))
    for keys in (["ann", "stranger"], ["stranger"]):
        TableActor.note_answer_time(actor, Subscriber(lambda told: None, frozenset(keys)), 0.3)
    assert times.choose_wait_s(["ann"]) > MIN_WAIT_S
    assert times.choose_wait_s(["stranger"]) == MIN_WAIT_S
    assert told == [{"ann"}]
