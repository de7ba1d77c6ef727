"""Actions as a line of words: "bid 5", "choose red-card", "offer 1 red-card blue-card".

One way of writing for every game, made from the message's own fields, and back again.
"""

from functools import cache
from typing import Any, get_args

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Message

__all__ = ["read_words", "write_words"]


def write_words(message: Message) -> str:
    told = msgspec.to_builtins(message)
    return " ".join(str(told[key]) for key in ("type", *_names(type(message))) if told.get(key) is not None)


def read_words(messages: Any, words: str) -> Any:
    """The message these words stand for; Refused("bad-request") if they stand for none."""
    kind, *values = words.split() or [""]
    found = _kinds(messages).get(kind)
    if found is None or len(values) != len(_names(found)):
        raise Refused("bad-request", words)
    told = dict(zip(_names(found), values, strict=True)) | {"type": kind}
    try:
        return msgspec.convert(told, found, strict=False)
    except msgspec.ValidationError as wrong:
        raise Refused("bad-request", words) from wrong


@cache
def _names(kind: type[Message]) -> tuple[str, ...]:
    return tuple(field.encode_name for field in msgspec.structs.fields(kind))


@cache
def _kinds(messages: Any) -> dict[str, type[Message]]:
    kinds = get_args(messages) or (messages,)
    return {str(kind.__struct_config__.tag): kind for kind in kinds}
