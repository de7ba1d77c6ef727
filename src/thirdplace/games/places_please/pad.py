"""Places, Please: the score pad for a game on paper. Players type their numbers."""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from thirdplace.core.parts.pad import Impossible
from thirdplace.core.parts.reason import Reason, escape_reference
from thirdplace.games.places_please import rules
from thirdplace.games.places_please.expected_number import digits_of_die
from thirdplace.games.places_please.opening import Options, prepare
from thirdplace.games.places_please.state import ROUNDS, SEATS, State

__all__ = ["EXAMPLE", "Scores", "Sheet", "settle"]

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Number = Annotated[int, msgspec.Meta(ge=0, le=10**15)]
"""Allows numbers that are too long for a board, so that the error can say whose number is wrong."""
Line = Annotated[Sequence[Number | None], msgspec.Meta(max_length=SEATS)]

EXAMPLE = {"names": ["Ann", "Bob"], "options": {"rounds": 2}, "numbers": [[6421, 5421], [4213, None]]}


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    names: Annotated[Sequence[Name], msgspec.Meta(min_length=2, max_length=SEATS)]
    options: Options = Options()
    numbers: Annotated[Sequence[Line], msgspec.Meta(max_length=ROUNDS)] = ()
    """Round by round, in the order of the names; null: not typed yet."""


class Scores(msgspec.Struct, frozen=True):
    rounds: list[list[int] | None]
    """Everyone's points in each round of the game; null as long as a number is missing."""
    totals: list[int]
    winners: list[int]
    """Winners; empty until all rounds are complete."""


def settle(sheet: Sheet) -> Scores:
    s = prepare(len(sheet.names), sheet.options)
    for line, numbers in enumerate(sheet.numbers):
        _check_numbers(s, sheet.names, line, numbers)
        _check_rolls(s, sheet.names, line, numbers)
    rounds = [_score_round(s, line, sheet.numbers) for line in range(s.rounds)]
    won = rules.winners(s) if None not in rounds else 0
    seats = range(s.seats)
    return Scores(rounds, [s.total[seat] for seat in seats], [seat for seat in seats if won >> seat & 1])


def _score_round(s: State, line: int, numbers: Sequence[Line]) -> list[int] | None:
    """PP4, by the rules themselves."""
    made = [number for number in numbers[line] if number is not None] if line < len(numbers) else []
    if len(made) < s.seats:
        return None
    s.played = line
    first = line * SEATS
    for seat, number in enumerate(made):
        s.made[first + seat] = number
    rules.score_round(s)
    return [s.points[first + seat] for seat in range(s.seats)]


def _check_numbers(s: State, names: Sequence[str], line: int, numbers: Line) -> None:
    for seat, number in enumerate(numbers):
        if number is None:
            continue
        where = f"numbers[{line}][{seat}]"
        if line >= s.rounds:
            raise Impossible(Reason("pad-round", {"rounds": s.rounds}), where)
        if seat >= len(names):
            raise Impossible(Reason("pad-nobody", {"number": str(number)}), where)
        wrong = _explain_impossible_number(s, number)
        if wrong is not None:
            told = {
                "name": escape_reference(names[seat]),
                "round": str(line + 1),
                "number": str(number),
                **wrong.args,
            }
            raise Impossible(Reason(wrong.id, told), where)


def _check_rolls(s: State, names: Sequence[str], line: int, numbers: Line) -> None:
    """Everyone writes the same rolls: together the numbers need no more digits than there are rolls."""
    needed: dict[str, int] = {}
    for seat, number in enumerate(numbers):
        if number is None:
            continue
        digits = str(number).rjust(s.places, "0")
        for digit in digits:
            needed[digit] = max(needed.get(digit, 0), digits.count(digit))
        if sum(needed.values()) > rules.count_slots(s):
            told: dict[str, str | int | float] = {
                "name": escape_reference(names[seat]),
                "round": str(line + 1),
                "number": str(number),
                "rolls": rules.count_slots(s),
            }
            raise Impossible(Reason("pad-rolls", told), f"numbers[{line}][{seat}]")


def _explain_impossible_number(s: State, number: int) -> Reason | None:
    """Why nobody can have this number, or None: each place has to contain a digit of the die."""
    least = digits_of_die(s).start
    written = str(number).rjust(s.places, "0")
    if len(written) > s.places:
        return Reason("pad-long", {"places": s.places})
    if least and len(str(number)) < s.places:
        return Reason("pad-short", {"places": s.places})
    strange = next((digit for digit in written if int(digit) not in digits_of_die(s)), None)
    return None if strange is None else Reason("pad-digit", {"digit": strange})
