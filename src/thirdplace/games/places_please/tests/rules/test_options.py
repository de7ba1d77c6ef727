"""Places, Please: what options, puzzles and requests are refused, and with which code."""

from typing import Any

import msgspec
import pytest

from thirdplace.core.action_words import write_words
from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.testing.scenario import refused_action
from thirdplace.games.places_please import GAME
from thirdplace.games.places_please.actions import Roll, Write
from thirdplace.games.places_please.state import SLOT_NAMES
from thirdplace.games.places_please.tests.please_table import (
    legal_actions,
    new_game,
    play_lines,
    play_round,
    refusal_code,
    roll_die,
    write_digits,
)


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 0},
        {"rounds": 13},
        {"rounds": "6"},
        {"rounds": 1.5},
        {"rounds": None},
        {"die": 8},
        {"die": "6"},
        {"places": 2},
        {"places": 8},
        {"garbage": -1},
        {"garbage": 3},
        {"goal": "middle"},
        {"goal": None},
        {"goal": "target"},
        {"goal": "target", "target": None},
        {"goal": "target", "target": -1},
        {"goal": "target", "target": 10_000},
        {"goal": "target", "target": 1000, "places": 3},
        {"goal": "target", "target": 10_000_000, "places": 7},
        {"goal": "target", "target": 10**30, "places": 7},
        {"goal": "target", "target": "500"},
        {"goal": "highest", "target": 500},
        {"goal": "lowest", "target": 0},
        {"target": 500},
        {"open_boards": 1},
        {"open_boards": None},
        {"Rounds": 6},
        {"bank": "box"},
    ],
    ids=str,
)
def test_PP6_bad_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        new_game(2, **options)
    assert caught.value.code == "bad-options"
    assert caught.value.detail


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 1},
        {"rounds": 12},
        {"die": 10},
        {"places": 3},
        {"places": 7},
        {"garbage": 0},
        {"garbage": 2},
        {"goal": "lowest"},
        {"goal": "lowest", "target": None},
        {"goal": "target", "target": 0},
        {"goal": "target", "target": 999, "places": 3},
        {"goal": "target", "target": 9_999_999, "places": 7},
        {"open_boards": True},
    ],
    ids=str,
)
def test_PP6_the_ends_of_every_range_are_fine(options: dict[str, Any]) -> None:
    assert new_game(2, **options).view(None).phase == "rolling"


@pytest.mark.parametrize("seats", [-1, 0, 1, 61])
def test_PP7_two_to_sixty_seats(seats: int) -> None:
    with pytest.raises(Refused, match="seats: 2-60"):
        Match(GAME, seats, seed="x")


@pytest.mark.parametrize(
    ("setup", "options"),
    [
        ({"rolls": [0]}, {}),
        ({"rolls": [7]}, {}),
        ({"rolls": [1, 2, 3, -1]}, {}),
        ({"rolls": [10]}, {"die": 10}),
        ({"rolls": [1] * 31}, {}),
        ({"rolls": [1] * 4}, {"rounds": 1, "places": 3, "garbage": 0}),
        ({"rolls": "123"}, {}),
        ({"rolls": [1.5]}, {}),
        ({"rolls": 5}, {}),
        ({"dice": [1]}, {}),
    ],
    ids=str,
)
def test_bad_setups_are_refused(setup: dict[str, Any], options: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        Match(GAME, 2, seed="x", options=options, setup=setup)
    assert caught.value.code == "bad-options"


def test_rolls_of_a_setup_come_first_and_the_seed_goes_on() -> None:
    from_the_seed = new_game(2, seed="the seed").state.dice[:30]
    table = new_game(2, seed="the seed", rolls=[6, 6, 6])
    assert table.state.dice[:30] == [6, 6, 6, *from_the_seed[3:]]
    assert new_game(2, seed="another", rolls=[5] * 30).state.dice[:30] == [5] * 30
    assert Match(GAME, 2, seed="the seed", setup={}).state.dice[:30] == from_the_seed
    assert Match(GAME, 2, seed="the seed", setup={"rolls": []}).state.dice[:30] == from_the_seed


def test_zero_is_a_roll_of_the_ten_sided_die() -> None:
    table = new_game(2, die=10, rolls=[0, 9])
    assert play_lines(table, "Nora: roll") == ["rolled seat=Nora value=0"]


# Requests.


@pytest.mark.parametrize(
    "action",
    [
        {"type": "write"},
        {"type": "write", "slot": None},
        {"type": "write", "slot": 3},
        {"type": "write", "slot": "tens", "value": 3},
        {"type": "roll", "value": 6},
        {"type": "bid", "amount": 5},
        {"slot": "tens"},
        {},
        "roll",
        None,
    ],
    ids=str,
)
def test_what_is_no_action_is_a_bad_request(action: Any) -> None:
    table = new_game(2)
    assert refused_action(table, 0, action) == "bad-request"
    roll_die(table)
    assert refused_action(table, 0, action) == "bad-request"


@pytest.mark.parametrize("seat", [-1, 2, 60])
def test_a_seat_that_is_not_there_is_a_bad_request(seat: int) -> None:
    assert refused_action(new_game(2), seat, {"type": "roll"}) == "bad-request"


@pytest.mark.parametrize("slot", ["cellar", "", "Tens", "garbage-2", "ten-thousands", "millions"])
def test_a_slot_that_this_board_has_not_is_unknown(slot: str) -> None:
    table = new_game(2)
    action = {"type": "write", "slot": slot}
    assert refused_action(table, 0, action) == "unknown-slot"  # before it is asked if it is time to write
    roll_die(table)
    assert refused_action(table, 0, action) == "unknown-slot"
    play_lines(table, "Nora: write ones")
    assert refused_action(table, 0, action) == "unknown-slot"


def test_the_first_reason_is_told() -> None:
    """In the order: game-over, unknown-slot, wrong-phase, not-your-turn or already-written, slot-taken."""
    table = new_game(2, rolls=[1, 2, 3], rounds=1, places=3, garbage=0)
    assert refusal_code(table, "Ben: write ones") == "wrong-phase"
    assert refusal_code(table, "Ben: roll") == "not-your-turn"
    roll_die(table)
    write_digits(table, "ones", "ones")
    assert refusal_code(table, "Ben: write ones") == "wrong-phase"
    roll_die(table)
    assert refusal_code(table, "Ben: write ones") == "slot-taken"
    play_lines(table, "Ben: write tens")
    assert refusal_code(table, "Ben: write ones") == "already-written"
    play_lines(table, "Nora: write tens")
    roll_die(table)
    write_digits(table, "hundreds", "hundreds")
    assert refusal_code(table, "Nora: roll") == refusal_code(table, "Nora: write cellar") == "game-over"


# Words and numbers.


def test_every_number_is_an_action_and_back() -> None:
    table = new_game(2, places=7, garbage=2)
    for number in range(GAME.rules.ACTIONS - 1):
        message = GAME.actions.decode(table.state, table.options, number)
        assert GAME.actions.encode(table.state, table.options, message) == number
    unknown = GAME.actions.encode(table.state, table.options, Write("cellar"))
    assert unknown == GAME.rules.ACTIONS - 1 == 14


def test_actions_as_json_and_as_words() -> None:
    assert msgspec.json.encode(Roll()) == b'{"type":"roll"}'
    assert msgspec.json.encode(Write("thousands")) == b'{"type":"write","slot":"thousands"}'
    assert [write_words(message) for message in (Roll(), Write("garbage-2"), Write())] == [
        "roll",
        "write garbage-2",
        "write",
    ]


def test_the_slots_are_those_of_the_vocabulary() -> None:
    table = new_game(2, places=7, garbage=2)
    roll_die(table)
    assert legal_actions(table, "Nora") == [f"write {slot}" for slot in SLOT_NAMES]
    assert set(SLOT_NAMES) == {
        "ones",
        "tens",
        "hundreds",
        "thousands",
        "ten-thousands",
        "hundred-thousands",
        "millions",
        "garbage",
        "garbage-2",
    }


def test_the_whole_state_as_json() -> None:
    table = new_game(2, rolls=[4, 1, 6, 2, 5, 3])
    play_round(table, 6452, 4651)
    play_lines(table, "Ben: roll", "Nora: write tens")
    assert msgspec.json.decode(msgspec.json.encode(table.view("all"))) == {
        "game": "places-please",
        "phase": "writing",
        "round": 2,
        "rolls": [3],
        "rolls_in_round": 5,
        "roller": None,
        "last_roller": 1,
        "next_roller": 0,
        "seats": [
            {
                "board": {"thousands": None, "hundreds": None, "tens": 3, "ones": None, "garbage": None},
                "written": True,
                "points": [5],
                "total": 5,
            },
            {
                "board": dict.fromkeys(["thousands", "hundreds", "tens", "ones", "garbage"]),
                "written": False,
                "points": [3],
                "total": 3,
            },
        ],
        "history": [{"rolls": [4, 1, 6, 2, 5], "numbers": [6452, 4651], "ranks": [1, 2], "points": [5, 3]}],
        "result": None,
    }
