"""Places, Please: messages to numbers and back."""

from msgspec import UNSET, UnsetType

from thirdplace.core.errors import Refused
from thirdplace.core.game import Message, Viewer, sees
from thirdplace.games.places_please.opening import Options
from thirdplace.games.places_please.rules import ROLL, WRITE, spaces
from thirdplace.games.places_please.state import SLOT_NAMES, SLOTS, WRITING, State


class Roll(Message, frozen=True, tag="roll"):
    pass


class Write(Message, frozen=True, tag="write"):
    slot: str | UnsetType = UNSET
    """Left out only in records, where a viewer may not know it: to play, it has to be named."""


Action = Roll | Write
MESSAGES = Action

_BY_NUMBER: tuple[Action, ...] = (Roll(), *(Write(slot) for slot in SLOT_NAMES))


def encode(s: State, options: Options, message: Action) -> int:
    match message:
        case Roll():
            return ROLL
        case Write(slot):
            if slot is UNSET:
                raise Refused("bad-request", "slot")
            return WRITE + (SLOT_NAMES.index(slot) if slot in SLOT_NAMES else SLOTS)


def decode(s: State, options: Options, action: int) -> Action:
    return _BY_NUMBER[action]


def veil(s: State, index: int, seat: int, message: Action, viewer: Viewer) -> Action:
    """Where others wrote is secret until the round is scored (PP2)."""
    if isinstance(message, Roll) or sees(viewer, seat):
        return message
    roll = index // (s.seats + 1)  # every roll is followed by one number from each seat
    if s.open_boards:
        secret = s.phase == WRITING and roll == s.first + s.rolled - 1
    else:
        secret = roll >= s.played * spaces(s)
    return Write() if secret else message
