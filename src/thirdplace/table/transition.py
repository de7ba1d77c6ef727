"""`transition(table, requests, now)`: applies commands to a fork of a table, which itself does not change.

The fork replaces the table once its new entries are durable. If they cannot be stored, it is dropped, and
nothing has to be undone.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.table.command_handler import handle_command
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.commands import Commands, InternalCommands
from thirdplace.table.table import AppliedEntry, Table
from thirdplace.table.table_state import Keys

__all__ = ["Request", "Transition", "transition"]


CommandCheck = Callable[[Commands | InternalCommands], None]
"""Raises Refused for a command that must not be applied."""


class Request(Protocol):
    """A command, and the keys of whoever sent it."""

    command: Commands | InternalCommands
    keys: Keys


class Transition(msgspec.Struct, eq=False):
    """The table after the commands, one outcome for each, and all applied entries."""

    table: Table
    outcomes: list[CommandOutcome] = []
    applied: list[AppliedEntry] = []


class _CommandFailed(Exception):
    """A command failed halfway: all have to be applied again without it."""

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
    check: CommandCheck = lambda _: None,
    on_error: Callable[[Exception], None] = lambda _: None,
) -> Transition:
    """Applies the commands one after the other, at the server's time `now`.

    A command is applied as a whole or refused. If a game's code raises anything but Refused, `on_error` is
    called and the command is refused as "internal". `check` may refuse a command beforehand.
    """
    failed: dict[int, Refused] = {}
    while True:
        try:
            return _apply_all(table, requests, now, check, failed)
        except _CommandFailed as wrong:
            failed[wrong.index] = wrong.refused
            if wrong.cause is not None:
                on_error(wrong.cause)


def _apply_all(
    table: Table, requests: Sequence[Request], now: int, check: CommandCheck, failed: dict[int, Refused]
) -> Transition:
    made = Transition(table.fork())
    for index, request in enumerate(requests):
        if index in failed:
            outcome = CommandOutcome(refused=failed[index])
        else:
            outcome = _apply_one(made.table, request, now, index, check)
        made.outcomes.append(outcome)
        made.applied += outcome.applied
    return made


def _apply_one(table: Table, request: Request, now: int, index: int, check: CommandCheck) -> CommandOutcome:
    try:
        check(request.command)
    except Refused as refused:
        return CommandOutcome(refused=refused)
    try:
        outcome = handle_command(table, request.command, request.keys, now)
    except Exception as wrong:
        raise _CommandFailed(index, Refused("internal"), wrong) from wrong
    if outcome.refused is not None and outcome.is_partial:
        raise _CommandFailed(index, outcome.refused)
    return outcome
