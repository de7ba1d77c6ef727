"""Devices at a table: they hear every update, and see to it that none is missing."""

from typing import Any

import msgspec
from support.live_server import Lobby, TableConnection, TableMade

__all__ = ["Device", "Json", "close_all", "connect_device", "event_types"]

Json = dict[str, Any]


class Device:
    """What one device was told: the latest of each of its seats, and every message as it came."""

    def __init__(self, person: TableConnection) -> None:
        self.person = person
        self.heard: list[str] = []
        self.told: dict[int | None, Json] = {}
        self.table: Json = {}
        self.clock: Json = {}
        self.signals: list[Json] = []
        self._asked = 0

    async def receive(self) -> Json:
        text = await self.person.socket.receive_str(timeout=20)
        self.heard.append(text)
        message: Json = msgspec.json.decode(text)
        if message["type"] == "update":
            self._remember(message)
        elif message["type"] == "signal":
            self.signals.append(message)
        return message

    def _remember(self, update: Json) -> None:
        """Nothing may be missing between two updates of a seat."""
        seat = update["seat"]
        if seat in self.told:
            assert update["from"] == self.told[seat]["version"] <= update["version"]
        else:
            assert "from" not in update
        if "begun" in event_types(update) or "view" in self.told.get(seat, update):
            assert "view" in update
            assert isinstance(update.get("legal", []), list)
            assert seat is None or "legal" in update
        self.told[seat] = update
        self.table = update.get("table", self.table)
        self.clock = update.get("clock", self.clock)

    async def request(self, **command: Any) -> Json:
        """Send a command and hear what came of it: "ok", or the code of its refusal."""
        self._asked += 1
        name = f"{id(self)}-{self._asked}"
        await self.person.send(command | {"id": name})
        while True:
            message = await self.receive()
            unread = message["type"] == "refused" and "id" not in message  # too wrong to find the id in it
            if message.get("id") == name or unread:
                return message

    async def code(self, **command: Any) -> str:
        answer = await self.request(**command)
        return "ok" if answer["type"] == "ok" else str(answer["code"])

    async def do(self, seat: int, action: Json) -> str:
        return await self.code(type="do", seat=seat, action=action)

    async def receive_until_version(self, version: int) -> None:
        while any(update["version"] < version for update in self.told.values()):
            await self.receive()

    async def receive_event(self, event: str) -> Json:
        while True:
            message = await self.receive()
            if message["type"] == "update" and event in event_types(message):
                return message

    async def catch_up(self) -> int:
        """Hear all that was said before now; the server's time."""
        await self.person.send({"type": "time", "sent": 0})
        while (message := await self.receive())["type"] != "time":
            pass
        return int(message["server"])

    async def close(self) -> None:
        await self.person.close()


def event_types(update: Json) -> list[str]:
    return [event["type"] for event in update.get("events", ())]


async def connect_device(lobby: Lobby, table: TableMade, *tokens: str, lang: str = "en") -> Device:
    """Connect, and hear everything about each seat."""
    device = Device(await lobby.open_socket(f"/api/tables/{table.id}/socket"))
    await device.person.send({"type": "hello", "tokens": list(tokens), "lang": lang})
    while len(device.told) < max(1, sum(token in table.tokens for token in tokens)):
        await device.receive()
    return device


async def close_all(*devices: Device) -> None:
    for device in devices:
        await device.close()
