"""What a table's socket promises, with our own WebSockets and with aiohttp's (`--plain-sockets`)."""

import asyncio
import random
from collections.abc import Iterator

import aiohttp
import pytest
from support.devices import close_all, connect_device
from support.live_server import Server, TableConnection, open_lobby, run_async

from thirdplace.core.registry import all_games

GAME = next(game for game in all_games() if not game.clock)
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"][: GAME.seats.start]
KINDS = pytest.mark.parametrize(
    "server", [(), ("--plain-sockets",)], ids=["ours", "aiohttp's"], indirect=True
)


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sockets") / "tables"
    with Server(folder, *request.param) as server:
        yield server
    assert '"error"' not in server.log.read_text()


@KINDS
def test_everyone_hears_every_move_and_every_refusal_is_answered(server: Server) -> None:
    async def test() -> None:
        rng = random.Random(3)
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(GAME.id, *NAMES)
            people = [await connect_device(lobby, table, token) for token in table.tokens]
            onlooker = await connect_device(lobby, table)
            for _ in range(12):
                seat = rng.choice([seat for seat, device in enumerate(people) if device.told[seat]["legal"]])
                action = rng.choice(people[seat].told[seat]["legal"])
                assert await people[seat].do(seat, {"type": "zork"}) == "bad-request"
                answer = await people[seat].request(type="do", seat=seat, action=action)
                assert answer["type"] == "ok", answer
                for device in (*people, onlooker):
                    await device.receive_until_version(answer["version"])  # and nothing is missing in between
            await close_all(*people, onlooker)

    run_async(test())


@KINDS
def test_who_loses_the_network_comes_back_to_where_the_table_is(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(GAME.id, *NAMES)
            ann = await lobby.connect(table, table.tokens[0])
            before = await ann.receive("update")
            ann.abort()
            again = await lobby.connect(table, table.tokens[0], version=before["version"])
            assert (await again.receive("update"))["version"] >= before["version"]

    run_async(test())


ABNORMAL = 1006


@KINDS
def test_too_long_and_too_many_messages_end_the_connection(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(GAME.id, *NAMES)
            long, fast = await lobby.connect(table), await lobby.connect(table)
            await long.socket.send_str(" " * 20_000)
            assert await closing_code(long) == 1009
            for _ in range(2_000):
                try:
                    await fast.send({"type": "time", "sent": 1.0})
                except aiohttp.ClientConnectionError:
                    break
            assert await closing_code(fast) in (1008, ABNORMAL)

    run_async(test())


async def closing_code(person: TableConnection) -> int:
    while (message := await person.socket.receive(timeout=20)).type is aiohttp.WSMsgType.TEXT:
        pass
    if message.type is aiohttp.WSMsgType.CLOSED:  # the connection ended before its last frame was read
        return ABNORMAL
    assert message.type is aiohttp.WSMsgType.CLOSE
    return int(message.data)


@KINDS
def test_a_server_that_stops_says_goodbye(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(GAME.id, *NAMES)
            ann = await lobby.connect(table, table.tokens[0])
            await ann.receive("update")
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            assert await closing_code(ann) == 1001
            await ann.close()
            assert await stopping == 0

    run_async(test())


HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
CLOSE_WITHOUT_CODE = b"\x88\x80\x01\x02\x03\x04"


@KINDS
def test_the_option_decides_whose_sockets_they_are(server: Server, request: pytest.FixtureRequest) -> None:
    """We answer a close that has no code with one that has none; aiohttp answers 1000."""

    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(GAME.id, start=False)
        host, _, port = server.address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(HANDSHAKE.format(table=table.id).encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(CLOSE_WITHOUT_CODE)
        answer = await reader.read()
        writer.close()
        is_plain = "aiohttp" in request.node.callspec.id
        assert answer == (b"\x88\x02\x03\xe8" if is_plain else b"\x88\x00")

    run_async(test())
