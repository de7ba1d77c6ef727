"""A plain table for any game: the view as lines, the legal actions as a numbered list.

What a game's own terminal.py leaves out is taken from here, too.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.text import Text as RichText

from thirdplace.core.action_words import write_words
from thirdplace.core.defaults.bots import thinking_time_ms
from thirdplace.core.game import Event, Message
from thirdplace.core.parts.terminal import Key, Misread, Preview, Seen
from thirdplace.core.testing.scenario import line_of

__all__ = [
    "PRESELECTED",
    "SEATS",
    "SECRETS",
    "describe_event",
    "describe_map",
    "ending",
    "format_prompt",
    "keys",
    "picture",
    "read",
    "seats_asked",
    "seats_waited_for",
    "thinking_time_ms",
]

SECRETS = True
SEATS = 0
PRESELECTED: Mapping[str, Any] = {}
ACTION_KEYS = "123456789abdefghijklnorstuvwxyz"
"""Keys for actions. c, m, p and q are missing because they have a meaning in every game."""

describe_map = None


def picture(seen: Seen) -> RichText:
    return RichText("\n".join(_format_fields(msgspec.to_builtins(seen.view), seen.names)))


def _format_fields(shown: Mapping[str, Any], names: Sequence[str], indent: str = "") -> Iterator[str]:
    for key, value in shown.items():
        if isinstance(value, dict):
            yield f"{indent}{key}:"
            yield from _format_fields(value, names, f"{indent}  ")
        elif isinstance(value, list) and any(isinstance(one, dict) for one in value):
            for number, one in enumerate(value):
                is_seat = key == "seats" and number < len(names)
                yield f"{indent}{names[number] if is_seat else f'{key} {number + 1}'}:"
                yield from _format_fields(one, names, f"{indent}  ")
        else:
            yield f"{indent}{key}: {_format_value(value)}"


def _format_value(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_format_value(one) for one in value) or "–"
    return "–" if value is None else str(value)


def describe_event(event: Event, seen: Seen) -> str:
    return line_of(msgspec.to_builtins(event), seen.names)


def format_prompt(seen: Seen, seat: int, legal: Sequence[Message], preview: Preview) -> list[str]:
    listed = [f"{number:3}  {write_words(message)}" for number, message in enumerate(legal, 1)]
    return [*listed, seen.say("plain-question", name=seen.names[seat])]


def read(line: str, seen: Seen, seat: int, legal: Sequence[Message]) -> Message:
    if line.isdecimal() and 0 < int(line) <= len(legal):
        return legal[int(line) - 1]
    for message in legal:
        if write_words(message) == " ".join(line.split()):
            return message
    raise Misread("misread-none", typed=line)


def ending(seen: Seen) -> RichText:
    return picture(seen)


def seats_waited_for(view: Any, active: Sequence[int]) -> list[int]:
    return list(active)


def seats_asked(view: Any) -> list[int]:
    return []


def keys(seen: Seen, legal: Mapping[int, Sequence[Message]], path: Sequence[str]) -> list[Key]:
    actions = [(seat, message) for seat, messages in legal.items() for message in messages]
    return [
        Key(key, write_words(message), seat, message)
        for key, (seat, message) in zip(ACTION_KEYS, actions, strict=False)
    ]
