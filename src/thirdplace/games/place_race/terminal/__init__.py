"""Place Race NZ in the terminal: the year in large digits, the cards and their distances.

Typed lines are parsed in typed_input.py, keys in key_input.py; event_text.py describes events.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table as RichTable
from rich.text import Text as RichText

from thirdplace.core.parts.terminal import Say, Seen, flow
from thirdplace.games.place_race.board import BOARD, CARD_NUMBER, HISTORY, LINES, PLACE_NUMBER
from thirdplace.games.place_race.bots import thinking_time_ms
from thirdplace.games.place_race.terminal.event_text import describe_event
from thirdplace.games.place_race.terminal.key_input import keys
from thirdplace.games.place_race.terminal.labels import (
    card_name,
    list_open_cards,
    place_name,
    seat_label,
    steps_between,
)
from thirdplace.games.place_race.terminal.text_map import draw_big_number, draw_map
from thirdplace.games.place_race.terminal.typed_input import format_prompt, read
from thirdplace.games.place_race.view import CardView, View

__all__ = [
    "PRESELECTED",
    "SEATS",
    "SECRETS",
    "describe_event",
    "describe_map",
    "describe_offers",
    "describe_planning",
    "ending",
    "explain_result",
    "format_prompt",
    "keys",
    "picture",
    "read",
    "seats_asked",
    "seats_waited_for",
    "thinking_time_ms",
]

SECRETS = False
SEATS = 2
PRESELECTED: Mapping[str, Any] = {"deal": "winnable"}  # PR14

MAP_MIN_WIDTH, MAP_MIN_HEIGHT = 110, 36
"""The map is shown from this size of the terminal on."""
DUE_STYLE = "bold red"


def seats_waited_for(view: View, active: Sequence[int]) -> list[int]:
    """While planning, those who are not ready; in the race, whose turn it is."""
    if view.phase == "planning":
        return [seat for seat in active if not view.seats[seat].ready]
    return [] if view.turn is None else [view.turn]


def seats_asked(view: View) -> list[int]:
    return sorted({offer.to for offer in view.offers})


# The picture.


def picture(seen: Seen) -> Any:
    body = Group(*(_draw_planning(seen) if seen.view.phase == "planning" else _draw_race(seen)))
    if seen.width < MAP_MIN_WIDTH or seen.height < MAP_MIN_HEIGHT:
        return body
    beside = RichTable.grid(padding=(0, 2))
    beside.add_column()
    beside.add_column(no_wrap=True)
    beside.add_row(body, draw_map(seen.view))
    return beside


def _draw_planning(seen: Seen) -> list[Any]:
    return [RichText(describe_planning(seen), "bold"), _draw_hands(seen), *_draw_offers(seen)]


def describe_planning(seen: Seen) -> str:
    view: View = seen.view
    return seen.say("headline-planning", year=str(view.start_year), seconds=_format_seconds(view, seen.say))


def _format_seconds(view: View, say: Say) -> str:
    return say("seconds", seconds=view.seconds_per_year)


def _draw_hands(seen: Seen) -> RichTable:
    """Everyone's cards, two players side by side; cards are numbered through."""
    hands = [_draw_hand(seen, seat) for seat in range(len(seen.view.seats))]
    grid = RichTable.grid(padding=(0, 2))
    for i in range(0, len(hands), 2):
        grid.add_row(*hands[i : i + 2])
    return grid


def _draw_hand(seen: Seen, seat: int) -> Group:
    view: View = seen.view
    own = view.seats[seat]
    head = seat_label(seen, seat).append(f"  {_describe_seat(seen, seat)}", "not bold default")
    grid = RichTable.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim", no_wrap=True, min_width=2)  # or it is the first to shrink
    for _ in range(3):
        grid.add_column(no_wrap=True)
    first = 1 + sum(len(_known_cards(shown.cards)) for shown in view.seats[:seat])
    for number, card in enumerate(_known_cards(own.cards), first):
        grid.add_row(f"{number}", *_draw_card_cells(seen, seat, card))
    hidden = len(own.cards) - len(_known_cards(own.cards))
    rest = [RichText(seen.say("late-hidden", count=hidden), "dim")] if hidden else []
    return Group(head, grid, *rest)


def _known_cards(cards: Iterable[CardView]) -> list[CardView]:
    return [card for card in cards if card.card is not None]


def _describe_seat(seen: Seen, seat: int) -> str:
    own = seen.view.seats[seat]
    told = [seen.say("no-start-yet") if own.place is None else place_name(own.place)]
    told += [seen.say("is-locked")] if own.locked else []
    told += [seen.say("is-ready")] if own.ready else []
    return " · ".join(told)


def _draw_card_cells(seen: Seen, seat: int, card: CardView) -> list[RichText]:
    assert card.card is not None
    found = HISTORY[CARD_NUMBER[card.card]]
    own = seen.view.seats[seat]
    style = "dim strike" if card.done else ""
    cells = [RichText(str(found.year), style), RichText(place_name(found.place), style)]
    if card.done:
        return [*cells, RichText(seen.say("card-done"), "dim")]
    far = "" if own.place is None else seen.say("steps", count=steps_between(own.place, found.place))
    traded = seen.say("card-traded") if card.traded else ""
    return [*cells, RichText(" ".join(word for word in (far, traded) if word), "dim")]


def _draw_offers(seen: Seen) -> list[RichText]:
    told = describe_offers(seen)
    return [RichText(), *(RichText(line) for line in told)] if told else []


def describe_offers(seen: Seen) -> list[str]:
    view: View = seen.view
    return [
        seen.say(
            "told-offered",
            giver=seen.names[offer.giver],
            taker=seen.names[offer.to],
            give=card_name(offer.give),
            take=card_name(offer.take),
        )
        for offer in view.offers
    ]


def _draw_race(seen: Seen) -> list[Any]:
    view: View = seen.view
    top = RichTable.grid(padding=(0, 3))
    top.add_column(no_wrap=True)
    large = seen.height >= MAP_MIN_HEIGHT and seen.width >= MAP_MIN_WIDTH
    top.add_row(
        RichText(draw_big_number(view.year or 0, 2 if large else 1), "bold"), Group(*_describe_turn(seen))
    )
    return [top, RichText(), _draw_positions(seen), RichText(), _draw_agenda(seen), *_draw_offers(seen)]


def _draw_positions(seen: Seen) -> RichTable:
    """Who stands where."""
    grid = RichTable.grid(padding=(0, 1))
    at = [
        (seat_label(seen, seat), RichText(f"{place_name(shown.place or '')}{_describe_order(seen, seat)}  "))
        for seat, shown in enumerate(seen.view.seats)
    ]
    for first in range(0, len(at), 2):
        grid.add_row(*(cell for pair in at[first : first + 2] for cell in pair))
    return grid


def _describe_order(seen: Seen, seat: int) -> str:
    order = seen.orders.get(seat)
    return "" if order is None else f" · {seen.say('waits-until', year=str(order.until))}"


def describe_map(seen: Seen) -> list[Any]:
    """All lines of the board as a list, by their northern end, for screens without room for the map."""
    south: dict[str, list[str]] = {}
    for line in LINES:
        ends = sorted((line.a, line.b), key=lambda place: PLACE_NUMBER[place])
        south.setdefault(ends[0], []).append(ends[1])
    listed = [
        f"{_place_with_mark(place)}: {', '.join(map(_place_with_mark, south[place]))}"
        for place in sorted(south, key=lambda place: PLACE_NUMBER[place])
    ]
    return [RichText(seen.say("atlas"), "bold"), *(RichText(line) for line in flow(listed, seen.width))]


def _place_with_mark(place: str) -> str:
    """Cities with the circle they have on the board."""
    return f"{place_name(place)}{'○' if BOARD[PLACE_NUMBER[place]].city else ''}"


def _describe_turn(seen: Seen) -> list[RichText]:
    view: View = seen.view
    lines = [RichText(seen.say("year", year=str(view.year)), "dim")]
    if view.turn is not None:
        lines += [RichText(), RichText("▸ ").append_text(seat_label(seen, view.turn))]
    return lines


def _draw_agenda(seen: Seen) -> RichTable:
    """The open cards still to do, the next one first, in as many columns as there is room for."""
    entries = list_open_cards(seen.view)
    columns = 2 if seen.width < MAP_MIN_WIDTH or seen.height < MAP_MIN_HEIGHT else 1
    rows = -(-len(entries) // columns)
    grid = RichTable.grid(padding=(0, 1))
    for width in (4, 16, 9, 6) * columns:
        grid.add_column(no_wrap=True, min_width=width, max_width=width)
    for row in range(rows):
        grid.add_row(*(cell for entry in entries[row::rows] for cell in _draw_agenda_cells(seen, *entry)))
    return grid


def _draw_agenda_cells(seen: Seen, card: int, seat: int) -> list[RichText]:
    """Year, place, owner and distance of a card; with ! if it can hardly be reached in time."""
    view: View = seen.view
    found = HISTORY[card]
    far = steps_between(view.seats[seat].place or found.place, found.place)
    left = found.year - (view.year or view.start_year)
    hurry = left < far or left == 0
    return [
        RichText(str(found.year), "bold"),
        RichText(place_name(found.place)),
        seat_label(seen, seat, short=True),
        RichText(f"({far}) !" if hurry else f"({far})", DUE_STYLE if hurry else "dim"),
    ]


# The end.


def ending(seen: Seen) -> Group:
    view: View = seen.view
    assert view.result is not None
    cards = [
        (CARD_NUMBER[card.card], seat, card.done)
        for seat, s in enumerate(view.seats)
        for card in s.cards
        if card.card
    ]
    grid = RichTable.grid(padding=(0, 2))
    for number, seat, done in sorted(cards):
        card = HISTORY[number]
        mark = "✓" if done else "✗" if card.id in view.result.missed else "·"
        style = "green" if done else DUE_STYLE if card.id in view.result.missed else "dim"
        grid.add_row(
            RichText(mark, style),
            str(card.year),
            place_name(card.place),
            seat_label(seen, seat),
            seen.say(f"event-{card.id}"),
        )
    style = "bold green" if view.result.won else DUE_STYLE
    told = [RichText(line, "" if number else style) for number, line in enumerate(explain_result(seen))]
    return Group(*told, RichText(), grid)


def explain_result(seen: Seen) -> list[str]:
    view: View = seen.view
    assert view.result is not None
    known = [card for shown in view.seats for card in shown.cards if card.card]
    done, cards = sum(card.done for card in known), len(known)
    if view.result.won:
        return [seen.say("won", year=str(view.result.year), cards=cards)]
    told = [seen.say("lost", year=str(view.result.year), done=done, cards=cards)]
    for card in view.result.missed:
        seat = next(seat for seat, s in enumerate(view.seats) if any(c.card == card for c in s.cards))
        far = steps_between(view.seats[seat].place or "", HISTORY[CARD_NUMBER[card]].place)
        told.append(seen.say("missed", name=seen.names[seat], card=card_name(card), steps=far))
    return told
