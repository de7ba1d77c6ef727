"""What nodes (server processes) publish for each other about a table. Any of it may be lost."""

from typing import Any

import msgspec

__all__ = [
    "AnswerTimeNoted",
    "IntentionShown",
    "NodeMessage",
    "SignsOfLife",
    "SignsOfLifeWanted",
    "ToldToAll",
    "decode_node_message",
]


class NodeMessage(msgspec.Struct, frozen=True, tag=True):
    table: str


class ToldToAll(NodeMessage, frozen=True):
    """A message that is not part of the log, for everyone at the table."""

    message: msgspec.Raw


class IntentionShown(NodeMessage, frozen=True):
    """What a computer player is about to do; the node of its owner knows."""

    seat: int
    intent: Any


class SignsOfLifeWanted(NodeMessage, frozen=True):
    """The time of a game is over: the owner asks whether every device could still act."""

    deadline: int
    """In milliseconds of the game's clock."""


class SignsOfLife(NodeMessage, frozen=True):
    """Every device at this node has answered since."""

    node: str
    deadline: int


class AnswerTimeNoted(NodeMessage, frozen=True):
    """How long a device here takes to answer: the table's owner may ask for its share before the start."""

    keys: list[str]
    seconds: float


decode_node_message = msgspec.json.Decoder(
    ToldToAll | IntentionShown | SignsOfLifeWanted | SignsOfLife | AnswerTimeNoted
).decode
