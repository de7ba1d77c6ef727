"""Places, Please: what a viewer may know, and what happened."""

from collections.abc import Sequence
from functools import cache, lru_cache, partial

from msgspec import UNSET
from msgspec.structs import replace

from thirdplace.core.game import ALL, Event, Viewer, sees
from thirdplace.games.places_please import rules
from thirdplace.games.places_please.hidden_ranks import hide_ranks, hide_ranks_in_event
from thirdplace.games.places_please.opening import Options
from thirdplace.games.places_please.state import (
    GARBAGE,
    NO_NUMBER,
    OVER,
    SEATS,
    SLOT_NAMES,
    SLOTS,
    WRITING,
    State,
)
from thirdplace.games.places_please.view_types import (
    Board,
    BoardsShown,
    Ended,
    GameOver,
    Part,
    Phase,
    Rested,
    Result,
    Returned,
    Rolled,
    Round,
    RoundScored,
    SeatView,
    View,
    Wrote,
)

__all__ = ["events_for", "hide_ranks", "hide_ranks_in_event", "views"]

PHASES: tuple[Phase, ...] = ("rolling", "writing", "over", "written")


def views(s: State, options: Options, viewers: Sequence[Viewer], now: int) -> list[View]:
    public = _public_view(s)
    return [_add_own_knowledge(public, s, viewer) for viewer in viewers]


def _public_view(s: State) -> View:
    """What everybody knows."""
    return View(
        game="places-please",
        phase=PHASES[s.phase],
        round=max(1, s.played) if s.phase == OVER else s.played + 1,
        rolls=s.dice[s.first : s.first + s.rolled],
        rolls_in_round=rules.count_slots(s),
        roller=s.roller if s.phase not in (WRITING, OVER) else None,
        last_roller=s.roller if s.phase == WRITING else None,
        next_roller=rules.next_roller(s) if s.phase == WRITING and s.rolled < rules.count_slots(s) else None,
        seats=[_seat_view(s, seat) for seat in range(s.seats)],
        history=[_make_round(s, number) for number in range(s.played)],
        result=Result(_list_totals(s), _list_winners(s), _best_numbers(s)) if s.phase == OVER else None,
    )


def _add_own_knowledge(public: View, s: State, viewer: Viewer) -> View:
    """What everybody knows and, added to it, what only this viewer does: a board, or all of them."""
    if viewer is None:
        return public
    if viewer == ALL:
        return replace(
            public, seats=[_with_whole_board(shown, s, seat) for seat, shown in enumerate(public.seats)]
        )
    own = _with_whole_board(public.seats[viewer], s, viewer)
    if own == public.seats[viewer]:
        return public
    seats = public.seats.copy()
    seats[viewer] = own
    return replace(public, seats=seats)


def _with_whole_board(shown: SeatView, s: State, seat: int) -> SeatView:
    return replace(shown, board=_make_board(s, seat, _filled_slots(s, seat)))


def _seat_view(s: State, seat: int) -> SeatView:
    return SeatView(
        board=_make_board(s, seat, _visible_slots(s, seat)),
        written=rules.has_written(s, seat),
        points=s.points[seat : s.played * SEATS : SEATS],
        total=s.total[seat],
        part=_part_of_seat(s, seat) if s.lesson else UNSET,
    )


def _part_of_seat(s: State, seat: int) -> Part:
    if not rules.is_resting(s, seat):
        return "plays"
    return "returns" if s.returning >> seat & 1 else "rests"


def _filled_slots(s: State, seat: int) -> int:
    """The slots in which a seat has written this round, one bit each."""
    return rules.empty_board(s) ^ s.free[seat]


def _visible_slots(s: State, seat: int) -> int:
    """Those that others may see (PP2): none until the round is scored, or earlier on open boards."""
    if s.phase == OVER:
        return _filled_slots(s, seat)
    if not s.open_boards:
        return 0
    if rules.has_written(s, seat):  # not everyone has
        return _filled_slots(s, seat) ^ 1 << s.wrote[seat]
    return _filled_slots(s, seat)


def _make_board(s: State, seat: int, known: int) -> Board:
    """An empty board, and on it the digits in these slots."""
    board = _empty_board(s.places, s.garbage).copy()
    while known:
        slot = rules.LEFTMOST_SLOT[known]
        board[SLOT_NAMES[slot]] = s.board[seat * SLOTS + slot]
        known &= known - 1
    return board


@cache
def _empty_board(places: int, garbage: int) -> Board:
    return dict.fromkeys(SLOT_NAMES[GARBAGE - places : GARBAGE + garbage])


def _make_round(s: State, number: int) -> Round:
    rolls, line = rules.count_slots(s), number * SEATS
    made = s.made[line : line + s.seats]
    return Round(
        rolls=s.dice[number * rolls : (number + 1) * rolls],
        numbers=[None if number == NO_NUMBER else number for number in made],
        ranks=list(_ranks(s.target, tuple(made))),
        points=s.points[line : line + s.seats],
    )


@lru_cache(maxsize=1024)  # a view tells all rounds again and again
def _ranks(target: int, numbers: tuple[int, ...]) -> tuple[int | None, ...]:
    found = [0] * len(numbers)
    rules.rank_numbers(target, list(numbers), found)
    return tuple(rank or None for rank in found)


def _best_numbers(s: State) -> list[int | None]:
    return [_best_number(s, seat) for seat in range(s.seats)]


def _best_number(s: State, seat: int) -> int | None:
    made = [number for number in s.made[seat : s.played * SEATS : SEATS] if number != NO_NUMBER]
    return min(made, key=partial(rules.gap_to, s.target), default=None)


def _list_totals(s: State) -> list[int]:
    return s.total[: s.seats]


def _list_winners(s: State) -> list[int]:
    found = rules.winners(s)
    return [seat for seat in range(s.seats) if found >> seat & 1]


def events_for(
    before: State,
    after: State,
    options: Options,
    seat: int | None,
    action: int | None,
    viewers: Sequence[Viewer],
) -> list[Sequence[Event]]:
    if seat is None or action is None:
        return [()] * len(viewers)
    if action == rules.ROLL:
        return [[Rolled(seat, after.value)]] * len(viewers)
    if action == rules.RETURN:
        return [[Returned(seat, not rules.is_resting(after, seat))]] * len(viewers)
    if action == rules.END:
        return [[Ended(after.played), GameOver(_list_totals(after), _list_winners(after))]] * len(viewers)
    if not rules.WRITE <= action < rules.REVEAL:
        step: list[Event] = [Rested(seat)] if action == rules.REST else []
        return [[*step, *_events_at_reveal(before, after, seat)]] * len(viewers)
    slot = SLOT_NAMES[action - rules.WRITE]
    news = _events_at_reveal(before, after, seat, slot)
    if news:
        return [[Wrote(seat, slot, before.value), *news]] * len(viewers)
    public, own = [Wrote(seat, None, before.value)], [Wrote(seat, slot, before.value)]
    return [own if sees(viewer, seat) else public for viewer in viewers]


def _events_at_reveal(before: State, after: State, seat: int, slot: str | None = None) -> list[Event]:
    """What came to light, if this was the last to write and boards are shown now (PP2)."""
    scored = after.played > before.played
    if not scored and not (after.open_boards and before.phase == WRITING and after.phase != WRITING):
        return []
    boards = [_make_board(before, other, _filled_slots(before, other)) for other in range(before.seats)]
    if slot is None:
        boards[seat] = _make_board(after, seat, 0) if rules.is_resting(after, seat) else boards[seat]
    else:
        boards[seat][slot] = before.value  # the rules have wiped them for the next round
    news: list[Event] = [_make_round_scored(after, boards) if scored else BoardsShown(boards)]
    if after.phase == OVER:
        news.append(GameOver(_list_totals(after), _list_winners(after)))
    return news


def _make_round_scored(after: State, boards: list[Board]) -> RoundScored:
    last = _make_round(after, after.played - 1)
    return RoundScored(after.played, last.numbers, last.points, boards)
