"""An error of the user, shown as one sentence in the user's language."""

from typing import Any

__all__ = ["UserError"]


class UserError(Exception):
    """An error that the user has to correct; `message_id` is in the common text."""

    def __init__(self, message_id: str, **arguments: Any) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.arguments = arguments
