"""Place Race NZ for programs that learn: what a seat observes, and its actions as ids (environment.py).

In the dialect of rules.py, except `list_fields`. An offer is chosen in two parts, the own card and then the
other one (which tells whose it is), so a few hundred ids do for what the rules count as thousands of actions.
Between the two parts no time passes and nobody else is asked.
"""

from typing import Any

from thirdplace.core.environments.environment import NO_ACTION, PARTIAL, IdRange, ObservationField
from thirdplace.games.place_race.board import (
    CITIES,
    IS_CITY,
    NEIGHBOURS,
    NEIGHBOURS_FROM,
    PLACE_OF_CARD,
    STEPS,
    YEAR_OF_CARD,
)
from thirdplace.games.place_race.rules import shown_year
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
    WITHDRAW,
    State,
)

VERSION = 0

# Ids. Other seats are counted from the own one: 1 is the next.
READY_ID = 0
SKIP_ID = 1
UNREADY_ID = 2
WAIT_ID = 3  # do nothing, while others decide
ACCEPT_ID = 4 - 1
DECLINE_ID = ACCEPT_ID + SEATS - 1
WITHDRAW_ID = DECLINE_ID + SEATS - 1
START_ID = WITHDRAW_ID + SEATS  # then the number of the city
TURN_IN_ID = START_ID + len(CITIES)  # then the card
MOVE_ID = TURN_IN_ID + CARDS  # then the place
GIVE_ID = MOVE_ID + PLACES  # then the card: the first part of an offer
TAKE_ID = GIVE_ID + CARDS  # then the card: the second part
IDS = TAKE_ID + CARDS

# What is known of a card.
NOT_DEALT = 0
FACE_DOWN = 1  # one of those that may lie face down
TRADABLE = 2
FIXED_CARD = 3  # open, and not to be traded (any more)
TURNED_IN = 4

HUNDREDTHS = 100
FIRST_YEAR = min(YEAR_OF_CARD)
LAST_YEAR = max(YEAR_OF_CARD)


def count_ids(s: State) -> int:
    return IDS


def is_tradable(s: State, seat: int, card: int) -> bool:
    """PR4."""
    return s.owner[card] == seat and s.kind[card] == DAY and s.done[card] == 0 and s.traded[card] == 0


def card_to_give(s: State, seat: int, part: int) -> int:
    """What the seat has chosen to give, or NOTHING; nothing any more if that card was traded meanwhile."""
    return part - 1 if part > 0 and is_tradable(s, seat, part - 1) else NOTHING


def may_take_any(s: State, seat: int) -> bool:
    """Has anybody else a card that may be traded?"""
    found = False
    for other in range(s.seats):
        found |= other != seat and s.loose[s.loose_from[other]] != NOTHING
    return found


def other_seat(s: State, seat: int, distance: int) -> int:
    return seat + distance if seat + distance < s.seats else seat + distance - s.seats


def relative(s: State, seat: int, other: int) -> int:
    """Which seat another one is, as `seat` counts: itself 0, the next 1, and so on."""
    return other - seat if other >= seat else other - seat + s.seats


def write_mask(s: State, seat: int, now: int, part: int, mask: Any, at: int) -> int:
    if s.phase == OVER:
        return 0
    if card_to_give(s, seat, part) != NOTHING and may_take_any(s, seat):
        return write_takes(s, seat, mask, at)
    if s.phase == PLANNING:
        count = write_planning(s, seat, mask, at)
    elif seat == s.turn:
        count = write_turn(s, seat, now, mask, at)
    else:
        mask[at + WAIT_ID] = 1
        count = 1
    if s.offers > 0:
        count += write_answers(s, seat, mask, at)
    if may_take_any(s, seat):
        i = s.loose_from[seat]
        while s.loose[i] != NOTHING:
            mask[at + GIVE_ID + s.loose[i]] = 1
            count += 1
            i += 1
    return count


def write_takes(s: State, seat: int, mask: Any, at: int) -> int:
    """Any card of another seat that may be traded."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            i = s.loose_from[other]
            while s.loose[i] != NOTHING:
                mask[at + TAKE_ID + s.loose[i]] = 1
                count += 1
                i += 1
    return count


def write_planning(s: State, seat: int, mask: Any, at: int) -> int:
    count = 0
    if s.ready[seat]:
        mask[at + UNREADY_ID] = 1
        mask[at + WAIT_ID] = 1
        count = 2
    elif s.place[seat] != NOWHERE:
        mask[at + READY_ID] = 1
        count = 1
    if not s.locked[seat]:
        for i in range(len(CITIES)):
            mask[at + START_ID + i] = 1
        count += len(CITIES)
    return count


def write_turn(s: State, seat: int, now: int, mask: Any, at: int) -> int:
    """PR7."""
    here = s.place[seat]
    mask[at + SKIP_ID] = 1
    count = 1
    if s.lost_at - s.year_ms <= now < s.lost_at:
        card = s.due
        while card < CARDS and YEAR_OF_CARD[card] == YEAR_OF_CARD[s.due]:
            is_open = s.kind[card] == DAY or s.late_open != 0
            if PLACE_OF_CARD[card] == here and s.owner[card] == seat and is_open and not s.done[card]:
                mask[at + TURN_IN_ID + card] = 1
                count += 1
            card += 1
    for i in range(NEIGHBOURS_FROM[here], NEIGHBOURS_FROM[here + 1]):
        is_free = True
        for other in range(s.seats):
            if s.place[other] == NEIGHBOURS[i]:
                is_free = False
        if is_free:
            mask[at + MOVE_ID + NEIGHBOURS[i]] = 1
            count += 1
    return count


def write_answers(s: State, seat: int, mask: Any, at: int) -> int:
    count = 0
    for distance in range(1, s.seats):
        other = other_seat(s, seat, distance)
        if s.give[other * SEATS + seat] != NOTHING:
            mask[at + DECLINE_ID + distance] = 1
            count += 1
            if do_meet(s, seat, other):
                mask[at + ACCEPT_ID + distance] = 1
                count += 1
        if s.give[seat * SEATS + other] != NOTHING:
            mask[at + WITHDRAW_ID + distance] = 1
            count += 1
    return count


def do_meet(s: State, a: int, b: int) -> bool:
    """PR4: on the same place, or on places joined by a line."""
    if s.place[a] == NOWHERE or s.place[b] == NOWHERE:
        return False
    return STEPS[s.place[a] * PLACES + s.place[b]] <= 1


def action_of(s: State, seat: int, id: int, part: int) -> int:
    if id >= TAKE_ID:
        take = id - TAKE_ID
        return OFFER + s.owner[take] * PAIRS + (part - 1) * (CARDS + 1) + take
    if id >= GIVE_ID:
        return PARTIAL - (id - GIVE_ID + 1)
    if id >= MOVE_ID:
        return MOVE + id - MOVE_ID
    if id >= TURN_IN_ID:
        return TURN_IN + id - TURN_IN_ID
    if id >= START_ID:
        return START + CITIES[id - START_ID]
    if id > WITHDRAW_ID:
        return WITHDRAW + other_seat(s, seat, id - WITHDRAW_ID)
    if id > DECLINE_ID:
        return DECLINE + other_seat(s, seat, id - DECLINE_ID)
    if id > ACCEPT_ID:
        return ACCEPT + other_seat(s, seat, id - ACCEPT_ID)
    if id == WAIT_ID:
        return NO_ACTION
    if id == UNREADY_ID:
        return UNREADY
    return SKIP if id == SKIP_ID else READY


def id_toward(s: State, seat: int, action: int, part: int) -> int:
    if action == NO_ACTION:
        return WAIT_ID
    if action >= OFFER:
        cards = (action - OFFER) % PAIRS
        give = cards // (CARDS + 1)
        return TAKE_ID + cards % (CARDS + 1) if part == give + 1 else GIVE_ID + give
    if action >= WITHDRAW:
        return WITHDRAW_ID + relative(s, seat, action - WITHDRAW)
    if action >= DECLINE:
        return DECLINE_ID + relative(s, seat, action - DECLINE)
    if action >= ACCEPT:
        return ACCEPT_ID + relative(s, seat, action - ACCEPT)
    if action == UNREADY:
        return UNREADY_ID
    if action >= START:
        return START_ID + number_of_city(action - START)
    if action >= MOVE:
        return MOVE_ID + action - MOVE
    if action >= TURN_IN:
        return TURN_IN_ID + action - TURN_IN
    return SKIP_ID if action == SKIP else READY_ID


def number_of_city(place: int) -> int:
    number = 0
    for other in range(place):
        number += IS_CITY[other]
    return number


def late_id(s: State, seat: int, now: int) -> int:
    """Skips, and waits out of turn; in planning chooses a start, is ready, and waits."""
    if s.phase == RACING:
        return SKIP_ID if seat == s.turn else WAIT_ID
    if s.ready[seat]:
        return WAIT_ID
    return START_ID if s.place[seat] == NOWHERE else READY_ID


def is_asked(s: State, seat: int, now: int) -> bool:
    """Out of turn only if there is something to trade or to answer."""
    if s.phase != RACING or seat == s.turn:
        return True
    if s.offers > 0:
        for other in range(s.seats):
            if s.give[other * SEATS + seat] != NOTHING or s.give[seat * SEATS + other] != NOTHING:
                return True
    return s.loose[s.loose_from[seat]] != NOTHING and may_take_any(s, seat)


def clock_seat(s: State) -> int:
    return s.turn if s.phase == RACING else NOBODY


def cycle_ms(s: State) -> int:
    return s.year_ms


def list_ids(s: State) -> tuple[IdRange, ...]:
    others = "the next seat's, the one after that, and the third"
    return (
        IdRange("ready", 1, "Be ready."),
        IdRange("skip", 1, "Do nothing in one's turn."),
        IdRange("unready", 1, "Not be ready after all."),
        IdRange("wait", 1, "Do nothing out of turn: no action of the rules."),
        IdRange("accept", SEATS - 1, f"Accept an offer: {others}."),
        IdRange("decline", SEATS - 1, f"Decline an offer: {others}."),
        IdRange("withdraw", SEATS - 1, "Withdraw your own offer to the next seat, and so on."),
        IdRange("start", len(CITIES), "Start in this city."),
        IdRange("turn-in", CARDS, "Turn in this card."),
        IdRange("move", PLACES, "Move to this place."),
        IdRange("give", CARDS, "The first part of an offer: your own card."),
        IdRange("take", CARDS, "The second part: the card that is wanted, which tells whose it is."),
    )


def list_fields(s: State) -> tuple[ObservationField, ...]:
    seats = s.seats
    years = LAST_YEAR + 1 - (s.fixed_start if s.fixed_start >= 0 else FIRST_YEAR - s.lead_years)
    card = "1 is the first card in the order of years; 0: none."
    return (
        ObservationField("phase", (), 0, 2, "0: planning, 1: racing, 2: the game is over."),
        ObservationField("turn", (), 0, seats, "Whose turn it is: 1 is the observer; 0: nobody's."),
        ObservationField("years_gone", (), 0, years, "Years since the clock started."),
        ObservationField("year_hundredths", (), 0, HUNDREDTHS - 1, "How much of this year is gone."),
        ObservationField("years_to_due", (), -1, years, "Years until the first open card is due."),
        ObservationField("late_open", (), 0, 1, "Have the late cards been turned up?"),
        ObservationField("half_offer", (), 0, CARDS, f"The own card already chosen to be offered: {card}"),
        ObservationField("place", (seats,), 0, PLACES, "Where each seat is, from 1; 0: nowhere yet."),
        ObservationField("ready", (seats,), 0, 1, "Is the seat ready?"),
        ObservationField("locked", (seats,), 0, 1, "Has the seat traded in planning, so its start is fixed?"),
        ObservationField("left", (seats,), 0, CARDS, "Cards that each seat has still to turn in."),
        ObservationField("finished", (seats,), 0, CARDS, "Cards that each seat has turned in."),
        ObservationField(
            "offer_give",
            (seats, seats),
            0,
            CARDS,
            f"What the first seat offers to give to the second: {card}",
        ),
        ObservationField(
            "offer_take", (seats, seats), 0, CARDS, f"What the first seat wants of the second: {card}"
        ),
        ObservationField(
            "card_owner",
            (CARDS,),
            0,
            seats,
            "Whose each card is: 1 is the observer; 0: nobody's, or unknown.",
        ),
        ObservationField(
            "card_state",
            (CARDS,),
            0,
            TURNED_IN,
            "0: not in this game, 1: may lie face down, 2: may be traded, 3: open, not to be traded,"
            " 4: turned in.",
        ),
    )


def observe(s: State, seat: int, now: int, part: int, out: Any, at: int) -> int:
    year = shown_year(s, now)
    give = card_to_give(s, seat, part)
    out[at] = s.phase
    out[at + 1] = 0 if s.turn == NOBODY else relative(s, seat, s.turn) + 1
    out[at + 2] = year - s.start_year
    out[at + 3] = now % s.year_ms * HUNDREDTHS // s.year_ms if s.phase == RACING else 0
    out[at + 4] = YEAR_OF_CARD[s.due] - year
    out[at + 5] = s.late_open
    out[at + 6] = give + 1
    at += 7
    for i in range(s.seats):
        other = other_seat(s, seat, i)
        out[at + i] = s.place[other] + 1
        out[at + s.seats + i] = s.ready[other]
        out[at + 2 * s.seats + i] = s.locked[other]
        out[at + 3 * s.seats + i] = s.left[other]
        out[at + 4 * s.seats + i] = s.finished[other]
    at += 5 * s.seats
    for i in range(s.seats):
        giver = other_seat(s, seat, i) * SEATS
        for j in range(s.seats):
            pair = giver + other_seat(s, seat, j)
            out[at + i * s.seats + j] = s.give[pair] + 1
            out[at + (s.seats + i) * s.seats + j] = s.wish[pair] + 1
    at += 2 * s.seats * s.seats
    return observe_cards(s, seat, out, at)


def observe_cards(s: State, seat: int, out: Any, at: int) -> int:
    for card in range(CARDS):
        owner = 0
        known = NOT_DEALT
        if s.kind[card] == LATE and not s.late_open:
            known = FACE_DOWN if s.phase != OVER else NOT_DEALT
        elif s.owner[card] != NOBODY:
            owner = relative(s, seat, s.owner[card]) + 1
            if s.done[card]:
                known = TURNED_IN
            else:
                known = TRADABLE if s.kind[card] == DAY and s.traded[card] == 0 else FIXED_CARD
        out[at + card] = owner
        out[at + CARDS + card] = known
    return at + 2 * CARDS
