"""The script of docs/verify.md: it agrees with `thirdplace verify` on every record, also tampered ones."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from support.luck.tampered_records import make_record, tamper_all_ways

from thirdplace.core.chance import Chance
from thirdplace.core.match import Match
from thirdplace.core.records.record import WrongRecord, from_json, record_of, to_json, verify
from thirdplace.core.records.share_check import list_open_questions
from thirdplace.core.registry import all_games

PAGE = Path(__file__).parents[2] / "docs" / "verify.md"
SCRIPT = re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[-1]
MAX_LINES = 150
GAMES = pytest.mark.parametrize("game_id", [game.id for game in all_games()])


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "verify.sh"
    path.write_text(SCRIPT, encoding="utf-8")
    return path


def run_script(script: Path, record: bytes, *more: str) -> subprocess.CompletedProcess[str]:
    file = script.with_name("record.json")
    file.write_bytes(record)
    return subprocess.run(
        ["sh", script, file, *more], capture_output=True, text=True, check=False, timeout=60
    )


def fault_found_by_verify(record: bytes) -> str | None:
    try:
        verify(from_json(record))
    except WrongRecord as wrong:
        return wrong.detail.partition(":")[0]
    return None


def test_the_script_is_short() -> None:
    assert SCRIPT.count("\n") <= MAX_LINES


def test_the_page_names_every_fault() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for _, found, _ in tamper_all_ways(make_record(all_games()[0].id, moves=1)):
        assert f"`{found}`" in text


@GAMES
def test_all_is_well_where_nobody_has_tampered(script: Path, game_id: str) -> None:
    for number in range(4):
        record = to_json(from_json(json.dumps(make_record(game_id, number, moves=30, notes=False))))
        read = from_json(record)
        done = run_script(script, record)
        assert fault_found_by_verify(record) is None
        assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "ok"), done
        asked = list_open_questions(read.shares or None, (), read.drawn_by or None)
        told = [f"open: {one.code}" + ("" if one.seat is None else f" {one.seat}") for one in asked]
        assert [line for line in done.stdout.splitlines() if line.startswith("open")] == told


@GAMES
def test_both_find_the_same_in_every_record_that_was_tampered_with(script: Path, game_id: str) -> None:
    honest = make_record(game_id, 1, moves=8)
    assert fault_found_by_verify(json.dumps(honest).encode()) is None
    assert run_script(script, json.dumps(honest).encode()).returncode == 0
    for what, found, record in tamper_all_ways(honest):
        text = json.dumps(record).encode()
        done = run_script(script, text)
        assert done.stdout.split()[:2] == ["wrong:", found], (what, done)
        assert done.returncode == 1
        assert fault_found_by_verify(text) == found, what


def test_a_record_from_before_there_were_shares_holds(script: Path) -> None:
    game = all_games()[0]
    match = Match(game, game.seats.start, seed='kitchen "table" / Küche')
    record = to_json(record_of(match))
    assert b"shares" not in record
    done = run_script(script, record)
    assert done.stdout.split("\n")[:2] == ["open: alone", "ok"]


def test_a_seed_that_one_device_has_drawn_is_told(script: Path) -> None:
    game = all_games()[0]
    record = to_json(record_of(Match(game, game.seats.start, seed="a device's", drawn_by="device")))
    assert fault_found_by_verify(record) is None
    assert run_script(script, record).stdout.split("\n")[:2] == ["open: device", "ok"]


def test_numbers_are_drawn_as_the_recipe_says(script: Path) -> None:
    record: dict[str, Any] = make_record(all_games()[0].id, moves=1)
    chance = Chance(record["seed"])
    done = run_script(script, json.dumps(record).encode(), "6", "40")
    assert done.stdout.splitlines()[-2].split() == [str(chance.below(6)) for _ in range(40)]


@pytest.mark.parametrize("text", ["", "{", '{"seed": "a', "[1, 2", '{"seed": 1, "seed": 2}'])
def test_what_is_no_record_is_not_called_right(script: Path, text: str) -> None:
    assert run_script(script, text.encode()).returncode != 0
