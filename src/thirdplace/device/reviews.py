"""Reviews of finished games on a device, in a worker: what a server answers at `POST /api/reviews`."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.parts.review import Question, answer_question, review
from thirdplace.core.records.record import Record
from thirdplace.core.records.replay_steps import check_length

__all__ = ["review_record"]

MAX_SHARE = 0.99
"""What is told before the last answer is there."""


class WantedReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As on a server."""

    record: Record


def review_record(body: str, tell_share: Callable[[float], None]) -> str:
    """The review, as JSON. `tell_share` hears how much of it is done. Raises Refused."""
    try:
        wanted = msgspec.json.decode(body, type=WantedReview)
    except msgspec.DecodeError as wrong:
        raise Refused("bad-request", str(wrong)) from wrong
    record = check_length(wanted.record)
    expected = 2 * len(record.actions) + 1
    done = [0]

    def answer_all(questions: Sequence[Question]) -> list[Any]:
        answers = []
        for question in questions:
            answers.append(answer_question(question))
            done[0] += 1
            tell_share(min(MAX_SHARE, done[0] / expected))
        return answers

    return msgspec.json.encode(review(record, answer_all)).decode()
