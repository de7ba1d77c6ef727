"""Place Race NZ: which cards clash (one player cannot turn in both), and trades that remove clashes.

This counts on one action per player and year. A hand is a set of cards, as a bit mask.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from thirdplace.games.place_race.board import PLACE_OF_CARD, STEPS, YEAR_OF_CARD
from thirdplace.games.place_race.state import CARDS, PLACES, SEATS

__all__ = [
    "CLASHES_BY_CARD",
    "MAX_TRADES",
    "Trade",
    "apply_trades",
    "cards_in",
    "do_clash",
    "find_trades",
    "is_in_reach",
    "to_hand",
]

MAX_TRADES = 4


@dataclass(frozen=True, slots=True)
class Trade:
    giver: int
    taker: int
    give: int
    take: int


def do_clash(a: int, b: int) -> bool:
    """Is it impossible for one player to turn in both cards? (To turn in is the one action of its year.)

    A hand without clashes is possible: whoever is in time for the next card is in time for all later ones.
    """
    return STEPS[PLACE_OF_CARD[a] * PLACES + PLACE_OF_CARD[b]] >= abs(YEAR_OF_CARD[a] - YEAR_OF_CARD[b])


def is_in_reach(place: int, card: int, year: int) -> bool:
    """Can a player who is there, and acts in this year, reach the card in time?"""
    return STEPS[place * PLACES + PLACE_OF_CARD[card]] <= YEAR_OF_CARD[card] - year


def to_hand(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards)


def cards_in(hand: int) -> tuple[int, ...]:
    """The cards of a hand, rising."""
    found = []
    while hand:
        found.append((hand & -hand).bit_length() - 1)
        hand &= hand - 1
    return tuple(found)


CLASHES_BY_CARD = tuple(to_hand([b for b in range(CARDS) if b != a and do_clash(a, b)]) for a in range(CARDS))
"""By card: the cards that it clashes with."""


def apply_trades(hands: Sequence[int], trades: Sequence[Trade]) -> list[int]:
    """The hands after these trades."""
    found = list(hands)
    for trade in trades:
        both = 1 << trade.give | 1 << trade.take
        found[trade.giver] ^= both
        found[trade.taker] ^= both
    return found


def find_trades(
    hands: Sequence[int],
    free: int,
    limit: int,
    beyond: Sequence[int] = (0,) * SEATS,
    clash: Sequence[int] = CLASHES_BY_CARD,
    most: int = MAX_TRADES,
) -> Iterator[tuple[Trade, ...]]:
    """Trades of free cards after which no hand has a clash or a card out of reach, the fewest first.

    `limit` is the number of hands that are examined.
    """
    looked = 0

    def search(
        hands: Sequence[int], free: int, made: tuple[Trade, ...], more: int
    ) -> Iterator[tuple[Trade, ...]]:
        nonlocal looked
        looked += 1
        trouble = _find_first_clash(hands, beyond, clash)
        if trouble is None:
            if more == 0:  # with fewer trades it was found before
                yield made
        elif more > 0:
            for trade in _list_trades_against(hands, free, *trouble):
                if looked < limit:
                    rest = free & ~(1 << trade.give | 1 << trade.take)
                    yield from search(apply_trades(hands, [trade]), rest, (*made, trade), more - 1)

    for count in range(most + 1):
        yield from search(hands, free, (), count)


def _find_first_clash(
    hands: Sequence[int], beyond: Sequence[int], clash: Sequence[int]
) -> tuple[int, int] | None:
    """A seat, and the mask of two cards that clash or of one that is out of reach."""
    for seat, hand in enumerate(hands):
        if hand & beyond[seat]:
            return seat, hand & beyond[seat] & -(hand & beyond[seat])
        for card in cards_in(hand):
            clashing = clash[card] & hand
            if clashing:
                return seat, 1 << card | clashing & -clashing
    return None


def _list_trades_against(hands: Sequence[int], free: int, seat: int, trouble: int) -> Iterator[Trade]:
    """Trades that give away one of the cards in `trouble`."""
    for give in cards_in(trouble & free):
        for taker, hand in enumerate(hands):
            if taker != seat:
                for take in cards_in(hand & free):
                    yield Trade(seat, taker, give, take)
