"""Teaches the network that rates positions of PLACES Bid (bots/position_value.py), and writes its weights.

    python -m thirdplace.games.places_bid.benchmarks.learn_values --minutes 30 --workers 2

First everybody follows the policy, in so many games that the network knows what matters. Then everybody
searches: in the first generation with playouts, in later ones with the network as it is by then. A position
between two rounds is worth to each seat how often it wins from there. Needs PyTorch (see the group `test` of
pyproject.toml); games are played wherever `--on` says.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.benchmarks import value_games
from thirdplace.games.places_bid.benchmarks.value_network import ValueNetwork
from thirdplace.games.places_bid.bots import position_value, rollout_policy
from thirdplace.games.places_bid.bots.search_runner import make_network_arrays
from thirdplace.games.places_bid.opening import Options, prepare
from thirdplace.games.places_bid.simulation import make_search_arrays
from thirdplace.games.places_bid.state import MARKET, SEATS, State
from thirdplace.lab.chunks.choose_runner import choose_runner
from thirdplace.lab.chunks.chunk_runner import ChunkRunner

TABLES = (4, 3, 4, 5, 6)
"""Numbers of seats, in turn."""
POLICY_GAMES = 120_000
POLICY_CHUNK_GAMES = 2_000
SEARCH_CHUNK_GAMES = 50
SEARCHES = (100, 400)
"""By generation: games for a decision."""
MAX_POSITIONS = 17
"""Of a game: rounds."""
SCALE = 4096
WEIGHTS_FILE = Path(__file__).parents[1] / "bots" / "position_weights.py"

Array = np.ndarray[Any, np.dtype[np.float32]]


class GamesRequest(NamedTuple):
    seats: int
    games: int
    searched: int
    """Games for a decision; 0: everybody follows the policy."""
    seed: int
    weights: list[float]


def play_request(request: GamesRequest) -> tuple[Array, Array]:
    """What the network is told of each position, by seat; and each seat's share of the win."""
    compiled = compile_game(GAME)
    world, _, belief, ways, *others = make_search_arrays(compiled.record(State()))
    tastes, notes, _ = ways
    network = make_network_arrays(request.weights)
    inputs = np.zeros(request.games * MAX_POSITIONS * SEATS * position_value.INPUTS, np.float32)
    results = np.zeros(request.games * MAX_POSITIONS * SEATS, np.float32)
    count = compiled.compile_module(value_games).play_value_games(
        compiled.record(prepare(request.seats, Options())),
        request.games,
        (world, request.searched, belief, (tastes, notes, network), *others),
        (np.array(rollout_policy.PLAYOUT_TASTE * SEATS), np.zeros(MARKET)),
        network,
        inputs,
        results,
        make_generator(request.seed),
    )
    size = SEATS * position_value.INPUTS
    return inputs[: count * size].reshape(count, SEATS, -1), results[: count * SEATS].reshape(count, SEATS)


def list_requests(games: int, searched: int, seed: int, weights: list[float]) -> Iterator[GamesRequest]:
    """Without end."""
    number = 0
    while True:
        yield GamesRequest(
            TABLES[number % len(TABLES)], games, searched, (seed << 40) + (number << 20), weights
        )
        number += 1


def play_games(runner: ChunkRunner, requests: Iterator[GamesRequest], most: int, seconds: float) -> Any:
    """Plays so many requests, or for so long."""
    begun = monotonic()
    inputs, results = [], []
    chunks = runner.run(play_request, (next(requests) for _ in range(most)))
    for told, won in chunks:
        inputs.append(told)
        results.append(won)
        print(f"\r{len(inputs):,} chunks, {monotonic() - begun:.0f} s", end="", flush=True)
        if monotonic() - begun > seconds:
            break
    print()
    return np.concatenate(inputs), np.concatenate(results)


def write_weights(weights: list[float], file: Path) -> None:
    """As whole numbers, which every carrier reads alike."""
    numbers = [str(round(weight * SCALE)) for weight in weights]
    lines, line = [], "   "
    for number in numbers:
        if len(line) + len(number) > 106:
            lines.append(line)
            line = "   "
        line += f" {number},"
    body = "\n".join([*lines, line])
    file.write_text(
        '"""Written by benchmarks/learn_values.py: the weights of the network in position_value.py."""\n\n'
        f"SCALE = {SCALE}\n\n# fmt: off\nPOSITION_WEIGHTS = (\n{body}\n)\n",
        encoding="utf-8",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0, help="for the games of searches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", default="processes", help="where games are played: here, processes, ray")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    asked = parser.parse_args()
    runner = choose_runner(asked.on, asked.workers)
    network = ValueNetwork(asked.seed)
    requests = list_requests(POLICY_CHUNK_GAMES, 0, asked.seed, [])
    inputs, results = play_games(runner, requests, POLICY_GAMES // POLICY_CHUNK_GAMES, float("inf"))
    network.fit(inputs, results, epochs=3)
    known: list[Any] = []
    for generation, searched in enumerate(SEARCHES, start=1):
        weights = network.weights() if generation > 1 else []
        requests = list_requests(SEARCH_CHUNK_GAMES, searched, asked.seed + generation, weights)
        known.append(play_games(runner, requests, 10**6, 60 * asked.minutes / len(SEARCHES)))
        inputs, results = (np.concatenate(parts) for parts in zip(*known, strict=True))
        network.fit(inputs, results, epochs=6)
    runner.close()
    write_weights(network.weights(), asked.out)


if __name__ == "__main__":
    main()
