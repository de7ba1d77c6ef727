"""Mistakes, floods and lost connections: a language model gets one sentence, and keeps its seat."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest
from support.agents import (
    AgentHttpServer,
    content_of,
    open_agent_over_http,
    open_agent_over_stdio,
    text_of,
)
from support.games import LED_GAME, TURN_GAME, first_move
from support.live_server import Lobby, Server, TableConnection, TableMade, open_lobby, run_async

from thirdplace.cli import main
from thirdplace.core.registry import find_game

CROWD = find_game(TURN_GAME).seats.stop - 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("refusals") / "data"
    with Server(folder) as running:
        yield running


async def connect_host(lobby: Lobby, table: TableMade) -> TableConnection:
    """Somebody else would stand in for an absent host."""
    person = await lobby.connect(table, table.host, *table.tokens)
    await person.receive("update")
    return person


def test_mistakes_are_answered_with_a_sentence(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby, open_agent_over_stdio(server) as agent:
            assert await agent.refusal("look") == (
                "no-seat",
                "You have no seat: sit down with join_table, create_table or resume_seat.",
            )
            assert (await agent.refusal("juggle"))[0] == "unknown-tool"
            assert (await agent.refusal("read_rules", game="chess"))[0] == "unknown-game"
            assert (await agent.refusal("create_table", game="chess", name="Robo"))[0] == "unknown-game"
            assert (await agent.refusal("join_table", code="QQQQQQ", name="Robo"))[0] == "unknown-table"
            assert (await agent.refusal("join_table", code="§$%", name="Robo"))[0] == "unknown-code"
            for wrong in ({}, {"code": 7, "name": "Robo"}, {"code": "A", "name": "B", "age": 3}):
                assert (await agent.refusal("join_table", **wrong))[0] == "bad-arguments"
            assert (await agent.refusal("resume_seat", seat_key="not a key"))[0] == "bad-seat-key"
            full = await lobby.make_table(TURN_GAME, *["bot"] * CROWD, start=False)
            assert (await agent.refusal("join_table", code=full.code, name="Robo"))[0] == "table-full"
            assert (await agent.refusal("resume_seat", seat_key=f"{full.id}.{'0' * 32}"))[0] == "bad-seat-key"
            assert (await agent.refusal("resume_seat", seat_key=f"{'0' * 32}.{'0' * 32}"))[
                0
            ] == "unknown-table"

            table = await lobby.make_table(TURN_GAME, "Ann", "bot", start=False)
            host = await connect_host(lobby, table)
            assert (await agent.refusal("join_table", code=table.code, name="Ann"))[0] == "bad-name"
            await agent.ask("join_table", code=table.code, name="Robo")
            assert (await agent.refusal("join_table", code=table.code, name="Robo 2"))[0] == "already-seated"
            assert (await agent.refusal("start_game"))[0] == "not-the-host"
            assert (await agent.refusal("add_computer_player"))[0] == "not-the-host"
            assert (await agent.refusal("act", action=first_move(TURN_GAME)))[0] == "wrong-phase"
            await lobby.request("POST", f"/api/tables/{table.id}/start", None, table.host)
            for action in ({}, {"type": "juggle"}, {**first_move(TURN_GAME), "more": 1}):
                assert (await agent.refusal("act", action=action))[0] == "bad-request"
            assert (await agent.refusal("act", action='{"type":"juggle"}'))[0] == "bad-request"  # as text
            assert (await agent.refusal("act", action="juggle"))[0] == "bad-arguments"
            assert (await agent.refusal("ask_coach"))[0] == "no-coach"
            assert (await agent.refusal("react", reaction="shout"))[0] == "bad-arguments"
            assert (await agent.refusal("change_clock", change="speed"))[0] == "speed-needed"
            assert (await agent.ask("react", reaction="wave"))["done"] == "wave"
            assert (await agent.ask("look"))["phase"] == "playing"
            await host.close()

    run_async(test())


def test_all_text_is_in_the_language_that_somebody_sat_down_with(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby, open_agent_over_stdio(server) as agent:
            table = await lobby.make_table(TURN_GAME, "Anna", "bot", start=False)
            host = await connect_host(lobby, table)
            sat = await agent.call("join_table", code=table.code, name="Robo", lang="de")
            assert "Das Spiel hat noch nicht begonnen." in text_of(sat)
            code, sentence = await agent.refusal("start_game")
            assert (code, sentence[:3]) == ("not-the-host", "Das")
            assert "Du hast schon einen Platz" in (await agent.refusal("create_table", game="x", name="y"))[1]
            assert (await agent.ask("leave_table"))["done"] == "Du hast den Tisch verlassen."
            rules = await agent.call("read_rules", game=LED_GAME, lang="it")
            assert "REGOLE" in text_of(rules)
            await host.close()

    run_async(test())


def test_a_flood_of_calls_is_refused_politely(server: Server) -> None:
    async def test(address: str) -> None:
        async with open_lobby(server) as lobby, open_agent_over_http(address, "legacy") as agent:
            table = await lobby.make_table(TURN_GAME, "Ann", "bot", start=False)
            await agent.ask("join_table", code=table.code, name="Robo")
            answers = await asyncio.gather(*(agent.client.call_tool("look", {}) for _ in range(150)))
            refused = [answer for answer in answers if answer.is_error]
            assert 0 < len(refused) < len(answers)
            for answer in refused:
                assert content_of(answer)["error"] == {"code": "too-fast", "retry_after_seconds": 1}
                assert text_of(answer) == "You are calling too often. Try again in one second."
            async with open_agent_over_http(
                address, "legacy"
            ) as other:  # whoever calls slowly notices nothing
                assert (await other.ask("list_games"))["games"]
            assert (await agent.ask("look"))["code"] == table.code  # and the flood has lost nothing

    with AgentHttpServer(server) as agents:
        run_async(test(agents.address))


def test_over_http_a_seat_belongs_to_a_session_or_to_its_key(server: Server) -> None:
    async def test(address: str) -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", "bot", start=False)
            async with open_agent_over_http(address, "legacy") as agent:
                await agent.ask("join_table", code=table.code, name="Robo")
                async with open_agent_over_http(address, "legacy") as stranger:
                    assert (await stranger.refusal("look"))[0] == "no-seat"
                key = agent.key
            async with open_agent_over_http(address, "legacy") as again:  # its session was lost
                assert (await again.ask("resume_seat", seat_key=key))["seat"] == 2
            async with open_agent_over_http(address) as modern:  # a host without sessions
                assert (await modern.refusal("look"))[0] == "no-seat-key"
                modern.key = key
                assert (await modern.ask("look"))["seat"] == 2
            async with aiohttp.ClientSession() as session:
                for headers, status in (
                    ({"Host": "evil.example"}, 421),
                    ({"Origin": "https://evil.example"}, 403),
                ):
                    async with session.post(address, json={}, headers=headers) as answer:
                        assert answer.status == status

    with AgentHttpServer(server) as agents:
        run_async(test(agents.address))


def test_a_server_that_is_gone_and_comes_back(tmp_path: Path) -> None:
    """The seat is kept: the language model is told to wait, and goes on where it was."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    server = Server(tmp_path / "data", "--port", port).start()

    async def test() -> None:
        async with open_agent_over_stdio(server) as agent:
            async with open_lobby(server) as lobby:
                table = await lobby.make_table(TURN_GAME, "Ann", "bot", start=False)
            before = await agent.ask("join_table", code=table.code, name="Robo")
            server.kill()
            while (await agent.ask("look"))["connected"]:
                await asyncio.sleep(0.05)
            code, sentence = await agent.refusal("list_games")
            assert (code, "does not answer" in sentence) == ("no-answer", True)
            server.start()
            while not (report := await agent.ask("look"))["connected"]:
                await asyncio.sleep(0.05)
            assert (report["seat"], report["code"]) == (before["seat"], table.code)
            assert (await agent.ask("react", reaction="wave"))["done"] == "wave"

    try:
        run_async(test())
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--port", "9000"], "--port works only with --http."),
        (["--http", "--host", "0.0.0.0"], "At 0.0.0.0 this computer has several names"),
        (["--http", "--name", "no/name"], "no/name is not the name of a computer"),
        (["--http", "--port", "many"], "--port"),
        (["--url", "games"], "games"),
    ],
)
def test_wrong_options_are_told_in_a_sentence(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["mcp", "--lang", "en", *arguments]) == 2
    assert told in capsys.readouterr().err


def test_without_the_library_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert main(["mcp", "--lang", "it"]) == 2
    assert (
        capsys.readouterr().err == "thirdplace mcp ha bisogno della libreria MCP: installa thirdplace[mcp].\n"
    )
