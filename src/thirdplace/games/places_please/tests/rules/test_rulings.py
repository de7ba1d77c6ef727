"""Places, Please: every ruling, by its number."""

from itertools import permutations

import pytest

from thirdplace.core.game import ALL
from thirdplace.games.places_please import GAME
from thirdplace.games.places_please.tests.please_table import (
    PEOPLE,
    board_text,
    legal_actions,
    new_game,
    parse_line,
    play_lines,
    play_round,
    points_by_player,
    refusal_code,
    roll_die,
    totals_by_player,
    winner_names,
    write_digits,
)

SAME = [4, 1, 6, 2, 5]
"""A round of rolls from which many numbers can be made."""


# PP1: who rolls?


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_PP1_the_roll_passes_clockwise_and_the_start_moves_on(seats: int) -> None:
    table = new_game(seats, rolls=SAME * 6)
    for number in range(6):
        expected = [PEOPLE[(number + i) % seats] for i in range(5)]
        assert play_round(table, *[6542] * seats) == expected


def test_PP1_two_players_over_six_rounds() -> None:
    table = new_game(2, rolls=SAME * 6)
    rounds = ["".join(name[0] for name in play_round(table, 6542, 6542)) for _ in range(6)]
    assert rounds == ["NBNBN", "BNBNB"] * 3


@pytest.mark.parametrize(("places", "garbage"), [(3, 0), (4, 1), (5, 2), (7, 2)])
def test_PP1_a_round_has_as_many_rolls_as_a_board_has_spaces(places: int, garbage: int) -> None:
    table = new_game(2, places=places, garbage=garbage, rolls=[1] * (places + garbage))
    assert len(play_round(table, *[int("1" * places)] * 2)) == places + garbage


def test_PP1_only_the_roller_rolls_and_only_once() -> None:
    table = new_game(3)
    assert table.view(None).roller == 0
    assert table.active == [0]
    assert refusal_code(table, "Ben: roll") == "not-your-turn"
    assert legal_actions(table, "Ben") == []
    play_lines(table, "Nora: roll")
    assert table.view(None).roller is None
    assert refusal_code(table, "Nora: roll") == "wrong-phase"
    assert refusal_code(table, "Ben: roll") == "wrong-phase"


# PP2: who sees what?


def test_PP2_everyone_writes_before_the_next_roll_in_any_order() -> None:
    table = new_game(3, rolls=SAME)
    assert refusal_code(table, "Nora: write tens") == "wrong-phase"
    play_lines(table, "Nora: roll")
    assert table.active == [0, 1, 2]
    play_lines(table, "Ida: write tens", "Nora: write tens")
    assert table.active == [1]
    assert [seat.written for seat in table.view(None).seats] == [True, False, True]
    assert refusal_code(table, "Ben: roll") == "wrong-phase"
    play_lines(table, "Ben: write ones")
    assert table.view(None).phase == "rolling"
    assert [seat.written for seat in table.view(None).seats] == [False, False, False]


def test_PP2_boards_are_secret_until_the_round_is_scored() -> None:
    table = new_game(2, rolls=SAME)
    play_lines(table, "Nora: roll")
    assert play_lines(table, "Nora: write hundreds", viewer=1) == ["wrote seat=Nora slot=? value=4"]
    assert play_lines(table, "Ben: write thousands", viewer=1) == ["wrote seat=Ben slot=thousands value=4"]
    assert board_text(table, "Nora", 0) == "_4___"
    assert board_text(table, "Nora", ALL) == "_4___"
    assert board_text(table, "Nora", 1) == board_text(table, "Nora", None) == "_____"
    assert list(table.view(1).seats[0].board) == ["thousands", "hundreds", "tens", "ones", "garbage"]


def test_PP2_the_last_digit_shows_all_boards() -> None:
    table = new_game(2, rolls=SAME, rounds=1)
    for nora, ben in (
        ("hundreds", "thousands"),
        ("garbage", "ones"),
        ("thousands", "hundreds"),
        ("ones", "garbage"),
    ):
        roll_die(table)
        write_digits(table, nora, ben)
    assert play_lines(table, "Nora: roll", "Nora: write tens", "Ben: write tens") == [
        "rolled seat=Nora value=5",
        "wrote seat=Nora slot=? value=5",
        "wrote seat=Ben slot=tens value=5",
        "round-scored round=1 numbers=6452,4651 points=5,3 boards=64521,46512",
        "over totals=5,3 winners=Nora",
    ]
    assert board_text(table, "Nora", 1) == board_text(table, "Nora", None) == "64521"
    assert table.view(None).rolls == SAME


def test_PP2_a_new_round_begins_with_empty_boards() -> None:
    table = new_game(2, rolls=SAME)
    play_round(table, 6452, 4651)
    for viewer in (None, 0, 1, ALL):
        assert board_text(table, "Nora", viewer) == board_text(table, "Ben", viewer) == "_____"
    assert table.view(None).rolls == []
    play_lines(table, "Ben: roll")
    assert len(legal_actions(table, "Nora")) == 5


def test_PP2_open_boards_show_what_all_have_written() -> None:
    table = new_game(2, rolls=SAME, open_boards=True)
    play_lines(table, "Nora: roll")
    assert play_lines(table, "Nora: write hundreds") == ["wrote seat=Nora slot=? value=4"]
    assert board_text(table, "Nora", 1) == board_text(table, "Nora", None) == "_____"
    assert play_lines(table, "Ben: write thousands") == [
        "wrote seat=Ben slot=thousands value=4",
        "boards-shown boards=_4___,4____",
    ]
    assert board_text(table, "Nora", 1) == board_text(table, "Nora", None) == "_4___"
    play_lines(table, "Ben: roll", "Ben: write ones")
    assert board_text(table, "Ben", 0) == "4____"  # the first roll's, not yet the second's
    assert board_text(table, "Ben", 1) == "4__1_"
    play_lines(table, "Nora: write garbage")
    assert board_text(table, "Ben", 0) == "4__1_"


def test_PP2_open_boards_end_a_round_like_closed_ones() -> None:
    table = new_game(2, rolls=SAME, open_boards=True)
    for slot in ("thousands", "hundreds", "tens", "ones"):
        roll_die(table)
        write_digits(table, slot, slot)
    roll_die(table)
    told = play_lines(table, "Nora: write garbage", "Ben: write garbage")
    assert told[1:] == [
        "wrote seat=Ben slot=garbage value=5",
        "round-scored round=1 numbers=4162,4162 points=5,5 boards=41625,41625",
    ]


# PP3: writing.


def test_PP3_any_free_slot_and_final_once_written() -> None:
    table = new_game(2, rolls=SAME)
    slots = ["thousands", "hundreds", "tens", "ones", "garbage"]
    for taken, slot in enumerate(slots):
        roll_die(table)
        assert legal_actions(table, "Nora") == [f"write {free}" for free in slots[taken:]]
        for before in slots[:taken]:
            assert refusal_code(table, f"Nora: write {before}") == "slot-taken"
        play_lines(table, f"Nora: write {slot}")
        if taken < 4:
            assert refusal_code(table, f"Nora: write {slots[taken + 1]}") == "already-written"
            assert refusal_code(table, f"Nora: write {slot}") == "already-written"
        play_lines(table, f"Ben: write {slot}")


def test_PP3_nothing_is_taken_back() -> None:
    """Neither a roll, nor what was written, be it the first or the last to be so in this roll."""
    table = new_game(2, rolls=SAME)
    for line in ("Nora: roll", "Nora: write tens", "Ben: write ones", "Ben: roll"):
        step = table.do(*parse_line(line))
        assert step.seat is not None
        assert step.action is not None
        assert not GAME.rules.is_undoable(step.before, step.after, step.seat, step.action)


@pytest.mark.parametrize("order", list(permutations(range(5)))[::17])
def test_PP3_slots_may_be_filled_in_any_order(order: tuple[int, ...]) -> None:
    slots = ["thousands", "hundreds", "tens", "ones", "garbage"]
    table = new_game(2, rolls=SAME)
    for place in order:
        roll_die(table)
        write_digits(table, slots[place], slots[place])
    digits = {slots[place]: digit for place, digit in zip(order, SAME, strict=True)}
    made = int("".join(str(digits[slot]) for slot in slots[:4]))
    assert table.view(None).history[0].numbers == [made, made]


# PP4: points.


def test_PP4_the_three_highest_numbers_earn_5_3_and_1() -> None:
    table = new_game(5, rolls=SAME)
    play_round(table, 1245, 6542, 4651, 6541, 6452)
    assert table.view(None).history[0].points == [0, 5, 0, 3, 1]


def test_PP4_equal_numbers_share_points_and_one_rank() -> None:
    table = new_game(5, rolls=SAME * 4)
    play_round(table, 6542, 6542, 6541, 6541, 6452)
    play_round(table, 6542, 6542, 6542, 6542, 6542)
    play_round(table, 6542, 6541, 6452, 6452, 6452)
    play_round(table, 1245, 1245, 6542, 1245, 1245)
    assert [scored.points for scored in table.view(None).history] == [
        [5, 5, 3, 3, 1],
        [5, 5, 5, 5, 5],
        [5, 3, 1, 1, 1],
        [3, 3, 5, 3, 3],
    ]
    assert [scored.ranks for scored in table.view(None).history] == [
        [1, 1, 2, 2, 3],
        [1, 1, 1, 1, 1],
        [1, 2, 3, 3, 3],
        [2, 2, 1, 2, 2],
    ]


def test_PP4_numbers_that_earn_nothing_have_ranks_too_and_the_end_names_the_best_of_everyone() -> None:
    table = new_game(5, rolls=SAME * 2, rounds=2, goal="target", target=5000)
    play_round(table, 1245, 5412, 4651, 5124, 6452)
    play_round(table, 5124, 6542, 1245, 1245, 1245)
    view = table.view(None)
    assert view.history[0].ranks == [5, 3, 2, 1, 4]
    assert view.result.best == [5124, 5412, 4651, 5124, 6452]


def test_PP4_two_players_earn_5_and_3() -> None:
    table = new_game(2, rolls=SAME * 2)
    play_round(table, 4651, 6452)
    play_round(table, 6452, 6452)
    assert points_by_player(table) == {"Nora": [3, 5], "Ben": [5, 5]}


# PP5: the winner.


def test_PP5_most_points_after_six_rounds() -> None:
    table = new_game(2, rolls=SAME * 6)
    for nora, ben in ((6452, 6542),) * 2 + ((6542, 6452),) * 4:
        assert not table.over
        play_round(table, nora, ben)
    assert totals_by_player(table) == {"Nora": 26, "Ben": 22}
    assert winner_names(table) == ["Nora"]
    assert table.active == []
    assert refusal_code(table, "Nora: roll") == refusal_code(table, "Ben: write tens") == "game-over"


def test_PP5_equal_points_share_the_win() -> None:
    table = new_game(4, rolls=SAME * 6)
    for number in range(6):
        first, second = (6542, 6541) if number % 2 else (6541, 6542)
        play_round(table, first, second, 6452, 4651)
    assert totals_by_player(table) == {"Nora": 24, "Ben": 24, "Ida": 6, "Tom": 0}
    assert winner_names(table) == ["Nora", "Ben"]
    assert table.view(None).result.totals == [24, 24, 6, 0]


# PP6: options. (What is refused stands in test_options.py.)


def test_PP6_the_defaults_are_the_rulebooks_game() -> None:
    plain = new_game(3)
    spelt_out = new_game(
        3, rounds=6, die=6, places=4, garbage=1, goal="highest", target=None, open_boards=False
    )
    assert plain.state == spelt_out.state


@pytest.mark.parametrize("rounds", [1, 2, 7, 12])
def test_PP6_rounds(rounds: int) -> None:
    table = new_game(3, rounds=rounds, rolls=SAME * rounds)
    for _ in range(rounds):
        assert not table.over
        play_round(table, 6542, 6541, 6452)
    assert table.over
    assert totals_by_player(table) == {"Nora": 5 * rounds, "Ben": 3 * rounds, "Ida": rounds}


def test_PP6_a_die_with_six_sides_has_the_digits_1_to_6() -> None:
    dice = new_game(2, rounds=12, seed="many rolls").state.dice[:60]
    assert set(dice) == set(range(1, 7))


def test_PP6_a_die_with_ten_sides_has_the_digits_0_to_9() -> None:
    dice = new_game(2, rounds=12, die=10, seed="many rolls").state.dice[:60]
    assert set(dice) == set(range(10))


def test_PP6_a_number_may_begin_with_zero() -> None:
    table = new_game(3, die=10, rolls=[0, 4, 2, 3, 9])
    play_round(table, 423, 9432, 943)
    assert table.view(None).history[0].points == [1, 5, 3]


@pytest.mark.parametrize(
    ("places", "garbage", "slots"),
    [
        (3, 0, "hundreds tens ones"),
        (3, 1, "hundreds tens ones garbage"),
        (4, 2, "thousands hundreds tens ones garbage garbage-2"),
        (5, 0, "ten-thousands thousands hundreds tens ones"),
        (6, 1, "hundred-thousands ten-thousands thousands hundreds tens ones garbage"),
        (7, 2, "millions hundred-thousands ten-thousands thousands hundreds tens ones garbage garbage-2"),
    ],
)
def test_PP6_places_and_garbage(places: int, garbage: int, slots: str) -> None:
    table = new_game(2, places=places, garbage=garbage)
    assert " ".join(table.view(0).seats[0].board) == " ".join(table.view(0).seats[1].board) == slots
    roll_die(table)
    assert legal_actions(table, "Ben") == [f"write {slot}" for slot in slots.split()]


def test_PP6_every_place_counts_what_it_says() -> None:
    table = new_game(2, places=7, garbage=2, rolls=[1, 2, 3, 4, 5, 6, 1, 2, 3], rounds=1)
    play_round(table, 6543321, 1123456)
    assert board_text(table, "Nora", None) == "654332112"
    assert winner_names(table) == ["Nora"]


def test_PP6_two_garbage_slots_are_two_slots() -> None:
    table = new_game(2, garbage=2, rolls=[1, 1, 4, 4, 4, 4], rounds=1)
    roll_die(table)
    write_digits(table, "garbage-2", "garbage")
    roll_die(table)
    assert refusal_code(table, "Nora: write garbage-2") == "slot-taken"
    write_digits(table, "garbage", "thousands")
    for nora, ben in (
        ("ones", "ones"),
        ("tens", "tens"),
        ("hundreds", "hundreds"),
        ("thousands", "garbage-2"),
    ):
        roll_die(table)
        write_digits(table, nora, ben)
    assert table.view(None).history[0].numbers == [4444, 1444]


def test_PP6_goal_lowest() -> None:
    table = new_game(5, goal="lowest", rolls=SAME * 2)
    play_round(table, 6542, 1246, 1245, 2456, 1245)
    play_round(table, 6542, 6541, 6542, 6541, 6541)
    assert [scored.points for scored in table.view(None).history] == [[0, 3, 5, 1, 5], [3, 5, 3, 5, 5]]


def test_PP6_goal_target() -> None:
    table = new_game(5, goal="target", target=4500, rolls=SAME * 2)
    play_round(table, 4512, 4521, 4265, 4612, 4512)  # off by 12, 21, 235, 112, 12
    assert table.view(None).history[0].points == [5, 3, 0, 1, 5]


def test_PP6_equally_far_above_and_below_the_target_is_equal() -> None:
    table = new_game(4, goal="target", target=2501, garbage=0, rolls=[2, 4, 6, 5])
    play_round(table, 2546, 2456, 2564, 2645)  # 45 above, 45 below, 63 and 144 above
    assert table.view(None).history[0].points == [5, 5, 3, 1]


@pytest.mark.parametrize("target", [0, 9999])
def test_PP6_the_ends_of_the_range_are_targets_too(target: int) -> None:
    table = new_game(2, goal="target", target=target, rolls=SAME)
    play_round(table, 6542, 1245)
    assert table.view(None).history[0].points == ([3, 5] if target == 0 else [5, 3])


# PP7: class mode.


def test_PP7_a_class_of_sixty_plays_by_the_same_rules() -> None:
    table = new_game(60, rolls=SAME * 6)
    made = [6542] * 3 + [6541] * 20 + [6452] + [4651] * 36
    for number in range(6):
        assert play_round(table, *made) == [PEOPLE[number + i] for i in range(5)]
        assert table.view(None).history[-1].points == [5] * 3 + [3] * 20 + [1] + [0] * 36
    assert winner_names(table) == list(PEOPLE[:3])
    assert table.view(59).seats[59].total == 0


@pytest.mark.parametrize("seats", [7, 30, 59, 60])
def test_PP7_all_of_a_class_write_each_roll(seats: int) -> None:
    table = new_game(seats)
    roll_die(table)
    assert table.active == list(range(seats))
    for seat in reversed(range(seats)):
        assert not table.view(None).seats[seat].written
        assert table.view(None).phase == "writing"
        table.do(seat, {"type": "write", "slot": "ones"})
    assert table.view(None).roller == 1
