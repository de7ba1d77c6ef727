"""All commands, in the order in which `--help` lists them."""

import argparse
from collections.abc import Callable
from typing import NamedTuple

from thirdplace.cli import (
    backup_commands,
    data_command,
    lab_commands,
    mcp_command,
    new_game_command,
    play_commands,
    print_commands,
    record_commands,
    server_commands,
    static_command,
)

__all__ = ["COMMANDS", "Command"]


class Command(NamedTuple):
    run: Callable[[argparse.Namespace], int]
    add_arguments: Callable[[argparse.ArgumentParser], None] | None = None


COMMANDS = {
    "menu": Command(play_commands.run_menu),
    "play": Command(play_commands.run_play, play_commands.add_play_arguments),
    "games": Command(play_commands.run_games),
    "rules": Command(play_commands.run_rules, play_commands.add_rules_arguments),
    "replay": Command(record_commands.run_replay, record_commands.add_replay_arguments),
    "verify": Command(record_commands.run_verify, record_commands.add_file_argument),
    "convert": Command(record_commands.run_convert, record_commands.add_convert_arguments),
    "review": Command(record_commands.run_review, record_commands.add_file_argument),
    "solve": Command(lab_commands.run_solve, lab_commands.add_solve_arguments),
    "lab": Command(lab_commands.run_lab, lab_commands.add_lab_arguments),
    "data": Command(data_command.run_data, data_command.add_data_arguments),
    "ladder": Command(lab_commands.run_ladder, lab_commands.add_ladder_arguments),
    "calibrate": Command(lab_commands.run_calibrate, lab_commands.add_calibrate_arguments),
    "print": Command(print_commands.run_print, print_commands.add_print_arguments),
    "serve": Command(server_commands.run_serve, server_commands.add_serve_arguments),
    "doctor": Command(server_commands.run_doctor, server_commands.add_doctor_arguments),
    "static": Command(static_command.run_static, static_command.add_static_arguments),
    "backup": Command(backup_commands.run_backup, backup_commands.add_backup_arguments),
    "restore": Command(backup_commands.run_restore, backup_commands.add_restore_arguments),
    "move": Command(backup_commands.run_move, backup_commands.add_move_arguments),
    "new-game": Command(new_game_command.run_new_game, new_game_command.add_new_game_arguments),
    "mcp": Command(mcp_command.run_mcp, mcp_command.add_mcp_arguments),
    "referee": Command(lab_commands.run_referee),
}
