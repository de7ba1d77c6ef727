"""Place Race NZ: standing orders. "Wait here until 1885": each turn is skipped until that year (PR15).

Everything in this game lies open, and so does an order: the team sees who waits and until when. It never
costs anybody a card: it can reach no further than the year before its player has to act.
"""

from thirdplace.core.errors import FINE, GAME_OVER, WRONG_PHASE
from thirdplace.core.game import Message
from thirdplace.games.place_race import rules
from thirdplace.games.place_race.board import PLACE_OF_CARD, STEPS, YEAR_OF_CARD
from thirdplace.games.place_race.refusals import CANNOT_WAIT
from thirdplace.games.place_race.state import (
    CARDS,
    DAY,
    NOBODY,
    NOTHING,
    OVER,
    PLACES,
    RACING,
    SEATS,
    SKIP,
    State,
)

__all__ = ["MESSAGES", "OPEN", "Wait", "follow", "lapses", "latest_year", "refusal"]

OPEN = True
"""Everybody may know of an order."""
YEARS_TO_SPARE = 1
"""So many years before a player has to act, the order stops."""
YEARS_TO_MAKE_WAY = 2
"""So many years before somebody else has to stand where the player waits, it stops as well."""


class Wait(Message, frozen=True, tag="wait"):
    """Skip every turn while the year is earlier than this one."""

    until: int


MESSAGES = Wait


def latest_year(s: State, seat: int) -> int | None:
    """The last year that this seat may wait for; None if the clock does not run.

    It is early enough for the seat's own next card, and for a player with a card at this place. A seat
    without an open card may wait for the others' last card: then late cards are shown, or the game is over.
    """
    if s.phase != RACING:
        return None
    here = s.place[seat]
    needed = [_latest_year_for(s, card, here) for card in _open_cards(s) if s.owner[card] == seat]
    needed += [
        YEAR_OF_CARD[card] - YEARS_TO_MAKE_WAY
        for card in _open_cards(s)
        if s.owner[card] != seat and PLACE_OF_CARD[card] == here
    ]
    return min(needed) if needed else max(YEAR_OF_CARD[card] for card in _open_cards(s))


def _latest_year_for(s: State, card: int, here: int) -> int:
    return YEAR_OF_CARD[card] - STEPS[here * PLACES + PLACE_OF_CARD[card]] - YEARS_TO_SPARE


def _open_cards(s: State) -> list[int]:
    """The face-up cards that are not turned in."""
    return [
        card
        for card in range(CARDS)
        if s.owner[card] != NOBODY and not s.done[card] and (s.kind[card] == DAY or s.late_open)
    ]


def refusal(s: State, seat: int, order: Wait, now: int) -> int:
    if s.phase == OVER:
        return GAME_OVER
    latest = latest_year(s, seat)
    if latest is None:
        return WRONG_PHASE
    return FINE if rules.shown_year(s, now) < order.until <= latest else CANNOT_WAIT


def follow(s: State, seat: int, order: Wait, now: int) -> int:
    latest = latest_year(s, seat)
    if latest is None or s.turn != seat or rules.shown_year(s, now) >= min(order.until, latest):
        return NOTHING
    return SKIP


def lapses(before: State, after: State, seat: int, order: Wait, now: int) -> bool:
    """Does the order end? If its year has come, the seat has done something else, or there is a new offer."""
    latest = latest_year(after, seat)
    if latest is None or latest < order.until or rules.shown_year(after, now) >= order.until:
        return True
    if before.place[seat] != after.place[seat] or before.late_open != after.late_open:
        return True
    pairs = [
        *(seat * SEATS + other for other in range(SEATS)),
        *(other * SEATS + seat for other in range(SEATS)),
    ]
    return before.left[seat] != after.left[seat] or any(
        before.give[pair] != after.give[pair] or before.wish[pair] != after.wish[pair] for pair in pairs
    )
