"""Moves per second on the plain representation of a state: ordinary Python, no compilation."""

import time
from random import Random

from compiled_speed import MS_PER_MOVE
from game_parts import find_target
from result_table import Row

from thirdplace.core.game import Game

__all__ = ["count_plain_games", "measure_plain_moves"]


class FastChance:
    """A plain and quick source of chance."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)


def measure_plain_moves(game: Game, seats: int, seconds: float) -> Row:
    dice = FastChance(1)
    moves = games = 0
    start = time.thread_time()
    while time.thread_time() - start < seconds:
        moves += _play_random_game(game, seats, dice)
        games += 1
    taken = time.thread_time() - start
    return Row(
        section="Plain Python",
        label=f"{game.id}, {seats} players",
        ours=moves / taken,
        unit="moves/s",
        at_least=find_target(game, "PLAIN_MOVES_PER_S"),
        note=f"{games / taken:,.0f} games/s",
    )


def count_plain_games(game: Game, seats: int, seconds: float) -> float:
    """Random games per second of CPU."""
    dice = FastChance(1)
    games, start = 0, time.thread_time()
    while (taken := time.thread_time() - start) < seconds:
        _play_random_game(game, seats, dice)
        games += 1
    return games / taken


def _play_random_game(game: Game, seats: int, dice: FastChance) -> int:
    rules, below = game.rules, dice.below
    s = game.opening.prepare(seats, game.opening.Options())
    rules.deal(s, dice)
    rules.begin(s)
    out = [0] * rules.MAX_LEGAL
    moves = now = 0
    while not rules.over(s):
        active = rules.active(s)
        if active & (active - 1) == 0:
            seat = active.bit_length() - 1
        else:
            seat = below(seats)
            while not active >> seat & 1:
                seat = below(seats)
        choices = rules.legal(s, seat, now, out)
        if choices:
            rules.apply(s, seat, out[below(choices)], now)
            moves += 1
        if rules.deadline(s) >= 0:
            now += MS_PER_MOVE
            rules.tick(s, now)
    return moves
