"""Place Race NZ: what a viewer may know, and what happened."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from thirdplace.core.game import ALL, Event, Viewer
from thirdplace.games.place_race import rules
from thirdplace.games.place_race.board import BOARD, HISTORY, YEAR_OF_CARD
from thirdplace.games.place_race.opening import Options
from thirdplace.games.place_race.orders import latest_year
from thirdplace.games.place_race.rules_trading import trading_partner
from thirdplace.games.place_race.state import (
    ACCEPT,
    CARDS,
    DAY,
    DECLINE,
    LATE,
    MOVE,
    NOBODY,
    NOTHING,
    NOWHERE,
    OFFER,
    OVER,
    PLANNING,
    READY,
    SEATS,
    SKIP,
    START,
    TURN_IN,
    UNREADY,
    WITHDRAW,
    State,
)

PHASES: tuple[Literal["planning", "racing", "over"], ...] = ("planning", "racing", "over")


class CardView(msgspec.Struct, frozen=True):
    card: str | None
    kind: Literal["day", "late"]
    open: bool
    traded: bool
    done: bool


class SeatView(msgspec.Struct, frozen=True):
    place: str | None
    ready: bool
    locked: bool
    cards: list[CardView]
    wait: int | None
    """The latest year that a standing order of this seat may wait for (PR15), while the clock runs."""


class OfferView(msgspec.Struct, frozen=True):
    giver: int = msgspec.field(name="from")
    to: int
    give: str
    take: str


class Result(msgspec.Struct, frozen=True):
    won: bool
    year: int
    missed: list[str]


class View(msgspec.Struct, frozen=True):
    game: Literal["place-race"]
    phase: Literal["planning", "racing", "over"]
    year: int | None
    turn: int | None
    start_year: int
    seconds_per_year: float
    seats: list[SeatView]
    offers: list[OfferView]
    result: Result | None


class Started(Event, frozen=True, tag="start"):
    seat: int
    place: str


class IsReady(Event, frozen=True, tag="ready"):
    seat: int


class NotReady(Event, frozen=True, tag="unready"):
    seat: int


class Timer(Event, frozen=True, tag="timer"):
    first: int
    start_year: int


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    origin: str = msgspec.field(name="from")
    to: str


class Skipped(Event, frozen=True, tag="skipped"):
    seat: int


class TurnedIn(Event, frozen=True, tag="turned-in"):
    seat: int
    card: str


class Offered(Event, frozen=True, tag="offered"):
    giver: int = msgspec.field(name="from")
    to: int
    give: str
    take: str


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    giver: int = msgspec.field(name="from")
    to: int


class Declined(Event, frozen=True, tag="declined"):
    giver: int = msgspec.field(name="from")
    to: int


class Traded(Event, frozen=True, tag="traded"):
    giver: int = msgspec.field(name="from")
    to: int
    give: str
    take: str


class LateCards(Event, frozen=True, tag="late-cards"):
    hands: list[list[str]]


class GameOver(Event, frozen=True, tag="over"):
    won: bool
    year: int
    missed: list[str]


def views(s: State, options: Options, viewers: Sequence[Viewer], now: int) -> list[View]:
    """All seats know the same (PR2), so there are at most two views: the seats' and the referee's."""
    public = _public_view(s, now)
    whole = replace(public, seats=_seat_views(s, face_down=True)) if ALL in viewers else public
    return [whole if viewer == ALL else public for viewer in viewers]


def _public_view(s: State, now: int) -> View:
    """What everybody knows."""
    return View(
        game="place-race",
        phase=PHASES[s.phase],
        year=None if s.phase == PLANNING else rules.shown_year(s, now),
        turn=None if s.turn == NOBODY else s.turn,
        start_year=s.start_year,
        seconds_per_year=s.year_ms / 1000,
        seats=_seat_views(s, face_down=s.phase == OVER),
        offers=[
            OfferView(pair // SEATS, pair % SEATS, HISTORY[s.give[pair]].id, HISTORY[s.wish[pair]].id)
            for pair in range(SEATS * SEATS)
            if s.give[pair] != NOTHING
        ],
        result=_result(s) if s.phase == OVER else None,
    )


def _seat_views(s: State, face_down: bool) -> list[SeatView]:
    """The seats with their cards; face-down cards are named only with `face_down`."""
    hands: list[list[CardView]] = [[] for _ in range(s.seats)]
    # Late cards are the latest of all (PR1), so those face down come last.
    for card, owner in enumerate(s.owner):
        if owner != NOBODY:
            hands[owner].append(_card_view(s, card, face_down))
    return [
        SeatView(
            place=None if s.place[seat] == NOWHERE else BOARD[s.place[seat]].id,
            ready=bool(s.ready[seat]),
            locked=bool(s.locked[seat]),
            cards=hands[seat],
            wait=latest_year(s, seat),
        )
        for seat in range(s.seats)
    ]


def _card_view(s: State, card: int, face_down: bool) -> CardView:
    day = s.kind[card] == DAY
    face_up = day or bool(s.late_open)
    return CardView(
        card=HISTORY[card].id if face_up or face_down else None,  # PR2: not even its owner knows it
        kind="day" if day else "late",
        open=face_up,
        traded=bool(s.traded[card]),
        done=bool(s.done[card]),
    )


def _result(s: State) -> Result:
    return Result(bool(s.won), s.last_year, _list_missed_cards(s))


def _list_missed_cards(s: State) -> list[str]:
    """The open cards of the year in which the race was lost (PR9)."""
    if s.won:
        return []
    return [
        HISTORY[card].id
        for card in range(s.due, CARDS)
        if YEAR_OF_CARD[card] == YEAR_OF_CARD[s.due]
        and s.owner[card] != NOBODY
        and not s.done[card]
        and (s.kind[card] == DAY or s.late_open)
    ]


def events_for(
    before: State,
    after: State,
    options: Options,
    seat: int | None,
    action: int | None,
    viewers: Sequence[Viewer],
) -> list[Sequence[Event]]:
    """Everything is done in the open (PR2)."""
    public = _public_events(before, after, seat, action)
    return [public] * len(viewers)


def _public_events(before: State, after: State, seat: int | None, action: int | None) -> list[Event]:
    told = [] if seat is None or action is None else [_action_event(before, after, seat, action)]
    if before.phase == PLANNING and after.phase != PLANNING:
        told.append(Timer(after.turn, after.start_year))
    if after.late_open and not before.late_open:
        hands = [_late_hand(after, owner) for owner in range(after.seats)]
        if any(hands):
            told.append(LateCards(hands))
    if after.phase == OVER and before.phase != OVER:
        told.append(GameOver(bool(after.won), after.last_year, _list_missed_cards(after)))
    return told


def _late_hand(s: State, seat: int) -> list[str]:
    return [HISTORY[card].id for card in range(CARDS) if s.owner[card] == seat and s.kind[card] == LATE]


def _action_event(before: State, after: State, seat: int, action: int) -> Event:
    """The event of the action itself."""
    if action >= ACCEPT:
        return _trade_event(before, after, seat, action)
    if action == READY:
        return IsReady(seat)
    if action == UNREADY:
        return NotReady(seat)
    if action == SKIP:
        return Skipped(seat)
    if action >= START:
        return Started(seat, BOARD[after.place[seat]].id)
    if action >= MOVE:
        return Moved(seat, BOARD[before.place[seat]].id, BOARD[after.place[seat]].id)
    return TurnedIn(seat, HISTORY[action - TURN_IN].id)


def _trade_event(before: State, after: State, seat: int, action: int) -> Event:
    other = trading_partner(action)
    if action >= OFFER:
        give, wish = after.give[seat * SEATS + other], after.wish[seat * SEATS + other]
        return Offered(seat, other, HISTORY[give].id, HISTORY[wish].id)
    if action >= WITHDRAW:
        return Withdrawn(seat, other)
    if action >= DECLINE:
        return Declined(other, seat)
    give, wish = before.give[other * SEATS + seat], before.wish[other * SEATS + seat]
    return Traded(other, seat, HISTORY[give].id, HISTORY[wish].id)
