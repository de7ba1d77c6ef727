"""An error of the user, shown as one sentence in the user's language."""

from errno import errorcode
from typing import Any

from thirdplace.core.parts.terminal import Say

__all__ = ["UserError"]


class UserError(Exception):
    """An error that the user has to correct; `message_id` is in the common text."""

    def __init__(self, message_id: str, **arguments: Any) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.arguments = arguments

    def in_words(self, say: Say) -> str:
        """The sentence. Among its arguments may be an exception of the system: the reason why."""
        told = {
            name: _tell_reason(value, say) if isinstance(value, Exception) else value
            for name, value in self.arguments.items()
        }
        return say(self.message_id, **told)


def _tell_reason(wrong: Exception, say: Say) -> str:
    """What the system answers in English, in the user's language."""
    if not isinstance(wrong, OSError):
        return say("why-name")  # a null character in the name of a file
    code = errorcode.get(wrong.errno or 0, "")
    return say(f"why-{code}") if f"why-{code}" in say else say("why-other", code=code or type(wrong).__name__)
