"""Places, Please: what a seat cannot know, proved by changing it.

The same game is played at two tables, where one player writes a digit elsewhere (or the dice will
fall differently). What the others get must stay the same, byte for byte.
"""

import random
from typing import Any

import msgspec
import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.game import ALL, Viewer
from thirdplace.core.match import Match
from thirdplace.core.records.record import load, record_of, to_json
from thirdplace.core.records.record_text import to_text
from thirdplace.core.state import copy
from thirdplace.games.places_please import GAME
from thirdplace.games.places_please.bots import choose
from thirdplace.games.places_please.tests.please_table import (
    choose_at_random,
    new_game,
    parse_line,
    play_lines,
    play_round,
    play_to_end,
    roll_die,
    write_digits,
)

rules = GAME.rules
ROLLS = [4, 1, 6, 2, 5]


def everything_known(match: Match, viewer: Viewer) -> list[Any]:
    """All that a viewer is told: the view, the record, who may act and, for a seat, what its bot would do."""
    told: list[Any] = [
        msgspec.json.encode(match.views([ALL, viewer, *range(match.seats)])[1]),
        to_json(record_of(match, viewer)),
        to_text(record_of(match, viewer)),
        match.active,
    ]
    if isinstance(viewer, int):
        legal = match.legal(viewer)
        told.append(legal)
        told.append([rules.refusal(match.state, viewer, action, 0) for action in range(rules.ACTIONS)])
        if legal:
            told += [choose(level, match.situation(viewer), random.Random(1)) for level in ("easy", "hard")]
    return told


def play_at_both(one: Match, other: Match, line: str, viewer: Viewer, other_line: str = "") -> bool:
    """Play a line at both tables (or `other_line` at the other); was the viewer told the same?"""
    told = msgspec.json.encode(one.do(*parse_line(line)).events(viewer))
    other_told = msgspec.json.encode(other.do(*parse_line(other_line or line)).events(viewer))
    return told == other_told and everything_known(one, viewer) == everything_known(other, viewer)


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_PP2_where_ben_writes_is_known_to_ben_alone(viewer: int | None) -> None:
    one, other = new_game(3, rolls=ROLLS), new_game(3, rolls=ROLLS)
    for line, other_line in (
        ("Nora: roll", ""),
        ("Ben: write thousands", "Ben: write garbage"),
        ("Nora: write hundreds", ""),
        ("Ida: write tens", ""),
        ("Ben: roll", ""),
        ("Ida: write garbage", ""),
        ("Ben: write ones", "Ben: write thousands"),
        ("Nora: write garbage", ""),
        ("Ida: roll", ""),
        ("Nora: write thousands", ""),
        ("Ida: write thousands", ""),
        ("Ben: write tens", "Ben: write hundreds"),
        ("Nora: roll", ""),
        ("Ben: write garbage", "Ben: write ones"),
        ("Nora: write ones", ""),
        ("Ida: write ones", ""),
        ("Ben: roll", ""),
        ("Ben: write hundreds", "Ben: write tens"),
        ("Nora: write tens", ""),
    ):
        assert play_at_both(one, other, line, viewer, other_line), line
        assert one.view(1) != other.view(1) or len(one.moves) < 2
    # The round is scored: now it shows, in what happened and in the records.
    assert not play_at_both(one, other, "Ida: write hundreds", viewer)
    assert "slot" in msgspec.to_builtins(record_of(one, viewer).actions[1])["action"]


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_PP2_on_open_boards_a_digit_is_secret_until_all_have_written(viewer: int | None) -> None:
    one, other = (new_game(3, rolls=ROLLS, open_boards=True) for _ in range(2))
    for slot in ("ones", "tens"):
        for table in (one, other):
            roll_die(table)
            write_digits(table, slot, slot, slot)
    assert play_at_both(one, other, "Ida: roll", viewer)
    assert play_at_both(one, other, "Ben: write thousands", viewer, "Ben: write garbage")
    assert play_at_both(one, other, "Nora: write hundreds", viewer)
    assert not play_at_both(one, other, "Ida: write thousands", viewer)


def test_the_tests_above_are_not_blind() -> None:
    for viewer in (1, ALL):
        one, other = new_game(3, rolls=ROLLS), new_game(3, rolls=ROLLS)
        assert play_at_both(one, other, "Nora: roll", viewer)
        assert not play_at_both(one, other, "Ben: write thousands", viewer, "Ben: write garbage")


def test_PP2_who_knows_the_same_shares_one_view() -> None:
    table = new_game(3, rolls=ROLLS)
    play_lines(table, "Nora: roll", "Ben: write thousands")
    onlooker, nora, ben, ida, referee = table.views([None, 0, 1, 2, ALL])
    assert nora is ida is onlooker  # their boards are empty
    assert [shown.seats[1].board["thousands"] for shown in (nora, ben, referee)] == [None, 4, 4]
    play_lines(table, "Nora: write ones")
    onlooker, nora, ben, ida, referee = table.views([None, 0, 1, 2, ALL])
    assert ida is onlooker
    assert [shown.seats[0].board["ones"] for shown in (onlooker, nora, ben, referee)] == [None, 4, None, 4]
    assert [shown.seats[1].board["thousands"] for shown in (nora, ben, referee)] == [None, 4, 4]


def test_PP2_on_open_boards_views_differ_only_for_those_who_have_written() -> None:
    table = new_game(3, rolls=ROLLS, open_boards=True)
    play_lines(
        table, "Nora: roll", "Ben: write thousands", "Nora: write ones", "Ida: write tens", "Ben: roll"
    )
    onlooker, *seats = table.views([None, 0, 1, 2])
    assert all(shown is onlooker for shown in seats)
    play_lines(table, "Ida: write ones")
    onlooker, nora, ben, ida = table.views([None, 0, 1, 2])
    assert nora is ben is onlooker
    assert (onlooker.seats[2].board["ones"], ida.seats[2].board["ones"]) == (None, 1)
    assert ida.seats[1].board["thousands"] == onlooker.seats[1].board["thousands"] == 4


def test_PP2_only_the_writer_is_told_the_slot_until_boards_are_shown() -> None:
    table = new_game(2, rolls=ROLLS, open_boards=True)
    play_lines(table, "Nora: roll")
    onlooker, nora, ben, referee = table.do(*parse_line("Nora: write ones")).events_for([None, 0, 1, ALL])
    assert onlooker is ben
    assert nora is referee
    assert [msgspec.to_builtins(told)[0]["slot"] for told in (onlooker, nora)] == [None, "ones"]
    onlooker, *others = table.do(*parse_line("Ben: write tens")).events_for([None, 0, 1, ALL])
    assert all(told is onlooker for told in others)
    assert msgspec.to_builtins(onlooker)[0]["slot"] == "tens"


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_rolls_to_come_are_known_to_nobody(viewer: int | None) -> None:
    one, other = new_game(2, rolls=ROLLS), new_game(2, rolls=[4, 1, 3, 3, 3])
    assert everything_known(one, viewer) == everything_known(other, viewer)
    for line in ("Nora: roll", "Nora: write ones", "Ben: write tens", "Ben: roll", "Nora: write tens"):
        assert play_at_both(one, other, line, viewer)
    assert play_at_both(one, other, "Ben: write ones", viewer)
    assert not play_at_both(one, other, "Nora: roll", viewer)


# Records.


def recorded_actions(match: Match, viewer: Viewer) -> list[str]:
    """A record's actions as text: "Ben: write" where the slot is left out."""
    lines = to_text(record_of(match, viewer)).splitlines()
    return [line.split("  ")[-1] for line in lines if line.startswith("  ")]


def test_PP2_a_record_of_a_running_game_keeps_the_secrets() -> None:
    table = new_game(2, seed="nobody guesses this one", rolls=[1, 2, 3, 4, 5, 6], places=3, garbage=0)
    play_round(table, 321, 123)
    play_lines(table, "Ben: roll", "Nora: write ones", "Ben: write tens", "Nora: roll", "Ben: write ones")
    scored = [
        *("Nora: roll", "Nora: write ones", "Ben: write hundreds"),
        *("Ben: roll", "Nora: write tens", "Ben: write tens"),
        *("Nora: roll", "Nora: write hundreds", "Ben: write ones"),
    ]
    assert recorded_actions(table, 0) == [
        *scored,
        *("Ben: roll", "Nora: write ones", "Ben: write", "Nora: roll", "Ben: write"),
    ]
    assert recorded_actions(table, 1) == [
        *scored,
        *("Ben: roll", "Nora: write", "Ben: write tens", "Nora: roll", "Ben: write ones"),
    ]
    assert recorded_actions(table, None)[9:] == [
        "Ben: roll",
        "Nora: write",
        "Ben: write",
        "Nora: roll",
        "Ben: write",
    ]
    record = record_of(table, 0)
    assert (record.seed, record.setup) == (None, {})
    assert record.actions[11].action == {"type": "write"}


def test_PP2_on_open_boards_a_record_hides_only_the_digit_in_hand() -> None:
    table = new_game(2, places=3, garbage=0, open_boards=True)
    play_lines(table, "Nora: roll", "Nora: write ones", "Ben: write tens", "Ben: roll", "Ben: write ones")
    assert recorded_actions(table, 0) == [
        *("Nora: roll", "Nora: write ones", "Ben: write tens", "Ben: roll", "Ben: write"),
    ]
    play_lines(table, "Nora: write tens")
    assert recorded_actions(table, None) == recorded_actions(table, ALL)


def test_the_tables_own_record_has_everything_and_goes_on() -> None:
    table = new_game(2, rolls=ROLLS)
    play_lines(table, "Nora: roll", "Ben: write tens")
    record = record_of(table)
    assert (record.seed, record.setup) == ("a table", {"rolls": ROLLS})
    assert load(record).state == table.state


def test_once_it_is_over_everyone_gets_the_whole_record() -> None:
    table = play_to_end(new_game(3, rounds=1), Chance("anyhow"))
    for viewer in (None, 0, 1, 2):
        assert record_of(table, viewer) == record_of(table, ALL)


# Worlds that a seat cannot tell from the real one.


def resample_matches(match: Match, seat: int, count: int) -> list[Match]:
    """Twins of the match in which all that the seat cannot know was drawn anew."""
    chance, found = Chance("worlds"), []
    for _ in range(count):
        twin = new_game(match.seats)
        twin.options, twin.state = match.options, copy(match.state)
        rules.resample(twin.state, seat, chance)
        assert msgspec.json.encode(twin.view(seat)) == msgspec.json.encode(match.view(seat))
        assert twin.active == match.active
        found.append(twin)
    return found


def board_variants(found: list[Match], seat: int) -> set[bytes]:
    return {msgspec.json.encode(world.view(ALL).seats[seat].board) for world in found}


def test_PP2_resampling_reaches_every_board_a_seat_thinks_possible() -> None:
    table = new_game(3, rolls=ROLLS)
    play_lines(table, "Nora: roll", "Nora: write tens", "Ben: write ones", "Ida: write ones")
    assert len(board_variants(resample_matches(table, 0, 60), 1)) == 5
    play_lines(table, "Ben: roll", "Ben: write tens")
    found = resample_matches(table, 0, 300)
    assert len(board_variants(found, 0)) == 1
    assert len(board_variants(found, 1)) == 5 * 4  # Ben has written twice
    assert len(board_variants(found, 2)) == 5  # Ida once
    assert len({world.state.dice[2] for world in found}) == 6
    assert {tuple(world.state.dice[:2]) for world in found} == {(4, 1)}


def test_PP2_on_open_boards_only_the_digit_in_hand_is_redrawn() -> None:
    table = new_game(3, rolls=ROLLS, open_boards=True)
    play_lines(table, "Nora: roll", "Nora: write tens", "Ben: write ones", "Ida: write ones")
    assert len(board_variants(resample_matches(table, 0, 60), 1)) == 1
    play_lines(table, "Ben: roll", "Ben: write tens")
    found = resample_matches(table, 0, 100)
    assert len(board_variants(found, 1)) == 4
    assert len(board_variants(found, 2)) == 1


@pytest.mark.parametrize("open_boards", [False, True])
def test_a_world_plays_on_like_a_real_game(open_boards: bool) -> None:
    """Its numbers are those on its boards."""
    table, chance = new_game(4, places=5, garbage=2, die=10, rounds=2, open_boards=open_boards), Chance("on")
    while not table.over:
        table.do(*choose_at_random(table, chance))
        seat = chance.below(4)
        (world,) = resample_matches(table, seat, 1)
        play_to_end(world, chance)
        last = world.view(ALL)
        made = [
            int("".join(str(digit) for slot, digit in shown.board.items() if "garbage" not in slot))
            for shown in last.seats
        ]
        assert last.history[-1].numbers == made


def test_resampling_leaves_a_finished_game_alone() -> None:
    table = play_to_end(new_game(3, rounds=2), Chance("anyhow"))
    world = copy(table.state)
    rules.resample(world, 0, Chance("worlds"))
    assert world == table.state
