"""Draining: a server that will stop begins nothing new, and asks everyone to go on at another one.

Several servers may share a database, behind a proxy. Whoever is asked to move opens a second connection,
which the proxy leads to another server, and only then leaves the first: nobody notices a change of version.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

import msgspec

from thirdplace.server.wire_messages import Moving

__all__ = ["Draining", "make_moving_message"]

SPREAD_MS = 1000
"""Within so long everyone moves: together they would keep the players at the other servers waiting."""
CUT_OFF_SPREAD_MS = 300
"""From a server that cannot reach the database: less, because nobody can play there."""

encode = msgspec.json.Encoder().encode


def make_moving_message(reason: Literal["restart", "cut-off"]) -> bytes:
    """What one connection is told, with a moment of its own."""
    spread_ms = SPREAD_MS if reason == "restart" else CUT_OFF_SPREAD_MS
    return encode(Moving(reason, random.randrange(spread_ms)))


class Draining:
    """Whether the server drains, and which requests it still has to answer."""

    def __init__(self) -> None:
        self.has_begun = False
        self.request_count = 0
        """Requests that are being answered; a stream is one of them until it ends."""

    @contextmanager
    def count_request(self) -> Iterator[None]:
        self.request_count += 1
        try:
            yield
        finally:
            self.request_count -= 1

    def begin(self) -> None:
        self.has_begun = True

    def send_message_if_begun(self, send: Callable[[bytes], None]) -> None:
        """For a connection that came while draining began, too late to be told with all others."""
        if self.has_begun:
            send(make_moving_message("restart"))
