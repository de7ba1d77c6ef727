"""A game that has declared its actions OPEN."""

from typing import Any

from thirdplace.core.game import Viewer

__all__ = ["redact_for"]


def redact_for(s: Any, index: int, seat: int, message: Any, viewer: Viewer) -> Any:
    """Everybody knows what was done."""
    return message
