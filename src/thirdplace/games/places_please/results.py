"""Places, Please: the results of a game or a lesson, by player and round."""

from collections.abc import Sequence
from typing import Any
from unicodedata import normalize

import msgspec

from thirdplace.core.parts.paper import Printed
from thirdplace.core.parts.results import Cell, ResultTable
from thirdplace.core.parts.terminal import Say
from thirdplace.core.player_names.names import is_spare_name
from thirdplace.games.places_please.opening import Options
from thirdplace.games.places_please.state import NO_NUMBER, SEATS, State

__all__ = ["Row", "make_rows", "make_sheet", "result_table"]

MAX_ROUNDS_UPRIGHT = 6
"""With more rounds the sheet is in landscape format."""


class Row(msgspec.Struct, frozen=True):
    rank: int
    name: str
    numbers: list[int | None]
    """None for a round in which the player rested."""
    points: list[int]
    total: int


def make_rows(state: State, names: Sequence[str]) -> list[Row]:
    """The rows, sorted by points and name. Equal points share a rank; the next total has the next rank.

    In a lesson, free seats and people who never played have no row.
    """
    seats = [seat for seat in range(state.seats) if not state.lesson or _took_part(state, seat, names)]
    totals = {state.total[seat] for seat in seats}
    rows = [
        Row(
            rank=1 + sum(total > state.total[seat] for total in totals),
            name=names[seat],
            numbers=[_number_of(state, round, seat) for round in range(state.played)],
            points=[state.points[round * SEATS + seat] for round in range(state.played)],
            total=state.total[seat],
        )
        for seat in seats
    ]
    return sorted(rows, key=lambda row: (row.rank, normalize("NFD", row.name.casefold())))


def _took_part(state: State, seat: int, names: Sequence[str]) -> bool:
    played = any(_number_of(state, round, seat) is not None for round in range(state.played))
    return played and not is_spare_name(names[seat])


def _number_of(state: State, round: int, seat: int) -> int | None:
    number = state.made[round * SEATS + seat]
    return None if number == NO_NUMBER else number


def result_table(options: Options, state: State, names: Sequence[str], say: Say) -> ResultTable:
    head = [say("results-rank"), say("results-name")]
    for round in range(1, state.played + 1):
        head += [say("results-number", round=str(round)), say("results-points", round=str(round))]
    return ResultTable([*head, say("results-total")], [_row_cells(row) for row in make_rows(state, names)])


def _row_cells(row: Row) -> list[Cell]:
    cells: list[Cell] = [row.rank, row.name]
    for number, points in zip(row.numbers, row.points, strict=True):
        cells += [number, None if number is None else points]
    return [*cells, row.total]


def make_sheet(options: Options, state: State, names: Sequence[str], say: Say, date: str) -> Printed:
    goal = say(f"goal-{options.goal}", target=options.target or 0)
    data: dict[str, Any] = {
        "title": say("results-title"),
        "game": say("title"),
        "about": say("results-about", rounds=state.played, planned=state.rounds, goal=goal),
        "date": [say("results-date"), date],
        "class": say("results-class"),
        "wide": state.played > MAX_ROUNDS_UPRIGHT,
        "head": [
            say("results-rank"),
            say("results-name"),
            *(say("column-round", round=str(round)) for round in range(1, state.played + 1)),
            say("results-total"),
        ],
        "rows": [
            {
                "rank": row.rank,
                "name": row.name,
                "rounds": [
                    None if number is None else [str(number).zfill(state.places), points]
                    for number, points in zip(row.numbers, row.points, strict=True)
                ],
                "total": row.total,
            }
            for row in make_rows(state, names)
        ],
        "hint": say("results-hint"),
        "nobody": say("won-nobody"),
    }
    return Printed("results.typ", data)
