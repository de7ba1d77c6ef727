"""What cannot be done, in one sentence and in the reader's language."""

from typing import Any

__all__ = ["UserError"]


class UserError(Exception):
    """Something a person has to put right; `message_id` is in the common text."""

    def __init__(self, message_id: str, **arguments: Any) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.arguments = arguments
