"""What cannot be done, in one sentence and in the reader's language."""

from typing import Any

from thirdplace import text
from thirdplace.core.errors import Refused
from thirdplace.core.record import WrongRecord
from thirdplace.text import Text

__all__ = ["Complaint", "explain"]


class Complaint(Exception):
    """Something a person has to put right; `message_id` is in the common text."""

    def __init__(self, message_id: str, **arguments: Any) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.arguments = arguments


def explain(say: Text, refused: Refused) -> str:
    """Why something was refused; of a record, which part of it does not hold."""
    if not isinstance(refused, WrongRecord):
        return text.explain(say, refused)
    if refused.number is not None:
        return say("record-action", number=str(refused.number), error=text.explain(say, refused))
    known = f"record-{refused.detail.partition(':')[0]}"
    return say(known) if known in say else say("record-broken", detail=refused.detail)
