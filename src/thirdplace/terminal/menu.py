"""The menu of games. Choices are numbers; q leaves."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table as RichTable
from rich.text import Text as RichText

from thirdplace.core.errors import Refused
from thirdplace.core.game import LEVELS, Game, Level
from thirdplace.core.match import Match
from thirdplace.core.options.changed_rules import describe_value
from thirdplace.core.options.option_schema import OptionInfo, option_schema
from thirdplace.core.parts.terminal import Say
from thirdplace.core.registry import all_games
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
        while not self._change_or_accept_options(game, say, names, options):
            pass
        return self._play_match(match_setup.make_match_screen(self.screen, self.lang, game, names, options))

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

    def _change_or_accept_options(
        self, game: Game, say: Text, names: list[str], options: dict[str, Any]
    ) -> bool:
        """Shows the options and lets the user change one; returns True once they are accepted."""
        screen = self.screen
        screen.start_page()
        screen.show(RichText(say("title"), "bold"), colour_names(" · ".join(names), names))
        screen.show_blank_line()
        levels = bot_levels_of(names)
        infos = option_schema(game)
        usual = [info for info in infos if not info.house_rule]
        others = [info for info in infos if info.house_rule]
        told = [_describe_choice(info, options, names, say) for info in usual]
        if others:
            changed = sum(options.get(info.key, info.default) != info.default for info in others)
            told.append(say("menu-other-rules", count=changed))
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
        if typed.isdecimal() and 0 < int(typed) <= len(usual):
            self._ask_option(game, say, names, options, usual[int(typed) - 1])
        elif others and typed == str(len(usual) + 1):
            self._change_other_rules(game, say, names, options, others)
        elif levels and typed == str(len(told)):
            names[:] = with_bot_level(names, self._ask_level(say), say)
        else:
            screen.show_error(say("menu-misread", most=str(len(told))))
            self.screen.wait_for_enter(say("press-enter"))
        return False

    def _change_other_rules(
        self, game: Game, say: Text, names: list[str], options: dict[str, Any], others: list[OptionInfo]
    ) -> None:
        """Rules that change the game itself, on a page of their own; Enter leads back."""
        screen = self.screen
        while True:
            screen.start_page()
            screen.show(RichText(say("menu-other-rules.title"), "bold"))
            screen.show_blank_line()
            screen.show(
                _build_numbered_list([_describe_choice(info, options, names, say) for info in others])
            )
            screen.show_blank_line()
            typed = self._read_line(say("menu-other-rules.ask"))
            if not typed:
                return
            if typed.isdecimal() and 0 < int(typed) <= len(others):
                self._ask_option(game, say, names, options, others[int(typed) - 1])
            else:
                screen.show_error(say("menu-misread", most=str(len(others))))
                screen.wait_for_enter(say("press-enter"))

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
        self, game: Game, say: Text, names: list[str], options: dict[str, Any], info: OptionInfo
    ) -> None:
        choices = list_option_choices(info, names, say)
        self.screen.show(say(f"option-{info.key}.help"))
        if choices:
            self.screen.show(_build_numbered_list([label for _, label in choices]))
        while True:
            typed = self._read_line(say(f"option-{info.key}"))
            try:
                options[info.key] = _parse_chosen_value(game, info.key, typed, choices, say)
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


def list_option_choices(info: OptionInfo, names: list[str], say: Say) -> list[tuple[Any, str]] | None:
    """The values that an option may have, with labels; None if there are too many to list."""
    match info.kind:
        case "seat":
            return [(None, say(f"option-{info.key}-none")), *enumerate(names)]
        case "switch":
            return [(False, say("no")), (True, say("yes"))]
        case "choice":
            return [(value, say(f"option-{info.key}-{value}")) for value in info.values]
    return None


def _describe_choice(info: OptionInfo, options: dict[str, Any], names: list[str], say: Say) -> str:
    value = options.get(info.key, info.default)
    return f"{say(f'option-{info.key}')}: {describe_option_value(info, value, names, say)}"


def describe_option_value(info: OptionInfo, value: Any, names: list[str], say: Say) -> str:
    if info.kind == "seat" and value is not None:
        return names[value] if value < len(names) else str(value + 1)
    return describe_value(info, value, say)
