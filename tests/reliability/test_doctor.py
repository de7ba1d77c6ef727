"""`thirdplace doctor`: names what cannot be read, changes nothing, and the server plays on with the rest."""

import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME
from support.live_server import Server, TableMade, open_lobby, run_async

from thirdplace.server.doctor import Finding, examine_store
from thirdplace.store.sqlite_store import FILE_NAME


def find_problems(data: Path) -> list[Finding]:
    return [finding for findings in examine_store(data) for finding in findings]


def run_doctor(data: Path, lang: str = "en") -> tuple[int, str]:
    """The exit code, and what is said of the store: the machine's own checks begin with a mark."""
    command = [sys.executable, "-m", "thirdplace", "doctor", "--data", str(data), "--lang", lang]
    done = subprocess.run([*command, "--port", free_port()], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, "".join(line for line in done.stdout.splitlines(True) if line[:2] != "  ")


def free_port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return str(taken.getsockname()[1])


@pytest.fixture
def made_tables(tmp_path: Path) -> list[TableMade]:
    """Three, with a game begun at each."""
    made: list[TableMade] = []

    async def make() -> None:
        with Server(tmp_path / "tables") as server:
            async with open_lobby(server) as lobby:
                for game in (TURN_GAME, LED_GAME, CLOCK_GAME):
                    made.append(await lobby.make_table(game, "Ann", "Bob", "bot"))

    run_async(make())
    return made


CHANGES = {
    "gap": "DELETE FROM log WHERE seq = 3 AND number = 1",
    "unreadable": 'UPDATE log SET entry = CAST(\'{"type":"flew"}\' AS BLOB) WHERE seq = 3 AND number = 1',
    "unknown-game": "UPDATE log SET entry ="
    f" CAST(replace(CAST(entry AS TEXT), '{TURN_GAME}', 'chess') AS BLOB)"
    " WHERE seq = 1 AND number = 1",
    "unfoldable": 'UPDATE log SET entry = CAST(\'{"type":"undone","seat":0}\' AS BLOB) '
    "WHERE seq = 3 AND number = 1",
}


def test_nothing_and_everything_in_order(tmp_path: Path, made_tables: list[TableMade]) -> None:
    assert run_doctor(tmp_path / "tables") == (
        0,
        f"3 tables in {tmp_path / 'tables'}: all of them can be played.\n",
    )
    assert run_doctor(tmp_path / "none") == (0, f"Nothing is kept in {tmp_path / 'none'} yet.\n")
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("kind", CHANGES)
def test_what_cannot_be_read_is_named_and_answered_and_others_play_on(
    kind: str, tmp_path: Path, made_tables: list[TableMade]
) -> None:
    data = tmp_path / "tables"
    with sqlite3.connect(data / FILE_NAME) as connection:
        connection.execute(CHANGES[kind])
    before = (data / FILE_NAME).read_bytes()
    (finding,) = find_problems(data)
    assert finding.kind == kind
    assert made_tables[0].id.startswith(finding.table)
    for lang, sentence in (("en", "One problem"), ("de", "Ein Problem"), ("it", "Un problema")):
        code, told = run_doctor(data, lang)
        assert code == 1
        assert finding.table in told
        assert made_tables[0].id not in told
        assert sentence in told
    assert (data / FILE_NAME).read_bytes() == before

    async def ask(server: Server) -> None:
        async with open_lobby(server) as lobby:
            status, refused = await lobby.request("GET", f"/api/tables/{made_tables[0].id}")
            assert (status, refused["code"]) == (503, "unreadable-table"), refused
            for table in made_tables[1:]:
                assert (await lobby.request("GET", f"/api/tables/{table.id}"))[0] == 200

    with Server(data) as server:
        run_async(ask(server))
    assert [one.kind for one in find_problems(data)] == [kind], "and it is kept as it is"


def test_a_file_of_a_newer_version_is_named(tmp_path: Path, made_tables: list[TableMade]) -> None:
    with sqlite3.connect(tmp_path / "tables" / FILE_NAME) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert [(one.kind, one.detail) for one in find_problems(tmp_path / "tables")] == [("newer", "99")]
    assert "newer thirdplace" in run_doctor(tmp_path / "tables")[1]


def test_a_damaged_file_is_named(tmp_path: Path, made_tables: list[TableMade]) -> None:
    file = tmp_path / "tables" / FILE_NAME
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    held = bytearray(file.read_bytes())
    held[4096 * 2 :] = b"\xff" * (len(held) - 4096 * 2)
    file.write_bytes(held)
    assert "damaged-file" in {one.kind for one in find_problems(tmp_path / "tables")}
    assert run_doctor(tmp_path / "tables")[0] == 1
