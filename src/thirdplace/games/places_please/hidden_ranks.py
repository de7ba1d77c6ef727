"""Places, Please: a view for a class whose ranks are hidden, without the results of others.

Others appear as if they had rested: without a number, a rank or points. One's own results stay, and those of
the best ranks, if the class is shown these.
"""

from typing import TypeVar

from msgspec.structs import replace

from thirdplace.core.game import Event, Viewer
from thirdplace.games.places_please.view_types import (
    Board,
    BoardsShown,
    GameOver,
    Result,
    Round,
    RoundScored,
    SeatView,
    View,
)

__all__ = ["hide_ranks", "hide_ranks_in_event"]

Value = TypeVar("Value")


def hide_ranks(view: View, viewer: Viewer, shown_ranks: int) -> View:
    history = [_hide_others_in_round(played, viewer, shown_ranks) for played in view.history]
    seats = [
        shown if seat == viewer else _hide_in_seat(shown, [played.points[seat] for played in history])
        for seat, shown in enumerate(view.seats)
    ]
    result = None
    if view.result is not None:
        totals = [shown.total for shown in seats]
        result = _hide_in_result(view.result, totals, viewer, shown_ranks)
    return replace(view, history=history, seats=seats, result=result)


def hide_ranks_in_event(event: Event, viewer: Viewer, shown_ranks: int) -> Event:
    if isinstance(event, RoundScored):
        # The three best ranks are those that earn points (PP4).
        open_seats = [
            seat == viewer or (shown_ranks > 0 and points > 0) for seat, points in enumerate(event.points)
        ]
        return replace(
            event,
            numbers=_keep(event.numbers, open_seats, None),
            points=_keep(event.points, open_seats, 0),
            boards=_hide_boards(event.boards, open_seats),
        )
    if isinstance(event, BoardsShown):
        open_seats = [seat == viewer for seat in range(len(event.boards))]
        return replace(event, boards=_hide_boards(event.boards, open_seats))
    if isinstance(event, GameOver) and not shown_ranks:
        open_seats = [seat == viewer for seat in range(len(event.totals))]
        return replace(event, totals=_keep(event.totals, open_seats, 0), winners=[])
    return event


def _hide_others_in_round(played: Round, viewer: Viewer, shown_ranks: int) -> Round:
    open_seats = [
        seat == viewer or (rank is not None and rank <= shown_ranks) for seat, rank in enumerate(played.ranks)
    ]
    return replace(
        played,
        numbers=_keep(played.numbers, open_seats, None),
        ranks=_keep(played.ranks, open_seats, None),
        points=_keep(played.points, open_seats, 0),
    )


def _hide_in_seat(shown: SeatView, points: list[int]) -> SeatView:
    return replace(shown, board=_empty(shown.board), points=points, total=sum(points))


def _hide_in_result(result: Result, totals: list[int], viewer: Viewer, shown_ranks: int) -> Result:
    """With the best ranks of each round, everyone knows the points of all."""
    own = [seat == viewer for seat in range(len(totals))]
    winners = result.winners if shown_ranks else []
    return Result(totals, winners, _keep(result.best, own, None))


def _hide_boards(boards: list[Board], open_seats: list[bool]) -> list[Board]:
    return [board if is_open else _empty(board) for board, is_open in zip(boards, open_seats, strict=True)]


def _empty(board: Board) -> Board:
    return dict.fromkeys(board)


def _keep(values: list[Value], open_seats: list[bool], instead: Value) -> list[Value]:
    return [value if is_open else instead for value, is_open in zip(values, open_seats, strict=True)]
