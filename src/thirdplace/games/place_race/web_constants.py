"""Place Race: numbers of the rules for its screens; `make types` writes them into web/protocol.ts."""

from thirdplace.games.place_race.opening import USUAL_SECONDS
from thirdplace.games.place_race.timer import (
    FIRST_YEAR,
    LAST_YEAR,
    LONGEST_YEAR_S,
    SHORTEST_YEAR_S,
    NewTimer,
)

__all__ = ["CONSTANTS"]

_NEW = NewTimer()

CONSTANTS: dict[str, object] = {
    "SECONDS_PER_YEAR": USUAL_SECONDS,
    "TIMER_SECONDS": {"least": SHORTEST_YEAR_S, "most": LONGEST_YEAR_S, "usual": _NEW.seconds_per_year},
    "TIMER_YEARS": {"least": FIRST_YEAR, "most": LAST_YEAR, "usual": _NEW.start_year},
}
"""`SECONDS_PER_YEAR`: the rulebook's, by how many play (PR5)."""
