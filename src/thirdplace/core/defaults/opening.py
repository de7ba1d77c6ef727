"""A game without options and puzzles, of which every deal is wanted."""

from collections.abc import Sequence
from typing import Any

import msgspec

from thirdplace.core.game import ALL, Viewer

__all__ = [
    "LATER_OPTIONS",
    "Options",
    "Setup",
    "arrange",
    "is_deal_wanted",
    "may_reject_deals",
    "public_setup",
]


LATER_OPTIONS: Sequence[str] = ()


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """None."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Nothing of a game can be fixed."""


def arrange(s: Any, options: Any, setup: Any) -> None:
    """Nothing is replaced."""


def may_reject_deals(options: Any) -> bool:
    return False


def is_deal_wanted(s: Any, options: Any) -> bool:
    return True


def public_setup(setup: Any, viewer: Viewer) -> Any:
    """A puzzle is a secret until the game is over."""
    return setup if viewer == ALL else None
