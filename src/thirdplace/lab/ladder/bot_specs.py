"""The bots that take part in a ladder: our levels, a Python class, or any program."""

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

__all__ = ["BotSpec", "UnusableBot", "load_bot_class", "parse_bot_list"]

Kind = Literal["level", "class", "pipe", "stream"]
PREFIXES: dict[str, Kind] = {"cmd:": "pipe", "http:": "stream"}


@dataclass(frozen=True, slots=True)
class BotSpec:
    """Which bot takes part: small enough to be sent to a worker process."""

    name: str
    kind: Kind
    target: str
    """The level, the path of the class, or the command, depending on `kind`."""

    @property
    def as_argument(self) -> str:
        """The text that selects this bot after --bots."""
        prefix = next((prefix for prefix, kind in PREFIXES.items() if kind == self.kind), "")
        return prefix + self.target


class UnusableBot(Exception):
    """A bot that cannot take part: `reason` is the end of a message id, `details` are its arguments."""

    def __init__(self, reason: str, **details: str) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details


def parse_bot_list(given: Sequence[str]) -> list[BotSpec]:
    """The bots of lists like `easy,expert,mine.py:Robo,"cmd:python3 robo.py"`. Raises Unusable."""
    bots: list[BotSpec] = []
    for written in (word.strip() for line in csv.reader(given, skipinitialspace=True) for word in line):
        bot = _parse_bot(written)
        again = sum(bot.as_argument == other.as_argument for other in bots)
        named = f"{bot.name} ({again + 1})" if again else bot.name
        while any(named == other.name for other in bots):  # two classes of one name, in two files
            named += "'"
        bots.append(replace(bot, name=named))
    return bots


def _parse_bot(written: str) -> BotSpec:
    if written in LEVELS:
        return BotSpec(written, "level", written)
    for prefix, kind in PREFIXES.items():
        if written.startswith(prefix):
            command = written.removeprefix(prefix).strip()
            return BotSpec(_display_name_of(command), kind, command)
    if ":" not in written:
        raise UnusableBot("unknown", bot=written, levels=", ".join(LEVELS))
    load_bot_class(written)
    return BotSpec(written.rpartition(":")[2], "class", written)


def _display_name_of(command: str) -> str:
    """The command without folders. Raises UnusableBot if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as wrong:  # a quotation mark without its partner
        raise UnusableBot("broken", bot=command, why=str(wrong)) from wrong
    if not words or shutil.which(words[0]) is None:
        raise UnusableBot("program", bot=words[0] if words else command)
    return " ".join(Path(word).name or word for word in words)


@cache
def load_bot_class(what: str) -> Any:
    """The class of `folder/file.py:Class` or `package.module:Class`. Raises Unusable."""
    where, _, name = what.rpartition(":")
    try:
        module = _import_file(Path(where)) if where.endswith(".py") else _import_module(where)
    except (UnusableBot, KeyboardInterrupt):
        raise
    except BaseException as wrong:  # a foreign file may raise anything while it is imported
        raise UnusableBot("broken", bot=what, why=f"{type(wrong).__name__}: {wrong}") from wrong
    found = getattr(module, name, None)
    if not isinstance(found, type):
        raise UnusableBot("class", file=where, name=name)
    if not callable(getattr(found, "choose", None)):
        raise UnusableBot("choose", name=name)
    return found


def _import_file(file: Path) -> ModuleType:
    if not file.is_file():
        raise UnusableBot("file", file=str(file))
    _add_to_import_path(file.resolve().parent)
    name = f"ladder_{file.stem}"
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _import_module(name: str) -> ModuleType:
    _add_to_import_path(Path.cwd())
    return import_module(name)


def _add_to_import_path(folder: Path) -> None:
    """Lets a bot import the modules beside it."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
