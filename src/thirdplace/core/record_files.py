"""Records on disk: read in either form, written whole or not at all."""

import os
import tempfile
from pathlib import Path

from thirdplace.core.record import Record, WrongRecord, from_json, to_json
from thirdplace.core.record_text import Teller, from_text, to_text

__all__ = ["parse_record", "read_record", "write_record", "write_whole"]

TEXT_HEAD = b"thirdplace record"


def read_record(path: str | os.PathLike[str]) -> Record:
    """A record as JSON or as text. Raises WrongRecord if it is none, OSError if it cannot be read."""
    return parse_record(Path(path).read_bytes())


def parse_record(content: bytes) -> Record:
    """The record in what a file holds. Raises WrongRecord."""
    if not content.lstrip().startswith(TEXT_HEAD):
        return from_json(content)
    try:
        return from_text(content.decode())
    except UnicodeDecodeError as wrong:
        raise WrongRecord("bad-request", f"record: {wrong}") from wrong


def write_record(path: str | os.PathLike[str], record: Record, tell: Teller | None = None) -> None:
    """As text if the name ends in .txt, otherwise as JSON. Raises OSError if it cannot be written."""
    is_text = Path(path).suffix.lower() == ".txt"
    write_whole(Path(path), to_text(record, tell).encode() if is_text else to_json(record))


def write_whole(path: Path, content: bytes) -> None:
    """Writes to a file beside it first: a half-written file never takes the place of a whole one."""
    if path.exists() and not path.is_file():  # a pipe or a device is written to, never replaced
        path.write_bytes(content)
        return
    descriptor, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        Path(beside).chmod(_usual_mode(path))
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def _usual_mode(path: Path) -> int:
    """What an ordinary program would give the file: its mode so far, or what the umask leaves of a new one.

    (mkstemp makes files that only their owner may read.)
    """
    if path.exists():
        return path.stat().st_mode & 0o777
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask
