"""Moves, options and setups of PLACES Bid for tests of tables and servers, which know no game."""

from typing import Any

Json = dict[str, Any]

EXAMPLE_OF = "turns"
"""What tests that know no game play this one for (tests/support/games.py)."""
FIRST: Json = {"setup": {"first": 0}}
"""The first seat begins."""
SHORT: Json = {"setup": {"first": 0, "deck": ["hotel", "pool", "bank"]}}
"""A game that is over once everyone has passed."""
ONE_ROUND: Json = {"setup": {"first": 0, "deck": ["hotel", "bakery"]}}
"""A game of one round, for three; the first seat begins."""
TWO_ROUNDS: Json = {"setup": {"deck": ["hotel", "bakery", "museum", "pool", "city-hall", "gym"]}}
"""A game of two rounds, for three."""
SECRET_SETUP: Json = {"first": 1, "projects": ["P", "L", "A"], "deck": ["hotel", "city-hall", "pool"]}
"""A puzzle for three with parts that nobody may know; what everybody may is `PUBLIC_SETUP`."""
PUBLIC_SETUP: Json = {"first": 1}
OPTIONS_OF_SHEETS: Json = {
    "custom_buildings": [{"name": "Kite Club", "category": "P", "points": 7, "players": 3}],
}
"""For sheets that cannot be without an option (`Sheet.needs`)."""
SECRETS: Json = {"projects": ["P", "L", "A"]}
"""What three people do not know of each other, as part of a setup."""
TOO_MUCH: Json = {"type": "bid", "amount": 99}
"""An action that the rules never allow at the beginning, and why."""
TOO_MUCH_CODE = "not-enough-tokens"
LONG: Json = {"options": {"first": 0}}
"""A game that is not over before a test is."""
BAD_ARGUMENTS: tuple[tuple[str, ...], ...] = (
    ("play", "--option", "bank"),
    ("play", "--option", "bank=gold"),
    ("play", "--option", "pool=1"),
    ("play", "--option", "first=5", "--seats", "Ann,bot,bot"),
    ("play", "--option", "custom_buildings=@missing.json"),
    ("play", "--option", "custom_buildings=@broken.json"),
    ("print", "own"),
)
"""For the command line: the command, and what comes after the game's name."""
BAD_OPTIONS: tuple[tuple[str, str], ...] = (("first=9", "0-5, null"), ("bank=gold", "box, coins"))
"""With the values that are accepted, as people are told them."""
BAD_TABLES: tuple[Json, ...] = (
    {"options": {"bank": "gold"}},
    {"options": {"first": 3}},
    {"setup": {"deck": ["castle"]}},
    {"setup": {"deck": []}},
    {"setup": {"deck": ["hotel", "hotel"]}},
    {"setup": {"projects": ["P", "P", "L"]}},
    {"setup": {"projects": ["P", "L"]}},
    {"setup": {"first": 9}},
)
"""Options and setups that three people cannot play with."""
OTHER_OPTIONS: Json = {"bank": "box"}
"""Not the rulebook's, and anybody can play with them."""
IMPOSSIBLE: tuple[Json, ...] = ({"options": {"bank": "vault"}}, {"setup": {"projects": ["P", "P", "L"]}})
"""Options and setups that nobody can play with."""
ORDERS: tuple[Json, ...] = (
    {"type": "raise", "up_to": 3},
    {"type": "pass-round"},
    {"type": "raise", "up_to": 5, "then": "pass"},
    {"type": "raise"},
)
"""Standing orders: those that a seat may leave at the very beginning, and one that says too little."""


def options_with_first_seat(seat: int) -> Json:
    """Options with which this seat begins."""
    return {"first": seat}


def wrong_moves(view: Json, seat: int) -> list[tuple[Json, str]]:
    """Actions that are wrong now, with the codes of their refusals."""
    found: list[tuple[Json, str]] = []
    own = view["seats"][seat]
    if view["phase"] == "choosing":
        found += [({"type": "bid", "amount": 1}, "wrong-phase"), ({"type": "pass"}, "wrong-phase")]
        if view["turn"] == seat:
            return [*found, ({"type": "choose", "card": "castle-in-the-air"}, "card-not-available")]
        return [*found, ({"type": "choose", "card": view["market"][0]}, "not-your-turn")]
    found.append(({"type": "choose", "card": view["market"][0]}, "wrong-phase"))
    if own["passed"]:
        return [*found, ({"type": "pass"}, "already-passed")]
    if view["turn"] != seat:
        return [*found, ({"type": "pass"}, "not-your-turn")]
    high = view["high"]["amount"] if view["high"] else 0
    too_much = ({"type": "bid", "amount": max(high, own["tokens"]) + 1}, "not-enough-tokens")
    return [*found, ({"type": "bid", "amount": high}, "bid-too-low"), too_much]


def hide_own(view: Json, seat: int) -> None:
    """Take out of a seat's view what only this seat may know."""
    view["prospect"] = None
    if view["phase"] != "over":
        view["seats"][seat]["project"] = None
