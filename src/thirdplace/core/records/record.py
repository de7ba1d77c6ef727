"""A game on file: one document, replayed and verified. (Its readable form: record_text.py.)

The table's own record holds the seed, so that a game can go on from it. A viewer of a running
game gets the commitment instead, and of every action only what that viewer may know.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from thirdplace.core.chance import commitment
from thirdplace.core.errors import Refused
from thirdplace.core.game import ALL, Event, Game, Viewer
from thirdplace.core.match import Match
from thirdplace.core.records.share_check import find_share_faults
from thirdplace.core.records.shares import DeviceNote, DrawnBy, Shares
from thirdplace.core.registry import find_game
from thirdplace.core.step import Move, Step

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
    """A game on file, finished or not: all that is needed to play it again.

    Attributes:
        game: The game's id.
        names: Of the people, by seat.
        commitment: SHA-256 of the seed, which a viewer of a running game may know.
        actions: What was played, in order.
        format: Of this document.
        options: The game's options.
        setup: What a puzzle fixes of the deal, or None.
        seed: The text that all chance follows from; None in the record of a running game for one viewer.
        shares: What the seed was mixed from; not there if whoever began the game drew the seed alone.
        drawn_by: "device" if one device alone drew the seed, because the game was begun without a server.
        notes: What devices have kept for themselves; a browser adds its own to the record that it saves.

    Example:
        >>> from thirdplace import new_match, record_of
        >>> record = record_of(new_match("places-bid", 3, seed="kitchen table", names=["Ann", "Bob", "Cy"]))
        >>> record.game, record.names, len(record.actions)
        ('places-bid', ['Ann', 'Bob', 'Cy'], 0)
    """

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
    shares: Shares | UnsetType = UNSET
    drawn_by: DrawnBy | UnsetType = UNSET
    notes: list[DeviceNote] | UnsetType = UNSET


@dataclass(frozen=True, slots=True)
class ReplayMoment:
    """A game as dealt, after one action, or after the time that passed at its end.

    All moments of a replay share one `match`, which goes on with the replay: ask it for views and legal
    actions before the next moment. The other fields stay as they are.

    Attributes:
        match: The match as it was then.

    Example:
        >>> from thirdplace import ReplayMoment, new_match, record_of, replay
        >>> moments = list(replay(record_of(new_match("places-please", 2, seed="kitchen table"))))
        >>> isinstance(moments[0], ReplayMoment), moments[0].number, moments[0].move
        (True, 0, None)
    """

    match: Match
    number: int
    """How many actions have been played."""
    step: Step | None = None
    """What changed; None as dealt."""
    move: Move | None = None
    """The action with its seat and time; None as dealt, and where only time has passed."""

    def events(self, viewer: Viewer = ALL) -> list[Event]:
        """What happened, as far as one viewer may know.

        Args:
            viewer: A seat, an onlooker (None), or the referee (`thirdplace.ALL`).
        """
        return [] if self.step is None else self.step.events(viewer)


class WrongRecord(Refused):
    """A record that does not hold; `number` counts actions from 1, if one is to blame.

    Example:
        >>> from msgspec.structs import replace
        >>> from thirdplace import Move, new_match, record_of, verify
        >>> record = record_of(new_match("places-bid", 3, seed="kitchen table", setup={"first": 0}))
        >>> wrong = replace(record, actions=[Move(1, {"type": "pass"})])
        >>> verify(wrong)
        Traceback (most recent call last):
        thirdplace.core.records.record.WrongRecord: not-your-turn
    """

    def __init__(
        self,
        code: str,
        detail: str,
        number: int | None = None,
        game: Game | None = None,
        told: Mapping[str, str] | None = None,
    ) -> None:
        """`told` fills the gaps of the sentence."""
        super().__init__(code, detail, game=game)
        self.number = number
        self.arguments.update(told or {})


def record_of(match: Match, viewer: Viewer = ALL) -> Record:
    """The record of a match so far, as far as a viewer may know it.

    Args:
        match: A match, over or not.
        viewer: A seat, an onlooker (None), or the referee (`thirdplace.ALL`). A record for the referee, or
            of a game that is over, holds the seed; another cannot be replayed, and tells no secret.

    Example:
        >>> from thirdplace import new_match, record_of
        >>> match = new_match("places-bid", 3, seed="kitchen table")
        >>> record_of(match).seed
        'kitchen table'
        >>> record_of(match, viewer=1).seed is None
        True
    """
    whole = viewer == ALL or match.over
    setup = match.setup
    if setup is not None and not whole:
        setup = match.game.opening.public_setup(setup, viewer)
    moves = match.moves if whole else match.past(viewer)
    return Record(
        game=match.game.id,
        names=match.names,
        commitment=commitment(match.seed),
        actions=[Move(move.seat, msgspec.to_builtins(move.action), move.at) for move in moves],
        options=_options_to_tell(match),
        setup=None if setup is None else _to_json_values(setup),
        deal=match.deal,
        clock=match.now,
        seed=match.seed if whole else None,
        shares=_list_visible_shares(match.shares, whole),
        drawn_by=match.drawn_by or UNSET,
    )


def _list_visible_shares(shares: Shares | None, whole: bool) -> Shares | UnsetType:
    if shares is None:
        return UNSET
    return shares if whole else shares.without_server()


def _options_to_tell(match: Match) -> dict[str, Any]:
    """Without later options that are as in the rulebook: a record is what it was before there were any."""
    opening = match.game.opening
    told: dict[str, Any] = _to_json_values(match.options)
    usual: dict[str, Any] = _to_json_values(msgspec.convert({}, opening.Options))
    later = opening.LATER_OPTIONS
    return {key: value for key, value in told.items() if key not in later or value != usual[key]}


def _to_json_values(struct: Any) -> Any:
    """The value as it would be after a way through JSON."""
    return msgspec.json.decode(msgspec.json.encode(struct))


def to_json(record: Record) -> bytes:
    """A record as a JSON document, with a line for each value.

    Args:
        record: The record.
    """
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def from_json(text: bytes | str) -> Record:
    """The record that a JSON document holds.

    Args:
        text: The document.

    Raises:
        WrongRecord: It is none.
    """
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise WrongRecord("bad-request", f"record: {wrong}") from wrong


def replay(record: Record) -> Iterator[ReplayMoment]:
    """The match as dealt, then after each action, and in the end the time that has passed since.

    Args:
        record: A record with its seed.

    Raises:
        WrongRecord: At the first action that is not legal, if the record has no seed, or if deals were passed
            over though the options reject none.

    Example:
        >>> from thirdplace import new_match, record_of, replay
        >>> match = new_match("places-please", 2, seed="kitchen table", setup={"rolls": [4]})
        >>> step = match.do(0, {"type": "roll"})
        >>> [(moment.number, moment.events()) for moment in replay(record_of(match))]
        [(0, []), (1, [Rolled(seat=0, value=4)])]
    """
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
        shares=record.shares or None,
        drawn_by=record.drawn_by or None,
    )
    if record.deal and (match.setup is not None or not match.game.opening.may_reject_deals(match.options)):
        raise WrongRecord("bad-request", f"deal: the seed leads to deal 0, not {record.deal}")
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
    """The match at the end of a record, ready to go on.

    Args:
        record: A record with its seed.

    Raises:
        WrongRecord: At the first action that is not legal, or if the record has no seed.

    Example:
        >>> from thirdplace import load, new_match, record_of
        >>> match = new_match("places-please", 2, seed="kitchen table")
        >>> load(record_of(match)).view(None) == match.view(None)
        True
    """
    *_, last = replay(record)
    return last.match


def verify(record: Record) -> Match:
    """Re-derive all chance from the seed and replay every action.

    Args:
        record: A record with its seed.

    Returns:
        The match at the end of the record.

    Raises:
        WrongRecord: At the first thing that does not hold; `number` is the action to blame, if one is.

    Example:
        >>> from thirdplace import new_match, record_of, verify
        >>> match = new_match("places-please", 2, seed="kitchen table")
        >>> verify(record_of(match)).over
        False
    """
    if record.seed is not None:
        _check_seed(record, record.seed)
    match = _replay_and_check_notes(record)
    dealt = Match(match.game, match.seats, seed=match.seed, options=match.options, setup=match.setup).deal
    if dealt != record.deal:
        raise WrongRecord("bad-request", f"deal: the seed leads to deal {dealt}, not {record.deal}")
    return match


def _check_seed(record: Record, seed: str) -> None:
    """Raises WrongRecord unless the seed is the one that was sealed, and mixed from the shares."""
    if commitment(seed) != record.commitment:
        raise WrongRecord("bad-request", "commitment: it is not the seed's SHA-256")
    names = record.names
    for fault in find_share_faults(seed, record.shares or None, record.notes or (), names):
        told = {"name": _name_of_seat(names, fault.seat), "other": _name_of_seat(names, fault.other)}
        seats = "" if fault.seat is None else f"seat {fault.seat}"
        raise WrongRecord("bad-request", f"{fault.code}: {seats}", told=told)


def _name_of_seat(names: list[str], seat: int | None) -> str:
    return names[seat] if seat is not None and seat < len(names) else ""


def _replay_and_check_notes(record: Record) -> Match:
    """The match at the end. Raises WrongRecord if a device saw what does not follow from the record."""
    notes = record.notes or ()
    for note in notes:
        if note.seat >= len(record.names):
            raise WrongRecord("bad-request", f"notes: seat {note.seat}")
    compared = [_ComparedNote(note) for note in notes]
    for moment in replay(record):
        match = moment.match
        for one in compared:
            one.compare(match)
    for one in compared:
        if not one.has_seen_this(match):
            name = _name_of_seat(record.names, one.note.seat)
            raise WrongRecord("bad-request", f"note-view: seat {one.note.seat}", told={"name": name})
    return match


class _ComparedNote:
    """What one device saw, beside the game as it is played again."""

    def __init__(self, note: DeviceNote) -> None:
        self.note = note
        self._is_deal_missing = note.dealt is not None
        self._found = 0
        """How many of the views that it was shown have come."""

    def compare(self, match: Match) -> None:
        note = self.note
        if not self._is_deal_missing and self._found == len(note.seen):
            return
        view = _to_json_values(match.view(note.seat))
        # A game may begin with actions of the table (empty seats that rest): what was seen first comes after.
        if self._is_deal_missing:
            self._is_deal_missing = note.dealt != view
        if self._found < len(note.seen) and _is_view(note.seen[self._found], view):
            self._found += 1

    def has_seen_this(self, match: Match) -> bool:
        """Has all come that it saw, and is this the end?"""
        ended = self.note.ended
        is_end = ended is None or ended == _to_json_values(match.view(self.note.seat))
        return is_end and not self._is_deal_missing and self._found == len(self.note.seen)


def _is_view(fingerprint: str, view: Any) -> bool:
    from thirdplace.core.records.fingerprint import fingerprint_of  # a browser has its own check of notes

    return fingerprint == fingerprint_of(view)
