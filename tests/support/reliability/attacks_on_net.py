"""Attacks on the server's edge: frames, bytes, connections and requests, as many as they are taken."""

import asyncio

from support.games import CLOCK_GAME
from support.reliability.attack_scenarios import Target, read_all, repeat, scenario, write_repeatedly
from support.reliability.fuzzing import make_frame


@scenario("pings over one socket, as fast as they are taken")
async def send_pings(target: Target) -> None:
    await write_repeatedly(target, await target.make_table(), make_frame(b"", 9) * 2000)


@scenario("pings over eight sockets")
async def send_pings_from_many_sockets(target: Target) -> None:
    table = await target.make_table()
    await asyncio.gather(*(write_repeatedly(target, table, make_frame(b"", 9) * 500) for _ in range(8)))


@scenario("empty fragments over one socket")
async def send_fragments(target: Target) -> None:
    table = await target.make_table()
    await write_repeatedly(
        target, table, make_frame(b"", 1, fin=False) + make_frame(b"", 0, fin=False) * 2000
    )


@scenario("`{}` over eight sockets, as fast as it is taken")
async def send_nonsense(target: Target) -> None:
    table = await target.make_table()
    await asyncio.gather(*(write_repeatedly(target, table, make_frame(b"{}") * 200) for _ in range(8)))


@scenario("one byte at a time over eight sockets")
async def send_single_bytes(target: Target) -> None:
    table = await target.make_table()
    await asyncio.gather(*(write_repeatedly(target, table, b"\x81") for _ in range(8)))


@scenario("hellos: 200 sockets, 20 a second each")
async def send_hellos(target: Target) -> None:
    table = await target.make_table(CLOCK_GAME, "Ann", "Bob", "Cleo", "Dan", start=True)
    hello = make_frame(b'{"type":"hello","tokens":[],"version":1}')
    await asyncio.gather(*(write_repeatedly(target, table, hello, rate=20 * len(hello)) for _ in range(200)))


@scenario("5,000 requests whose headers never end")
async def send_half_requests(target: Target) -> None:
    async def hold() -> None:
        reader, writer = await target.connect()
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        try:
            while await reader.read(1 << 12):
                pass
        finally:
            writer.close()

    await asyncio.gather(*(repeat(hold, pause_s=1.0) for _ in range(5000)))


@scenario("requests in a pipeline over eight connections")
async def send_pipelines(target: Target) -> None:
    request = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    async def flood() -> None:
        reader, writer = await target.connect()
        reading = asyncio.create_task(read_all(reader))
        try:
            while True:
                writer.write(request * 50)
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            reading.cancel()
            writer.close()

    await asyncio.gather(*(repeat(flood) for _ in range(8)))
