"""Place Race NZ: names of places, cards and players for the terminal."""

from rich.text import Text as RichText

from thirdplace.core.parts.terminal import SEAT_STYLES, Seen
from thirdplace.games.place_race.board import BOARD, CARD_NUMBER, HISTORY, PLACE_NUMBER, STEPS
from thirdplace.games.place_race.view import View

__all__ = ["card_name", "list_open_cards", "place_name", "seat_label", "steps_between"]


def place_name(place: str) -> str:
    return BOARD[PLACE_NUMBER[place]].name


def card_name(card: str) -> str:
    found = HISTORY[CARD_NUMBER[card]]
    return f"{place_name(found.place)} {found.year}"


def steps_between(a: str, b: str) -> int:
    return STEPS[PLACE_NUMBER[a] * len(BOARD) + PLACE_NUMBER[b]]


def seat_label(seen: Seen, seat: int, *, short: bool = False) -> RichText:
    """`short`: without what is in brackets behind a computer player's name."""
    name = seen.names[seat].partition(" (")[0] if short else seen.names[seat]
    return RichText(f"{seat + 1} {name}", SEAT_STYLES[seat])


def list_open_cards(view: View) -> list[tuple[int, int]]:
    """The open cards that are not turned in yet, sorted by year: card number and owner."""
    return sorted(
        (CARD_NUMBER[card.card], seat)
        for seat, shown in enumerate(view.seats)
        for card in shown.cards
        if card.card is not None and card.open and not card.done
    )
