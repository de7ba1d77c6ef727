"""Why something was refused, as facts: the browser has the sentences (client/src/lib/device/explain.ts)."""

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.parts.pad import Impossible
from thirdplace.core.parts.reason import Reason
from thirdplace.core.records.record import WrongRecord

__all__ = ["RefusalFacts", "facts_of", "write_refusal"]


class RefusalFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fields of a refusal, from which `thirdplace.text.explain` makes a sentence on a server."""

    code: str
    detail: str = ""
    sentence: str = ""
    game: str | None = None
    """The game in whose words it is told."""
    arguments: dict[str, str | int] = {}
    where: str | None = None
    """The place in what was sent."""
    reason: Reason | None = None
    """A sentence of the game's own, with what stands in its gaps."""
    is_record: bool = False
    number: int | None = None
    """Of the action that does not hold, in a record."""


def facts_of(refused: Refused) -> RefusalFacts:
    return RefusalFacts(
        code=refused.code,
        detail=refused.detail,
        sentence=refused.sentence,
        game=None if refused.game is None else refused.game.id,
        arguments=refused.arguments,
        where=refused.where if isinstance(refused, Impossible) else None,
        reason=refused.reason if isinstance(refused, Impossible) else None,
        is_record=isinstance(refused, WrongRecord),
        number=refused.number if isinstance(refused, WrongRecord) else None,
    )


def write_refusal(refused: Refused) -> str:
    return msgspec.json.encode(facts_of(refused)).decode()
