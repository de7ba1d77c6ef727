"""What a player sees of a state, as OpenSpiel asks for it: a tensor in named pieces, and a string."""

from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from thirdplace.core.environments.environment import fields_of, width_of
from thirdplace.core.game import ALL
from thirdplace.envs.openspiel.past_text import list_secrets, write_past
from thirdplace.envs.positions import CHANCE, NOTHING, Position, Tree

__all__ = ["SpielObserver"]

PAST_COLUMNS = 2
"""For each decision or draw: who made it (1: chance, 2: seat 0, ...) and what it was, plus 1; 0: unknown."""

Floats = NDArray[np.float32]


class SpielObserver:
    """Observes by the kind that is wanted: with the past or without, what is public, private, or both.

    There are tensors of what a player sees (public and private): its observation as everywhere
    (docs/environments.md), or, with perfect recall, all that has happened as far as the player knows it.
    """

    def __init__(self, tree: Tree, kind: Any, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"observers have no parameters: {params}")
        self._tree, self._kind = tree, kind
        single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        has_tensor = kind.public_info and single and not (kind.perfect_recall and tree.game.clock)
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if has_tensor:
            self._make_tensor()

    def _make_tensor(self) -> None:
        tree = self._tree
        shapes: dict[str, tuple[int, ...]] = {"player": (tree.seats,)}
        if self._kind.perfect_recall:
            shapes["half"] = (1,)
            shapes["past"] = (tree.max_draws + tree.max_decisions, PAST_COLUMNS)
        else:
            fields = fields_of(tree.game, tree.dealt)
            self._numbers = np.zeros(width_of(fields), np.int64)
            shapes |= {field.name: field.shape or (1,) for field in fields}
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        start = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player sees of the state into the tensor."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        position: Position = state.position
        if self._kind.perfect_recall:
            self._write_past(position, player)
        elif position.has_begun:
            self._tree.observe(position, player, self._numbers)
            self.tensor[self._tree.seats :] = self._numbers

    def _write_past(self, position: Position, player: int) -> None:
        past = self.dict["past"]
        for row, one in enumerate(position.past):
            past[row, 0] = 1 if one.seat == CHANCE else 2 + one.seat
            past[row, 1] = one.id + 1 if self._tree.is_seen(position, one, player) else 0
        self.dict["half"][0] = position.half_of(player) + 1

    def string_from(self, state: Any, player: int) -> str:
        """The same in text; also of what is public only, or private only."""
        position: Position = state.position
        kinds, private = pyspiel.PrivateInfoType, self._kind.private_info
        if self._kind.perfect_recall:
            return self._describe_past(position, player)
        if private == kinds.ALL_PLAYERS:
            return "\n".join(self._describe(position, seat) for seat in range(self._tree.seats))
        if not self._kind.public_info:
            return self._describe_secrets(position, player) if private == kinds.SINGLE_PLAYER else ""
        if private == kinds.NONE:
            return self._describe(position, None)
        return f"player {player}{_describe_half(position, player)} {self._describe(position, player)}"

    def _describe_past(self, position: Position, player: int) -> str:
        kinds, private = pyspiel.PrivateInfoType, self._kind.private_info
        if private == kinds.ALL_PLAYERS:
            return write_past(self._tree, position, ALL)
        if not self._kind.public_info:
            secrets = list_secrets(self._tree, position, player)
            return f"player {player}: {secrets}" if private == kinds.SINGLE_PLAYER else ""
        if private == kinds.NONE:
            return write_past(self._tree, position, None)
        return f"player {player}: {write_past(self._tree, position, player)}"

    def _describe_secrets(self, position: Position, player: int) -> str:
        """Who the player is, and what it sees of the table, where that is more than an onlooker sees."""
        own = self._describe(position, player)
        more = own if own != self._describe(position, None) else ""
        return f"player {player}{_describe_half(position, player)} {more}"

    def _describe(self, position: Position, viewer: Any) -> str:
        """The view in JSON; nothing before all cards for the beginning are dealt."""
        if not position.has_begun:
            return ""
        return msgspec.json.encode(self._tree.view(position, viewer)).decode()


def _describe_half(position: Position, player: int) -> str:
    """The first part of an action that the player is about to choose the rest of."""
    half = position.half_of(player)
    return "" if half == NOTHING else f" half={half}"
