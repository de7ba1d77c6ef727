"""Sets up a match: a new one from the arguments, or one that was saved."""

import json
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.options.custom_file import get_custom_file_part, read_custom_file
from thirdplace.core.options.option_values import accepted_values
from thirdplace.core.parts.terminal import Say
from thirdplace.core.records.record import replay
from thirdplace.core.registry import find_game
from thirdplace.core.step import Step
from thirdplace.terminal import match_files
from thirdplace.terminal.match_screen import MatchScreen, load_terminal_part
from thirdplace.terminal.play_loop import play_match, show_saved_notice
from thirdplace.terminal.screen import PlayerLeft, Screen
from thirdplace.terminal.seat_names import default_seat_names, parse_seat_names
from thirdplace.terminal.user_error import UserError
from thirdplace.text import text_for

__all__ = [
    "make_match_screen",
    "make_match_screen_from_arguments",
    "parse_options",
    "play_until_done",
    "resume_match",
]

INTERRUPTED = 130
DECIMAL_COMMA = re.compile(r"^(\d+),(\d+)$")


def make_match_screen_from_arguments(
    screen: Screen,
    lang: str,
    game_id: str,
    *,
    seats: str | None = None,
    seed: str | None = None,
    options: Sequence[str] = (),
    save: str | None = None,
) -> MatchScreen:
    """A new match for the arguments of the command line."""
    game = find_game(game_id)
    say = text_for(lang, game)
    if seats is None:
        names = default_seat_names(load_terminal_part(game).SEATS, game, say)
    else:
        names = parse_seat_names(seats, game, say)
    return make_match_screen(
        screen, lang, game, names, parse_options(game, options, say), seed=seed, save=save
    )


def make_match_screen(
    screen: Screen,
    lang: str,
    game: Game,
    names: list[str],
    options: dict[str, Any],
    *,
    seed: str | None = None,
    save: str | None = None,
) -> MatchScreen:
    if seed is not None and not seed.isprintable():
        raise UserError("cli-seed")
    match = Match(
        game,
        len(names),
        seed=secrets.token_hex(32) if seed is None else seed,
        options={**load_terminal_part(game).PRESELECTED, **options},
        names=names,
    )
    return MatchScreen(match, screen, lang, _choose_save_path(save))


def _choose_save_path(save: str | None) -> Path:
    if save is None:
        return match_files.reserve_save_path()
    file = Path(save)
    if not match_files.may_overwrite(file):
        raise UserError("cli-exists", file=save)
    return file


def resume_match(
    screen: Screen, lang: str, kept: str, *, save: str | None = None, game: str | None = None
) -> MatchScreen:
    """Resumes a saved match. It is saved to the same file from then on, or to `save`."""
    file = Path(kept)
    record = match_files.read_record(file)
    if game is not None and find_game(game).id != record.game:
        raise UserError("cli-other-game", file=kept, game=record.game)
    steps: list[Step] = []
    for moment in replay(record):
        match = moment.match
        steps += [] if moment.step is None else [moment.step]
    if match.over:
        raise UserError("cli-over", file=kept)
    table = MatchScreen(match, screen, lang, file if save in (None, kept) else _choose_save_path(save))
    table.restore_steps(steps)
    return table


def play_until_done(table: MatchScreen, *, automatic: bool = False) -> int:
    """Plays until the game is over or people leave; returns the exit code."""
    if automatic:
        table.match.automatic |= frozenset(table.human_seats)
    try:
        play_match(table)
    except PlayerLeft:
        show_saved_notice(table)
    except KeyboardInterrupt:
        table.screen.show_blank_line()
        show_saved_notice(table)
        return INTERRUPTED
    return 0


def parse_options(game: Game, given: Sequence[str], say: Say) -> dict[str, Any]:
    """Parses options such as key=value. A value is JSON, or text if it is no JSON; @file reads a file."""
    kinds = {field.encode_name: field.type for field in msgspec.structs.fields(game.opening.Options)}
    options: dict[str, Any] = {}
    for setting in given:
        key, equals, value = setting.partition("=")
        if not equals:
            raise UserError("cli-option-form", setting=setting)
        if key not in kinds:
            raise UserError("cli-option-unknown", key=key, known=", ".join(kinds))
        options[key] = (
            _read_option_file(game, key, value[1:]) if value.startswith("@") else _parse_value(value)
        )
        try:  # one by one, so that the error can name it
            msgspec.convert({key: options[key]}, game.opening.Options)
        except msgspec.ValidationError as wrong:
            raise UserError(
                "cli-option-value", key=key, value=value, why=_describe_option(game, key, say)
            ) from wrong
    return options


def _describe_option(game: Game, key: str, say: Say) -> str:
    """What the option means, and which values it accepts."""
    about, values = say(f"option-{key}.help"), accepted_values(game, key)
    return f"{about} {say('cli-option-accepted', values=values)}" if values else about


def _read_option_file(game: Game, key: str, file: str) -> Any:
    try:
        content = Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as wrong:
        raise UserError("cli-not-json", file=file) from wrong
    except (OSError, ValueError) as wrong:  # ValueError: a null character in the name
        raise UserError("cli-unreadable", file=file, why=wrong) from wrong
    part = get_custom_file_part(game)
    if part is not None and key == part.OPTION:
        return part.option(read_custom_file(game, content))
    try:
        return json.loads(content)
    except ValueError as wrong:
        raise UserError("cli-not-json", file=file) from wrong


def _parse_value(written: str) -> Any:
    """A number may have a decimal comma, as German and Italian write it."""
    try:
        return json.loads(DECIMAL_COMMA.sub(r"\1.\2", written))
    except ValueError:
        return written
