"""A game that was begun without a server goes on at one, over real HTTP and sockets."""

import json
from collections.abc import Iterator
from random import Random

import pytest
from support.carriers.device import Device
from support.games import CLOCK_GAME, TURN_GAME
from support.live_server import Server, open_lobby, run_async

from thirdplace.core.registry import find_game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("carried") / "tables") as server:
        yield server
    assert '"error"' not in server.log.read_text()


def begin(game: str, moves: int) -> Device:
    device = Device(game, settings={"countdown": 0})
    device.begin(max(2, find_game(game).seats.start))
    device.play_on(moves, Random(9))
    return device


@pytest.mark.parametrize("game", [TURN_GAME, CLOCK_GAME])
def test_a_game_goes_on_with_the_same_seats(server: Server, game: str) -> None:
    device = begin(game, 12)
    before = device.latest()

    async def test() -> None:
        async with open_lobby(server) as lobby:
            body = {"log": [json.loads(line) for line in device.log]}
            status, carried = await lobby.request("POST", "/api/carried-tables", body)
            assert status == 201
            found, told = await lobby.request("GET", f"/api/codes/{carried['code']}")
            assert (found, told["id"]) == (200, carried["id"])
            _, info = await lobby.request("GET", f"/api/tables/{carried['id']}")
            assert info["phase"] == ("playing" if device.table.next_wake_time() is None else "paused")
            assert [seat["name"] for seat in info["seats"]] == [
                seat["name"] for seat in json.loads(device.table.view())["seats"]
            ]
            if not find_game(game).clock:
                seat = next(seat for seat, update in before.items() if update.get("legal"))
                command = {"type": "do", "seat": seat, "action": before[seat]["legal"][0]}
                done, _ = await lobby.request(
                    "POST", f"/api/tables/{carried['id']}/commands", command, device.tokens[seat + 1]
                )
                assert done == 200
                refused, wrong = await lobby.request(
                    "POST", f"/api/tables/{carried['id']}/commands", command, "a stranger"
                )
                assert (refused, wrong["code"]) == (403, "not-your-seat")

    run_async(test())


def test_what_does_not_hold_is_refused_with_a_sentence(server: Server) -> None:
    device = begin(TURN_GAME, 4)
    log = [json.loads(line) for line in device.log]

    async def test() -> None:
        async with open_lobby(server) as lobby:
            for wrong in (log[1:], [log[0], {"type": "x"}], [], 5, None):
                status, told = await lobby.request("POST", "/api/carried-tables", {"log": wrong})
                assert status == 400
                assert told["code"] in ("bad-file", "bad-request")
                assert told["message"]

    run_async(test())
