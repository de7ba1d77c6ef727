"""The score pad: PP4 to PP6 for numbers that people wrote on paper."""

from typing import Any

import msgspec
import pytest

from thirdplace.core.errors import Refused
from thirdplace.core.parts.pad import Impossible
from thirdplace.games.places_please import GAME, pad
from thirdplace.games.places_please.opening import Options
from thirdplace.text import LANGUAGES, explain, text_for


def settle(names: int, numbers: list[list[int | None]], **options: Any) -> pad.Scores:
    sheet = {"names": ["Ann", "Bob", "Cleo", "Dora"][:names], "numbers": numbers, "options": options}
    return pad.settle(msgspec.convert(sheet, pad.Sheet))


def test_pp4_the_three_best_numbers_count_and_equal_ones_share_their_rank() -> None:
    scores = settle(4, [[6421, 5421, 6421, 1245], [1234, 2134, 3124, 4123]], rounds=2)
    assert scores.rounds == [[5, 3, 5, 1], [0, 1, 3, 5]]
    assert scores.totals == [5, 4, 8, 6]


def test_pp5_most_points_win_and_equal_points_share_it() -> None:
    assert settle(2, [[6421, 5421]], rounds=1).winners == [0]
    assert settle(3, [[6421, 5421, 1245], [5421, 6421, 1245]], rounds=2).winners == [0, 1]


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({"goal": "lowest"}, [1, 3, 5]),
        ({"goal": "target", "target": 2500}, [1, 5, 3]),
        ({"goal": "highest"}, [5, 3, 1]),
    ],
)
def test_pp6_another_goal_ranks_otherwise(options: Any, points: list[int]) -> None:
    assert settle(3, [[6421, 2461, 1246]], rounds=1, **options).rounds == [points]


def test_a_round_is_scored_once_the_last_number_is_there_whichever_comes_first() -> None:
    scores = settle(2, [[6421, None], [1112, 2111]], rounds=3)
    assert scores.rounds == [None, [3, 5], None]
    assert (scores.totals, scores.winners) == ([3, 5], [])


def test_an_empty_sheet_has_no_winner() -> None:
    scores = settle(3, [])
    assert (scores.rounds, scores.totals, scores.winners) == ([None] * 6, [0, 0, 0], [])


def test_pp7_a_class_of_sixty() -> None:
    names = [f"Child {number}" for number in range(60)]
    rolls = (1456, 2456, 1256, 1246, 1245, 6124)  # of 1, 2, 4, 5 and 6
    numbers = [[sorted(rolls)[number % 6] for number in range(60)]]
    sheet = pad.Sheet(names, Options(rounds=1), numbers)
    assert pad.settle(sheet).rounds == [[{5: 5, 4: 3, 3: 1}.get(number % 6, 0) for number in range(60)]]


@pytest.mark.parametrize(
    ("number", "options", "said"),
    [
        (6471, {}, "Round 2, Bob: 6471 contains 7, and the die has no such digit."),
        (6401, {}, "Round 2, Bob: 6401 contains 0, and the die has no such digit."),
        (64211, {}, "Round 2, Bob: 64211 is too long. A number has 4 digits."),
        (421, {}, "Round 2, Bob: 421 is too short. A number has 4 digits."),
        (42, {"places": 3}, "Round 2, Bob: 42 is too short. A number has 3 digits."),
        (12345678, {"die": 10, "places": 7}, "Round 2, Bob: 12345678 is too long. A number has 7 digits."),
    ],
)
def test_what_cannot_have_been_rolled_is_refused_by_name(number: int, options: Any, said: str) -> None:
    right = 10 ** options.get("places", 4) // 9  # a one at every place
    with pytest.raises(Impossible) as refused:
        settle(2, [[right, right], [right, number]], **options)
    assert refused.value.where == "numbers[1][1]"
    assert explain(text_for("en", GAME), refused.value) == said


def test_all_numbers_of_a_round_come_from_the_same_rolls() -> None:
    """Everyone writes the same rolls, so four places and a garbage leave room for one other digit."""
    assert settle(3, [[6421, 5421, 6542]], rounds=1).rounds == [[3, 1, 5]]
    for numbers, seat in (([6666, 1111], 1), ([6421, 5431], 1), ([6421, 5421, 3421], 2)):
        with pytest.raises(Impossible) as refused:
            settle(3, [numbers], rounds=1)  # type: ignore[list-item]
        assert refused.value.where == f"numbers[0][{seat}]"
        assert "the same 5 rolls" in explain(text_for("en", GAME), refused.value)
    assert settle(2, [[6421, 5431]], rounds=1, garbage=2).rounds == [[5, 3]]
    with pytest.raises(Impossible):
        settle(2, [[6421, 6422]], rounds=1, garbage=0)


def test_a_die_with_ten_sides_has_noughts_also_in_front() -> None:
    assert settle(2, [[42, 4020]], rounds=1, die=10).rounds == [[3, 5]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_names_who_and_what_in_every_language(lang: str) -> None:
    for number in (9999, 99999, 1):
        with pytest.raises(Impossible) as refused:
            settle(2, [[number, None]])
        said = explain(text_for(lang, GAME), refused.value)
        assert "Ann" in said
        assert str(number) in said


def test_numbers_of_nobody_and_of_rounds_there_are_not_are_refused() -> None:
    for numbers, where in (([[1111, 1111, 1111]], "numbers[0][2]"), ([[], [1111]], "numbers[1][0]")):
        with pytest.raises(Impossible) as refused:
            settle(2, numbers, rounds=1)  # type: ignore[arg-type]
        assert refused.value.where == where
        assert explain(text_for("en", GAME), refused.value)


def test_options_that_do_not_fit_are_refused_as_at_a_table() -> None:
    with pytest.raises(Refused, match="bad-options"):
        settle(2, [], goal="target")


def test_a_name_is_never_taken_for_something_else() -> None:
    """What begins with @ is looked up in the language files: people's names are not."""
    with pytest.raises(Impossible) as refused:
        pad.settle(pad.Sheet(["@seat-3", "Bob"], Options(), [[7000, None]]))
    assert "seat-3" in explain(text_for("en", GAME), refused.value)
