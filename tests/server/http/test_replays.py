"""Replays over real HTTP: every state of a record, for each viewer, and a refusal for what does not hold."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from support.games import LED_GAME, TURN_GAME, script_of
from support.golden import GOLDEN, to_json_values
from support.live_server import Json, Lobby, Server, open_lobby, run_async

from thirdplace.core.game import ALL, Viewer
from thirdplace.core.records.record import Record, replay
from thirdplace.core.registry import find_game

ANY_RECORD = next(
    record for record in GOLDEN.values() if record.game == TURN_GAME and record.actions[0].seat == 0
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("replays") / "tables") as server:
        yield server
    assert '"error"' not in server.log.read_text()


async def post_replay(lobby: Lobby, record: Any, viewer: Viewer) -> tuple[int, Json]:
    return await lobby.request("POST", "/api/replays", {"record": to_json_values(record), "viewer": viewer})


@pytest.mark.parametrize("name", GOLDEN)
def test_every_state_is_told_to_each_viewer(server: Server, name: str) -> None:
    record = GOLDEN[name]

    async def test() -> None:
        async with open_lobby(server) as lobby:
            for viewer in (0, len(record.names) - 1, None, ALL):
                status, told = await post_replay(lobby, record, viewer)
                assert status == 200
                assert (told["game"], told["names"]) == (record.game, record.names)
                wanted = [
                    {
                        "at": moment.match.now,
                        "events": to_json_values(moment.events(viewer)),
                        "view": to_json_values(moment.match.view(viewer)),
                    }
                    for moment in replay(record)
                ]
                assert [{key: shown[key] for key in wanted[0]} for shown in told["steps"]] == wanted
                done = [shown for shown in told["steps"] if shown["seat"] is not None]
                assert [(shown["seat"], shown["action"]) for shown in done] == [
                    (move.seat, to_json_values(move.action)) for move in record.actions
                ]

    run_async(test())


def test_options_are_told_whole(server: Server) -> None:
    record = next(record for record in GOLDEN.values() if record.game == LED_GAME)

    async def test() -> None:
        async with open_lobby(server) as lobby:
            _, told = await post_replay(lobby, record, None)
            assert set(told["options"]) == set(msgspec.to_builtins(find_game(LED_GAME).opening.Options()))
            assert record.options.items() <= told["options"].items()

    run_async(test())


@pytest.mark.parametrize(
    ("change", "status", "code", "word"),
    [
        ({"seed": None}, 400, "bad-request", "seed"),
        ({"game": "chess"}, 404, "unknown-game", ""),
        ({"names": ["Ann"]}, 400, "bad-options", "players"),
        (
            {"actions": [{"seat": 0, "action": script_of(TURN_GAME).TOO_MUCH}]},
            409,
            script_of(TURN_GAME).TOO_MUCH_CODE,
            "Action 1",
        ),
        ({"deal": 10**6}, 400, "bad-options", "deal"),
        ({"zork": 1}, 400, "bad-request", "zork"),
    ],
)
def test_what_does_not_hold_is_refused_with_its_sentence(
    server: Server, change: Json, status: int, code: str, word: str
) -> None:
    record: Json = to_json_values(ANY_RECORD) | change

    async def test() -> None:
        async with open_lobby(server) as lobby:
            found, told = await post_replay(lobby, record, None)
            assert (found, told["code"]) == (status, code)
            assert word in told["message"]

    run_async(test())


def test_nobody_looks_through_the_eyes_of_an_empty_seat(server: Server) -> None:
    record: Record = ANY_RECORD

    async def test() -> None:
        async with open_lobby(server) as lobby:
            for viewer in (-1, 4):
                status, told = await post_replay(lobby, record, viewer)
                assert (status, told["code"]) == (400, "bad-request")

    run_async(test())
