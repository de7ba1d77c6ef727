"""Places, Please: what a viewer may know, and what happened."""

from typing import Literal

import msgspec

from thirdplace.core.game import Event, Viewer, sees
from thirdplace.games.places_please import rules
from thirdplace.games.places_please.opening import Options
from thirdplace.games.places_please.state import (
    GARBAGE,
    OVER,
    ROLLING,
    SEATS,
    SLOT_NAMES,
    SLOTS,
    WRITING,
    State,
)

Phase = Literal["rolling", "writing", "over"]
PHASES: tuple[Phase, ...] = ("rolling", "writing", "over")

Board = dict[str, int | None]
"""This game's slots, left to right; None: empty, or not for this viewer to know."""


class SeatView(msgspec.Struct, frozen=True):
    board: Board
    written: bool
    points: list[int]
    total: int


class Round(msgspec.Struct, frozen=True):
    rolls: list[int]
    numbers: list[int]
    points: list[int]


class Result(msgspec.Struct, frozen=True):
    totals: list[int]
    winners: list[int]


class View(msgspec.Struct, frozen=True):
    game: Literal["places-please"]
    phase: Phase
    round: int
    rolls: list[int]
    roller: int | None
    seats: list[SeatView]
    history: list[Round]
    result: Result | None


class Rolled(Event, frozen=True, tag="rolled"):
    seat: int
    value: int


class Wrote(Event, frozen=True, tag="wrote"):
    seat: int
    slot: str | None
    value: int


class BoardsShown(Event, frozen=True, tag="boards-shown"):
    boards: list[Board]


class RoundScored(Event, frozen=True, tag="round-scored"):
    round: int
    numbers: list[int]
    points: list[int]
    boards: list[Board]


class GameOver(Event, frozen=True, tag="over"):
    totals: list[int]
    winners: list[int]


def view(s: State, options: Options, viewer: Viewer, now: int) -> View:
    return View(
        game="places-please",
        phase=PHASES[s.phase],
        round=min(s.played + 1, s.rounds),
        rolls=s.dice[s.first : s.first + s.rolled],
        roller=s.roller if s.phase == ROLLING else None,
        seats=[_seat(s, seat, viewer) for seat in range(s.seats)],
        history=[_round(s, number) for number in range(s.played)],
        result=Result(_totals(s), _winners(s)) if s.phase == OVER else None,
    )


def _seat(s: State, seat: int, viewer: Viewer) -> SeatView:
    return SeatView(
        board=_board(s, seat, viewer),
        written=rules.has_written(s, seat),
        points=[s.points[number * SEATS + seat] for number in range(s.played)],
        total=s.total[seat],
    )


def _board(s: State, seat: int, viewer: Viewer) -> Board:
    """PP2: one's own; another's once the round is scored, or earlier on open boards."""
    if s.phase == OVER or sees(viewer, seat):
        return _whole_board(s, seat)
    shown: Board = dict.fromkeys(SLOT_NAMES[GARBAGE - s.places : GARBAGE + s.garbage])
    if s.open_boards:
        shown |= _whole_board(s, seat)
        if rules.has_written(s, seat):  # not everyone has
            shown[SLOT_NAMES[s.wrote[seat]]] = None
    return shown


def _whole_board(s: State, seat: int) -> Board:
    slots = range(GARBAGE - s.places, GARBAGE + s.garbage)
    return {
        SLOT_NAMES[slot]: None if s.free[seat] >> slot & 1 else s.board[seat * SLOTS + slot] for slot in slots
    }


def _round(s: State, number: int) -> Round:
    rolls, line = rules.spaces(s), number * SEATS
    return Round(
        rolls=s.dice[number * rolls : (number + 1) * rolls],
        numbers=s.made[line : line + s.seats],
        points=s.points[line : line + s.seats],
    )


def _totals(s: State) -> list[int]:
    return s.total[: s.seats]


def _winners(s: State) -> list[int]:
    found = rules.winners(s)
    return [seat for seat in range(s.seats) if found >> seat & 1]


def events(
    before: State, after: State, options: Options, seat: int | None, action: int | None, viewer: Viewer
) -> list[Event]:
    if seat is None or action is None:
        return []
    if action == rules.ROLL:
        return [Rolled(seat, after.value)]
    scored = after.played > before.played
    shown = after.phase != WRITING and (scored or bool(after.open_boards))
    slot = SLOT_NAMES[action - rules.WRITE]
    told: list[Event] = [Wrote(seat, slot if shown or sees(viewer, seat) else None, before.value)]
    if shown:
        boards = [_whole_board(before, other) for other in range(before.seats)]
        boards[seat][slot] = before.value  # the rules have wiped them for the next round
        told.append(_scored(after, boards) if scored else BoardsShown(boards))
    if after.phase == OVER:
        told.append(GameOver(_totals(after), _winners(after)))
    return told


def _scored(after: State, boards: list[Board]) -> RoundScored:
    last = _round(after, after.played - 1)
    return RoundScored(after.played, last.numbers, last.points, boards)
