"""Moves, options and setups of Place Race for tests of tables and servers, which know no game."""

from typing import Any

Json = dict[str, Any]

SHORT: Json = {"options": {"seconds_per_year": 0.2}}
"""A race that is lost before anybody can do much."""
LONG: Json = {"options": {"seconds_per_year": 60.0}}
"""A game that is not over before a test is."""
