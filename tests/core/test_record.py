"""Records: both forms, both ways, and what is wrong with the broken ones."""

from random import Random
from typing import Any

import msgspec
import pytest
from support.games import TURN_GAME, first_move, script_of

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.records.record import (
    Record,
    WrongRecord,
    from_json,
    load,
    record_of,
    replay,
    to_json,
    verify,
)
from thirdplace.core.records.record_text import from_text, to_text
from thirdplace.core.registry import all_games, find_game
from thirdplace.core.step import Move
from thirdplace.core.testing.conformance import play_at_random

ID = TURN_GAME.encode()
GAME_IDS = [game.id for game in all_games()]


def play_random_match(game_id: str, actions: int | None = None, **more: Any) -> Match:
    """A random match, whole or up to so many actions."""
    game = find_game(game_id)
    match = Match(
        game, game.seats.start, seed="a record", names=["Ann", "Bob: B", "Cléo 3"][: game.seats.start], **more
    )
    for number, _ in enumerate(play_at_random(match, Random(1))):
        if number == actions:
            break
    return match


def replace_fields(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_both_forms_say_the_same(game_id: str) -> None:
    record = record_of(play_random_match(game_id))
    assert from_json(to_json(record)) == record
    assert from_text(to_text(record)) == record


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_comments_are_for_people(game_id: str) -> None:
    record = record_of(play_random_match(game_id))
    text = to_text(
        record, lambda match, step: [str(event) for event in step.events("all")] if step else ["dealt"]
    )
    assert text.count("\n#") >= len(record.actions)
    assert from_text(text) == record


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_match_goes_on_from_its_record(game_id: str) -> None:
    match = play_random_match(game_id, 9)
    again = load(record_of(match))
    assert again.state == match.state
    assert again.names == match.names
    assert [again.legal(seat) for seat in range(again.seats)] == [
        match.legal(seat) for seat in range(match.seats)
    ]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_verify_holds_and_names_the_winner(game_id: str) -> None:
    match = play_random_match(game_id)
    assert verify(record_of(match)).winners == match.winners


def test_verify_names_a_false_commitment() -> None:
    record = record_of(play_random_match(TURN_GAME))
    with pytest.raises(WrongRecord, match="commitment"):
        verify(replace_fields(record, commitment="0" * 64))


def test_verify_names_a_changed_seed() -> None:
    record = record_of(play_random_match(TURN_GAME))
    with pytest.raises(WrongRecord, match="commitment"):
        verify(replace_fields(record, seed="another"))


def test_verify_names_a_false_deal() -> None:
    record = record_of(play_random_match(TURN_GAME, 0))
    with pytest.raises(WrongRecord, match="deal 0, not 2"):
        verify(replace_fields(record, deal=2))


def test_a_deal_that_was_passed_over_for_no_reason_cannot_even_be_replayed() -> None:
    """A device that replays a game need not look for other deals to find that out."""
    record = record_of(play_random_match(TURN_GAME, 0))
    with pytest.raises(WrongRecord, match="deal 0, not 2"):
        load(replace_fields(record, deal=2))


def test_an_illegal_action_is_named_by_its_number() -> None:
    record = record_of(play_random_match(TURN_GAME, 9))
    actions = list(record.actions)
    too_much = script_of(TURN_GAME).TOO_MUCH
    number = next(n for n, move in enumerate(actions) if n > 2 and move.action["type"] == too_much["type"])
    actions[number] = msgspec.structs.replace(actions[number], action=too_much)
    with pytest.raises(WrongRecord) as wrong:
        verify(replace_fields(record, actions=actions))
    assert (wrong.value.number, wrong.value.code) == (number + 1, script_of(TURN_GAME).TOO_MUCH_CODE)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[]",
        b"not json",
        b"\xff\xfe",
        b'{"game":"%b"}' % ID,
        b'{"format":2,"game":"%b","names":[],"commitment":"","actions":[]}' % ID,
        b'{"format":1,"game":"%b","names":["A","B","C"],"commitment":"","actions":[],"extra":1}' % ID,
    ],
)
def test_what_is_no_record_is_refused(text: bytes) -> None:
    with pytest.raises(WrongRecord):
        from_json(text)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("thirdplace record 1", "thirdplace record 9", "line 1"),
        ("   1  ", "   2  ", "   2  "),
        (f": {script_of(TURN_GAME).TOO_MUCH['type']}", ": sing", "sing"),
        (f"game: {TURN_GAME}", f"game {TURN_GAME}", f"game {TURN_GAME}"),
        ("seat 1:", "seat 2:", "seat 2"),
        ("clock: 0", "clock: soon", "clock: soon"),
        ("clock: 0", "clock: 0\nclock: 0", "clock: 0"),
        ("Ann:", "Zoe:", "Zoe"),
    ],
)
def test_a_broken_text_is_refused_by_its_line(old: str, new: str, line: str) -> None:
    text = to_text(record_of(play_random_match(TURN_GAME)))
    assert old in text
    with pytest.raises(WrongRecord, match=line):
        from_text(text.replace(old, new))


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_running_record_for_a_viewer_holds_no_secrets(game_id: str) -> None:
    match = play_random_match(game_id, 9)
    assert not match.over
    for viewer in (0, 1, None):
        record = record_of(match, viewer)
        assert record.seed is None
        assert b"a record" not in to_json(record)
        assert record.commitment == record_of(match).commitment
        with pytest.raises(WrongRecord, match="seed"):
            next(replay(record))


def test_a_puzzle_keeps_its_secrets_too() -> None:
    script = script_of(TURN_GAME)
    setup = script.SECRET_SETUP
    match = Match(find_game(TURN_GAME), 3, seed="s", setup=setup)
    assert record_of(match).setup == setup
    assert record_of(match, 0).setup == script.PUBLIC_SETUP


@pytest.mark.parametrize(
    ("move", "wrong"),
    [
        (Move(9, first_move(TURN_GAME)), "seat: 9"),
        (Move(-1, first_move(TURN_GAME)), "seat: -1"),
        (Move(0, {"type": "sing"}), "sing"),
        (Move(0, "sing"), "Expected"),
    ],
)
def test_a_broken_action_has_no_words(move: Move, wrong: str) -> None:
    record = replace_fields(record_of(play_random_match(TURN_GAME, 0)), actions=[move])
    with pytest.raises(WrongRecord, match=wrong):
        to_text(record)
    with pytest.raises(WrongRecord) as refused:
        load(record)
    assert (refused.value.code, refused.value.number) == ("bad-request", 1)


def test_a_deal_far_away_is_refused_at_once() -> None:
    record = record_of(play_random_match(TURN_GAME, 0))
    for deal in (-1, 10**9):
        with pytest.raises(Refused, match="deal"):
            load(replace_fields(record, deal=deal))


def test_a_record_by_hand_needs_no_times() -> None:
    """An action without a time was done when the one before was; without a clock, nothing follows."""
    match = play_random_match(TURN_GAME, 9)
    match.do(match.active[0], match.legal(match.active[0])[0], 2500)
    record = record_of(match)
    first, *others = record.actions
    by_hand = replace_fields(record, clock=None, actions=[msgspec.structs.replace(first, at=None), *others])
    assert load(by_hand).state == match.state
    assert load(by_hand).now == 2500
