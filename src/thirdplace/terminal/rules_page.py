"""Prints a game's rules page: headings, paragraphs, lists, bold words, tables of cards."""

from collections.abc import Iterable, Iterator
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.constrain import Constrain
from rich.padding import Padding
from rich.style import Style
from rich.table import Table as RichTable
from rich.text import Text as RichText

from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.options.changed_rules import rules_in_words
from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.parts.card_list import CardList, card_lists_of
from thirdplace.core.parts.prose import Piece, parse_blocks, parse_inline
from thirdplace.core.parts.terminal import Say
from thirdplace.terminal.screen import Screen
from thirdplace.terminal.user_error import UserError
from thirdplace.text import rules_page_ids, text_for

__all__ = ["PARTS", "format_blocks", "print_help", "print_rules"]

PARTS = {
    "rules": "rules",
    "examples": "example",
    "rulings": "ruling",
    "tips": "tip",
    "cards": None,
    "credits": "credits",
}
"""The parts of the page, with the prefix of their message ids. Card lists (None) are made from data."""
MAX_TEXT_WIDTH = 84


def print_rules(screen: Screen, game: Game, lang: str, part: str) -> None:
    """One part of the page, or all of it. A game without any text to read says so."""
    say = text_for(lang, game, rules=True)
    ids = list(rules_page_ids(lang, game))
    if not ids and not game.brings("card_lists"):
        raise UserError("cli-no-rules", game=say("title"))
    screen.show(RichText(say("title"), "bold underline"))
    for name, prefix in PARTS.items():
        if part not in (name, "all"):
            continue
        if prefix is None:
            _print_card_lists(screen, say, card_lists_of(game, say), wanted=part == name)
            continue
        found = [message_id for message_id in ids if message_id.partition("-")[0] == prefix]
        if found:
            _print_part_heading(screen, say(f"part-{name}"))
        for message_id in found:
            _print_entry(screen, say, message_id)


def _print_part_heading(screen: Screen, heading: str) -> None:
    screen.show_blank_line()
    screen.show(RichText(heading.upper(), "bold"))


def _print_entry(screen: Screen, say: Say, message_id: str) -> None:
    kind, _, number = message_id.partition("-")
    if f"{message_id}.text" not in say:  # an entry without a heading
        _print_text(screen, f"- {say(message_id)}" if kind == "tip" else say(message_id), 0)
        return
    screen.show_blank_line()
    heading = f"{number}  {say(message_id)}" if kind == "ruling" else say(message_id)
    screen.show(RichText(heading, "bold cyan"))
    _print_text(screen, say(f"{message_id}.text"), 2)


def _print_card_lists(screen: Screen, say: Say, lists: Iterable[CardList], *, wanted: bool) -> None:
    found = list(lists)
    if not found:
        if wanted:
            screen.show(RichText(say("part-cards-none")))
        return
    _print_part_heading(screen, say("part-cards"))
    for card_list in found:
        screen.show_blank_line()
        screen.show(RichText(card_list.title, "bold cyan"))
        _print_text(screen, card_list.about, 2)
        screen.show(_build_card_grid(card_list))


def _build_card_grid(card_list: CardList) -> RichTable:
    table = RichTable(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for column in card_list.columns:
        is_text = column.kind == "text"
        table.add_column(column.name, justify="left" if is_text else "right", no_wrap=not is_text)
    named = next(place for place, column in enumerate(card_list.columns) if column.kind == "text")
    for group in card_list.groups:
        if group.name:
            table.add_section()
            table.add_row(*[""] * named, RichText(group.name, "bold"))
        for row in group.rows:
            table.add_row(*(_format_inline(parse_inline(cell), spell_out=False) for cell in row))
    return table


def print_help(screen: Screen, match: Match, say: Say) -> None:
    """Prints what can be typed in this game, with its rules, and in every game."""
    game = match.game
    if "help" in say:
        rules = {**rules_in_words(game, match.options, say), **_list_plain_numbers(game, match.options)}
        _print_text(screen, say("help", **rules), 0)
        screen.show_blank_line()
    offered = {"help-rules": game.brings("rules_page"), "help-coach": game.brings("coach")}
    lines = [say("help-always"), *(say(message_id) for message_id, is_there in offered.items() if is_there)]
    _print_text(screen, "\n".join(lines), 0)


def _list_plain_numbers(game: Game, options: Any) -> dict[str, int]:
    """Options that are numbers, whether or not they have words: sentences may depend on them."""
    values = {info.key: getattr(options, info.key) for info in option_schema(game) if info.house_rule}
    return {f"{key}_number": value for key, value in values.items() if isinstance(value, int)}


def _print_text(screen: Screen, text: str, indent: int) -> None:
    width = min(screen.width, MAX_TEXT_WIDTH)
    for block in format_blocks(text, keep_ticks=not screen.coloured):
        screen.show(Constrain(Padding(block, (0, 0, 0, indent)), width))


def format_blocks(text: str, *, keep_ticks: bool = False) -> Iterator[RichText | RichTable]:
    """Paragraphs (with an empty line between them) and items of lists."""
    for block in parse_blocks(text):
        if block.apart:
            yield RichText()
        words = _format_inline(block.pieces, keep_ticks=keep_ticks)
        yield words if block.kind == "paragraph" else _format_list_item(words)


def _format_list_item(text: RichText) -> RichTable:
    grid = RichTable.grid(padding=(0, 1))
    grid.add_row("•", text)
    return grid


def _format_inline(line: Iterable[Piece], *, keep_ticks: bool = False, spell_out: bool = True) -> RichText:
    """A line with its styles. `keep_ticks` keeps the ticks around code, for terminals without colours.

    `spell_out` prints the address after each link, for terminals that cannot open links.
    """
    styled = RichText()
    for piece in line:
        if piece.kind == "strong":
            styled.append(piece.text, "bold")
        elif piece.kind == "code":
            styled.append(f"`{piece.text}`" if keep_ticks else piece.text, "cyan")
        elif piece.kind == "link":
            styled.append(piece.text, Style(link=piece.target))
            address = piece.target.removeprefix("mailto:")
            if spell_out and piece.text != address:
                styled.append(f" <{address}>")
        else:
            styled.append(piece.text)
    return styled
