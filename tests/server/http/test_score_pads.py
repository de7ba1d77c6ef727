"""Score pads over HTTP: each game's own, settled by its rules."""

from collections.abc import Iterator

import pytest
from support.games import CLOCK_GAME, LED_GAME
from support.live_server import Server, post_json

from thirdplace.core.parts.pad import pad_of
from thirdplace.core.registry import all_games, find_game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("pads") / "tables") as server:
        yield server


def test_every_games_example_is_settled(server: Server) -> None:
    pads = [(game.id, pad) for game in all_games() if (pad := pad_of(game)) is not None]
    assert LED_GAME in dict(pads)
    for game, pad in pads:
        status, answer = post_json(server, f"/api/pads/{game}", pad.EXAMPLE)
        assert status == 200, answer


@pytest.mark.parametrize("game", ["zork", CLOCK_GAME, LED_GAME.replace("-", "_"), ""])
def test_there_is_no_pad_for_games_that_bring_none(server: Server, game: str) -> None:
    status, answer = post_json(server, f"/api/pads/{game}", {"names": ["Ann", "Bob"]})
    assert (status, answer["code"]) == (404, "bad-request")


def test_a_pad_is_found_by_the_games_folder() -> None:
    assert pad_of(find_game(LED_GAME)) is not None
    assert pad_of(find_game(CLOCK_GAME)) is None
