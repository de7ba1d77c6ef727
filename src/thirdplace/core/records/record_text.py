"""A record as text that a person can read beside the rulebook, and back.

    thirdplace record 1
    game: some-game
    seat 0: Pierre
    ...
    commitment: 9f86d0...
    seed: any text

      1  Pierre: bid 3
      2  Lizzi: bid 4  @1500
      3  Clara: pass

An action without a time was done when the one before was. Lines that begin with "#" are for
people; reading passes over them.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from thirdplace.core.action_words import read_words, write_words
from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.records.record import Record, ReplayMoment, WrongRecord, replay
from thirdplace.core.registry import find_game
from thirdplace.core.step import Move, Step

__all__ = ["from_text", "to_text"]

FIRST_LINE = "thirdplace record 1"
ACTION_LINE = re.compile(r"\s*(\d+)\s\s(.+)")
TIME_SUFFIX = re.compile(r"(.*\S)\s+@(\d+)")

DescribeStep = Callable[[Match, Step | None], list[str]]


def to_text(record: Record, describe: DescribeStep | None = None) -> str:
    """`describe` adds what happened as comments: after the deal (no step), then after each action."""
    return "\n".join([*_header_lines(record), "", *_action_lines(record, describe)]) + "\n"


def _header_lines(record: Record) -> Iterator[str]:
    yield FIRST_LINE
    yield f"game: {record.game}"
    for seat, name in enumerate(record.names):
        yield f"seat {seat}: {name}"
    yield f"options: {_to_json(record.options)}"
    if record.setup is not None:
        yield f"setup: {_to_json(record.setup)}"
    yield f"deal: {record.deal}"
    if record.clock is not None:
        yield f"clock: {record.clock}"
    yield f"commitment: {record.commitment}"
    if record.seed is not None:
        yield f"seed: {_to_json(record.seed)}"
    if record.shares:
        yield f"shares: {_to_json(record.shares)}"
    if record.drawn_by:
        yield f"drawn_by: {record.drawn_by}"
    for note in record.notes or ():
        yield f"note: {_to_json(note)}"


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _action_lines(record: Record, describe: DescribeStep | None) -> Iterator[str]:
    actions = find_game(record.game).actions
    steps = iter(replay(record)) if describe else None
    if describe and steps:
        yield from _comment_lines(describe, next(steps))
    before = 0
    for number, move in enumerate(record.actions, 1):
        time = f"  @{move.at}" if move.at not in (None, before) else ""
        before = move.at if move.at is not None else before
        yield f"{number:4}  {_describe_move(record, actions.MESSAGES, number, move)}{time}"
        if describe and steps:
            yield from _comment_lines(describe, next(steps))
    if describe and steps:  # what time alone brought at the end
        for moment in steps:
            yield from _comment_lines(describe, moment)


def _comment_lines(describe: DescribeStep, moment: ReplayMoment) -> Iterator[str]:
    yield from (f"# {line}" for line in describe(moment.match, moment.step))


def _describe_move(record: Record, messages: Any, number: int, move: Move) -> str:
    if not 0 <= move.seat < len(record.names):
        raise WrongRecord("bad-request", f"seat: {move.seat}", number)
    try:
        message = msgspec.convert(move.action, messages)
    except msgspec.ValidationError as wrong:
        raise WrongRecord("bad-request", str(wrong), number) from wrong
    return f"{record.names[move.seat]}: {write_words(message)}"


def from_text(text: str) -> Record:
    """The record a text stands for. Raises WrongRecord with the line that is wrong."""
    lines = [
        (number, line.rstrip())
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.startswith("#")
    ]
    if not lines or lines[0][1] != FIRST_LINE:
        raise WrongRecord("bad-request", f"line 1: {FIRST_LINE}")
    head: dict[str, object] = {"format": 1}
    names: list[str] = []
    actions: list[Move] = []
    for number, line in lines[1:]:
        try:
            found = ACTION_LINE.fullmatch(line)
            if found:
                actions.append(_parse_move(str(head.get("game")), names, found, actions))
            else:
                _parse_header_line(line, head, names)
        except (ValueError, Refused, msgspec.DecodeError) as wrong:
            raise WrongRecord("bad-request", f"line {number}: {line}") from wrong
    try:
        return msgspec.convert(head | {"names": names, "actions": actions}, Record)
    except msgspec.ValidationError as wrong:
        raise WrongRecord("bad-request", f"record: {wrong}") from wrong


def _parse_header_line(line: str, head: dict[str, object], names: list[str]) -> None:
    key, value = line.split(": ", 1)
    if key == f"seat {len(names)}":
        names.append(value)
    elif key == "note":
        notes = head.setdefault("notes", [])
        assert isinstance(notes, list)
        notes.append(msgspec.json.decode(value))
    elif key in head:
        raise ValueError(key)
    elif key in ("game", "commitment", "drawn_by"):
        head[key] = value
    elif key in ("options", "setup", "seed", "deal", "clock", "shares"):
        head[key] = msgspec.json.decode(value)
    else:
        raise ValueError(key)


def _parse_move(game: str, names: list[str], found: re.Match[str], before: list[Move]) -> Move:
    if int(found[1]) != len(before) + 1:
        raise ValueError("actions are numbered from 1")
    timed = TIME_SUFFIX.fullmatch(found[2])
    now = before[-1].at if before else 0
    words, at = (timed[1], int(timed[2])) if timed else (found[2], now)
    name = max((name for name in names if words.startswith(f"{name}: ")), key=len, default=None)
    if name is None:
        raise ValueError("nobody of this name plays")
    message = read_words(find_game(game).actions.MESSAGES, words[len(name) + 2 :])
    return Move(names.index(name), msgspec.to_builtins(message), at)
