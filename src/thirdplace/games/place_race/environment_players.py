"""Place Race NZ: a compiled team-mate for environments (environment.py), in the dialect of rules.py.

It is the level `easy` of bots/: it goes for its own cards, one after the other, and uses nothing hidden.
"""

from typing import Any

from thirdplace.core.chance import below
from thirdplace.core.environments.environment import NO_ACTION
from thirdplace.core.errors import FINE
from thirdplace.games.place_race.board import (
    CITIES,
    NEIGHBOURS,
    NEIGHBOURS_FROM,
    PLACE_OF_CARD,
    STEPS,
    YEAR_OF_CARD,
)
from thirdplace.games.place_race.environment import do_meet
from thirdplace.games.place_race.rules import refusal, shown_year
from thirdplace.games.place_race.state import (
    ACCEPT,
    CARDS,
    DECLINE,
    LATE,
    MOVE,
    NOTHING,
    NOWHERE,
    PLACES,
    PLANNING,
    READY,
    SEATS,
    SKIP,
    START,
    TURN_IN,
    State,
)

LEVELS = ("easy",)
SPARE_YEARS = 3  # that must be left over before it steps aside for others


def make_knowledge(seats: int, options: Any) -> Any:
    """Room for two numbers for each place: how far it is, and the order in which it was reached. (Never
    compiled.)"""
    import numpy as np

    return np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)


def choose(s: State, seat: int, now: int, level: int, knowledge: Any, rng: Any) -> int:
    answer = answer_offers(s, seat)
    if answer != NOTHING:
        return answer
    if s.phase == PLANNING:
        return choose_before_start(s, seat, rng)
    if s.turn != seat:
        return NO_ACTION
    steps, reached = knowledge
    return choose_turn(s, seat, now, steps, reached)


def is_to_do(s: State, seat: int, card: int) -> bool:
    """Is it a card of this seat that is known and not turned in?"""
    return s.owner[card] == seat and s.done[card] == 0 and (s.kind[card] != LATE or s.late_open != 0)


def find_next_card(s: State, seat: int) -> int:
    for card in range(CARDS):
        if is_to_do(s, seat, card):
            return card
    return NOTHING


def answer_offers(s: State, seat: int) -> int:
    """Accepts an offer that leaves both hands with fewer clashes, or none; declines others."""
    if s.offers == 0:
        return NOTHING
    for giver in range(s.seats):
        give = s.give[giver * SEATS + seat]
        take = s.wish[giver * SEATS + seat]
        if give == NOTHING:
            continue
        before = count_clashes(s, giver, NOTHING, NOTHING) + count_clashes(s, seat, NOTHING, NOTHING)
        after = count_clashes(s, giver, give, take) + count_clashes(s, seat, take, give)
        if after > 0 and after >= before:
            return DECLINE + giver
        if do_meet(s, seat, giver):
            return ACCEPT + giver
    return NOTHING


def count_clashes(s: State, seat: int, without: int, instead: int) -> int:
    """Pairs of cards of which one player cannot turn in both, with one card in the place of another."""
    count = 0
    for a in range(CARDS):
        if a == instead or (a != without and is_to_do(s, seat, a)):
            for b in range(a + 1, CARDS):
                if b == instead or (b != without and is_to_do(s, seat, b)):
                    apart = STEPS[PLACE_OF_CARD[a] * PLACES + PLACE_OF_CARD[b]]
                    count += apart >= YEAR_OF_CARD[b] - YEAR_OF_CARD[a]
    return count


def choose_before_start(s: State, seat: int, rng: Any) -> int:
    """Starts in one of the cities nearest to the first card, and gets ready."""
    if s.ready[seat]:
        return NO_ACTION
    if s.place[seat] != NOWHERE:
        return READY
    card = find_next_card(s, seat)
    nearest = PLACES
    count = 0
    for i in range(len(CITIES)):
        far = steps_to(CITIES[i], card)
        if far < nearest:
            nearest = far
            count = 0
        count += far == nearest
    left = below(rng, count)
    for i in range(len(CITIES)):
        if steps_to(CITIES[i], card) == nearest:
            if left == 0:
                return START + CITIES[i]
            left -= 1
    return NO_ACTION


def steps_to(place: int, card: int) -> int:
    return 0 if card == NOTHING else STEPS[place * PLACES + PLACE_OF_CARD[card]]


def choose_turn(s: State, seat: int, now: int, steps: Any, reached: Any) -> int:
    """Turns in a due card; steps aside for a player who has to pass, if there is time; else walks on."""
    due = find_due_card(s, seat, now)
    if due != NOTHING:
        return TURN_IN + due
    here = s.place[seat]
    card = find_next_card(s, seat)
    if card == NOTHING or steps_to(here, card) + SPARE_YEARS < YEAR_OF_CARD[card] - shown_year(s, now):
        aside = find_place_aside(s, seat)
        if aside != NOWHERE:
            return MOVE + aside
    if card == NOTHING or here == PLACE_OF_CARD[card]:
        return SKIP
    count_steps(s, seat, PLACE_OF_CARD[card], True, steps, reached)
    if steps[here] == PLACES:  # no way round the others: perhaps they will move
        count_steps(s, seat, PLACE_OF_CARD[card], False, steps, reached)
    action = SKIP
    best = steps[here]
    for i in range(NEIGHBOURS_FROM[here], NEIGHBOURS_FROM[here + 1]):
        there = NEIGHBOURS[i]
        if steps[there] < best and not is_taken(s, seat, there):
            best = steps[there]
            action = MOVE + there
    return action


def find_due_card(s: State, seat: int, now: int) -> int:
    """A card that the seat, whose turn it is, may turn in here and now."""
    card = s.due
    while card < CARDS and YEAR_OF_CARD[card] == YEAR_OF_CARD[s.due]:
        if refusal(s, seat, TURN_IN + card, now) == FINE:
            return card
        card += 1
    return NOTHING


def is_taken(s: State, seat: int, place: int) -> bool:
    """Is another player there?"""
    found = False
    for other in range(s.seats):
        found |= other != seat and s.place[other] == place
    return found


def find_place_aside(s: State, seat: int) -> int:
    """A place off the way of a neighbour who has to pass here."""
    here = s.place[seat]
    for other in range(s.seats):
        card = find_next_card(s, other)
        if other == seat or card == NOTHING or STEPS[here * PLACES + s.place[other]] != 1:
            continue
        goal = PLACE_OF_CARD[card]
        if is_on_shortest_way(s.place[other], here, goal):
            free = NOWHERE
            for i in range(NEIGHBOURS_FROM[here], NEIGHBOURS_FROM[here + 1]):
                there = NEIGHBOURS[i]
                if not is_taken(s, seat, there):
                    if not is_on_shortest_way(here, there, goal):
                        return there
                    if free == NOWHERE:
                        free = there
            return free
    return NOWHERE


def is_on_shortest_way(start: int, place: int, goal: int) -> bool:
    return STEPS[start * PLACES + place] + STEPS[place * PLACES + goal] == STEPS[start * PLACES + goal]


def count_steps(s: State, seat: int, goal: int, around: bool, steps: Any, reached: Any) -> None:
    """Write the distance of each place from the goal; `around`: without passing other players."""
    for place in range(PLACES):
        steps[place] = PLACES
    steps[goal] = 0
    reached[0] = goal
    count = 1
    k = 0
    while k < count:
        place = reached[k]
        for i in range(NEIGHBOURS_FROM[place], NEIGHBOURS_FROM[place + 1]):
            there = NEIGHBOURS[i]
            if steps[there] == PLACES and not (around and is_taken(s, seat, there)):
                steps[there] = steps[place] + 1
                reached[count] = there
                count += 1
        k += 1
