"""Places, Please as a picture: the die, the viewer's own board or everybody's, and the score sheet."""

from typing import Any

from msgspec import UNSET

from thirdplace.core.parts.paper import Printed
from thirdplace.core.parts.terminal import Seen
from thirdplace.games.places_please.state import SLOT_NAMES
from thirdplace.games.places_please.terminal import describe_winners, is_writing
from thirdplace.games.places_please.view_types import Board, Round, SeatView, View

__all__ = ["draw_table"]

MAX_SEATS = 6
"""In a large class only the leaders, and the viewer, are shown."""


def draw_table(seen: Seen) -> Printed:
    view, say, options = seen.view, seen.say, seen.options
    seats = _seats_shown(seen)
    own = seen.viewer if isinstance(seen.viewer, int) and view.result is None else None
    data = {
        "title": say("title"),
        "headline": say("headline", round=view.round, rounds=options.rounds),
        "goal": say(f"goal-{options.goal}", target=options.target or 0),
        "now": _describe_now(seen),
        "die": None if view.phase == "rolling" or not view.rolls or view.result else view.rolls[-1],
        "pips": options.die == 6,
        "rolls": [] if view.result else list(view.rolls),
        "slots": [
            {"name": say(f"slot-{slot}"), "garbage": _is_garbage(slot)} for slot in view.seats[0].board
        ],
        "board": None if own is None else _draw_board(view.seats[own].board),
        "seats": [_draw_seat(seen, seat, view.seats[seat]) for seat in seats],
        "rounds": options.rounds,
        "history": [_draw_round(past, seats, options.places) for past in view.history],
        "total": say("column-total"),
        "end": None if view.result is None else describe_winners(seen),
    }
    return Printed("table.typ", data)


def _seats_shown(seen: Seen) -> list[int]:
    view: View = seen.view
    seats = range(len(view.seats))
    if len(seats) <= MAX_SEATS:
        return list(seats)
    own = [seen.viewer] if isinstance(seen.viewer, int) else []
    leaders = sorted((seat for seat in seats if seat not in own), key=lambda seat: -view.seats[seat].total)
    return sorted([*own, *leaders[: MAX_SEATS - len(own)]])


def _describe_now(seen: Seen) -> str:
    view, say = seen.view, seen.say
    if view.result is not None:
        return say("told-over")
    if view.phase == "rolling":
        return say("rolls-next", name=seen.names[view.roller])
    if view.phase == "writing":
        writing = sum(is_writing(shown) for shown in view.seats)
        return say("still-writing-count", count=writing)
    return ""


def _is_garbage(slot: str) -> bool:
    return SLOT_NAMES.index(slot) >= SLOT_NAMES.index("garbage")


def _draw_board(board: Board) -> list[int | None]:
    return list(board.values())


def _draw_seat(seen: Seen, seat: int, shown: SeatView) -> dict[str, Any]:
    view: View = seen.view
    return {
        "seat": seat,
        "name": seen.names[seat],
        "own": seat == seen.viewer,
        "rolls": view.roller == seat and view.result is None,
        "writes": view.phase == "writing" and is_writing(shown),
        "written": view.phase == "writing" and shown.written,
        "rests": shown.part not in (UNSET, "plays"),
        "board": _draw_board(shown.board),
        "total": shown.total,
    }


def _draw_round(past: Round, seats: list[int], places: int) -> list[dict[str, Any]]:
    made = [(past.numbers[seat], past.points[seat]) for seat in seats]
    return [
        {"number": "–" if number is None else f"{number:0{places}}", "points": points}
        for number, points in made
    ]
