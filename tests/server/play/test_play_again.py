"""Another game of the same people: the host may change its rules, over HTTP and over a socket."""

from pathlib import Path

from support.games import LED_GAME, options_with_rounds, script_of
from support.live_server import QUICK, Json, Lobby, Server, TableMade, open_lobby, run_async

LESSON: Json = script_of(LED_GAME).LESSON
RULES: Json = script_of(LED_GAME).SHORT["options"]


async def finish_game(lobby: Lobby) -> TableMade:
    settings = QUICK | {"led": True}
    options = LESSON | options_with_rounds(2)
    table = await lobby.make_table(LED_GAME, "Ann", "Bob", settings=settings, options=options)
    status, told = await lobby.request(
        "POST", f"/api/tables/{table.id}/commands", {"type": "end"}, table.host
    )
    assert status == 200, told
    return table


async def next_options(lobby: Lobby, table: TableMade) -> Json:
    _, seen = await lobby.request("GET", f"/api/tables/{table.id}")
    _, found = await lobby.request("GET", f"/api/tables/{seen['next']}")
    assert [seat["name"] for seat in found["seats"]] == ["Ann", "Bob"]
    options: Json = found["options"]
    return options


def test_the_rules_of_the_next_game_are_the_hosts_to_change(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            again = {"type": "again", "id": "a", "options": RULES | LESSON}
            asked = await finish_game(lobby)
            assert (await lobby.request("POST", f"/api/tables/{asked.id}/commands", again, asked.host))[
                0
            ] == 200
            said = await finish_game(lobby)
            host = await lobby.connect(said, said.host)
            await host.send(again)
            assert (await host.receive("ok", "refused"))["type"] == "ok"
            for table in (asked, said):
                assert (await next_options(lobby, table)).items() >= RULES.items()

    with Server(tmp_path / "tables") as server:
        run_async(test(server))
