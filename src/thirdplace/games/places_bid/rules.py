"""PLACES Bid: the rules. Numbers like PB8 are rulings (see locale/*.rules.ftl)."""

from typing import Final

from thirdplace.core.chance import Source, below, shuffle
from thirdplace.core.errors import BAD_REQUEST, FINE, GAME_OVER, NOT_YOUR_TURN, WRONG_PHASE
from thirdplace.games.places_bid.refusals import (
    ALREADY_PASSED,
    BID_TOO_LOW,
    CARD_NOT_AVAILABLE,
    NOT_ENOUGH_TOKENS,
)
from thirdplace.games.places_bid.state import BIDDING, CARDS, CHOOSING, NOBODY, OVER, SEATS, State

# Actions as numbers. A bid of 0 and the card after the last have one too: they are never legal.
PASS = 0
BID = 1
MOST_BID = 255
CHOOSE = BID + MOST_BID + 1
ACTIONS = CHOOSE + CARDS + 1
MAX_LEGAL = MOST_BID + 1

BOX_TOKENS = 130

# The rulebook's numbers, which options may change: the rules read them from the state.
START_TOKENS = 15
NEVER_BID = 5
EMPTY_HANDED = 2
OUTBID_QUARTERS: Final = 2
PER_PROJECT_BUILDING = 5
FULL_SET = 10


def deal(s: State, rng: Source) -> None:
    """Draws, in this order: the first seat, the project cards, the deck."""
    first = below(rng, s.seats)
    s.starter = first if s.fixed_first == NOBODY else s.fixed_first  # PB1
    for category in range(SEATS):
        s.project[category] = category
    shuffle(rng, s.project, SEATS)
    size = 0
    for card in range(CARDS):
        if 0 < s.players[card] <= s.seats:  # PB2, PB19
            s.deck[size] = card
            size += 1
    s.deck_size = size
    shuffle(rng, s.deck, size)


def begin(s: State) -> None:
    for seat in range(s.seats):
        s.tokens[seat] = s.start_tokens  # PB3
        s.worth[seat] = 0
    for i in range(SEATS * SEATS):
        s.held[i] = 0
    for card in range(CARDS):
        s.owner[card] = NOBODY
    s.bank = BOX_TOKENS - s.start_tokens * s.seats
    s.number = 0
    s.turned = 0
    _open_round(s)


def _open_round(s: State) -> None:
    """Turn up the next cards; the starter is known."""
    s.market_size = min(s.face_up, s.deck_size - s.turned)  # PB19: the last round may have fewer
    for i in range(s.market_size):
        s.market[i] = s.deck[s.turned + i]
    s.turned += s.market_size
    for seat in range(s.seats):
        s.bid[seat] = 0
        s.passed[seat] = 0
        s.served[seat] = 0
    s.number += 1
    s.phase = BIDDING
    s.turn = s.starter
    s.high = 0
    s.high_seat = NOBODY
    s.standing = s.seats


def active(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


def legal(s: State, seat: int, now: int, out: list[int]) -> int:
    if s.phase == OVER or seat != s.turn:
        return 0
    if s.phase == BIDDING:
        out[0] = PASS  # PB6: the starting player too
        count = 1
        for amount in range(least_bid(s), s.tokens[seat] + 1):  # PB5
            out[count] = BID + amount
            count += 1
        return count
    for i in range(s.market_size):  # PB10: any of them
        place = i
        while place > 0 and out[place - 1] > CHOOSE + s.market[i]:
            out[place] = out[place - 1]
            place -= 1
        out[place] = CHOOSE + s.market[i]
    return s.market_size


def refusal(s: State, seat: int, action: int, now: int) -> int:
    if s.phase == OVER:
        return GAME_OVER
    if seat < 0 or seat >= s.seats or action < 0 or action >= ACTIONS:
        return BAD_REQUEST
    if (action >= CHOOSE) != (s.phase == CHOOSING):
        return WRONG_PHASE
    if s.phase == BIDDING and s.passed[seat]:
        return ALREADY_PASSED  # PB7
    if seat != s.turn:
        return NOT_YOUR_TURN
    if action == PASS:
        return FINE
    if s.phase == BIDDING:
        if action - BID <= s.high:
            return BID_TOO_LOW  # PB5
        return NOT_ENOUGH_TOKENS if action - BID > s.tokens[seat] else FINE  # PB20
    for i in range(s.market_size):
        if s.market[i] == action - CHOOSE:
            return FINE
    return CARD_NOT_AVAILABLE


def apply(s: State, seat: int, action: int, now: int) -> None:
    if action >= CHOOSE:
        _take_building(s, seat, action - CHOOSE)
    elif action == PASS:
        s.passed[seat] = 1
        s.standing -= 1
        if s.bid[seat] == 0:
            _pay_from_bank(s, seat, s.never_bid)  # PB7: at once
        _advance_bidding(s)
    else:
        s.bid[seat] = action - BID
        s.high = action - BID
        s.high_seat = seat
        _advance_bidding(s)


def _advance_bidding(s: State) -> None:
    if s.standing == 0:
        _settle_round(s)  # PB9: nobody bid
    elif s.standing == 1 and s.high > 0:
        s.phase = CHOOSING  # PB8: one is left, and that one has bid
        s.turn = s.high_seat
    else:
        turn = _next_seat(s, s.turn)
        while s.passed[turn]:
            turn = _next_seat(s, turn)
        s.turn = turn


def _next_seat(s: State, seat: int) -> int:
    return seat + 1 if seat + 1 < s.seats else 0


def price(s: State, seat: int) -> int:
    """PB11: the highest bidder pays all, the others a part of it: by the rulebook half."""
    return s.high if seat == s.high_seat else price_if_outbid(s.bid[seat], s.outbid_quarters)


def price_if_outbid(bid: int, quarters: int) -> int:
    """PB11: so many quarters of a bid, rounded up."""
    return (bid * quarters + 3) // 4


def least_bid(s: State) -> int:
    """PB5."""
    return s.high + 1


def is_last_bidder(s: State) -> bool:
    """PB8: has everyone but the seat whose turn it is passed? Its bid, or its pass, ends the bidding."""
    return s.phase == BIDDING and s.standing == 1


def pick(s: State, seat: int) -> int:
    """Which pick a seat has if it says no more, the next one being 1. PB12: 0 if no building is left for it.

    When a seat passes, everyone still bidding has bid more: its pick is sure.
    """
    if s.phase == OVER or s.bid[seat] == 0 or s.served[seat]:
        return 0
    place = 1
    for other in range(s.seats):
        if s.bid[other] > s.bid[seat] and s.served[other] == 0:
            place += 1
    return place if place <= s.market_size else 0


def consolation(s: State, seat: int) -> int:
    """The tokens a seat has still to get in this round if it says no more."""
    if s.phase == OVER or s.served[seat] or pick(s, seat) > 0:
        return 0
    if s.bid[seat] > 0:
        return _limit_to_bank(s, s.empty_handed)  # PB12
    return 0 if s.passed[seat] else _limit_to_bank(s, s.never_bid)  # PB7


def last_round(s: State) -> int:
    """The last round there can be; a full set may end the game before (PB15)."""
    if s.phase == OVER:
        return s.number
    return s.number + (s.deck_size - s.turned + s.face_up - 1) // s.face_up


def _take_building(s: State, seat: int, card: int) -> None:
    cost = price(s, seat)
    s.tokens[seat] -= cost
    s.bank += cost
    s.served[seat] = 1
    s.owner[card] = seat
    s.worth[seat] += s.points[card]
    s.held[seat * SEATS + s.category[card]] += 1
    _take_from_market(s, card)
    chooser = _find_next_chooser(s)
    if chooser == NOBODY or s.market_size == 0:
        _settle_round(s)
    else:
        s.turn = chooser


def _take_from_market(s: State, card: int) -> None:
    i = 0
    while s.market[i] != card:
        i += 1
    s.market_size -= 1
    while i < s.market_size:
        s.market[i] = s.market[i + 1]
        i += 1


def _find_next_chooser(s: State) -> int:
    """The highest bidder not served yet (PB10: no two bids are equal)."""
    best = NOBODY
    best_bid = 0
    for seat in range(s.seats):
        # `&` instead of `and`: one branch for the processor to predict instead of two.
        if (s.served[seat] == 0) & (s.bid[seat] > best_bid):
            best = seat
            best_bid = s.bid[seat]
    return best


def _limit_to_bank(s: State, amount: int) -> int:
    """PB18: never more than the bank has."""
    return min(amount, s.bank) if s.boxed else amount


def _pay_from_bank(s: State, seat: int, amount: int) -> None:
    amount = _limit_to_bank(s, amount)
    s.tokens[seat] += amount
    s.bank -= amount


def _settle_round(s: State) -> None:
    """Bidders without a building are paid, what nobody took is discarded, the next round opens."""
    seat = _find_next_chooser(s)
    while seat != NOBODY:
        _pay_from_bank(s, seat, s.empty_handed)  # PB12
        s.served[seat] = 1
        seat = _find_next_chooser(s)
    s.market_size = 0  # PB13, PB9
    if s.high_seat != NOBODY:
        s.starter = s.high_seat  # PB14; PB9: otherwise the same player again
    if s.turned == s.deck_size or _has_anybody_set(s):  # PB15
        s.phase = OVER
        s.turn = NOBODY
    else:
        _open_round(s)


def _has_anybody_set(s: State) -> bool:
    for seat in range(s.seats):
        if has_set(s, seat):
            return True
    return False


def has_set(s: State, seat: int) -> bool:
    """One building of each category."""
    for category in range(SEATS):
        if s.held[seat * SEATS + category] == 0:
            return False
    return True


def forced_action(s: State, seat: int, now: int) -> int:
    """PB21: who cannot raise can only pass."""
    if s.phase == BIDDING and seat == s.turn and s.tokens[seat] <= s.high:
        return PASS
    return -1


def is_undoable(before: State, after: State, seat: int, action: int) -> bool:
    """Actions that do not end the round can be undone: the end of a round shows cards or ends the game.

    By the rules a pass is final (PB7); undo only corrects a slip, before anybody else has acted.
    """
    return after.phase != OVER and after.number == before.number


def over(s: State) -> bool:
    return s.phase == OVER


def project_points(s: State, seat: int) -> int:
    return s.project_building * s.held[seat * SEATS + s.project[seat]]


def set_points(s: State, seat: int) -> int:
    return s.full_set if has_set(s, seat) else 0


def score(s: State, seat: int) -> int:
    """PB16."""
    return s.worth[seat] + project_points(s, seat) + s.tokens[seat] + set_points(s, seat)


def winners(s: State) -> int:
    return contenders(s, 3)


def contenders(s: State, steps: int) -> int:
    """PB17: most points (one step), then the full set (two), then the last bid of the final round (three)."""
    best = -1
    found = 0
    for seat in range(s.seats):
        rank = score(s, seat) * 2048
        if steps > 1:
            rank += has_set(s, seat) * 1024
        if steps > 2:
            rank += s.bid[seat]
        if rank > best:
            best = rank
            found = 0
        if rank == best:
            found |= 1 << seat
    return found


def resample(s: State, seat: int, rng: Source) -> None:
    """Unknown to a seat: the other project cards (PB4), and the order of the deck."""
    if s.phase == OVER:
        return
    own = s.project[seat]
    place = 0
    for category in range(SEATS):
        if category != own:
            s.project[place] = category
            place += 1
    shuffle(rng, s.project, SEATS - 1)
    s.project[SEATS - 1] = s.project[seat]
    s.project[seat] = own
    _sort_face_down_cards(s)
    for i in range(s.deck_size - 1, s.turned, -1):
        j = s.turned + below(rng, i + 1 - s.turned)
        card = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = card


def _sort_face_down_cards(s: State) -> None:
    """Sorts the face-down cards, so that the result of resampling does not depend on the real deck."""
    left = 0
    for i in range(s.turned, s.deck_size):
        left |= 1 << s.deck[i]
    place = s.turned
    for card in range(CARDS):
        if left >> card & 1:
            s.deck[place] = card
            place += 1
