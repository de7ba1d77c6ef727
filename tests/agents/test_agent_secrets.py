"""Nothing that a language model is told depends on what its seat may not know.

Each story is told twice, at two tables that differ only in what seat 1 cannot know. A scripted language model
has seat 1, and gets the same to the byte.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.agents import ScriptedAgent, open_agent_over_stdio
from support.live_server import QUICK, Lobby, Server, TableConnection, TableMade, open_lobby, run_async
from support.stories import World, worlds_by_game

STORIES = worlds_by_game()
RANDOM_BY_NATURE = (
    (r'"commitment": ?"[0-9a-f]{64}"', '"commitment":""'),
    (r'"clock":\{"shows":\d+,"at":\d+', '"clock":{"shows":0,"at":0'),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("secrets") / "data"
    with Server(folder, "--messages", "1000") as running:
        yield running


async def send_and_wait(person: TableConnection, command: dict[str, object]) -> bool:
    """Is it done?"""
    await person.send(command)
    while True:
        message = await person.receive("ok", "refused")
        if message.get("id") == command["id"]:
            return bool(message["type"] == "ok")


async def listen_to_story(lobby: Lobby, agent: ScriptedAgent, world: World) -> list[str]:
    """Everything that the language model in seat 1 was told."""
    agent.received.clear()
    table = await lobby.make_table(
        world.game, "Ann", start=False, setup=world.setup, options=world.options, settings=QUICK
    )
    await agent.ask("join_table", code=table.code, name="Bob")
    _, cleo = await lobby.request("POST", f"/api/tables/{table.id}/seats", {"name": "Cleo"})
    people = {0: await lobby.connect(table, table.tokens[0]), 2: await lobby.connect(table, cleo["token"])}
    for person in people.values():
        await person.receive("update")
    await lobby.request("POST", f"/api/tables/{table.id}/start", None, table.host)
    version = (await people[0].receive_event("begun"))["version"]
    for number, (seat, command) in enumerate(world.steps):
        if seat == 1:
            await look_at(agent, version)
            if command["type"] == "do":
                answer = await agent.call("act", action=command["action"])
                version += not answer.is_error
        else:
            done = await send_and_wait(people[seat], {**command, "seat": seat, "id": f"step:{number}"})
            version += done and command["type"] not in ("order", "auto")
        version += number == world.answered
    await look_at(agent, version)
    told = [answer.model_dump_json() for answer in agent.received]
    await agent.ask("leave_table")
    for person in people.values():
        await person.close()
    return [without_random_parts(table, agent.key or "", text) for text in told]


async def look_at(agent: ScriptedAgent, version: int) -> None:
    """Look once the seat has heard of this version; what was seen before is not compared."""
    happened: list[object] = []
    while True:
        report = await agent.ask("wait_for_turn", timeout_seconds=0)
        happened += report["happened"]
        if report["version"] >= version:
            break
        agent.received.pop()
    agent.received[-1].structured_content = {**report, "happened": happened}
    agent.received[-1].content = []
    await agent.call("look")


def without_random_parts(table: TableMade, key: str, text: str) -> str:
    text = text.replace(key, "<key>").replace(table.id, "<id>").replace(table.code, "<code>")
    for pattern, name in RANDOM_BY_NATURE:
        text = re.sub(pattern, name, text)
    return text


def test_a_language_model_is_told_nothing_that_its_seat_may_not_know(server: Server) -> None:
    """In every game; one program for all of them, as it takes seconds to start."""

    async def compare() -> None:
        async with open_lobby(server) as lobby, open_agent_over_stdio(server) as agent:
            for game, worlds in STORIES.items():
                real, other = [await listen_to_story(lobby, agent, world) for world in worlds]
                assert real == other, game
                assert len(real) > 4

    run_async(compare())
