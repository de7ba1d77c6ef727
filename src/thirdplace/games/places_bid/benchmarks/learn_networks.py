"""Teaches the networks of PLACES Bid (position_value.py and bidding_policy.py), and writes their weights.

    python -m thirdplace.games.places_bid.benchmarks.learn_networks --minutes 45 --workers 2

Everybody searches: in the first generation with playouts (with `--go-on`, also with the weights that are
there), in later ones also with the networks as they are by then. A position between two rounds is worth to
each seat how often it wins from there, and a bid is as likely as it was tried by the search. Who wins a game
is largely luck, so networks are taught anew, with what the one before says of the next round, too. Needs
PyTorch (see the group `test` of pyproject.toml); games are played wherever `--on` says.
"""

import argparse
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.benchmarks import learning_games
from thirdplace.games.places_bid.benchmarks.bidding_network import BiddingNetwork
from thirdplace.games.places_bid.benchmarks.network_training import fit, judge, write_weights
from thirdplace.games.places_bid.benchmarks.value_network import ValueNetwork
from thirdplace.games.places_bid.bots import (
    bidding_policy,
    bidding_weights,
    position_value,
    position_weights,
)
from thirdplace.games.places_bid.bots.search_runner import make_bidding_arrays, make_network_arrays
from thirdplace.games.places_bid.opening import Options, prepare
from thirdplace.games.places_bid.simulation import make_search_arrays
from thirdplace.games.places_bid.state import SEATS, State
from thirdplace.lab.chunks.choose_runner import choose_runner
from thirdplace.lab.chunks.chunk_runner import ChunkRunner

TABLES = (4, 3, 4, 5, 6)
"""Numbers of seats, in turn."""
CHUNK_GAMES = 50
SEARCHES = (300, 300, 400)
"""By generation: games for a decision."""
MAX_POSITIONS = 17
"""Of a game: rounds."""
MAX_NOTED_BIDS = 60
"""Of a game, on average."""
EPOCHS = 16
REPEATS = 2
LATER_SHARE = 0.4
"""How much of what a position is said to be worth comes from what the network thinks of the next one."""
BOTS = Path(__file__).parents[1] / "bots"

Array = np.ndarray[Any, np.dtype[np.float32]]


class GamesRequest(NamedTuple):
    seats: int
    games: int
    searched: int
    """Games for a decision."""
    seed: int
    weights: list[float]
    """Of the network for positions; with none, games are played to their end."""
    bidding_weights: list[float]


class Examples(NamedTuple):
    positions: Array
    """What the network is told of each position, by seat."""
    results: Array
    """Each seat's share of the win."""
    are_last: Array
    """1 for the last position of a game."""
    bids: Array
    """What the network is told before each bid."""
    shares: Array
    """How often the search tried each bid; below 0: not possible."""


def play_request(request: GamesRequest) -> Examples:
    compiled = compile_game(GAME)
    world, _, belief, ways, usual_tastes, thrift, tree, found = make_search_arrays(compiled.record(State()))
    tastes, notes, *no_networks = ways
    networks = (make_network_arrays(request.weights), make_bidding_arrays(request.bidding_weights))
    most, most_bids = request.games * MAX_POSITIONS, request.games * MAX_NOTED_BIDS
    positions = np.zeros(most * SEATS * position_value.INPUTS, np.float32)
    results, are_last = np.zeros(most * SEATS, np.float32), np.zeros(most, np.float32)
    bids = np.zeros(most_bids * bidding_policy.INPUTS, np.float32)
    shares = np.zeros(most_bids * bidding_policy.MAX_BIDS, np.float32)
    has_networks = bool(request.weights)
    count, bid_count = compiled.compile_module(learning_games).play_learning_games(
        compiled.record(prepare(request.seats, Options())),
        request.games,
        (
            world,
            request.searched,
            belief,
            belief[0].copy(),
            (tastes, notes, *(networks if has_networks else no_networks)),
            ways,
            usual_tastes,
            thrift,
            tree,
            found,
        ),
        (positions, results, are_last),
        (bids, shares),
        make_generator(request.seed),
    )
    return Examples(
        positions.reshape(-1, SEATS, position_value.INPUTS)[:count],
        results.reshape(-1, SEATS)[:count],
        are_last[:count],
        bids.reshape(-1, bidding_policy.INPUTS)[:bid_count],
        shares.reshape(-1, bidding_policy.MAX_BIDS)[:bid_count],
    )


def list_requests(
    searched: int, seed: int, weights: list[float], bidding: list[float]
) -> Iterator[GamesRequest]:
    """Without end."""
    for number in count():
        seats = TABLES[number % len(TABLES)]
        yield GamesRequest(seats, CHUNK_GAMES, searched, (seed << 40) + (number << 20), weights, bidding)


def play_games(runner: ChunkRunner, requests: Iterator[GamesRequest], seconds: float) -> Examples:
    """Plays for so long."""
    begun = monotonic()
    found = []
    for examples in runner.run(play_request, requests):
        found.append(examples)
        print(f"\r{len(found):,} chunks, {monotonic() - begun:.0f} s", end="", flush=True)
        if monotonic() - begun > seconds:
            break
    print()
    return join(found)


def join(found: list[Examples]) -> Examples:
    return Examples(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


def teach_values(games: Examples, seed: int) -> ValueNetwork:
    """A new network: who wins, and then, anew, also what the one before says of the next round."""
    network = ValueNetwork(seed)
    fit(network, games.positions, games.results, EPOCHS)
    for repeat in range(1, REPEATS + 1):
        wanted = mix_in_later_rounds(games, network.rate(games.positions))
        network = ValueNetwork(seed + repeat)
        fit(network, games.positions, wanted, EPOCHS)
    return network


def mix_in_later_rounds(games: Examples, rated: Array) -> Array:
    """The result of each position, in part replaced by what is said of the next one (TD(lambda))."""
    mixed = games.results.copy()
    for place in range(len(mixed) - 2, -1, -1):
        if not games.are_last[place]:
            mixed[place] = LATER_SHARE * rated[place + 1] + (1 - LATER_SHARE) * mixed[place + 1]
    return mixed


def teach_bids(games: Examples, seed: int) -> BiddingNetwork:
    network = BiddingNetwork(seed)
    fit(network, games.bids, games.shares, EPOCHS)
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0, help="for the games of searches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", default="processes", help="where games are played: here, processes, ray")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--go-on",
        action="store_true",
        help="begin with the weights that are there, instead of playouts alone",
    )
    parser.add_argument("--out", type=Path, default=BOTS, help="the folder of the weights")
    asked = parser.parse_args()
    runner = choose_runner(asked.on, asked.workers)
    weights: tuple[list[float], list[float]] = [], []
    if asked.go_on:
        weights = (
            [number / position_weights.SCALE for number in position_weights.POSITION_WEIGHTS],
            [number / bidding_weights.SCALE for number in bidding_weights.BIDDING_WEIGHTS],
        )
    known: list[Examples] = []
    for generation, searched in enumerate(SEARCHES, start=1):
        requests = list_requests(searched, asked.seed + generation, *weights)
        known.append(play_games(runner, requests, 60 * asked.minutes / len(SEARCHES)))
        games = join(known)
        values, bidding = teach_values(games, asked.seed), teach_bids(games, asked.seed)
        print(
            f"{len(games.positions):,} positions, cross entropy of others "
            f"{judge(values, games.positions, games.results):.4f}; "
            f"{len(games.bids):,} bids, {judge(bidding, games.bids, games.shares):.4f}",
            flush=True,
        )
        weights = values.weights(), bidding.weights()
    runner.close()
    write_weights(
        values.weights(), "POSITION_WEIGHTS", "position_value.py", asked.out / "position_weights.py"
    )
    write_weights(bidding.weights(), "BIDDING_WEIGHTS", "bidding_policy.py", asked.out / "bidding_weights.py")


if __name__ == "__main__":
    main()
