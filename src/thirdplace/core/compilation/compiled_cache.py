"""Where compiled code is cached: a folder for each game, named after a hash of all it is made from.

numba's own cache notices an edit in a file but not in what that file imports, and it does not tell two games
with equal records apart. So a game's folder is named after its sources, those of games whose code it imports,
and core's: an edit in one game has that game compiled anew, and no other.

numba writes each file of its cache under another name and then renames it, so a process that is killed leaves
no half of one. Which games are wholly compiled is noted beside them. If several processes find one that is
not, only one of them compiles it.
"""

import hashlib
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from time import time

from filelock import FileLock, Timeout
from platformdirs import user_cache_path

__all__ = ["cache_folder", "cache_in", "compile_once", "delete_unused_folders", "is_compiled"]

KEPT_DAYS = 30
"""A folder that nobody has used for so long is deleted."""
SOURCE_SUFFIXES = (".py", ".toml", ".json")
LONGEST_COMPILATION_S = 120.0
"""Seconds after which a process no longer waits for another one that compiles the same game."""
UNCOMPILED_FOLDERS = {"tests", "benchmarks"}
"""Folders of a game from which nothing is compiled."""
IMPORT_PATTERN = re.compile(rb"^\s*(?:from|import)\s+([\w.]+)", re.MULTILINE)
GAMES_PREFIX = "thirdplace.games."

_lock = RLock()


@cache
def cache_folder(package: str) -> Path:
    """The folder for a game's compiled code; made, or marked as used."""
    digest = hashlib.sha256()
    for path in _list_sources(package):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    root = user_cache_path("thirdplace") / "compiled"
    folder = root / f"{package.rpartition('.')[2]}-{digest.hexdigest()[:16]}"
    if not folder.exists():
        delete_unused_folders(root)
    with suppress(OSError):  # numba finds another place where this one cannot be written
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "used").touch()
    return folder


def delete_unused_folders(root: Path, now: float | None = None) -> None:
    """Delete what nobody has used for a while; `now` in seconds since 1970."""
    oldest = (time() if now is None else now) - KEPT_DAYS * 86400
    older_kind = root.parent.glob("compiled-*")  # one for all games, without a mark
    for mark in [*root.glob("*/used"), *older_kind]:
        with suppress(OSError):
            if mark.stat().st_mtime < oldest:
                shutil.rmtree(mark if mark.is_dir() else mark.parent)


def is_compiled(package: str) -> bool:
    """Whether all of a game that the computer players need was compiled on this machine."""
    return _mark_of(package).exists()


def compile_once(package: str, warm_up: Callable[[], None]) -> None:
    """Warm a game up; if that means to compile it, wait for another process that is already doing it."""
    mark = _mark_of(package)
    if mark.exists():
        warm_up()
        return
    with suppress(Timeout, OSError), FileLock(mark.with_suffix(".lock"), timeout=LONGEST_COMPILATION_S):
        warm_up()
        mark.touch()
        return
    warm_up()


def _mark_of(package: str) -> Path:
    """Another numba or another Python compiles anew."""
    return cache_folder(package) / f"whole-{sys.implementation.cache_tag}-{version('numba')}.mark"


@contextmanager
def cache_in(folder: Path) -> Iterator[None]:
    """What is decorated in this block is cached there. numba knows one folder for the whole process."""
    import numba  # takes a third of a second, which not everybody has who asks what is compiled

    with _lock:
        config = vars(numba.config)
        before = config["CACHE_DIR"]
        config["CACHE_DIR"] = str(folder)
        try:
            yield
        finally:
            config["CACHE_DIR"] = before


def _list_sources(package: str) -> list[Path]:
    """Core, and all but tests and benchmarks of this game and of those it imports from."""
    core = Path(__file__).parent.parent
    found = sorted(core.rglob("*.py"))
    waiting, seen = [package], set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        files = _list_files(name)
        found += files
        waiting += sorted(_find_imported_packages(files, package))
    return found


def _list_files(package: str) -> list[Path]:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return [] if spec is None or spec.origin is None else [Path(spec.origin)]
    folder = Path(spec.submodule_search_locations[0])
    files = (path for path in folder.rglob("*") if path.suffix in SOURCE_SUFFIXES)
    return sorted(path for path in files if not UNCOMPILED_FOLDERS & {*path.relative_to(folder).parts})


def _find_imported_packages(files: list[Path], package: str) -> set[str]:
    """Other games, and further packages of whoever wrote this one."""
    top = package.partition(".")[0]
    found = set()
    for path in files:
        if path.suffix != ".py":
            continue
        for match in IMPORT_PATTERN.finditer(path.read_bytes()):
            name = match[1].decode()
            if name.startswith(GAMES_PREFIX):
                found.add(".".join(name.split(".")[:3]))
            elif name.partition(".")[0] == top != "thirdplace":
                found.add(top)
    return found
