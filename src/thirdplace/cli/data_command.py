"""The command that writes games as data sets."""

import argparse
import errno
from pathlib import Path
from typing import TYPE_CHECKING

from thirdplace.cli.argument_values import (
    choose_store,
    parse_number,
    parse_workers,
    raise_user_error,
    require_argument,
    require_text,
)

if TYPE_CHECKING:
    from thirdplace.core.game import Game, Level
    from thirdplace.lab.data_sets.record_sources import RecordSource

__all__ = ["add_data_arguments", "run_data"]

DEFAULT_GAMES = "1000"
DEFAULT_SEATS = 4
DEFAULT_SEED = "data"
OF_SELF_PLAY = ("games", "levels", "seed", "on", "workers")


def add_data_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?")
    add("out", metavar="OUT", nargs="?")
    add("--seats", metavar="N")
    add("--option", metavar="KEY=VALUE", action="append", default=[])
    add("--reward", metavar="REWARD", default="win")
    add("--games", metavar="N")
    add("--levels", metavar="LIST")
    add("--seed", metavar="TEXT")
    add("--on", metavar="WHERE")
    add("--workers", metavar="N")
    add("--records", metavar="PATH", action="append", default=[])
    add("--data", metavar="DIR")
    add("--store", metavar="URL")


def run_data(given: argparse.Namespace) -> int:
    from thirdplace.core.environments.environment import REWARDS
    from thirdplace.core.registry import find_game
    from thirdplace.lab.data_sets.decision_rows import DecisionFormat
    from thirdplace.lab.data_sets.self_play import SelfPlay
    from thirdplace.terminal.lab.data_command import play_and_write_decisions, write_decisions_of_records
    from thirdplace.terminal.match_setup import parse_options
    from thirdplace.terminal.seat_names import check_seat_count
    from thirdplace.text import text_for

    game = find_game(require_argument(given.game, "GAME"))
    say, out = text_for(given.lang, game), Path(require_argument(given.out, "OUT"))
    if out.suffix != ".parquet":
        raise_user_error("cli-data-file", file=str(out))
    seats = min(max(DEFAULT_SEATS, game.seats.start), game.seats.stop - 1)
    if given.seats is not None:
        seats = parse_number(given.seats, "--seats", 1, 1000)
    check_seat_count(seats, game, say)
    options = parse_options(game, given.option, say)
    if given.reward not in REWARDS:
        raise_user_error("cli-data-reward", rewards=", ".join(REWARDS))
    wanted = DecisionFormat.of(game, seats, options, given.reward)
    _check_that_it_can_be_written(out)
    if given.records or given.data is not None or given.store is not None:
        for name in OF_SELF_PLAY:
            if getattr(given, name) is not None:
                raise_user_error("cli-data-self-play", argument=f"--{name}")
        return write_decisions_of_records(given.lang, wanted, _read_records(given), out)
    seed = DEFAULT_SEED if given.seed is None else given.seed
    if not seed.isprintable():
        raise_user_error("cli-seed")
    plan = SelfPlay(game.id, seats, _parse_levels(given.levels, game), options, seed, given.reward)
    count = parse_number(given.games or DEFAULT_GAMES, "--games", 1, 100_000_000)
    return play_and_write_decisions(given.lang, plan, count, given.on, parse_workers(given.workers), out)


def _check_that_it_can_be_written(out: Path) -> None:
    """Better now than when all is done. Raises OSError, and leaves nothing behind."""
    partial = out.with_name(f"{out.name}.part")
    is_new = not partial.exists()
    partial.open("ab").close()
    if is_new:
        partial.unlink()


def _parse_levels(text: str | None, game: "Game") -> "tuple[Level, ...]":
    from thirdplace.core.game import LEVELS

    if not game.brings("bots"):
        raise_user_error("cli-no-bots", game=game.id)
    words = [word.strip() for word in (text or "medium").split(",")]
    chosen = tuple(level for word in words for level in LEVELS if level == word)
    if len(chosen) != len(words):
        raise_user_error("cli-data-levels", levels=", ".join(LEVELS))
    return chosen


def _read_records(given: argparse.Namespace) -> "RecordSource":
    from itertools import chain

    from thirdplace.lab.data_sets.record_sources import read_paths

    paths = [Path(require_text(path, "--records")) for path in given.records]
    for path in paths:
        if not path.exists():  # said before anything is written
            raise_user_error("cli-unreadable", file=str(path), why=FileNotFoundError(errno.ENOENT, ""))
    if given.data is None and given.store is None:
        return read_paths(paths)
    return chain(read_paths(paths), _read_stored(choose_store(given.data, given.store)))


def _read_stored(place: "Path | str") -> "RecordSource":
    from thirdplace.cli.backup_commands import open_kept_games
    from thirdplace.lab.data_sets.record_sources import read_store

    with open_kept_games(place, must_exist=True) as store:
        yield from read_store(store)
