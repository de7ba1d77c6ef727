"""PLACES Bid: the network that tells how likely each bid is."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
import torch

from thirdplace.core.chance import Chance
from thirdplace.core.compilation.compiled import compile_game
from thirdplace.core.state import copy
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.benchmarks.bidding_network import BiddingNetwork
from thirdplace.games.places_bid.benchmarks.learn_networks import GamesRequest, play_request
from thirdplace.games.places_bid.benchmarks.network_training import fit
from thirdplace.games.places_bid.bots import bidding_policy
from thirdplace.games.places_bid.bots.bidding_policy import BID_STEPS, MAX_BIDS, count_bids
from thirdplace.games.places_bid.bots.bidding_weights import BIDDING_WEIGHTS, SCALE
from thirdplace.games.places_bid.bots.search_runner import make_bidding_arrays
from thirdplace.games.places_bid.state import BIDDING, State
from thirdplace.games.places_bid.tests.bid_table import choose_at_random, new_game

WEIGHTS = [weight / SCALE for weight in BIDDING_WEIGHTS]


def states_before_bids(seats: int, seed: str) -> Iterator[State]:
    """Of a game in which people do anything."""
    table, chance = new_game(seats, seed=seed), Chance(seed)
    while not table.over:
        if table.state.phase == BIDDING:
            yield table.state
        table.do(*choose_at_random(table, chance))


def rate(s: State, weights: list[float] = WEIGHTS) -> list[float]:
    odds = [0.0] * MAX_BIDS
    bidding_policy.rate_bids(s, s.project[s.turn], make_bidding_arrays(weights), odds, 0)
    return odds


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_possible_bids_together_are_certain(seats: int) -> None:
    for s in states_before_bids(seats, "certain"):
        odds, count = rate(s), count_bids(s)
        assert sum(odds[:count]) == pytest.approx(1)
        assert not any(odds[count:])
        assert all(s.high + step <= s.tokens[s.turn] for step in BID_STEPS[1:count])


def test_it_knows_nothing_of_the_others_projects() -> None:
    for s in states_before_bids(4, "secret"):
        other, another = ((s.turn + step) % 4 for step in (1, 2))
        swapped = copy(s)
        swapped.project[other], swapped.project[another] = s.project[another], s.project[other]
        assert rate(swapped) == rate(s)


def test_compiled_it_is_the_same() -> None:
    """But for rounding: of 32 and 64 bits together, Python and compiled code make different ones."""
    compiled = compile_game(GAME)
    fast: Any = compiled.compile_module(bidding_policy)
    for s in states_before_bids(4, "compiled"):
        odds = np.zeros(MAX_BIDS, np.float32)
        fast.rate_bids(compiled.record(s)[0], s.project[s.turn], make_bidding_arrays(WEIGHTS), odds, 0)
        assert odds.tolist() == pytest.approx(rate(s), rel=1e-3, abs=1e-6)


def test_who_could_win_the_best_building_alone_bids() -> None:
    """Everybody else has passed, and nothing was bid: the least bid buys the first choice."""
    table = new_game(4, seed="alone")
    for _ in range(3):
        table.do(table.active[0], {"type": "pass"})
    assert rate(table.state)[1] > 0.7


def test_what_is_taught_is_what_is_played() -> None:
    """PyTorch's network and ours say the same of the bids of a few games; it learns from them."""
    network = BiddingNetwork(seed=3)
    *_, bids, shares = play_request(GamesRequest(4, 12, searched=60, seed=9, weights=[], bidding_weights=[]))
    told, wanted = torch.from_numpy(bids), torch.from_numpy(shares)
    assert np.where(shares > 0, shares, 0).sum(axis=1) == pytest.approx(1, abs=1e-5)
    before = float(network.loss(told, wanted).detach())
    fit(network, bids, shares, epochs=40)
    assert float(network.loss(told, wanted).detach()) < before
    for s in states_before_bids(5, "taught"):
        _, tastes, desk, asked, *_ = make_bidding_arrays(network.weights())
        bidding_policy.write_bidding_inputs(s, s.project[s.turn], tastes, desk, asked)
        logits = network(torch.from_numpy(asked).reshape(1, -1))[0, : count_bids(s)].detach()
        expected = torch.softmax(logits, 0).tolist()
        assert rate(s, network.weights())[: count_bids(s)] == pytest.approx(expected, abs=1e-5)
    assert len(network.weights()) == bidding_policy.WEIGHTS == len(BIDDING_WEIGHTS)
