"""The games in plain C (`benchmarks/reference.c` of each game): compiled here, called through ctypes.

Each file offers one function, random_games, that deals and plays as core/compilation/playout.py does, from
the same random stream. What both sides must agree on is typed once, in Python: constants,
tables and the prepared state reach C in a header made from the game's own modules.
"""

import ctypes
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from game_parts import benchmark_file

from thirdplace.core.game import Game
from thirdplace.core.state import fields, to_numbers

__all__ = ["CReference", "CannotCompile", "c_source_of", "load_c_reference"]

FOLDER = Path(__file__).parent / "reference"
FLAGS = ("-std=c11", "-O3", "-march=native", "-shared", "-fPIC")
WIDTHS = (8, 16, 32)


class CannotCompile(Exception):
    """There is no C compiler, or it refuses."""


def c_source_of(game: Game) -> Path:
    return benchmark_file(game, "reference.c")


@cache
def load_c_reference(game: Game, folder: Path) -> "CReference":
    """The game in C, compiled once."""
    return CReference(game, folder)


class CReference:
    """A game in C, compiled into `folder`."""

    def __init__(self, game: Game, folder: Path) -> None:
        own = folder / game.id
        own.mkdir()
        (own / "game.h").write_text(make_header(game))
        library = own / "random_games.so"
        _compile(c_source_of(game), own, library)
        self._call = ctypes.CDLL(str(library)).random_games
        self._call.restype = ctypes.c_int64
        pointer, number = ctypes.c_void_p, ctypes.c_int64
        self._call.argtypes = (pointer, pointer, number, number, pointer)

    def random_games(self, prepared: Any, rng: Any, games: int, tempo: int) -> tuple[int, int]:
        """Actions played and the sum over the results: the same as those of the compiled rules."""
        state = np.array(to_numbers(prepared), np.int64)
        digest = np.zeros(1, np.int64)
        actions = self._call(state.ctypes.data, rng.ctypes.data, games, tempo, digest.ctypes.data)
        return actions, int(digest[0])


def _compile(source: Path, include: Path, library: Path) -> None:
    if shutil.which("cc") is None:
        raise CannotCompile("cc: not found. The reference games need a C compiler (Debian: apt install gcc).")
    command = ["cc", *FLAGS, f"-I{include}", f"-I{FOLDER}", "-o", str(library), str(source)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise CannotCompile(f"{' '.join(command)}\n{done.stderr}")


def make_header(game: Game) -> str:
    """The game's numbers and the state it is prepared in, as C."""
    lines = ["/* Made from state.py and rules.py. */", "#include <stdint.h>"]
    for name, value in _list_constants(game):
        if isinstance(value, int):
            lines.append(f"enum {{ {name} = {value} }};")
        else:
            numbers = ", ".join(map(str, value))
            lines.append(f"static const {_narrowest_type(value)} {name}[{len(value)}] = {{{numbers}}};")
    lines.append("typedef struct {")
    for field in fields(game.state):
        lines.append(f"    int64_t {field.name}{f'[{field.length}]' if field.length else ''};")
    lines.append("} State;")
    return "\n".join([*lines, ""])


def _list_constants(game: Game) -> Iterator[tuple[str, Any]]:
    known = vars(sys.modules[f"{game.package}.state"]) | vars(sys.modules[f"{game.package}.rules"])
    for name, value in known.items():
        numbers = isinstance(value, tuple) and value and all(type(number) is int for number in value)
        if name.isupper() and (type(value) is int or numbers):
            yield name, value


def _narrowest_type(numbers: tuple[int, ...]) -> str:
    width = next(w for w in WIDTHS if all(-(1 << w - 1) <= number < 1 << w - 1 for number in numbers))
    return f"int{width}_t"
