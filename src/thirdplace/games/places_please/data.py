"""Places, Please for programs: the spaces of a board and the numbers of the game."""

from collections.abc import Callable

import msgspec

from thirdplace.games.places_please import rules
from thirdplace.games.places_please.opening import die_digits
from thirdplace.games.places_please.state import GARBAGE, SLOT_NAMES

__all__ = ["Data", "PlacesPleaseData", "SlotData", "game_data"]


class SlotData(msgspec.Struct, frozen=True):
    id: str
    name: str
    worth: int
    """The value of a 1 in this slot; 0 in the garbage."""


class PlacesPleaseData(msgspec.Struct, frozen=True, tag_field="game", tag="places-please"):
    slots: list[SlotData]
    """All there are, left to right. A game with n places and g garbages uses the n slots before the first
    garbage, and g from there on."""
    dice: dict[str, list[int]]
    """The numbers on a die, by its number of sides (option `die`)."""
    points: list[int]
    """For the best number of a round, the second best and the third best."""


Data = PlacesPleaseData


def game_data(say: Callable[..., str]) -> PlacesPleaseData:
    return PlacesPleaseData(
        slots=[
            SlotData(name, say(f"slot-{name}"), 10 ** (GARBAGE - 1 - slot) if slot < GARBAGE else 0)
            for slot, name in enumerate(SLOT_NAMES)
        ],
        dice={str(sides): list(die_digits(sides)) for sides in (6, 10)},
        points=[rules.BEST, rules.SECOND, rules.THIRD],
    )
