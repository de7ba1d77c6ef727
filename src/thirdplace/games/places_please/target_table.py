"""Places, Please: the expected distance from a target for every board, in the dialect of rules.py.

Python runs it compiled. Boards are numbers in base `die + 1`, the greatest place first: a place is 0 while it
is free, then 1 for the lowest digit and so on. A table has a layer for each number of free garbage slots.
"""

from typing import Any

from thirdplace.games.places_please.rules import WEIGHTS
from thirdplace.games.places_please.state import GARBAGE

MAX_BOARDS = 1_000_000
"""If there were more, the least places are treated like garbage, with the average digit in them."""
FAR = 1e18  # farther than any number from any target


def count_known_places(places: int, die: int) -> int:
    """How many of the greatest places a table knows."""
    known = 1
    size = die + 1
    while known < places and size * (die + 1) <= MAX_BOARDS:
        known += 1
        size *= die + 1
    return known


def count_boards(places: int, die: int) -> int:
    """The length of one layer."""
    size = 1
    for _ in range(count_known_places(places, die)):
        size *= die + 1
    return size


def count_layers(places: int, garbage: int, die: int) -> int:
    return garbage + places - count_known_places(places, die) + 1


def fill_target_table(
    places: int, garbage: int, die: int, target: int, written: Any, steps: Any, table: Any
) -> None:
    """Fills all layers. A digit makes a board's number greater, so the boards after it are known before it.

    `written` and `steps` have room for a number for each place.
    """
    first = GARBAGE - places
    known = count_known_places(places, die)
    size = count_boards(places, die)
    layers = count_layers(places, garbage, die)
    rest = 0
    for slot in range(first + known, GARBAGE):
        rest += WEIGHTS[slot]
    least = 1 if die == 6 else 0
    begin = target - rest * (least + (die - 1) / 2)
    for place in range(known):
        written[place] = die
    for board in range(size - 1, -1, -1):
        gap = begin
        free = 0
        step = size
        for place in range(known):
            step //= die + 1
            gap -= WEIGHTS[first + place] * (least + written[place] - 1)
            if written[place] == 0:
                steps[free] = step
                free += 1
        for layer in range(layers):
            at = layer * size + board
            if free == 0:
                table[at] = abs(gap)
            else:
                instead = FAR if layer == 0 else table[at - size]
                table[at] = average_best(die, at, instead, steps, free, table)
        place = known - 1
        while place >= 0 and written[place] == 0:
            written[place] = die
            place -= 1
        if place >= 0:
            written[place] -= 1


def average_best(die: int, at: int, instead: float, steps: Any, free: int, table: Any) -> float:
    """The expected distance before a roll, with the best use of its digit (`instead`: as garbage)."""
    total = 0.0
    for digit in range(1, die + 1):
        best = instead
        for place in range(free):
            there = table[at + digit * steps[place]]
            if there < best:
                best = there
        total += best
    return total / die
