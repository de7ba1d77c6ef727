"""The plan of a lab run: everything that decides which games are played. Small, so that it can be sent."""

from hashlib import sha256
from typing import Any

import msgspec

__all__ = ["Chunk", "LabPlan", "PlayerSpec", "Setting"]

BLOCKS_OF_WEIGHED = 128
"""Games that are weighed are spread over so many blocks."""


class PlayerSpec(msgspec.Struct, frozen=True):
    """How one of the players plays."""

    level: str
    restriction: str | None = None


class Setting(msgspec.Struct, frozen=True):
    """One way to play the game: how many, who, and by which options.

    If the players differ, or `rotates`, every deal is played once for each seat order; otherwise once.
    """

    key: str
    seats: int
    chairs: tuple[PlayerSpec, ...]
    options: dict[str, Any]
    rotates: bool = False

    @property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """For each game of a deal, which player sits in each seat."""
        if not self.rotates and len(set(self.chairs)) == 1:
            return (tuple(range(self.seats)),)
        return tuple(
            tuple((seat + turn) % self.seats for seat in range(self.seats)) for turn in range(self.seats)
        )


class LabPlan(msgspec.Struct, frozen=True):
    """All settings are played on the same deals; a block of deals is the unit of all intervals."""

    game: str
    seed: str
    deals_per_block: int
    settings: tuple[Setting, ...]
    weighed_games: int = 0
    """So many games of the first setting are weighed (`WeighingTable`): some in each of the first blocks."""

    @property
    def games_per_block(self) -> int:
        return self.deals_per_block * sum(len(setting.lineups) for setting in self.settings)

    def count_weighed_games(self, block: int) -> int:
        """How many games of a block are weighed."""
        each = self._weighed_per_block
        return max(0, min(each, self.weighed_games - block * each))

    @property
    def _weighed_per_block(self) -> int:
        return min(self.deals_per_block, -(-self.weighed_games // BLOCKS_OF_WEIGHED))

    @property
    def blocks_until_weighed(self) -> int:
        """After so many blocks, all games that are to be weighed have been."""
        return -(-self.weighed_games // self._weighed_per_block) if self.weighed_games else 0

    @property
    def digest(self) -> str:
        """Tells plans apart: in a file that is to be continued, say."""
        return sha256(msgspec.json.encode(self, order="sorted")).hexdigest()


class Chunk(msgspec.Struct, frozen=True):
    """A piece of work: these blocks of a plan. What comes of it depends on nothing else."""

    plan: LabPlan
    first_block: int
    blocks: int
