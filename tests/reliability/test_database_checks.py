"""`thirdplace doctor --store`: what is said about a database, as a real process at a real PostgreSQL."""

import asyncio
import secrets
from pathlib import Path

import asyncpg
import pytest
from support.command_line import run
from support.games import TURN_GAME
from support.live_server import Server, open_lobby, run_async
from support.postgres import make_database, running_server
from support.watched_store import WatchedStore

from thirdplace import LANGUAGES
from thirdplace.cli import main
from thirdplace.cli.exit_codes import INVALID_DATA
from thirdplace.text import text_for

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
        (
            "DROP SCHEMA thirdplace CASCADE; CREATE SCHEMA thirdplace; CREATE TABLE thirdplace.cards (x int)",
            "that is not ours",
        ),
        (
            "DROP SCHEMA thirdplace CASCADE; CREATE SCHEMA thirdplace;"
            " CREATE TABLE thirdplace.version (number text); INSERT INTO thirdplace.version VALUES ('x')",
            "that is not ours",
        ),
        (
            "DROP TABLE thirdplace.version; CREATE TABLE thirdplace.version (release text)",
            "that is not ours",
        ),
        ("DELETE FROM thirdplace.version", "that is not ours"),
        ("DROP TABLE thirdplace.probe", "does the user lack permission"),
    ],
)
def test_a_database_that_is_not_for_this_version_is_named(tmp_path: Path, statement: str, said: str) -> None:
    address = make_database()
    WatchedStore(address).store.close()
    execute(address, statement)
    code, told = examine(tmp_path, address)
    assert code == INVALID_DATA
    assert f"! {said}" in told or said in told


def test_a_schema_that_an_administrator_has_made_is_empty_and_servers_use_it(tmp_path: Path) -> None:
    address = make_database()
    execute(address, "CREATE SCHEMA thirdplace")
    code, said = examine(tmp_path, address)
    assert (code, "nothing is stored" in said) == (0, True), said
    WatchedStore(address).store.close()
    code, said = examine(tmp_path, address)
    assert (code, "stores something within" in said) == (0, True), said


@pytest.mark.parametrize("has_tables", [False, True])
def test_a_user_without_rights_is_named(tmp_path: Path, has_tables: bool) -> None:
    address, user = make_database(), f"stranger_{secrets.token_hex(4)}"
    execute(address, f"CREATE ROLE {user} LOGIN")
    if has_tables:
        WatchedStore(address).store.close()
    code, said = examine(tmp_path, address.replace("thirdplace@", f"{user}@"))
    assert (code, "! Nothing can be written to" in said) == (INVALID_DATA, True), said


def test_a_wrong_password_is_a_sentence_and_is_not_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    user, address = f"careful_{secrets.token_hex(4)}", make_database()
    running_server().make_user(user, "rightword")
    execute(address, f"ALTER DATABASE {address.partition('@/')[2].partition('?')[0]} OWNER TO {user}")
    right, wrong = (address.replace("thirdplace@", f"{user}:{word}@") for word in ("rightword", "wrongword"))
    data, file = tmp_path / "tables", tmp_path / "all.backup"
    WatchedStore(data).store.close()
    for lang in LANGUAGES:
        for command in (
            ["doctor", *PORT, "--store", wrong],
            ["backup", str(file), "--store", wrong],
            ["move", "--from", str(data), "--to", wrong],
        ):
            assert main([*command, "--lang", lang]) != 0
            said = "".join(capsys.readouterr())
            assert "pg_hba.conf" in said
            assert "wrongword" not in said
    done = run(tmp_path, "serve", "--port", "0", "--store", wrong)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
    assert "pg_hba.conf" in done.stderr
    assert not file.exists()
    assert main(["move", "--from", str(data), "--to", right]) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mark", "/#?")
def test_a_password_that_breaks_the_address_is_not_shown(
    tmp_path: Path, lang: str, mark: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for host in ("host", "b@host"):
        address = f"postgresql://me:Xqa{mark}Yqb@{host}/games"
        for command in (["doctor", *PORT], ["backup", str(tmp_path / "file")], ["serve", "--port", "0"]):
            assert main([*command, "--store", address, "--lang", lang]) != 0
            said = "".join(capsys.readouterr())
            assert text_for(lang)("doctor-database-address", store="postgresql://…") in said
            assert "Xqa" not in said
            assert "Yqb" not in said


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_a_database_that_is_not_there_is_explained_without_its_password(tmp_path: Path, lang: str) -> None:
    code, said = examine(tmp_path, "postgresql://me:secretword@127.0.0.1:1/games", lang)
    assert code == INVALID_DATA
    assert "pg_hba.conf" in said
    assert "secretword" not in said
