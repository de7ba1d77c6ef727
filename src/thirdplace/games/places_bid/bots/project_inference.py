"""PLACES Bid: what bids and choices tell of the others, in the dialect of rules.py.

For every other seat, each project and each habit (how dear its tokens are to it) is weighed by how well
it explains what the seat did. No two seats have the same project, so worlds are drawn from all ways
of handing out the projects at once.
"""

from math import exp
from typing import Any

from thirdplace.games.places_bid.bots.rollout_policy import TASTES, THRIFT, act, chance, eagerness, liking
from thirdplace.games.places_bid.rules import BID, CHOOSE, PASS, resample
from thirdplace.games.places_bid.state import SEATS, State

HABITS = 5
USUAL = (0.0, 0.5, 1.0, 0.5, 0.0)
"""How common each habit is thought to be by who does not look at what was played."""
WAYS = 120  # to hand out five projects

BLUR = 4.0  # points: how well a seat is thought to tell a better action from a worse one
SLIP = 0.05  # how often it does just anything
HUGE = 60.0  # past this, exp is 0 or infinite for all that matters


def thrift_of(habit: int) -> float:
    """How dear tokens are to a player of this habit: from spendthrift to miser."""
    return 0.3 + 0.5 * habit


def likelihood(s: State, seat: int, action: int, project: int, tastes: Any, desk: Any) -> float:
    """How likely a seat with this project, and the habit that stands in `tastes`, does what it did."""
    if action >= CHOOSE:
        chosen = liking(s, seat, action - CHOOSE, project, tastes)
        total = 0.0
        for i in range(s.market_size):
            more = liking(s, seat, s.market[i], project, tastes) - chosen
            total += exp(max(-HUGE, min(HUGE, more / BLUR)))
        return 1 / total
    if action == PASS:
        if s.high >= s.tokens[seat]:
            return 1.0  # PB21: it had to
        return 1 - willing(eagerness(s, seat, s.high + 1, project, tastes, desk))
    return willing(eagerness(s, seat, action - BID, project, tastes, desk))


def willing(eager: float) -> float:
    """How likely one is to bid if that is better by so many points."""
    return 1 / (1 + exp(max(-HUGE, min(HUGE, -eager / BLUR))))


def listen(replay: Any, moves: Any, me: int, tastes: Any, desk: Any, weights: Any) -> None:
    """Go through the moves of a game (two numbers each: seat, action) and weigh everyone's secrets by them.

    `weights` gets HABITS numbers for each project of each seat.
    """
    s = replay[0]
    for i in range(len(weights)):
        weights[i] = 1.0
    for i in range(0, len(moves), 2):
        if moves[i] != me:
            learn(s, moves[i], moves[i + 1], tastes, desk, weights)
        act(s, moves[i], moves[i + 1])


def learn(s: State, seat: int, action: int, tastes: Any, desk: Any, weights: Any) -> None:
    """Weigh a seat's secrets by one more action."""
    start = seat * SEATS * HABITS
    most = 0.0
    for habit in range(HABITS):
        tastes[seat * TASTES + THRIFT] = thrift_of(habit)
        for project in range(SEATS):
            at = start + project * HABITS + habit
            weights[at] *= SLIP + (1 - SLIP) * likelihood(s, seat, action, project, tastes, desk)
            most = max(most, weights[at])
    for at in range(start, start + SEATS * HABITS):
        weights[at] /= most


def hand_out(s: State, me: int, weights: Any, deals: Any, odds: Any) -> None:
    """All ways to hand out the projects that `me` does not have, and in `odds` their chances, summed up.

    `deals` gets SEATS projects for each way, those beyond the seats for the box.
    """
    total = 0.0
    for way in range(WAYS):
        arrange(way, s.project[me], me, deals)
        likely = 1.0
        for seat in range(s.seats):
            if seat != me:
                likely *= weight(seat, deals[way * SEATS + seat], weights)
        total += likely
        odds[way] = total


def arrange(way: int, own: int, me: int, deals: Any) -> None:
    """The way with this number: a shuffle whose draws are the digits of the number."""
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


def weight(seat: int, project: int, weights: Any) -> float:
    """Of a seat's project, whatever its habit."""
    total = 0.0
    for habit in range(HABITS):
        total += weights[(seat * SEATS + project) * HABITS + habit]
    return total


def redraw(s: State, me: int, weights: Any, deals: Any, odds: Any, tastes: Any, rng: Any) -> None:
    """A world that `me` may be in: projects and habits as they are likely, the deck as it comes."""
    resample(s, me, rng)
    wanted = chance(rng) * odds[WAYS - 1]
    way = 0
    while way < WAYS - 1 and odds[way] <= wanted:
        way += 1
    for seat in range(SEATS):
        s.project[seat] = deals[way * SEATS + seat]
    for seat in range(s.seats):
        if seat != me:
            habit = draw_habit(seat, s.project[seat], weights, rng)
            tastes[seat * TASTES + THRIFT] = thrift_of(habit)


def draw_habit(seat: int, project: int, weights: Any, rng: Any) -> int:
    """One of the habits that a seat with this project may have."""
    at = (seat * SEATS + project) * HABITS
    wanted = chance(rng) * weight(seat, project, weights)
    habit = 0
    total = weights[at]
    while habit < HABITS - 1 and total <= wanted:
        habit += 1
        total += weights[at + habit]
    return habit
