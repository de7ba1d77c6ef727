"""The menu of games. Choices are numbers; q leaves."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from rich.table import Table as RichTable
from rich.text import Text as RichText

from thirdplace.core.changed_rules import describe_value
from thirdplace.core.errors import Refused
from thirdplace.core.game import LEVELS, Game, Level
from thirdplace.core.match import Match
from thirdplace.core.option_schema import option_schema
from thirdplace.core.registry import all_games
from thirdplace.core.terminal import Say
from thirdplace.terminal import match_files, match_setup
from thirdplace.terminal.match_screen import MatchScreen, load_terminal_part
from thirdplace.terminal.rules_page import print_rules
from thirdplace.terminal.screen import PlayerLeft, Screen, colour_names
from thirdplace.terminal.seat_names import bot_levels_of, default_seat_names, parse_seat_names, with_bot_level
from thirdplace.terminal.user_error import UserError
from thirdplace.text import LANGUAGES, Text, explain, players_in_words, text_for

__all__ = ["Menu"]

Choice = tuple[str, Callable[[], Any]]
INTERRUPTED = 130


class Menu:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.screen = Screen()

    @property
    def say(self) -> Text:
        return text_for(self.lang)

    def run(self) -> int:
        """Shows the menu until the user leaves; returns the exit code."""
        try:
            while True:
                chosen = self._ask_choice(self._build_title(), self._build_main_choices())
                code = chosen()
                if code:
                    return int(code)
        except PlayerLeft:
            return 0

    def _build_title(self) -> RichText:
        return RichText("thirdplace", "bold").append(f"  {self.say('menu-title')}", "not bold")

    def _build_main_choices(self) -> list[Choice]:
        games = [self._build_game_choice(game) for game in all_games()]
        kept = match_files.list_unfinished()
        waiting: list[Choice] = (
            [(self.say("menu-resume", count=len(kept)), partial(self._choose_saved_match, kept))]
            if kept
            else []
        )
        return [
            *games,
            *waiting,
            (self.say("menu-rules"), self._choose_rules),
            (self.say("menu-language"), self._choose_language),
        ]

    def _build_game_choice(self, game: Game) -> Choice:
        say = text_for(self.lang, game)
        return f"{say('title')} · {players_in_words(game, say)} · {say('summary')}", partial(
            self._set_up_match, game
        )

    def _ask_choice(self, title: RichText, choices: list[Choice]) -> Callable[[], Any]:
        """Lets the user choose from a numbered list. Raises PlayerLeft on q."""
        screen = self.screen
        screen.start_page()
        screen.show(title)
        screen.show_blank_line()
        screen.show(_build_numbered_list([label for label, _ in choices], self.say("menu-leave")))
        screen.show_blank_line()
        while True:
            typed = self._read_line()
            if typed.isdecimal() and 0 < int(typed) <= len(choices):
                return choices[int(typed) - 1][1]
            screen.show_error(self.say("menu-misread", most=str(len(choices))))

    def _read_line(self, question: str = "") -> str:
        typed = self.screen.read_line(question)
        if typed.lower() == "q":
            raise PlayerLeft
        return typed

    # What can be chosen.

    def _choose_language(self) -> None:
        names: list[Choice] = [
            (text_for(lang)("language"), partial(setattr, self, "lang", lang)) for lang in LANGUAGES
        ]
        self._ask_choice(RichText(self.say("menu-language"), "bold"), names)()

    def _choose_rules(self) -> None:
        games: list[Choice] = [
            (text_for(self.lang, game)("title"), partial(self._print_rules, game))
            for game in all_games()
            if game.brings("rules_page") or game.brings("card_lists")
        ]
        self._ask_choice(RichText(self.say("menu-rules"), "bold"), games)()

    def _print_rules(self, game: Game) -> None:
        self.screen.show_in_pages(partial(print_rules, self.screen, game, self.lang, "all"), self.say)

    def _choose_saved_match(self, kept: list[tuple[Path, Match]]) -> int:
        choices: list[Choice] = [
            (self._describe_saved_match(match), partial(self._resume_match, path)) for path, match in kept
        ]
        code: int = self._ask_choice(RichText(self.say("menu-resume", count=len(kept)), "bold"), choices)()
        return code

    def _describe_saved_match(self, match: Match) -> str:
        title = text_for(self.lang, match.game)("title")
        names = ", ".join(match.names)
        return self.say("menu-kept", title=title, names=names, actions=len(match.moves))

    def _resume_match(self, path: Path) -> int:
        return self._play_match(match_setup.resume_match(self.screen, self.lang, str(path)))

    def _play_match(self, table: MatchScreen) -> int:
        code = match_setup.play_until_done(table)
        if not code:
            self.screen.wait_for_enter(self.say("press-enter"))
        return code

    # A new game.

    def _set_up_match(self, game: Game) -> int:
        say = text_for(self.lang, game)
        self.screen.start_page()
        self.screen.show(RichText(say("title"), "bold"))
        names = self._ask_names(game, say)
        options = dict(load_terminal_part(game).PRESELECTED)
        while not self._change_option(game, say, names, options):
            pass
        return self._play_match(match_setup.make_match(self.screen, self.lang, game, names, options))

    def _ask_names(self, game: Game, say: Text) -> list[str]:
        usual = default_seat_names(load_terminal_part(game).SEATS, game, say)
        asked = "menu-who" if game.brings("bots") else "menu-who-people"
        self.screen.show(say(asked, least=game.seats.start, most=game.seats.stop - 1))
        self.screen.show(RichText(say("menu-who-usual", names=", ".join(usual)), "dim"))
        while True:
            typed = self._read_line(say("menu-names"))
            try:
                return parse_seat_names(typed, game, say) if typed else usual
            except UserError as error:
                self.screen.show_error(error.in_words(say))

    def _change_option(self, game: Game, say: Text, names: list[str], options: dict[str, Any]) -> bool:
        """Shows the options and lets the user change one; returns True once they are accepted."""
        screen = self.screen
        fields = [
            one for one in msgspec.structs.fields(game.opening.Options) if one.default is not msgspec.UNSET
        ]
        screen.start_page()
        screen.show(RichText(say("title"), "bold"), colour_names(" · ".join(names), names))
        screen.show_blank_line()
        levels = bot_levels_of(names)
        values = {field.name: options.get(field.name, field.default) for field in fields}
        told = [
            f"{say(f'option-{key}')}: {describe_option_value(key, value, names, game, say)}"
            for key, value in values.items()
        ]
        if levels:
            told.append(f"{say('menu-level')}: {', '.join(say(f'level-{level}') for level in levels)}")
        screen.show(_build_numbered_list(told))
        for option, value in load_terminal_part(game).PRESELECTED.items():
            if options.get(option) == value:
                screen.show(RichText(say(f"preselected-{option}"), "dim"))
        screen.show_blank_line()
        typed = self._read_line(say("menu-options"))
        if not typed:
            return self._are_options_playable(game, say, names, options)
        if typed.isdecimal() and 0 < int(typed) <= len(fields):
            self._ask_option(game, say, names, options, fields[int(typed) - 1])
        elif levels and typed == str(len(told)):
            names[:] = with_bot_level(names, self._ask_level(say), say)
        else:
            screen.show_error(say("menu-misread", most=str(len(told))))
            self.screen.wait_for_enter(say("press-enter"))
        return False

    def _ask_level(self, say: Text) -> Level:
        self.screen.show(_build_numbered_list([say(f"level-{level}") for level in LEVELS]))
        while True:
            typed = self._read_line(say("menu-level"))
            if typed.isdecimal() and 0 < int(typed) <= len(LEVELS):
                return LEVELS[int(typed) - 1]
            self.screen.show_error(say("menu-misread", most=str(len(LEVELS))))

    def _are_options_playable(self, game: Game, say: Text, names: list[str], options: dict[str, Any]) -> bool:
        try:
            wanted = msgspec.convert(options, game.opening.Options)
            game.opening.prepare(len(names), wanted)
        except Refused as refused:
            self.screen.show_error(explain(say, refused))
            self.screen.wait_for_enter(say("press-enter"))
            return False
        return True

    def _ask_option(
        self, game: Game, say: Text, names: list[str], options: dict[str, Any], field: Any
    ) -> None:
        choices = list_option_choices(field.name, field.type, names, game, say)
        self.screen.show(say(f"option-{field.name}.help"))
        if choices:
            self.screen.show(_build_numbered_list([label for _, label in choices]))
        while True:
            typed = self._read_line(say(f"option-{field.name}"))
            try:
                options[field.name] = _parse_chosen_value(game, field.name, typed, choices, say)
                return
            except UserError as error:
                self.screen.show_error(error.in_words(say))


def _build_numbered_list(labels: list[str], leave: str = "") -> RichTable:
    grid = RichTable.grid(padding=(0, 2))
    grid.add_column(justify="right", min_width=3, style="bold")
    for number, label in enumerate(labels, 1):
        grid.add_row(str(number), label)
    if leave:
        grid.add_row("q", leave)
    return grid


def _parse_chosen_value(
    game: Game, key: str, typed: str, choices: list[tuple[Any, str]] | None, say: Say
) -> Any:
    if not choices:
        return match_setup.parse_options(game, [f"{key}={typed or 'null'}"], say)[key]
    if typed.isdecimal() and 0 < int(typed) <= len(choices):
        return choices[int(typed) - 1][0]
    raise UserError("menu-misread", most=str(len(choices)))


def list_option_choices(
    key: str, kind: Any, names: list[str], game: Game, say: Say
) -> list[tuple[Any, str]] | None:
    """The values that an option may have, with labels; None if there are too many to list."""
    if _is_seat(game, key):
        return [(None, say(f"option-{key}-none")), *enumerate(names)]
    if kind is bool:
        return [(False, say("no")), (True, say("yes"))]
    if get_origin(kind) is Literal:
        return [(value, say(f"option-{key}-{value}")) for value in get_args(kind)]
    return None


def _is_seat(game: Game, key: str) -> bool:
    return any(info.key == key and info.kind == "seat" for info in option_schema(game))


def describe_option_value(key: str, value: Any, names: list[str], game: Game, say: Say) -> str:
    if isinstance(value, bool):
        return say("yes" if value else "no")
    if _is_seat(game, key) and value is not None:
        return names[value] if value < len(names) else str(value + 1)
    return describe_value(key, value, say)
