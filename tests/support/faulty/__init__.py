"""Games whose code raises at random moments: what a bug in somebody's fourth game looks like to a server.

They are our own games, with a few functions that fail now and then while `THIRDPLACE_TEST_FAULTS` names a
probability. `install_games(folder)` writes them as packages with entry points, so that a server finds them.
"""

import os
import random
from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from thirdplace import games
from thirdplace.core.game import Game

__all__ = ["FAULTS", "GAMES", "Fault", "fail_sometimes", "install_games", "make_faulty"]

FAULTS = "THIRDPLACE_TEST_FAULTS"
GAMES = tuple(sorted(path.parent.name for path in Path(*games.__path__).glob("*/__init__.py")))
RULES = (
    *("active", "apply", "begin", "deadline", "deal", "forced_action", "is_undoable", "legal"),
    *("next_unlock_time", "over", "refusal", "resample", "score", "tick", "winners"),
)
OPENING = ("arrange", "is_deal_wanted", "may_reject_deals", "prepare", "public_setup")
ACTIONS = ("decode", "encode", "redact_for")
VIEWS = ("events_for", "hide_ranks", "hide_ranks_in_event", "views")
ORDERS = ("follow", "lapses", "refusal")
PACKAGE = """
from support.faulty import make_faulty
from thirdplace.games.{name} import GAME as SOUND

GAME = make_faulty(SOUND, "{name}", __name__)
"""
BOTS = """
from support.faulty import fail_sometimes
from thirdplace.games.{name} import GAME as SOUND

sound = SOUND.part("bots")  # with the defaults of what it leaves out
REMEMBERS, warm_up = sound.REMEMBERS, sound.warm_up
choose, thinking_time_ms = fail_sometimes(sound.choose), fail_sometimes(sound.thinking_time_ms)
"""


class Fault(Exception):
    """Raised on purpose."""


def fail_sometimes(function: Callable[..., Any]) -> Callable[..., Any]:
    probability = float(os.environ.get(FAULTS, "0"))

    @wraps(function)
    def fail_or_call(*given: Any) -> Any:
        if random.random() < probability:
            raise Fault(function.__name__)
        answer = function(*given)
        if random.random() < probability:  # too late: it has changed what it was given
            raise Fault(function.__name__)
        return answer

    return fail_or_call


def _with_faults(module: Any, *names: str) -> Any:
    sound = {name: getattr(module, name) for name in dir(module) if not name.startswith("__")}
    return SimpleNamespace(**sound | {name: fail_sometimes(sound[name]) for name in names})


def make_faulty(sound: Game, name: str, package: str) -> Game:
    return replace(
        sound,
        id=f"faulty-{name.replace('_', '-')}",
        package=package,
        rules=_with_faults(sound.rules, *RULES),
        opening=_with_faults(sound.opening, *OPENING),
        actions=_with_faults(sound.actions, *ACTIONS),
        views=_with_faults(sound.views, *VIEWS),
        orders=None if sound.orders is None else _with_faults(sound.orders, *ORDERS),
    )


def install_games(folder: Path) -> None:
    """Put this folder and that of the tests on the path, and the games are there."""
    about = folder / "faulty_games-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: faulty-games\nVersion: 1.0\n")
    lines = [f"{name} = faulty_{name}:GAME" for name in GAMES]
    (about / "entry_points.txt").write_text("\n".join(["[thirdplace.games]", *lines, ""]))
    for name in GAMES:
        package = folder / f"faulty_{name}"
        package.mkdir()
        (package / "__init__.py").write_text(PACKAGE.format(name=name))
        (package / "bots.py").write_text(BOTS.format(name=name))
