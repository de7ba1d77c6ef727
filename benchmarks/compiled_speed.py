"""Random games per second: compiled rules beside C, and two threads beside one.

Both sides play the same games from the same random stream: in every round the number of
actions and the checksum of all results must be the same. Rounds alternate, so that other work of
the machine slows down both; the ratio is the median of the rounds' ratios.
"""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any

from c_reference import c_source_of, load_c_reference
from result_table import Row

from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.core.game import Game

__all__ = ["MS_PER_MOVE", "ResultsDiffer", "compare_two_threads", "compare_with_c", "list_c_comparisons"]

SEAT_COUNTS = (2, 3, 4, 6, 30)
MS_PER_MOVE = 300
SEED = 1
PORTIONS = 20

PlayGames = Callable[[int], tuple[int, int]]
"""Plays this many games; returns the number of actions and a checksum of the results."""


class ResultsDiffer(Exception):
    """The two sides did not play the same games."""


def list_c_comparisons(games: list[Game]) -> Iterator[tuple[Game, int]]:
    """The games that are also written in C, each with the numbers of players to compare."""
    for game in games:
        if c_source_of(game).exists():
            yield from ((game, seats) for seats in SEAT_COUNTS if seats in game.seats)


def compare_with_c(game: Game, seats: int, folder: Path, rounds: int, seconds: float) -> Row:
    ours = make_compiled_player(game, seats, SEED)
    theirs = make_c_player(game, seats, SEED, folder)
    check_same_results(ours, theirs, 1)  # compiles, or loads what was compiled before
    count = count_games_for(ours, theirs, seconds)
    speeds: list[tuple[float, float]] = []
    actions = checksum = 0
    for _ in range(rounds):
        our_time, found = measure_time(ours, count, time.thread_time)
        their_time, expected = measure_time(theirs, count, time.thread_time)
        if found != expected:
            raise ResultsDiffer(f"{game.id}, {seats} players: {found}, but {expected} in C")
        actions += found[0]
        checksum ^= found[1]
        speeds.append((count / our_time, count / their_time))
    return Row(
        section="Compiled games beside C",
        label=f"{game.id}, {seats} players",
        ours=median(our for our, _ in speeds),
        reference=median(their for _, their in speeds),
        unit="games/s",
        ratio=median(our / their for our, their in speeds),
        at_least=0.8,
        note=f"same results: {actions / 1e6:.0f} M actions, sum {checksum & 0xFFFFFFFF:08x}",
    )


def compare_two_threads(game: Game, seats: int, rounds: int, seconds: float) -> Row:
    """Compare two threads (with records and generators of their own) with one, in real time.

    Other work on the machine slows down two threads more than one, so the row also says how much of the
    cores the two threads had: if that is far below 2, the ratio says nothing.
    """
    section = "Two threads beside one"
    what = f"{game.id}, {seats} players"
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if cores < 2:
        return Row(section=section, label=what, note="this machine has one core")
    alone, *pair = (make_compiled_player(game, seats, SEED + thread) for thread in range(3))
    alone(1)  # compiles, or loads what was compiled before
    count = max(1, count_games_for(alone, alone, seconds) // PORTIONS) * PORTIONS
    speeds: list[tuple[float, float]] = []
    cores_used: list[float] = []
    with ThreadPoolExecutor(2) as threads:

        def play_in_both(count: int) -> None:
            """Play twice as many games, in portions, so that no thread waits for the other at the end."""
            portions = iter([count // PORTIONS] * (2 * PORTIONS))

            def work(play: PlayGames) -> None:
                for portion in portions:
                    play(portion)

            for running in [threads.submit(work, play) for play in pair]:
                running.result()

        play_in_both(count)
        for _ in range(rounds):
            one, _ = measure_time(alone, count, time.perf_counter)
            before = time.process_time()
            two, _ = measure_time(play_in_both, count, time.perf_counter)
            cores_used.append((time.process_time() - before) / two)
            speeds.append((2 * count / two, count / one))
    return Row(
        section=section,
        label=what,
        ours=median(two for two, _ in speeds),
        reference=median(one for _, one in speeds),
        unit="games/s",
        ratio=median(two / one for two, one in speeds),
        at_least=1.8,
        note=f"used {median(cores_used):.2f} of {cores} cores, at best {max(cores_used):.2f}",
    )


def make_compiled_player(game: Game, seats: int, seed: int) -> PlayGames:
    fast = compile_game(game)
    record = fast.record(game.opening.prepare(seats, game.opening.Options()))
    rng, buffer = make_generator(seed), fast.make_action_buffer()

    def play(count: int) -> tuple[int, int]:
        found: tuple[int, int] = fast.playout.random_games(record, rng, buffer, count, MS_PER_MOVE, 0)
        return found

    return play


def make_c_player(game: Game, seats: int, seed: int, folder: Path) -> PlayGames:
    in_c = load_c_reference(game, folder)
    prepared = game.opening.prepare(seats, game.opening.Options())
    rng = make_generator(seed)
    return lambda count: in_c.random_games(prepared, rng, count, MS_PER_MOVE)


def check_same_results(ours: PlayGames, theirs: PlayGames, count: int) -> None:
    found, expected = ours(count), theirs(count)
    if found != expected:
        raise ResultsDiffer(f"{found}, but {expected} in C")


def count_games_for(ours: PlayGames, theirs: PlayGames, seconds: float) -> int:
    """How many games take about this long. The games that are played to find out are played on both sides."""
    count = 1
    while True:
        taken, _ = measure_time(ours, count, time.thread_time)
        if ours is not theirs:
            theirs(count)
        if taken > seconds / 20:
            return max(1, round(count * seconds / taken))
        count *= 4


def measure_time(play: Callable[[int], Any], count: int, clock: Callable[[], float]) -> tuple[float, Any]:
    start = clock()
    found = play(count)
    return clock() - start, found
