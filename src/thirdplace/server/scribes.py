"""A game written down, read over HTTP. Nothing is kept."""

import asyncio

import msgspec

from thirdplace.core.pad import Impossible
from thirdplace.core.scribe import Notes, scribe_of

__all__ = ["read_out"]

AT_A_TIME = asyncio.Semaphore(2)
"""So that no number of long games takes the threads that write others to disk."""


async def read_out(notes: Notes) -> bytes:
    """The reading as JSON, made beside the loop: a long game takes some hundredths of a second."""
    async with AT_A_TIME:
        return await asyncio.to_thread(_read, notes)


def _read(notes: Notes) -> bytes:
    game, scribe = scribe_of(notes.game)
    try:
        return msgspec.json.encode(scribe.read(notes))
    except Impossible as impossible:
        impossible.game = game
        raise
