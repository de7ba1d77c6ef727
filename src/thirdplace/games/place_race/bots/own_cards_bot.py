"""Place Race NZ: a computer player that goes for its own cards, one after the other (easy and medium)."""

from random import Random

from thirdplace.games.place_race.board import (
    CITIES,
    NEIGHBOURS,
    NEIGHBOURS_FROM,
    PLACE_OF_CARD,
    STEPS,
    YEAR_OF_CARD,
)
from thirdplace.games.place_race.planning.bot_trades import (
    CLASHES_BY_CARD,
    Trade,
    apply_trades,
    cards_in,
    is_in_reach,
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

__all__ = ["answer_offer", "choose_before_start", "choose_turn", "find_next_card"]

SPARE_YEARS = 3
"""Years that must be left over before it steps aside for others."""


def find_next_card(race: RemainingRace, seat: int) -> int | None:
    cards = cards_in(race.hands[seat])
    return cards[0] if cards else None


def _count_clashes(hand: int) -> int:
    """How many pairs of cards in a hand clash, each counted twice."""
    return sum((CLASHES_BY_CARD[card] & hand).bit_count() for card in cards_in(hand))


def answer_offer(s: State, seat: int, now: int, legal: list[int]) -> int | None:
    """Accepts an offer that leaves both hands with fewer clashes, or none; declines others."""
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
    """Starts near the first card, trades away a clash if `trading`, and gets ready."""
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
    steps = {city: STEPS[city * PLACES + PLACE_OF_CARD[card]] for city in CITIES}
    return rng.choice([city for city in CITIES if steps[city] == min(steps.values())])


def _find_helpful_trade(s: State, race: RemainingRace, seat: int) -> Trade | None:
    """A trade after which fewer cards clash, with a player in reach.

    How far the other player then has to go is not considered.
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
    """Are the two neighbours, or can this seat start there and still be in time for the card?"""
    if STEPS[s.place[seat] * PLACES + s.place[taker]] <= 1:
        return True
    return not s.locked[seat] and is_in_reach(s.place[taker], card, s.start_year)


def choose_turn(s: State, seat: int, now: int, legal: list[int]) -> int:
    """Turns in a due card; steps aside for a player who has to pass, if there is time; else walks on."""
    for action in legal:
        if TURN_IN <= action < MOVE:
            return action
    race = describe_remaining_race(s, now)
    here, card = s.place[seat], find_next_card(race, seat)
    moves = [action for action in legal if MOVE <= action < START]
    if (
        card is None
        or STEPS[here * PLACES + PLACE_OF_CARD[card]] + SPARE_YEARS < YEAR_OF_CARD[card] - race.year
    ):
        aside = _find_place_aside(s, race, seat, [action - MOVE for action in moves])
        if aside != NOWHERE:
            return MOVE + aside
    if card is None or here == PLACE_OF_CARD[card]:
        return SKIP
    steps = _count_steps_around_others(
        PLACE_OF_CARD[card], {s.place[other] for other in range(s.seats) if other != seat}
    )
    if steps[here] == PLACES:  # no way round the others: perhaps they will move
        steps = _count_steps_around_others(PLACE_OF_CARD[card], set())
    nearer = [action for action in moves if steps[action - MOVE] < steps[here]]
    return min(nearer, key=lambda action: steps[action - MOVE], default=SKIP)


def _find_place_aside(s: State, race: RemainingRace, seat: int, free: list[int]) -> int:
    """A place off the way of a neighbour who has to pass here."""
    here = s.place[seat]
    for other in range(s.seats):
        card = find_next_card(race, other)
        if other == seat or card is None or STEPS[here * PLACES + s.place[other]] != 1:
            continue
        if _is_on_shortest_way(s.place[other], here, PLACE_OF_CARD[card]):
            off = [place for place in free if not _is_on_shortest_way(here, place, PLACE_OF_CARD[card])]
            return min(off or free, default=NOWHERE)
    return NOWHERE


def _is_on_shortest_way(start: int, place: int, goal: int) -> bool:
    """Is the place on a shortest way from start to goal?"""
    return STEPS[start * PLACES + place] + STEPS[place * PLACES + goal] == STEPS[start * PLACES + goal]


def _count_steps_around_others(goal: int, taken: set[int]) -> list[int]:
    """The distance of each place from the goal, without passing the places in `taken`."""
    steps = [PLACES] * PLACES
    steps[goal] = 0
    reached = [goal]
    for place in reached:
        for there in NEIGHBOURS[NEIGHBOURS_FROM[place] : NEIGHBOURS_FROM[place + 1]]:
            if steps[there] == PLACES and there not in taken:
                steps[there] = steps[place] + 1
                reached.append(there)
    return steps
