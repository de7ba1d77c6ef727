"""Records from files, folders and the store of a server, one after the other."""

from collections.abc import Iterator
from pathlib import Path

from thirdplace.core.errors import Refused
from thirdplace.core.records.record import Record, WrongRecord
from thirdplace.core.records.record_files import parse_record, read_record
from thirdplace.store.interface import Store, StoredRecord

__all__ = ["RecordSource", "read_paths", "read_store"]

RecordSource = Iterator[tuple[str, Record | Refused]]
"""Where each record comes from; a refusal in the place of one that cannot be read."""
SUFFIXES = (".json", ".txt")


def read_paths(paths: list[Path]) -> RecordSource:
    """The records in these files, and in all files below these folders that are called like records.

    Raises:
        OSError: A path does not exist or cannot be read.
    """
    for path in paths:
        found = _list_files(path) if path.is_dir() else [path]
        for file in found:
            try:
                yield str(file), read_record(file)
            except WrongRecord as wrong:
                yield str(file), wrong


def _list_files(folder: Path) -> Iterator[Path]:
    """Always in the same order."""
    yield from sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES and path.is_file())


def read_store(store: Store) -> RecordSource:
    """All records of finished games that a server keeps."""
    for item in store.read_all():
        if isinstance(item, StoredRecord):
            try:
                yield item.table, parse_record(item.record)
            except WrongRecord as wrong:
                yield item.table, wrong
