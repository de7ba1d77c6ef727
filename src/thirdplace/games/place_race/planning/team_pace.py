"""Place Race NZ: how long the people at a table take for their turns, and what that means for a plan.

A card is turned in by its owner's turn in exactly its year. A team that takes one turn per player and year
has one in each; one that dawdles lets years pass in which somebody has none, and if a card is due then, it is
lost. How long each turn took is known to all. From that, the rest of the race is imagined many times: a turn
takes as long as one of the turns that this person has taken before, or others at the table, or, before there
is much to go by, people in general.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from thirdplace.games.place_race.actions import Move, Skip, TurnIn
from thirdplace.games.place_race.board import PLACE_OF_CARD, STEPS, YEAR_OF_CARD
from thirdplace.games.place_race.planning.bot_trades import cards_in
from thirdplace.games.place_race.state import PLACES, PLANNING, RACING, State

__all__ = ["ImaginedTurns", "find_races_in_time", "imagine_turns", "measure_pace", "measure_turns"]

LAST_YEAR = max(YEAR_OF_CARD)
USUAL_TURNS = (0.55, 0.55, 0.7, 0.85, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.2, 1.5, 2.0)
"""How long people in general take for a turn; 1 is a seat's share of a year."""
TRUSTED_USUAL_TURNS = 8
"""A team is thought to have taken so many of these before any turn was seen;"""
TRUSTED_TEAM_TURNS = 4
"""and a person, so many turns like the team's."""
IMAGINED_RACES = 120
MOST_TURNS_PER_YEAR = 20
"""Nobody is thought to be quicker than that."""


def measure_turns(s: State, past: Iterable[Any]) -> list[list[int]]:
    """By seat: how long each of its turns has taken, in milliseconds. `past` are the moves so far."""
    found: list[list[int]] = [[] for _ in range(s.seats)]
    before = 0
    for move in past:
        if isinstance(move.action, (Move, Skip, TurnIn)):
            at = before if move.at is None else move.at
            found[move.seat].append(max(at - before, s.year_ms // MOST_TURNS_PER_YEAR))
            before = at
    return found


def measure_pace(s: State, turns: Sequence[Sequence[int]]) -> float:
    """Turns per player and year so far; 1 if there were none."""
    taken, passed = sum(map(len, turns)), sum(map(sum, turns))
    return taken * s.year_ms / (s.seats * passed) if passed else 1.0


@dataclass(frozen=True, slots=True)
class ImaginedTurns:
    """When everybody acts in the rest of each of many imagined races."""

    turn: int
    """Who acts first."""
    races: list[list[list[int]]]
    """By race and seat: when it acts, in milliseconds since the start, rising."""


def imagine_turns(s: State, now: int, turns: Sequence[Sequence[int]]) -> ImaginedTurns:
    """The seat on turn acts at once; `turns` is what measure_turns says. The same question always has the
    same answer."""
    rng = Random(now)
    first = s.owner[s.due] if s.phase == PLANNING else s.turn
    end = (LAST_YEAR + 1 - s.start_year) * s.year_ms
    usual = [int(time * s.year_ms / s.seats) for time in USUAL_TURNS]
    of_team = [time for own in turns for time in own]
    races = []
    for _ in range(IMAGINED_RACES):
        likely = [*_draw(usual, TRUSTED_USUAL_TURNS, rng), *of_team]
        pools = []
        for own in turns:
            seen = [*_draw(likely, TRUSTED_TEAM_TURNS, rng), *own]
            pools.append(_draw(seen, len(seen), rng))
        races.append(_imagine_race(now, end, first, pools, rng))
    return ImaginedTurns(first, races)


def _draw(times: Sequence[int], count: int, rng: Random) -> list[int]:
    """Some of the times, each as likely as any other whenever one is drawn."""
    return [times[int(rng.random() * len(times))] for _ in range(count)]


def _imagine_race(
    now: int, end: int, first: int, pools: Sequence[Sequence[int]], rng: Random
) -> list[list[int]]:
    """When each seat acts, if every turn takes as long as one of its pool."""
    times: list[list[int]] = [[] for _ in pools]
    seat, time = first, now
    while time < end:
        times[seat].append(time)
        seat = (seat + 1) % len(pools)
        time += pools[seat][int(rng.random() * len(pools[seat]))]
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
