"""Places, Please: the rulebook's way to play, step by step, and the example of our rules page."""

from thirdplace.core.game import ALL
from thirdplace.games.places_please.tests.please_table import (
    board_text,
    legal_actions,
    new_game,
    play_lines,
    play_round,
    points_by_player,
    refusal_code,
    roll_die,
    totals_by_player,
    winner_names,
    write_digits,
)


def test_the_way_to_play() -> None:
    table = new_game(5, rolls=[3, 6, 1, 4, 2])
    # 1. The first player rolls.
    assert play_lines(table, "Nora: roll") == ["rolled seat=Nora value=3"]
    # 2. Each player writes the number in any of five spaces, and cannot move it.
    assert legal_actions(table, "Lea") == [
        "write thousands",
        "write hundreds",
        "write tens",
        "write ones",
        "write garbage",
    ]
    write_digits(table, "hundreds", "thousands", "tens", "ones", "garbage")
    assert refusal_code(table, "Nora: write tens") == "wrong-phase"
    assert board_text(table, "Nora", ALL) == "_3___"
    # 3. The second player rolls; again into any open space.
    assert play_lines(table, "Ben: roll") == ["rolled seat=Ben value=6"]
    assert legal_actions(table, "Ben") == ["write hundreds", "write tens", "write ones", "write garbage"]
    write_digits(table, "thousands", "hundreds", "thousands", "thousands", "thousands")
    # 4. The next three players roll in turn.
    assert roll_die(table) == "Ida"
    write_digits(table, "garbage", "garbage", "garbage", "tens", "tens")
    assert roll_die(table) == "Tom"
    write_digits(table, "tens", "tens", "hundreds", "hundreds", "ones")
    assert roll_die(table) == "Lea"
    told = play_lines(
        table,
        "Nora: write ones",
        "Ben: write ones",
        "Ida: write ones",
        "Tom: write garbage",
        "Lea: write hundreds",
    )
    # After the fifth roll: a four-digit number and one in the garbage. 5. They earn 5, 3 and 1.
    assert told[-1] == (
        "round-scored round=1 numbers=6342,3642,6432,6413,6214 points=1,0,5,3,0"
        " boards=63421,36421,64321,64132,62143"
    )
    assert totals_by_player(table) == {"Nora": 1, "Ben": 0, "Ida": 5, "Tom": 3, "Lea": 0}
    # 6. The second player starts the next round.
    assert table.view(None).round == 2
    assert roll_die(table) == "Ben"


def test_the_high_scorer_after_six_rounds_wins() -> None:
    table = new_game(3, rolls=[4, 1, 6, 2, 5] * 6)
    for number in range(1, 7):
        shown = table.view(None)
        assert (shown.round, shown.phase, shown.result) == (number, "rolling", None)
        play_round(table, 6542, 6541 if number == 1 else 6542, 6452)
    assert table.over
    assert table.view(None).round == 6
    assert totals_by_player(table) == {"Nora": 30, "Ben": 28, "Ida": 16}
    assert points_by_player(table)["Ida"] == [1, 3, 3, 3, 3, 3]
    assert winner_names(table) == ["Nora"]


def test_five_rolls_two_boards() -> None:
    """The example of the rules page."""
    table = new_game(2, rolls=[4, 1, 6, 2, 5])
    rolled = []
    for nora, ben in (
        ("hundreds", "thousands"),
        ("garbage", "ones"),
        ("thousands", "hundreds"),
        ("ones", "garbage"),
        ("tens", "tens"),
    ):
        rolled.append(roll_die(table))
        write_digits(table, nora, ben)
    assert rolled == ["Nora", "Ben", "Nora", "Ben", "Nora"]
    (scored,) = table.view(None).history
    assert scored.rolls == [4, 1, 6, 2, 5]
    assert scored.numbers == [6452, 4651]
    assert scored.points == [5, 3]
    assert roll_die(table) == "Ben"


def test_had_ida_played_too() -> None:
    table = new_game(3, rolls=[4, 1, 6, 2, 5])
    play_round(table, 6452, 4651, 6452)
    assert totals_by_player(table) == {"Nora": 5, "Ben": 3, "Ida": 5}
