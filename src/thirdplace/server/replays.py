"""A recorded game as a row of pictures: the browser knows no rules, so it is told every state."""

import asyncio

import msgspec

from thirdplace.core.game import Viewer
from thirdplace.core.match import Match, Step
from thirdplace.core.record import Record, replay
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
    for match, step in replay(record):
        steps.append(_step(match, step, viewer))
    return msgspec.json.encode(Replay(record.game, match.names, match.options, steps))


def _step(match: Match, step: Step | None, viewer: Viewer) -> ReplayStep:
    moved = step is not None and step.seat is not None
    return ReplayStep(
        seat=match.moves[-1].seat if moved else None,
        action=match.moves[-1].action if moved else None,
        at=match.now,
        events=[] if step is None else step.events(viewer),
        view=match.view(viewer),
    )
