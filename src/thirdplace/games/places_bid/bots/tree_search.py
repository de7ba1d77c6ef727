"""PLACES Bid: a tree search, in the dialect of rules.py; it only runs compiled.

The tree covers the current round (and the last one, once its cards are known): a node is a sequence of public
actions. The seat whose turn it is has up to MAX_BRANCHES actions there (to pass, bids of several sizes; or
the buildings), and prefers those that brought it most; the other seats often do what strong players do: what
a network says of bids (bidding_policy.py), or, without one, what the policy does. Each game is played in
another likely world; beyond the tree, everybody follows the policy: to the end of the round, where another
network rates the position (position_value.py), or, without networks, to the end of the game.
"""

from math import inf, sqrt
from typing import Any

from thirdplace.core.chance import below
from thirdplace.games.places_bid.bots.bidding_policy import BID_STEPS, MAX_BIDS, count_bids, rate_bids
from thirdplace.games.places_bid.bots.position_value import count_cards_left, rate_position
from thirdplace.games.places_bid.bots.project_inference import sample_opponents, sample_world
from thirdplace.games.places_bid.bots.rollout_policy import (
    apply_action,
    choose_action_by_notes,
    clear_notes,
    count_rounds_left,
    draw_fraction,
    play_to_end,
    play_until,
)
from thirdplace.games.places_bid.rules import BID, CHOOSE, PASS, resample, score, winners
from thirdplace.games.places_bid.state import BIDDING, OVER, SEATS, State

MAX_BRANCHES = MAX_BIDS
MAX_DEPTH = 40

EXPLORATION = 0.4  # how far to look around
MIN_SHARE_OF_GAMES = 0.03  # of all games, that anything one may do now is tried in
POLICY_MOVE_CHANCE = 0.6  # how often the others are simply taken to do what the policy would
POLICY_MOVE_TRIES = 40.0  # with the network: after so many tries of that, it is half as often
POLICY_PRIOR = 0.5  # how much more likely than others to be right what the policy would do is
NETWORK_PRIOR = 0.8  # how much of what is expected of a branch the network says, where there is one for bids
NOT_ASKED = -1  # instead of the policy's action, where the network for bids is asked

# A win is what counts; but while much is to come, points ahead tell more than chance does.
WIN_SHARE_PER_POINT = 0.004  # of a win, for a point
MANY_ROUNDS = 8  # rounds
MAX_POINTS_AHEAD = 40  # points

# What is noted of each slot of the first node.
GAMES = 0
WON = 1  # a shared win counts as its share
POINTS = 2
STATS_PER_BRANCH = 3


def count_branches(s: State) -> int:
    """The number of actions to try in this state."""
    return count_bids(s) if s.phase == BIDDING else s.market_size


def action_of_branch(s: State, slot: int) -> int:
    """The action of a branch."""
    if s.phase != BIDDING:
        return CHOOSE + s.market[slot]
    return PASS if slot == 0 else BID + s.high + BID_STEPS[slot]


def branch_of_action(s: State, action: int) -> int:
    """The branch of an action, or -1."""
    for slot in range(count_branches(s)):
        if action_of_branch(s, slot) == action:
            return slot
    return -1


def select_branch(s: State, start: int, usual: int, is_root: bool, stats: Any) -> int:
    """The branch to try next: one with a high average, or one that was tried little.

    What is known of the branches begins at `start`; `usual` is what the policy would do, if the network does
    not tell how likely each branch is.
    """
    tried, sums, odds = stats
    count = count_branches(s)
    total = 0.0
    value = 0.0
    for at in range(start, start + count):
        total += tried[at]
        value += sums[at]
    average = value / max(1.0, total)
    best = 0
    best_hope = -1e9
    for slot in range(count):
        at = start + slot
        if is_root and tried[at] < MIN_SHARE_OF_GAMES * total:
            return slot
        if usual == NOT_ASKED:
            likely = (1 - NETWORK_PRIOR) / count + NETWORK_PRIOR * odds[at]
        else:
            likely = (1 - POLICY_PRIOR) / count
            if action_of_branch(s, slot) == usual:
                likely += POLICY_PRIOR
        hope = sums[at] / tried[at] if tried[at] > 0 else average
        hope += EXPLORATION * likely * sqrt(total + 1) / (1 + tried[at])
        if hope > best_hope:
            best_hope = hope
            best = slot
    return best


def follow_policy(s: State, start: int, usual: int, stats: Any, patience: float, rng: Any) -> int:
    """The branch of what the policy would do, often; or -1. The more it was tried, the better the tree knows.

    `patience`: after so many tries, half as often.
    """
    tried, _, odds = stats
    luck = draw_fraction(rng)
    if luck >= POLICY_MOVE_CHANCE:
        return -1
    slot = draw_branch(s, start, odds, rng) if usual == NOT_ASKED else branch_of_action(s, usual)
    if slot >= 0 and luck * (1 + tried[start + slot] / patience) >= POLICY_MOVE_CHANCE:
        return -1
    return slot


def draw_branch(s: State, start: int, odds: Any, rng: Any) -> int:
    """A branch, as likely as the network says."""
    wanted = draw_fraction(rng)
    last = count_branches(s) - 1
    slot = 0
    total = odds[start]
    while slot < last and total <= wanted:
        slot += 1
        total += odds[start + slot]
    return slot


def search(
    root: Any, world: Any, me: int, games: int, belief: Any, ways: Any, tree: Any, notes: Any, rng: Any
) -> None:
    """Plays so many games from `root`; `notes` gets STATS_PER_BRANCH numbers for each branch of the root.

    `belief` comes from project_inference.list_assignments; `ways` are everyone's tastes, a scratch array, and
    the networks for positions and bids (see `make_network_arrays`); without weights, games are played to
    their end. `tree` are the arrays of the tree, which grows until they are full.
    """
    weights, deals, odds = belief
    tastes, desk, network, bidding = ways
    child, stats, path, gains = tree
    tried, sums, bid_odds = stats
    is_learned = len(network[0]) > 0
    knows_bids = len(bidding[0]) > 0
    if is_learned:
        count_cards_left(root[0], root[0].turned, network[1])
    open_node(0, child, stats)
    for i in range(MAX_BRANCHES * STATS_PER_BRANCH):
        notes[i] = 0.0
    zeal = 0.0 if is_learned else WIN_SHARE_PER_POINT * min(1.0, count_rounds_left(root[0]) / MANY_ROUNDS)
    last_round = root[0].number  # of the tree
    if is_learned and count_rounds_left(root[0]) == 1:  # all cards that are left come, in whatever order
        last_round += 1
    patience = POLICY_MOVE_TRIES if is_learned else inf
    nodes = 1
    most_nodes = len(child) // MAX_BRANCHES
    for _ in range(games):
        world[0] = root[0]
        s = world[0]
        if is_learned:  # the order of the deck does not matter
            sample_opponents(s, me, weights, deals, odds, tastes, rng)
        else:
            sample_world(s, me, weights, deals, odds, tastes, rng)
        clear_notes(desk)
        node = 0
        depth = 0
        while node >= 0 and depth < MAX_DEPTH and s.turn >= 0 and s.number <= last_round:
            # With enough games, what a seat does may depend on its project: it knows it.
            start = (node * SEATS + (s.project[s.turn] if is_learned else 0)) * MAX_BRANCHES
            if knows_bids and s.phase == BIDDING:
                usual = NOT_ASKED
                if bid_odds[start] < 0:
                    rate_bids(s, s.project[s.turn], bidding, bid_odds, start)
            else:
                usual = choose_action_by_notes(s, s.turn, tastes, desk, rng)
            slot = -1
            if s.turn != me:
                slot = follow_policy(s, start, usual, stats, patience, rng)
            if slot < 0:
                slot = select_branch(s, start, usual, node == 0, stats)
            path[2 * depth] = start + slot
            path[2 * depth + 1] = s.turn
            depth += 1
            apply_action(s, s.turn, action_of_branch(s, slot))
            at = node * MAX_BRANCHES + slot
            node = child[at]
            if node == 0 and tried[start + slot] > 0 and nodes < most_nodes:
                node = nodes
                child[at] = nodes
                open_node(nodes, child, stats)
                nodes += 1
            elif node == 0:
                node = -1
        if is_learned:
            play_until(s, last_round, tastes, desk, rng)
        else:
            play_to_end(s, tastes, desk, rng)
        if s.phase == OVER:
            rate_final_state(s, zeal, gains)
        else:
            rate_position(s, network, gains)
        for i in range(depth):
            tried[path[2 * i]] += 1
            sums[path[2 * i]] += gains[path[2 * i + 1]]
        slot = path[0] % MAX_BRANCHES
        notes[slot * STATS_PER_BRANCH + GAMES] += 1
        notes[slot * STATS_PER_BRANCH + WON] += gains[me] if is_learned else share_of_win(s, me)
        notes[slot * STATS_PER_BRANCH + POINTS] += score(s, me)


def open_node(node: int, child: Any, stats: Any) -> None:
    """Empties the space of a new node."""
    tried, sums, odds = stats
    for at in range(node * MAX_BRANCHES, (node + 1) * MAX_BRANCHES):
        child[at] = 0
    for at in range(node * SEATS * MAX_BRANCHES, (node + 1) * SEATS * MAX_BRANCHES):
        tried[at] = 0.0
        sums[at] = 0.0
        odds[at] = -1.0


def rate_final_state(s: State, zeal: float, gains: Any) -> None:
    """Writes to `gains` the value of a final state to each seat."""
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
        gains[seat] = share_of_win(s, seat) + zeal * max(-MAX_POINTS_AHEAD, min(MAX_POINTS_AHEAD, ahead))


def share_of_win(s: State, seat: int) -> float:
    """The seat's share of the win, once a game is over."""
    found = winners(s)
    count = 0
    for other in range(s.seats):
        count += found >> other & 1
    return float(found >> seat & 1) / count


def estimate_win_chances(
    root: Any, world: Any, move: Any, games: int, tastes: Any, desk: Any, shares: Any, rng: Any, dice: Any
) -> None:
    """Everyone's share of the wins in so many games, with these projects and random decks.

    Each game begins with the action of `move`, unless that is negative; its random result is drawn anew.
    """
    seat, action = move
    for i in range(SEATS):
        shares[i] = 0.0
    for _ in range(games):
        below(rng, 2)  # moves the generator on: every game has luck of its own
        dice[0] = rng[0]  # so that the game with this number has the same deck, whatever the move
        world[0] = root[0]
        s = world[0]
        resample(s, 0, dice)
        for i in range(SEATS):
            s.project[i] = root[0].project[i]
        if action >= 0:
            apply_action(s, seat, action)
        clear_notes(desk)
        play_to_end(s, tastes, desk, dice)
        for i in range(s.seats):
            shares[i] += share_of_win(s, i) / games
