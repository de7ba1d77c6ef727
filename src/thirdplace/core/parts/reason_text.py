"""A reason as a sentence in the reader's language."""

from collections.abc import Sequence

from thirdplace.core.parts.reason import REFERENCE_MARK, Reason
from thirdplace.core.parts.terminal import Say

__all__ = ["in_words"]

SEAT_MARK = "@seat-"


def in_words(reason: Reason, say: Say, names: Sequence[str]) -> str:
    """A sentence in the reader's language."""
    return say(
        reason.id, **{gap: _resolve_reference(value, say, names) for gap, value in reason.args.items()}
    )


def _resolve_reference(value: str | int | float, say: Say, names: Sequence[str]) -> str | int | float:
    if not isinstance(value, str) or not value.startswith(REFERENCE_MARK):
        return value
    if value.startswith(SEAT_MARK):
        return names[int(value.removeprefix(SEAT_MARK))]
    return say(value.removeprefix(REFERENCE_MARK))
