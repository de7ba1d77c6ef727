"""Places, Please: messages to numbers and back."""

from msgspec import UNSET, UnsetType

from thirdplace.core.errors import Refused
from thirdplace.core.game import Message, Viewer, sees
from thirdplace.games.places_please.opening import Options
from thirdplace.games.places_please.rules import END, NO_SLOT, REST, RETURN, REVEAL, ROLL, WRITE
from thirdplace.games.places_please.state import OVER, SLOT_NAMES, WRITING, State


class Roll(Message, frozen=True, tag="roll"):
    pass


class Write(Message, frozen=True, tag="write"):
    slot: str | UnsetType = UNSET
    """Missing only in records, where a viewer may not know it; an action must name it."""


class Reveal(Message, frozen=True, tag="reveal"):
    """In a lesson: shows the numbers of the round."""


class Rest(Message, frozen=True, tag="rest"):
    """In a lesson: does not play in this round and the following ones."""


class Return(Message, frozen=True, tag="return"):
    """In a lesson: plays again, from the next round on."""


class End(Message, frozen=True, tag="end"):
    """In a lesson: ends the game. Scored rounds count, the current one does not (PP8)."""


Action = Roll | Write | Reveal | Rest | Return | End
MESSAGES = Action
OPEN = False  # PP2: what one writes is secret for a while

_BY_NUMBER: tuple[Action, ...] = (
    Roll(),
    *(Write(slot) for slot in SLOT_NAMES),
    Reveal(),
    Rest(),
    Return(),
    End(),
)
_NUMBERS = {Roll: ROLL, Reveal: REVEAL, Rest: REST, Return: RETURN, End: END}


def encode(s: State, options: Options, message: Action) -> int:
    if not isinstance(message, Write):
        return _NUMBERS[type(message)]
    slot = message.slot
    if slot is UNSET:
        raise Refused("bad-request", "slot")
    return WRITE + SLOT_NAMES.index(slot) if slot in SLOT_NAMES else NO_SLOT


def decode(s: State, options: Options, action: int) -> Action:
    return _BY_NUMBER[action]


def redact_for(s: State, index: int, seat: int, message: Action, viewer: Viewer) -> Action:
    """Where others wrote is secret until the round is scored (PP2)."""
    if not isinstance(message, Write) or sees(viewer, seat):
        return message
    if s.open_boards:
        secret = s.phase == WRITING and index >= s.acts_until_roll
    else:
        secret = index >= s.acts_until_round and s.phase != OVER
    return Write() if secret else message
