"""Place Race NZ: a team-mate who looks after its own cards (easy and medium), one after the other."""

from random import Random

from thirdplace.games.place_race.board import CITIES, NEAR, NEAR_FROM, STEPS, WHERE, YEAR
from thirdplace.games.place_race.planning.bot_trades import (
    CLASHES_BY_CARD,
    Trade,
    cards_in,
    is_in_reach,
    apply_trades,
)
from thirdplace.games.place_race.planning.remaining_race import RemainingRace, describe_remaining_race
from thirdplace.games.place_race.state import (
    ACCEPT,
    CARDS,
    DECLINE,
    MOVE,
    NOTHING,
    NOWHERE,
    OFFER,
    PAIRS,
    PLACES,
    READY,
    SEATS,
    SKIP,
    START,
    TURN_IN,
    State,
)

__all__ = ["answer_offer", "find_next_card", "choose_before_start", "choose_turn"]

SPARE_YEARS = 3
"""How many years must be left over for courtesies."""


def find_next_card(race: RemainingRace, seat: int) -> int | None:
    cards = cards_in(race.hands[seat])
    return cards[0] if cards else None


def _count_clashes(hand: int) -> int:
    """How many times two cards of a hand clash, counted from either side."""
    return sum((CLASHES_BY_CARD[card] & hand).bit_count() for card in cards_in(hand))


def answer_offer(s: State, seat: int, now: int, legal: list[int]) -> int | None:
    """Take what leaves both hands with fewer clashes, or without any; turn down the rest."""
    race = describe_remaining_race(s, now)
    for giver in range(s.seats):
        give, take = s.give[giver * SEATS + seat], s.wish[giver * SEATS + seat]
        if give == NOTHING:
            continue
        after = apply_trades(race.hands, [Trade(giver, seat, give, take)])
        now_clashing = sum(_count_clashes(race.hands[player]) for player in (giver, seat))
        then_clashing = sum(_count_clashes(after[player]) for player in (giver, seat))
        if then_clashing > 0 and then_clashing >= now_clashing:
            return DECLINE + giver
        if ACCEPT + giver in legal:
            return ACCEPT + giver
    return None


def choose_before_start(s: State, seat: int, trading: bool, rng: Random) -> int:
    """Start near the first card; who trades gets rid of a clash with somebody nearby; be ready."""
    race = describe_remaining_race(s, 0)
    trade = _find_helpful_trade(s, race, seat) if trading else None
    if trade is not None and not s.ready[seat]:
        if not s.locked[seat] and STEPS[s.place[seat] * PLACES + s.place[trade.taker]] > 1:
            return START + s.place[trade.taker]
        if s.give[seat * SEATS + trade.taker] == NOTHING:
            return OFFER + trade.taker * PAIRS + trade.give * (CARDS + 1) + trade.take
    return READY if s.place[seat] != NOWHERE else START + _pick_near_city(find_next_card(race, seat), rng)


def _pick_near_city(card: int | None, rng: Random) -> int:
    """One of the cities nearest to the first card."""
    if card is None:
        return rng.choice(CITIES)
    steps = {city: STEPS[city * PLACES + WHERE[card]] for city in CITIES}
    return rng.choice([city for city in CITIES if steps[city] == min(steps.values())])


def _find_helpful_trade(s: State, race: RemainingRace, seat: int) -> Trade | None:
    """One trade after which fewer cards clash, with somebody one can come to.

    How far the other then has to go is not looked at.
    """
    mine = race.hands[seat]
    if not _count_clashes(mine) or s.place[seat] == NOWHERE:
        return None
    for give in cards_in(mine & race.free):
        for taker in range(s.seats):
            if taker == seat or s.place[taker] == NOWHERE:
                continue
            for take in cards_in(race.hands[taker] & race.free):
                trade = Trade(seat, taker, give, take)
                after = apply_trades(race.hands, [trade])
                if (
                    _count_clashes(after[seat]) < _count_clashes(mine)
                    and _count_clashes(after[taker]) <= _count_clashes(race.hands[taker])
                    and _can_trade_in_time(s, seat, taker, cards_in(after[seat])[0])
                ):
                    return trade
    return None


def _can_trade_in_time(s: State, seat: int, taker: int, card: int) -> bool:
    """Are the two beside each other, or can this one start there and still be in time?"""
    if STEPS[s.place[seat] * PLACES + s.place[taker]] <= 1:
        return True
    return not s.locked[seat] and is_in_reach(s.place[taker], card, s.start_year)


def choose_turn(s: State, seat: int, now: int, legal: list[int]) -> int:
    """Turn in what is due; step aside for who wants to pass, if there is time; else go on to the next."""
    for action in legal:
        if TURN_IN <= action < MOVE:
            return action
    race = describe_remaining_race(s, now)
    here, card = s.place[seat], find_next_card(race, seat)
    moves = [action for action in legal if MOVE <= action < START]
    if card is None or STEPS[here * PLACES + WHERE[card]] + SPARE_YEARS < YEAR[card] - race.year:
        aside = _find_place_aside(s, race, seat, [action - MOVE for action in moves])
        if aside != NOWHERE:
            return MOVE + aside
    if card is None or here == WHERE[card]:
        return SKIP
    steps = _count_steps_around_others(
        WHERE[card], {s.place[other] for other in range(s.seats) if other != seat}
    )
    if steps[here] == PLACES:  # no way round: perhaps they go away, or step aside
        steps = _count_steps_around_others(WHERE[card], set())
    nearer = [action for action in moves if steps[action - MOVE] < steps[here]]
    return min(nearer, key=lambda action: steps[action - MOVE], default=SKIP)


def _find_place_aside(s: State, race: RemainingRace, seat: int, free: list[int]) -> int:
    """A place off the way of a neighbour who has to pass here."""
    here = s.place[seat]
    for other in range(s.seats):
        card = find_next_card(race, other)
        if other == seat or card is None or STEPS[here * PLACES + s.place[other]] != 1:
            continue
        if _is_on_shortest_way(s.place[other], here, WHERE[card]):
            off = [place for place in free if not _is_on_shortest_way(here, place, WHERE[card])]
            return min(off or free, default=NOWHERE)
    return NOWHERE


def _is_on_shortest_way(start: int, place: int, goal: int) -> bool:
    """Is the place on a shortest way?"""
    return STEPS[start * PLACES + place] + STEPS[place * PLACES + goal] == STEPS[start * PLACES + goal]


def _count_steps_around_others(goal: int, taken: set[int]) -> list[int]:
    """How far each place is from the goal if one may not pass where others stand."""
    steps = [PLACES] * PLACES
    steps[goal] = 0
    reached = [goal]
    for place in reached:
        for there in NEAR[NEAR_FROM[place] : NEAR_FROM[place + 1]]:
            if steps[there] == PLACES and there not in taken:
                steps[there] = steps[place] + 1
                reached.append(there)
    return steps
