"""`thirdplace doctor --store`: what is said about a database, as a real process at a real PostgreSQL."""

import asyncio
from pathlib import Path

import asyncpg
import pytest
from support.command_line import run
from support.games import TURN_GAME
from support.live_server import Server, open_lobby, run_async
from support.postgres import make_database
from support.watched_store import WatchedStore

from thirdplace.cli.exit_codes import INVALID_DATA

PORT = ("--port", "18017")


def execute(address: str, statement: str) -> None:
    async def work() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(work())


def examine(home: Path, address: str, lang: str = "en") -> tuple[int, str]:
    done = run(home, "doctor", "--store", address, *PORT, "--lang", lang)
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout + done.stderr


def test_a_database_with_games_is_fine(tmp_path: Path) -> None:
    address = make_database()

    async def play() -> None:
        with Server(address, log=tmp_path / "log") as server:
            async with open_lobby(server) as lobby:
                await lobby.make_table(TURN_GAME, "Ann", "Bob", "Cleo")
            code, said = await asyncio.to_thread(examine, tmp_path, address)
            assert code == 0, said
            assert "Servers using this database now: 1." in said
            assert "! " not in said

    run_async(play())


def test_an_empty_database_is_fine(tmp_path: Path) -> None:
    code, said = examine(tmp_path, make_database())
    assert code == 0, said
    assert "nothing is stored" in said


def test_a_table_with_a_gap_is_named(tmp_path: Path) -> None:
    address = make_database()
    watched = WatchedStore(address)
    watched.make_table("abcdef")
    watched.store.close()
    execute(address, "UPDATE thirdplace.log SET seq = 2")
    code, said = examine(tmp_path, address)
    assert code == INVALID_DATA, said
    assert "Table abc…: entry 1 is missing" in said


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE thirdplace.version SET number = 99", "A newer thirdplace"),
        ("DROP SCHEMA thirdplace CASCADE; CREATE SCHEMA thirdplace", "that is not ours"),
    ],
)
def test_a_database_that_is_not_for_this_version_is_named(tmp_path: Path, statement: str, said: str) -> None:
    address = make_database()
    WatchedStore(address).store.close()
    execute(address, statement)
    code, told = examine(tmp_path, address)
    assert code == INVALID_DATA
    assert f"! {said}" in told or said in told


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_a_database_that_is_not_there_is_explained_without_its_password(tmp_path: Path, lang: str) -> None:
    code, said = examine(tmp_path, "postgresql://me:secretword@127.0.0.1:1/games", lang)
    assert code == INVALID_DATA
    assert "pg_hba.conf" in said
    assert "secretword" not in said
