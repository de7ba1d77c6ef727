"""What a class is told about a round: in words for children, and fair where two places are as good."""

from itertools import product

import pytest

from thirdplace import LANGUAGES
from thirdplace.core.parts.reason_text import in_words
from thirdplace.games.places_please import GAME, expected_number, rules
from thirdplace.games.places_please.lesson import make_best_plan
from thirdplace.games.places_please.opening import Options, prepare
from thirdplace.games.places_please.reasons import explain_slot, frequency_reference
from thirdplace.games.places_please.state import SLOT_NAMES
from thirdplace.text import text_for


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.995, "nearly every time"),
        (0.96, "nearly every time"),
        (0.005, "very rarely"),
        (0.12, "about 1 time out of 10"),
        (0.5177, "about 5 times out of 10"),
    ],
)
def test_chances_are_told_in_tenths_and_never_as_certain(chance: float, words: str) -> None:
    assert text_for("en", GAME)(frequency_reference(chance).removeprefix("@")) == words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_for_a_class_speaks_of_percent_or_averages(lang: str) -> None:
    """Children of nine have not learnt them. Every digit in every place is explained."""
    say = text_for(lang, GAME)
    for options in (Options(), Options(die=10), Options(goal="lowest"), Options(goal="target", target=3516)):
        s = prepare(2, options)
        rules.begin(s)
        for digit, slot in product(expected_number.digits_of_die(s), range(3, 8)):
            words = in_words(explain_slot(s, s.free[0], digit, slot), say, ())
            assert "%" not in words
            assert not any(word in words for word in ("average", "Schnitt", "media", "expect", "erwart"))


def test_a_first_three_is_as_good_in_the_tens_as_in_the_ones() -> None:
    """A quarter of a point apart, with thousands at stake: nobody is told that one of them was wrong."""
    first = make_best_plan(Options(), [3])[0]
    assert {first.slot, *first.also} >= {"ones", "tens"}


def test_a_first_five_belongs_into_the_thousands_and_nowhere_else() -> None:
    """Fifty points less in the hundreds: that is a difference."""
    first = make_best_plan(Options(), [5])[0]
    assert (first.slot, first.also) == ("thousands", [])


def test_what_is_just_as_good_differs_by_less_than_a_hundredth_of_a_step_in_the_greatest_free_place() -> None:
    s = prepare(2, Options())
    rules.begin(s)
    for digit in expected_number.digits_of_die(s):
        s.value = digit
        found = expected_number.cost_by_slot(s, 0)
        alike = {SLOT_NAMES[slot] for slot, cost in found.items() if cost - min(found.values()) <= 10}
        step = make_best_plan(Options(), [digit])[0]
        assert {step.slot, *step.also} == alike
