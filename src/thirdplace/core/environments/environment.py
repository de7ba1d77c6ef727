"""What a game's part `environment` offers to programs that learn: observations and actions as numbers.

A game writes `environment.py` in the dialect of rules.py, so the same source observes one match (plain
Python) and thousands of compiled tables. What it leaves out is in core/defaults/environment.py; a game
without the part is observed as any game can be (see there). Whose decision is next, and what time it is
then, is in core/environments/decisions.py, for all games alike.
"""

import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from types import ModuleType
from typing import Any, Literal, Protocol, cast, get_args

from thirdplace.core.game import Game
from thirdplace.core.state import fields as state_fields
from thirdplace.core.state import state

__all__ = [
    "NO_ACTION",
    "PARTIAL",
    "REWARDS",
    "Decisions",
    "Environment",
    "IdRange",
    "Moment",
    "ObservationField",
    "Reward",
    "SplitMix",
    "fields_of",
    "id_ranges_of",
    "load_decisions",
    "load_environment",
    "width_of",
]

NO_ACTION = -1
"""What `action_of` answers for an id that means to wait: no action of the rules."""
PARTIAL = -2
"""`action_of` answers PARTIAL - part for an id that is a part of an action; the same seat then chooses on."""

Reward = Literal["win", "rank", "score"]
"""What is learned for (core/environments/decisions.py says exactly how each is counted)."""
REWARDS: tuple[Reward, ...] = get_args(Reward)

WORLD_SEED = 2026
"""From it hidden facts are drawn where a game without `environment.py` is observed: always the same."""
WIDEST = 2**31 - 1


@dataclass(frozen=True, slots=True)
class ObservationField:
    """Some neighbouring numbers of an observation, and what they mean."""

    name: str
    shape: tuple[int, ...]
    """() for a single number."""
    low: int
    high: int
    about: str
    """A sentence for the documentation."""

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class IdRange:
    """Some neighbouring ids, and what they mean."""

    name: str
    count: int
    about: str
    """A sentence for the documentation."""


class RequiredEnvironment(Protocol):
    """environment.py. `s` is the state in either representation, `now` milliseconds on the game's clock.

    `part` is what the seat has already chosen of an action that is chosen in parts, 0 if nothing. Seats are
    observed in relative order: the observer is 0, the next seat 1, and so on.
    """

    VERSION: int
    """Of observations and ids; a change of either is a new version, and a new id in Gymnasium (`-v1`)."""

    def list_fields(self, s: Any) -> Sequence[ObservationField]:
        """What `observe` writes, in this order; it depends on seats and options only. (Never compiled.)"""

    def list_ids(self, s: Any) -> Sequence[IdRange]:
        """What ids mean, from 0 on; it depends on seats and options only. (Never compiled.)"""

    def observe(self, s: Any, seat: int, now: int, part: int, out: Any, at: int) -> int:
        """Write what the seat may know into `out` from `at` on; return where it ends."""

    def count_ids(self, s: Any) -> int:
        """Ids are numbers from 0 to this; it depends on seats and options only."""

    def write_mask(self, s: Any, seat: int, now: int, part: int, mask: Any, at: int) -> int:
        """Write 1 for every legal id into `mask`, which is all 0 from `at` on; return how many there are."""

    def action_of(self, s: Any, seat: int, id: int, part: int) -> int:
        """The action of the rules that a legal id stands for; NO_ACTION, or PARTIAL - the new part."""

    def id_toward(self, s: Any, seat: int, action: int, part: int) -> int:
        """The id to choose next in order to do this legal action."""


class Environment(RequiredEnvironment, Protocol):
    """By default every active seat is asked, no clock runs, and every action is known to everybody."""

    REFRESHES: bool
    """Is `refresh` quicker than `observe`? Otherwise it is not called."""

    def late_id(self, s: Any, seat: int, now: int) -> int:
        """What is chosen for a seat that does not choose; it leads on towards the end of the game."""

    def is_asked(self, s: Any, seat: int, now: int) -> bool:
        """Has this active seat anything to decide?"""

    def clock_seat(self, s: Any) -> int:
        """While a clock runs, the seat whose decisions take time; otherwise -1."""

    def cycle_ms(self, s: Any) -> int:
        """In how many milliseconds everybody acts once, at the pace the rulebook counts on; 0: no clock."""

    def refresh(self, s: Any, seat: int, now: int, part: int, out: Any, at: int) -> int:
        """As `observe`, but there already stands what some seat of this table observed earlier in the game.

        A game writes it, and declares REFRESHES, if most of an observation stays the same.
        """

    def seen_id(self, s: Any, index: int, seat: int, id: int, viewer: int) -> int:
        """An id chosen in the past as `viewer` may know it now, or -1.

        `index` is how many actions of the rules had been done before."""


@state
class Moment:
    """Where a table stands between two decisions, beyond its game's state."""

    seat: int  # whose decision is next; -1: the game is over
    part: int  # what that seat has already chosen of an action, 0: nothing
    first: int  # the id by which it did
    now: int  # milliseconds on the game's clock
    turns: int  # turns that have taken time
    free: int  # actions in this turn that took none
    acts: int  # actions of the rules so far


class Decisions(Protocol):
    """core/environments/decisions.py, bound to one game."""

    def open_moment(self, s: Any, m: Moment) -> None: ...

    def find_asked(self, s: Any, first: int, now: int) -> int: ...

    def is_hurried(self, s: Any, m: Moment) -> bool: ...

    def write_legal(self, s: Any, m: Moment, seat: int, part: int, mask: Any, at: int) -> int: ...

    def pass_time(self, s: Any, m: Moment, seat: int, clock: int, tempo: int) -> bool: ...

    def ask_next(self, s: Any, m: Moment, seat: int, clock: int) -> None: ...

    def reward_at_end(self, s: Any, seat: int, kind: int, team: bool) -> float: ...

    def points_of(self, s: Any, seat: int, team: bool) -> int: ...


class SplitMix:
    """The generator of compiled rules in plain Python (fast_below in compiled.py)."""

    WORD = (1 << 64) - 1

    def __init__(self, seed: int) -> None:
        self.state = seed & self.WORD

    def below(self, n: int) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & self.WORD
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & self.WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & self.WORD
        z ^= z >> 31
        return ((z >> 32) * n) >> 32


@cache
def load_environment(game: Game) -> Environment:
    """The game's part `environment` with all that it leaves out, or one that does for any game."""
    bound = _fresh_module("thirdplace.core.defaults.environment")
    bound.__dict__["rules"] = game.rules
    if game.brings("environment"):
        bound.__dict__.update(_without_dunders(game.part("environment")))
        bound.__dict__["OBSERVES_WORLD"] = False
    return cast(Environment, bound)


@cache
def load_decisions(game: Game) -> Decisions:
    """core/environments/decisions.py for this game."""
    bound = _fresh_module("thirdplace.core.environments.decisions")
    bound.__dict__.update(rules=game.rules, environment=load_environment(game))
    return cast(Decisions, bound)


def fields_of(game: Game, s: Any) -> tuple[ObservationField, ...]:
    """The fields of an observation, for a prepared state."""
    environment = load_environment(game)
    if game.brings("environment"):
        return tuple(environment.list_fields(s))
    return tuple(
        ObservationField(
            one.name, (one.length,) if one.length else (), -WIDEST, WIDEST, f"The state's `{one.name}`."
        )
        for one in state_fields(game.state)
    )


def id_ranges_of(game: Game, s: Any) -> tuple[IdRange, ...]:
    """What ids mean, for a prepared state."""
    environment = load_environment(game)
    if game.brings("environment"):
        return tuple(environment.list_ids(s))
    return (IdRange("action", environment.count_ids(s), "The number of the action in the game's rules."),)


def width_of(fields: Sequence[ObservationField]) -> int:
    return sum(field.size for field in fields)


def _fresh_module(name: str) -> ModuleType:
    """The module once more, to be bound to one game's rules."""
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _without_dunders(module: ModuleType) -> dict[str, Any]:
    return {name: value for name, value in vars(module).items() if not name.startswith("__")}
