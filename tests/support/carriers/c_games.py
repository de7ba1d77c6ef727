"""The same random games, by the compiled rules and in C."""

from pathlib import Path
from typing import Any

import c_reference
import msgspec

from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.core.game import Game


def play_both(game: Game, seats: int, options: Any, folder: Path, games: int, tempo: int) -> Any:
    """Play on both sides and compare actions, results and random numbers; the record of the last game."""
    prepared = game.opening.prepare(seats, msgspec.convert(options or {}, game.opening.Options))
    fast = compile_game(game)
    record = fast.record(prepared)
    ours, theirs = make_generator(seats), make_generator(seats)
    played = fast.playout.random_games(record, ours, fast.make_action_buffer(), games, tempo, 0)
    assert c_reference.load_c_reference(game, folder).random_games(prepared, theirs, games, tempo) == played
    assert ours[0] == theirs[0], "as many random numbers"
    return record[0]
