"""Records on disk: read, written whole or not at all, and kept where unfinished games wait.

Without --save a game is kept as unfinished.json (unfinished-2.json ... if that one is taken) in
the user's own data folder; once it is over it is renamed after the game and its commitment.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from thirdplace.core import record_files
from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.record import Record, load, record_of
from thirdplace.core.record_text import Teller
from thirdplace.terminal.user_error import Complaint

__all__ = ["keep_finished", "new_place", "read_record", "save", "unfinished", "write_record", "write_whole"]


def read_record(path: Path) -> Record:
    """A record in either form. Raises Complaint (no such file) or WrongRecord."""
    try:
        return record_files.read_record(path)
    except (OSError, ValueError) as wrong:  # ValueError: a null character in the name
        raise Complaint("cli-unreadable", file=str(path), why=_why(wrong)) from wrong


def write_record(path: Path, record: Record, tell: Teller | None = None) -> None:
    """As text if the name ends in .txt, otherwise as JSON. Raises Complaint."""
    with _writing(path):
        record_files.write_record(path, record, tell)


def save(path: Path, match: Match) -> None:
    write_record(path, record_of(match))


def write_whole(path: Path, content: bytes) -> None:
    """The whole file or nothing. Raises Complaint."""
    with _writing(path):
        record_files.write_whole(path, content)


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as wrong:
        raise Complaint("cli-unwritable", file=str(path), why=_why(wrong)) from wrong


def _why(wrong: Exception) -> str:
    return getattr(wrong, "strerror", None) or str(wrong)


def may_replace(path: Path) -> bool:
    """A finished game may be written over; a game that waits, or somebody's other file, may not."""
    if not path.is_file() or path.stat().st_size == 0:
        return True
    try:
        return load(read_record(path)).over
    except (Refused, Complaint):
        return False


def _folder() -> Path:
    from platformdirs import user_data_path

    folder = user_data_path("thirdplace", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise Complaint("cli-unwritable", file=str(folder), why=_why(wrong)) from wrong
    return folder


def new_place() -> Path:
    """A file of its own for a game nobody has named one for."""
    folder = _folder()
    number = 1
    while True:
        place = folder / ("unfinished.json" if number == 1 else f"unfinished-{number}.json")
        try:
            place.touch(exist_ok=False)
            return place
        except FileExistsError:
            number += 1
        except OSError as wrong:
            raise Complaint("cli-unwritable", file=str(place), why=_why(wrong)) from wrong


def is_ours(path: Path) -> bool:
    """Is this a game that is kept only because it is not finished?"""
    return path.name.startswith("unfinished") and path.parent == _folder()


def keep_finished(path: Path, match: Match) -> Path:
    """The game is over: where its record is from now on."""
    if not is_ours(path):
        return path
    from thirdplace.core.chance import commitment

    kept = path.with_name(f"{match.game.id}-{commitment(match.seed)[:8]}.json")
    try:
        path.replace(kept)
    except OSError:
        return path
    return kept


def unfinished() -> list[tuple[Path, Match]]:
    """The games that wait to be gone on with."""
    waiting = []
    for path in sorted(_folder().glob("unfinished*.json")):
        with suppress(Refused, Complaint):
            match = load(read_record(path))
            if not match.over:
                waiting.append((path, match))
    return waiting
