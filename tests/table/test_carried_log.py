"""A log that was written without a server is a stranger's word: all of it holds, or nothing is opened."""

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from support.browser.browser_check import check_in_browser_code
from support.carriers.device import Device
from support.games import TURN_GAME

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.records.record import record_of, to_json, verify
from thirdplace.core.records.record_text import from_text, to_text
from thirdplace.core.registry import all_games
from thirdplace.table import entries
from thirdplace.table.carried_log import MAX_CARRIED_ENTRIES, read_carried_log
from thirdplace.table.table import Table
from thirdplace.terminal.luck_lines import describe_luck
from thirdplace.text import LANGUAGES, text_for

Log = list[dict[str, Any]]


def write(log: Log) -> list[bytes]:
    return [json.dumps(entry).encode() for entry in log]


def begun_log(game: str = TURN_GAME, moves: int = 20) -> Log:
    device = Device(game, settings={"countdown": 0})
    device.begin(3 if game == TURN_GAME else 2)
    device.play_on(moves, Random(5))
    return [json.loads(line) for line in device.log]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_an_honest_log_is_read_as_it_is(game: Game) -> None:
    device = Device(game.id, settings={"countdown": 0})
    device.begin(max(2, game.seats.start))
    device.play_on(40, Random(6))
    read = read_carried_log([line.encode() for line in device.log])
    assert [entries.encode_entry(entry).decode() for entry in read] == device.log
    assert Table.fold("there", read, 0).match is not None


def test_the_record_of_a_carried_game_says_that_one_device_has_drawn_its_seed() -> None:
    """Also if the device does not say so itself: no server has drawn it."""
    log = begun_log()
    started = log[place_of(log, "started")]
    assert started.pop("drawn_by") == "device"
    match = Table.fold("there", read_carried_log(write(log)), 0).match
    assert match is not None
    record = record_of(match)
    assert record.drawn_by == "device"
    assert verify(from_text(to_text(record))).drawn_by == "device"
    for lang in LANGUAGES:
        assert list(describe_luck(record, text_for(lang))) == [text_for(lang)("luck-device")]
    (report,) = check_in_browser_code([(json.loads(to_json(record)), {0: []})])
    assert (report["verdict"], report["open"][0]["id"]) == ("open", "luck-device")


def place_of(log: Log, kind: str) -> int:
    return next(number for number, entry in enumerate(log) if entry["type"] == kind)


def change(kind: str, **fields: Any) -> Callable[[Log], Log]:
    def changed(log: Log) -> Log:
        place = place_of(log, kind)
        return [*log[:place], {**log[place], **fields}, *log[place + 1 :]]

    return changed


def insert(kind: str, *added: Any) -> Callable[[Log], Log]:
    """Before the first entry of this kind."""
    return lambda log: [*log[: place_of(log, kind)], *added, *log[place_of(log, kind) :]]


def repeat(kind: str) -> Callable[[Log], Log]:
    return lambda log: insert(kind, log[place_of(log, kind)])(log)


WRONG: dict[str, Callable[[Log], Any]] = {
    "nothing": lambda log: [],
    "no table": lambda log: log[1:],
    "two tables": lambda log: [log[0], *log],
    "no entry": lambda log: [*log, {"type": "nonsense"}],
    "a number": lambda log: [*log, 5],
    "unknown field": change("made", more=1),
    "no key": change("made", host="the host"),
    "a seed twice": repeat("started"),
    "another seed": change("started", seed="another"),
    "an empty seed": change("started", seed=""),
    "another deal": change("started", deal=1),
    "a chair far away": change("sat", chair=10**9),
    "a chair below": change("sat", chair=-1),
    "a chair twice": repeat("sat"),
    "a name that is taken": change("sat", name="Bob"),
    "a name that is none": change("sat", name="\u202e"),
    "a level that is none": change("sat", key=None, level="godlike"),
    "sat down too late": lambda log: [*log, {"type": "sat", "chair": 3, "name": "Eve", "key": "0" * 64}],
    "a move before the start": insert("started", {"type": "moved", "seat": 0, "action": {}, "at": 0}),
    "a move of nobody": change("moved", seat=77),
    "a move that is none": change("moved", action={"type": "nonsense"}),
    "time before the beginning": change("moved", at=-1),
    "time after the end": change("moved", at=10**15),
    "undone by somebody else": lambda log: [*log, {"type": "undone", "seat": 99}],
    "too fast": lambda log: [*log, {"type": "paced", "speed": 1e308}],
    "an order of nonsense": lambda log: [*log, {"type": "ordered", "seat": 0, "order": {"type": "nonsense"}}],
    "a next table": lambda log: [*log, {"type": "continued", "table": "0" * 32}],
    "a big screen": lambda log: [*log, {"type": "shown", "what": "board"}],
    "too long": lambda log: log + log[-1:] * MAX_CARRIED_ENTRIES,
}


@pytest.mark.parametrize("what", WRONG)
def test_whatever_does_not_hold_is_refused(what: str) -> None:
    with pytest.raises(Refused) as refused:
        read_carried_log(write(WRONG[what](begun_log())))
    assert refused.value.code in ("bad-file", "too-large", "bad-options")


def test_a_game_that_is_over_does_not_go_on() -> None:
    device = Device(TURN_GAME)
    device.begin(3)
    while not device.table.is_over:
        device.play_on(100, Random(7))
    with pytest.raises(Refused, match="game-over"):
        read_carried_log([line.encode() for line in device.log])


def test_any_byte_changed_is_refused_or_harmless() -> None:
    """Whatever a log says, it is read or refused, never an error of ours."""
    random, log = Random(8), write(begun_log(moves=6))
    for _ in range(300):
        number = random.randrange(len(log))
        line = bytearray(log[number])
        line[random.randrange(len(line))] = random.randrange(256)
        with suppress(Refused):
            read_carried_log([*log[:number], bytes(line), *log[number + 1 :]])
