"""PLACES Bid: infers the others' projects from bids and choices, in the dialect of rules.py.

For every other seat, each project and each habit (how much it values tokens) gets a weight: how well it
explains the seat's actions. No two seats have the same project, so worlds are drawn from all assignments of
projects to seats.
"""

from math import exp
from typing import Any

from thirdplace.games.places_bid.bots.rollout_policy import (
    TASTE_COUNT,
    THRIFT,
    apply_action,
    draw_fraction,
    gain_from_bidding,
    value_of_choosing_building,
)
from thirdplace.games.places_bid.rules import BID, CHOOSE, PASS, resample
from thirdplace.games.places_bid.state import SEATS, State

HABITS = 5
PRIOR_OF_HABITS = (1, 5, 8, 5, 1)
"""How many of twenty seats have each habit before anything is known of them.

Strong players were found to play like this (benchmarks/fit_habits.py); some may be spendthrifts or misers."""
ASSIGNMENTS = 120  # to hand out five projects

DECISION_NOISE = 3.0  # points: how well a seat is thought to tell a better action from a worse one
RANDOM_MOVE_CHANCE = 0.05  # how often it does just anything
MAX_EXPONENT = 60.0  # past this, exp is 0 or infinite for all that matters


def thrift_of_habit(habit: int) -> float:
    """How much a player of this habit values tokens, from little to much."""
    return 0.6 + 0.5 * habit


def likelihood_of_action(s: State, seat: int, action: int, project: int, tastes: Any, desk: Any) -> float:
    """The probability of an action, if the seat has this project and the habit in `tastes`."""
    if action >= CHOOSE:
        chosen = value_of_choosing_building(s, seat, action - CHOOSE, project, tastes)
        total = 0.0
        for i in range(s.market_size):
            more = value_of_choosing_building(s, seat, s.market[i], project, tastes) - chosen
            total += exp(max(-MAX_EXPONENT, min(MAX_EXPONENT, more / DECISION_NOISE)))
        return 1 / total
    if action == PASS:
        if s.high >= s.tokens[seat]:
            return 1.0  # PB21: it had to
        return 1 - chance_to_bid(gain_from_bidding(s, seat, s.high + 1, project, tastes, desk))
    return chance_to_bid(gain_from_bidding(s, seat, action - BID, project, tastes, desk))


def chance_to_bid(eager: float) -> float:
    """The probability of a bid that is better than passing by so many points."""
    return 1 / (1 + exp(max(-MAX_EXPONENT, min(MAX_EXPONENT, -eager / DECISION_NOISE))))


def weigh_by_moves(replay: Any, moves: Any, me: int, tastes: Any, desk: Any, weights: Any) -> None:
    """Replays the moves of a game (two numbers each: seat, action) and updates everyone's weights.

    `weights` gets HABITS numbers for each project of each seat.
    """
    s = replay[0]
    for i in range(len(weights)):
        weights[i] = float(PRIOR_OF_HABITS[i % HABITS])
    for i in range(0, len(moves), 2):
        if moves[i] != me:
            weigh_by_move(s, moves[i], moves[i + 1], tastes, desk, weights)
        apply_action(s, moves[i], moves[i + 1])


def weigh_by_move(s: State, seat: int, action: int, tastes: Any, desk: Any, weights: Any) -> None:
    """Updates a seat's weights by one more action."""
    start = seat * SEATS * HABITS
    most = 0.0
    for habit in range(HABITS):
        tastes[seat * TASTE_COUNT + THRIFT] = thrift_of_habit(habit)
        for project in range(SEATS):
            at = start + project * HABITS + habit
            weights[at] *= RANDOM_MOVE_CHANCE + (1 - RANDOM_MOVE_CHANCE) * likelihood_of_action(
                s, seat, action, project, tastes, desk
            )
            most = max(most, weights[at])
    for at in range(start, start + SEATS * HABITS):
        weights[at] /= most


def square_weights(weights: Any) -> None:
    """As if everybody had done everything twice, and the prior were as much surer."""
    for i in range(len(weights)):
        weights[i] *= weights[i]


def list_assignments(s: State, me: int, weights: Any, deals: Any, odds: Any) -> None:
    """Fills `deals` with all assignments of the projects that `me` does not have, and `odds` with their
    cumulative weights.

    `deals` gets SEATS projects for each assignment; those beyond the seats stay in the box.
    """
    total = 0.0
    for way in range(ASSIGNMENTS):
        write_assignment(way, s.project[me], me, deals)
        likely = 1.0
        for seat in range(s.seats):
            if seat != me:
                likely *= weight_of_project(seat, deals[way * SEATS + seat], weights)
        total += likely
        odds[way] = total


def write_assignment(way: int, own: int, me: int, deals: Any) -> None:
    """Writes the assignment with this number: a shuffle whose draws are the digits of the number."""
    start = way * SEATS
    place = start
    for project in range(SEATS):
        if project != own:
            deals[place] = project
            place += 1
    for i in range(SEATS - 2, 0, -1):
        j = way % (i + 1)
        way //= i + 1
        project = deals[start + i]
        deals[start + i] = deals[start + j]
        deals[start + j] = project
    deals[start + SEATS - 1] = deals[start + me]
    deals[start + me] = own


def weight_of_project(seat: int, project: int, weights: Any) -> float:
    """The weight of a seat's project, summed over habits."""
    total = 0.0
    for habit in range(HABITS):
        total += weights[(seat * SEATS + project) * HABITS + habit]
    return total


def sample_world(s: State, me: int, weights: Any, deals: Any, odds: Any, tastes: Any, rng: Any) -> None:
    """Draws a world as `me` may be in: projects and habits by their weights, the deck at random."""
    resample(s, me, rng)
    sample_opponents(s, me, weights, deals, odds, tastes, rng)


def sample_opponents(s: State, me: int, weights: Any, deals: Any, odds: Any, tastes: Any, rng: Any) -> None:
    """Draws the projects and habits of the others by their weights."""
    wanted = draw_fraction(rng) * odds[ASSIGNMENTS - 1]
    way = 0
    while way < ASSIGNMENTS - 1 and odds[way] <= wanted:
        way += 1
    for seat in range(SEATS):
        s.project[seat] = deals[way * SEATS + seat]
    for seat in range(s.seats):
        if seat != me:
            habit = draw_habit(seat, s.project[seat], weights, rng)
            tastes[seat * TASTE_COUNT + THRIFT] = thrift_of_habit(habit)


def draw_habit(seat: int, project: int, weights: Any, rng: Any) -> int:
    """Draws a habit of a seat with this project, by weight."""
    at = (seat * SEATS + project) * HABITS
    wanted = draw_fraction(rng) * weight_of_project(seat, project, weights)
    habit = 0
    total = weights[at]
    while habit < HABITS - 1 and total <= wanted:
        habit += 1
        total += weights[at + habit]
    return habit
