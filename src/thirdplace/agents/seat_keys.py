"""The key of a seat: all that is needed to sit down there again, from any session and any process."""

import re
from dataclasses import dataclass

from thirdplace.agents.agent_errors import CallRefused

__all__ = ["SeatKey"]

KEY = re.compile(r"(?P<table>[0-9a-f]{32})\.(?P<seat>[\w-]{1,64})(?:\.(?P<host>[\w-]{1,64}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class SeatKey:
    """A table, the token of a seat there and, for whoever has opened the table, the host's token."""

    table: str
    token: str
    host_token: str | None = None

    @property
    def tokens(self) -> list[str]:
        return [self.token] if self.host_token is None else [self.token, self.host_token]

    def __str__(self) -> str:
        return ".".join([self.table, *self.tokens])

    @staticmethod
    def parse(text: str) -> "SeatKey":
        """Raises CallRefused for anything that is not such a key."""
        found = KEY.fullmatch(text.strip())
        if found is None:
            raise CallRefused("bad-seat-key")
        return SeatKey(found["table"], found["seat"], found["host"])
