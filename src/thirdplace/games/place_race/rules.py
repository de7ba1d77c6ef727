"""Place Race NZ: the rules. Numbers like PR4 are rulings (see locale/*.rules.ftl).

`now` is milliseconds since the timer started, 0 before.
"""

from thirdplace.core.chance import Source, below, shuffle
from thirdplace.core.errors import BAD_REQUEST, FINE, GAME_OVER, NOT_YOUR_TURN, WRONG_PHASE
from thirdplace.games.place_race.board import (
    CITIES,
    DAY_CARDS,
    DAY_DECKS,
    IS_CITY,
    LATE_CARDS,
    LATE_DECKS,
    NEIGHBOURS,
    NEIGHBOURS_FROM,
    PLACE_OF_CARD,
    STEPS,
    YEAR_OF_CARD,
)
from thirdplace.games.place_race.refusals import (
    ALREADY_DONE,
    LATE_CARD,
    NO_START,
    NOT_A_CITY,
    NOT_CONNECTED,
    NOT_YOUR_CARD,
    PLACE_OCCUPIED,
    START_LOCKED,
    WRONG_PLACE,
    WRONG_YEAR,
)
from thirdplace.games.place_race.rules_trading import (
    apply_trading,
    clear_offers,
    drop_offers_of,
    list_answers,
    list_offers,
    mark_untradable,
    refuse_trading,
)
from thirdplace.games.place_race.state import (
    ACCEPT,
    CARDS,
    DAY,
    LATE,
    MOVE,
    NEVER,
    NOBODY,
    NOTHING,
    NOWHERE,
    OFFER,
    OUT,
    OVER,
    PAIRS,
    PLACES,
    PLANNING,
    RACING,
    READY,
    SEATS,
    SKIP,
    START,
    TURN_IN,
    UNREADY,
    State,
)

ACTIONS = OFFER + SEATS * PAIRS

# In planning one may be ready or not, start in any city, answer and withdraw three offers each, and
# offer any own card for any other: most, if a puzzle has dealt all cards, half of them to one seat.
MAX_LEGAL = 1 + len(CITIES) + 3 * (SEATS - 1) + (CARDS // 2) * (CARDS - CARDS // 2)


def deal(s: State, rng: Source) -> None:
    """Shuffles the day deck and deals it seat by seat, then the late deck (PR1)."""
    for card in range(CARDS):
        s.owner[card] = NOBODY
        s.kind[card] = OUT
    size = 0
    for i in range(DAY_CARDS):
        card = DAY_DECKS[s.deck * DAY_CARDS + i]
        if not s.removed[card]:
            s.loose[size] = card
            size += 1
    shuffle(rng, s.loose, size)
    count = 0
    for seat in range(s.seats):
        for _ in range(s.day_each):
            s.owner[s.loose[count]] = seat
            s.kind[s.loose[count]] = DAY
            count += 1
    size = 0
    for i in range(LATE_CARDS):
        card = LATE_DECKS[s.deck * LATE_CARDS + i]
        if not s.removed[card]:
            s.pool[size] = card
            s.kind[card] = LATE
            s.loose[size] = card
            size += 1
    s.pool_size = size
    shuffle(rng, s.loose, size)
    count = 0
    for seat in range(s.seats):
        for _ in range(s.late_each):
            s.owner[s.loose[count]] = seat
            count += 1


def begin(s: State) -> None:
    s.phase = PLANNING
    s.turn = NOBODY
    s.late_open = 0
    s.lost_at = NEVER
    s.won = 0
    s.last_year = 0
    for seat in range(SEATS):
        s.place[seat] = NOWHERE
        s.ready[seat] = 0
        s.locked[seat] = 0
        s.left[seat] = 0
        s.finished[seat] = 0
    clear_offers(s)
    _count_cards(s)
    _list_tradable_cards(s)
    s.start_year = s.fixed_start
    if s.fixed_start == NEVER:
        s.start_year = YEAR_OF_CARD[s.due] - s.lead_years  # PR5


def _count_cards(s: State) -> None:
    s.day_left = 0
    s.all_left = 0
    for card in range(CARDS):
        s.done[card] = 0
        s.traded[card] = 0
        if s.owner[card] != NOBODY:
            s.all_left += 1
            s.left[s.owner[card]] += 1
            if s.kind[card] == DAY:
                s.day_left += 1
    s.due = 0
    _set_due_card(s)


def _list_tradable_cards(s: State) -> None:
    """Lists each seat's tradable cards in `loose`, which the deal has used before."""
    for i in range(CARDS + SEATS):
        s.loose[i] = NOTHING
    count = 0
    for seat in range(SEATS):
        s.loose_from[seat] = count
        for card in range(CARDS):
            if s.owner[card] == seat and s.kind[card] == DAY:
                s.loose[count] = card
                count += 1
        count += 1


def _set_due_card(s: State) -> None:
    """Sets `due` to the first open card that is not turned in; there is one."""
    card = s.due
    while s.owner[card] == NOBODY or s.done[card] or (s.kind[card] == LATE and not s.late_open):
        card += 1
    s.due = card


def active(s: State) -> int:
    """Everyone: offers are made and answered whoever's turn it is (PR4)."""
    return 0 if s.phase == OVER else (1 << s.seats) - 1


def legal(s: State, seat: int, now: int, out: list[int]) -> int:
    if s.phase == OVER:
        return 0
    count = 0
    if s.phase == PLANNING:
        count = _list_planning_actions(s, seat, out)
    elif seat == s.turn:
        count = _list_turn_actions(s, seat, now, out)
    if s.offers > 0:
        count = list_answers(s, seat, out, count)
    return list_offers(s, seat, out, count)


def _list_planning_actions(s: State, seat: int, out: list[int]) -> int:
    count = 0
    if not s.ready[seat] and s.place[seat] != NOWHERE:
        out[count] = READY
        count += 1
    if not s.locked[seat]:  # PR3
        for city in CITIES:
            out[count] = START + city
            count += 1
    if s.ready[seat]:
        out[count] = UNREADY
        count += 1
    return count


def _list_turn_actions(s: State, seat: int, now: int, out: list[int]) -> int:
    """PR7."""
    here = s.place[seat]
    out[0] = SKIP
    count = 1
    if _is_due_year(s, now):
        card = s.due
        while card < CARDS and YEAR_OF_CARD[card] == YEAR_OF_CARD[s.due]:
            if (
                PLACE_OF_CARD[card] == here
                and s.owner[card] == seat
                and _is_open(s, card)
                and not s.done[card]
            ):
                out[count] = TURN_IN + card
                count += 1
            card += 1
    for i in range(NEIGHBOURS_FROM[here], NEIGHBOURS_FROM[here + 1]):
        if not _is_occupied(s, NEIGHBOURS[i]):
            out[count] = MOVE + NEIGHBOURS[i]
            count += 1
    return count


def _is_due_year(s: State, now: int) -> bool:
    """Does the clock show the year of the first open card? (It never shows a later one: PR9.)"""
    return s.lost_at - s.year_ms <= now < s.lost_at


def _is_open(s: State, card: int) -> bool:
    """PR2."""
    return s.kind[card] == DAY or (s.kind[card] == LATE and s.late_open != 0 and s.owner[card] != NOBODY)


def _is_occupied(s: State, place: int) -> bool:
    for seat in range(s.seats):
        if s.place[seat] == place:
            return True
    return False


def refusal(s: State, seat: int, action: int, now: int) -> int:
    if s.phase == OVER:
        return GAME_OVER
    if seat < 0 or seat >= s.seats or action < 0 or action >= ACTIONS:
        return BAD_REQUEST
    if action >= ACCEPT:
        return refuse_trading(s, seat, action)
    if action == READY or action >= START:
        return _refuse_plan(s, seat, action)
    if s.phase == PLANNING:
        return WRONG_PHASE
    if seat != s.turn:
        return NOT_YOUR_TURN
    if action == SKIP:
        return FINE
    if action >= MOVE:
        return _refuse_move(s, seat, action - MOVE)
    return _refuse_turn_in(s, seat, action - TURN_IN, now)


def _refuse_plan(s: State, seat: int, action: int) -> int:
    if s.phase == RACING:
        return WRONG_PHASE
    if action == UNREADY:
        return FINE if s.ready[seat] else ALREADY_DONE
    if action == READY:
        if s.place[seat] == NOWHERE:
            return NO_START
        return ALREADY_DONE if s.ready[seat] else FINE
    if s.locked[seat]:
        return START_LOCKED  # PR3
    place = action - START
    return FINE if place < PLACES and IS_CITY[place] else NOT_A_CITY


def _refuse_move(s: State, seat: int, place: int) -> int:
    if place == PLACES or STEPS[s.place[seat] * PLACES + place] != 1:
        return NOT_CONNECTED
    return PLACE_OCCUPIED if _is_occupied(s, place) else FINE  # PR7


def _refuse_turn_in(s: State, seat: int, card: int, now: int) -> int:
    if card == CARDS:
        return NOT_YOUR_CARD
    if s.kind[card] == LATE and not _is_open(s, card):
        return LATE_CARD  # whoever has it: trying must not tell (PR2)
    if s.owner[card] != seat:
        return NOT_YOUR_CARD
    if s.done[card]:
        return ALREADY_DONE
    if s.place[seat] != PLACE_OF_CARD[card]:
        return WRONG_PLACE
    return FINE if YEAR_OF_CARD[card] == YEAR_OF_CARD[s.due] and _is_due_year(s, now) else WRONG_YEAR  # PR8


def apply(s: State, seat: int, action: int, now: int) -> None:
    if action >= ACCEPT:
        apply_trading(s, seat, action)
    elif action == READY:
        s.ready[seat] = 1
        _start_timer_if_all_ready(s)
    elif action == UNREADY:
        s.ready[seat] = 0
    elif action >= START:
        s.place[seat] = action - START
    else:
        s.turn = seat + 1 if seat + 1 < s.seats else 0
        if action >= MOVE:
            s.place[seat] = action - MOVE
        elif action >= TURN_IN:
            _turn_in(s, seat, action - TURN_IN)


def _start_timer_if_all_ready(s: State) -> None:
    """PR5: once everybody is ready."""
    for seat in range(s.seats):
        if not s.ready[seat]:
            return
    s.phase = RACING
    s.turn = s.owner[s.due]  # PR6
    _set_deadline(s)


def _set_deadline(s: State) -> None:
    s.lost_at = (YEAR_OF_CARD[s.due] + 1 - s.start_year) * s.year_ms


def _turn_in(s: State, seat: int, card: int) -> None:
    s.done[card] = 1
    s.left[seat] -= 1
    s.finished[seat] += 1
    s.all_left -= 1
    if s.kind[card] == DAY:
        mark_untradable(s, seat, card)
        drop_offers_of(s, card, card)
        s.day_left -= 1
        if s.day_left == 0:
            s.late_open = 1  # PR2
    if s.all_left == 0:
        _end_game(s, 1, YEAR_OF_CARD[card])  # PR10
    elif card == s.due:
        _set_due_card(s)
        _set_deadline(s)


def _end_game(s: State, won: int, year: int) -> None:
    s.phase = OVER
    s.won = won
    s.last_year = year
    s.turn = NOBODY
    s.lost_at = NEVER
    clear_offers(s)


def tick(s: State, now: int) -> None:
    if s.phase == RACING and now >= s.lost_at:
        _end_game(s, 0, YEAR_OF_CARD[s.due] + 1)  # PR9


def deadline(s: State) -> int:
    return s.lost_at


def next_unlock_time(s: State, now: int) -> int:
    """When the first open card can be turned in: at the beginning of its year (PR8)."""
    return s.lost_at - s.year_ms if s.phase == RACING and now < s.lost_at - s.year_ms else -1


def shown_year(s: State, now: int) -> int:
    """What the clock shows (PR5); the clock of a finished game stands."""
    return s.last_year if s.phase == OVER else s.start_year + now // s.year_ms


def forced_action(s: State, seat: int, now: int) -> int:
    """PR11: who has finished can have the skipping done."""
    return SKIP if s.phase == RACING and seat == s.turn and s.left[seat] == 0 else -1


def over(s: State) -> bool:
    return s.phase == OVER


def winners(s: State) -> int:
    """Everyone or nobody (PR9, PR10)."""
    return (1 << s.seats) - 1 if s.won else 0


def score(s: State, seat: int) -> int:
    """How many cards this seat has turned in; the team wins or loses as one."""
    return s.finished[seat]


def resample(s: State, seat: int, rng: Source) -> None:
    """Unknown to all: which late cards lie face down, before whom, and which are set aside (PR2)."""
    if s.phase == OVER or s.late_open:
        return
    _sort_owners(s)
    for i in range(s.pool_size - 1, 0, -1):
        _swap_owners(s, i, below(rng, i + 1))


def _sort_owners(s: State) -> None:
    """Sorts the pool by owner, so that the result does not depend on the real deal."""
    for i in range(1, s.pool_size):
        j = i
        while j > 0 and s.owner[s.pool[j - 1]] > s.owner[s.pool[j]]:
            _swap_owners(s, j - 1, j)
            j -= 1


def _swap_owners(s: State, i: int, j: int) -> None:
    """Two cards of the pool change owners."""
    owner = s.owner[s.pool[i]]
    s.owner[s.pool[i]] = s.owner[s.pool[j]]
    s.owner[s.pool[j]] = owner
