"""The connection to the database is lost at any moment of backup, restore, move and doctor.

Each ends with a sentence, and nothing is lost or copied by halves.
"""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.games import TURN_GAME
from support.postgres import make_database
from support.reliability.database_proxy import DatabaseProxy
from support.watched_store import WatchedStore

from thirdplace.cli import main
from thirdplace.store.interface import Append, StoredItem
from thirdplace.store.open_store import open_store

TABLES = 3
STEP = 5
"""The database's messages between one cut and the next one that is tried."""
INVALID = 1
"""What a command returns whose tables cannot be played: here they hold no game."""


@pytest.fixture
def proxy() -> Iterator[DatabaseProxy]:
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:  # a socket's path must be short
        opened = DatabaseProxy(make_database(), Path(folder))
        yield opened
        opened.close()


def fill(location: Path | str) -> None:
    watched = WatchedStore(location)
    for number in range(TABLES):
        watched.make_table(f"t{number}")
        watched.append(Append(f"t{number}", 2, [b"entry"] * 3, record=(TURN_GAME, b"{}")))
    watched.store.close()


def read(location: Path | str) -> list[StoredItem]:
    store = open_store(location, lambda reports: None, lambda tables: None, keep_days=0)
    try:
        return sorted(store.read_all(), key=repr)
    finally:
        store.close()


def run_until_it_ends(
    proxy: DatabaseProxy,
    capsys: pytest.CaptureFixture[str],
    make_command: Callable[[int], list[str]],
    check_after_loss: Callable[[int], bool],
) -> int:
    """Cut after ever more messages, until one run comes to its end; how many have not.

    `check_after_loss` tells whether all was copied nevertheless, because only the last answer was lost.
    """
    for attempt in range(1000):
        proxy.cut_after(1 + attempt * STEP)
        code = main(make_command(attempt))
        was_cut = proxy.is_cut
        proxy.mend()
        said = capsys.readouterr()
        if not was_cut:
            assert code == INVALID, said
            return attempt
        assert code != 0
        assert "Traceback" not in said.err
        if check_after_loss(attempt):
            return attempt
        if code != INVALID:  # the cut came after all that mattered
            assert len(said.err.splitlines()) == 1, said
            assert "()" not in said.err
    raise AssertionError("it never ends")


def test_a_backup_is_whole_or_not_there(
    proxy: DatabaseProxy, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(proxy.address)

    def check(attempt: int) -> bool:
        names = sorted(path.name for path in tmp_path.iterdir())
        return names == [f"{attempt}"] or names != []

    lost = run_until_it_ends(
        proxy,
        capsys,
        lambda attempt: ["backup", str(tmp_path / str(attempt)), "--store", proxy.address],
        check,
    )
    assert lost > 5
    (file,) = tmp_path.iterdir()
    restored = tmp_path / "restored"
    assert main(["restore", str(file), "--data", str(restored)]) == INVALID
    assert len(read(restored)) == 2 * TABLES


@pytest.mark.parametrize("source", ["backup", "folder"])
def test_what_is_copied_into_a_database_is_whole_or_nothing(
    proxy: DatabaseProxy, tmp_path: Path, capsys: pytest.CaptureFixture[str], source: str
) -> None:
    data, file = tmp_path / "tables", tmp_path / "file"
    fill(data)
    assert main(["backup", str(file), "--data", str(data)]) == INVALID
    capsys.readouterr()
    command = {
        "backup": ["restore", str(file), "--store", proxy.address],
        "folder": ["move", "--from", str(data), "--to", proxy.address],
    }[source]

    def check(attempt: int) -> bool:
        count = len(read(proxy.address))
        assert count in (0, 2 * TABLES)
        return count > 0

    assert run_until_it_ends(proxy, capsys, lambda attempt: command, check) > 5
    assert len(read(proxy.address)) == len(read(data)) == 2 * TABLES


def test_what_is_moved_out_of_a_database_is_whole_or_nothing(
    proxy: DatabaseProxy, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(proxy.address)
    target = tmp_path / "target"

    def check(attempt: int) -> bool:
        count = len(read(target)) if target.exists() else 0
        assert count in (0, 2 * TABLES)
        return count > 0

    command = ["move", "--from", proxy.address, "--to", str(target)]
    assert run_until_it_ends(proxy, capsys, lambda attempt: command, check) > 5
    assert len(read(target)) == len(read(proxy.address)) == 2 * TABLES


def test_the_doctor_says_that_the_connection_was_lost(
    proxy: DatabaseProxy, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(proxy.address)
    command = ["doctor", "--port", "18019", "--store", proxy.address]
    for attempt in range(1000):
        proxy.cut_after(1 + attempt * STEP)
        code = main(command)
        was_cut = proxy.is_cut
        proxy.mend()
        said = capsys.readouterr()
        assert (code, said.err) == (INVALID, "")
        assert "()" not in said.out
        if not was_cut:
            break
        assert "! " in said.out
    assert attempt > 5
    assert "Table t…" in said.out
