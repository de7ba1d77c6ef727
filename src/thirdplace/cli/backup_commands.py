"""Commands that copy all that a server keeps: backup, restore, move."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from thirdplace.cli.argument_values import (
    choose_store,
    parse_store,
    raise_unusable_store,
    raise_user_error,
    require_argument,
    show_store,
)
from thirdplace.cli.exit_codes import INVALID_DATA

if TYPE_CHECKING:
    from thirdplace.server.backup import Contents
    from thirdplace.store.interface import Store, StoredItem

__all__ = [
    "add_backup_arguments",
    "add_move_arguments",
    "add_restore_arguments",
    "open_kept_games",
    "run_backup",
    "run_move",
    "run_restore",
]


def add_backup_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?")
    _add_store_arguments(parser)


def add_restore_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?")
    _add_store_arguments(parser)


def add_move_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--from", dest="source", metavar="STORE")
    parser.add_argument("--to", dest="target", metavar="STORE")


def _add_store_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR")
    parser.add_argument("--store", metavar="URL")


def run_backup(given: argparse.Namespace) -> int:
    from thirdplace.server.backup import UnusableBackup, write_backup

    file = Path(require_argument(given.file, "FILE"))
    if file.is_dir() or not file.parent.is_dir():
        raise_user_error("cli-backup-file", file=str(file))
    location = choose_store(given.data, given.store)
    with open_kept_games(location, must_exist=True) as store, _progress(given) as advance:
        try:
            contents = write_backup(store, file, advance)
        except OSError as wrong:
            raise_user_error("cli-unwritable", file=str(file), why=wrong)
        except UnusableBackup as wrong:  # the disk does not give back what was written
            raise_user_error(f"cli-backup-{wrong}", file=str(file))
    return _report(given, "backup-done", contents, str(file))


def run_restore(given: argparse.Namespace) -> int:
    from thirdplace.server.backup import copy_items, examine_items

    file, location = Path(require_argument(given.file, "FILE")), choose_store(given.data, given.store)
    with _progress(given) as advance:
        examine_items(_read_backup(file), advance)  # nothing is written before it is known to be whole
    with open_kept_games(location) as store, _progress(given) as advance:
        contents = _copy(lambda: copy_items(_read_backup(file), store, advance), show_store(location))
    return _report(given, "restore-done", contents, show_store(location))


def run_move(given: argparse.Namespace) -> int:
    from thirdplace.server.backup import copy_items

    source = parse_store(require_argument(given.source, "--from"), "--from")
    target = parse_store(require_argument(given.target, "--to"), "--to")
    with (
        open_kept_games(source, must_exist=True) as old,
        open_kept_games(target) as new,
        _progress(given) as advance,
    ):
        items = _read_store(old, source)
        contents = _copy(lambda: copy_items(items, new, advance), show_store(target))
    return _report(given, "move-done", contents, show_store(target))


@contextmanager
def open_kept_games(location: Path | str, *, must_exist: bool = False) -> "Iterator[Store]":
    """A server's folder or database. `must_exist`: nothing is made where there is none. Raises UserError."""
    from thirdplace.store.interface import UnusableStore
    from thirdplace.store.open_store import open_store

    try:
        # No days: that it is opened makes no table any older.
        store = open_store(
            location, lambda reports: None, lambda tables: None, keep_days=0, must_exist=must_exist
        )
    except UnusableStore as wrong:
        raise_unusable_store(location, wrong)
    try:
        with _name_place(location):
            yield store
    finally:
        store.close()


@contextmanager
def _name_place(location: Path | str) -> Iterator[None]:
    """Raises UserError if this folder or database cannot be read or written any more."""
    from thirdplace.store.interface import Damaged, Unavailable

    try:
        yield
    except (Damaged, Unavailable) as wrong:
        raise_user_error("cli-copy-stopped", store=show_store(location), why=str(wrong))


def _read_store(store: "Store", location: Path | str) -> "Iterator[StoredItem]":
    """Everything that is kept there. If it cannot be read, the place it is copied to is not to blame."""
    with _name_place(location):
        yield from store.read_all()


def _read_backup(file: Path) -> "Iterator[StoredItem]":
    from thirdplace.server.backup import UnusableBackup, read_backup

    try:
        yield from read_backup(file)
    except OSError as wrong:
        raise_user_error("cli-unreadable", file=str(file), why=wrong)
    except UnusableBackup as wrong:
        raise_user_error(f"cli-backup-{wrong}", file=str(file))


def _copy(copy: "Callable[[], Contents]", target: str) -> "Contents":
    from thirdplace.store.interface import Conflict

    try:
        return copy()
    except Conflict:
        raise_user_error("cli-not-empty", store=target)


@contextmanager
def _progress(given: argparse.Namespace) -> Iterator[Callable[[], object]]:
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn

    from thirdplace.text import text_for

    console, say = Console(stderr=True), text_for(given.lang)
    columns = (SpinnerColumn(), TextColumn("{task.description} {task.completed}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task(say("backup-copying"), total=None)
        yield lambda: shown.advance(task)


def _report(given: argparse.Namespace, message_id: str, contents: "Contents", target: str) -> int:
    from thirdplace.text import text_for

    say = text_for(given.lang)
    for one in contents.findings:
        print(say(f"doctor-{one.kind}", table=one.table, entry=one.entry, detail=one.detail))
    print(say(message_id, target=target, tables=contents.tables, records=contents.records))
    return INVALID_DATA if contents.findings else 0
