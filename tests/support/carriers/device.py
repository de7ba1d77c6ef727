"""A device that plays without a server, as a page's worker does: it stores, then commits, then hears."""

import json
from random import Random
from typing import Any

from thirdplace.device.change import Change
from thirdplace.device.device_table import DeviceTable, DrawnValues, make_log

__all__ = ["HOST", "NEXT_TABLE", "SEED", "Device"]

HOST, SEED, NEXT_TABLE = "host", "a seed", "local-next"
DRAWN = DrawnValues(SEED, NEXT_TABLE, "")
NAMES = ("Ann", "Bob", "Cy", "Dee")


class Device:
    def __init__(self, game: str, **new: Any) -> None:
        self.log = make_log(json.dumps({"game": game, **new}), "", HOST)
        self.now = 1000
        self.table = DeviceTable("local-1", self.log, self.now)
        self.tokens = [HOST]
        self.heard: list[tuple[int, Any]] = []

    def store(self, change: Change) -> Change:
        assert change.first_number == len(self.log) or not change.entries
        self.log += change.entries
        self.table.commit(change)
        self.heard += [(message.socket, json.loads(message.text)) for message in change.messages]
        return change

    def run(self, command: Any) -> Change:
        return self.store(self.table.run(json.dumps(command), self.tokens, DRAWN, self.now))

    def try_to_run(self, text: str) -> Change:
        """What would come of it; nothing is stored."""
        return self.table.run(text, self.tokens, DRAWN, self.now)

    def sit_down(self, name: str) -> None:
        change = self.store(self.table.take_seat(json.dumps({"name": name}), name, self.tokens, self.now))
        self.tokens.append(json.loads(change.answer)["token"])

    def add_computer(self) -> None:
        self.store(self.table.take_seat('{"bot": "easy"}', "", [HOST], self.now))

    def begin(self, people: int, computers: int = 0) -> None:
        for name in NAMES[:people]:
            self.sit_down(name)
        for _ in range(computers):
            self.add_computer()
        self.store(self.table.connect(1, self.tokens, self.now))
        assert not self.run({"type": "start"}).refusal

    def latest(self) -> dict[int, Any]:
        """The latest update of each seat."""
        return {heard["seat"]: heard for _, heard in self.heard if heard["type"] == "update"}

    def reload(self) -> None:
        self.table = DeviceTable("local-1", self.log, self.now)
        self.store(self.table.restore(self.now))
        self.heard.clear()
        self.store(self.table.connect(2, self.tokens, self.now))

    def play_on(self, moves: int, random: Random) -> None:
        """Whatever is legal, as long as anything is."""
        for _ in range(moves):
            self.now += 10
            able = [update for update in self.latest().values() if update.get("legal")]
            if self.table.is_over or not able:
                return
            update = random.choice(able)
            done = {"type": "do", "seat": update["seat"], "action": random.choice(update["legal"])}
            assert not self.run(done).refusal
