"""The tree search in plain C (tree_search.c) as a player: compiled by the C compiler of this machine."""

import ctypes
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from thirdplace.core.game import Situation
from thirdplace.core.state import fields, to_numbers
from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid import state as state_module
from thirdplace.games.places_bid.state import State

__all__ = ["CPlayer", "get_c_player"]

FOLDER = Path(__file__).parent
HEADERS = Path(__file__).parents[5] / "benchmarks" / "reference"
"""The random numbers that all games in C share."""
FLAGS = ("-std=c11", "-O3", "-march=native", "-shared", "-fPIC", "-Wno-unused-function")


class CPlayer:
    """Thinks for a given CPU time."""

    def __init__(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "game.h").write_text(make_header())
            library = Path(folder) / "tree_search.so"
            source = str(FOLDER / "tree_search.c")
            command = ["cc", *FLAGS, f"-I{folder}", f"-I{HEADERS}", "-o", str(library), source, "-lm"]
            subprocess.run(command, check=True)
            self._call = ctypes.CDLL(str(library)).choose_action
        self._call.restype = ctypes.c_int64
        self._call.argtypes = (ctypes.c_void_p, ctypes.c_double, ctypes.c_uint64, ctypes.c_void_p)
        self.tries = 0
        """How often it has looked into the future for the last decision."""

    def choose(self, situation: Situation, rng: Random, budget_ms: float) -> int:
        state, tries = np.array(to_numbers(situation.world), np.int64), np.zeros(1, np.int64)
        chosen: int = self._call(state.ctypes.data, budget_ms, rng.getrandbits(63), tries.ctypes.data)
        self.tries = int(tries[0])
        return chosen


def make_header() -> str:
    """The game's numbers and its state, as C."""
    known: dict[str, Any] = vars(state_module) | vars(rules)
    lines = ["#include <stdint.h>"]
    lines += [f"enum {{ {name} = {value} }};" for name, value in known.items() if _is_constant(name, value)]
    lines.append("typedef struct {")
    for field in fields(State):
        lines.append(f"    int64_t {field.name}{f'[{field.length}]' if field.length else ''};")
    return "\n".join([*lines, "} State;", ""])


def _is_constant(name: str, value: Any) -> bool:
    return name.isupper() and type(value) is int


@cache
def get_c_player() -> CPlayer:
    return CPlayer()
