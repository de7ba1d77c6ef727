"""The coach and reviews in JavaScript: what Python says that is told that it is in a browser."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from support.carriers.browser_coach import ask_browser_coach
from support.carriers.javascript import NodeDriver, node_driver, update_translation
from support.games import LED_GAME

from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games, find_game

GAMES = [pytest.param(game, id=game.id) for game in all_games() if game.brings("coach")]
MOVES = 9
ASKED_AT = (0, 8)


@pytest.fixture(scope="module")
def driver() -> Iterator[NodeDriver]:
    with node_driver(update_translation()) as found:
        yield found


def read(told: list[str]) -> list[Any]:
    """Compared as numbers, to the last bit: 50.0 is written as 50 in JavaScript."""
    return [msgspec.json.decode(one) for one in told]


def make_script(game: Game, seats: int, moves: int, options: dict[str, Any]) -> dict[str, Any]:
    """A game in which everybody does what comes first, or last."""
    match = Match(game, seats, seed="coached", options=options)
    script: dict[str, Any] = {
        "game": game.id, "seats": seats, "seed": "coached", "options": options, "lines": []
    }  # fmt: skip
    while not match.over and len(script["lines"]) < moves:
        number = len(script["lines"])
        seat = match.active[number % len(match.active)]
        action = match.legal(seat)[-(number % 2)]
        script["lines"].append([seat, msgspec.to_builtins(action), number in ASKED_AT])
        match.do(seat, action)
    return script


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_says_the_same(driver: NodeDriver, game: Game) -> None:
    script = make_script(game, game.seats.start, MOVES, {})
    assert read(driver.ask(command="coach", **script)) == read(ask_browser_coach(script))


def test_a_review_is_the_same_and_says_what_it_is_based_on(driver: NodeDriver) -> None:
    script = make_script(find_game(LED_GAME), 2, 1000, {"rounds": 1})
    *_, review = read(driver.ask(command="coach", **script))
    assert review == read(ask_browser_coach(script))[-1]
    assert review["basis"]["id"] == "coach-basis-numbers"
