"""A game on file: one document, replayed and verified. (Its readable form: record_text.py.)

The table's own record holds the seed, so that a game can go on from it. A viewer of a running
game gets the commitment instead, and of every action only what that viewer may know.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from thirdplace.core.chance import commitment
from thirdplace.core.errors import Refused
from thirdplace.core.game import ALL, Event, Game, Viewer
from thirdplace.core.match import Match, Move, Step
from thirdplace.core.registry import find_game

__all__ = [
    "Record",
    "ReplayMoment",
    "WrongRecord",
    "from_json",
    "load",
    "record_of",
    "replay",
    "to_json",
    "verify",
]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    names: list[str]
    commitment: str
    actions: list[Move]
    format: Literal[1] = 1
    options: dict[str, Any] = {}
    setup: dict[str, Any] | None = None
    deal: int = 0
    """How many deals of the seed were passed over (PR14)."""
    clock: int | None = None
    """What the game's clock shows at the end of the record, in milliseconds; None: as at its last action."""
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class ReplayMoment:
    """A game as dealt, after one action, or after the time that passed at its end.

    All moments of a replay share one `match`, which goes on with the replay: ask it for views and legal
    actions before the next moment. The other fields stay as they are.
    """

    match: Match
    number: int
    """How many actions have been played."""
    step: Step | None = None
    """What changed; None as dealt."""
    move: Move | None = None
    """The action with its seat and time; None as dealt, and where only time has passed."""

    def events(self, viewer: Viewer = ALL) -> list[Event]:
        """What happened, as far as `viewer` may know."""
        return [] if self.step is None else self.step.events(viewer)


class WrongRecord(Refused):
    """A record that does not hold; `number` counts actions from 1, if one is to blame."""

    def __init__(self, code: str, detail: str, number: int | None = None, game: Game | None = None) -> None:
        super().__init__(code, detail, game=game)
        self.number = number


def record_of(match: Match, viewer: Viewer = ALL) -> Record:
    """The record so far, as far as `viewer` may know it."""
    whole = viewer == ALL or match.over
    setup = match.setup
    if setup is not None and not whole:
        setup = match.game.opening.public(setup, viewer)
    moves = match.moves if whole else match.past(viewer)
    return Record(
        game=match.game.id,
        names=match.names,
        commitment=commitment(match.seed),
        actions=[Move(move.seat, msgspec.to_builtins(move.action), move.at) for move in moves],
        options=_plain(match.options),
        setup=None if setup is None else _plain(setup),
        deal=match.deal,
        clock=match.now,
        seed=match.seed if whole else None,
    )


def _plain(struct: Any) -> Any:
    """As JSON would bring it back."""
    return msgspec.json.decode(msgspec.json.encode(struct))


def to_json(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def from_json(text: bytes | str) -> Record:
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise WrongRecord("bad-request", f"record: {wrong}") from wrong


def replay(record: Record) -> Iterator[ReplayMoment]:
    """The match as dealt, then after each action. Raises WrongRecord at the first that is not legal."""
    if record.seed is None:
        raise WrongRecord("bad-request", "seed: this record is of a running game, as one viewer knows it")
    match = Match(
        find_game(record.game),
        len(record.names),
        seed=record.seed,
        options=record.options,
        setup=record.setup,
        names=record.names,
        deal=record.deal,
    )
    yield ReplayMoment(match, 0)
    for number, move in enumerate(record.actions, 1):
        try:
            step = match.do(move.seat, move.action, move.at)
        except Refused as refused:
            raise WrongRecord(refused.code, refused.detail, number, refused.game) from refused
        yield ReplayMoment(match, number, step, match.moves[-1])
    step = match.tick(record.clock)
    if step.after is not step.before:
        yield ReplayMoment(match, len(match.moves), step)


def load(record: Record) -> Match:
    """The match at the end of a record, ready to go on."""
    *_, last = replay(record)
    return last.match


def verify(record: Record) -> Match:
    """Re-derive all chance from the seed and replay every action; raises at the first thing wrong."""
    if record.seed is not None and commitment(record.seed) != record.commitment:
        raise WrongRecord("bad-request", "commitment: it is not the seed's SHA-256")
    match = load(record)
    dealt = Match(match.game, match.seats, seed=match.seed, options=match.options, setup=match.setup).deal
    if dealt != record.deal:
        raise WrongRecord("bad-request", f"deal: the seed leads to deal {dealt}, not {record.deal}")
    return match
