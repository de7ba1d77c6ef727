"""A recorded game as a screen shows it: step by step, or as the story of what happened."""

from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Viewer
from thirdplace.core.records.record import Record, ReplayMoment, replay

__all__ = [
    "MAX_RECORD_ACTIONS",
    "Replay",
    "ReplayStep",
    "Story",
    "check_length",
    "make_replay",
    "make_replay_step",
    "make_story",
]

MAX_RECORD_ACTIONS = 8000
"""Of a record that is replayed or looked over. The longest games that people play have 3,000."""


class ReplayStep(msgspec.Struct, frozen=True):
    seat: int | None
    """Who acted; null as the game begins, and when only time passed."""
    action: Any
    at: int
    """What the game's clock showed."""
    events: list[Any]
    view: Any


class Story(msgspec.Struct, frozen=True):
    """What has happened in a game so far, oldest first, as one viewer was told it."""

    events: list[Any]


class Replay(msgspec.Struct, frozen=True):
    game: str
    names: list[str]
    options: Any
    """All of the game's options, also those that are as the rulebook has them."""
    steps: list[ReplayStep]
    """The first is the game as dealt."""


def check_length(record: Record) -> Record:
    """Raises Refused for a record that would keep a server busy."""
    if len(record.actions) > MAX_RECORD_ACTIONS:
        raise Refused("too-large", f"record: {MAX_RECORD_ACTIONS} actions", actions=MAX_RECORD_ACTIONS)
    return record


def make_replay_step(moment: ReplayMoment, viewer: Viewer) -> ReplayStep:
    return ReplayStep(
        seat=None if moment.move is None else moment.move.seat,
        action=None if moment.move is None else moment.move.action,
        at=moment.match.now,
        events=moment.events(viewer),
        view=moment.match.view(viewer),
    )


def make_replay(record: Record, viewer: Viewer) -> Replay:
    """All steps of a game at once, where nobody else has to wait for it."""
    steps: list[ReplayStep] = []
    names, options = record.names, None
    for moment in replay(record):
        names, options = moment.match.names, moment.match.options
        steps.append(make_replay_step(moment, viewer))
    return Replay(record.game, names, options, steps)


def make_story(record: Record, viewer: Viewer) -> Story:
    """What this viewer has been told of a game."""
    return Story([event for moment in replay(record) for event in moment.events(viewer)])
