"""An environment for any game: the rules' own actions as ids, everything open to everybody, no clock.

A game without `environment.py` is observed as a world of the seat: its state after `resample` with a fixed
seed, which depends on nothing but what the seat knows (whoever steps the game draws it: envs/table.py,
vector_steps.py). It is in the dialect of rules.py, and bound to one game's rules when it is loaded.
"""

from typing import Any

__all__ = [
    "REFRESHES",
    "VERSION",
    "action_of",
    "clock_seat",
    "count_ids",
    "cycle_ms",
    "id_toward",
    "is_asked",
    "late_id",
    "observe",
    "refresh",
    "seen_id",
    "write_mask",
]

VERSION = 0
OBSERVES_WORLD = True
REFRESHES = False

rules: Any = None
"""The game's rules, bound by core/environments/environment.py or core/compilation/compiled.py."""


def count_ids(s: Any) -> int:
    count: int = rules.ACTIONS
    return count


def observe(s: Any, seat: int, now: int, part: int, out: Any, at: int) -> int:
    """Never called: the whole world is observed."""
    return at


def refresh(s: Any, seat: int, now: int, part: int, out: Any, at: int) -> int:
    """Everything is written again."""
    return observe(s, seat, now, part, out, at)


def write_mask(s: Any, seat: int, now: int, part: int, mask: Any, at: int) -> int:
    """Without a list: there is no room for one here."""
    count = 0
    for action in range(rules.ACTIONS):
        if rules.refusal(s, seat, action, now) == 0:
            mask[at + action] = 1
            count += 1
    return count


def action_of(s: Any, seat: int, id: int, part: int) -> int:
    return id


def id_toward(s: Any, seat: int, action: int, part: int) -> int:
    return action


def late_id(s: Any, seat: int, now: int) -> int:
    """The first legal action. (Where the rules list another one first, a game says so.)"""
    for action in range(rules.ACTIONS):
        if rules.refusal(s, seat, action, now) == 0:
            return action
    return -1


def is_asked(s: Any, seat: int, now: int) -> bool:
    return True


def clock_seat(s: Any) -> int:
    return -1


def cycle_ms(s: Any) -> int:
    return 0


def seen_id(s: Any, index: int, seat: int, id: int, viewer: int) -> int:
    return id
