"""A sentence that is put into words only where it is read."""

import msgspec

__all__ = ["REFERENCE_MARK", "Reason", "escape_reference"]

REFERENCE_MARK = "@"


class Reason(msgspec.Struct, frozen=True):
    """One sentence: a message of the locale files, and what stands in its gaps.

    What begins with "@" is named in the reader's language: "@card-red" or "@place-north.in" is
    another message, "@seat-2" the name of a player. Everything else stands as it is.
    """

    id: str
    args: dict[str, str | int | float] = {}


def escape_reference(typed: str) -> str:
    """Make text that people typed safe for a gap: it must never be taken for a reference."""
    return typed.lstrip(REFERENCE_MARK) or "?"
