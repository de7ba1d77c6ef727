"""WebSocket frames without I/O: any cut of the stream says the same, every wrong frame has its code."""

from itertools import pairwise

import pytest
from aiohttp.http import WSCloseCode
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from thirdplace.server.websocket.frames import (
    CLOSE,
    PING,
    PONG,
    TEXT,
    FrameParser,
    ProtocolFault,
    make_close_frame,
    make_control_frame,
    make_text_frame,
    unmask_payload,
)

LIMIT = 70_000
BINARY, CONTINUATION, FIN = 2, 0, 0x80
KEY = b"\x8a\x00\xff\x31"
CALM = settings(  # nothing here depends on how busy the machine is
    deadline=None, database=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)


def masked(opcode: int, payload: bytes = b"", *, fin: bool = True, key: bytes = KEY) -> bytes:
    """One frame as a client sends it; unmasking by the book, byte by byte."""
    head = bytes((opcode | (FIN if fin else 0),))
    length = len(payload)
    if length < 126:
        head += bytes((0x80 | length,))
    elif length < 0x10000:
        head += bytes((0x80 | 126,)) + length.to_bytes(2, "big")
    else:
        head += bytes((0x80 | 127,)) + length.to_bytes(8, "big")
    return head + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))


def fragmented(parts: list[bytes], between: list[tuple[int, bytes]]) -> bytes:
    """One text message in several frames, with control frames after the first."""
    frames = [
        masked(TEXT if i == 0 else CONTINUATION, part, fin=i == len(parts) - 1)
        for i, part in enumerate(parts)
    ]
    frames[1:1] = [masked(opcode, payload) for opcode, payload in between]
    return b"".join(frames)


def parse_in_pieces(stream: bytes, cuts: list[int], limit: int = LIMIT) -> list[tuple[int, bytes]]:
    """All that a parser says to a stream cut at the given places; a fault is told as (code, b"fault")."""
    frames = FrameParser(limit)
    out: list[tuple[int, bytes]] = []
    edges = [0, *sorted(cut % (len(stream) + 1) for cut in cuts), len(stream)]
    try:
        for start, stop in pairwise(edges):
            out.extend(frames.parse(stream[start:stop]))
    except ProtocolFault as fault:
        out.append((fault.code, b"fault"))
    return out


texts = st.one_of(st.text(max_size=40), st.integers(120, 130).map("ü".__mul__), st.just("x" * 0x10000))
controls = st.tuples(st.sampled_from([PING, PONG]), st.binary(max_size=125))
CUTS = st.lists(st.integers(0, 1 << 20), max_size=12)


@st.composite
def conversations(draw: st.DrawFn) -> tuple[bytes, list[tuple[int, bytes]]]:
    """A stream of good frames, and what it says."""
    stream = b""
    says: list[tuple[int, bytes]] = []
    for _ in range(draw(st.integers(0, 6))):
        if draw(st.booleans()):
            opcode, payload = draw(controls)
            stream += masked(opcode, payload, key=draw(st.binary(min_size=4, max_size=4)))
            says.append((opcode, payload))
            continue
        whole = draw(texts).encode()
        edges = [0, *sorted(draw(st.lists(st.integers(0, len(whole)), max_size=3))), len(whole)]
        parts = [whole[start:stop] for start, stop in pairwise(edges)]
        between = draw(st.lists(controls, max_size=2)) if len(parts) > 1 else []
        stream += fragmented(parts, between)
        says += [*between, (TEXT, whole)]
    return stream, says


@CALM
@given(conversations(), CUTS)
def test_any_cut_of_the_stream_says_the_same(
    conversation: tuple[bytes, list[tuple[int, bytes]]], cuts: list[int]
) -> None:
    stream, says = conversation
    assert parse_in_pieces(stream, cuts) == says


@CALM
@given(conversations(), st.binary(max_size=60), CUTS)
def test_garbage_says_the_same_however_it_is_cut(
    conversation: tuple[bytes, list[tuple[int, bytes]]], garbage: bytes, cuts: list[int]
) -> None:
    stream, says = conversation
    whole = parse_in_pieces(stream + garbage, [])
    assert whole[: len(says)] == says
    assert parse_in_pieces(stream + garbage, cuts) == whole


def test_one_byte_at_a_time() -> None:
    stream = masked(TEXT, b"a" * 300) + masked(PING, b"!") + fragmented([b"b", b"", b"c"], [])
    assert parse_in_pieces(stream, list(range(len(stream)))) == [
        (TEXT, b"a" * 300),
        (PING, b"!"),
        (TEXT, b"bc"),
    ]


@CALM
@given(st.binary(min_size=4, max_size=4), st.binary(max_size=300))
def test_unmasking_is_exclusive_or_with_the_key_repeated(key: bytes, payload: bytes) -> None:
    assert unmask_payload(key, payload) == bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))


WRONG = {
    "binary": (masked(BINARY, b"x"), 1003),
    "not masked": (make_text_frame(b"x"), 1002),
    "reserved bit": (masked(TEXT | 0x40, b"x"), 1002),
    "unknown opcode": (masked(3), 1002),
    "unknown control opcode": (masked(11), 1002),
    "control too long": (masked(PING, b"x" * 126), 1002),
    "control fragmented": (masked(PING, fin=False), 1002),
    "continuation of nothing": (masked(CONTINUATION, b"x"), 1002),
    "text within a message": (masked(TEXT, b"x", fin=False) + masked(TEXT, b"y"), 1002),
    "length in too many bytes": (b"\x81\xfe\x00\x05", 1002),
    "length in far too many bytes": (b"\x81\xff" + (0xFFFF).to_bytes(8, "big"), 1002),
    "not UTF-8": (masked(TEXT, b"\xff"), 1007),
    "a surrogate": (masked(TEXT, b"\xed\xa0\x80"), 1007),
    "not UTF-8 in fragments": (fragmented([b"\xc3", b"x"], []), 1007),
    "too big": (masked(TEXT, b"x" * (LIMIT + 1)), 1009),
    "too big by its header alone": (b"\x81\xff" + (LIMIT + 1).to_bytes(8, "big"), 1009),
    "beyond all bounds": (b"\x81\xff" + b"\xff" * 8, 1009),
    "too big in fragments": (fragmented([b"x" * LIMIT, b"y"], []), 1009),
    "close with half a code": (masked(CLOSE, b"\x03"), 1002),
    "close with a code nobody may send": (masked(CLOSE, (1006).to_bytes(2, "big")), 1002),
    "close with a reason not in UTF-8": (masked(CLOSE, (1000).to_bytes(2, "big") + b"\xff"), 1007),
    "http": (b"GET / HTTP/1.1\r\n\r\n", 1002),
}


@pytest.mark.parametrize(("stream", "code"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_frame_has_its_code(stream: bytes, code: int) -> None:
    good = masked(TEXT, b"before")
    for cuts in ([], list(range(20)), list(range(0, len(good + stream), 777))):
        assert parse_in_pieces(good + stream, cuts) == [(TEXT, b"before"), (code, b"fault")]


def test_two_bytes_are_enough_to_refuse() -> None:
    assert parse_in_pieces(b"\x82\x80", []) == [(1003, b"fault")]
    assert parse_in_pieces(b"\x81\x00", []) == [(1002, b"fault")]


def test_the_limit_itself_is_allowed() -> None:
    assert parse_in_pieces(masked(TEXT, b"x" * 10), [], limit=10) == [(TEXT, b"x" * 10)]
    assert parse_in_pieces(fragmented([b"x" * 9, b"y"], []), [], limit=10) == [(TEXT, b"x" * 9 + b"y")]


def test_a_limit_below_125_leaves_control_frames_alone() -> None:
    assert parse_in_pieces(masked(PING, b"p" * 125), [], limit=10) == [(PING, b"p" * 125)]


@CALM
@given(st.one_of(st.integers(3000, 4999), st.sampled_from([c for c in WSCloseCode if c != 1006])))
def test_every_code_that_may_be_sent_is_taken(code: int) -> None:
    payload = code.to_bytes(2, "big") + "schön".encode()
    assert parse_in_pieces(masked(CLOSE, payload), []) == [(CLOSE, payload)]


@pytest.mark.parametrize(
    ("length", "head"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (0xFFFF, b"\x81\x7e\xff\xff"),
        (0x10000, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
def test_what_we_send_has_the_shortest_header(length: int, head: bytes) -> None:
    assert make_text_frame(b"x" * length) == head + b"x" * length


def test_a_long_reason_is_cut_between_characters() -> None:
    frame = make_close_frame(1000, "ü" * 100)
    assert frame[:4] == b"\x88\x7c\x03\xe8"
    assert frame[4:].decode() == "ü" * 61
    assert make_control_frame(PONG, b"x") == b"\x8a\x01x"
