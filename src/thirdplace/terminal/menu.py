"""The menu of games: numbers and Enter, q leaves."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from rich.table import Table as Grid
from rich.text import Text as Styled

from thirdplace.core.errors import Refused
from thirdplace.core.game import LEVELS, Game, Level
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games
from thirdplace.core.terminal import Say
from thirdplace.terminal import match_files, match_setup
from thirdplace.terminal.user_error import Complaint
from thirdplace.terminal.rules_page import print_rules
from thirdplace.terminal.screen import Left, Screen, paint
from thirdplace.terminal.seat_names import at_level, levels_of, seat_names, usual_names
from thirdplace.terminal.match_screen import Table, terminal_part
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
        """Until somebody leaves; returns the exit code."""
        try:
            while True:
                chosen = self._choose(self._title(), self._main_choices())
                code = chosen()
                if code:
                    return int(code)
        except Left:
            return 0

    def _title(self) -> Styled:
        return Styled("thirdplace", "bold").append(f"  {self.say('menu-title')}", "not bold")

    def _main_choices(self) -> list[Choice]:
        games = [self._game_choice(game) for game in all_games()]
        kept = match_files.unfinished()
        waiting: list[Choice] = (
            [(self.say("menu-resume", count=len(kept)), partial(self._resume, kept))] if kept else []
        )
        return [
            *games,
            *waiting,
            (self.say("menu-rules"), self._rules),
            (self.say("menu-language"), self._language),
        ]

    def _game_choice(self, game: Game) -> Choice:
        say = text_for(self.lang, game)
        return f"{say('title')} · {players_in_words(game, say)} · {say('summary')}", partial(
            self._set_table, game
        )

    def _choose(self, title: Styled, choices: list[Choice]) -> Callable[[], Any]:
        """One of a numbered list. Raises Left on q."""
        screen = self.screen
        screen.fresh()
        screen.show(title)
        screen.blank()
        screen.show(_numbered([label for label, _ in choices], self.say("menu-leave")))
        screen.blank()
        while True:
            typed = self._ask()
            if typed.isdecimal() and 0 < int(typed) <= len(choices):
                return choices[int(typed) - 1][1]
            screen.complain(self.say("menu-misread", most=str(len(choices))))

    def _ask(self, question: str = "") -> str:
        typed = self.screen.ask(question)
        if typed.lower() == "q":
            raise Left
        return typed

    # What can be chosen.

    def _language(self) -> None:
        names: list[Choice] = [
            (text_for(lang)("language"), partial(setattr, self, "lang", lang)) for lang in LANGUAGES
        ]
        self._choose(Styled(self.say("menu-language"), "bold"), names)()

    def _rules(self) -> None:
        games: list[Choice] = [
            (text_for(self.lang, game)("title"), partial(self._print_rules, game)) for game in all_games()
        ]
        self._choose(Styled(self.say("menu-rules"), "bold"), games)()

    def _print_rules(self, game: Game) -> None:
        self.screen.read_in_pages(partial(print_rules, self.screen, game, self.lang, "all"), self.say)

    def _resume(self, kept: list[tuple[Path, Match]]) -> int:
        choices: list[Choice] = [(self._describe(match), partial(self._go_on, path)) for path, match in kept]
        code: int = self._choose(Styled(self.say("menu-resume", count=len(kept)), "bold"), choices)()
        return code

    def _describe(self, match: Match) -> str:
        title = text_for(self.lang, match.game)("title")
        names = ", ".join(match.names)
        return self.say("menu-kept", title=title, names=names, actions=len(match.moves))

    def _go_on(self, path: Path) -> int:
        return self._sit_down(match_setup.resume(self.screen, self.lang, str(path)))

    def _sit_down(self, table: Table) -> int:
        code = match_setup.sit_down(table)
        if not code:
            self.screen.wait(self.say("press-enter"))
        return code

    # A new game.

    def _set_table(self, game: Game) -> int:
        say = text_for(self.lang, game)
        self.screen.fresh()
        self.screen.show(Styled(say("title"), "bold"))
        names = self._ask_names(game, say)
        options = dict(terminal_part(game).PRESELECTED)
        while not self._change_option(game, say, names, options):
            pass
        return self._sit_down(match_setup.new_table(self.screen, self.lang, game, names, options))

    def _ask_names(self, game: Game, say: Text) -> list[str]:
        usual = usual_names(terminal_part(game).SEATS, say)
        self.screen.show(say("menu-who", least=game.seats.start, most=game.seats.stop - 1))
        self.screen.show(Styled(say("menu-who-usual", names=", ".join(usual)), "dim"))
        while True:
            typed = self._ask(say("menu-names"))
            try:
                return seat_names(typed, game, say) if typed else usual
            except Complaint as complaint:
                self.screen.complain(say(complaint.message_id, **complaint.arguments))

    def _change_option(self, game: Game, say: Text, names: list[str], options: dict[str, Any]) -> bool:
        """Show the options and change one; True: all is as it should be."""
        screen = self.screen
        fields = [
            one for one in msgspec.structs.fields(game.opening.Options) if one.default is not msgspec.UNSET
        ]
        screen.fresh()
        screen.show(Styled(say("title"), "bold"), paint(" · ".join(names), names))
        screen.blank()
        levels = levels_of(names)
        values = {field.name: options.get(field.name, field.default) for field in fields}
        told = [
            f"{say(f'option-{key}')}: {value_in_words(key, value, names, game, say)}"
            for key, value in values.items()
        ]
        if levels:
            told.append(f"{say('menu-level')}: {', '.join(say(f'level-{level}') for level in levels)}")
        screen.show(_numbered(told))
        for option, value in terminal_part(game).PRESELECTED.items():
            if options.get(option) == value:
                screen.show(Styled(say(f"preselected-{option}"), "dim"))
        screen.blank()
        typed = self._ask(say("menu-options"))
        if not typed:
            return self._playable(game, say, names, options)
        if typed.isdecimal() and 0 < int(typed) <= len(fields):
            self._ask_option(game, say, names, options, fields[int(typed) - 1])
        elif levels and typed == str(len(told)):
            names[:] = at_level(names, self._ask_level(say), say)
        else:
            screen.complain(say("menu-misread", most=str(len(told))))
            self.screen.wait(say("press-enter"))
        return False

    def _ask_level(self, say: Text) -> Level:
        self.screen.show(_numbered([say(f"level-{level}") for level in LEVELS]))
        while True:
            typed = self._ask(say("menu-level"))
            if typed.isdecimal() and 0 < int(typed) <= len(LEVELS):
                return LEVELS[int(typed) - 1]
            self.screen.complain(say("menu-misread", most=str(len(LEVELS))))

    def _playable(self, game: Game, say: Text, names: list[str], options: dict[str, Any]) -> bool:
        try:
            wanted = msgspec.convert(options, game.opening.Options)
            game.opening.prepare(len(names), wanted)
        except Refused as refused:
            self.screen.complain(explain(say, refused))
            self.screen.wait(say("press-enter"))
            return False
        return True

    def _ask_option(
        self, game: Game, say: Text, names: list[str], options: dict[str, Any], field: Any
    ) -> None:
        choices = option_choices(field.name, field.type, names, game, say)
        self.screen.show(say(f"option-{field.name}.help"))
        if choices:
            self.screen.show(_numbered([label for _, label in choices]))
        while True:
            typed = self._ask(say(f"option-{field.name}"))
            try:
                options[field.name] = _chosen(game, field.name, typed, choices, say)
                return
            except Complaint as complaint:
                self.screen.complain(say(complaint.message_id, **complaint.arguments))


def _numbered(labels: list[str], leave: str = "") -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", min_width=3, style="bold")
    for number, label in enumerate(labels, 1):
        grid.add_row(str(number), label)
    if leave:
        grid.add_row("q", leave)
    return grid


def _chosen(game: Game, key: str, typed: str, choices: list[tuple[Any, str]] | None, say: Say) -> Any:
    if not choices:
        return match_setup.read_options(game, [f"{key}={typed or 'null'}"], say)[key]
    if typed.isdecimal() and 0 < int(typed) <= len(choices):
        return choices[int(typed) - 1][0]
    raise Complaint("menu-misread", most=str(len(choices)))


def option_choices(
    key: str, kind: Any, names: list[str], game: Game, say: Say
) -> list[tuple[Any, str]] | None:
    """The values an option may have, in words; None if they are too many to list."""
    own = terminal_part(game).choices(key, names, say)
    if own is not None:
        return own
    if kind is bool:
        return [(False, say("no")), (True, say("yes"))]
    if get_origin(kind) is Literal:
        return [(value, say(f"option-{key}-{value}")) for value in get_args(kind)]
    return None


def value_in_words(key: str, value: Any, names: list[str], game: Game, say: Say) -> str:
    if isinstance(value, bool):
        return say("yes" if value else "no")
    for choice, label in terminal_part(game).choices(key, names, say) or []:
        if choice == value:
            return label
    if value is None or value == ():
        return say(f"option-{key}-none")
    named = f"option-{key}-{value}"
    if named in say:
        return say(named)
    return str(len(value)) if isinstance(value, list | tuple) else str(value)
