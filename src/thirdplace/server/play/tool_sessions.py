"""Sessions of tools that devices share (core/http_routes.py): kept in memory, and found by their codes."""

from collections.abc import Callable
from typing import Any

from thirdplace.core.errors import Refused
from thirdplace.core.http_routes import SharedTool
from thirdplace.server.limits.buckets import Bucket
from thirdplace.server.tokens import make_code

__all__ = ["ToolSession", "ToolSessions"]

KEEP_DESERTED_MS = 6 * 3600 * 1000
"""After this time without a device a session is forgotten."""
MAX_SESSIONS = 10_000
"""In one process. Each session takes about a kilobyte."""
MAX_DEVICES = 100
"""That may be connected to one session."""
ACTIONS_PER_SECOND = 10
ACTIONS_AT_ONCE = 30
"""By all devices of a session together: each of them is told of every action."""

SendShown = Callable[[Any], None]


class ToolSession:
    """One tool that was opened, with the devices at it. `now` is the server's time in milliseconds."""

    def __init__(self, tool: SharedTool, code: str, new: Any, now: int) -> None:
        self.tool = tool
        self.code = code
        self._state = tool.open(new, now)
        self._devices: set[SendShown] = set()
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
        if len(self._devices) >= MAX_DEVICES:
            raise Refused("too-many", f"devices: {MAX_DEVICES}")

    def add_device(self, send_shown: SendShown) -> None:
        self._devices.add(send_shown)
        self._show_all()

    def remove_device(self, send_shown: SendShown, now: int) -> None:
        self._devices.discard(send_shown)
        self.left_at = now
        self._show_all()

    def apply_action(self, action: Any, now: int) -> None:
        """Apply a device's action and show it to all. Raises Refused, and then nothing has changed."""
        if not self._actions.take(ACTIONS_PER_SECOND, ACTIONS_AT_ONCE, now / 1000):
            raise Refused("too-fast")
        self._state = self.tool.act(self._state, action, now)
        self._show_all()

    def is_expired(self, now: int) -> bool:
        return self.is_deserted and now - self.left_at > KEEP_DESERTED_MS

    def _show_all(self) -> None:
        shown = self.show()
        for tell in tuple(self._devices):
            tell(shown)


class ToolSessions:
    """All sessions of a process, by their codes."""

    def __init__(self) -> None:
        self._by_code: dict[str, ToolSession] = {}

    def __len__(self) -> int:
        return len(self._by_code)

    def open_session(self, tool: SharedTool, new: Any, now: int) -> ToolSession:
        self._by_code = {
            code: session for code, session in self._by_code.items() if not session.is_expired(now)
        }
        if len(self._by_code) >= MAX_SESSIONS:
            raise Refused("too-many", f"{tool.name}s: {MAX_SESSIONS}", sentence=f"{tool.name}s-here")
        while (code := make_code()) in self._by_code:
            pass
        session = self._by_code[code] = ToolSession(tool, code, new, now)
        return session

    def find_session(self, tool: SharedTool, code: str, now: int) -> ToolSession:
        """Raises Refused if no tool of this kind has the code."""
        session = self.get_session(code, now)
        if session is None or session.tool is not tool:
            raise Refused(f"unknown-{tool.name}")
        return session

    def get_session(self, code: str, now: int) -> ToolSession | None:
        """The session with this code, of whatever tool."""
        session = self._by_code.get(code.upper())
        return None if session is None or session.is_expired(now) else session
