"""Place Race NZ: every card dealt, and every late card flipped, is a draw (see chance_nodes.py).

Nobody knows a late card before it is flipped (PR2), so it is drawn then.
"""

from collections.abc import Sequence

from thirdplace.core.chance import Source
from thirdplace.core.environments.decisions import MAX_ACTIONS_BEFORE_CLOCK, MAX_FREE_ACTIONS
from thirdplace.games.place_race.board import DAY_CARDS, DAY_DECKS, HISTORY, YEAR_OF_CARD
from thirdplace.games.place_race.opening import Options
from thirdplace.games.place_race.state import CARDS, NEVER, OVER, State

MAX_OUTCOMES = CARDS


def _count_day_cards(s: State) -> int:
    return s.seats * s.day_each


def count_draws(s: State) -> int:
    return s.seats * (s.day_each + s.late_each)


def count_decisions(s: State, turn_ms: int) -> int:
    """In planning and in each turn everybody is asked for both parts of an offer, as often as allowed."""
    first = s.fixed_start if s.fixed_start != NEVER else min(YEAR_OF_CARD) - s.lead_years
    turns = (max(YEAR_OF_CARD) + 1 - first) * s.year_ms // turn_ms + 1
    before_clock = MAX_ACTIONS_BEFORE_CLOCK + 3 * s.seats
    return (before_clock + turns * (MAX_FREE_ACTIONS + 1)) * s.seats * 2


def count_seen_draws(s: State) -> int:
    """Late cards are seen once they have been flipped, or when a lost game is over (PR2)."""
    return count_draws(s) if s.late_open or s.phase == OVER else _count_day_cards(s)


def list_outcomes(s: State, drawn: Sequence[int]) -> list[int]:
    day = _count_day_cards(s)
    if len(drawn) < day:
        deck = DAY_DECKS[s.deck * DAY_CARDS : (s.deck + 1) * DAY_CARDS]
        return sorted(card for card in deck if not s.removed[card] and card not in drawn)
    return sorted(card for card in s.pool[: s.pool_size] if card not in drawn[day:])


def put_outcome(s: State, drawn: Sequence[int], outcome: int) -> None:
    """The card changes places with one that its new owner has been dealt unshuffled."""
    day = _count_day_cards(s)
    seat = len(drawn) // s.day_each if len(drawn) < day else (len(drawn) - day) // s.late_each
    other = next(card for card in list_outcomes(s, drawn) if s.owner[card] == seat)
    for cards in (s.owner, s.kind):
        cards[outcome], cards[other] = cards[other], cards[outcome]


def is_known(s: State, draw: int, seat: int) -> bool:
    return True


def redraw_unknown(s: State, drawn: Sequence[int], seat: int, rng: Source) -> list[int]:
    """Every card that was drawn lies open."""
    return list(drawn)


def describe(s: State, options: Options, draw: int, outcome: int) -> str:
    day = _count_day_cards(s)
    if draw < day:
        return f"seat {draw // s.day_each} gets {HISTORY[outcome].id}"
    return f"seat {(draw - day) // s.late_each} flips {HISTORY[outcome].id}"
