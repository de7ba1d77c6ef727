"""Pebbles: what a viewer may know, which is everything."""

from collections.abc import Sequence
from typing import Any

import msgspec

from pebbles import rules
from pebbles.state import State
from thirdplace.core.game import Viewer


class Result(msgspec.Struct, frozen=True):
    winners: list[int]


class View(msgspec.Struct, frozen=True):
    left: int
    turn: int | None
    result: Result | None


def views(s: State, options: Any, viewers: Sequence[Viewer], now: int) -> list[View]:
    is_over = rules.over(s)
    shown = View(s.left, None if is_over else s.turn, Result([s.last]) if is_over else None)
    return [shown] * len(viewers)
