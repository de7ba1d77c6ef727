"""Two servers on one folder whose dates are far apart: neither takes tables away, and nobody hangs."""

import asyncio
from pathlib import Path

from support.games import LED_GAME, first_move
from support.live_server import Server, TableMade, open_lobby, run_async
from support.reliability.remote_clients import TunedServer

DAYS_AHEAD = 400
FIRST = {"type": "do", "seat": 0, "action": first_move(LED_GAME)}


async def send_first_action(server: Server, table: TableMade) -> tuple[int, str | None]:
    async with open_lobby(server) as lobby:
        path = f"/api/tables/{table.id}/commands"
        status, told = await asyncio.wait_for(lobby.request("POST", path, FIRST, table.tokens[0]), 30)
        return status, told.get("code")


def test_a_server_with_another_date_takes_no_table_away_from_the_other(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "Ann", "Bob")
            person = await lobby.connect(table, table.tokens[1])
            known = (await person.receive("update"))["version"]
            with TunedServer(server.data, "--keep", "30", days_ahead=DAYS_AHEAD) as other:
                assert await send_first_action(other, table) == (200, None)
                assert (await person.hear_version(known + 1))["events"], "told here, too"
            assert await send_first_action(server, table) == (409, "wrong-phase"), "it is done already"
            await person.close()

    with Server(tmp_path / "tables", "--keep", "30") as server:
        run_async(test(server))


def test_a_table_cleared_by_a_server_with_another_date_is_answered(tmp_path: Path) -> None:
    """Only many starts with ever other wrong dates can do that."""

    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "Ann", "Bob")
            for start in range(1, 6):
                with TunedServer(server.data, "--keep", "30", days_ahead=start * DAYS_AHEAD) as other:
                    while start == 5 and '"event":"cleared"' not in other.log.read_text():
                        await asyncio.sleep(0.05)
            assert await send_first_action(server, table) == (404, "unknown-table")
            assert await send_first_action(server, await lobby.make_table(LED_GAME, "Ann", "Bob")) == (
                200,
                None,
            )

    with Server(tmp_path / "tables", "--keep", "30") as server:
        run_async(test(server))
