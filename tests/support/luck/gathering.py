"""A table before the start, at which some devices are near and some far away."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from support.live_server import Json, Lobby, Server, TableMade, open_lobby
from support.luck.far_proxy import FarProxy
from support.luck.sharing_devices import SharingDevice, gather_devices

__all__ = ["PATIENCE_S", "Gathering", "open_lobbies"]

PATIENCE_S = 60


@asynccontextmanager
async def open_lobbies(
    server: Server, far_server: Server | None = None
) -> AsyncIterator[tuple[Lobby, Lobby]]:
    """One near by, and one whose answers take longer than anybody waits for."""
    with FarProxy((far_server or server).address) as proxy:
        async with open_lobby(server) as lobby, open_lobby(proxy) as far:
            yield lobby, far


class Gathering:
    """Devices that play along in the background, while the test looks on."""

    def __init__(self, table: TableMade, devices: list[SharingDevice]) -> None:
        self.table = table
        self.devices = devices
        self.tasks = [asyncio.create_task(device.play_along()) for device in devices]

    @classmethod
    async def of(
        cls, lobby: Lobby, far: Lobby, game: str, *names: str, far_names: tuple[str, ...], **wanted: Json
    ) -> "Gathering":
        """Their devices have committed; some of them come from far away."""
        return cls(*await gather_devices(lobby, game, *names, far=dict.fromkeys(far_names, far), **wanted))

    async def wait_until_revealed(self, number: int, *, other_than: str = "") -> None:
        """Until the server has confirmed the share of this device, another one than before."""
        device = self.devices[number]
        async with asyncio.timeout(PATIENCE_S):
            while device.share == other_than or not device.note.get("revealed"):
                await asyncio.sleep(0.01)

    async def start(self, lobby: Lobby) -> Json:
        """The record of the running game."""
        status, told = await lobby.request(
            "POST", f"/api/tables/{self.table.id}/start", None, self.table.host
        )
        assert status == 200, told
        await asyncio.gather(*self.tasks)
        return await self.read_record(lobby)

    async def read_record(self, lobby: Lobby) -> Json:
        path = f"/api/tables/{self.table.id}/record"
        status, record = await lobby.request("GET", path, None, self.table.tokens[0])
        assert status == 200, record
        return {**record, "notes": [device.note for device in self.devices]}
