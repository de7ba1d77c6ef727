"""Moves, options and setups of Places, Please for tests of tables and servers, which know no game."""

from typing import Any

Json = dict[str, Any]

SHORT: Json = {"options": {"rounds": 1, "places": 3, "garbage": 0}}
"""A game of a few moves."""
LONG: Json = {"options": {"rounds": 12}}
"""A game that is not over before a test is."""
