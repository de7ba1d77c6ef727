"""A recorded game as a row of pictures: the browser knows no rules, so it is told every state."""

import asyncio

import msgspec

from thirdplace.core.game import Viewer
from thirdplace.core.record import Record, ReplayMoment, replay
from thirdplace.server.messages import Replay, ReplayStep

__all__ = ["shown"]

AT_A_TIME = asyncio.Semaphore(2)
"""So that no number of long replays takes the threads that write games to disk."""


async def shown(record: Record, viewer: Viewer) -> bytes:
    """The replay as JSON, made beside the loop: a long race takes a quarter of a second."""
    async with AT_A_TIME:
        return await asyncio.to_thread(_told, record, viewer)


def _told(record: Record, viewer: Viewer) -> bytes:
    """As dealt, after each action, and after the time that passed at the end."""
    steps = []
    for moment in replay(record):
        steps.append(_step(moment, viewer))
    return msgspec.json.encode(Replay(record.game, moment.match.names, moment.match.options, steps))


def _step(moment: ReplayMoment, viewer: Viewer) -> ReplayStep:
    return ReplayStep(
        seat=None if moment.move is None else moment.move.seat,
        action=None if moment.move is None else moment.move.action,
        at=moment.match.now,
        events=moment.events(viewer),
        view=moment.match.view(viewer),
    )
