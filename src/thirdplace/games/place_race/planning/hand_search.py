"""Place Race NZ: who fetches which card, if trades are free but for their rules (PR4).

Each card is traded once at most, one for one, so a way of sharing the cards can be reached by
trades exactly if, between any two seats, as many cards go one way as the other. Where nobody
stands and who is in whose way is left aside here: what cannot be shared, cannot be won.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from thirdplace.games.place_race.board import STEPS, WHERE, YEAR
from thirdplace.games.place_race.planning.bot_trades import Trade, cards_in
from thirdplace.games.place_race.state import CARDS, PLACES

__all__ = ["BudgetExhausted", "SearchBudget", "clashes_at_pace", "find_hands", "list_trades_between"]


class BudgetExhausted(Exception):
    """The work that was allowed is used up: nothing is known."""


@dataclass(slots=True)
class SearchBudget:
    """Work is counted, never timed, so that the same question has the same answer everywhere."""

    left: int

    def spend(self, amount: int) -> None:
        self.left -= amount
        if self.left < 0:
            raise BudgetExhausted


@cache
def clashes_at_pace(pace: int) -> tuple[int, ...]:
    """For each card the cards that the same player cannot turn in, at so many turns a year."""
    return tuple(
        sum(
            1 << b
            for b in range(CARDS)
            if b != a and STEPS[WHERE[a] * PLACES + WHERE[b]] >= pace * abs(YEAR[a] - YEAR[b])
        )
        for a in range(CARDS)
    )


def list_trades_between(before: Sequence[int], after: Sequence[int]) -> tuple[Trade, ...]:
    """Trades that make these hands of those."""
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
    """All hands that trades can make in which no cards clash and none is beyond its owner's reach.

    `free`: what may be traded. The cards are given out from the earliest to the latest. What matters for
    the rest are each seat's last card and what the seats owe each other; from where nothing
    was found before, nothing is looked for again.
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
    """What a seat owes another: cards it got less those it gave."""
    found = list(owed)
    if found[giver * seats + taker] > 0:
        found[giver * seats + taker] -= 1
    else:
        found[taker * seats + giver] += 1
    return tuple(found)


def _can_settle_debts(owed: tuple[int, ...], still_free: Sequence[int]) -> bool:
    """Has everyone enough cards left that may be traded?"""
    seats = len(still_free)
    return all(sum(owed[seat * seats : (seat + 1) * seats]) <= still_free[seat] for seat in range(seats))
