"""A scripted language model plays whole games at a real server, with a person and a computer player."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from support.agents import AgentHttpServer, ScriptedAgent, open_agent_over_http, open_agent_over_stdio
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, options_with_rounds, script_of
from support.live_server import Lobby, Server, TableMade, open_lobby, run_async
from support.reliability.persistent_player import PersistentPlayer

from thirdplace.core.records.record import Record, verify
from thirdplace.core.registry import all_games

GAMES = [game.id for game in all_games()]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("agents") / "data"
    with Server(folder, "--messages", "1000") as running:
        yield running


async def open_table(lobby: Lobby, game: str) -> TableMade:
    """A table at which Ann sits with a computer player, and waits for somebody with the code."""
    wanted = {}
    if game == CLOCK_GAME:
        wanted = script_of(game).SHORT
    if game == LED_GAME:
        wanted = {"options": options_with_rounds(2)}
    return await lobby.make_table(game, "Ann", "bot", start=False, **wanted)


async def play_together(lobby: Lobby, agent: ScriptedAgent, game: str) -> None:
    """Ann at her socket, the language model through its tools, and a computer player."""
    table = await open_table(lobby, game)
    sat = await agent.ask("join_table", code=table.code.lower(), name="Robo")
    assert (sat["seat"], sat["phase"]) == (2, "gathering")
    ann = PersistentPlayer(table, [0], random.Random(game), pause_s=0.02)
    status, begun = await lobby.request("POST", f"/api/tables/{table.id}/start", None, table.host)
    assert status == 200, begun
    _, last = await asyncio.gather(ann.play_through_everything(lobby), agent.play(random.Random(1)))
    assert last["view"]["result"] is not None
    assert last["view"]["result"] == (ann.pictures[0].view or {})["result"]
    _, record = await lobby.request("GET", f"/api/tables/{table.id}/record", None, table.host)
    assert {move["seat"] for move in record["actions"]} >= {0, 2}
    assert verify(msgspec.convert(record, Record)).over
    code, sentence = await agent.refusal("act", action=record["actions"][0]["action"])
    assert (code, sentence) == ("game-over", "The game is over.")
    assert (await agent.ask("leave_table"))["done"]


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_a_language_model_plays_over_stdio(server: Server, mode: str) -> None:
    """Hosts of both generations of the protocol: one of them has a handshake."""

    async def test() -> None:
        async with open_lobby(server) as lobby, open_agent_over_stdio(server, mode) as agent:
            for game in GAMES if mode == "auto" else [LED_GAME]:
                await play_together(lobby, agent, game)

    run_async(test())


def test_language_models_play_over_http(server: Server) -> None:
    """Two at the same time, with a session and without."""

    async def play(lobby: Lobby, address: str, mode: str, games: list[str]) -> None:
        async with open_agent_over_http(address, mode) as agent:
            for game in games:
                await play_together(lobby, agent, game)

    async def test(address: str) -> None:
        async with open_lobby(server) as lobby:
            await asyncio.gather(
                play(lobby, address, "legacy", GAMES), play(lobby, address, "auto", [TURN_GAME])
            )

    with AgentHttpServer(server) as agents:
        run_async(test(agents.address))


def test_a_language_model_opens_a_table_of_its_own(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby, open_agent_over_stdio(server) as agent:
            made = await agent.ask(
                "create_table",
                game=LED_GAME,
                name="Robo",
                computer_players=["easy"],
                options=options_with_rounds(1),
                settings={"coach": True, "rhythm": False},
            )
            assert made["is_host"]
            assert made["coach"]
            await agent.ask("add_computer_player", level="easy")
            _, table = await lobby.request("GET", f"/api/codes/{made['code']}")
            _, seen = await lobby.request("GET", f"/api/tables/{table['id']}")
            assert [seat["level"] for seat in seen["seats"]] == [None, "easy", "easy"]
            await agent.ask("start_game")
            report = await agent.ask("wait_for_turn", timeout_seconds=60)
            advice = await agent.ask("ask_coach")
            assert advice["best"] in report["legal"]
            assert advice["reasons"]
            last = await agent.play(random.Random(1))
            assert last["phase"] == "over"

    run_async(test())
