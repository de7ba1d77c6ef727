"""Moves, options and setups of Places, Please for tests of tables and servers, which know no game."""

from typing import Any

Json = dict[str, Any]

EXAMPLE_OF = "led"
"""What tests that know no game play this one for (tests/support/games.py)."""
SHORT: Json = {"options": {"rounds": 1, "places": 3, "garbage": 0}}
"""A game of a few moves."""
OTHER_OPTIONS: Json = {"die": 10}
"""Not the rulebook's, and anybody can play with them."""
PUZZLE: Json = {"rolls": [1]}
"""A setup that fixes some of what chance would decide."""
LESSON: Json = {"lesson": True}
"""Options of a game that a host may end at any time."""
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


def options_with_rounds(count: int) -> Json:
    """Options of a game that lasts so many rounds."""
    return {"rounds": count}


def wrong_moves(view: Json, seat: int) -> list[tuple[Json, str]]:
    """Actions that are wrong now, with the codes of their refusals."""
    found: list[tuple[Json, str]] = [
        ({"type": "write", "slot": "millions"}, "unknown-slot"),
        ({"type": "write"}, "bad-request"),
    ]
    board = view["seats"][seat]["board"]
    if view["phase"] == "rolling":
        found.append(({"type": "write", "slot": "ones"}, "wrong-phase"))
        return found if view["roller"] == seat else [*found, ({"type": "roll"}, "not-your-turn")]
    found.append(({"type": "roll"}, "wrong-phase"))
    if view["seats"][seat]["written"]:
        return [*found, ({"type": "write", "slot": "garbage"}, "already-written")]
    taken = [slot for slot, digit in board.items() if digit is not None]
    return found + [({"type": "write", "slot": slot}, "slot-taken") for slot in taken[:1]]


def hide_own(view: Json, seat: int) -> None:
    """Take out of a seat's view what only this seat may know."""
    if view["phase"] != "over":
        own = view["seats"][seat]
        own["board"] = dict.fromkeys(own["board"])
