"""PLACES Bid over real sockets: bids taken back, and standing orders."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.devices import Device, close_all, connect_device, event_types
from support.live_server import Lobby, Server, TableMade, open_lobby, run_async

from thirdplace.games.places_bid import GAME


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("orders") / "data"
    with Server(data, "--tables", "1000", "--messages", "1000") as running:
        yield running


# Taking back.


def test_a_bid_can_be_taken_back_until_somebody_else_acts(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(GAME.id, "Ann", "Ben", "Cleo", options={"first": 0})
            ann, ben, cleo = [await connect_device(lobby, table, token) for token in table.tokens]
            before = ann.told[0]["view"]
            assert await ann.code(type="undo", seat=0) == "cannot-undo"
            assert await ann.do(0, {"type": "bid", "amount": 9}) == "ok"
            assert ann.told[0]["undo"]
            await ben.receive_until_version(ann.told[0]["version"])
            assert "undo" not in ben.told[1], "only who has bid may take it back"
            assert await ben.code(type="undo", seat=1) == "cannot-undo"
            assert await ben.code(type="undo", seat=0) == "not-your-seat"
            assert await ann.code(type="undo", seat=0) == "ok"
            assert event_types(ann.told[0]) == ["undone"]
            assert ann.told[0]["view"] == before
            assert await ann.code(type="undo", seat=0) == "cannot-undo"
            assert await ann.do(0, {"type": "bid", "amount": 2}) == "ok"
            assert await ben.do(1, {"type": "pass"}) == "ok"
            assert await ann.code(type="undo", seat=0) == "cannot-undo"
            assert ben.told[1]["undo"], "a slip of the finger, and nobody has gone on"
            assert await cleo.do(2, {"type": "pass"}) == "ok"
            assert await ann.do(0, {"type": "choose", "card": ann.told[0]["view"]["market"][0]}) == "ok"
            assert ann.told[0]["view"]["round"] == 2
            assert await ann.code(type="undo", seat=0) == "cannot-undo", "cards have been turned up"
            await close_all(ann, ben, cleo)

    run_async(test())


# Standing orders.


async def start_auction(lobby: Lobby, **more: Any) -> tuple[TableMade, list[Device]]:
    """Ann begins; the cards do not matter."""
    table = await lobby.make_table(GAME.id, "Ann", "Ben", "Cleo", options={"first": 0}, **more)
    people = [await connect_device(lobby, table, token) for token in table.tokens]
    for device in people:
        await device.catch_up()
    return table, people


def test_an_order_raises_by_one_up_to_its_limit_and_nobody_else_hears_of_it(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table, (ann, ben, cleo) = await start_auction(lobby)
            onlooker = await connect_device(lobby, table)
            order = {"type": "raise", "up_to": 5, "then": "ask"}
            assert await ben.code(type="order", seat=1, order=order | {"up_to": 16}) == "not-enough-tokens"
            assert await cleo.code(type="order", seat=1, order=order) == "not-your-seat"
            assert await ben.code(type="order", seat=1, order=order) == "ok"
            assert ben.told[1]["order"] == order
            assert await ann.do(0, {"type": "bid", "amount": 2}) == "ok"
            assert (await cleo.receive_event("bid"))["view"]["high"] == {"seat": 0, "amount": 2}
            assert (await cleo.receive_event("bid"))["view"]["high"] == {"seat": 1, "amount": 3}
            assert await cleo.do(2, {"type": "bid", "amount": 4}) == "ok"
            assert await ann.do(0, {"type": "pass"}) == "ok"
            assert (await cleo.receive_event("bid"))["view"]["high"] == {"seat": 1, "amount": 5}
            assert await cleo.do(2, {"type": "bid", "amount": 6}) == "ok"
            await ben.receive_until_version(cleo.told[2]["version"])
            assert ben.told[1]["legal"][0] == {"type": "pass"}, "at its limit an order asks"
            assert ben.told[1]["order"] == order
            assert await ben.do(1, {"type": "pass"}) == "ok"
            assert "order" not in ben.told[1], "it ends with the bidding"
            await onlooker.receive_until_version(ben.told[1]["version"])
            for device in (ann, cleo, onlooker):
                assert not [text for text in device.heard if "order" in text or "up_to" in text]
            _, record = await lobby.request("GET", f"/api/tables/{table.id}/record")
            assert "up_to" not in str(record)
            await close_all(ann, ben, cleo, onlooker)

    run_async(test())


def test_an_order_passes_for_the_rest_of_the_round_only(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            _, (ann, ben, cleo) = await start_auction(lobby)
            heard = len(ann.heard)
            limited = {"type": "raise", "up_to": 3, "then": "pass"}
            assert await ben.code(type="order", seat=1, order={"type": "pass-round"}) == "ok"
            assert await cleo.code(type="order", seat=2, order=limited) == "ok"
            await ann.catch_up()
            assert len(ann.heard) == heard + 1, "orders are told to nobody else"
            assert await ann.do(0, {"type": "bid", "amount": 3}) == "ok"
            while ann.told[0]["view"]["phase"] != "choosing":
                await ann.receive()
            assert [seat["passed"] for seat in ann.told[0]["view"]["seats"]] == [False, True, True]
            assert await ann.do(0, ann.told[0]["legal"][0]) == "ok"
            assert await ann.do(0, {"type": "bid", "amount": 1}) == "ok"
            await ben.receive_until_version(ann.told[0]["version"])
            assert ben.told[1]["view"]["round"] == 2
            assert ben.told[1]["legal"], "the next round is one's own again"
            assert "order" not in ben.told[1]
            await close_all(ann, ben, cleo)

    run_async(test())


def test_an_order_can_be_taken_back_and_outlives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        running = Server(tmp_path / "data").start()
        async with open_lobby(running) as lobby:
            table, (ann, ben, cleo) = await start_auction(lobby)
            keep = {"type": "raise", "up_to": 8, "then": "pass"}
            assert await cleo.code(type="order", seat=2, order=keep | {"up_to": 4}) == "ok"
            assert await cleo.code(type="order", seat=2, order=None) == "ok"
            assert "order" not in cleo.told[2]
            assert await ben.code(type="order", seat=1, order=keep) == "ok"
            await close_all(ann, ben, cleo)
            assert await asyncio.get_running_loop().run_in_executor(None, running.stop) == 0
        with running:
            async with open_lobby(running) as lobby:
                ann, ben, cleo = [await connect_device(lobby, table, token) for token in table.tokens]
                assert ben.told[1]["order"] == keep
                assert "order" not in cleo.told[2]
                assert await ann.do(0, {"type": "bid", "amount": 7}) == "ok"
                assert (await cleo.receive_event("bid"))["view"]["high"] == {"seat": 0, "amount": 7}
                assert (await cleo.receive_event("bid"))["view"]["high"] == {"seat": 1, "amount": 8}
                assert await cleo.do(2, {"type": "bid", "amount": 9}) == "ok", "nobody raises for Cleo"
                await close_all(ann, ben, cleo)

    run_async(test())


def test_passing_is_automatic_where_there_is_nothing_else_to_do(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            _, (ann, ben, cleo) = await start_auction(lobby)
            assert await cleo.code(type="auto", seat=2, on=True) == "ok"
            assert cleo.told[2]["auto"]
            assert await ann.do(0, {"type": "bid", "amount": 15}) == "ok"
            await ben.receive_until_version(ann.told[0]["version"])
            assert ben.told[1]["legal"] == [{"type": "pass"}], "Ben has not asked for it"
            assert await ben.do(1, {"type": "pass"}) == "ok"
            while ann.told[0]["view"]["phase"] != "choosing":
                await ann.receive()
            assert ann.told[0]["view"]["seats"][2]["passed"]
            for device in (ann, ben):
                assert not [text for text in device.heard if "auto" in text]
            await close_all(ann, ben, cleo)

    run_async(test())
