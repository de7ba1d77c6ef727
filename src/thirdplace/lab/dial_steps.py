"""The steps of a game's dials that a search tries, and how large a change of rules is."""

from typing import Any

import numpy as np

from thirdplace.core.game import Game
from thirdplace.core.options.option_schema import OptionInfo, option_schema
from thirdplace.lab.lab_request import LabRequest

__all__ = ["Change", "list_steps", "size_of_change"]

STEPS = (1, 2, 4)
"""How many steps of a dial are tried up and down."""
MOST_OPEN_VALUES = 8
"""Where the usual value depends on the number of players, all values are tried, if they are so few."""

Change = dict[str, Any]
"""Options with their new values."""


def list_steps(info: OptionInfo, request: LabRequest) -> list[Any]:
    """The neighbours of a dial's value; nothing for lists of cards."""
    now = request.options.get(info.key, info.default)
    if info.kind == "switch":
        return [not now]
    if info.kind == "choice":
        return [value for value in info.values if value != now]
    if info.kind != "number":
        return []
    if now is None:
        return _list_open_values(info)
    steps = [now + sign * step * int(info.step) for step in STEPS for sign in (-1, 1)]
    least = -np.inf if info.least is None else info.least
    most = np.inf if info.most is None else info.most
    return [value for value in steps if least <= value <= most]


def _list_open_values(info: OptionInfo) -> list[int]:
    if info.needed or info.least is None or info.most is None:
        return []
    values = list(range(int(info.least), int(info.most) + 1, int(info.step) or 1))
    return values if len(values) <= MOST_OPEN_VALUES else []


def size_of_change(game: Game, request: LabRequest, change: Change) -> float:
    """How much is changed: for each dial the part of its range, or one for a choice; a little for each."""
    size = 0.0
    for info in option_schema(game):
        if info.key in change:
            size += _share_of_range(info, request.options.get(info.key, info.default), change[info.key])
    return size + len(change) / 10


def _share_of_range(info: OptionInfo, now: Any, then: Any) -> float:
    if info.kind != "number" or now is None or info.least is None or info.most is None:
        return 1.0
    return float(abs(then - now) / (info.most - info.least))
