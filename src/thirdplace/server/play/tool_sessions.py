"""Tools that several devices share (core/http_routes.py): kept in memory only, and found by their codes."""

import secrets
from collections.abc import Callable
from typing import Any

from thirdplace.core.errors import Refused
from thirdplace.core.http_routes import SharedTool
from thirdplace.server.limits.buckets import Bucket
from thirdplace.server.play.hub import ALPHABET, CODE_LENGTH

__all__ = ["ToolSession", "ToolSessions"]

KEPT_MS = 6 * 3600 * 1000
"""After this time a session is forgotten that no device is at."""
MOST_SESSIONS = 10_000
"""Of a process. Each takes about a kilobyte."""
MOST_DEVICES = 100
"""At one session."""
ACTIONS_PER_SECOND = 10
ACTIONS_AT_ONCE = 30
"""By all devices of a session together: each of them is told of every action."""

Tell = Callable[[Any], None]


class ToolSession:
    """One tool that was opened, with the devices at it. `now` is the server's time in milliseconds."""

    def __init__(self, tool: SharedTool, code: str, new: Any, now: int) -> None:
        self.tool = tool
        self.code = code
        self._state = tool.open(new, now)
        self._devices: set[Tell] = set()
        self._actions = Bucket(ACTIONS_AT_ONCE, now / 1000)
        self.left_at = now
        """When the last device went, or the session was opened."""

    @property
    def is_deserted(self) -> bool:
        return not self._devices

    def show(self) -> Any:
        """What every device is told."""
        return self.tool.show(self._state, self.code, len(self._devices))

    def check_room(self) -> None:
        """Raises Refused if no further device may come."""
        if len(self._devices) >= MOST_DEVICES:
            raise Refused("too-many", f"devices: {MOST_DEVICES}")

    def connect(self, tell: Tell) -> None:
        self._devices.add(tell)
        self._tell_all()

    def disconnect(self, tell: Tell, now: int) -> None:
        self._devices.discard(tell)
        self.left_at = now
        self._tell_all()

    def act(self, action: Any, now: int) -> None:
        """Any device may. Raises Refused, and nothing has changed."""
        if not self._actions.take(ACTIONS_PER_SECOND, ACTIONS_AT_ONCE, now / 1000):
            raise Refused("too-fast")
        self._state = self.tool.act(self._state, action, now)
        self._tell_all()

    def is_forgotten(self, now: int) -> bool:
        return self.is_deserted and now - self.left_at > KEPT_MS

    def _tell_all(self) -> None:
        shown = self.show()
        for tell in tuple(self._devices):
            tell(shown)


class ToolSessions:
    """All sessions of a process, by their codes."""

    def __init__(self) -> None:
        self._by_code: dict[str, ToolSession] = {}

    def __len__(self) -> int:
        return len(self._by_code)

    def open(self, tool: SharedTool, new: Any, now: int) -> ToolSession:
        self._by_code = {
            code: session for code, session in self._by_code.items() if not session.is_forgotten(now)
        }
        if len(self._by_code) >= MOST_SESSIONS:
            raise Refused("too-many", f"{tool.name}s: {MOST_SESSIONS}", sentence=f"{tool.name}s-here")
        while (code := "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))) in self._by_code:
            pass
        session = self._by_code[code] = ToolSession(tool, code, new, now)
        return session

    def find(self, tool: SharedTool, code: str, now: int) -> ToolSession:
        """Raises Refused if no tool of this kind has the code."""
        session = self.get(code, now)
        if session is None or session.tool is not tool:
            raise Refused(f"unknown-{tool.name}")
        return session

    def get(self, code: str, now: int) -> ToolSession | None:
        """The session with this code, of whatever tool."""
        session = self._by_code.get(code.upper())
        return None if session is None or session.is_forgotten(now) else session
