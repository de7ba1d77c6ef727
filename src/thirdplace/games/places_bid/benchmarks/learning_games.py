"""Games of searches of PLACES Bid, in the dialect of its rules, to learn positions and bids from."""

from typing import Any

from thirdplace.games.places_bid.bots.bidding_policy import INPUTS as BID_INPUTS
from thirdplace.games.places_bid.bots.bidding_policy import MAX_BIDS, write_bidding_inputs
from thirdplace.games.places_bid.bots.position_value import INPUTS, count_cards_left, write_inputs
from thirdplace.games.places_bid.bots.project_inference import (
    HABITS,
    PRIOR_OF_HABITS,
    list_assignments,
    weigh_by_move,
)
from thirdplace.games.places_bid.bots.rollout_policy import TASTE_COUNT, THRIFT, apply_action, draw_fraction
from thirdplace.games.places_bid.bots.tree_search import (
    GAMES,
    STATS_PER_BRANCH,
    action_of_branch,
    count_branches,
    search,
    share_of_win,
)
from thirdplace.games.places_bid.rules import begin, deal
from thirdplace.games.places_bid.state import BIDDING, OVER, SEATS

CURIOSITY = 0.1  # how often an action is drawn by how often it was tried, instead of taking the most tried
NOTED_BIDS = 0.4  # of all decisions about bids
WITH_NETWORKS = 0.5  # of all seats


def play_learning_games(table: Any, games: int, thought: Any, positions: Any, bids: Any, rng: Any) -> Any:
    """Plays games in which everybody searches.

    At each table, some seats rate positions with the networks, and others play on to the end instead: who is
    taught by its own like alone knows nothing of others. For each round, `positions` gets what the network is
    told of all seats, who won, and whether it was the last round; for some decisions, `bids` gets what the
    other network is told, and how often each bid was tried (below 0: not possible). Returns how many of both.
    """
    world, searched, belief, listened, ways, plain_ways, usual_tastes, searcher_thrift, tree, found = thought
    weights, deals, odds = belief
    tastes, notes, network, bidding = ways
    inputs, results, are_last = positions
    bid_inputs, bid_shares = bids
    _, left, told, _, _, _ = network
    _, plain_tastes, bid_desk, bid_told, _, _, _ = bidding
    s = table[0]
    has_networks = [False] * SEATS
    place = 0
    bid_place = 0
    for _ in range(games):
        deal(s, rng)
        begin(s)
        for i in range(len(weights)):
            listened[i] = float(PRIOR_OF_HABITS[i % HABITS])
        first = place
        number = 0
        for i in range(s.seats):
            has_networks[i] = draw_fraction(rng) < WITH_NETWORKS
        while s.phase != OVER:
            if s.number != number:
                number = s.number
                count_cards_left(s, s.turned - s.market_size, left)
                write_inputs(s, left, told)
                for i in range(s.seats * INPUTS):
                    inputs[place * SEATS * INPUTS + i] = told[i]
                place += 1
            seat = s.turn
            if count_branches(s) == 1:
                action = action_of_branch(s, 0)
            else:
                for i in range(len(tastes)):
                    tastes[i] = usual_tastes[i]
                for i in range(len(weights)):
                    weights[i] = listened[i] * listened[i]
                list_assignments(s, seat, weights, deals, odds)
                tastes[seat * TASTE_COUNT + THRIFT] = searcher_thrift
                if has_networks[seat]:
                    search(table, world, seat, searched, belief, ways, tree, found, rng)
                else:
                    search(table, world, seat, searched, belief, plain_ways, tree, found, rng)
                count = count_branches(s)
                has_room = (bid_place + 1) * MAX_BIDS <= len(bid_shares)
                if s.phase == BIDDING and has_room and draw_fraction(rng) < NOTED_BIDS:
                    write_bidding_inputs(s, s.project[seat], plain_tastes, bid_desk, bid_told)
                    for i in range(BID_INPUTS):
                        bid_inputs[bid_place * BID_INPUTS + i] = bid_told[i]
                    for slot in range(MAX_BIDS):
                        tries = found[slot * STATS_PER_BRANCH + GAMES] if slot < count else -1.0
                        bid_shares[bid_place * MAX_BIDS + slot] = tries / searched
                    bid_place += 1
                action = action_of_branch(s, choose_branch(count, searched, found, rng))
            weigh_by_move(s, seat, action, tastes, notes, listened)
            apply_action(s, seat, action)
        are_last[place - 1] = 1
        for row in range(first, place):
            for seat in range(s.seats):
                results[row * SEATS + seat] = share_of_win(s, seat)
    return place, bid_place


def choose_branch(count: int, searched: int, found: Any, rng: Any) -> int:
    """The branch that was tried most, or sometimes another."""
    if draw_fraction(rng) < CURIOSITY:
        wanted = draw_fraction(rng) * searched
        slot = 0
        total = found[GAMES]
        while slot < count - 1 and total <= wanted:
            slot += 1
            total += found[slot * STATS_PER_BRANCH + GAMES]
        return slot
    best = 0
    for slot in range(1, count):
        if found[slot * STATS_PER_BRANCH + GAMES] > found[best * STATS_PER_BRANCH + GAMES]:
            best = slot
    return best
