"""Every game, every number of players, through the shipped conformance suite."""

from typing import Any

import pytest

from thirdplace.core.conformance import CHECKS, Check, check_carriers, seat_counts
from thirdplace.core.game import Game
from thirdplace.core.registry import all_games

GAMES = all_games()

# Beside the rulebook's game, one that bends as many options as it can.
BENT: dict[str, Any] = {
    "places-bid": {
        "first": 1,
        "bank": "box",
        "custom_buildings": [
            {"name": "Skate Park", "category": "P", "points": 50, "players": 3},
            {"name": "Corner Shop", "category": "S", "points": 1, "players": 4},
            {"name": "Treehouse", "category": "L", "points": 9, "players": 5},
        ],
    },
    "places-please": {
        "rounds": 3,
        "die": 10,
        "places": 7,
        "garbage": 2,
        "goal": "target",
        "target": 500_000,
        "open_boards": True,
    },
    "place-race": {
        "seconds_per_year": 0.5,
        "lead_years": 30,
        "day_cards": 2,
        "late_cards": 1,
        "deck": "second",
    },
}
TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}{'-bent' if options else ''}")
    for game in GAMES
    for seats in seat_counts(game)
    for options in (None, BENT[game.id])
]


def test_every_game_has_bent_options() -> None:
    assert {game.id for game in GAMES} == set(BENT)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_conformance(check: Check, game: Game, seats: int, options: Any) -> None:
    check(game, seats, options, 20 if seats <= 6 else 2)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_both_carriers_are_equal_after_every_move_of_1000_games(game: Game, seats: int, options: Any) -> None:
    """A class of 30 plays nearly a thousand moves a game, so a few games will do there."""
    check_carriers(game, seats, options, (1000 if options is None else 100) if seats <= 6 else 10)


@pytest.mark.bounds
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_compiled_rules_stay_within_bounds(game: Game, seats: int, options: Any) -> None:
    check_carriers(game, seats, options, 50 if seats <= 6 else 3, boundscheck=True)
