"""Place Race NZ: which cards one player cannot see both, and how trades and starts help.

All of it counts on one action per player and year. Hands are sets of cards: numbers with one
bit for each card.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from thirdplace.games.place_race.board import CITIES, STEPS, WHERE, YEAR
from thirdplace.games.place_race.state import CARDS, PLACES

__all__ = [
    "CLASH",
    "Trade",
    "cards_of",
    "choose_starts",
    "clash",
    "hand_of",
    "in_reach",
    "start_choices",
    "swap",
    "ways_to_trade",
]

MOST_TRADES = 4


@dataclass(frozen=True, slots=True)
class Trade:
    giver: int
    taker: int
    give: int
    take: int


def clash(a: int, b: int) -> bool:
    """Can one player not turn in both cards? (Turning in is the one action of its year.)

    A hand in which no two cards clash can be done: what is in time for the next card is in time
    for all later ones.
    """
    return STEPS[WHERE[a] * PLACES + WHERE[b]] >= abs(YEAR[a] - YEAR[b])


def in_reach(place: int, card: int, year: int) -> bool:
    """Is one who stands there and acts in this year first in time for the card?"""
    return STEPS[place * PLACES + WHERE[card]] <= YEAR[card] - year


def hand_of(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards)


def cards_of(hand: int) -> tuple[int, ...]:
    """The cards of a hand, rising."""
    found = []
    while hand:
        found.append((hand & -hand).bit_length() - 1)
        hand &= hand - 1
    return tuple(found)


CLASH = tuple(hand_of([b for b in range(CARDS) if b != a and clash(a, b)]) for a in range(CARDS))
"""For each card the cards it clashes with."""


def swap(hands: Sequence[int], trades: Sequence[Trade]) -> list[int]:
    """The hands after these trades."""
    found = list(hands)
    for trade in trades:
        both = 1 << trade.give | 1 << trade.take
        found[trade.giver] ^= both
        found[trade.taker] ^= both
    return found


def ways_to_trade(hands: Sequence[int], free: int, limit: int) -> Iterator[tuple[Trade, ...]]:
    """Trades of free cards after which no hand has a clash, the fewest first.

    `limit`: how many hands are looked at.
    """
    looked = 0

    def search(
        hands: Sequence[int], free: int, made: tuple[Trade, ...], more: int
    ) -> Iterator[tuple[Trade, ...]]:
        nonlocal looked
        looked += 1
        trouble = _first_clash(hands)
        if trouble is None:
            if more == 0:  # with more to come it was found before
                yield made
        elif more > 0:
            for trade in _remedies(hands, free, *trouble):
                if looked < limit:
                    rest = free & ~(1 << trade.give | 1 << trade.take)
                    yield from search(swap(hands, [trade]), rest, (*made, trade), more - 1)

    for count in range(MOST_TRADES + 1):
        yield from search(hands, free, (), count)


def _first_clash(hands: Sequence[int]) -> tuple[int, int] | None:
    """A seat and two of its cards."""
    for seat, hand in enumerate(hands):
        for card in cards_of(hand):
            clashing = CLASH[card] & hand
            if clashing:
                return seat, 1 << card | clashing & -clashing
    return None


def _remedies(hands: Sequence[int], free: int, seat: int, pair: int) -> Iterator[Trade]:
    """Every card is traded once at most, so one of the two has to go now."""
    for give in cards_of(pair & free):
        for taker, hand in enumerate(hands):
            if taker != seat:
                for take in cards_of(hand & free):
                    yield Trade(seat, taker, give, take)


def start_choices(hand: int, start_year: int) -> list[int]:
    """The cities from which one is in time for the first card, the nearest first."""
    if not hand:
        return list(CITIES)
    first = cards_of(hand)[0]
    cities = [city for city in CITIES if in_reach(city, first, start_year)]
    return sorted(cities, key=lambda city: STEPS[city * PLACES + WHERE[first]])


def choose_starts(choices: Sequence[Sequence[int]], trades: Sequence[Trade]) -> Iterator[tuple[int, ...]]:
    """One of its choices for each seat, so that all who trade can meet (PR4)."""

    def choose(chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        seat = len(chosen)
        if seat == len(choices):
            yield chosen
            return
        met = [chosen[other] for other in _partners(seat, trades) if other < seat]
        for city in choices[seat]:
            if all(STEPS[place * PLACES + city] <= 1 for place in met):
                yield from choose((*chosen, city))

    yield from choose(())


def _partners(seat: int, trades: Sequence[Trade]) -> set[int]:
    pairs = [(trade.giver, trade.taker) for trade in trades]
    return {b if a == seat else a for a, b in pairs if seat in (a, b)}
