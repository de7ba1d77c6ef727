"""Place Race NZ: which trades people do not want, from what they have declined or left unanswered."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from thirdplace.games.place_race.actions import Accept, Decline, Move, Offer, Ready, Skip, TurnIn
from thirdplace.games.place_race.board import CARD_NUMBER
from thirdplace.games.place_race.state import SEATS, State

__all__ = ["NO_REFUSALS", "CardPairs", "RefusedTrades", "find_refused_trades"]

REFUSALS_OF_UNWILLING = 2
"""Who has refused so many offers, and accepted or made none since, is thought not to trade at all."""
TURNS_TO_ANSWER = 2
"""Who takes so many turns without an answer has refused an offer; after twice as many, twice. Who gets ready
without an answer has refused it, too."""

CardPairs = frozenset[tuple[int, int]]
"""Pairs of cards that were offered for each other, the giver's first."""


@dataclass(frozen=True, slots=True)
class RefusedTrades:
    pairs: CardPairs
    """What was offered and refused."""
    unwilling: int
    """The seats that do not seem to trade at all, one bit each."""


@dataclass(frozen=True, slots=True)
class WaitingOffer:
    pair: tuple[int, int]
    turns: int
    """How many turns the other had taken before."""


NO_REFUSALS = RefusedTrades(frozenset(), 0)


def find_refused_trades(s: State, past: Sequence[Any], seat: int) -> RefusedTrades:
    """What this seat thinks of the others; `past` are the moves so far.

    It does not blame anybody for refusing offers of a seat whose offers it has declined itself.
    """
    pairs: set[tuple[int, int]] = set()
    waiting: dict[int, WaitingOffer] = {}  # by giver and taker: giver * SEATS + taker
    turns = [0] * SEATS
    refusals = [0] * (SEATS * SEATS)  # likewise
    own = [0] * SEATS  # how many offers of each giver this seat has declined
    for move in past:
        if isinstance(move.action, (Move, Skip, TurnIn)):
            turns[move.seat] += 1
        elif isinstance(move.action, Ready):
            turns[move.seat] += TURNS_TO_ANSWER
        elif isinstance(move.action, Offer):
            pair = CARD_NUMBER[move.action.give], CARD_NUMBER[move.action.take]
            waiting[move.seat * SEATS + move.action.to] = WaitingOffer(pair, turns[move.action.to])
            _forgive(refusals, move.seat)
        elif isinstance(move.action, Accept):
            _forgive(refusals, move.seat)
        elif isinstance(move.action, Decline) and move.action.giver * SEATS + move.seat in waiting:
            place = move.action.giver * SEATS + move.seat
            pairs.add(waiting[place].pair)
            refusals[place] += 1
            own[move.action.giver] += int(move.seat == seat)
    for place, offer in waiting.items():
        passed = turns[place % SEATS] - offer.turns
        if (s.give[place], s.wish[place]) == offer.pair and passed >= TURNS_TO_ANSWER:
            pairs.add(offer.pair)
            refusals[place] += passed // TURNS_TO_ANSWER
    fair = [giver for giver in range(s.seats) if own[giver] == 0]
    unwilling = sum(
        1 << taker
        for taker in range(s.seats)
        if taker != seat and sum(refusals[giver * SEATS + taker] for giver in fair) >= REFUSALS_OF_UNWILLING
    )
    return RefusedTrades(frozenset(pairs), unwilling)


def _forgive(refusals: list[int], taker: int) -> None:
    for giver in range(SEATS):
        refusals[giver * SEATS + taker] = 0
