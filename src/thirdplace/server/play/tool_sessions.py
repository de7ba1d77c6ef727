"""Sessions of tools that devices share (core/parts/http_routes.py), found by their codes.

The store keeps them, so that devices of one session may be at different nodes, and no node's end ends it. A
node has those in memory that devices here are at. Every change is stored before anybody is told; the first to
store wins, and the other applies its action again. Who else changed a session is heard of as with tables.
"""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.parts.http_routes import SharedTool
from thirdplace.server import logs
from thirdplace.server.limits.buckets import Bucket
from thirdplace.server.tokens import make_code
from thirdplace.store.interface import (
    Damaged,
    StoredSharedTool,
    Unavailable,
    code_of_connections_id,
    connections_id_of_tool,
)

if TYPE_CHECKING:
    from thirdplace.server.play.hub import Hub

__all__ = ["ToolSession", "ToolSessions"]

KEEP_DESERTED_MS = 6 * 3600 * 1000
"""After this time without a device a session is forgotten."""
MAX_SESSIONS = 10_000
"""In one store. Each session takes about a kilobyte."""
MAX_DEVICES = 100
"""That may be connected to one session."""
ACTIONS_PER_SECOND = 10
ACTIONS_AT_ONCE = 30
"""By all devices of a session here together: each of them is told of every action."""
SAVE_ATTEMPTS = 20
"""So often others may be quicker."""

SendShown = Callable[[Any], None]
encode = msgspec.json.encode


class ToolSession:
    """One tool that was opened, with the devices at it here."""

    def __init__(self, sessions: "ToolSessions", tool: SharedTool, code: str, opened_at: int) -> None:
        """`opened_at`: by this node's clock. The session's own time begins then, at all nodes alike."""
        self._sessions = sessions
        self.tool = tool
        self.code = code
        self._opened_at = opened_at
        self._state: Any = None
        self.version = -1
        self._devices: set[SendShown] = set()
        self.devices_elsewhere = 0
        self._actions = Bucket(ACTIONS_AT_ONCE, sessions.now() / 1000)
        self._saving = asyncio.Lock()

    @property
    def is_deserted(self) -> bool:
        """Is no device at it here?"""
        return not self._devices

    @property
    def device_count(self) -> int:
        return len(self._devices)

    @property
    def _device_count_everywhere(self) -> int:
        return len(self._devices) + self.devices_elsewhere

    def now(self) -> int:
        """Milliseconds since it was opened."""
        return max(0, self._sessions.now() - self._opened_at)

    def adopt(self, stored: StoredSharedTool) -> None:
        """Show what other nodes have made of it, unless more is known here."""
        elsewhere = sum(map(int, stored.connections.values()))
        is_newer = stored.version > self.version
        if is_newer:
            self._state = msgspec.json.decode(stored.content, type=self.tool.state)
            self.version = stored.version
        if is_newer or elsewhere != self.devices_elsewhere:
            self.devices_elsewhere = elsewhere
            self._show_all()

    def show(self) -> Any:
        """What every device is told."""
        return self._show_state(self._state)

    def _show_state(self, state: Any) -> Any:
        return self.tool.show(state, self.code, self._device_count_everywhere)

    def check_room(self) -> None:
        """Raises Refused if no further device may come."""
        if self._device_count_everywhere >= MAX_DEVICES:
            raise Refused("too-many", f"devices: {MAX_DEVICES}")

    def add_device(self, send_shown: SendShown) -> None:
        self._devices.add(send_shown)
        self._sessions.on_devices_changed(self)
        self._show_all()

    def remove_device(self, send_shown: SendShown) -> None:
        self._devices.discard(send_shown)
        self._sessions.on_devices_changed(self)
        self._show_all()

    async def apply_action(self, action: Any) -> None:
        """Apply a device's action and show it to all. If it raises anything, nothing has changed."""
        if not self._actions.take(ACTIONS_PER_SECOND, ACTIONS_AT_ONCE, self._sessions.now() / 1000):
            raise Refused("too-fast")
        async with self._saving:
            for _ in range(SAVE_ATTEMPTS):
                state, version = self.tool.act(self._state, action, self.now()), self.version
                devices = self._device_count_everywhere
                shown = self._show_state(state)  # what the tool cannot show is not saved
                if await self._sessions.save(self.code, version, encode(state)):
                    self._state, self.version = state, version + 1
                    if devices == self._device_count_everywhere:
                        self._send_to_all(shown)
                    else:
                        self._show_all()
                    return
                await self._sessions.refresh(self)
        raise Refused("busy")

    def _show_all(self) -> None:
        try:
            shown = self.show()
        except Exception:  # the tool's code: devices come, go and stay all the same
            logs.log_failure("shared-tool")
        else:
            self._send_to_all(shown)

    def _send_to_all(self, shown: Any) -> None:
        for send in tuple(self._devices):
            send(shown)


class ToolSessions:
    """The sessions that devices here are at, by their codes."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._by_code: dict[str, ToolSession] = {}
        self._stored_count = 0
        self._deleting = asyncio.Lock()

    def __len__(self) -> int:
        """About how many there are in the store."""
        return self._stored_count

    def now(self) -> int:
        return self._hub.now()

    async def _run(self, work: Callable[..., Any], *given: Any) -> Any:
        """Raises Refused while the store cannot be reached."""
        try:
            return await self._hub.run_in_thread(work, *given)
        except Damaged:
            raise Refused("unreadable-table") from None
        except Unavailable:
            raise Refused("not-saved") from None

    async def open_session(self, tool: SharedTool, new: Any) -> ToolSession:
        tools = self._hub.store.tools
        if self._stored_count >= MAX_SESSIONS:
            await self.delete_abandoned()
        if self._stored_count >= MAX_SESSIONS:
            raise Refused("too-many", f"{tool.name}s: {MAX_SESSIONS}", sentence=f"{tool.name}s-here")
        content = encode(tool.open(new, 0))
        while not await self._run(tools.add, code := make_code(), tool.name, content):
            pass
        self._stored_count += 1
        return await self.find_session(tool, code)

    async def find_session(self, tool: SharedTool, code: str) -> ToolSession:
        """Raises Refused if no tool of this kind has the code."""
        code = code.upper()
        session = self._by_code.get(code)
        if session is None or session.is_deserted:
            read_at, stored = await self._run(self._read_in_time, code)
            if stored is None or stored.kind != tool.name or _is_expired(stored):
                raise Refused(f"unknown-{tool.name}")
            session = self._by_code.get(code) or ToolSession(self, tool, code, read_at - stored.age_ms)
            session.adopt(stored)
        if session.tool is not tool:
            raise Refused(f"unknown-{tool.name}")
        return session

    async def find_kind(self, code: str) -> str | None:
        """The name of the tool with this code."""
        session = self._by_code.get(code)
        if session is not None:
            return session.tool.name
        stored = await self._run(self._hub.store.tools.read, code)
        return None if stored is None or _is_expired(stored) else stored.kind

    def _read_in_time(self, code: str) -> tuple[int, StoredSharedTool | None]:
        """With the time, by this node's clock, at which the store looked at it: in the middle."""
        before = self.now()
        stored = self._hub.store.tools.read(code)
        return (before + self.now()) // 2, stored

    async def save(self, code: str, version: int, content: bytes) -> bool:
        is_saved: bool = await self._run(self._hub.store.tools.save, code, version, content)
        return is_saved

    async def refresh(self, session: ToolSession) -> None:
        """Read what others have made of it. Raises Refused if it is gone."""
        stored = await self._run(self._hub.store.tools.read, session.code)
        if stored is None:
            raise Refused(f"unknown-{session.tool.name}")
        session.adopt(stored)

    # What devices and other nodes change.

    def on_devices_changed(self, session: ToolSession) -> None:
        if session.is_deserted:
            self._by_code.pop(session.code, None)
            self._hub.start_task(self._mark_visited([session.code]))
        else:
            self._by_code[session.code] = session
        self._save_device_counts([session])

    def _save_device_counts(self, sessions: Collection[ToolSession]) -> None:
        """For other nodes, as it is done with the connections to tables."""
        if sessions and self._hub.store.has_other_nodes:
            self._hub.store.save_connections(
                {connections_id_of_tool(one.code): b"%d" % one.device_count for one in sessions}
            )

    def on_outside_change(self, ids: Collection[str] | None) -> None:
        """Other nodes have changed these (tables are among them; None: anything), or have come or gone."""
        if ids is None:
            self._save_device_counts(list(self._by_code.values()))
            self._hub.start_task(self.check_for_changes())
            return
        for code in filter(None, map(code_of_connections_id, ids)):
            if code in self._by_code:
                self._hub.start_task(self._catch_up(self._by_code[code]))

    async def check_for_changes(self) -> None:
        """Catch up with other nodes, in case that a notice was lost."""
        known = {code: (one.version, one.devices_elsewhere) for code, one in self._by_code.items()}
        if known:
            with suppress(Refused):
                for code in await self._run(self._hub.store.tools.find_changed, known):
                    if code in self._by_code:
                        await self._catch_up(self._by_code[code])

    async def _catch_up(self, session: ToolSession) -> None:
        with suppress(Refused):
            await self.refresh(session)

    async def _mark_visited(self, codes: Collection[str]) -> None:
        with suppress(Refused):
            await self._run(self._hub.store.tools.mark_visited, codes)

    async def delete_abandoned(self) -> None:
        """Delete what nobody has been at for hours. Raises Refused."""
        tools = self._hub.store.tools
        async with self._deleting:
            await self._run(tools.mark_visited, list(self._by_code))  # or nothing is deleted
            await self._run(tools.delete_abandoned, KEEP_DESERTED_MS)
            self._stored_count = await self._run(tools.count)


def _is_expired(stored: StoredSharedTool) -> bool:
    return stored.idle_ms > KEEP_DESERTED_MS and not any(map(int, stored.connections.values()))
