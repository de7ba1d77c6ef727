"""Records on disk: read in either form, written whole or not at all."""

import os
import tempfile
from pathlib import Path

from thirdplace.core.records.record import Record, WrongRecord, from_json, to_json
from thirdplace.core.records.record_text import DescribeStep, from_text, to_text

__all__ = ["parse_record", "read_record", "write_atomically", "write_record"]

TEXT_SIGNATURE = b"thirdplace record"


def read_record(path: str | os.PathLike[str]) -> Record:
    """A record from a file, as JSON or as text.

    Args:
        path: The file.

    Raises:
        WrongRecord: It is no record.
        OSError: It cannot be read.

    Example:
        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> from thirdplace import new_match, read_record, record_of, write_record
        >>> record = record_of(new_match("places-bid", 3, seed="kitchen table"))
        >>> with TemporaryDirectory() as folder:
        ...     write_record(Path(folder, "game.txt"), record)
        ...     read_record(Path(folder, "game.txt")) == record
        True
    """
    return parse_record(Path(path).read_bytes())


def parse_record(content: bytes) -> Record:
    """The record in what a file holds, as JSON or as text.

    Args:
        content: Of the file.

    Raises:
        WrongRecord: It is no record.

    Example:
        >>> from thirdplace import parse_record
        >>> parse_record(b"{}")
        Traceback (most recent call last):
        thirdplace.core.records.record.WrongRecord: bad-request: record: Object missing required field `game`
    """
    if not content.lstrip().startswith(TEXT_SIGNATURE):
        return from_json(content)
    try:
        return from_text(content.decode())
    except UnicodeDecodeError as wrong:
        raise WrongRecord("bad-request", f"record: {wrong}") from wrong


def write_record(path: str | os.PathLike[str], record: Record, describe: DescribeStep | None = None) -> None:
    """Write a record to a file, whole or not at all: as text if the name ends in .txt, otherwise as JSON.

    Args:
        path: The file.
        record: The record.
        describe: For text: adds lines for people, after the deal (no step) and after each action.

    Raises:
        OSError: It cannot be written.

    Example:
        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> from thirdplace import new_match, record_of, write_record
        >>> with TemporaryDirectory() as folder:
        ...     path = Path(folder, "game.txt")
        ...     write_record(path, record_of(new_match("places-bid", 3, seed="kitchen table")))
        ...     print(path.read_text().splitlines()[:2])
        ['thirdplace record 1', 'game: places-bid']
    """
    is_text = Path(path).suffix.lower() == ".txt"
    write_atomically(Path(path), to_text(record, describe).encode() if is_text else to_json(record))


def write_atomically(path: Path, content: bytes) -> None:
    """Writes to a file beside it first: a half-written file never takes the place of a whole one."""
    if path.exists() and not path.is_file():  # a pipe or a device is written to, never replaced
        path.write_bytes(content)
        return
    descriptor, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        Path(beside).chmod(_default_file_mode(path))
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def _default_file_mode(path: Path) -> int:
    """What an ordinary program would give the file: its mode so far, or what the umask leaves of a new one.

    (mkstemp makes files that only their owner may read.)
    """
    if path.exists():
        return path.stat().st_mode & 0o777
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask
