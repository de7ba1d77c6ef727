"""What a game brings to be played in a terminal: the contract of its terminal.py.

The terminal hands over what one viewer may see, the actions that are legal, and a voice in
the reader's language. It gets back pictures (anything rich can print), sentences and, for
what people type or press, actions. Nothing of the rules is repeated there.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from thirdplace.core.game import Event, Message, Viewer
from thirdplace.core.slug import slug

__all__ = ["SEAT_STYLES", "Key", "Misread", "Preview", "Say", "Seen", "TerminalPart", "flow", "pick"]

SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold red", "bold blue")
"""A seat's colour in print; its number and name always stand beside it."""

Preview = Callable[[Message], Sequence[Event]]
"""What an action would bring, as the one who thinks about it may know."""


class Say(Protocol):
    """Says things in one language (thirdplace.text.Text)."""

    lang: str

    def __call__(self, message_id: str, /, **arguments: Any) -> str: ...

    def __contains__(self, message_id: str) -> bool: ...


class Misread(Exception):
    """A line that stands for no action; the message tells what to type instead."""

    def __init__(self, message_id: str, **arguments: Any) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.arguments = arguments


@dataclass(frozen=True, slots=True)
class Seen:
    """A view, through whose eyes, and what is needed to put it on a screen."""

    view: Any
    viewer: Viewer
    names: Sequence[str]
    options: Any
    say: Say
    width: int = 80
    height: int = 24
    orders: Mapping[int, Any] = field(default_factory=dict)
    """Standing orders, by seat, as far as the viewer may know them."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key in real time: an action at once, or (no action) the way to further keys.

    Without a label it is another key for the same; without a key, the label is what is asked."""

    key: str
    label: str
    seat: int
    message: Message | None = None
    order: bool = False
    """Is it a standing order? (Without a message: the one there is is taken back.)"""


class TerminalPart(Protocol):
    """games/<game>/terminal.py. Optional, and so is everything in it: the rest is plain (core/defaults).

    The last two are only for a game with a clock.
    """

    SECRETS: bool
    """Do people sharing a keyboard have to look away?"""
    SEATS: int
    """How many sit at the table if nobody says; 0: as few as can play."""
    PRESELECTED: Mapping[str, Any]
    """Options that the terminal chooses differently from the rules, and says so."""
    describe_map: Callable[[Seen], Sequence[Any]] | None
    """What a map would show, as lines of text."""

    def picture(self, seen: Seen) -> Any:
        """The table."""

    def describe_event(self, event: Event, seen: Seen) -> str:
        """What happened, in a sentence or two; nothing if it need not be told."""

    def format_prompt(self, seen: Seen, seat: int, legal: Sequence[Message], preview: Preview) -> list[str]:
        """What this seat may do now, with prices; the last line is the question."""

    def read(self, line: str, seen: Seen, seat: int, legal: Sequence[Message]) -> Message:
        """The action that a typed line stands for. Raises Misread."""

    def ending(self, seen: Seen) -> Any:
        """The result built up step by step, and why it is so."""

    def seats_waited_for(self, view: Any, active: Sequence[int]) -> list[int]:
        """Of the active seats, those that the others are waiting for."""

    def seats_asked(self, view: Any) -> list[int]:
        """Seats that have something to answer, though nobody has to wait for it."""

    def thinking_time_ms(self, view: Any) -> int:
        """How long a computer player takes for an action while the clock runs, in milliseconds."""

    def keys(self, seen: Seen, legal: Mapping[int, Sequence[Message]], path: Sequence[str]) -> list[Key]:
        """The keys that do something now for these seats, after those of `path` were pressed."""


def pick(typed: str, labels: Mapping[str, str]) -> str:
    """The id that someone means by its number in the list, its name or how the name begins."""
    if typed.isdecimal() and 0 < int(typed) <= len(labels):
        return list(labels)[int(typed) - 1]
    wanted = slug(typed)
    names = {key: slug(label) for key, label in labels.items()}
    exact = [key for key, name in names.items() if wanted and wanted in (name, slug(key))]
    found = exact or [key for key, name in names.items() if wanted and name.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        raise Misread("misread-several", typed=typed, found=", ".join(labels[key] for key in found))
    raise Misread("misread-none", typed=typed)


def flow(items: Sequence[str], width: int) -> list[str]:
    """Items one after another, as many to a line as fit; none is broken in two."""
    lines = [""]
    for item in items:
        longer = f"{lines[-1]}  {item}" if lines[-1] else item
        if len(longer) > width and lines[-1]:
            lines.append(item)
        else:
            lines[-1] = longer
    return lines
