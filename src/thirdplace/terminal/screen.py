"""Shows text and reads lines, in a terminal with colours, a plain terminal, or a pipe."""

import os
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console, Group
from rich.text import Text as RichText

from thirdplace.core.parts.terminal import SEAT_STYLES, Say

__all__ = ["PlayerLeft", "Screen", "colour_names"]

MAX_WIDTH = 120
PLAIN_HEIGHT = 24
ERROR_STYLE = "bold red"
QUIET_STYLE = "dim"
STYLE_CODE = re.compile(r"\x1b\[[0-9;]*m")


class PlayerLeft(Exception):
    """The player typed q, or the input has ended."""


class Screen:
    """One terminal. It uses styles and moves the cursor only where the terminal supports that."""

    def __init__(self, *, plain: bool = False) -> None:
        typed, shown = sys.stdin.isatty(), sys.stdout.isatty()
        able = shown and os.environ.get("TERM", "dumb") not in ("dumb", "unknown", "")
        has_colours = able and not plain and not os.environ.get("NO_COLOR")
        self.is_interactive = typed and shown
        """Are both input and output a terminal?"""
        self.can_move_cursor = able and not plain
        """Can the screen be cleared and the cursor moved?"""
        self.redraws_pages = self.is_interactive and has_colours
        """Does every turn start on a cleared screen, instead of adding lines?"""
        self.coloured = has_colours
        self.console = Console(
            color_system="auto" if has_colours else None,
            highlight=False,
            markup=False,
            emoji=False,
            width=None if shown else 80,
        )

    @property
    def width(self) -> int:
        return min(self.console.width, MAX_WIDTH)

    @property
    def height(self) -> int:
        return self.console.height if self.can_move_cursor else PLAIN_HEIGHT

    def show(self, *things: object) -> None:
        if self.can_move_cursor:
            self._print(things)
            return
        with self.console.capture() as captured:  # in a file, lines need no trailing spaces
            self._print(things)
        self.console.file.write("".join(f"{line.rstrip()}\n" for line in captured.get().splitlines()))

    def _print(self, things: Sequence[object]) -> None:
        for thing in things:
            self.console.print(thing, width=self.width)

    def show_blank_line(self) -> None:
        self.console.print()

    def show_unwrapped(self, line: str, style: str = "") -> None:
        """Shows a line without wrapping it, so that a path or a seed can be copied."""
        self.console.print(RichText(line, style), soft_wrap=True)

    def show_quietly(self, line: str) -> None:
        self.show_unwrapped(line, QUIET_STYLE)

    def show_busy(self, why: str) -> AbstractContextManager[object]:
        """Shows a message while the block runs; not where output goes to a file."""
        return self.console.status(why) if self.redraws_pages else nullcontext()

    def show_error(self, line: str) -> None:
        self.show(RichText(line, ERROR_STYLE))

    def start_page(self) -> None:
        """Clears the screen, or shows an empty line where that is not possible."""
        if self.redraws_pages:
            self.console.clear()
        else:
            self.show_blank_line()

    def erase_all(self) -> None:
        """Erases the screen and the scrollback, so that the next player cannot read a secret."""
        if self.can_move_cursor:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self.console.file.write("\n" * (PLAIN_HEIGHT * 2 if self.is_interactive else 1))
        self.console.file.flush()

    def read_line(self, question: str = "") -> str:
        """Reads a line, without the spaces around it. Raises PlayerLeft at the end of the input."""
        self.console.print(RichText(f"{question}> ", "bold"), end="", soft_wrap=True)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self.console.print(
                RichText(line.rstrip("\n")), soft_wrap=True
            )  # so that a transcript contains what was typed
        if not line:
            raise PlayerLeft
        return "".join(c for c in line if c.isprintable()).strip()

    def show_in_pages(self, show: Callable[[], None], say: Say, below: int | None = None) -> None:
        """Shows what `show` prints, a screenful at a time. Enter goes on, q skips the rest.

        `below` is the number of lines that the caller shows afterwards, if any: the last page leaves room
        for them, and does not wait for Enter.

        In a pipe or a terminal without colours, everything is shown at once.
        """
        pages = self._cut_into_pages(show, below or 0) if self.redraws_pages else []
        for number, page in enumerate(pages[:-1], 1):
            self.start_page()
            self.console.file.write(page)
            if self.read_line(say("next-page", page=str(number), pages=str(len(pages)))).lower() == "q":
                if below is None:
                    return
                break
        if pages:
            self.start_page()
            self.console.file.write(pages[-1])
        else:
            self.start_page()
            show()
        if below is None:
            self.wait_for_enter(say("press-enter"))

    def _cut_into_pages(self, show: Callable[[], None], below: int) -> list[str]:
        with self.console.capture() as captured:
            show()
        lines = captured.get().splitlines(keepends=True)
        room = max(self.height - 1, 1)  # the last line is the question
        pages = []
        while len(lines) > room - below:
            end = _find_page_end(lines, min(room, len(lines) - 1))
            pages.append("".join(lines[:end]))
            lines = lines[end:]
        return [*pages, "".join(lines)]

    def wait_for_enter(self, question: str = "") -> None:
        """Waits for Enter. Raises PlayerLeft on q."""
        if self.read_line(question).lower() == "q":
            raise PlayerLeft

    def count_lines(self, *things: object) -> int:
        """How many lines these would take."""
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(Group(*things), options))  # type: ignore[arg-type]


def _find_page_end(lines: Sequence[str], room: int) -> int:
    """Where a page of at most `room` lines ends: after a paragraph, if one ends in its last third."""
    for end in range(room, room * 2 // 3, -1):
        before = STYLE_CODE.sub("", lines[end - 2]).strip() if end > 1 else ""
        if not STYLE_CODE.sub("", lines[end - 1]).strip() and not before.endswith(":"):
            return end
    return room


def colour_names(line: str, names: Sequence[str]) -> RichText:
    """A sentence in which the players' names have their colours."""
    painted = RichText(line)
    for seat, name in enumerate(names):
        painted.highlight_regex(
            rf"(?<!\w){re.escape(name)}(?!\w)", style=SEAT_STYLES[seat % len(SEAT_STYLES)]
        )
    return painted
