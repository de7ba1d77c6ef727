"""`thirdplace backup`, `restore` and `move`: all that is kept, from one store to a file or to another store.

A backup is a compressed file of one JSON object a line: what it is, every table with its log, every record,
and at the end how many there are and a checksum of all lines before. It is the same for every kind of store.
"""

import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from thirdplace.core.records.record import from_json, verify
from thirdplace.server.doctor import Finding, examine_log
from thirdplace.store.interface import Store, StoredItem, StoredRecord, StoredTable

__all__ = ["Contents", "UnusableBackup", "copy_items", "examine_items", "read_backup", "write_backup"]

FORMAT = "thirdplace-backup"
VERSION = 1

OnProgress = Callable[[], object]
"""Called after each table or record."""


class UnusableBackup(Exception):
    """A file that is not a whole backup; the message is the reason's name in the locale files."""


class Header(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="backup"):
    format: str
    version: int


class Trailer(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="end"):
    tables: int
    records: int
    sha256: str


encode = msgspec.json.Encoder().encode
decode_line = msgspec.json.Decoder(Header | Trailer | StoredItem).decode


@dataclass(slots=True)
class Contents:
    """What was copied, and what of it cannot be played on."""

    tables: int = 0
    records: int = 0
    findings: list[Finding] = field(default_factory=list)

    def add(self, item: StoredItem) -> None:
        """Count an item, and replay it."""
        if isinstance(item, StoredTable):
            self.tables += 1
            self.findings += examine_log(item.id, list(enumerate(item.entries, 1)))
        else:
            self.records += 1
            try:
                verify(from_json(item.record))
            except Exception as wrong:  # a record of another version, or of a game that is not here
                name = item.table[: len(item.table) // 2]
                self.findings.append(Finding("record", name, detail=type(wrong).__name__))


def write_backup(store: Store, file: Path, on_progress: OnProgress) -> Contents:
    """Write all that is kept into a file, then read the file again and replay every log.

    The file has its name only once it is whole, and nobody else may read it: it holds seeds and hidden cards.
    """
    partial = file.with_name(f"{file.name}.part")
    try:
        handle = os.open(partial, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as packed:
                _write_lines(store, packed, on_progress)
            raw.flush()
            os.fsync(raw.fileno())
        contents = examine_items(read_backup(partial), on_progress)
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)
    return contents


def _write_lines(store: Store, packed: gzip.GzipFile, on_progress: OnProgress) -> None:
    checksum, counts = hashlib.sha256(), [0, 0]

    def write(line: msgspec.Struct) -> None:
        data = encode(line) + b"\n"
        packed.write(data)
        checksum.update(data)

    write(Header(FORMAT, VERSION))
    for item in store.read_all():
        write(item)
        counts[isinstance(item, StoredRecord)] += 1
        on_progress()
    tables, records = counts
    write(Trailer(tables, records, checksum.hexdigest()))


def examine_items(items: Iterable[StoredItem], on_progress: OnProgress) -> Contents:
    """Read everything to its end, and replay every log."""
    contents = Contents()
    for item in items:
        contents.add(item)
        on_progress()
    return contents


def read_backup(file: Path) -> Iterator[StoredItem]:
    """Every item of a backup. Raises UnusableBackup, perhaps only at the end, if it is not whole."""
    checksum, counts, trailer = hashlib.sha256(), [0, 0], None
    try:
        with gzip.open(file, "rb") as packed:
            for number, line in enumerate(packed):
                found = decode_line(line)
                if number == 0:
                    _check_header(found)
                elif isinstance(found, Trailer):
                    trailer = found
                    break
                elif isinstance(found, Header):
                    raise UnusableBackup("damaged")
                else:
                    counts[isinstance(found, StoredRecord)] += 1
                    yield found
                checksum.update(line)
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, UnicodeError) as wrong:
        raise UnusableBackup("damaged") from wrong
    if trailer is None or (trailer.tables, trailer.records) != tuple(counts):
        raise UnusableBackup("damaged")
    if trailer.sha256 != checksum.hexdigest():
        raise UnusableBackup("damaged")


def _check_header(found: object) -> None:
    if not isinstance(found, Header) or found.format != FORMAT:
        raise UnusableBackup("damaged")
    if found.version > VERSION:
        raise UnusableBackup("newer")


def copy_items(items: Iterable[StoredItem], store: Store, on_progress: OnProgress) -> Contents:
    """Copy all items into an empty store, all or nothing. Raises Conflict if it is not empty."""
    contents = Contents()

    def examined() -> Iterator[StoredItem]:
        for item in items:
            contents.add(item)
            on_progress()
            yield item

    store.import_all(examined())
    return contents
