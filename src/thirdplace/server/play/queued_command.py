"""Commands in the queue of a table, and commands that are being carried out."""

from collections.abc import Callable

import msgspec

from thirdplace.server.play.subscriber import Subscriber
from thirdplace.server.play.subscriber_updates import Arrival, SubscriberUpdates
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.commands import Commands, InternalCommands
from thirdplace.table.table_state import Keys
from thirdplace.table.transition import Transition

__all__ = ["OnOutcome", "Pending", "QueuedCommand"]

NO_KEYS: Keys = frozenset()

OnOutcome = Callable[[CommandOutcome], None]
"""Called with the outcome of a command, once that outcome is durable."""


class QueuedCommand(msgspec.Struct, eq=False):
    command: "Commands | InternalCommands"
    keys: Keys = NO_KEYS
    on_outcome: OnOutcome | None = None
    subscriber: Subscriber | None = None
    """The subscriber that connects or disconnects, if the command is about one."""
    arrival: Arrival | None = None
    attempts: int = 0
    is_judged_again: bool = False
    """Was it refused once, and then judged again by what other nodes had written?"""

    def answer(self, outcome: CommandOutcome) -> None:
        if self.on_outcome is not None:
            self.on_outcome(outcome)


class Pending(msgspec.Struct, eq=False):
    """Commands that are carried out together, and the transition they make. It is not durable yet."""

    commands: list[QueuedCommand]
    transition: Transition
    entries: list[bytes] = []
    epoch: int = 0
    """The epoch that the entries were submitted with."""
    updates: SubscriberUpdates | None = None
    subscribers: set[Subscriber] | None = None
    """The subscribers after the transition; None if nobody comes or goes."""
