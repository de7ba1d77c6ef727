"""A game in which everything is done in the open."""

from typing import Any

from thirdplace.core.game import Viewer

__all__ = ["redact_for"]


def redact_for(s: Any, index: int, seat: int, message: Any, viewer: Viewer) -> Any:
    """Everybody knows what was done. A game with secret actions writes its own."""
    return message
