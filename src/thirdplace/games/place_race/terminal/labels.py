"""Place Race NZ: places, cards and players as people read them."""

from rich.text import Text as Styled

from thirdplace.core.terminal import SEAT_STYLES, Seen
from thirdplace.games.place_race.board import BOARD, CARD_NUMBER, HISTORY, PLACE_NUMBER, STEPS
from thirdplace.games.place_race.view import View

__all__ = ["card_name", "place_name", "steps_between", "to_do", "who"]


def place_name(place: str) -> str:
    return BOARD[PLACE_NUMBER[place]].name


def card_name(card: str) -> str:
    found = HISTORY[CARD_NUMBER[card]]
    return f"{place_name(found.place)} {found.year}"


def steps_between(a: str, b: str) -> int:
    return STEPS[PLACE_NUMBER[a] * len(BOARD) + PLACE_NUMBER[b]]


def who(seen: Seen, seat: int) -> Styled:
    return Styled(f"{seat + 1} {seen.names[seat]}", SEAT_STYLES[seat])


def to_do(view: View) -> list[tuple[int, int]]:
    """The open cards that are not turned in yet, in order of year: card number and holder."""
    return sorted(
        (CARD_NUMBER[card.card], seat)
        for seat, shown in enumerate(view.seats)
        for card in shown.cards
        if card.card is not None and card.open and not card.done
    )
