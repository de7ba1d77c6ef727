"""Moves, options and setups of PLACES Bid for tests of tables and servers, which know no game."""

from typing import Any

Json = dict[str, Any]

FIRST: Json = {"setup": {"first": 0}}
"""The first seat begins."""
SHORT: Json = {"setup": {"first": 0, "deck": ["hotel", "pool", "bank"]}}
"""A game that is over once everyone has passed."""
OPTIONS_OF_SHEETS: Json = {
    "custom_buildings": [{"name": "Kite Club", "category": "P", "points": 7, "players": 3}],
}
"""For sheets that cannot be without an option (`Sheet.needs`)."""
LONG: Json = {"options": {"first": 0}}
"""A game that is not over before a test is."""
