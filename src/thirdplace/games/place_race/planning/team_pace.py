"""Place Race NZ: how quickly a team acts, and what that means for its plan.

A card is turned in by its owner's turn in exactly its year. A team that uses all its turns has one per player
and year; one that dawdles lets years pass in which somebody has none, and if a card is due then, it is lost.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from thirdplace.games.place_race.actions import Move, Skip, TurnIn
from thirdplace.games.place_race.board import PLACE_OF_CARD, STEPS, YEAR_OF_CARD
from thirdplace.games.place_race.planning.bot_trades import cards_in
from thirdplace.games.place_race.state import PLACES, RACING, State

__all__ = ["Errand", "estimate_pace", "list_errands", "share_in_time"]

TRUSTED_TURNS = 2.0
"""A team is taken to have used so many turns before any was seen."""
SIMULATED_RACES = 120
RISK = 2.0
"""So many times as often as in a simulated race a card is missed in a real one: people block each other's
way, and have to meet for trades. Races of experts who missed 5 to 20 of 100 turns gave it."""


def estimate_pace(s: State, now: int, past: Iterable[Any]) -> float:
    """The share of its turns that the team uses: 1 is one turn per player and year, and no team is taken to
    be quicker. `past` are its moves so far."""
    if s.phase != RACING:
        return 1.0
    taken = sum(isinstance(move.action, (Move, Skip, TurnIn)) for move in past)
    passed = now * s.seats / s.year_ms  # the one under way is not over
    if taken >= passed - 1:
        return 1.0
    return (TRUSTED_TURNS + taken) / (TRUSTED_TURNS + passed)


@dataclass(frozen=True, slots=True)
class Errand:
    """A card that a seat has to turn in."""

    year: int
    steps: int
    """From the place of the one before, or from where the seat is."""


def list_errands(s: State, hands: Sequence[int], pool: int, rng: Random) -> list[list[Errand]]:
    """What each seat has to do: its cards, and for those that lie face down any of `pool`."""
    errands = []
    for seat, hand in enumerate(hands):
        cards = list(cards_in(hand))
        hidden = min(max(0, s.left[seat] - len(cards)), pool.bit_count())
        cards += rng.sample(cards_in(pool), hidden)
        cards.sort(key=lambda card: YEAR_OF_CARD[card])
        place = s.place[seat]
        found = []
        for card in cards:
            there = PLACE_OF_CARD[card]
            found.append(Errand(YEAR_OF_CARD[card], STEPS[place * PLACES + there] if place >= 0 else 0))
            place = there
        errands.append(found)
    return errands


def share_in_time(s: State, now: int, year: int, hands: Sequence[int], pool: int, pace: float) -> float:
    """The share of races in which every card finds its owner in the right place, with a turn in its year.

    The seats take turns; each is used with the probability `pace`, or time passes.
    """
    if pace >= 1.0 or s.phase != RACING:
        return 1.0
    rng = Random(now)
    in_time = 0
    for _ in range(SIMULATED_RACES):
        errands = list_errands(s, hands, pool, rng)
        in_time += _is_in_time(s, now, year, errands, pace, rng)
    share: float = (in_time / SIMULATED_RACES) ** RISK
    return round(share, 9)  # powers differ in their last digits elsewhere


def _is_in_time(s: State, now: int, year: int, errands: list[list[Errand]], pace: float, rng: Random) -> bool:
    """One race at this pace."""
    following = [0] * s.seats
    walked = [0] * s.seats
    waiting = sum(len(own) for own in errands)
    passed = now % s.year_ms * s.seats / s.year_ms  # turns of this year
    seat = s.turn
    while waiting:
        this_year = year + int(passed) // s.seats
        for own, number in zip(errands, following, strict=True):
            if number < len(own) and own[number].year < this_year:
                return False
        passed += 1
        if rng.random() >= pace:
            continue
        own, number = errands[seat], following[seat]
        if number < len(own):
            if walked[seat] < own[number].steps:
                walked[seat] += 1
            elif own[number].year == this_year:
                following[seat] += 1
                walked[seat] = 0
                waiting -= 1
        seat = (seat + 1) % s.seats
    return True
