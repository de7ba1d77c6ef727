"""Places, Please: every roll as a draw of its own (see core/environments/chance_nodes.py)."""

from collections.abc import Sequence

from thirdplace.core.chance import Source
from thirdplace.games.places_please.opening import Options, die_digits
from thirdplace.games.places_please.rules import count_slots
from thirdplace.games.places_please.state import State

MAX_OUTCOMES = 10  # the digits


def count_draws(s: State) -> int:
    return s.rounds * count_slots(s)


def count_decisions(s: State, turn_ms: int) -> int:
    return count_draws(s) * s.seats


def count_seen_draws(s: State) -> int:
    return s.first + s.rolled


def list_outcomes(s: State, drawn: Sequence[int]) -> list[int]:
    return list(die_digits(s.die))


def put_outcome(s: State, drawn: Sequence[int], outcome: int) -> None:
    s.dice[len(drawn)] = outcome


def is_known(s: State, draw: int, seat: int) -> bool:
    return True


def redraw_unknown(s: State, drawn: Sequence[int], seat: int, rng: Source) -> list[int]:
    """Every roll is seen by all."""
    return list(drawn)


def describe(s: State, options: Options, draw: int, outcome: int) -> str:
    return f"rolls {outcome}"
