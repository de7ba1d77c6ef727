"""Moves, options and setups of Places, Please for tests of tables and servers, which know no game."""

from typing import Any

Json = dict[str, Any]

EXAMPLE_OF = "led"
"""What tests that know no game play this one for (tests/support/games.py)."""
SHORT: Json = {"options": {"rounds": 1, "places": 3, "garbage": 0}}
"""A game of a few moves."""
LONG: Json = {"options": {"rounds": 12}}
"""A game that is not over before a test is."""
BAD_ARGUMENTS: tuple[tuple[str, ...], ...] = (
    ("play", "--option", "rounds=99"),
    ("play", "--option", "goal=target"),
    ("solve", "--steps", "0"),
    ("solve", "--out", "policy.json"),
    ("solve", "--out", "missing/policy.npz"),
)
"""For the command line: the command, and what comes after the game's name."""
BAD_OPTIONS: tuple[tuple[str, str], ...] = (("die=d10", "6, 10"), ("open_boards=maybe", "true, false"))
"""With the values that are accepted, as people are told them."""


def of_rounds(count: int) -> Json:
    """Options of a game that lasts so many rounds."""
    return {"rounds": count}
