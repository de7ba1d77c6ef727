"""Devices that give shares of the seed and keep notes, as browsers do."""

import asyncio
import secrets
from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any

from support.live_server import Json, Lobby, TableConnection, TableMade

__all__ = [
    "LATE_S",
    "SharingDevice",
    "gather_devices",
    "play_whole_game",
    "start_as_first",
    "start_with_shares",
]

LATE_S = 0.4
"""More than a start waits for any device."""


def hash_text(text: str) -> str:
    return sha256(text.encode()).hexdigest()


class SharingDevice:
    """One seat's device: it commits when it connects, reveals when it is asked, notes all of it."""

    def __init__(self, connection: TableConnection, seat: int) -> None:
        self.connection = connection
        self.seat = seat
        self.share = secrets.token_hex(32)
        self.note: Json = {"seat": seat, "share": self.share, "rounds": 0, "given": 0}
        self.reveals = True
        self.delay_s = 0.0
        """How long it takes to reveal."""
        self.began: Json = {}
        """The update that told that the game has begun."""
        self.is_spent = False
        """Has it sent its share?"""
        self._lists: set[str] = set()

    async def commit(self) -> Json:
        """The server's answer."""
        await self._send_commitment()
        answer = await self.connection.receive("ok", "refused")
        self.note["accepted"] = answer["type"] == "ok"
        return answer

    async def _send_commitment(self) -> None:
        await self.connection.send(
            {"type": "commit", "seat": self.seat, "commitment": hash_text(self.share), "id": "commit"}
        )

    async def play_along(self) -> Json:
        """Reveal the share when asked, and wait for the game to begin: the update that tells it."""
        while True:
            message = await self.connection.receive("update", "ok", "refused")
            if message["type"] != "update":
                answered = {"reveal": "revealed", "commit": "accepted"}.get(message.get("id", ""))
                if answered:
                    self.note[answered] = message["type"] == "ok"
            elif any(event["type"] == "begun" for event in message.get("events", ())):
                self.note["seat"] = message["seat"]
                self.note["dealt"] = message["view"]
                self.began = message
                return message
            elif message.get("table", {}).get("phase") == "gathering":
                await self._look_at(message["table"])

    async def _look_at(self, table: Json) -> None:
        sealed = table["sealed"]
        if sealed is None:
            self.note.pop("shown", None)
            if self.is_spent:
                await self._commit_anew()
        elif not self.is_spent:
            self._note_list(sealed)
            if self.seat in table["asked"] and self.reveals:
                await self.reveal(sealed)

    async def _commit_anew(self) -> None:
        self.share, self.is_spent = secrets.token_hex(32), False
        self.note |= {"share": self.share, "accepted": False, "revealed": False}
        await self._send_commitment()

    def _note_list(self, sealed: Json) -> None:
        self._lists.add(sealed["commitment"])
        self.note["rounds"] = len(self._lists)
        self.note["shown"] = {
            "commitment": sealed["commitment"],
            "seats": [seat.get("commitment") for seat in sealed["seats"]],
        }

    async def reveal(self, sealed: Json) -> None:
        """Note the list, then send the share."""
        if not self.is_spent:
            self.note["given"] += 1
        self.is_spent = True
        self._note_list(sealed)
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
    late: tuple[str, ...] = (),
    **wanted: Any,
) -> tuple[TableMade, list[SharingDevice]]:
    """A game that has begun, with a device for each person.

    Those who are silent commit and do not reveal; those who are late do so after the start has waited.
    """
    table, devices = await gather_devices(lobby, game, *names, **wanted)
    for device, name in zip(devices, (name for name in names if name != "bot"), strict=True):
        device.reveals = name not in silent
        device.delay_s = LATE_S if name in late else 0
    await start_as_first(table, devices)
    await asyncio.gather(*(device.play_along() for device in devices))
    return table, devices


async def gather_devices(
    lobby: Lobby, game: str, *names: str, far: Mapping[str, Lobby] | None = None, **wanted: Any
) -> tuple[TableMade, list[SharingDevice]]:
    """A device for each person, which has committed; `far`: through which lobby some of them come."""
    table = await lobby.make_table(game, *names, start=False, **wanted)
    people = [name for name in names if name != "bot"]
    devices = []
    for name, token in zip(people, table.tokens, strict=True):
        connection = await (far or {}).get(name, lobby).connect(table, token)
        device = SharingDevice(connection, (await connection.receive("update"))["seat"])
        assert (await device.commit())["type"] == "ok"
        devices.append(device)
    return table, devices


async def start_as_first(table: TableMade, devices: list[SharingDevice]) -> None:
    """The first device is also the host's."""
    await devices[0].connection.send({"type": "hello", "tokens": [table.tokens[0], table.host]})
    await devices[0].connection.send({"type": "start", "id": "start"})
