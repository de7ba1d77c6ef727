"""`transition(table, requests, now)`: what commands make of a table, which itself stays as it is.

The table that comes out is a fork. It becomes the table once its new entries are durable; until then nothing
has happened, and if they cannot be kept, nothing has to be taken back.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.table.commands import Commands, Internal
from thirdplace.table.host import Outcome, handle
from thirdplace.table.table import Happening, Keys, Table

__all__ = ["Request", "Transition", "transition"]


Check = Callable[[Commands | Internal], None]
"""Raises Refused for a command that is not to be carried out."""


class Request(Protocol):
    """A command, and the keys of whoever sent it."""

    command: Commands | Internal
    keys: Keys


class Transition(msgspec.Struct, eq=False):
    """What came of commands: the table after them, one outcome for each, and all that happened."""

    table: Table
    outcomes: list[Outcome] = []
    happened: list[Happening] = []


class _Failed(Exception):
    """A command that went wrong halfway, so that all has to be done again without it."""

    def __init__(self, index: int, refused: Refused, cause: Exception | None = None) -> None:
        super().__init__(index)
        self.index = index
        self.refused = refused
        self.cause = cause


def transition(
    table: Table,
    requests: Sequence[Request],
    now: int,
    *,
    check: Check = lambda _: None,
    on_error: Callable[[Exception], None] = lambda _: None,
) -> Transition:
    """Carry the commands out one after the other, at the server's time `now`.

    A command is done whole or refused. Where a game's code raises anything but Refused, `on_error` is told of
    it, and the command is refused as "internal". `check` may refuse a command before the table is asked.
    """
    failed: dict[int, Refused] = {}
    while True:
        try:
            return _attempt(table, requests, now, check, failed)
        except _Failed as wrong:
            failed[wrong.index] = wrong.refused
            if wrong.cause is not None:
                on_error(wrong.cause)


def _attempt(
    table: Table, requests: Sequence[Request], now: int, check: Check, failed: dict[int, Refused]
) -> Transition:
    made = Transition(table.fork())
    for index, request in enumerate(requests):
        if index in failed:
            outcome = Outcome(refused=failed[index])
        else:
            outcome = _carry_out(made.table, request, now, index, check)
        made.outcomes.append(outcome)
        made.happened += outcome.happened
    return made


def _carry_out(table: Table, request: Request, now: int, index: int, check: Check) -> Outcome:
    try:
        check(request.command)
    except Refused as refused:
        return Outcome(refused=refused)
    try:
        outcome = handle(table, request.command, request.keys, now)
    except Exception as wrong:
        raise _Failed(index, Refused("internal"), wrong) from wrong
    if outcome.refused is not None and outcome.is_partial:
        raise _Failed(index, outcome.refused)
    return outcome
