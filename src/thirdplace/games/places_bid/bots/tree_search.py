"""PLACES Bid: looking ahead, in the dialect of rules.py; it only runs compiled.

A tree of this round: every node is what all have heard. Whoever's turn it is has up to SLOTS things to try
there (to pass, bids of several sizes; or the buildings) and comes back to those that brought that seat most;
the others often do just what the policy would, as most players do.
Each game is played in another likely world; beyond the tree, and beyond the round, by everyone's policy.
"""

from math import sqrt
from typing import Any

from thirdplace.core.chance import below
from thirdplace.games.places_bid.bots.project_inference import redraw
from thirdplace.games.places_bid.bots.rollout_policy import act, chance, decide, play_on, rounds_left
from thirdplace.games.places_bid.rules import BID, CHOOSE, PASS, resample, score, winners
from thirdplace.games.places_bid.state import BIDDING, SEATS, State

SLOTS = 6
STEPS = (0, 1, 2, 4, 7, 11)
"""By how much a slot's bid is above the highest; 0: to pass."""
NODES = 4000
DEEPEST = 40

WIDTH = 0.4  # how far to look around
FLOOR = 0.03  # of all games, that anything one may do now is tried in
FAITH = 0.6  # how often the others are simply taken to do what the policy would
POLICY = 0.5  # how much more likely than others to be right what the policy would do is

# A win is what counts; but while much is to come, points ahead tell more than chance does.
ZEAL = 0.004  # of a win, for a point
LONG = 8  # rounds
FAR = 40  # points

# What is noted of each slot of the first node.
GAMES = 0
WON = 1  # a shared win counts as its share
POINTS = 2
NOTES = 3


def slots(s: State) -> int:
    """How many things there are to try."""
    if s.phase != BIDDING:
        return s.market_size
    count = 1
    if s.standing == 1:  # PB8: nobody is left to bid more
        return 2 if s.tokens[s.turn] > s.high else 1
    while count < SLOTS and s.high + STEPS[count] <= s.tokens[s.turn]:
        count += 1
    return count


def in_slot(s: State, slot: int) -> int:
    """The action in a slot."""
    if s.phase != BIDDING:
        return CHOOSE + s.market[slot]
    return PASS if slot == 0 else BID + s.high + STEPS[slot]


def slot_of(s: State, action: int) -> int:
    """The slot that an action is in, or -1."""
    for slot in range(slots(s)):
        if in_slot(s, slot) == action:
            return slot
    return -1


def select(s: State, node: int, usual: int, tried: Any, sums: Any) -> int:
    """The slot to try next: one that brought much, or was tried little for how good it may be."""
    count = slots(s)
    total = 0.0
    value = 0.0
    for at in range(node * SLOTS, node * SLOTS + count):
        total += tried[at]
        value += sums[at]
    average = value / max(1.0, total)
    best = 0
    best_hope = -1e9
    for slot in range(count):
        at = node * SLOTS + slot
        if node == 0 and tried[at] < FLOOR * total:
            return slot
        likely = (1 - POLICY) / count
        if in_slot(s, slot) == usual:
            likely += POLICY
        hope = sums[at] / tried[at] if tried[at] > 0 else average
        hope += WIDTH * likely * sqrt(total + 1) / (1 + tried[at])
        if hope > best_hope:
            best_hope = hope
            best = slot
    return best


def grow(
    root: Any, world: Any, me: int, games: int, belief: Any, ways: Any, tree: Any, notes: Any, rng: Any
) -> None:
    """Play so many games from `root`; `notes` gets NOTES numbers for each slot of the first node.

    `belief` is what projects.hand_out made, `ways` everyone's tastes and a desk, `tree` room for the tree.
    """
    weights, deals, odds = belief
    tastes, desk = ways
    child, tried, sums, path, gains = tree
    for i in range(NODES * SLOTS):
        child[i] = 0
        tried[i] = 0.0
        sums[i] = 0.0
    for i in range(SLOTS * NOTES):
        notes[i] = 0.0
    zeal = ZEAL * min(1.0, rounds_left(root[0]) / LONG)
    this_round = root[0].number
    nodes = 1
    for _ in range(games):
        world[0] = root[0]
        s = world[0]
        redraw(s, me, weights, deals, odds, tastes, rng)
        node = 0
        depth = 0
        while node >= 0 and depth < DEEPEST and s.turn >= 0 and s.number == this_round:
            usual = decide(s, s.turn, tastes, desk, rng)
            slot = slot_of(s, usual) if s.turn != me and chance(rng) < FAITH else -1
            if slot < 0:
                slot = select(s, node, usual, tried, sums)
            at = node * SLOTS + slot
            path[2 * depth] = at
            path[2 * depth + 1] = s.turn
            depth += 1
            act(s, s.turn, in_slot(s, slot))
            node = child[at]
            if node == 0 and tried[at] > 0 and nodes < NODES:
                node = nodes
                child[at] = nodes
                nodes += 1
            elif node == 0:
                node = -1
        play_on(s, tastes, desk, rng)
        judge(s, zeal, gains)
        for i in range(depth):
            tried[path[2 * i]] += 1
            sums[path[2 * i]] += gains[path[2 * i + 1]]
        notes[path[0] * NOTES + GAMES] += 1
        notes[path[0] * NOTES + WON] += share(s, me)
        notes[path[0] * NOTES + POINTS] += score(s, me)


def judge(s: State, zeal: float, gains: Any) -> None:
    """What the end of a game is worth to each seat."""
    best = -1
    second = -1
    for seat in range(s.seats):
        points = score(s, seat)
        if points > best:
            second = best
            best = points
        elif points > second:
            second = points
    for seat in range(s.seats):
        points = score(s, seat)
        ahead = points - (second if points == best else best)
        gains[seat] = share(s, seat) + zeal * max(-FAR, min(FAR, ahead))


def share(s: State, seat: int) -> float:
    """Of the win, once a game is over."""
    found = winners(s)
    count = 0
    for other in range(s.seats):
        count += found >> other & 1
    return float(found >> seat & 1) / count


def outlook(
    root: Any, world: Any, move: Any, games: int, tastes: Any, desk: Any, shares: Any, rng: Any, dice: Any
) -> None:
    """Everyone's share of the wins in so many games with these projects and any order of the deck.

    First a seat does an action (`move`), if it is not negative: what chance answers, each game says anew.
    """
    seat, action = move
    for i in range(SEATS):
        shares[i] = 0.0
    for _ in range(games):
        below(rng, 2)
        dice[0] = rng[0]  # so that the game with this number has the same deck, whatever the move
        world[0] = root[0]
        s = world[0]
        resample(s, 0, dice)
        for i in range(SEATS):
            s.project[i] = root[0].project[i]
        if action >= 0:
            act(s, seat, action)
        play_on(s, tastes, desk, dice)
        for i in range(s.seats):
            shares[i] += share(s, i) / games
