"""A node that is cut off from the database sends its people to another one, where they go on at once."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress

import aiohttp
import pytest
from support.devices import Device, connect_device
from support.games import TURN_GAME, options_with_first_seat
from support.live_server import Json, Lobby, TableMade, open_lobby, run_async
from support.reliability.cluster import Cluster, Node

PATIENCE_S = 60


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster(2, rng=random.Random(1))
    yield cluster
    cluster.close()


async def get(lobby: Lobby, path: str) -> tuple[int, str]:
    async with lobby.session.get(path) as answer:
        return answer.status, await answer.text()


async def wait_until_ready(lobby: Lobby, *, is_ready: bool = True) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while ((await get(lobby, "/healthz/ready"))[0] == 200) != is_ready:
            await asyncio.sleep(0.05)


async def hear_moving(device: Device) -> Json:
    async with asyncio.timeout(PATIENCE_S):
        while (message := await device.receive())["type"] != "moving":
            pass
    return message


async def begin(lobby: Lobby) -> tuple[TableMade, Device]:
    """Ann, who is to move, and two computer players."""
    table = await lobby.make_table(TURN_GAME, "Ann", "bot", "bot", options=options_with_first_seat(0))
    return table, await connect_device(lobby, table, table.tokens[0])


async def play_a_move(ann: Device) -> str:
    """As soon as it is her turn."""
    async with asyncio.timeout(PATIENCE_S):
        while not ann.told[0].get("legal"):
            await ann.receive()
    return await ann.do(0, ann.told[0]["legal"][0])


async def hear_computer_players(ann: Device, before: int) -> None:
    """Hers again, or something has happened since: only the owner of a table asks computer players."""
    async with asyncio.timeout(PATIENCE_S):
        while ann.told[0]["version"] <= before + 1:
            await ann.receive()


@pytest.mark.parametrize("fault", ["cut", "hold"])
def test_people_go_on_at_another_node(cluster: Cluster, fault: str) -> None:
    async def test(one: Node, other: Node) -> None:
        async with open_lobby(one.server) as here, open_lobby(other.server) as there:
            await wait_until_ready(here)
            table, ann = await begin(here)
            getattr(one.proxy, fault)()
            moving = await hear_moving(ann)
            assert (moving["reason"], moving["after_ms"] < 1000) == ("cut-off", True)
            assert await get(here, "/healthz/ready") == (503, "cut-off\n")
            assert (await get(here, "/healthz/live"))[0] == 200
            for method, path, body in (
                ("GET", f"/api/tables/{table.id}", None),
                ("GET", f"/api/codes/{table.code}", None),
                ("POST", "/api/tables", {"game": TURN_GAME}),
                ("POST", f"/api/tables/{table.id}/seats", {"name": "Bob"}),
            ):
                status, said = await here.request(method, path, body)
                assert (status, said["code"]) == (503, "cut-off"), path
                assert "database" in said["message"]
            with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
                await here.connect(table, table.tokens[0])
            moved = await connect_device(there, table, table.tokens[0])
            version = moved.told[0]["version"]
            assert await play_a_move(moved) == "ok"
            await hear_computer_players(moved, version)
            one.proxy.mend()
            await wait_until_ready(here)
            back = await connect_device(here, table, table.tokens[0])
            assert await play_a_move(back) == "ok"
            for device in (moved, back):
                await device.close()
            with suppress(Exception):
                await ann.close()

    run_async(test(*cluster.nodes))


def test_without_any_database_people_stay_where_they_are(cluster: Cluster) -> None:
    """There is no other node to go to: the same connections go on when it is back."""

    async def test(one: Node, other: Node) -> None:
        async with open_lobby(one.server) as here, open_lobby(other.server) as there:
            await wait_until_ready(here)
            await wait_until_ready(there)
            _, ann = await begin(here)
            for node in (one, other):
                node.proxy.cut()
            await hear_moving(ann)
            await wait_until_ready(there, is_ready=False)
            for node in (one, other):
                node.proxy.mend()
            version = ann.told[0]["version"]
            assert await play_a_move(ann) == "ok"
            await hear_computer_players(ann, version)
            await ann.close()

    run_async(test(*cluster.nodes))
