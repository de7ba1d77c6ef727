"""Chance anyone can check: the recipe, written once more from its description."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st
from support.games import TURN_GAME

from thirdplace.core.chance import Chance, commitment, shuffle
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game


def words(seed: str) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"{seed}/{block}".encode()).hexdigest()
        yield from (int(digest[i : i + 8], 16) for i in range(0, 64, 8))
        block += 1


def draw(stream: Iterator[int], n: int) -> int:
    for word in stream:
        if word < 2**32 - 2**32 % n:
            return word % n
    raise AssertionError


@given(st.text(st.characters(exclude_categories=["Cs"])), st.lists(st.integers(1, 2**32), max_size=50))
def test_numbers_follow_the_written_recipe(seed: str, limits: list[int]) -> None:
    chance, stream = Chance(seed), words(seed)
    assert [chance.below(n) for n in limits] == [draw(stream, n) for n in limits]


def test_a_known_answer() -> None:
    """So that a second implementation has something to compare with."""
    chance = Chance("third place")
    assert [chance.below(6) for _ in range(12)] == [2, 2, 2, 3, 2, 4, 4, 5, 1, 4, 3, 4]
    assert commitment("third place") == sha256(b"third place").hexdigest()


def test_a_deal_of_places_bid_in_twenty_lines() -> None:
    """First seat, projects, deck: what `verify` re-derives, from the recipe alone."""
    stream = words("verify me")
    first = draw(stream, 4)

    def shuffled(count: int) -> list[int]:
        cards = list(range(count))
        for i in range(count - 1, 0, -1):
            j = draw(stream, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    match = Match(find_game(TURN_GAME), 4, seed="verify me")
    state = match.state
    assert state.starter == first
    assert state.project == shuffled(6)
    used = [card for card in range(48) if state.players[card] <= 4]
    assert state.deck[: state.deck_size] == [used[i] for i in shuffled(36)]


def test_shuffles_are_even() -> None:
    chance = Chance("even")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        shuffle(chance, cards, 3)
        seen[tuple(cards)] += 1
    assert len(seen) == 6
    assert max(seen.values()) - min(seen.values()) < 250
