"""Commands to play: menu, play, games, rules."""

import argparse

from thirdplace.cli.argument_values import raise_user_error, require_argument

__all__ = ["add_play_arguments", "add_rules_arguments", "run_games", "run_menu", "run_play", "run_rules"]


def add_play_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?")
    add("--seats", metavar="NAMES")
    add("--seed", metavar="TEXT")
    add("--option", metavar="KEY=VALUE", action="append", default=[])
    add("--save", metavar="FILE")
    add("--resume", metavar="FILE")
    add("--auto", action="store_true")


def add_rules_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--part", metavar="PART", default="all")


def run_menu(given: argparse.Namespace) -> int:
    from thirdplace.terminal.menu import Menu

    return Menu(given.lang).run()


def run_play(given: argparse.Namespace) -> int:
    from thirdplace.terminal import match_setup
    from thirdplace.terminal.screen import Screen

    screen = Screen()
    if given.resume is not None:
        table = match_setup.resume_match(screen, given.lang, given.resume, save=given.save, game=given.game)
    else:
        table = match_setup.make_match_screen_from_arguments(
            screen,
            given.lang,
            require_argument(given.game, "GAME"),
            seats=given.seats,
            seed=given.seed,
            options=given.option,
            save=given.save,
        )
    return match_setup.play_until_done(table, automatic=given.auto)


def run_games(given: argparse.Namespace) -> int:
    from thirdplace.core.registry import all_games
    from thirdplace.text import players_in_words, text_for

    rows = []
    for game in all_games():
        say = text_for(given.lang, game)
        rows.append((game.id, say("title"), players_in_words(game, say), say("summary")))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        print("  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[3]]))
    return 0


def run_rules(given: argparse.Namespace) -> int:
    from thirdplace.core.registry import find_game
    from thirdplace.terminal.rules_page import PARTS, print_rules
    from thirdplace.terminal.screen import Screen

    game = find_game(require_argument(given.game, "GAME"))
    if given.part not in (*PARTS, "all"):
        raise_user_error("cli-unknown-part", part=given.part, parts=", ".join([*PARTS, "all"]))
    print_rules(Screen(), game, given.lang, given.part)
    return 0
