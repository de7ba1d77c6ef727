"""A game's environment and what steps it, compiled."""

import sys
from dataclasses import dataclass
from functools import cache
from typing import Any

from thirdplace.core.compilation.compiled import NUMBA_OPTIONS_FOR_BOTS, CompiledGame, compile_game
from thirdplace.core.defaults import environment as default_environment
from thirdplace.core.defaults import environment_players as default_players
from thirdplace.core.environments import decisions, vector_steps
from thirdplace.core.environments.environment import Moment
from thirdplace.core.game import Game
from thirdplace.core.state import dtype

__all__ = ["CompiledEnvironment", "compile_environment", "load_players"]

# Without counting references, which costs more than a step: no array is made or kept there.
NUMBA_OPTIONS_FOR_STEPS: dict[str, Any] = {**NUMBA_OPTIONS_FOR_BOTS, "_nrt": False, "forceinline": True}


@dataclass(frozen=True, slots=True)
class CompiledEnvironment:
    """core/environments/vector_steps.py for one game."""

    game: CompiledGame
    steps: Any
    moment_dtype: Any


def load_players(game: Game) -> Any:
    """The game's compiled opponents, or the module of a game that has none."""
    return game.part("environment_players") if game.brings("environment_players") else default_players


@cache
def compile_environment(game: Game) -> CompiledEnvironment:
    """The same functions as in environment.py, over records (from the cache where there is one)."""
    compiled = compile_game(game)
    rules = compiled.loader.load(sys.modules[f"{game.package}.rules"])  # as compiled code sees them
    bound = compiled.loader.load(default_environment)
    bound.rules = rules
    bound.OBSERVES_WORLD = not game.brings("environment")
    if game.brings("environment"):
        own = compiled.loader.load(game.part("environment"))
        for name in default_environment.__all__:
            if hasattr(own, name):
                setattr(bound, name, getattr(own, name))
    turns = compiled.loader.load(decisions)
    turns.rules, turns.environment = rules, bound
    steps = compiled.loader.load(vector_steps, NUMBA_OPTIONS_FOR_STEPS)
    steps.rules, steps.environment, steps.decisions = rules, bound, turns
    brought = load_players(game)
    steps.players = compiled.loader.load(brought, NUMBA_OPTIONS_FOR_BOTS)
    return CompiledEnvironment(compiled, compiled.loader.get_entry_points(steps), dtype(Moment))
