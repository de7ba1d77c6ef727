"""The luck of a game, checked by `verify` and by the browser's code: both find the same, never too much."""

import copy
import json
from pathlib import Path

import pytest
from support.browser.browser_check import check_in_browser_code
from support.luck.luck_run import check_honest_games, views_in_replay
from support.luck.tampered_records import make_record, make_record_with_latecomer, tamper_all_ways
from support.luck.verify_script import run_script

from thirdplace.core.player_names.names import spare_name
from thirdplace.core.records.record import WrongRecord, from_json, verify
from thirdplace.core.records.record_text import from_text, to_text
from thirdplace.core.records.share_check import list_open_questions
from thirdplace.core.registry import all_games
from thirdplace.terminal.luck_lines import describe_luck
from thirdplace.text import LANGUAGES, text_for

GAMES = pytest.mark.parametrize("game_id", [game.id for game in all_games()])
HONEST_GAMES = 120
MOST_MOVES = 40


def test_no_honest_game_is_blamed() -> None:
    tally = check_honest_games(HONEST_GAMES, MOST_MOVES)
    assert tally.games.total() == HONEST_GAMES
    assert tally.views > HONEST_GAMES
    assert tally.false_alarms == []


@GAMES
def test_the_browser_finds_what_verify_finds(game_id: str) -> None:
    honest = make_record(game_id, 1, moves=8)
    views = views_in_replay(honest)
    cases = list(tamper_all_ways(honest))
    told = check_in_browser_code([(record, views) for _, _, record in cases])
    for (what, found, record), report in zip(cases, told, strict=True):
        with pytest.raises(WrongRecord, match=f"{found}:"):
            verify(from_json(json.dumps(record)))
        assert report["verdict"] == "wrong", what
        assert report["wrong"][0]["id"] == f"record-{found}", what


@GAMES
def test_both_find_what_a_device_saw_and_does_not_follow(game_id: str) -> None:
    record = make_record(game_id, 1, moves=8)
    views = views_in_replay(record)
    for when in ("dealt", "ended"):
        changed = copy.deepcopy(record)
        changed["notes"][0][when]["phase"] = "another"
        with pytest.raises(WrongRecord, match="note-view"):
            verify(from_json(json.dumps(changed)))
        (report,) = check_in_browser_code([(changed, views)])
        assert [sentence["id"] for sentence in report["wrong"]] == ["record-note-view"]


@GAMES
def test_both_find_a_view_in_the_middle_that_does_not_follow(game_id: str) -> None:
    record = make_record(game_id, 1, moves=8)
    views = views_in_replay(record)
    assert verify(from_json(json.dumps(record)))
    (report,) = check_in_browser_code([(record, views)])
    assert report["wrong"] == []
    record["notes"][0]["seen"][-1:] = ["0" * 16]  # where a clock runs, devices note none
    with pytest.raises(WrongRecord, match="note-view"):
        verify(from_json(json.dumps(record)))
    (report,) = check_in_browser_code([(record, views)])
    assert [sentence["id"] for sentence in report["wrong"]] == ["record-note-view"]


@GAMES
def test_the_browser_asks_the_same_open_questions(game_id: str) -> None:
    records = [make_record(game_id, number, moves=2) for number in range(6)]
    told = check_in_browser_code([(record, views_in_replay(record)) for record in records])
    for record, report in zip(records, told, strict=True):
        read = from_json(json.dumps(record))
        asked = list_open_questions(read.shares or None, read.notes or (), read.drawn_by or None, read.names)
        assert [sentence["id"] for sentence in report["open"]] == [f"luck-{one.code}" for one in asked]


@GAMES
@pytest.mark.parametrize(("name", "is_told"), [("Zoe", True), (spare_name(7), False)])
def test_all_three_name_who_came_later(tmp_path: Path, game_id: str, name: str, is_told: bool) -> None:
    record = make_record_with_latecomer(game_id, name)
    text = json.dumps(record)
    assert verify(from_json(text))
    assert any(name in line for line in describe_luck(from_json(text), text_for("en"))) == is_told
    (report,) = check_in_browser_code([(record, views_in_replay(record))])
    told = [sentence["args"]["name"] for sentence in report["open"] if sentence["id"] == "luck-late"]
    assert told == [name] * is_told
    by_script = run_script(tmp_path, text.encode())
    assert by_script.returncode == 0
    assert (f"open: late {len(record['names']) - 1}" in by_script.stdout.splitlines()) == is_told


@GAMES
def test_shares_and_notes_survive_as_text(game_id: str) -> None:
    record = from_json(json.dumps(make_record(game_id, 1, moves=8)))
    assert from_text(to_text(record)) == record


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_was_found_is_said(lang: str) -> None:
    say = text_for(lang)
    for number in range(8):
        record = from_json(json.dumps(make_record(all_games()[0].id, number, moves=1)))
        lines = list(describe_luck(record, say))
        assert lines
        for name in record.names:
            assert any(name in line for line in lines), (name, lines)
