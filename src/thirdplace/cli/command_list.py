"""All commands, in the order in which `--help` lists them."""

import argparse
from collections.abc import Callable
from typing import NamedTuple

from thirdplace.cli import (
    backup_commands,
    lab_commands,
    new_game_command,
    play_commands,
    print_commands,
    record_commands,
    server_commands,
)

__all__ = ["COMMANDS", "Command"]


class Command(NamedTuple):
    run: Callable[[argparse.Namespace], int]
    summary: str
    add_arguments: Callable[[argparse.ArgumentParser], None] | None = None


COMMANDS = {
    "menu": Command(play_commands.run_menu, "the menu of games: choose, and play"),
    "play": Command(
        play_commands.run_play,
        "play a game, people and computer players mixed",
        play_commands.add_play_arguments,
    ),
    "games": Command(play_commands.run_games, "list the games"),
    "rules": Command(play_commands.run_rules, "read the rules of a game", play_commands.add_rules_arguments),
    "replay": Command(
        record_commands.run_replay, "step through a game on record", record_commands.add_replay_arguments
    ),
    "verify": Command(
        record_commands.run_verify,
        "check a record: all chance and every action",
        record_commands.add_file_argument,
    ),
    "convert": Command(
        record_commands.run_convert,
        "turn a record from JSON into text, or back",
        record_commands.add_convert_arguments,
    ),
    "review": Command(
        record_commands.run_review,
        "look over a finished game: luck, decisions, what cost most",
        record_commands.add_file_argument,
    ),
    "solve": Command(
        lab_commands.run_solve,
        "solve a game, as far as that is possible",
        lab_commands.add_solve_arguments,
    ),
    "ladder": Command(
        lab_commands.run_ladder,
        "computer players against each other, and how strong they are",
        lab_commands.add_ladder_arguments,
    ),
    "print": Command(
        print_commands.run_print,
        "boards, cards, score sheets: everything on paper, as PDF",
        print_commands.add_print_arguments,
    ),
    "serve": Command(
        server_commands.run_serve,
        "a server where people and computer players sit down together",
        server_commands.add_serve_arguments,
    ),
    "doctor": Command(
        server_commands.run_doctor,
        "look over a server and what it keeps: what is wrong, and what helps",
        server_commands.add_doctor_arguments,
    ),
    "backup": Command(
        backup_commands.run_backup,
        "copy all that a server keeps into a file, also while it runs",
        backup_commands.add_backup_arguments,
    ),
    "restore": Command(
        backup_commands.run_restore,
        "put a backup into an empty folder or database",
        backup_commands.add_restore_arguments,
    ),
    "move": Command(
        backup_commands.run_move,
        "copy everything from a folder to a database, or back",
        backup_commands.add_move_arguments,
    ),
    "new-game": Command(
        new_game_command.run_new_game,
        "write a small complete game, to be changed into your own",
        new_game_command.add_new_game_arguments,
    ),
    "referee": Command(
        lab_commands.run_referee, "referee any game: one JSON request a line on standard input"
    ),
}
