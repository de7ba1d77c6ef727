"""What a game brings to be drawn: the contract of its picture.py.

A picture of a table is set by a typst template in the game's folder `sheets/`, like a sheet of paper, from
what one viewer may see. A game without one is drawn as the terminal shows it.
"""

from typing import Protocol

from thirdplace.core.parts.paper import Printed
from thirdplace.core.parts.terminal import Seen

__all__ = ["PicturePart"]


class PicturePart(Protocol):
    """games/<game>/picture.py. Optional."""

    def draw_table(self, seen: Seen) -> Printed:
        """The table as `seen` shows it; its data has a `title`, and the template imports `frame.typ`."""
