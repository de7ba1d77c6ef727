"""Places, Please: compiled opponents for environments (environment.py), in the dialect of rules.py.

They are the levels `easy`, `medium` and `hard` of bots/.
"""

from typing import Any

from thirdplace.games.places_please.rules import REVEAL, ROLL, WRITE
from thirdplace.games.places_please.simulation.please_games import (
    ESTIMATE_NOISE,
    choose_by_number,
    choose_easily,
)
from thirdplace.games.places_please.state import ROLLING, WRITING, State

LEVELS = ("easy", "medium", "hard")


def make_knowledge(seats: int, options: Any) -> Any:
    """What they need besides the state: what each set of free slots still adds. (Never compiled.)"""
    from thirdplace.games.places_please.bots.opponent_model import expected_rest
    from thirdplace.games.places_please.opening import prepare

    s = prepare(seats, options)
    return (expected_rest(s.die, s.places, s.garbage, s.target),)


def choose(s: State, seat: int, now: int, level: int, knowledge: Any, rng: Any) -> int:
    if s.phase != WRITING:
        return ROLL if s.phase == ROLLING else REVEAL
    if level == 0:
        return WRITE + int(choose_easily(s, seat, rng))
    return WRITE + int(choose_by_number(s, seat, ESTIMATE_NOISE if level == 1 else 0.0, knowledge[0], rng))
