"""PLACES Bid: the network that rates positions between rounds."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
import torch

from thirdplace.core.chance import Chance
from thirdplace.core.compilation.compiled import compile_game
from thirdplace.core.state import copy
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.benchmarks.learn_networks import GamesRequest, play_request
from thirdplace.games.places_bid.benchmarks.network_training import fit, write_weights
from thirdplace.games.places_bid.benchmarks.value_network import ValueNetwork
from thirdplace.games.places_bid.bots import position_value
from thirdplace.games.places_bid.bots.position_weights import POSITION_WEIGHTS, SCALE
from thirdplace.games.places_bid.bots.search_runner import (
    SearchEffort,
    get_search_runner,
    make_network_arrays,
)
from thirdplace.games.places_bid.opening import has_rulebook_rules
from thirdplace.games.places_bid.state import SEATS, State
from thirdplace.games.places_bid.tests.bid_table import choose_at_random, new_game

WEIGHTS = [weight / SCALE for weight in POSITION_WEIGHTS]
BY_SEAT = ("tokens", "worth", "project")


def states_between_rounds(seats: int, seed: str) -> Iterator[State]:
    """Of a game in which people do anything."""
    table, chance, number = new_game(seats, seed=seed), Chance(seed), 0
    while not table.over:
        if table.state.number != number:
            number = table.state.number
            yield table.state
        table.do(*choose_at_random(table, chance))


def rate(s: State, weights: list[float] = WEIGHTS) -> list[float]:
    network = make_network_arrays(weights)
    position_value.count_cards_left(s, s.turned - s.market_size, network[1])
    chances = [0.0] * SEATS
    position_value.rate_position(s, network, chances)
    return chances[: s.seats]


def turn_table(s: State) -> State:
    """The same position with everybody one seat further on."""
    turned = copy(s)
    turned.starter = (s.starter + 1) % s.seats
    for seat in range(s.seats):
        there = (seat + 1) % s.seats
        for name in BY_SEAT:
            getattr(turned, name)[there] = getattr(s, name)[seat]
        turned.held[there * SEATS : (there + 1) * SEATS] = s.held[seat * SEATS : (seat + 1) * SEATS]
    return turned


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_chances_add_up_and_depend_on_nobody_s_number(seats: int) -> None:
    for s in states_between_rounds(seats, "turned"):
        chances = rate(s)
        assert sum(chances) == pytest.approx(1)
        assert rate(turn_table(s)) == pytest.approx([chances[-1], *chances[:-1]], rel=1e-4)


def test_compiled_it_is_the_same() -> None:
    """But for rounding: of 32 and 64 bits together, Python and compiled code make different ones."""
    compiled = compile_game(GAME)
    fast: Any = compiled.compile_module(position_value)
    for s in states_between_rounds(4, "compiled"):
        network, chances = make_network_arrays(WEIGHTS), np.zeros(SEATS)
        fast.count_cards_left(compiled.record(s)[0], s.turned - s.market_size, network[1])
        fast.rate_position(compiled.record(s)[0], network, chances)
        assert chances[: s.seats].tolist() == pytest.approx(rate(s), rel=1e-4)


def test_who_is_far_ahead_before_the_last_round_is_likely_to_win() -> None:
    *_, last = states_between_rounds(4, "ahead")
    last.worth[2] += 40
    assert rate(last)[2] > 0.9


def test_at_the_first_round_nobody_is_favoured_much() -> None:
    chances = rate(next(states_between_rounds(4, "first")))
    assert max(chances) < 0.4
    assert min(chances) > 0.15


@pytest.mark.parametrize(
    "options", [{"full_set": 20}, {"removed_buildings": ["hotel"]}, {"tokens": 12}, {"face_up": 2}]
)
def test_with_other_rules_games_are_played_to_their_end(options: dict[str, Any]) -> None:
    changed = new_game(4, seed="changed", options=options)
    assert not has_rulebook_rules(changed.options)
    situation = changed.situation(changed.active[0])
    told = [
        get_search_runner().rate_actions(situation, SearchEffort(200, True, rated), Random(1))
        for rated in (False, True)
    ]
    assert told[0] == told[1]


def test_with_the_rulebook_s_rules_positions_are_rated() -> None:
    table = new_game(4, seed="rulebook", options={"first": 1, "bank": "box"})
    assert has_rulebook_rules(table.options)
    situation = table.situation(table.active[0])
    told = [
        get_search_runner().rate_actions(situation, SearchEffort(200, True, rated), Random(1))
        for rated in (False, True)
    ]
    assert told[0] != told[1]


def test_what_is_taught_is_what_is_played(tmp_path: Any) -> None:
    """PyTorch's network and ours say the same of the positions of a few games; it learns from them."""
    network = ValueNetwork(seed=3)
    inputs, results, *_ = play_request(
        GamesRequest(5, 12, searched=30, seed=9, weights=[], bidding_weights=[])
    )
    assert results.sum(axis=1) == pytest.approx(1)
    told, won = torch.from_numpy(inputs), torch.from_numpy(results)
    before = float(network.loss(told, won).detach())
    fit(network, inputs, results, epochs=40)
    assert float(network.loss(told, won).detach()) < before
    s = next(states_between_rounds(5, "taught"))
    _, left, asked, *_ = make_network_arrays(network.weights())
    position_value.count_cards_left(s, s.turned - s.market_size, left)
    position_value.write_inputs(s, left, asked)
    answer = network(torch.from_numpy(asked.reshape(1, SEATS, -1).astype(np.float32)))
    expected = answer.detach().exp()[0, :5].tolist()
    assert rate(s, network.weights()) == pytest.approx(expected, abs=1e-5)
    write_weights(network.weights(), "POSITION_WEIGHTS", "position_value.py", tmp_path / "weights.py")
    written: dict[str, Any] = {}
    exec((tmp_path / "weights.py").read_text(encoding="utf-8"), written)
    assert len(written["POSITION_WEIGHTS"]) == position_value.WEIGHTS == len(POSITION_WEIGHTS)
    again = ValueNetwork(seed=4)
    again.load([weight / written["SCALE"] for weight in written["POSITION_WEIGHTS"]])
    assert again.weights() == pytest.approx(network.weights(), abs=1e-3)
