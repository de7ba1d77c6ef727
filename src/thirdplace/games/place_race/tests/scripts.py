"""Moves, options and setups of Place Race for tests of tables and servers, which know no game."""

from typing import Any

Json = dict[str, Any]

EXAMPLE_OF = "clock"
"""What tests that know no game play this one for (tests/support/games.py)."""
SHORT: Json = {"options": {"seconds_per_year": 0.2}}
"""A race that is lost before anybody can do much."""
LONG: Json = {"options": {"seconds_per_year": 60.0}}
"""A game that is not over before a test is."""
BAD_ARGUMENTS: tuple[tuple[str, ...], ...] = (("play", "--option", "seconds_per_year=0"),)
"""For the command line: the command, and what comes after the game's name."""
BAD_OPTIONS: tuple[tuple[str, str], ...] = (("lead_years=many", "0-100"),)
"""With the values that are accepted, as people are told them."""
CHOSEN_DEAL: Json = {"deal": "winnable"}
"""Options with which not every deal is wanted."""
HOPELESS: Json = {"deal": "winnable", "lead_years": 0, "day_cards": 4, "late_cards": 1}
"""With four there is no deal to be found, and it takes long to see that."""
FOR_TWO: Json = {
    "setup": {"hands": [["waitangi-1840"], ["christchurch-1850"]], "late": [[], []]},
    "options": {"seconds_per_year": 1.0},
}
"""A card each, at Waitangi in 1840 and at Christchurch in 1850; a year is a second."""
PREPARATIONS: tuple[tuple[str, str], ...] = (("start whangarei", "start christchurch"), ("ready", "ready"))
"""What two people do, one after the other, before the clock runs."""


def soon_lost(seats: int, seconds: float) -> Json:
    """A race that is lost two steps of the clock after its start if nobody does anything."""
    hands = [["auckland-1840"], ["nelson-1842"], ["dunedin-1848"]]
    return {"setup": {"hands": hands[:seats]}, "options": {"seconds_per_year": seconds, "lead_years": 1}}


def options_with_pace(seconds: float) -> Json:
    """Options with which each step of the clock (a year) takes so long."""
    return {"seconds_per_year": seconds}
