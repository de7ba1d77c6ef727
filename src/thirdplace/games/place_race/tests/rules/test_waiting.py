"""Place Race: "wait until 1839" at a table and on a server: open to all, kept in the log, in time (PR15)."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import monotonic_ns
from typing import Any

import pytest
from support.devices import Device, connect_device
from support.games import TURN_GAME
from support.live_server import QUICK, Server, open_lobby, run_async
from support.scripted_table import ScriptedTable, encode, encode_action, make_race

from thirdplace.core.records.record import record_of
from thirdplace.table.commands import Do, Order, Pause, Resume
from thirdplace.table.entries import Ordered

COUNTDOWN = 3


def wait_order(year: int) -> dict[str, Any]:
    return {"type": "wait", "until": year}


def start_running_race() -> ScriptedTable:
    """Ann is one step from Waitangi 1840, Bob where he has to be in 1850; it is 1830, a year is a second."""
    party = make_race(go=True)
    party.wait(COUNTDOWN)
    return party


def orders_shown(party: ScriptedTable) -> list[Any]:
    return [seat.get("order") for seat in party.seats()]


def test_everyone_sees_who_waits_and_the_order_is_in_the_log_but_not_in_the_record() -> None:
    party = start_running_race()
    record = encode(record_of(party.match))
    party.run_accepted(Order(seat=0, order=wait_order(1838)), "Ann")
    assert orders_shown(party) == [wait_order(1838), None]
    assert party.table.table_info_dirty, "so that all are told, not only Ann"
    assert party.log[-1] == Ordered(0, wait_order(1838))
    assert encode(record_of(party.match)) == record
    assert orders_shown(party) == [
        seat.order and wait_order(seat.order.until) for seat in party.rebuild().chairs if seat
    ]
    party.run_accepted(Order(seat=0, order=None), "Ann")
    assert orders_shown(party) == [None, None]


def test_others_orders_stay_secret_where_they_are_a_secret() -> None:
    bid = ScriptedTable(TURN_GAME, "Ann", "Bob", "Cleo").start(first=0)
    bid.run_accepted(Order(seat=0, order={"type": "raise", "up_to": 9}), "Ann")
    assert orders_shown(bid) == [None, None, None]
    assert "order" in bid.view_json(0)
    assert "order" not in bid.view_json(1)


@pytest.mark.parametrize("wrong", [1830, 1839, 2000, -1])
def test_too_early_or_too_late_a_year_is_refused(wrong: int) -> None:
    assert start_running_race().refusal_of(Order(seat=0, order=wait_order(wrong)), "Ann") == "cannot-wait"


def test_nobody_waits_for_somebody_else_and_nonsense_is_refused() -> None:
    party = start_running_race()
    assert party.refusal_of(Order(seat=0, order=wait_order(1835)), "Bob") == "not-your-seat"
    for nonsense in (
        {"type": "wait"},
        {"type": "wait", "until": "soon"},
        {"type": "wait", "until": 1835, "x": 1},
    ):
        assert party.refusal_of(Order(seat=0, order=nonsense), "Ann") == "bad-request"


def test_an_order_ends_with_what_one_does_oneself_and_outlasts_a_pause() -> None:
    party = start_running_race()
    party.run_accepted(Order(seat=0, order=wait_order(1838)), "Ann")
    party.run_accepted(Pause(), "Bob")
    party.run_accepted(Resume(), "Bob")
    party.wait(COUNTDOWN)
    assert orders_shown(party)[0] == wait_order(1838)
    party.run_accepted(Do(seat=0, action=encode_action("move", to="waitangi")), "Ann")
    assert orders_shown(party) == [None, None]


def test_an_order_is_over_when_its_year_has_come() -> None:
    party = start_running_race()
    party.run_accepted(Order(seat=0, order=wait_order(1835)), "Ann")
    party.wait(4.5)
    party.play_automatic("Ann: skip", "order")
    assert orders_shown(party)[0] == wait_order(1835)
    party.wait(1)
    party.play_lines("Bob: skip")  # it is 1835
    assert orders_shown(party) == [None, None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data: Path = tmp_path_factory.mktemp("waiting") / "data"
    with Server(data, "--tables", "1000", "--messages", "1000") as running:
        yield running


def test_a_server_skips_for_who_waits_and_leaves_the_year_of_the_card_to_the_player(server: Server) -> None:
    """Ann's card is due where she stands, in 1840; she waits from 1836 on, and 1839 is hers."""

    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(
                "place-race",
                *("Ann", "Ben"),
                options={"seconds_per_year": 0.5, "lead_years": 4},
                setup={"hands": [["auckland-1840"], ["nelson-1842"]]},
                settings=QUICK,
            )
            ann, ben = [await connect_device(lobby, table, token) for token in table.tokens]
            for device, seat, city in ((ann, 0, "auckland"), (ben, 1, "nelson")):
                assert await device.do(seat, {"type": "start", "place": city}) == "ok"
                assert await device.do(seat, {"type": "ready"}) == "ok"
            assert await ann.code(type="order", seat=0, order=wait_order(1840)) == "cannot-wait"
            assert await ann.code(type="order", seat=0, order=wait_order(1839)) == "ok"
            await ben.catch_up()
            assert ben.table["seats"][0]["order"] == wait_order(1839)
            skipped = await _skip_until(ben, 1839)
            assert skipped >= 3, "the server skipped for her"
            await ann.catch_up()
            view = ann.told[0]["view"]
            assert (view["turn"], view["phase"]) == (0, "racing"), "her turn is hers again"
            assert await ann.do(0, {"type": "skip"}) == "ok"
            assert ann.table["seats"][0].get("order") is None
            await ann.close()
            await ben.close()

    run_async(test())


async def _skip_until(ben: Device, year: int) -> int:
    """Ben says skip whenever it is his turn. How often Ann's turn came and went before the year did."""
    skipped = 0
    while True:
        await ben.catch_up()
        view = ben.told[1]["view"]
        shown = monotonic_ns() / 1_000_000 - ben.clock["at"] + ben.clock["shows"]
        if view["start_year"] + shown // (1000 * view["seconds_per_year"]) >= year and view["turn"] == 0:
            return skipped
        if view["turn"] == 1:
            skipped += 1
            assert await ben.do(1, {"type": "skip"}) == "ok"
        await asyncio.sleep(0.02)
