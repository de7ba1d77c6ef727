"""Games of searches of PLACES Bid, in the dialect of its rules, to learn values of positions from."""

from typing import Any

from thirdplace.games.places_bid.bots.position_value import (
    INPUTS,
    count_cards_left,
    write_inputs,
)
from thirdplace.games.places_bid.bots.rollout_policy import apply_action, choose_action
from thirdplace.games.places_bid.bots.tree_search import share_of_win
from thirdplace.games.places_bid.rules import begin, deal
from thirdplace.games.places_bid.simulation.bid_games import choose_by_search
from thirdplace.games.places_bid.state import OVER, SEATS


def play_value_games(
    table: Any, games: int, thought: Any, policy: Any, network: Any, inputs: Any, results: Any, rng: Any
) -> int:
    """Plays games; for each round, `inputs` gets what the network is told of all seats, `results` who won.

    Everybody searches; without games for a search, everybody follows the policy. Returns how many positions.
    """
    tastes, desk = policy
    _, left, told, _, _, _ = network
    s = table[0]
    first = 0
    place = 0
    for _ in range(games):
        deal(s, rng)
        begin(s)
        first = place
        number = 0
        while s.phase != OVER:
            if s.number != number:
                number = s.number
                count_cards_left(s, s.turned - s.market_size, left)
                write_inputs(s, left, told)
                for i in range(s.seats * INPUTS):
                    inputs[place * SEATS * INPUTS + i] = told[i]
                place += 1
            if thought[1] > 0:
                action = choose_by_search(table, s.turn, thought, rng)
            else:
                action = choose_action(s, s.turn, tastes, desk, rng)
            apply_action(s, s.turn, action)
        for row in range(first, place):
            for seat in range(s.seats):
                results[row * SEATS + seat] = share_of_win(s, seat)
    return place
