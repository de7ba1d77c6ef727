"""Place Race NZ: finds all hands that trades can lead to (PR4), without looking at positions.

Each card is traded at most once, one for one, so hands can be reached by trades exactly if between any two
seats as many cards go one way as the other. Positions and blocked routes are ignored here: if no hands are
possible, the race cannot be won.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from thirdplace.games.place_race.board import PLACE_OF_CARD, STEPS, YEAR_OF_CARD
from thirdplace.games.place_race.planning.bot_trades import Trade, cards_in
from thirdplace.games.place_race.state import CARDS, PLACES

__all__ = ["BudgetExhausted", "SearchBudget", "clashes_at_pace", "find_hands", "list_trades_between"]


class BudgetExhausted(Exception):
    """The budget is used up, and the search has no answer."""


@dataclass(slots=True)
class SearchBudget:
    """Counts steps instead of time, so that a search has the same result on every machine."""

    left: int

    def spend(self, amount: int) -> None:
        self.left -= amount
        if self.left < 0:
            raise BudgetExhausted


@cache
def clashes_at_pace(pace: int) -> tuple[int, ...]:
    """By card: the cards that the same player cannot turn in as well, at so many turns a year."""
    return tuple(
        sum(
            1 << b
            for b in range(CARDS)
            if b != a
            and STEPS[PLACE_OF_CARD[a] * PLACES + PLACE_OF_CARD[b]]
            >= pace * abs(YEAR_OF_CARD[a] - YEAR_OF_CARD[b])
        )
        for a in range(CARDS)
    )


def list_trades_between(before: Sequence[int], after: Sequence[int]) -> tuple[Trade, ...]:
    """Trades that turn the hands `before` into `after`."""
    return tuple(
        Trade(giver, taker, give, take)
        for giver in range(len(before))
        for taker in range(giver + 1, len(before))
        for give, take in zip(
            cards_in(before[giver] & after[taker]), cards_in(before[taker] & after[giver]), strict=True
        )
    )


def find_hands(
    hands: Sequence[int], free: int, beyond: Sequence[int], clash: Sequence[int], work: SearchBudget
) -> Iterator[list[int]]:
    """All hands that trades can lead to, in which no cards clash and none is out of its owner's reach.

    `free` are the cards that may be traded. Cards are assigned from the earliest to the latest. The rest of
    the search depends only on each seat's last card and on what seats owe each other, so dead ends are
    remembered by these.
    """
    seats = range(len(hands))
    cards = cards_in(sum(hands))
    owners = [next(seat for seat in seats if hands[seat] >> card & 1) for card in cards]
    still_free = [
        [
            sum(owners[i] == seat and bool(free >> cards[i] & 1) for i in range(first, len(cards)))
            for seat in seats
        ]
        for first in range(len(cards) + 1)
    ]
    dead: set[tuple[int, tuple[int, ...], tuple[int, ...]]] = set()

    def share(
        number: int, last: tuple[int, ...], owed: tuple[int, ...], held: list[int]
    ) -> Iterator[list[int]]:
        if number == len(cards):
            yield held
            return
        work.spend(1)
        found = False
        card, owner = cards[number], owners[number]
        takers = [owner, *(seat for seat in seats if seat != owner)] if free >> card & 1 else [owner]
        for taker in takers:
            if beyond[taker] >> card & 1 or (last[taker] >= 0 and clash[card] >> last[taker] & 1):
                continue
            owing = owed if taker == owner else _record_debt(owed, owner, taker, len(hands))
            now_last = (*last[:taker], card, *last[taker + 1 :])
            if (number + 1, now_last, owing) in dead or not _can_settle_debts(owing, still_free[number + 1]):
                continue
            given = [*held[:taker], held[taker] | 1 << card, *held[taker + 1 :]]
            for done in share(number + 1, now_last, owing, given):
                found = True
                yield done
        if not found:
            dead.add((number, last, owed))

    yield from share(0, (-1,) * len(hands), (0,) * len(hands) ** 2, [0] * len(hands))


def _record_debt(owed: tuple[int, ...], giver: int, taker: int, seats: int) -> tuple[int, ...]:
    """The debts after one more card: what a seat got from another, less what it gave."""
    found = list(owed)
    if found[giver * seats + taker] > 0:
        found[giver * seats + taker] -= 1
    else:
        found[taker * seats + giver] += 1
    return tuple(found)


def _can_settle_debts(owed: tuple[int, ...], still_free: Sequence[int]) -> bool:
    """Has every seat enough tradable cards left for its debts?"""
    seats = len(still_free)
    return all(sum(owed[seat * seats : (seat + 1) * seats]) <= still_free[seat] for seat in range(seats))
