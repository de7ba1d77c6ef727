"""What is backed up, put back or moved between folder and database is the same to the last byte."""

import asyncio
import gzip
import shutil
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from support import command_line
from support.games import LED_GAME, TURN_GAME
from support.live_server import Server, open_lobby, run_async
from support.postgres import make_database
from support.random_players import read_log

from thirdplace import LANGUAGES
from thirdplace.cli import main
from thirdplace.cli.argument_values import show_store
from thirdplace.store.interface import StoredItem
from thirdplace.store.open_store import open_store
from thirdplace.store.sqlite_store import FILE_NAME, SqliteStore
from thirdplace.text import text_for

Location = Path | str


def run_thirdplace(*arguments: str) -> subprocess.CompletedProcess[str]:
    return command_line.run(Path.cwd(), *arguments)


def store_option(location: Location) -> list[str]:
    return ["--store" if isinstance(location, str) else "--data", str(location)]


def execute(address: str, statement: str) -> Any:
    async def work() -> Any:
        connection = await asyncpg.connect(address)
        try:
            return await connection.fetchval(statement)
        finally:
            await connection.close()

    return asyncio.run(work())


def read_contents(location: Location) -> list[StoredItem]:
    store = open_store(location, lambda reports: None, lambda tables: None, keep_days=30)
    try:
        return sorted(store.read_all(), key=repr)
    finally:
        store.close()


def are_same_but_for_times(one: list[StoredItem], other: list[StoredItem]) -> bool:
    """But for the seconds that have passed."""

    def timeless(items: list[StoredItem]) -> list[tuple[object, ...]]:
        return [
            tuple(getattr(item, name) for name in item.__struct_fields__ if not name.endswith("_s"))
            for item in items
        ]

    return timeless(one) == timeless(other)


@pytest.fixture(scope="module")
def played_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game under way and one that was ended, with its record."""
    folder = tmp_path_factory.mktemp("played") / "tables"

    async def play(server: Server) -> None:
        async with open_lobby(server) as lobby:
            for game in (TURN_GAME, LED_GAME):
                await lobby.make_table(game, "Ann", "Bob", "Cleo")
            settings = {"countdown": 0, "rhythm": False, "led": True}
            ended = await lobby.make_table(
                LED_GAME, "Ann", "Bob", settings=settings, options={"rounds": 1, "lesson": True}
            )
            path = f"/api/tables/{ended.id}/commands"
            assert (await lobby.request("POST", path, {"type": "end"}, ended.host))[0] == 200

    with Server(folder) as server:
        run_async(play(server))
    return folder


@pytest.mark.parametrize("kinds", [("folder", "folder"), ("folder", "database"), ("database", "folder")])
def test_a_backup_put_back_is_the_same(played_folder: Path, tmp_path: Path, kinds: tuple[str, str]) -> None:
    places: list[Location] = [
        make_database() if kind == "database" else tmp_path / f"{number}" for number, kind in enumerate(kinds)
    ]
    shown = run_thirdplace("move", "--from", str(played_folder), "--to", str(places[0]))
    assert shown.returncode == 0, shown.stderr
    file = tmp_path / "all.backup"
    shown = run_thirdplace("backup", str(file), *store_option(places[0]))
    assert (shown.returncode, "3 tables, one record" in shown.stdout) == (0, True), shown
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    shown = run_thirdplace("restore", str(file), *store_option(places[1]))
    assert (shown.returncode, "3 tables, one record" in shown.stdout) == (0, True), shown
    assert are_same_but_for_times(read_contents(played_folder), read_contents(places[1]))


def test_a_backup_of_a_running_server_holds_every_move_that_was_acknowledged(tmp_path: Path) -> None:
    file, restored = tmp_path / "all.backup", tmp_path / "restored"
    logs: dict[str, list[bytes]] = {}

    async def play(server: Server) -> None:
        async with open_lobby(server) as lobby:
            for _ in range(3):
                table = await lobby.make_table(TURN_GAME, "Ann", "Bob", "Cleo")
                logs[table.id] = read_log(server.data, table.id)
            shown = await asyncio.to_thread(run_thirdplace, "backup", str(file), "--data", str(server.data))
            assert shown.returncode == 0, shown.stderr

    with Server(tmp_path / "tables") as server:
        run_async(play(server))
        assert run_thirdplace("restore", str(file), "--data", str(restored)).returncode == 0
    assert {table: read_log(restored, table) for table in logs} == logs


def test_what_is_not_a_whole_backup_is_refused_and_nothing_is_written(
    played_folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "all.backup"
    assert run_thirdplace("backup", str(file), "--data", str(played_folder)).returncode == 0
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    damaged = {
        "cut": file.read_bytes()[:-20],
        "short": gzip.compress(b"".join(lines[:-1])),
        "changed": gzip.compress(b"".join(lines).replace(b'"idle_s":', b'"idle_s":1', 1)),
        "missing": gzip.compress(b"".join([lines[0], *lines[2:]])),
        "other": b"PK something else",
        **{f"byte {at}": flip_byte(file.read_bytes(), at) for at in range(10, file.stat().st_size, 997)},
        "empty": b"",
    }
    for name, data in damaged.items():
        wrong = tmp_path / name
        wrong.write_bytes(data)
        shown = run_thirdplace("restore", str(wrong), "--data", str(tmp_path / "target"))
        assert shown.returncode != 0, name
        assert "is not a backup, or is damaged" in shown.stderr, (name, shown.stderr)
        assert not (tmp_path / "target").exists(), name
    newer = tmp_path / "newer"
    newer.write_bytes(gzip.compress(lines[0].replace(b'"version":1', b'"version":9')))
    assert (
        "newer thirdplace" in run_thirdplace("restore", str(newer), "--data", str(tmp_path / "target")).stderr
    )


def flip_byte(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_copied_from_a_wrong_place_and_nothing_is_made_there(
    tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A slip in the address would otherwise be a backup of nothing."""
    empty, unused, address = tmp_path / "empty", tmp_path / "unused", make_database()
    empty.mkdir(mode=0o755)
    unused.mkdir(mode=0o755)
    (unused / FILE_NAME).touch(0o644)
    for place in (empty, unused, address):
        said = text_for(lang)("doctor-nothing-kept", store=show_store(place)) + "\n"
        for command in (
            ["backup", str(tmp_path / "file"), *store_option(place)],
            ["move", "--from", str(place), "--to", str(tmp_path / "to")],
        ):
            assert main([*command, "--lang", lang]) == 2
            assert capsys.readouterr() == ("", said)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "unused"]
    assert list(empty.iterdir()) == []
    assert (unused / FILE_NAME).stat().st_size == 0
    assert [stat.S_IMODE(path.stat().st_mode) for path in (empty, unused)] == [0o755, 0o755]
    assert not execute(address, "SELECT to_regnamespace('thirdplace') IS NOT NULL")


def test_a_backup_after_a_holiday_makes_no_table_older(played_folder: Path, tmp_path: Path) -> None:
    data = tmp_path / "tables"
    shutil.copytree(played_folder, data)
    with closing(sqlite3.connect(data / FILE_NAME)) as connection, connection:
        connection.execute("UPDATE observed SET date = date - 31 * 86400")
    assert main(["backup", str(tmp_path / "file"), "--data", str(data)]) == 0
    store = SqliteStore(data, lambda told: None, lambda tables: None, keep_days=30)
    assert store.list_abandoned_tables(8) == []
    store.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_source_that_is_damaged_is_named_and_not_the_target(
    played_folder: Path, tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    data, target = tmp_path / "tables", tmp_path / "target"
    shutil.copytree(played_folder, data)
    with closing(sqlite3.connect(data / FILE_NAME)) as connection, connection:
        connection.execute("DROP TABLE log")
    assert main(["move", "--from", str(data), "--to", str(target), "--lang", lang]) == 2
    said = text_for(lang)("cli-copy-stopped", store=str(data), why="no such table: log") + "\n"
    assert capsys.readouterr() == ("", said)
    assert read_contents(target) == []


def test_where_games_are_already_nothing_is_restored(played_folder: Path, tmp_path: Path) -> None:
    file, copy = tmp_path / "all.backup", tmp_path / "copy"
    assert run_thirdplace("backup", str(file), "--data", str(played_folder)).returncode == 0
    shutil.copytree(played_folder, copy)
    before = read_contents(copy)
    for command in (
        ["restore", str(file), "--data", str(copy)],
        ["move", "--from", str(played_folder), "--to", str(copy)],
    ):
        shown = run_thirdplace(*command)
        assert shown.returncode != 0
        assert "There are games in" in shown.stderr
    assert are_same_but_for_times(read_contents(copy), before)


def test_wrong_places_are_named(tmp_path: Path) -> None:
    for command, told in (
        (["backup"], "FILE"),
        (["backup", str(tmp_path / "no" / "file")], "a folder that exists"),
        (["backup", str(tmp_path / "file"), "--data", str(tmp_path / "no")], "No games are kept in"),
        (["restore", str(tmp_path / "no")], "cannot be read"),
        (["move", "--from", str(tmp_path / "no"), "--to", str(tmp_path / "to")], "No games are kept in"),
        (["move", "--to", str(tmp_path / "to")], "--from"),
        (["backup", "x", "--store", "mysql://secret:word@host/x"], "the address of a database"),
    ):
        shown = run_thirdplace(*command)
        assert shown.returncode != 0
        assert told in shown.stderr, shown.stderr
        assert "word" not in shown.stderr
        assert "Traceback" not in shown.stderr
    assert not list(tmp_path.iterdir()), "no empty folder is made, and no empty backup"
