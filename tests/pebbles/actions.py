"""Pebbles: messages to numbers and back."""

from typing import Any

from pebbles.rules import ACTIONS, MOST
from pebbles.state import State
from thirdplace.core.game import Message


class Take(Message, frozen=True, tag="take"):
    count: int


MESSAGES = Take
OPEN = True


def encode(s: State, options: Any, message: Take) -> int:
    return message.count - 1 if 1 <= message.count <= MOST else ACTIONS


def decode(s: State, options: Any, action: int) -> Take:
    return Take(action + 1)
