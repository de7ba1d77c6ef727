"""Computer players that remember nothing, need no preparation and say nothing of their plans."""

from typing import Any

from thirdplace.core.game import Level, Message, Situation

__all__ = ["REMEMBERS", "find_intent", "thinking_time_ms", "warm_up"]

REMEMBERS: tuple[type[Message], ...] = ()
USUAL_MS = 1_200


def warm_up() -> None:
    """Nothing is compiled."""


def thinking_time_ms(view: Any) -> int:
    return USUAL_MS


def find_intent(situation: Situation, level: Level) -> Any:
    return None
