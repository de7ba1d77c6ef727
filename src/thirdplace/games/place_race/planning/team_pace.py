"""Place Race NZ: how long the people at a table take for their turns, and what that means for a plan.

A card is turned in by its owner's turn in exactly its year. A team that takes one turn per player and year
has one in each; one that dawdles lets years pass in which somebody has none, and if a card is due then, it is
lost. How long each turn took is known to all. From that, the rest of the race is imagined many times: a turn
takes as long as one of the turns that this person has taken before, or others at the table, or, before there
is much to go by, people in general.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from thirdplace.games.place_race.actions import Move, Skip, TurnIn
from thirdplace.games.place_race.board import PLACE_OF_CARD, STEPS, YEAR_OF_CARD
from thirdplace.games.place_race.planning.bot_trades import cards_in
from thirdplace.games.place_race.planning.remaining_race import describe_remaining_race
from thirdplace.games.place_race.state import PLACES, PLANNING, RACING, State

__all__ = ["ImaginedTurns", "TurnLengths", "find_races_in_time", "imagine_turns", "measure_turns"]

USUAL_TURNS = (0.55, 0.55, 0.7, 0.85, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.2, 1.5, 2.0, 2.0)
"""How long people in general take for a turn; 1 is a seat's share of a year."""
TRUSTED_USUAL_TURNS = 8
"""A team is thought to have taken so many of these before any turn was seen;"""
TRUSTED_TEAM_TURNS = 4
"""and a person, so many turns like the team's;"""
TRUSTED_OWN_TURNS = 2
"""and so many of its own when a card is due."""
IMAGINED_RACES = 120
MOST_TURNS_PER_YEAR = 20
"""Nobody is thought to be quicker than that."""


@dataclass(frozen=True, slots=True)
class TurnLengths:
    """How long turns have taken, in milliseconds, by seat."""

    usual: list[list[int]]
    due: list[list[int]]
    """Those that began while a card of the year was missing: many people, and bots, hurry then."""

    def count(self) -> int:
        return sum(map(len, self.usual)) + sum(map(len, self.due))

    def measure_pace(self, year_ms: int) -> float:
        """Turns per player and year so far; 1 if there were none."""
        passed = sum(map(sum, self.usual)) + sum(map(sum, self.due))
        return self.count() * year_ms / (len(self.usual) * passed) if passed else 1.0


def measure_turns(s: State, past: Sequence[Any]) -> TurnLengths:
    """`past` are the moves so far."""
    taken = [move for move in past if isinstance(move.action, (Move, Skip, TurnIn))]
    ends: list[int] = []
    for move in taken:
        before = ends[-1] if ends else 0
        ends.append(before if move.at is None else move.at)
    found = TurnLengths([[] for _ in range(s.seats)], [[] for _ in range(s.seats)])
    due_year = YEAR_OF_CARD[s.due] - s.start_year if s.phase == RACING else -1
    for number in range(len(taken) - 1, -1, -1):  # backwards: a card was missing until it was turned in
        begin, end = ends[number - 1] if number else 0, ends[number]
        if isinstance(taken[number].action, TurnIn):
            due_year = end // s.year_ms
        kept = found.due if begin // s.year_ms == due_year else found.usual
        kept[taken[number].seat].append(max(end - begin, s.year_ms // MOST_TURNS_PER_YEAR))
    return found


@dataclass(frozen=True, slots=True)
class ImaginedTurns:
    """When everybody acts in the rest of each of many imagined races."""

    turn: int
    """Who acts first."""
    races: list[list[list[int]]]
    """By race and seat: when it acts, in milliseconds since the start, rising."""


def imagine_turns(s: State, now: int, lengths: TurnLengths) -> ImaginedTurns:
    """The seat on turn acts at once. The same question always has the same answer."""
    rng = Random(now)
    first = s.owner[s.due] if s.phase == PLANNING else s.turn
    usual = [int(length * s.year_ms / s.seats) for length in USUAL_TURNS]
    of_team = [length for own in lengths.usual for length in own]
    due = _list_due_years(s, now)
    races = []
    for _ in range(IMAGINED_RACES):
        likely = [*_draw(usual, TRUSTED_USUAL_TURNS, rng), *of_team]
        pools, due_pools = [], []
        for own, own_due in zip(lengths.usual, lengths.due, strict=True):
            seen = [*_draw(likely, TRUSTED_TEAM_TURNS, rng), *own]
            pools.append(_draw(seen, len(seen), rng))
            seen = [*_draw(pools[-1], TRUSTED_OWN_TURNS, rng), *own_due]
            due_pools.append(_draw(seen, len(seen), rng))
        races.append(_imagine_race(now, s.year_ms, first, due, pools, due_pools, rng))
    return ImaginedTurns(first, races)


def _list_due_years(s: State, now: int) -> list[bool]:
    """By year of the race, up to that of the last card: whether one that lies open is due then, and not
    turned in."""
    race = describe_remaining_race(s, now)
    cards = [card for hand in race.hands for card in cards_in(hand)]
    last = max([YEAR_OF_CARD[card] for card in [*cards, *cards_in(race.pool)]], default=s.start_year - 1)
    years = [False] * (last + 1 - s.start_year)
    for card in cards:
        years[YEAR_OF_CARD[card] - s.start_year] = True
    return years


def _draw(lengths: Sequence[int], count: int, rng: Random) -> list[int]:
    """Some of the lengths, each as likely as any other whenever one is drawn."""
    return [lengths[int(rng.random() * len(lengths))] for _ in range(count)]


def _imagine_race(
    now: int,
    year_ms: int,
    first: int,
    due: Sequence[bool],
    pools: Sequence[Sequence[int]],
    due_pools: Sequence[Sequence[int]],
    rng: Random,
) -> list[list[int]]:
    """When each seat acts, if every turn takes as long as one of its pool. By the end of everybody's first
    turn of a year, its cards have usually been turned in."""
    seats = len(pools)
    times: list[list[int]] = [[] for _ in pools]
    seat, time, year, taken = first, now, now // year_ms, 0
    while year < len(due):
        times[seat].append(time)
        seat = seat + 1 if seat + 1 < seats else 0
        pool = due_pools[seat] if due[year] and taken < seats else pools[seat]
        time += pool[int(rng.random() * len(pool))]
        taken += 1
        if time // year_ms > year:
            year, taken = time // year_ms, 0
    return times


def find_races_in_time(s: State, hands: Sequence[int], pool: int, turns: ImaginedTurns) -> list[bool]:
    """By imagined race: whether every card finds its owner in the right place, with a turn in its year.

    For a card that lies face down, any of `pool` is imagined.
    """
    rng = Random(len(turns.races))
    known = [cards_in(hand) for hand in hands]
    hidden = [max(0, s.left[seat] - len(own)) for seat, own in enumerate(known)]
    over = [int(s.phase == RACING and seat == turns.turn != s.turn) for seat in range(s.seats)]
    unknown = list(cards_in(pool))
    found = []
    for race in turns.races:
        rng.shuffle(unknown)
        dealt = 0
        in_time = True
        for seat, own in enumerate(known):
            cards = sorted([*own, *unknown[dealt : dealt + hidden[seat]]])
            dealt += hidden[seat]
            in_time = in_time and _is_in_time(s, s.place[seat], cards, race[seat], over[seat])
        found.append(in_time)
    return found


def _is_in_time(s: State, place: int, cards: Sequence[int], times: Sequence[int], number: int) -> bool:
    """Can a seat that acts at these times turn in all its cards? `number` of them are over."""
    for card in cards:  # cards are numbered by year
        there = PLACE_OF_CARD[card]
        if place >= 0:
            number += STEPS[place * PLACES + there]
        begin = (YEAR_OF_CARD[card] - s.start_year) * s.year_ms
        number = max(number, bisect_left(times, begin))
        if number >= len(times) or times[number] >= begin + s.year_ms:
            return False
        number += 1
        place = there
    return True
