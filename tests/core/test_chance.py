"""Chance anyone can check: the recipe, written once more from its description."""

from collections import Counter
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st
from support.luck.chance_recipe import draw_below, random_words

from thirdplace.core.chance import Chance, commitment, shuffle


@given(st.text(st.characters(exclude_categories=["Cs"])), st.lists(st.integers(1, 2**32), max_size=50))
def test_numbers_follow_the_written_recipe(seed: str, limits: list[int]) -> None:
    chance, stream = Chance(seed), random_words(seed)
    assert [chance.below(n) for n in limits] == [draw_below(stream, n) for n in limits]


def test_a_known_answer() -> None:
    """So that a second implementation has something to compare with."""
    chance = Chance("third place")
    assert [chance.below(6) for _ in range(12)] == [2, 2, 2, 3, 2, 4, 4, 5, 1, 4, 3, 4]
    assert commitment("third place") == sha256(b"third place").hexdigest()


def test_shuffles_are_even() -> None:
    chance = Chance("even")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        shuffle(chance, cards, 3)
        seen[tuple(cards)] += 1
    assert len(seen) == 6
    assert max(seen.values()) - min(seen.values()) < 250
