"""The command line. `main` parses the arguments and runs one command.

`--help` has to come at once, so nothing heavy is imported before a command needs it.
"""

from thirdplace.cli.command_list import COMMANDS
from thirdplace.cli.entry_point import main

__all__ = ["COMMANDS", "main"]
