"""Writes tests/store/fixtures for the schema as it is now: run it before you add a migration.

Each is a small store as SQL text: tables of all games, where people gather, play, or have played. The first
line is a comment with the tokens of these people, so that a test can go on playing.
"""

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.games import LED_GAME, TURN_GAME, options_with_rounds
from support.live_server import PROGRAM, Json, Server, open_lobby
from support.postgres import find_program, make_database, running_server
from support.random_players import RandomPlayer, run_together, start_race

from thirdplace.store.sqlite_store import FILE_NAME

FIXTURES = Path(__file__).parent / "fixtures"
MOVES = 6


async def play(server: Server) -> Json:
    """The tokens of each table: gathering, playing (one of each game) and over."""
    made: Json = {}
    async with open_lobby(server) as lobby:
        table = await lobby.make_table(TURN_GAME, "Ann", "Bob", start=False)
        made[table.id] = {"phase": "gathering", "tokens": table.tokens, "host": table.host}
        for game in (TURN_GAME, LED_GAME):
            table = await lobby.make_table(game, "Ann", "Bob", "Cleo")
            device = RandomPlayer(table, (0, 1, 2), random.Random(1))
            await device.connect(lobby)
            await device.play(messages=MOVES)
            made[table.id] = {"phase": "playing", "tokens": table.tokens, "host": table.host}
        race, people = await start_race(lobby)
        for person in people:
            await person.close()
        made[race.id] = {"phase": "paused", "tokens": race.tokens, "host": race.host}
        table = await lobby.make_table(LED_GAME, "Ann", "Bob", options=options_with_rounds(1))
        devices = [RandomPlayer(table, (seat,), random.Random(seat)) for seat in (0, 1)]
        for device in devices:
            await device.connect(lobby)
        await run_together(*(device.play() for device in devices))
        made[table.id] = {"phase": "over", "tokens": table.tokens, "host": table.host}
    return made


def dump_sqlite(folder: Path) -> tuple[int, Iterator[str]]:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        lines = [line for line in connection.iterdump() if "sqlite_sequence" not in line]
    return version, iter([*lines, f"PRAGMA user_version = {version};"])


def dump_postgres(address: str) -> tuple[int, Iterator[str]]:
    command = [
        find_program("pg_dump"),
        "--inserts",
        "--no-owner",
        "--no-comments",
        "--schema=thirdplace",
        address,
    ]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    lines = [
        line
        for line in text.splitlines()
        if line and not line.startswith(("--", "SET ", "SELECT pg_catalog.set_config", "\\"))
    ]
    ask = [find_program("psql"), "-At", "-c", "SELECT number FROM thirdplace.version", address]
    return int(subprocess.run(ask, capture_output=True, text=True, check=True).stdout), iter(lines)


def write(kind: str, people: Json, dumped: tuple[int, Iterator[str]]) -> None:
    version, lines = dumped
    path = FIXTURES / f"{kind}-{version}.sql"
    path.write_text("\n".join([f"-- {json.dumps(people)}", *lines]) + "\n", encoding="utf-8")
    print(path)


def main() -> None:
    FIXTURES.mkdir(exist_ok=True)
    running_server()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables")
        with server:
            people = asyncio.run(play(server))
        write("sqlite", people, dump_sqlite(server.data))
        database = make_database()
        subprocess.run([*PROGRAM, "move", "--from", str(server.data), "--to", database], check=True)
        write("postgres", people, dump_postgres(database))


if __name__ == "__main__":
    main()
