"""Place Race NZ as a picture: the year, the painted map with its pawns, and the events in order of year."""

from importlib.resources import files
from typing import Any

from thirdplace.core.parts.paper import Printed
from thirdplace.core.parts.terminal import Seen
from thirdplace.games.place_race.board import CARD_NUMBER, HISTORY
from thirdplace.games.place_race.paper.board_drawing import draw_board, draw_pawn
from thirdplace.games.place_race.paper.board_layout import LAYOUTS, POSTER, make_template_data
from thirdplace.games.place_race.terminal import describe_offers, describe_planning, explain_result
from thirdplace.games.place_race.terminal.labels import place_name, steps_between
from thirdplace.games.place_race.view import CardView, SeatView, View

__all__ = ["draw_table"]

LAYOUT = LAYOUTS["page-large"]


def draw_table(seen: Seen) -> Printed:
    view, say = seen.view, seen.say
    late = sum(card.card is None for shown in view.seats for card in shown.cards)
    data = {
        "title": say("title"),
        "plan": make_template_data(LAYOUT),
        "year": None if view.year is None else str(view.year),
        "head": describe_planning(seen) if view.phase == "planning" else "",
        "seats": [_draw_seat(seen, seat, shown) for seat, shown in enumerate(view.seats)],
        "spots": {place: list(spot) for place, spot in POSTER.spots.items()},
        "cards": _draw_cards(seen),
        "late": say("late-hidden", count=late) if late else "",
        "offers": describe_offers(seen),
        "end": None if view.result is None else explain_result(seen),
        "won": view.result is not None and view.result.won,
    }
    pawns = {f"pawn-{seat}.svg": draw_pawn(seat, saving=False) for seat in range(len(view.seats))}
    board = (files("thirdplace.games.place_race") / "sheets" / "board.typ").read_bytes()
    return Printed(
        "table.typ", data, {"board.typ": board, "chart.svg": draw_board(LAYOUT, saving=False), **pawns}
    )


def _draw_seat(seen: Seen, seat: int, shown: SeatView) -> dict[str, Any]:
    say = seen.say
    told = [say("no-start-yet") if shown.place is None else place_name(shown.place)]
    if seen.view.phase == "planning" and shown.ready:
        told.append(say("is-ready"))
    return {
        "name": seen.names[seat],
        "place": shown.place,
        "told": " · ".join(told),
        "turn": seen.view.turn == seat and seen.view.result is None,
    }


def _draw_cards(seen: Seen) -> list[dict[str, Any]]:
    """All known cards in order of year; once the race runs, those that are done only at its end."""
    view: View = seen.view
    held = [(card, seat) for seat, shown in enumerate(view.seats) for card in shown.cards if card.card]
    wanted = [(card, seat) for card, seat in held if view.result is not None or not card.done]
    return [_draw_card(seen, card, seat) for card, seat in sorted(wanted, key=_year_order)]


def _year_order(held: tuple[CardView, int]) -> int:
    return CARD_NUMBER[held[0].card or ""]


def _draw_card(seen: Seen, card: CardView, seat: int) -> dict[str, Any]:
    view: View = seen.view
    assert card.card is not None
    found = HISTORY[CARD_NUMBER[card.card]]
    place = view.seats[seat].place
    far = None if place is None else steps_between(place, found.place)
    left = found.year - (view.year or view.start_year)
    return {
        "year": str(found.year),
        "place": found.place,
        "name": place_name(found.place),
        "event": seen.say(f"event-{card.card}"),
        "seat": seat,
        "far": "" if far is None or view.result is not None else seen.say("steps", count=far),
        "hurry": view.year is not None and far is not None and (left < far or left == 0),
        "done": card.done,
        "missed": view.result is not None and card.card in view.result.missed,
    }
