"""Wires on a real server: aiohttp's client and raw sockets, on asyncio and on uvloop where there is one."""

import asyncio
import importlib.util
import logging
import socket
import struct
from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from thirdplace.server.websocket.plain_sockets import PlainSockets
from thirdplace.server.websocket.socket_types import Socket
from thirdplace.server.websocket.thin_sockets import ThinSockets

LIMIT = 100_000
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
KEY = b"\x01\x02\x03\x04"
HANDSHAKE = {
    "Upgrade": "websocket",
    "Connection": "keep-alive, Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}
ACCEPT = b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"  # RFC 6455, 1.3

Scene = Callable[["House"], Coroutine[Any, Any, None]]
Play = Callable[..., None]
SocketsKind = type[ThinSockets | PlainSockets]

both_kinds = pytest.mark.parametrize("sockets", [ThinSockets, PlainSockets])
"""For what must hold whether we take connections over from aiohttp, or leave them to it."""


class Parrot:
    """Repeats what it hears; fails or hangs up on certain words."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.wire: Socket | None = None
        self.gone_times = 0
        self.left = asyncio.Event()

    def on_message(self, socket: Socket, text: bytes) -> None:
        self.said.append(text)
        if text == b"fail":
            raise RuntimeError("the listener failed")
        if text == b"bye":
            socket.close(4000, "as you wish")
        socket.send(text)

    def on_closed(self, socket: Socket) -> None:
        self.gone_times += 1
        socket.send(b"anyone?")
        socket.close()
        self.left.set()


class House:
    """A server with one route, and everyone who came."""

    def __init__(self, silence: float, backlog: int, sockets: SocketsKind = ThinSockets) -> None:
        self.board = sockets(limit=LIMIT, silence=silence, backlog=backlog)
        self.parrots: list[Parrot] = []
        app = web.Application()
        app.router.add_route("*", "/", self.door)
        self.runner = web.AppRunner(app, access_log=None)
        self.port = 0

    async def door(self, request: web.Request) -> web.StreamResponse:
        parrot = Parrot()
        parrot.wire = await self.board.accept(request, parrot)
        self.parrots.append(parrot)
        return await parrot.wire.run()

    async def __aenter__(self) -> "House":
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        self.port = self.runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.board.close_all(grace=0.1)
        await self.runner.cleanup()
        assert len(self.board) == 0
        assert [parrot.gone_times for parrot in self.parrots] == [1] * len(self.parrots)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"


class Raw:
    """A client that sends whatever bytes it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def dial(cls, house: House, behind: bytes = b"", *, receive_buffer: int = 0) -> "Raw":
        """Connect and shake hands, with some bytes right behind the request."""
        sock = socket.socket()
        if receive_buffer:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        sock.setblocking(False)
        await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", house.port))
        raw = cls(*await asyncio.open_connection(sock=sock, limit=1 << 12))
        raw.writer.write(request("GET", HANDSHAKE) + behind)
        answer = await raw.reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101 ")
        assert ACCEPT in answer
        return raw

    def send(self, opcode: int, payload: bytes = b"") -> None:
        self.writer.write(masked(opcode, payload))

    async def hear(self) -> tuple[int, bytes]:
        """The next short frame."""
        opcode, length = await self.reader.readexactly(2)
        assert length < 126
        return opcode, await self.reader.readexactly(length)

    async def hung_up(self) -> bool:
        """Wait for the end: nothing more came, and the server closed."""
        try:
            return await self.reader.read() == b""
        except ConnectionError:
            return True
        finally:
            self.writer.close()


def masked(opcode: int, payload: bytes) -> bytes:
    body = bytes(byte ^ KEY[i % 4] for i, byte in enumerate(payload))
    if len(payload) < 126:
        return bytes((opcode, 0x80 | len(payload))) + KEY + body
    return bytes((opcode, 0xFF)) + len(payload).to_bytes(8, "big") + KEY + body


def request(method: str, headers: dict[str, str], version: str = "1.1", body: str = "") -> bytes:
    lines = [f"{method} / HTTP/{version}", "Host: 127.0.0.1", *(f"{k}: {v}" for k, v in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()


def runners() -> list[str]:
    return ["asyncio", "uvloop"] if importlib.util.find_spec("uvloop") else ["asyncio"]


@pytest.fixture(params=runners())
def play(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Play:
    """Plays a scene in a house. Whatever a peer does, nothing may reach the log."""
    run = importlib.import_module(request.param).run

    async def evening(scene: Scene, silence: float, backlog: int, sockets: SocketsKind) -> None:
        async with asyncio.timeout(30), House(silence, backlog, sockets) as house:
            await scene(house)

    def play(
        scene: Scene,
        *,
        silence: float = 25.0,
        backlog: int = 1 << 20,
        sockets: SocketsKind = ThinSockets,
    ) -> None:
        with caplog.at_level(logging.WARNING):
            run(evening(scene, silence, backlog, sockets))
        assert caplog.messages == []

    return play


@both_kinds
def test_a_browser_like_client_talks(play: Play, sockets: SocketsKind) -> None:
    async def scene(house: House) -> None:
        async with aiohttp.ClientSession() as session, session.ws_connect(house.url, max_msg_size=0) as ws:
            for text in ("", "kia ora", "ā" * 200, "x" * 65_535, "x" * 65_536, "x" * LIMIT):
                await ws.send_str(text)
                assert await ws.receive_str() == text
            await ws.close(code=4321)
            assert ws.close_code == 4321
        await house.parrots[0].left.wait()

    play(scene, sockets=sockets)


def test_pings_are_answered_and_pongs_taken(play: Play) -> None:
    async def scene(house: House) -> None:
        raw = await Raw.dial(house)
        raw.send(PONG, b"unasked")
        raw.send(PING, b"there?")
        assert await raw.hear() == (PONG, b"there?")
        raw.send(CLOSE)
        assert await raw.hear() == (CLOSE, b"")
        assert await raw.hung_up()

    play(scene)


@both_kinds
def test_frames_sent_with_the_handshake_are_heard_in_order(play: Play, sockets: SocketsKind) -> None:
    async def scene(house: House) -> None:
        raw = await Raw.dial(house, masked(TEXT, b"one") + masked(TEXT, b"two")[:4])
        raw.writer.write(masked(TEXT, b"two")[4:] + masked(TEXT, b"three") + masked(TEXT, b"four"))
        assert [await raw.hear() for _ in range(4)] == [
            (TEXT, b"one"),
            (TEXT, b"two"),
            (TEXT, b"three"),
            (TEXT, b"four"),
        ]
        raw.writer.close()

    play(scene, sockets=sockets)


def test_more_than_aiohttp_would_hold_may_follow_the_handshake(play: Play) -> None:
    async def scene(house: House) -> None:
        many = 2_000
        raw = await Raw.dial(house, masked(TEXT, b"x" * 100) * many)
        for _ in range(many):
            assert await raw.hear() == (TEXT, b"x" * 100)
        raw.writer.close()

    play(scene)


@both_kinds
def test_one_frame_in_many_reads(play: Play, sockets: SocketsKind) -> None:
    async def scene(house: House) -> None:
        raw = await Raw.dial(house)
        for byte in masked(TEXT, b"slowly"):
            raw.writer.write(bytes((byte,)))
            await asyncio.sleep(0)
        assert await raw.hear() == (TEXT, b"slowly")
        raw.writer.close()

    play(scene, sockets=sockets)


REFUSED = {
    "a plain request": (request("GET", {}), 426),
    "another protocol": (request("GET", HANDSHAKE | {"Upgrade": "h2c"}), 426),
    "an old version": (request("GET", HANDSHAKE | {"Sec-WebSocket-Version": "8"}), 426),
    "no key": (request("GET", {k: v for k, v in HANDSHAKE.items() if k != "Sec-WebSocket-Key"}), 400),
    "a short key": (request("GET", HANDSHAKE | {"Sec-WebSocket-Key": "c2hvcnQ="}), 400),
    "a key with a stain": (
        request("GET", HANDSHAKE | {"Sec-WebSocket-Key": "dGhl*IHNhbXBsZSBub25jZQ=="}),
        400,
    ),
    "a key that is none": (request("GET", HANDSHAKE | {"Sec-WebSocket-Key": "*" * 24}), 400),
    "a key beyond ASCII": (request("GET", HANDSHAKE | {"Sec-WebSocket-Key": "ü" * 24}), 400),
    "POST": (request("POST", HANDSHAKE), 400),
    "an old HTTP": (request("GET", HANDSHAKE, version="1.0"), 400),
    "a body": (request("GET", HANDSHAKE | {"Content-Length": "4"}, body="body"), 400),
}


@both_kinds
@pytest.mark.parametrize(("text", "status"), REFUSED.values(), ids=REFUSED.keys())
def test_other_handshakes_are_refused(play: Play, sockets: SocketsKind, text: bytes, status: int) -> None:
    async def scene(house: House) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(text)
        answer = await reader.readuntil(b"\r\n\r\n")
        assert int(answer.split()[1]) == status
        assert status != 426 or b"Upgrade: websocket" in answer or b"Sec-WebSocket-Version: 13" in answer
        assert house.parrots == []
        writer.close()

    play(scene, sockets=sockets)


FAULTS = {
    "binary": (masked(0x82, b"x"), 1003),
    "not masked": (b"\x81\x01x", 1002),
    "reserved bit": (masked(0xC1, b"x"), 1002),
    "bad opcode": (masked(0x83, b"x"), 1002),
    "ping too long": (b"\x89\xfe\x01\x00", 1002),
    "ping in fragments": (masked(0x09, b""), 1002),
    "not UTF-8": (masked(TEXT, b"\xff\xfe"), 1007),
    "too big by its header": (b"\x81\xff" + (LIMIT + 1).to_bytes(8, "big"), 1009),
    "too big, and all of it sent": (masked(TEXT, b"x" * (4 * LIMIT)), 1009),
    "garbage": (bytes(range(256)) * 1000, 1002),
}


@pytest.mark.parametrize(("stream", "code"), FAULTS.values(), ids=FAULTS.keys())
@pytest.mark.parametrize("early", [False, True], ids=["later", "with the handshake"])
def test_faults_are_named_and_end_the_wire(play: Play, stream: bytes, code: int, early: bool) -> None:
    async def scene(house: House) -> None:
        raw = await Raw.dial(house, masked(TEXT, b"hello") + stream if early else b"")
        if not early:
            raw.writer.write(masked(TEXT, b"hello") + stream)
        assert await raw.hear() == (TEXT, b"hello")
        opcode, payload = await raw.hear()
        assert (opcode, int.from_bytes(payload[:2], "big")) == (CLOSE, code)
        raw.send(TEXT, b"may I go on?")
        await asyncio.sleep(0)
        assert await raw.reader.read() == b""  # a clean end: a reset could overtake the reason
        raw.writer.close()
        await house.parrots[0].left.wait()
        assert house.parrots[0].said == [b"hello"]

    play(scene)


def test_aiohttp_lets_go_of_the_connection(play: Play) -> None:
    async def scene(house: House) -> None:
        raw = await Raw.dial(house)
        raw.send(TEXT, b"still here")
        assert await raw.hear() == (TEXT, b"still here")
        server = house.runner.server
        assert server is not None
        assert server.connections == []
        assert asyncio.all_tasks() == {asyncio.current_task()}
        await house.runner.cleanup()  # aiohttp's own shutdown leaves our wires to us
        raw.send(TEXT, b"even now")
        assert await raw.hear() == (TEXT, b"even now")
        raw.writer.close()

    play(scene)


@both_kinds
def test_our_close_waits_for_the_answer_and_hears_nothing_more(play: Play, sockets: SocketsKind) -> None:
    async def scene(house: House) -> None:
        raw = await Raw.dial(house)
        raw.writer.write(masked(TEXT, b"bye") + masked(TEXT, b"one more thing"))
        assert await raw.hear() == (CLOSE, b"\x0f\xa0as you wish")
        raw.send(CLOSE, b"\x0f\xa0")
        assert await raw.hung_up()
        await house.parrots[0].left.wait()
        assert house.parrots[0].said == [b"bye"]

    play(scene, sockets=sockets)


def test_a_peer_that_never_answers_our_close_is_dropped(play: Play) -> None:
    async def scene(house: House) -> None:
        raw = await Raw.dial(house)
        raw.send(TEXT, b"bye")
        assert (await raw.hear())[0] == CLOSE
        raw.send(PING, b"let me stay")  # no sign of life keeps a closing wire
        assert await raw.hear() == (PONG, b"let me stay")
        assert await raw.hung_up()

    play(scene, silence=0.5)


@both_kinds
def test_silent_wires_are_pinged_then_dropped(play: Play, sockets: SocketsKind) -> None:
    async def scene(house: House) -> None:
        lively, dead = await Raw.dial(house), await Raw.dial(house)
        for _ in range(3):
            assert await lively.hear() == (PING, b"")
            lively.send(PONG)
        assert await dead.hear() == (PING, b"")
        assert await dead.hung_up()
        lively.send(TEXT, b"well")
        while (said := await lively.hear()) == (PING, b""):
            lively.send(PONG)
        assert said == (TEXT, b"well")
        assert len(house.board) == 1
        lively.writer.close()

    play(scene, sockets=sockets, silence=0.25)


@both_kinds
def test_a_peer_that_never_reads_is_dropped(play: Play, sockets: SocketsKind) -> None:
    bound, message = 1 << 18, b"x" * 10_000

    async def scene(house: House) -> None:
        raw = await Raw.dial(house, receive_buffer=1 << 12)
        parrot = house.parrots[0]
        assert parrot.wire is not None
        sent = most = 0
        while not parrot.left.is_set() and sent < 5_000:
            parrot.wire.send(message)
            sent, most = sent + 1, max(most, parrot.wire.backlog_bytes)
            await asyncio.sleep(0)
        assert parrot.left.is_set()
        assert bound // 2 < most <= bound + len(message) + 4
        assert parrot.wire.backlog_bytes == 0
        raw.writer.close()

    play(scene, sockets=sockets, backlog=bound)


@both_kinds
def test_a_burst_within_one_turn_of_the_loop_is_bounded_too(play: Play, sockets: SocketsKind) -> None:
    async def scene(house: House) -> None:
        raw = await Raw.dial(house, receive_buffer=1 << 12)
        parrot = house.parrots[0]
        assert parrot.wire is not None
        most = 0
        for _ in range(3_000):
            parrot.wire.send(b"x" * 10_000)
            most = max(most, parrot.wire.backlog_bytes)
        assert most <= (1 << 20) + 10_004
        await parrot.left.wait()
        raw.writer.close()

    play(scene, sockets=sockets)


@both_kinds
def test_pings_of_a_peer_that_never_reads_do_not_pile_up(play: Play, sockets: SocketsKind) -> None:
    async def scene(house: House) -> None:
        raw = await Raw.dial(house, receive_buffer=1 << 12)
        for _ in range(2_000):
            if house.parrots[0].left.is_set():
                break
            raw.writer.write(masked(PING, b"p" * 125) * 100)
            await asyncio.sleep(0.001)
        await house.parrots[0].left.wait()
        raw.writer.close()

    play(scene, sockets=sockets, backlog=1 << 16)


@both_kinds
def test_sending_to_a_peer_that_has_gone_is_quiet(play: Play, sockets: SocketsKind) -> None:
    async def scene(house: House) -> None:
        raw = await Raw.dial(house)
        parrot = house.parrots[0]
        assert parrot.wire is not None
        sock = raw.writer.get_extra_info("socket")
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        raw.writer.transport.abort()  # a reset, not a goodbye
        while not parrot.left.is_set():
            for _ in range(10):
                parrot.wire.send(b"are you there?")
            await asyncio.sleep(0)
        parrot.wire.send(b"still there?")
        parrot.wire.close()
        parrot.wire.drop()

    play(scene, sockets=sockets)


@both_kinds
def test_a_peer_may_leave_in_the_middle_of_a_message(play: Play, sockets: SocketsKind) -> None:
    async def scene(house: House) -> None:
        raw = await Raw.dial(house)
        raw.writer.write(masked(TEXT, b"and then we")[:-3])
        raw.writer.write_eof()
        assert await raw.hung_up()
        await house.parrots[0].left.wait()
        assert house.parrots[0].said == []

    play(scene, sockets=sockets)


@both_kinds
@pytest.mark.parametrize("early", [False, True], ids=["later", "with the handshake"])
def test_a_failing_listener_ends_its_wire_only(play: Play, sockets: SocketsKind, early: bool) -> None:
    async def scene(house: House) -> None:
        failures: list[object] = []
        asyncio.get_running_loop().set_exception_handler(
            lambda _, said: failures.append(str(said["exception"]))
        )
        other = await Raw.dial(house)
        raw = await Raw.dial(house, masked(TEXT, b"fail") if early else b"")
        if not early:
            raw.send(TEXT, b"fail")
        assert await raw.hung_up()
        await house.parrots[1].left.wait()
        assert failures == ["the listener failed"]
        other.send(TEXT, b"fine here")
        assert await other.hear() == (TEXT, b"fine here")
        other.writer.close()

    play(scene, sockets=sockets)


@both_kinds
def test_all_are_closed_at_the_end(play: Play, sockets: SocketsKind) -> None:
    async def scene(house: House) -> None:
        async with aiohttp.ClientSession() as session, session.ws_connect(house.url) as polite:
            mute = await Raw.dial(house)
            closing = asyncio.create_task(house.board.close_all(1001, "back soon", grace=0.2))
            goodbye = await polite.receive()
            assert (goodbye.type, goodbye.data, goodbye.extra) == (aiohttp.WSMsgType.CLOSE, 1001, "back soon")
            await closing
            assert len(house.board) == 0
            assert await mute.hear() == (CLOSE, b"\x03\xe9back soon")
            assert await mute.hung_up()

    play(scene, sockets=sockets)
