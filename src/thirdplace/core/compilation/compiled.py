"""Loads a game's rules a second time, compiled by numba.

The source is the same. What changes is how a state is represented (a numpy record instead of an object)
and the generator (a fast one instead of SHA-256). Tuples of numbers at a module's top become
arrays. Each game has a cache folder of its own (see compiled_cache.py).

Every function exists twice: for compiled code that calls it (see inner_compiler.py), and, made when it is
first asked for, as an entry point that Python can call. Only entry points are cached, with what they call.
"""

import ast
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit
from numba.core.dispatcher import Dispatcher

from thirdplace.core import chance
from thirdplace.core.compilation import playout
from thirdplace.core.compilation.compiled_cache import cache_folder, cache_in
from thirdplace.core.compilation.inner_compiler import InnerCompiler
from thirdplace.core.defaults import rules as default_rules
from thirdplace.core.game import Game
from thirdplace.core.state import dtype, to_record

__all__ = ["CompiledGame", "compile_game", "make_generator"]

ArrayT = TypeVar("ArrayT", bound="np.ndarray[Any, Any]")

OWN_PACKAGE = "thirdplace"
UNSIGNED_NAME = "unsigned"
MARGIN_BYTES = 128  # bytes: two cache lines

# Inlined, because a call between compiled functions costs more than most rules do; and without
# counting references (_nrt), as rules make no arrays and keep none.
NUMBA_OPTIONS_FOR_RULES: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "forceinline": True,
    "_nrt": False,
}
# Thinking is larger than any rule, may call itself and may make arrays.
NUMBA_OPTIONS_FOR_BOTS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}


@dataclass(frozen=True, slots=True)
class CompiledGame:
    """A game's compiled rules: the same functions as in rules.py, over records."""

    game: Game
    rules: Any
    playout: Any
    dtype: "np.dtype[np.void]"
    loader: "_CompilingLoader"

    def compile_module(self, module: ModuleType) -> Any:
        """Another module of the game compiled: what it imports from the rules, it gets compiled too."""
        return self.loader.get_entry_points(self.loader.load(module, NUMBA_OPTIONS_FOR_BOTS))

    def record(self, state: Any) -> "np.ndarray[Any, np.dtype[np.void]]":
        return _with_margin(to_record(state))

    def make_states(self, count: int) -> "np.ndarray[Any, np.dtype[np.void]]":
        """Space for so many states."""
        return np.zeros(count, self.dtype)

    def make_action_buffer(self) -> "np.ndarray[Any, np.dtype[np.int64]]":
        """Space for `legal` to write into."""
        return _with_margin(np.zeros(self.game.rules.MAX_LEGAL, np.int64))


def make_generator(seed: int) -> "np.ndarray[Any, np.dtype[np.uint64]]":
    """A generator for compiled rules."""
    return _with_margin(np.array([seed], np.uint64))


def _with_margin(array: ArrayT) -> ArrayT:
    """The same numbers with a wide margin: threads that write close to each other block each other."""
    held: Any = np.zeros(array.nbytes + 2 * MARGIN_BYTES, np.uint8)[MARGIN_BYTES:-MARGIN_BYTES].view(
        array.dtype
    )
    held[:] = array
    return cast(ArrayT, held)


@njit(inline="always", nogil=True)  # type: ignore[misc, unused-ignore]
def fast_below(rng: Any, n: int) -> Any:
    """splitmix64, scaled down to n by multiplication; `rng` is an array of one 64-bit number."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    return np.int64(((z >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@cache
def compile_game(game: Game, boundscheck: bool = False) -> CompiledGame:
    """The game's rules, compiled (from the cache where there is one).

    With `boundscheck`, an index past the end raises instead of reading whatever is there.
    """
    # Apart from each other: numba does not tell checked code from unchecked in its cache.
    folder = cache_folder(game.package) / ("checked" if boundscheck else "fast")
    loader = _CompilingLoader(folder, {OWN_PACKAGE, game.package.partition(".")[0]}, boundscheck)
    rules = loader.load(sys.modules[f"{game.package}.rules"])
    usual = loader.load(default_rules)
    for name in default_rules.__all__:
        if not hasattr(rules, name):
            setattr(rules, name, getattr(usual, name))
    driver = loader.load(playout)
    driver.rules = rules
    return CompiledGame(
        game, loader.get_entry_points(rules), loader.get_entry_points(driver), dtype(game.state), loader
    )


class _UnsignedIndexes(ast.NodeTransformer):
    """Makes a[unsigned(i)] of a[i]: rules never count from the end, so nothing has to look for a minus.

    With bounds checking, a negative index is then found out too.
    """

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.body = [self.visit(line) for line in node.body]  # not the list[int] of a parameter
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Constant):
            node.slice = ast.Call(ast.Name(UNSIGNED_NAME, ast.Load()), [node.slice], [])
        return node


class _CompilingLoader:
    """Loads modules afresh with every function in them compiled."""

    def __init__(self, folder: Path, packages: set[str], boundscheck: bool) -> None:
        """`packages`: the top-level packages whose functions are compiled too where a module imports them."""
        self._folder = folder
        self._packages = packages
        self._boundscheck = boundscheck
        self._loaded: dict[str, ModuleType] = {}
        self._loading = RLock()
        """A module that is half loaded must not be found by another thread."""
        self._options: dict[str, dict[str, Any]] = {}
        """By module: numba's options for its functions."""
        self._entry_points: dict[str, EntryPoints] = {}

    def load(self, module: ModuleType, options: dict[str, Any] = NUMBA_OPTIONS_FOR_RULES) -> Any:
        with self._loading:
            if module.__name__ not in self._loaded:
                self._load(module, options)
            return self._loaded[module.__name__]

    def _load(self, module: ModuleType, options: dict[str, Any]) -> None:
        path = Path(str(module.__file__))
        compiled_module = ModuleType(module.__name__)
        compiled_module.__dict__["__file__"] = str(path)
        self._loaded[module.__name__] = compiled_module
        compiled_module.__dict__[UNSIGNED_NAME] = np.uint64
        tree = _UnsignedIndexes().visit(ast.parse(path.read_text(encoding="utf-8")))
        exec(compile(ast.fix_missing_locations(tree), str(path), "exec"), compiled_module.__dict__)
        self._options[module.__name__] = {
            **options,
            "boundscheck": self._boundscheck,
            "no_cfunc_wrapper": True,
        }
        inner: dict[str, Any] = {"no_cpython_wrapper": True, "pipeline_class": InnerCompiler}
        jit = njit(**self._options[module.__name__], **inner)
        for name, value in list(vars(compiled_module).items()):
            setattr(compiled_module, name, self._compile(module.__name__, name, value, jit))

    def get_entry_points(self, compiled_module: ModuleType) -> "EntryPoints":
        """The module as Python uses it."""
        name = compiled_module.__name__
        if name not in self._entry_points:
            self._entry_points[name] = EntryPoints(compiled_module, self._folder, self._options[name])
        return self._entry_points[name]

    def _compile(self, here: str, name: str, value: Any, jit: Any) -> Any:
        if isinstance(value, FunctionType):
            if (value.__module__, name) == (chance.__name__, "below"):
                return fast_below
            if value.__module__ == here:
                return jit(value)
            if value.__module__.partition(".")[0] in self._packages:
                return getattr(self.load(sys.modules[value.__module__]), name)
        if isinstance(value, tuple) and value and all(type(number) is int for number in value):
            return np.array(value, np.int64)
        return value


class EntryPoints:
    """A compiled module for Python: its functions as entry points, compiled when they are first called.

    What is set here is set in the module itself, before any of its functions is called.
    """

    def __init__(self, compiled_module: ModuleType, folder: Path, options: dict[str, Any]) -> None:
        self.__dict__.update(_compiled_module=compiled_module, _folder=folder, _options=options)

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._compiled_module, name)
        if isinstance(value, Dispatcher) and value is not fast_below:
            with cache_in(self._folder):  # one thread at a time
                made = self.__dict__.get(name)
                value = njit(**self._options, cache=True)(value.py_func) if made is None else made
                self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(
            self._compiled_module, name, value._compiled_module if isinstance(value, EntryPoints) else value
        )
