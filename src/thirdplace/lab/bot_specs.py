"""Who takes part in a ladder: our levels, somebody's class, somebody's program."""

import csv
import shlex
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

from thirdplace.core.game import LEVELS

__all__ = ["Bot", "Unusable", "find_class", "read_bots"]

Kind = Literal["level", "class", "pipe", "stream"]
PREFIXES: dict[str, Kind] = {"cmd:": "pipe", "http:": "stream"}


@dataclass(frozen=True, slots=True)
class Bot:
    """A contestant, as a worker process needs it to be told."""

    name: str
    kind: Kind
    what: str
    """The level, where the class is, or the command."""

    @property
    def written(self) -> str:
        """As it is written after --bots."""
        prefix = next((prefix for prefix, kind in PREFIXES.items() if kind == self.kind), "")
        return prefix + self.what


class Unusable(Exception):
    """A bot that cannot take part: `reason` is the end of a message id, `details` stand in its gaps."""

    def __init__(self, reason: str, **details: str) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details


def read_bots(given: Sequence[str]) -> list[Bot]:
    """The bots of lists like `easy,expert,mine.py:Robo,"cmd:python3 robo.py"`. Raises Unusable."""
    bots: list[Bot] = []
    for written in (word.strip() for line in csv.reader(given, skipinitialspace=True) for word in line):
        bot = _read(written)
        again = sum(bot.written == other.written for other in bots)
        named = f"{bot.name} ({again + 1})" if again else bot.name
        while any(named == other.name for other in bots):  # two classes of one name, in two files
            named += "'"
        bots.append(replace(bot, name=named))
    return bots


def _read(written: str) -> Bot:
    if written in LEVELS:
        return Bot(written, "level", written)
    for prefix, kind in PREFIXES.items():
        if written.startswith(prefix):
            command = written.removeprefix(prefix).strip()
            return Bot(_short(command), kind, command)
    if ":" not in written:
        raise Unusable("unknown", bot=written, levels=", ".join(LEVELS))
    find_class(written)
    return Bot(written.rpartition(":")[2], "class", written)


def _short(command: str) -> str:
    """A command that can be carried out, without the folders in it."""
    try:
        words = shlex.split(command)
    except ValueError as wrong:  # a quotation mark without its partner
        raise Unusable("broken", bot=command, why=str(wrong)) from wrong
    if not words or shutil.which(words[0]) is None:
        raise Unusable("program", bot=words[0] if words else command)
    return " ".join(Path(word).name or word for word in words)


@cache
def find_class(what: str) -> Any:
    """The class of `folder/file.py:Class` or `package.module:Class`. Raises Unusable."""
    where, _, name = what.rpartition(":")
    try:
        module = _from_file(Path(where)) if where.endswith(".py") else _from_package(where)
    except (Unusable, KeyboardInterrupt):
        raise
    except BaseException as wrong:  # whatever somebody's file does while it is read
        raise Unusable("broken", bot=what, why=f"{type(wrong).__name__}: {wrong}") from wrong
    found = getattr(module, name, None)
    if not isinstance(found, type):
        raise Unusable("class", file=where, name=name)
    if not callable(getattr(found, "choose", None)):
        raise Unusable("choose", name=name)
    return found


def _from_file(file: Path) -> ModuleType:
    if not file.is_file():
        raise Unusable("file", file=str(file))
    _look_in(file.resolve().parent)
    name = f"ladder_{file.stem}"
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _from_package(name: str) -> ModuleType:
    _look_in(Path.cwd())
    return import_module(name)


def _look_in(folder: Path) -> None:
    """What lies beside a bot can be imported by it."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
