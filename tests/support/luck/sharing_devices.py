"""Devices that give shares of the seed and keep notes, as browsers do."""

import asyncio
import secrets
from hashlib import sha256
from random import Random
from typing import Any

from support.live_server import Json, Lobby, TableConnection, TableMade

__all__ = ["SLOW_NETWORK_S", "SharingDevice", "play_whole_game", "start_with_shares"]

SLOW_NETWORK_S = 0.4
"""More than a start waits for devices that have answered at once."""


def hash_text(text: str) -> str:
    return sha256(text.encode()).hexdigest()


class SharingDevice:
    """One seat's device: it commits when it connects, reveals when it is shown the list, notes all of it."""

    def __init__(self, connection: TableConnection, seat: int) -> None:
        self.connection = connection
        self.seat = seat
        self.share = secrets.token_hex(32)
        self.note: Json = {"seat": seat, "share": self.share, "rounds": 0}
        self.reveals = True
        self.delay_s = 0.0
        """How long its network takes to bring an answer to the server."""
        self.began: Json = {}
        """The update that told that the game has begun."""
        self._round = 0
        """The number of the list that the share was revealed for."""

    async def commit(self) -> Json:
        """The server's answer."""
        await asyncio.sleep(self.delay_s)
        await self.connection.send(
            {"type": "commit", "seat": self.seat, "commitment": hash_text(self.share), "id": "commit"}
        )
        answer = await self.connection.receive("ok", "refused")
        self.note["accepted"] = answer["type"] == "ok"
        return answer

    async def play_along(self) -> Json:
        """Wait for the list, reveal the share, and wait for the game to begin: the update that tells it."""
        while True:
            message = await self.connection.receive("update", "ok", "refused")
            if message["type"] == "ok" and message.get("id") == "reveal":
                self.note["revealed"] = True
            if message["type"] != "update":
                continue
            if any(event["type"] == "begun" for event in message.get("events", ())):
                self.note["seat"] = message["seat"]
                self.note["dealt"] = message["view"]
                self.began = message
                return message
            sealed = message.get("table", {}).get("sealed")
            if sealed and self.reveals and self._round != sealed.get("round", 1):
                await self.reveal(sealed)

    async def reveal(self, sealed: Json) -> None:
        """Note the list, then send the share."""
        self._round = sealed.get("round", 1)
        self.note["shown"] = {
            "commitment": sealed["commitment"],
            "seats": [seat.get("commitment") for seat in sealed["seats"]],
        }
        self.note["rounds"] += 1
        await asyncio.sleep(self.delay_s)
        await self.connection.send({"type": "reveal", "seat": self.seat, "share": self.share, "id": "reveal"})

    async def play_to_end(self, source: Random, update: Json) -> None:
        """Do whatever is legal until the game is over; `update` is the latest one."""
        while True:
            if update.get("table", {}).get("phase") == "over":
                self.note["ended"] = update["view"]
                return
            if update.get("legal"):
                await self.connection.do(self.note["seat"], source.choice(update["legal"]))
            update = await self.connection.receive("update")


async def play_whole_game(
    lobby: Lobby, game: str, *names: str, source: Random, **wanted: Any
) -> tuple[Json, list[SharingDevice]]:
    """The record of a game that devices have played at random, with the notes of all of them."""
    table, devices = await start_with_shares(lobby, game, *names, **wanted)
    await asyncio.gather(*(device.play_to_end(source, device.began) for device in devices))
    status, record = await lobby.request("GET", f"/api/tables/{table.id}/record", None, table.tokens[0])
    assert status == 200, record
    return {**record, "notes": [device.note for device in devices]}, devices


async def start_with_shares(
    lobby: Lobby,
    game: str,
    *names: str,
    silent: tuple[str, ...] = (),
    slow: tuple[str, ...] = (),
    dozing: tuple[str, ...] = (),
    **wanted: Any,
) -> tuple[TableMade, list[SharingDevice]]:
    """A game that has begun, with a device for each person; those who are silent commit and do not reveal.

    Those who are slow have a slow network from the start; those who doze have answered at once before.
    """
    table = await lobby.make_table(game, *names, start=False, **wanted)
    people = [name for name in names if name != "bot"]
    devices = []
    for name, token in zip(people, table.tokens, strict=True):
        connection = await lobby.connect(table, token)
        device = SharingDevice(connection, (await connection.receive("update"))["seat"])
        device.reveals = name not in silent
        device.delay_s = SLOW_NETWORK_S if name in slow else 0
        assert (await device.commit())["type"] == "ok"
        device.delay_s = SLOW_NETWORK_S if name in slow + dozing else 0
        devices.append(device)
    await devices[0].connection.send({"type": "hello", "tokens": [table.tokens[0], table.host]})
    await devices[0].connection.send({"type": "start", "id": "start"})
    await asyncio.gather(*(device.play_along() for device in devices))
    return table, devices
