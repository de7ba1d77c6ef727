"""PLACES Bid: games played to the end from likely worlds, in the dialect of rules.py; it only runs compiled.

Everybody follows the same policy in them, so nobody is taken for weaker than the one who asks. All actions
are tried in the same worlds: what differs between two of them is then hardly chance.
"""

from typing import Any

from thirdplace.core.chance import below
from thirdplace.games.places_bid.bots.project_inference import ASSIGNMENTS
from thirdplace.games.places_bid.bots.rollout_policy import (
    apply_action,
    clear_notes,
    draw_fraction,
    play_to_end,
)
from thirdplace.games.places_bid.rules import resample, score, winners
from thirdplace.games.places_bid.state import NOBODY, SEATS, State

# What is noted of each action: everyone's share of the wins, then the seat's own points.
POINTS = SEATS
NOTES_PER_ACTION = SEATS + 1


def play_actions(
    root: Any,
    worlds: Any,
    me: int,
    actions: Any,
    games: int,
    belief: Any,
    ways: Any,
    notes: Any,
    products: Any,
    rng: Any,
    dice: Any,
) -> None:
    """Plays so many games after each of these actions of `me` (NOBODY: what the policy does).

    `worlds` are two records to work in; `belief` holds likely assignments of projects and their odds (see
    project_inference.list_assignments); `ways` are everyone's tastes and a scratch array. `notes` gets sums
    of NOTES_PER_ACTION numbers for each action, `products` the sums of the products of the seat's shares of
    wins after each two actions, from which their variances follow; behind them is room for one game's.
    """
    drawn, world = worlds
    deals, odds = belief
    tastes, desk = ways
    count = len(actions)
    for _ in range(games):
        drawn[0] = root[0]
        draw_world(drawn[0], me, deals, odds, rng)
        below(rng, 2)  # moves the generator on: every game has luck of its own
        for i in range(count):
            dice[0] = rng[0]
            world[0] = drawn[0]
            s = world[0]
            if actions[i] != NOBODY:
                apply_action(s, me, actions[i])
            clear_notes(desk)
            play_to_end(s, tastes, desk, dice)
            found = winners(s)
            share = 1.0 / count_seats(found)
            for seat in range(s.seats):
                notes[i * NOTES_PER_ACTION + seat] += share * (found >> seat & 1)
            notes[i * NOTES_PER_ACTION + POINTS] += score(s, me)
            products[count * count + i] = share * (found >> me & 1)
        for i in range(count):
            for j in range(count):
                products[i * count + j] += products[count * count + i] * products[count * count + j]


def draw_world(s: State, me: int, deals: Any, odds: Any, rng: Any) -> None:
    """Draws a world as `me` may be in: projects by their odds, the deck at random."""
    resample(s, me, rng)
    wanted = draw_fraction(rng) * odds[ASSIGNMENTS - 1]
    way = 0
    while way < ASSIGNMENTS - 1 and odds[way] <= wanted:
        way += 1
    for seat in range(SEATS):
        s.project[seat] = deals[way * SEATS + seat]


def count_seats(mask: int) -> int:
    """How many seats are in a set of seats."""
    count = 0
    for seat in range(SEATS):
        count += mask >> seat & 1
    return count
