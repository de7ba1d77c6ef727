"""Saved games: read and written as records, whole or not at all.

Without --save a game is saved as unfinished.json (or unfinished-2.json ...) in the user's data folder;
once it is over, the file is renamed after the game and its commitment.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.records import record_files
from thirdplace.core.records.record import Record, load, record_of
from thirdplace.core.records.record_text import DescribeStep
from thirdplace.terminal.user_error import UserError

__all__ = [
    "list_unfinished",
    "read_record",
    "rename_finished",
    "reserve_save_path",
    "save_match",
    "write_file_atomically",
    "write_record",
]


def read_record(path: Path) -> Record:
    """A record in either form. Raises UserError (no such file) or WrongRecord."""
    try:
        return record_files.read_record(path)
    except (OSError, ValueError) as wrong:  # ValueError: a null character in the name
        raise UserError("cli-unreadable", file=str(path), why=wrong) from wrong


def write_record(path: Path, record: Record, describe: DescribeStep | None = None) -> None:
    """As text if the name ends in .txt, otherwise as JSON. Raises UserError."""
    with _report_write_errors(path):
        record_files.write_record(path, record, describe)


def save_match(path: Path, match: Match) -> None:
    write_record(path, record_of(match))


def write_file_atomically(path: Path, content: bytes) -> None:
    """The whole file or nothing. Raises UserError."""
    with _report_write_errors(path):
        record_files.write_atomically(path, content)


@contextmanager
def _report_write_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as wrong:
        raise UserError("cli-unwritable", file=str(path), why=wrong) from wrong


def may_overwrite(path: Path) -> bool:
    """May this file be overwritten? A finished game may; an unfinished one, or any other file, may not."""
    if not path.is_file() or path.stat().st_size == 0:
        return True
    try:
        return load(read_record(path)).over
    except (Refused, UserError):
        return False


def _data_folder() -> Path:
    from platformdirs import user_data_path

    folder = user_data_path("thirdplace", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise UserError("cli-unwritable", file=str(folder), why=wrong) from wrong
    return folder


def reserve_save_path() -> Path:
    """Creates a new file for a game that is played without --save."""
    folder = _data_folder()
    number = 1
    while True:
        place = folder / ("unfinished.json" if number == 1 else f"unfinished-{number}.json")
        try:
            place.touch(exist_ok=False)
            return place
        except FileExistsError:
            number += 1
        except OSError as wrong:
            raise UserError("cli-unwritable", file=str(place), why=wrong) from wrong


def is_unnamed_save(path: Path) -> bool:
    """Is this a file that was created without --save?"""
    return path.name.startswith("unfinished") and path.parent == _data_folder()


def rename_finished(path: Path, match: Match) -> Path:
    """Renames the file of a game that is over, if it was created without --save; returns its path."""
    if not is_unnamed_save(path):
        return path
    from thirdplace.core.chance import commitment

    kept = path.with_name(f"{match.game.id}-{commitment(match.seed)[:8]}.json")
    try:
        path.replace(kept)
    except OSError:
        return path
    return kept


def list_unfinished() -> list[tuple[Path, Match]]:
    """All unfinished games that were saved without --save."""
    waiting = []
    for path in sorted(_data_folder().glob("unfinished*.json")):
        with suppress(Refused, UserError):
            match = load(read_record(path))
            if not match.over:
                waiting.append((path, match))
    return waiting
