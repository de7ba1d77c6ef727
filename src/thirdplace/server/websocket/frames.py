"""WebSocket frames (RFC 6455) without I/O: what a client may send us, and what we send back.

Clients send masked text, ping, pong and close, nothing else: no binary, no extensions. The parser
is strict and keeps at most one unfinished message, which never grows beyond the limit.
"""

import sys
from collections.abc import Iterable, Iterator

__all__ = [
    "CLOSE",
    "PING",
    "POLICY_VIOLATION",
    "PONG",
    "TEXT",
    "FrameParser",
    "ProtocolFault",
    "make_close_frame",
    "make_control_frame",
    "make_text_frame",
]

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FIN, RESERVED, MASKED = 0x80, 0x70, 0x80
MAX_CONTROL_BYTES = 125

PROTOCOL_ERROR, UNSUPPORTED, BAD_TEXT, POLICY_VIOLATION, TOO_BIG = 1002, 1003, 1007, 1008, 1009


class ProtocolFault(Exception):
    """The peer broke the protocol. `code` is what RFC 6455 (7.4.1) calls it."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class FrameParser:
    """Turns a client's bytes, cut anywhere, into whole messages."""

    __slots__ = (
        "_message",
        "_message_limit_bytes",
        "_unparsed",
        "units_left",
    )

    def __init__(self, limit: int, early: bytes = b"") -> None:
        self.units_left: float = sys.maxsize
        """How many frames may still come. Whoever reads the bytes fills it up as time goes by."""
        self._message_limit_bytes = limit
        self._unparsed = early
        self._message: bytearray | None = None  # text so far, while a message comes in fragments

    def parse(self, data: bytes) -> Iterable[tuple[int, bytes]]:
        """Each whole text message and control frame in order; raises `Fault` at the first wrong one."""
        plain = len(data) > 6 and data[0] == FIN | TEXT and data[1] == MASKED | len(data) - 6
        if (
            plain
            and not self._unparsed
            and self._message is None
            and len(data) <= min(131, self._message_limit_bytes)
        ):
            return ((TEXT, check_text(unmask_payload(data[2:6], data[6:]))),)  # nearly all traffic is this
        return self._parse_any(data)

    def _parse_any(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """Give each whole text message and control frame in order; raise `Fault` at the first wrong one.

        A limit is checked as soon as the header is there, so what is too big is never collected.
        """
        if self._unparsed:
            data = self._unparsed + data
        at = 0
        try:
            while len(data) - at >= 2 and (head := self._parse_header(data, at)):
                start, stop = head
                if stop > len(data):
                    break
                self.units_left -= 1
                if self.units_left < 0:
                    raise ProtocolFault(POLICY_VIOLATION, "too fast")
                opcode = data[at]
                at, payload = stop, unmask_payload(data[start - 4 : start], data[start:stop])
                if opcode == FIN | TEXT:
                    yield TEXT, check_text(payload)
                elif opcode & 0x08:
                    yield opcode & 0x0F, check_close_payload(payload) if opcode == FIN | CLOSE else payload
                elif whole := self._add_fragment(opcode, payload):
                    yield TEXT, whole[0]
        finally:
            self._unparsed = data[at:]

    def _parse_header(self, data: bytes, at: int) -> tuple[int, int] | None:
        """Judge one header: where its payload starts and stops; None until the length is known."""
        first, second = data[at], data[at + 1]
        self._check_header(first, second)
        length, start = second & 0x7F, at + 6
        if length > MAX_CONTROL_BYTES:
            wide = 2 if length == 126 else 8
            start += wide
            if len(data) < at + 2 + wide:
                return None
            length = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
            if length < (126 if wide == 2 else 0x10000):
                raise ProtocolFault(PROTOCOL_ERROR, "length not minimal")
        if length + len(self._message or b"") > self._message_limit_bytes and not first & 0x08:
            raise ProtocolFault(TOO_BIG, "message too big")
        return start, start + length

    def _check_header(self, first: int, second: int) -> None:
        """Refuse what the first two bytes already show to be wrong."""
        opcode = first & 0x0F
        if first & RESERVED:
            raise ProtocolFault(PROTOCOL_ERROR, "reserved bits")
        if not second & MASKED:
            raise ProtocolFault(PROTOCOL_ERROR, "not masked")
        if opcode == BINARY:
            raise ProtocolFault(UNSUPPORTED, "text only")
        if opcode not in (TEXT, CONTINUATION, CLOSE, PING, PONG):
            raise ProtocolFault(PROTOCOL_ERROR, "unknown opcode")
        if opcode & 0x08:
            if not first & FIN or second & 0x7F > MAX_CONTROL_BYTES:
                raise ProtocolFault(PROTOCOL_ERROR, "control frame fragmented or too long")
        elif (opcode == CONTINUATION) is (self._message is None):
            raise ProtocolFault(PROTOCOL_ERROR, "continuation out of place")

    def _add_fragment(self, opcode: int, payload: bytes) -> tuple[bytes] | None:
        """Add a fragment; the message in a tuple when it is whole (an empty one is a message too)."""
        if self._message is None:
            self._message = bytearray()
        self._message += payload
        if not opcode & FIN:
            return None
        whole, self._message = bytes(self._message), None
        return (check_text(whole),)


def unmask_payload(key: bytes, payload: bytes) -> bytes:
    """Undo the client's mask: one exclusive or over the whole payload as one big integer."""
    length = len(payload)
    mask = (key * (length // 4 + 1))[:length]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(mask, "little")).to_bytes(length, "little")


def check_text(payload: bytes) -> bytes:
    """The payload, which must be UTF-8."""
    if not payload.isascii():
        try:
            payload.decode()
        except UnicodeDecodeError:
            raise ProtocolFault(BAD_TEXT, "not UTF-8") from None
    return payload


def check_close_payload(payload: bytes) -> bytes:
    """A close payload: nothing, or a code that may be sent and a reason in UTF-8."""
    if payload:
        code = int.from_bytes(payload[:2], "big")
        if len(payload) < 2 or not (
            code in (1000, 1001, 1002, 1003) or 1007 <= code <= 1014 or 3000 <= code < 5000
        ):
            raise ProtocolFault(PROTOCOL_ERROR, "bad close code")
        check_text(payload[2:])
    return payload


def make_text_frame(text: bytes) -> bytes:
    """One unmasked text frame, as a server sends it."""
    length = len(text)
    if length <= MAX_CONTROL_BYTES:
        return bytes((FIN | TEXT, length)) + text
    if length < 0x10000:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


def make_control_frame(opcode: int, payload: bytes = b"") -> bytes:
    """A ping, pong or close; its payload is at most 125 bytes."""
    return bytes((FIN | opcode, len(payload))) + payload


def make_close_frame(code: int, reason: str) -> bytes:
    """A close frame. A reason too long for it is cut between characters, never within one."""
    fitting = reason.encode()[: MAX_CONTROL_BYTES - 2].decode(errors="ignore").encode()
    return make_control_frame(CLOSE, code.to_bytes(2, "big") + fitting)
