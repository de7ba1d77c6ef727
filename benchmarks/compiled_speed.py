"""Random games per second: compiled rules beside C, and two threads beside one.

Both sides play the same games from the same random stream: in every round the number of
actions and the sum over all results must be the same. Rounds alternate, so that whatever else
the machine does meets both; the ratio is the median of the rounds' ratios.
"""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any

from c_reference import reference, source_of
from result_table import Row

from thirdplace.core.compiled import compiled, generator
from thirdplace.core.game import Game

__all__ = ["TEMPO", "Different", "against_c", "on_both_cores", "tables"]

SEAT_COUNTS = (2, 3, 4, 6, 30)
TEMPO = 300
SEED = 1
PORTIONS = 20

Play = Callable[[int], tuple[int, int]]
"""Plays so many games; returns the number of actions and the sum over the results."""


class Different(Exception):
    """The two sides did not play the same games."""


def tables(games: list[Game]) -> Iterator[tuple[Game, int]]:
    """The games that have a counterpart in C, with numbers of players."""
    for game in games:
        if source_of(game).exists():
            yield from ((game, seats) for seats in SEAT_COUNTS if seats in game.seats)


def against_c(game: Game, seats: int, folder: Path, rounds: int, seconds: float) -> Row:
    ours = compiled_games(game, seats, SEED)
    theirs = games_in_c(game, seats, SEED, folder)
    same(ours, theirs, 1)  # compiles, or loads what was compiled before
    count = games_in(ours, theirs, seconds)
    speeds: list[tuple[float, float]] = []
    actions = checksum = 0
    for _ in range(rounds):
        our_time, found = timed(ours, count, time.thread_time)
        their_time, expected = timed(theirs, count, time.thread_time)
        if found != expected:
            raise Different(f"{game.id}, {seats} players: {found}, but {expected} in C")
        actions += found[0]
        checksum ^= found[1]
        speeds.append((count / our_time, count / their_time))
    return Row(
        section="Compiled games beside C",
        what=f"{game.id}, {seats} players",
        ours=median(our for our, _ in speeds),
        beside=median(their for _, their in speeds),
        unit="games/s",
        ratio=median(our / their for our, their in speeds),
        at_least=0.8,
        note=f"same results: {actions / 1e6:.0f} M actions, sum {checksum & 0xFFFFFFFF:08x}",
    )


def on_both_cores(game: Game, seats: int, rounds: int, seconds: float) -> Row:
    """Two threads on records and generators of their own; by the clock on the wall.

    Whatever else the machine does takes a core from the two, not from the one, so the row also tells
    how much of the cores the two threads had: far from 2, it is the machine that was measured.
    """
    section = "Two threads beside one"
    what = f"{game.id}, {seats} players"
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if cores < 2:
        return Row(section=section, what=what, note="this machine has one core")
    alone, *pair = (compiled_games(game, seats, SEED + thread) for thread in range(3))
    alone(1)  # compiles, or loads what was compiled before
    count = max(1, games_in(alone, alone, seconds) // PORTIONS) * PORTIONS
    speeds: list[tuple[float, float]] = []
    had: list[float] = []
    with ThreadPoolExecutor(2) as threads:

        def together(count: int) -> None:
            """Twice as many games, a portion at a time, so that neither waits for the other at the end."""
            portions = iter([count // PORTIONS] * (2 * PORTIONS))

            def work(play: Play) -> None:
                for portion in portions:
                    play(portion)

            for running in [threads.submit(work, play) for play in pair]:
                running.result()

        together(count)
        for _ in range(rounds):
            one, _ = timed(alone, count, time.perf_counter)
            before = time.process_time()
            two, _ = timed(together, count, time.perf_counter)
            had.append((time.process_time() - before) / two)
            speeds.append((2 * count / two, count / one))
    return Row(
        section=section,
        what=what,
        ours=median(two for two, _ in speeds),
        beside=median(one for _, one in speeds),
        unit="games/s",
        ratio=median(two / one for two, one in speeds),
        at_least=1.8,
        note=f"had {median(had):.2f} of {cores} cores, at best {max(had):.2f}",
    )


def compiled_games(game: Game, seats: int, seed: int) -> Play:
    fast = compiled(game)
    record = fast.record(game.opening.prepare(seats, game.opening.Options()))
    rng, room = generator(seed), fast.room()

    def play(count: int) -> tuple[int, int]:
        found: tuple[int, int] = fast.playout.random_games(record, rng, room, count, TEMPO, 0)
        return found

    return play


def games_in_c(game: Game, seats: int, seed: int, folder: Path) -> Play:
    in_c = reference(game, folder)
    prepared = game.opening.prepare(seats, game.opening.Options())
    rng = generator(seed)
    return lambda count: in_c.random_games(prepared, rng, count, TEMPO)


def same(ours: Play, theirs: Play, count: int) -> None:
    found, expected = ours(count), theirs(count)
    if found != expected:
        raise Different(f"{found}, but {expected} in C")


def games_in(ours: Play, theirs: Play, seconds: float) -> int:
    """How many games take about so long. What is played to find out is played on both sides."""
    count = 1
    while True:
        taken, _ = timed(ours, count, time.thread_time)
        if ours is not theirs:
            theirs(count)
        if taken > seconds / 20:
            return max(1, round(count * seconds / taken))
        count *= 4


def timed(play: Callable[[int], Any], count: int, clock: Callable[[], float]) -> tuple[float, Any]:
    start = clock()
    found = play(count)
    return clock() - start, found
