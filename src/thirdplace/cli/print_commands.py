"""The command that prints: boards, cards, score sheets."""

import argparse

from thirdplace.cli.argument_values import parse_address, parse_number

__all__ = ["add_print_arguments", "run_print"]


def add_print_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?")
    add("sheets", metavar="SHEET", nargs="*")
    add("--paper", metavar="SIZE", default="a4")
    add("--ink", metavar="INK", default="colour")
    add("--large", action="store_true")
    add("--option", metavar="KEY=VALUE", action="append", default=[])
    add("--address", metavar="URL")
    add("--seed", metavar="N", default="1")
    add("--out", metavar="PATH")


def run_print(given: argparse.Namespace) -> int:
    from thirdplace.core.parts.paper import FIRST_SEED, LAST_SEED
    from thirdplace.terminal import print_command

    if given.game is None:
        return print_command.print_sheet_list(given.lang)
    # An address that a router gave this computer today would be dead on paper next week.
    address = None if given.address is None else parse_address(given.address)
    seed = parse_number(given.seed, "--seed", FIRST_SEED, LAST_SEED)
    wish = print_command.make_print_request(given.lang, given.paper, given.ink, given.large, address, seed)
    return print_command.print_sheets(given.game, given.sheets, wish, given.option, given.out)
