"""The script of docs/verify.md: it agrees with `thirdplace verify` on every record, also tampered ones."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from support.carriers.equality import random_options, random_seats
from support.luck.tampered_records import make_record, tamper_all_ways
from support.luck.verify_script import PAGE, SCRIPT, run_script

from thirdplace.core.chance import Chance
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.records.record import WrongRecord, from_json, record_of, to_json, verify
from thirdplace.core.records.share_check import list_open_questions
from thirdplace.core.registry import all_games, find_game
from thirdplace.core.testing.conformance import play_at_random

MAX_LINES = 150
COMPARED_GAMES = 25
GAMES = pytest.mark.parametrize("game_id", [game.id for game in all_games()])


def fault_found_by_verify(record: bytes) -> list[str] | None:
    """What is wrong, and the seat that it is about."""
    try:
        verify(from_json(record))
    except WrongRecord as wrong:
        what, _, where = wrong.detail.partition(":")
        return [what, *re.findall(r"^ seat (-?\d+)$", where)]
    return None


def test_the_script_is_short() -> None:
    assert SCRIPT.count("\n") <= MAX_LINES


def test_the_page_names_every_fault() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for _, found, _ in tamper_all_ways(make_record(all_games()[0].id, moves=1)):
        assert f"`{found}`" in text


@GAMES
def test_all_is_well_where_nobody_has_tampered(tmp_path: Path, game_id: str) -> None:
    for number in range(4):
        record = to_json(from_json(json.dumps(make_record(game_id, number, moves=30, notes=False))))
        read = from_json(record)
        done = run_script(tmp_path, record)
        assert fault_found_by_verify(record) is None
        assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "ok"), done
        asked = list_open_questions(read.shares or None, (), read.drawn_by or None, read.names)
        told = [f"open: {one.code}" + ("" if one.seat is None else f" {one.seat}") for one in asked]
        assert [line for line in done.stdout.splitlines() if line.startswith("open")] == told


@GAMES
def test_both_find_the_same_in_every_record_that_was_tampered_with(tmp_path: Path, game_id: str) -> None:
    honest = make_record(game_id, 1, moves=8)
    assert fault_found_by_verify(json.dumps(honest).encode()) is None
    assert run_script(tmp_path, json.dumps(honest).encode()).returncode == 0
    for what, found, record in tamper_all_ways(honest):
        text = json.dumps(record).encode()
        done = run_script(tmp_path, text)
        verdict, sentence = done.stdout.splitlines()
        assert verdict.split()[:2] == ["wrong:", found], (what, done)
        assert fault_found_by_verify(text) == verdict.split()[1:3], what
        assert sentence.endswith("."), what
        assert done.returncode == 1


def test_a_record_from_before_there_were_shares_holds(tmp_path: Path) -> None:
    game = all_games()[0]
    match = Match(game, game.seats.start, seed='kitchen "table" / Küche')
    record = to_json(record_of(match))
    assert b"shares" not in record
    done = run_script(tmp_path, record)
    assert done.stdout.splitlines()[-2:] == ["open: alone", "ok"]


def test_a_seed_that_one_device_has_drawn_is_told(tmp_path: Path) -> None:
    game = all_games()[0]
    record = to_json(record_of(Match(game, game.seats.start, seed="a device's", drawn_by="device")))
    assert fault_found_by_verify(record) is None
    assert run_script(tmp_path, record).stdout.splitlines()[-2:] == ["open: device", "ok"]


def test_numbers_are_drawn_as_the_recipe_says(tmp_path: Path) -> None:
    record: dict[str, Any] = make_record(all_games()[0].id, moves=1)
    chance = Chance(record["seed"])
    done = run_script(tmp_path, json.dumps(record).encode(), "6", "40")
    assert done.stdout.splitlines()[-2].split() == [str(chance.below(6)) for _ in range(40)]


@pytest.mark.parametrize("seed", ["null", "", "\\", 'a "/" b', "Küche", "\\\\n", "a\tb", "a\nb", "\\\t"])
def test_seeds_that_people_choose_are_read(tmp_path: Path, seed: str) -> None:
    record = to_json(record_of(Match(all_games()[0], all_games()[0].seats.start, seed=seed)))
    for text in (record, json.dumps(json.loads(record)).encode()):  # as it is, and with escapes
        assert fault_found_by_verify(text) is None
        assert run_script(tmp_path, text).stdout.splitlines()[-2:] == ["open: alone", "ok"]


def make_watched_game(game: Game, source: Random) -> bytes:
    """The record of a game with any options, and what every seat saw at some moment and at the end."""
    while True:
        seats, options = random_seats(game, source), random_options(game, source)
        with suppress(Refused):
            match = Match(game, seats, seed=str(source.random()), options=options)
            break
    moment, most = source.choice((0, 0, 1, 3)), source.randrange(3, 60)  # others may have acted before
    first = [match.view(seat) for seat in range(seats)]
    for played, _ in enumerate(islice(play_at_random(match, source), most)):
        if played + 1 == moment:
            first = [match.view(seat) for seat in range(seats)]
    record = json.loads(to_json(record_of(match)))
    record["notes"] = [
        {"seat": seat, "share": "0" * 64, "dealt": first[seat], "ended": match.view(seat)}
        for seat in range(seats)
    ]
    return msgspec.json.encode(record)


@GAMES
def test_the_script_knows_what_is_drawn_with_any_options(tmp_path: Path, game_id: str) -> None:
    source, compared = Random(game_id), 0
    while compared < COMPARED_GAMES:  # cards of people's own are not compared
        record = make_watched_game(find_game(game_id), source)
        done = run_script(tmp_path, record)
        assert fault_found_by_verify(record) is None
        assert done.returncode == 0, (done, record)
        compared += "follow from the seed" in done.stdout


@GAMES
def test_the_script_finds_what_comes_from_another_seed(tmp_path: Path, game_id: str) -> None:
    record = make_record(game_id, 1)
    match = Match(find_game(game_id), len(record["names"]), seed="another one")
    for _ in play_at_random(match, Random(1)):
        pass
    for note in record["notes"]:
        ended = msgspec.to_builtins(match.view(note["seat"]))
        changed = record | {"notes": [note | {"ended": ended, "seen": []}]}
        text = json.dumps(changed).encode()
        done = run_script(tmp_path, text)
        assert done.stdout.split()[:3] == ["wrong:", "note-view", str(note["seat"])]
        assert fault_found_by_verify(text) == ["note-view", str(note["seat"])]


def _clear_shares(record: dict[str, Any]) -> None:
    record["shares"] = None


def _clear_commitment(record: dict[str, Any]) -> None:
    record["shares"]["commitment"] = None


def _drop_commitment(record: dict[str, Any]) -> None:
    del record["shares"]["commitment"]


def _drop_seat_of_note(record: dict[str, Any]) -> None:
    record["notes"] = [{"share": "0" * 64}]


@pytest.mark.parametrize("damage", [_clear_shares, _clear_commitment, _drop_commitment, _drop_seat_of_note])
def test_what_verify_cannot_read_the_script_cannot_either(
    tmp_path: Path, damage: Callable[[dict[str, Any]], None]
) -> None:
    record = make_record(all_games()[0].id, 1, moves=1, notes=False)
    damage(record)
    text = json.dumps(record).encode()
    with pytest.raises(WrongRecord, match="record"):
        from_json(text)
    done = run_script(tmp_path, text)
    assert (done.returncode, done.stdout) == (2, "unreadable\n")


@pytest.mark.parametrize("text", ["", "{", '{"seed": "a', "[1, 2", '{"seed": 1, "seed": 2}'])
def test_what_is_no_record_is_not_called_right(tmp_path: Path, text: str) -> None:
    assert run_script(tmp_path, text.encode()).returncode != 0
