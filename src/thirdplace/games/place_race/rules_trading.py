"""Place Race NZ: the rules of trading (PR4), in the dialect of rules.py.

Each seat has at most one offer to each other seat: a new offer replaces the old one.
"""

from thirdplace.core.errors import BAD_REQUEST, FINE
from thirdplace.games.place_race.board import STEPS
from thirdplace.games.place_race.refusals import (
    ALREADY_DONE,
    ALREADY_TRADED,
    LATE_CARD,
    NO_START,
    NO_SUCH_OFFER,
    NOT_CONNECTED,
    NOT_YOUR_CARD,
)
from thirdplace.games.place_race.state import (
    ACCEPT,
    CARDS,
    DECLINE,
    LATE,
    NOTHING,
    NOWHERE,
    OFFER,
    PAIRS,
    PLACES,
    PLANNING,
    SEATS,
    WITHDRAW,
    State,
)


def clear_offers(s: State) -> None:
    s.offers = 0
    for pair in range(SEATS * SEATS):
        s.give[pair] = NOTHING
        s.wish[pair] = NOTHING


def list_answers(s: State, seat: int, out: list[int], count: int) -> int:
    for giver in range(s.seats):
        if s.give[giver * SEATS + seat] != NOTHING and _refuse_meeting(s, giver, seat) == FINE:
            out[count] = ACCEPT + giver
            count += 1
    for giver in range(s.seats):
        if s.give[giver * SEATS + seat] != NOTHING:
            out[count] = DECLINE + giver
            count += 1
    for taker in range(s.seats):
        if s.give[seat * SEATS + taker] != NOTHING:
            out[count] = WITHDRAW + taker
            count += 1
    return count


def list_offers(s: State, seat: int, out: list[int], count: int) -> int:
    """Any own card for any other that may still be traded (PR4)."""
    for taker in range(s.seats):
        if taker != seat:
            i = s.loose_from[seat]
            give = s.loose[i]
            while give != NOTHING:
                offer = OFFER + (taker * (CARDS + 1) + give) * (CARDS + 1)
                j = s.loose_from[taker]
                take = s.loose[j]
                while take != NOTHING:
                    out[count] = offer + take
                    count += 1
                    j += 1
                    take = s.loose[j]
                i += 1
                give = s.loose[i]
    return count


def _refuse_meeting(s: State, a: int, b: int) -> int:
    """PR4: traders are on the same place or on places joined by a line."""
    if s.place[a] == NOWHERE or s.place[b] == NOWHERE:
        return NO_START
    return FINE if STEPS[s.place[a] * PLACES + s.place[b]] <= 1 else NOT_CONNECTED


def refuse_trading(s: State, seat: int, action: int) -> int:
    other = trading_partner(action)
    if other == seat or other >= s.seats:
        return BAD_REQUEST
    if action >= OFFER:
        cards = action - OFFER - other * PAIRS
        why = _refuse_card(s, seat, cards // (CARDS + 1))
        return why if why != FINE else _refuse_card(s, other, cards % (CARDS + 1))
    if action >= WITHDRAW:
        return NO_SUCH_OFFER if s.give[seat * SEATS + other] == NOTHING else FINE
    if s.give[other * SEATS + seat] == NOTHING:
        return NO_SUCH_OFFER
    return FINE if action >= DECLINE else _refuse_meeting(s, other, seat)


def trading_partner(action: int) -> int:
    """The other seat of a trading action."""
    if action >= OFFER:
        return (action - OFFER) // PAIRS
    return (action - ACCEPT) % SEATS


def _refuse_card(s: State, seat: int, card: int) -> int:
    """PR4: a day card of this seat, neither turned in nor traded before."""
    if card == CARDS:
        return NOT_YOUR_CARD
    if s.kind[card] == LATE:
        return LATE_CARD
    if s.owner[card] != seat:
        return NOT_YOUR_CARD
    if s.done[card]:
        return ALREADY_DONE
    return ALREADY_TRADED if s.traded[card] else FINE


def apply_trading(s: State, seat: int, action: int) -> None:
    other = trading_partner(action)
    if action >= OFFER:
        pair = seat * SEATS + other
        if s.give[pair] == NOTHING:
            s.offers += 1
        cards = action - OFFER - other * PAIRS
        give = cards // (CARDS + 1)
        s.give[pair] = give
        s.wish[pair] = cards - give * (CARDS + 1)
    elif action >= WITHDRAW:
        _drop_offer(s, seat * SEATS + other)
    elif action >= DECLINE:
        _drop_offer(s, other * SEATS + seat)
    else:
        _exchange_cards(s, other, seat)


def _drop_offer(s: State, pair: int) -> None:
    s.offers -= 1
    s.give[pair] = NOTHING
    s.wish[pair] = NOTHING


def _exchange_cards(s: State, giver: int, taker: int) -> None:
    given = s.give[giver * SEATS + taker]
    taken = s.wish[giver * SEATS + taker]
    s.owner[given] = taker
    s.owner[taken] = giver
    s.traded[given] = 1
    s.traded[taken] = 1
    mark_untradable(s, giver, given)
    mark_untradable(s, taker, taken)
    drop_offers_of(s, given, taken)
    if s.phase == PLANNING:
        s.locked[giver] = 1  # PR3
        s.locked[taker] = 1


def mark_untradable(s: State, seat: int, card: int) -> None:
    """Removes a card from the seat's tradable cards, if it is one of them."""
    i = s.loose_from[seat]
    while s.loose[i] != card:
        if s.loose[i] == NOTHING:
            return
        i += 1
    while s.loose[i] != NOTHING:
        s.loose[i] = s.loose[i + 1]
        i += 1


def drop_offers_of(s: State, a: int, b: int) -> None:
    """Drops all offers that name one of these cards."""
    if s.offers == 0:
        return
    for pair in range(s.seats * SEATS):
        if s.give[pair] == a or s.give[pair] == b or s.wish[pair] == a or s.wish[pair] == b:
            _drop_offer(s, pair)
