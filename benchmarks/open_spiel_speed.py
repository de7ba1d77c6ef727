"""OpenSpiel's Python API on games of its own, with the usual loop of random play."""

import time
from random import Random
from typing import Any

from result_table import Row

__all__ = ["GAMES", "measure_open_spiel"]

SECTION = "OpenSpiel's Python API"
GAMES = ("tic_tac_toe", "kuhn_poker", "leduc_poker", "liars_dice")


def measure_open_spiel(name: str, seconds: float) -> Row:
    try:
        import pyspiel
    except ImportError:
        return Row(section=SECTION, label=name, note="not installed: .venv/bin/pip install --group bench")
    game = pyspiel.load_game(name)
    rng = Random(1)
    moves = games = 0
    start = time.thread_time()
    while time.thread_time() - start < seconds:
        moves += _play_random_game(game, rng)
        games += 1
    taken = time.thread_time() - start
    return Row(
        section=SECTION,
        label=name,
        reference=moves / taken,
        unit="moves/s",
        note=f"{games / taken:,.0f} games/s",
    )


def _play_random_game(game: Any, rng: Random) -> int:
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        moves += 1
    return moves
