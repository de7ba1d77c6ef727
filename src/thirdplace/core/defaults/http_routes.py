"""A game that adds nothing to a server."""

from collections.abc import Sequence
from typing import Any

__all__ = ["EXAMPLE_RECORD", "ROUTES", "SHARED_TOOLS"]

ROUTES: Sequence[Any] = ()
SHARED_TOOLS: Sequence[Any] = ()
EXAMPLE_RECORD: Any = None
