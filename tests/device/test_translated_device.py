"""A table in the browser is the same code as a table here: the same calls lead to the same bytes."""

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from support.carriers.javascript import find_node, update_translation

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.records.record import record_of, to_json
from thirdplace.core.registry import all_games
from thirdplace.device.change import Change
from thirdplace.device.device_table import DeviceTable, DrawnValues, make_log
from thirdplace.device.records import replay_record
from thirdplace.device.refusal_facts import write_refusal

SCRIPT = Path(__file__).parent / "replay_calls.mjs"
DRAWN = DrawnValues("a seed", "local-next", "")
HOST = "host"
MOVES = 120
NONSENSE = (  # all of it is JSON: where a parser stumbles is its own affair
    "[]",
    '{"type":"nonsense"}',
    '{"type":"do","seat":0}',
    '{"type":"do","seat":0,"action":{"type":"nonsense"}}',
    '{"type":"do","seat":0,"action":{},"more":1}',
    '{"type":"pace","speed":-1}',
    '{"type":"react","seat":0,"reaction":"nonsense"}',
    '{"type":"rename","seat":0,"name":"\\u202e"}',
    '{"type":"arrange","options":{"nonsense":1}}',
    '{"type":"order","seat":0,"order":{"type":"nonsense"}}',
)
COMMANDS = (
    {"type": "pause"},
    {"type": "resume"},
    {"type": "pace", "speed": 2},
    {"type": "undo", "seat": 0},
    {"type": "auto", "seat": 0, "on": True},
    {"type": "auto", "seat": 0, "on": False},
    {"type": "react", "seat": 0, "reaction": "wave"},
    {"type": "hand", "seat": 1, "level": "easy"},
    {"type": "hand", "seat": 1, "level": None},
    {"type": "again"},
)


class Recorder:
    """Makes calls here, and notes them with what came of them."""

    def __init__(self) -> None:
        self.calls: list[Any] = []
        self.results: list[Any] = []
        self.log: list[str] = []
        self.updates: dict[int, Any] = {}
        self.table: DeviceTable

    def _note(self, call: list[Any], result: Any) -> None:
        self.calls.append(json.loads(msgspec.json.encode(call)))
        self.results.append(json.loads(msgspec.json.encode(result)))

    def make(self, body: str) -> None:
        try:
            self.log = make_log(body, "", HOST)
            self._note(["make_log", body, "", HOST], self.log)
        except Refused as refused:
            self._note(["make_log", body, "", HOST], {"refused": write_refusal(refused)})

    def open(self, now: int) -> None:
        self.table = DeviceTable("local-1", self.log, now)
        self._note(["open", "local-1", [*self.log], now], self.table.entry_count)

    def ask(self, name: str, *given: Any) -> Any:
        try:
            found = getattr(self.table, name)(*given)
        except Refused as refused:
            self._note([name, *given], {"refused": write_refusal(refused)})
            return None
        if isinstance(found, Change):
            messages = [[one.socket, one.text] for one in found.messages]
            facts = [found.first_number, found.entries, found.next_table, found.next_entries, messages]
            self._note([name, *given], [*facts, found.view, found.answer, found.refusal])
            self.log += found.entries
            self.table.commit(found)
            for one in found.messages:
                told = json.loads(one.text)
                if told["type"] == "update":
                    self.updates[told["seat"]] = told
        else:
            self._note([name, *given], found)
        return found


def record_game(game: Game, random: Random, options: Any) -> Recorder:
    recorder, now = Recorder(), 1000
    recorder.make(json.dumps({"game": game.id, "options": {"nonsense": 1}}))
    recorder.make(json.dumps({"game": game.id, "options": options, "settings": {"countdown": 0}}))
    recorder.open(now)
    tokens = [HOST]
    for seat in range(random.choice(game.seats)):
        recorder.ask("take_seat", json.dumps({"name": f"Person {seat}"}), f"token {seat}", tokens, now)
        tokens.append(f"token {seat}")
    recorder.ask("connect", 1, tokens, now)
    recorder.ask("run", '{"type":"start","id":"a1"}', tokens, DRAWN, now)
    for _ in range(MOVES):
        now += random.choice([1, 10, 200, 3000])
        able = [update for update in recorder.updates.values() if update.get("legal")]
        if able and random.random() < 0.9:
            update = random.choice(able)
            action = random.choice(update["legal"])
            command = json.dumps({"type": "do", "seat": update["seat"], "action": action, "id": f"a:{now}"})
        elif random.random() < 0.5:
            command = json.dumps(random.choice(COMMANDS))
        else:
            command = random.choice(NONSENSE)
        recorder.ask("run", command, tokens, DRAWN, now)
        for name in ("next_wake_time", "view"):
            recorder.ask(name)
        for seat in recorder.ask("seats_to_act", now):
            recorder.ask("act_by_order", seat, now)
        if random.random() < 0.02:  # the page is loaded anew
            recorder.open(now)
            recorder.ask("restore", now)
            recorder.ask("connect", 1, tokens, now)
    recorder.ask("record", tokens[1:2])
    recorder.ask("story", tokens[1:2])
    match = recorder.table._table.match
    assert match is not None
    body = json.dumps({"record": json.loads(to_json(record_of(match))), "viewer": "all"})
    recorder._note(["replay_record", body], replay_record(body))
    return recorder


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_same_calls_lead_to_the_same_bytes(game: Game) -> None:
    recorders = [record_game(game, Random(number), {}) for number in range(3)]
    lines = [
        json.dumps({"game": game.id, "calls": recorder.calls}, default=msgspec.to_builtins)
        for recorder in recorders
    ]
    told = subprocess.run(
        [find_node(), str(SCRIPT), str(update_translation())],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    for recorder, line in zip(recorders, told.stdout.splitlines(), strict=True):
        for call, wanted, found in zip(recorder.calls, recorder.results, json.loads(line), strict=True):
            assert found == wanted, call
