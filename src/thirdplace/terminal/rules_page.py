"""The rules page of a game, set for reading: headings, paragraphs, lists, bold words."""

import re
from collections.abc import Iterator

from rich.constrain import Constrain
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Styled

from thirdplace.core.game import Game
from thirdplace.core.terminal import Say
from thirdplace.terminal.screen import Screen
from thirdplace.text import page, text_for

__all__ = ["PARTS", "print_help", "print_rules", "typeset"]

PARTS = {"rules": "rules", "examples": "example", "rulings": "ruling", "tips": "tip"}
COLUMN = 84
INLINE = re.compile(r"\*\*(?P<strong>.+?)\*\*|`(?P<code>.+?)`")


def print_rules(screen: Screen, game: Game, lang: str, part: str) -> None:
    """One part of the page, or all of it."""
    say = text_for(lang, game, rules=True)
    ids = list(page(lang, game))
    screen.show(Styled(say("title"), "bold underline"))
    for name, prefix in PARTS.items():
        if part in (name, "all"):
            screen.blank()
            screen.show(Styled(say(f"part-{name}").upper(), "bold"))
            for message_id in (found for found in ids if found.startswith(f"{prefix}-")):
                _print_entry(screen, say, message_id)
    if part == "all":
        screen.blank()
        _print_text(screen, say("credits"), 0)


def _print_entry(screen: Screen, say: Say, message_id: str) -> None:
    kind, _, number = message_id.partition("-")
    if f"{message_id}.text" not in say:  # a tip that is one thought
        _print_text(screen, f"- {say(message_id)}", 0)
        return
    screen.blank()
    heading = f"{number}  {say(message_id)}" if kind == "ruling" else say(message_id)
    screen.show(Styled(heading, "bold cyan"))
    _print_text(screen, say(f"{message_id}.text"), 2)


def print_help(screen: Screen, say: Say) -> None:
    """What can be typed."""
    _print_text(screen, say("help"), 0)
    screen.blank()
    _print_text(screen, say("help-always"), 0)


def _print_text(screen: Screen, text: str, indent: int) -> None:
    width = min(screen.width, COLUMN)
    for block in typeset(text, keep_ticks=not screen.coloured):
        screen.show(Constrain(Padding(block, (0, 0, 0, indent)), width))


def typeset(text: str, *, keep_ticks: bool = False) -> Iterator[Styled | Grid]:
    """Paragraphs (with an empty line between them) and items of lists."""
    for number, block in enumerate(re.split(r"\n\s*\n", text.strip())):
        if number:
            yield Styled()
        for line in block.split("\n"):
            if line.startswith("- "):
                yield _item(_inline(line[2:], keep_ticks))
            else:
                yield _inline(line, keep_ticks)


def _item(text: Styled) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    grid.add_row("•", text)
    return grid


def _inline(text: str, keep_ticks: bool) -> Styled:
    """**strong** words, and `names` of options: with their ticks where no colour can set them apart."""
    styled = Styled()
    done = 0
    for found in INLINE.finditer(text):
        styled.append(text[done : found.start()])
        if found["strong"]:
            styled.append(found["strong"], "bold")
        else:
            styled.append(found[0] if keep_ticks else found["code"], "cyan")
        done = found.end()
    return styled.append(text[done:])
