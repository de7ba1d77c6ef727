"""WebSockets on a real server: aiohttp's client and raw bytes, on asyncio and, where there is one, uvloop."""

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

Check = Callable[["EchoServer"], Coroutine[Any, Any, None]]
RunCheck = Callable[..., None]
SocketsKind = type[ThinSockets | PlainSockets]

both_kinds = pytest.mark.parametrize("sockets", [ThinSockets, PlainSockets])
"""For what must hold whether we take connections over from aiohttp, or leave them to it."""


class EchoListener:
    """Repeats what its client sends; fails or closes on certain words."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.socket: Socket | None = None
        self.times_closed = 0
        self.closed = asyncio.Event()

    def on_message(self, socket: Socket, text: bytes) -> None:
        self.said.append(text)
        if text == b"fail":
            raise RuntimeError("the listener failed")
        if text == b"bye":
            socket.close(4000, "as you wish")
        socket.send(text)

    def on_closed(self, socket: Socket) -> None:
        self.times_closed += 1
        socket.send(b"anyone?")
        socket.close()
        self.closed.set()


class EchoServer:
    """A server that repeats what it is sent, with a listener for everyone who connected."""

    def __init__(self, silence: float, backlog: int, sockets: SocketsKind = ThinSockets) -> None:
        self.sockets = sockets(limit=LIMIT, silence=silence, backlog=backlog)
        self.listeners: list[EchoListener] = []
        app = web.Application()
        app.router.add_route("*", "/", self.on_request)
        self.runner = web.AppRunner(app, access_log=None)
        self.port = 0

    async def on_request(self, request: web.Request) -> web.StreamResponse:
        listener = EchoListener()
        listener.socket = await self.sockets.accept(request, listener)
        self.listeners.append(listener)
        return await listener.socket.run()

    async def __aenter__(self) -> "EchoServer":
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        self.port = self.runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.sockets.close_all(grace=0.1)
        await self.runner.cleanup()
        assert len(self.sockets) == 0
        assert [listener.times_closed for listener in self.listeners] == [1] * len(self.listeners)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"


class RawClient:
    """A client that sends whatever bytes it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def connect(
        cls, server: EchoServer, behind: bytes = b"", *, receive_buffer: int = 0
    ) -> "RawClient":
        """Does the handshake, with some bytes right behind the request."""
        sock = socket.socket()
        if receive_buffer:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        sock.setblocking(False)
        await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", server.port))
        raw = cls(*await asyncio.open_connection(sock=sock, limit=1 << 12))
        raw.writer.write(write_request("GET", HANDSHAKE) + behind)
        answer = await raw.reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101 ")
        assert ACCEPT in answer
        return raw

    def send(self, opcode: int, payload: bytes = b"") -> None:
        self.writer.write(write_frame(opcode, payload))

    async def receive_frame(self) -> tuple[int, bytes]:
        """The next frame; only short ones are expected."""
        opcode, length = await self.reader.readexactly(2)
        assert length < 126
        return opcode, await self.reader.readexactly(length)

    async def wait_for_close(self) -> bool:
        """Wait for the end: nothing more came, and the server closed."""
        try:
            return await self.reader.read() == b""
        except ConnectionError:
            return True
        finally:
            self.writer.close()


def write_frame(opcode: int, payload: bytes) -> bytes:
    body = bytes(byte ^ KEY[i % 4] for i, byte in enumerate(payload))
    if len(payload) < 126:
        return bytes((opcode, 0x80 | len(payload))) + KEY + body
    return bytes((opcode, 0xFF)) + len(payload).to_bytes(8, "big") + KEY + body


def write_request(method: str, headers: dict[str, str], version: str = "1.1", body: str = "") -> bytes:
    lines = [f"{method} / HTTP/{version}", "Host: 127.0.0.1", *(f"{k}: {v}" for k, v in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()


def event_loops() -> list[str]:
    return ["asyncio", "uvloop"] if importlib.util.find_spec("uvloop") else ["asyncio"]


@pytest.fixture(params=event_loops())
def run_check(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> RunCheck:
    """Runs a check against an echo server. Whatever a peer does, nothing may reach the log."""
    run = importlib.import_module(request.param).run

    async def serve(check: Check, silence: float, backlog: int, sockets: SocketsKind) -> None:
        async with asyncio.timeout(30), EchoServer(silence, backlog, sockets) as server:
            await check(server)

    def run_check(
        check: Check,
        *,
        silence: float = 25.0,
        backlog: int = 1 << 20,
        sockets: SocketsKind = ThinSockets,
    ) -> None:
        with caplog.at_level(logging.WARNING):
            run(serve(check, silence, backlog, sockets))
        assert caplog.messages == []

    return run_check


@both_kinds
def test_a_browser_like_client_talks(run_check: RunCheck, sockets: SocketsKind) -> None:
    async def check(server: EchoServer) -> None:
        async with aiohttp.ClientSession() as session, session.ws_connect(server.url, max_msg_size=0) as ws:
            for text in ("", "kia ora", "ā" * 200, "x" * 65_535, "x" * 65_536, "x" * LIMIT):
                await ws.send_str(text)
                assert await ws.receive_str() == text
            await ws.close(code=4321)
            assert ws.close_code == 4321
        await server.listeners[0].closed.wait()

    run_check(check, sockets=sockets)


def test_pings_are_answered_and_pongs_taken(run_check: RunCheck) -> None:
    async def check(server: EchoServer) -> None:
        raw = await RawClient.connect(server)
        raw.send(PONG, b"unasked")
        raw.send(PING, b"there?")
        assert await raw.receive_frame() == (PONG, b"there?")
        raw.send(CLOSE)
        assert await raw.receive_frame() == (CLOSE, b"")
        assert await raw.wait_for_close()

    run_check(check)


@both_kinds
def test_frames_sent_with_the_handshake_are_heard_in_order(run_check: RunCheck, sockets: SocketsKind) -> None:
    async def check(server: EchoServer) -> None:
        raw = await RawClient.connect(server, write_frame(TEXT, b"one") + write_frame(TEXT, b"two")[:4])
        raw.writer.write(
            write_frame(TEXT, b"two")[4:] + write_frame(TEXT, b"three") + write_frame(TEXT, b"four")
        )
        assert [await raw.receive_frame() for _ in range(4)] == [
            (TEXT, b"one"),
            (TEXT, b"two"),
            (TEXT, b"three"),
            (TEXT, b"four"),
        ]
        raw.writer.close()

    run_check(check, sockets=sockets)


def test_more_than_aiohttp_would_hold_may_follow_the_handshake(run_check: RunCheck) -> None:
    async def check(server: EchoServer) -> None:
        many = 2_000
        raw = await RawClient.connect(server, write_frame(TEXT, b"x" * 100) * many)
        for _ in range(many):
            assert await raw.receive_frame() == (TEXT, b"x" * 100)
        raw.writer.close()

    run_check(check)


@both_kinds
def test_one_frame_in_many_reads(run_check: RunCheck, sockets: SocketsKind) -> None:
    async def check(server: EchoServer) -> None:
        raw = await RawClient.connect(server)
        for byte in write_frame(TEXT, b"slowly"):
            raw.writer.write(bytes((byte,)))
            await asyncio.sleep(0)
        assert await raw.receive_frame() == (TEXT, b"slowly")
        raw.writer.close()

    run_check(check, sockets=sockets)


REFUSED = {
    "a plain request": (write_request("GET", {}), 426),
    "another protocol": (write_request("GET", HANDSHAKE | {"Upgrade": "h2c"}), 426),
    "an old version": (write_request("GET", HANDSHAKE | {"Sec-WebSocket-Version": "8"}), 426),
    "no key": (write_request("GET", {k: v for k, v in HANDSHAKE.items() if k != "Sec-WebSocket-Key"}), 400),
    "a short key": (write_request("GET", HANDSHAKE | {"Sec-WebSocket-Key": "c2hvcnQ="}), 400),
    "a key with a stain": (
        write_request("GET", HANDSHAKE | {"Sec-WebSocket-Key": "dGhl*IHNhbXBsZSBub25jZQ=="}),
        400,
    ),
    "a key that is none": (write_request("GET", HANDSHAKE | {"Sec-WebSocket-Key": "*" * 24}), 400),
    "a key beyond ASCII": (write_request("GET", HANDSHAKE | {"Sec-WebSocket-Key": "ü" * 24}), 400),
    "POST": (write_request("POST", HANDSHAKE), 400),
    "an old HTTP": (write_request("GET", HANDSHAKE, version="1.0"), 400),
    "a body": (write_request("GET", HANDSHAKE | {"Content-Length": "4"}, body="body"), 400),
}


@both_kinds
@pytest.mark.parametrize(("text", "status"), REFUSED.values(), ids=REFUSED.keys())
def test_other_handshakes_are_refused(
    run_check: RunCheck, sockets: SocketsKind, text: bytes, status: int
) -> None:
    async def check(server: EchoServer) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(text)
        answer = await reader.readuntil(b"\r\n\r\n")
        assert int(answer.split()[1]) == status
        assert status != 426 or b"Upgrade: websocket" in answer or b"Sec-WebSocket-Version: 13" in answer
        assert server.listeners == []
        writer.close()

    run_check(check, sockets=sockets)


FAULTS = {
    "binary": (write_frame(0x82, b"x"), 1003),
    "not masked": (b"\x81\x01x", 1002),
    "reserved bit": (write_frame(0xC1, b"x"), 1002),
    "bad opcode": (write_frame(0x83, b"x"), 1002),
    "ping too long": (b"\x89\xfe\x01\x00", 1002),
    "ping in fragments": (write_frame(0x09, b""), 1002),
    "not UTF-8": (write_frame(TEXT, b"\xff\xfe"), 1007),
    "too big by its header": (b"\x81\xff" + (LIMIT + 1).to_bytes(8, "big"), 1009),
    "too big, and all of it sent": (write_frame(TEXT, b"x" * (4 * LIMIT)), 1009),
    "garbage": (bytes(range(256)) * 1000, 1002),
}


@pytest.mark.parametrize(("stream", "code"), FAULTS.values(), ids=FAULTS.keys())
@pytest.mark.parametrize("early", [False, True], ids=["later", "with the handshake"])
def test_faults_are_named_and_end_the_socket(
    run_check: RunCheck, stream: bytes, code: int, early: bool
) -> None:
    async def check(server: EchoServer) -> None:
        raw = await RawClient.connect(server, write_frame(TEXT, b"hello") + stream if early else b"")
        if not early:
            raw.writer.write(write_frame(TEXT, b"hello") + stream)
        assert await raw.receive_frame() == (TEXT, b"hello")
        opcode, payload = await raw.receive_frame()
        assert (opcode, int.from_bytes(payload[:2], "big")) == (CLOSE, code)
        raw.send(TEXT, b"may I go on?")
        await asyncio.sleep(0)
        assert await raw.reader.read() == b""  # a clean end: a reset could overtake the reason
        raw.writer.close()
        await server.listeners[0].closed.wait()
        assert server.listeners[0].said == [b"hello"]

    run_check(check)


def test_aiohttp_lets_go_of_the_connection(run_check: RunCheck) -> None:
    async def check(server: EchoServer) -> None:
        raw = await RawClient.connect(server)
        raw.send(TEXT, b"still here")
        assert await raw.receive_frame() == (TEXT, b"still here")
        aiohttp_server = server.runner.server
        assert aiohttp_server is not None
        assert aiohttp_server.connections == []
        assert asyncio.all_tasks() == {asyncio.current_task()}
        await server.runner.cleanup()  # aiohttp's own shutdown leaves our sockets to us
        raw.send(TEXT, b"even now")
        assert await raw.receive_frame() == (TEXT, b"even now")
        raw.writer.close()

    run_check(check)


@both_kinds
def test_our_close_waits_for_the_answer_and_hears_nothing_more(
    run_check: RunCheck, sockets: SocketsKind
) -> None:
    async def check(server: EchoServer) -> None:
        raw = await RawClient.connect(server)
        raw.writer.write(write_frame(TEXT, b"bye") + write_frame(TEXT, b"one more thing"))
        assert await raw.receive_frame() == (CLOSE, b"\x0f\xa0as you wish")
        raw.send(CLOSE, b"\x0f\xa0")
        assert await raw.wait_for_close()
        await server.listeners[0].closed.wait()
        assert server.listeners[0].said == [b"bye"]

    run_check(check, sockets=sockets)


def test_a_peer_that_never_answers_our_close_is_dropped(run_check: RunCheck) -> None:
    async def check(server: EchoServer) -> None:
        raw = await RawClient.connect(server)
        raw.send(TEXT, b"bye")
        assert (await raw.receive_frame())[0] == CLOSE
        raw.send(PING, b"let me stay")  # no sign of life keeps a closing socket
        assert await raw.receive_frame() == (PONG, b"let me stay")
        assert await raw.wait_for_close()

    run_check(check, silence=0.5)


@both_kinds
def test_silent_sockets_are_pinged_then_dropped(run_check: RunCheck, sockets: SocketsKind) -> None:
    async def check(server: EchoServer) -> None:
        lively, dead = await RawClient.connect(server), await RawClient.connect(server)
        for _ in range(3):
            assert await lively.receive_frame() == (PING, b"")
            lively.send(PONG)
        assert await dead.receive_frame() == (PING, b"")
        assert await dead.wait_for_close()
        lively.send(TEXT, b"well")
        while (said := await lively.receive_frame()) == (PING, b""):
            lively.send(PONG)
        assert said == (TEXT, b"well")
        assert len(server.sockets) == 1
        lively.writer.close()

    run_check(check, sockets=sockets, silence=0.25)


@both_kinds
def test_a_peer_that_never_reads_is_dropped(run_check: RunCheck, sockets: SocketsKind) -> None:
    bound, message = 1 << 18, b"x" * 10_000

    async def check(server: EchoServer) -> None:
        raw = await RawClient.connect(server, receive_buffer=1 << 12)
        listener = server.listeners[0]
        assert listener.socket is not None
        sent = most = 0
        while not listener.closed.is_set() and sent < 5_000:
            listener.socket.send(message)
            sent, most = sent + 1, max(most, listener.socket.backlog_bytes)
            await asyncio.sleep(0)
        assert listener.closed.is_set()
        assert bound // 2 < most <= bound + len(message) + 4
        assert listener.socket.backlog_bytes == 0
        raw.writer.close()

    run_check(check, sockets=sockets, backlog=bound)


@both_kinds
def test_a_burst_within_one_turn_of_the_loop_is_bounded_too(
    run_check: RunCheck, sockets: SocketsKind
) -> None:
    async def check(server: EchoServer) -> None:
        raw = await RawClient.connect(server, receive_buffer=1 << 12)
        listener = server.listeners[0]
        assert listener.socket is not None
        most = 0
        for _ in range(3_000):
            listener.socket.send(b"x" * 10_000)
            most = max(most, listener.socket.backlog_bytes)
        assert most <= (1 << 20) + 10_004
        await listener.closed.wait()
        raw.writer.close()

    run_check(check, sockets=sockets)


@both_kinds
def test_pings_of_a_peer_that_never_reads_do_not_pile_up(run_check: RunCheck, sockets: SocketsKind) -> None:
    async def check(server: EchoServer) -> None:
        raw = await RawClient.connect(server, receive_buffer=1 << 12)
        for _ in range(2_000):
            if server.listeners[0].closed.is_set():
                break
            raw.writer.write(write_frame(PING, b"p" * 125) * 100)
            await asyncio.sleep(0.001)
        await server.listeners[0].closed.wait()
        raw.writer.close()

    run_check(check, sockets=sockets, backlog=1 << 16)


@both_kinds
def test_sending_to_a_peer_that_has_gone_is_quiet(run_check: RunCheck, sockets: SocketsKind) -> None:
    async def check(server: EchoServer) -> None:
        raw = await RawClient.connect(server)
        listener = server.listeners[0]
        assert listener.socket is not None
        sock = raw.writer.get_extra_info("socket")
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        raw.writer.transport.abort()  # a reset, not a goodbye
        while not listener.closed.is_set():
            for _ in range(10):
                listener.socket.send(b"are you there?")
            await asyncio.sleep(0)
        listener.socket.send(b"still there?")
        listener.socket.close()
        listener.socket.drop()

    run_check(check, sockets=sockets)


@both_kinds
def test_a_peer_may_leave_in_the_middle_of_a_message(run_check: RunCheck, sockets: SocketsKind) -> None:
    async def check(server: EchoServer) -> None:
        raw = await RawClient.connect(server)
        raw.writer.write(write_frame(TEXT, b"and then we")[:-3])
        raw.writer.write_eof()
        assert await raw.wait_for_close()
        await server.listeners[0].closed.wait()
        assert server.listeners[0].said == []

    run_check(check, sockets=sockets)


@both_kinds
@pytest.mark.parametrize("early", [False, True], ids=["later", "with the handshake"])
def test_a_failing_listener_ends_its_socket_only(
    run_check: RunCheck, sockets: SocketsKind, early: bool
) -> None:
    async def check(server: EchoServer) -> None:
        failures: list[object] = []
        asyncio.get_running_loop().set_exception_handler(
            lambda _, said: failures.append(str(said["exception"]))
        )
        other = await RawClient.connect(server)
        raw = await RawClient.connect(server, write_frame(TEXT, b"fail") if early else b"")
        if not early:
            raw.send(TEXT, b"fail")
        assert await raw.wait_for_close()
        await server.listeners[1].closed.wait()
        assert failures == ["the listener failed"]
        other.send(TEXT, b"fine here")
        assert await other.receive_frame() == (TEXT, b"fine here")
        other.writer.close()

    run_check(check, sockets=sockets)


@both_kinds
def test_all_are_closed_at_the_end(run_check: RunCheck, sockets: SocketsKind) -> None:
    async def check(server: EchoServer) -> None:
        async with aiohttp.ClientSession() as session, session.ws_connect(server.url) as polite:
            mute = await RawClient.connect(server)
            closing = asyncio.create_task(server.sockets.close_all(1001, "back soon", grace=0.2))
            goodbye = await polite.receive()
            assert (goodbye.type, goodbye.data, goodbye.extra) == (aiohttp.WSMsgType.CLOSE, 1001, "back soon")
            await closing
            assert len(server.sockets) == 0
            assert await mute.receive_frame() == (CLOSE, b"\x03\xe9back soon")
            assert await mute.wait_for_close()

    run_check(check, sockets=sockets)
