"""Why a call of a language model is answered with no: a code, and one sentence in its language."""

from math import ceil
from typing import Any

__all__ = ["CallRefused", "NoAnswer"]


class CallRefused(Exception):
    """A call that was not carried out; nothing has changed.

    `message` is the sentence, if a thirdplace server has said it; otherwise it is `agent-error-<code>`,
    with `arguments` in its gaps.
    """

    def __init__(
        self, code: str, message: str = "", *, retry_after_s: float | None = None, **arguments: Any
    ) -> None:
        super().__init__(f"{code}: {message}" if message else code)
        self.code = code
        self.message = message
        self.retry_after_s = None if retry_after_s is None else max(1, ceil(retry_after_s))
        self.arguments = arguments


class NoAnswer(CallRefused):
    """The thirdplace server cannot be reached."""

    def __init__(self, address: str) -> None:
        super().__init__("no-answer", address=address, retry_after_s=5)
