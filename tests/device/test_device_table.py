"""Tables that are played on one device, as a page's worker uses them."""

import json
from random import Random

import pytest
from support.carriers.device import NEXT_TABLE, SEED, Device
from support.games import CLOCK_GAME, TURN_GAME

from thirdplace.core.game import Game
from thirdplace.core.records.record import from_json, verify
from thirdplace.core.registry import all_games, find_game
from thirdplace.device.device_table import DeviceTable
from thirdplace.device.records import replay_record
from thirdplace.device.thinker import Thinker

MAX_MOVES = 120


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_people_on_one_device_play_and_reload(game: Game) -> None:
    device = Device(game.id, settings={"countdown": 0})
    device.begin(max(2, game.seats.start))
    random = Random(1)
    device.play_on(MAX_MOVES // 2, random)
    before = {seat: update.get("view") for seat, update in device.latest().items()}
    device.reload()
    if not game.clock:  # while the page was away, a clock stood still; all else is as it was
        assert {seat: update["view"] for seat, update in device.latest().items()} == before
    device.play_on(MAX_MOVES, random)
    verify(from_json(json.dumps({**json.loads(device.table.record([])), "seed": SEED})))


def test_a_change_that_is_not_stored_has_not_happened() -> None:
    device = Device(TURN_GAME)
    device.begin(3)
    seat, update = next((seat, update) for seat, update in device.latest().items() if update.get("legal"))
    command = json.dumps({"type": "do", "seat": seat, "action": update["legal"][0]})
    before = device.table.view(), device.table.entry_count
    dropped = device.try_to_run(command)
    assert dropped.entries
    assert dropped.messages
    assert (device.table.view(), device.table.entry_count) == before
    assert device.try_to_run(command).entries == dropped.entries


def test_refusals_are_facts_and_change_nothing() -> None:
    device = Device(TURN_GAME)
    device.begin(3)
    entries = list(device.log)
    wrong = [
        "no json",
        '{"type":"no-command"}',
        '{"type":"do","seat":0,"action":{"type":"no-action"}}',
        '{"type":"start"}',
        '{"type":"do","seat":50,"action":{}}',
    ]
    for text in wrong:
        change = device.try_to_run(text)
        assert json.loads(change.refusal)["code"] in ("bad-request", "wrong-phase")
        assert not change.entries
    assert device.log == entries


@pytest.mark.parametrize(
    "game", [game for game in all_games() if game.brings("bots")], ids=lambda game: game.id
)
def test_computer_players_choose_by_the_log_alone(game: Game) -> None:
    device = Device(game.id, settings={"countdown": 0, "rhythm": False})
    device.begin(1, computers=max(1, game.seats.start - 1))
    thinker, known = Thinker("local-1", device.log), len(device.log)
    random = Random(2)
    for turn in range(40):
        device.now += 200
        for seat in device.table.seats_to_act(device.now):
            thinker.apply_entries(device.log[known:])
            known = len(device.log)
            chosen = thinker.choose(seat, "easy", device.table.clock_reading(device.now), turn)
            action = json.loads(chosen)["action"]
            if action is not None:
                assert not device.store(device.table.act(seat, json.dumps(action), device.now)).refusal
        device.play_on(1, random)
    assert any('"by":"bot"' in line for line in device.log)


def test_next_game_and_replay() -> None:
    device = Device(TURN_GAME)
    device.begin(3)
    random = Random(3)
    while not device.table.is_over:
        device.play_on(MAX_MOVES, random)
    change = device.run({"type": "again"})
    assert change.next_table == NEXT_TABLE
    following = DeviceTable(NEXT_TABLE, change.next_entries, device.now)
    assert len(json.loads(following.view())["seats"]) == 3
    body = json.dumps({"record": json.loads(device.table.record([])), "viewer": "all"})
    assert len(json.loads(replay_record(body))["steps"]) > 3
    assert json.loads(device.table.story([]))["events"]


def test_a_clock_pauses_while_the_page_is_away() -> None:
    device = Device(CLOCK_GAME, settings={"countdown": 0})
    device.begin(find_game(CLOCK_GAME).seats.start)
    device.store(device.table.disconnect(1, device.now))
    device.play_on(30, Random(4))
    device.now += 3_600_000
    device.reload()
    assert not device.table.is_over
