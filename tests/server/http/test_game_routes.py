"""Routes that a game of another package brings: a real server mounts and describes them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from support import external_game
from support.live_server import Server, open_lobby, run_async

SUM, LONG_SUM = "/api/elsewhere/sum", "/api/elsewhere/long-sum"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("routes")
    external_game.install_game(folder)
    with external_game.add_to_path(folder), Server(folder / "tables") as server:
        yield server
    assert '"error"' not in server.log.read_text()


@pytest.mark.parametrize(("path", "in_server"), [(SUM, True), (LONG_SUM, False)])
def test_a_body_is_answered_here_or_in_another_process(server: Server, path: str, in_server: bool) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            status, answer = await lobby.request("POST", path, {"numbers": [4, 5]})
            assert (status, answer["total"], answer["process"] == server.pid) == (200, 9, in_server)
            status, answer = await lobby.request("POST", path, {"numbers": "4"})
            assert (status, answer["code"]) == (400, "bad-request")
            assert (await lobby.request("GET", path))[0] == 405

    run_async(test())


@pytest.mark.parametrize("path", [SUM, LONG_SUM])
def test_what_is_impossible_is_told_in_the_games_words(server: Server, path: str) -> None:
    async def test() -> None:
        headers = {"Accept-Language": "de"}
        async with (
            open_lobby(server) as lobby,
            lobby.session.post(path, json={"numbers": []}, headers=headers) as response,
        ):
            answer = await response.json()
            assert (response.status, answer["code"], answer["where"]) == (400, "impossible", "numbers")
            assert answer["message"] == "Nothing to add (de)"

    run_async(test())


def test_a_table_of_the_game_is_reported_on_and_no_other(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            _, games = await lobby.request("GET", "/api/games")
            fewest = {game["id"]: game["fewest"] for game in games}
            for game in (external_game.GAME_ID, next(one for one in fewest if one != external_game.GAME_ID)):
                gathering = await lobby.make_table(game, start=False)
                path = f"/api/tables/{gathering.id}/reports/3"
                assert (await lobby.request("GET", path))[1]["code"] == "wrong-phase"
                names = ["Ann", "Ben", "Cleo", "Dan"][: fewest[game]]
                table = await lobby.make_table(game, *names)
                status, answer = await lobby.request("GET", f"/api/tables/{table.id}/reports/3")
                if game == external_game.GAME_ID:
                    assert (status, answer) == (200, {"moves": 0, "times": 3})
                else:
                    assert (status, answer["code"]) == (409, "wrong-phase")
                status, answer = await lobby.request("GET", f"/api/tables/{table.id}/reports/x")
                assert (status, answer["code"]) == (400, "bad-request")

    run_async(test())


def test_a_tool_is_shared_by_its_code(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            status, bell = await lobby.request("POST", "/api/bells", {"rung": 2})
            assert (status, bell["rung"], bell["devices"]) == (201, 2, 0)
            code = bell["code"]
            ann = await lobby.open_socket(f"/api/bells/{code}/socket")
            ben = await lobby.open_socket(f"/api/bells/{code.lower()}/socket")
            await ben.send({"type": "push", "by": 3})
            while (heard := await ann.receive("bell"))["rung"] != 5:
                pass
            assert heard["devices"] == 2
            await ben.send({"type": "pull"})
            assert (await ben.receive("refused"))["code"] == "bad-request"
            assert (await lobby.request("GET", f"/api/bells/{code}"))[1]["rung"] == 5
            assert await lobby.request("GET", f"/api/codes/{code}") == (200, {"bell": code})
            for unknown in ("ZZZZZE", "no-code"):
                status, answer = await lobby.request("GET", f"/api/bells/{unknown}")
                assert (status, answer["code"], answer["message"]) == (
                    404,
                    "unknown-bell",
                    "No such bell (en)",
                )

    run_async(test())


def test_a_tool_that_raises_is_answered_and_logged(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            _, bell = await lobby.request("POST", "/api/bells", {"rung": 2})
            ann = await lobby.open_socket(f"/api/bells/{bell['code']}/socket")
            await ann.send({"type": "push", "by": -1})
            assert (await ann.receive("refused"))["code"] == "internal"
            await ann.send({"type": "push", "by": 1})
            while (await ann.receive("bell"))["rung"] != 3:
                pass

    external_game.install_game(tmp_path)
    with external_game.add_to_path(tmp_path), Server(tmp_path / "tables") as server:
        run_async(test(server))
    errors = [line for line in map(json.loads, server.log.read_text().splitlines()) if "error" in line]
    assert [(line["event"], line["error"]) for line in errors] == [("shared-tool", "RuntimeError")]
    assert any("push" in place for place in errors[0]["where"])


def test_the_document_describes_them(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            _, document = await lobby.request("GET", "/api/openapi.json")
            paths, schemas = document["paths"], document["components"]["schemas"]
            assert paths[SUM]["post"]["requestBody"]["content"]["application/json"]["example"] == {
                "numbers": [1]
            }
            assert paths["/api/tables/{table}/reports/{times}"]["get"]["parameters"][1] == {
                "name": "times",
                "in": "path",
                "required": True,
                "schema": {"type": "integer", "minimum": 1, "maximum": 9},
            }
            assert {"/api/bells", "/api/bells/{bell}", "/api/bells/{bell}/socket"} <= paths.keys()
            assert {"Total", "Report", "Bell", "FromBell", "ToBell"} <= schemas.keys()
            assert "Elsewhere en" in document["info"]["description"]

    run_async(test())
