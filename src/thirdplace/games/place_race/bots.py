"""Place Race NZ: a team-mate played by the computer. It sees its own view and nothing else.

What it plans, it plans for the whole team from what lies open, so that several of its kind agree
without talking: trades and starts before the timer, and in the race ways on which nobody
stands in anybody's way. It counts on one action per player and year.
"""

import random
from collections.abc import Sequence
from itertools import combinations

from thirdplace.core.game import Message
from thirdplace.games.place_race.actions import Accept, Decline, Move, Offer, Ready, Skip, Start, TurnIn
from thirdplace.games.place_race.board import (
    BOARD,
    CARD_NUMBER,
    CITIES,
    HISTORY,
    PLACE_NUMBER,
    STEPS,
    WHERE,
    YEAR,
)
from thirdplace.games.place_race.opening import Options
from thirdplace.games.place_race.routes import Journey, Path, find_routes, hurry_up
from thirdplace.games.place_race.state import NOWHERE, PLACES
from thirdplace.games.place_race.trades import (
    Trade,
    choose_starts,
    clash,
    hand_of,
    in_reach,
    start_choices,
    swap,
    ways_to_trade,
)
from thirdplace.games.place_race.view import SeatView, View

__all__ = ["choose", "thinking"]

UNHURRIED = 0.55
"""The part of a fair share of each year that it takes for an action."""
QUICKEST, SLOWEST = 60, 900

MOST_HANDS = 300
"""How many ways of trading are looked at for one action."""
GIVE_UP = 0.2
"""How likely one stops asking when all the others are waiting: they may have said no."""
YEARS_AHEAD = 40
HURRIES = (True, False)
"""Be early if you can: people are not always quick."""
FARTHEST = [max(STEPS[place * PLACES : (place + 1) * PLACES]) for place in range(PLACES)]
MIDDLE = FARTHEST.index(min(FARTHEST))
CENTRAL = 12
"""From a place that is never farther from any other one can wait for a card yet unknown."""


def choose(
    view: View, seat: int, legal: Sequence[Message], rng: random.Random, options: Options
) -> Message | None:
    """One of `legal`, or None: there is nothing to do now. All it needs of the options is in the view."""
    if not legal:
        return None
    answer = _answer(view, seat, legal)
    if answer is not None:
        return answer
    if view.phase == "planning":
        return _prepare(view, seat, legal, rng)
    return _act(view, seat, legal) if view.turn == seat else None


def thinking(view: View) -> int:
    """How long it takes for an action while the clock runs, in milliseconds."""
    share = view.seconds_per_year * 1000 / len(view.seats)
    return int(min(max(share * UNHURRIED, QUICKEST), SLOWEST))


def _place(shown: SeatView) -> int:
    return NOWHERE if shown.place is None else PLACE_NUMBER[shown.place]


def _to_do(shown: SeatView) -> list[int]:
    """The open cards not turned in yet, the next one first."""
    return [CARD_NUMBER[card.card] for card in shown.cards if card.card and card.open and not card.done]


def _loose(shown: SeatView) -> list[int]:
    """The cards that may be traded."""
    return [
        CARD_NUMBER[card.card]
        for card in shown.cards
        if card.card and card.kind == "day" and not card.done and not card.traded
    ]


# Before the timer, and offers at any time.


def _answer(view: View, seat: int, legal: Sequence[Message]) -> Message | None:
    """Take what leaves both hands without trouble, or with less of it; turn down the rest."""
    year = view.start_year if view.year is None else view.year
    for offer in view.offers:
        mine, theirs = view.seats[seat], view.seats[offer.giver]
        if offer.to == seat and NOWHERE not in (_place(mine), _place(theirs)):
            give, take = CARD_NUMBER[offer.give], CARD_NUMBER[offer.take]
            before = _trouble(mine, year) + _trouble(theirs, year)
            after = _trouble(mine, year, take, give) + _trouble(theirs, year, give, take)
            if after > 0 and after >= before:
                return Decline(offer.giver)
            if Accept(offer.giver) in legal:
                return Accept(offer.giver)
    return None


def _trouble(shown: SeatView, year: int, give: int = -1, take: int = -1) -> int:
    """How many pairs clash, and how many cards are too far away, if one card is given for another."""
    cards = [take if card == give else card for card in _to_do(shown)]
    clashes = sum(clash(a, b) for a, b in combinations(cards, 2))
    return clashes + sum(not in_reach(_place(shown), card, year) for card in cards)


def _prepare(view: View, seat: int, legal: Sequence[Message], rng: random.Random) -> Message | None:
    """Start where the team needs it, make the trades of the plan, be ready."""
    if view.seats[seat].ready:
        return None
    trades, starts = _team_plan(view)
    here, wanted = _place(view.seats[seat]), starts[seat]
    if wanted == NOWHERE:  # there is no plan
        wanted = here if here != NOWHERE else _near_city(_to_do(view.seats[seat]), rng)
    if here != wanted:
        return Start(BOARD[wanted].id)
    others_ready = all(shown.ready for other, shown in enumerate(view.seats) if other != seat)
    if any(offer.giver == seat for offer in view.offers):
        return None if others_ready else Ready()  # who is ready asks nobody twice
    for trade in trades:
        if seat in (trade.giver, trade.taker):
            other = trade.taker if seat == trade.giver else trade.giver
            if _place(view.seats[other]) != starts[other]:
                return None  # who is not there yet is not ready either
            if others_ready and rng.random() < GIVE_UP:
                break
            give, take = (trade.give, trade.take) if seat == trade.giver else (trade.take, trade.give)
            return Offer(other, HISTORY[give].id, HISTORY[take].id)
    return Ready()


def _near_city(cards: Sequence[int], rng: random.Random) -> int:
    """One of the cities nearest to the first card."""
    if not cards:
        return rng.choice(CITIES)
    steps = {city: STEPS[city * PLACES + WHERE[cards[0]]] for city in CITIES}
    return rng.choice([city for city in CITIES if steps[city] == min(steps.values())])


def _team_plan(view: View) -> tuple[tuple[Trade, ...], Sequence[int]]:
    """Trades and starts after which nobody has cards that clash; those who are fixed stay where they are."""
    hands = [hand_of(_to_do(shown)) for shown in view.seats]
    free = hand_of([card for shown in view.seats for card in _loose(shown)])
    for trades in ways_to_trade(hands, free, MOST_HANDS):
        choices = [
            _choices(shown, hand, view.start_year)
            for shown, hand in zip(view.seats, swap(hands, trades), strict=True)
        ]
        for starts in choose_starts(choices, trades):
            return trades, starts
    return (), [NOWHERE] * len(hands)


def _choices(shown: SeatView, hand: int, start_year: int) -> list[int]:
    cities = start_choices(hand, start_year)
    if shown.locked or shown.ready:
        return [city for city in cities if city == _place(shown)]
    return sorted(cities, key=lambda city: city != _place(shown))  # nobody moves without need


# In the race.


def _act(view: View, seat: int, legal: Sequence[Message]) -> Message:
    for message in legal:
        if isinstance(message, TurnIn):
            return message
    places = [_place(shown) for shown in view.seats]
    here = places[seat]
    free = [here, *(PLACE_NUMBER[message.to] for message in legal if isinstance(message, Move))]
    step = _step(view, seat, places, free)
    return Skip() if step == here else Move(BOARD[step].id)


def _step(view: View, seat: int, places: Sequence[int], free: Sequence[int]) -> int:
    """The first step of a plan for all; without one, straight ahead."""
    errands = _to_do(view.seats[seat])
    goal = WHERE[errands[0]] if errands else _waiting_place(view.seats[seat], places[seat])
    wishes = sorted(free, key=lambda place: STEPS[place * PLACES + goal])
    if errands and not in_reach(places[seat], errands[0], view.year or 0):
        return wishes[0]  # only with more than one action a year, if at all
    if not errands:  # where one waits matters less than that all can go on
        for wish in wishes:
            there = [wish if other == seat else place for other, place in enumerate(places)]
            if _team_path(view, there, seat, (seat + 1) % len(places)) is not None:
                return wish
    path = _team_path(view, places, seat, seat)
    return wishes[0] if path is None else path[1]


def _waiting_place(shown: SeatView, here: int) -> int:
    """Who has a card face down does not wait at the end of the world."""
    face_down = any(not card.open for card in shown.cards)
    return MIDDLE if face_down and FARTHEST[here] > CENTRAL else here


def _team_path(view: View, places: Sequence[int], seat: int, turn: int) -> Path | None:
    """This seat's part of ways for everyone from these places, at least as far as all can be in time.

    If it is another's turn, let nobody act before the next year: who knows if there is time for it.
    """
    year = view.year or 0
    journeys = [
        Journey(place, _in_time(_to_do(shown), place, year), (other - turn) % len(places), turn != seat)
        for other, (shown, place) in enumerate(zip(view.seats, places, strict=True))
    ]
    last = max((YEAR[card] for journey in journeys for card in journey.cards), default=year)
    paths = find_routes(journeys, year, last - year + 1, HURRIES)
    return None if paths is None else hurry_up(journeys, paths, seat, year, last - year + 1)


def _in_time(cards: Sequence[int], place: int, year: int) -> tuple[int, ...]:
    """The cards of the next years, without those that are too far from the one before."""
    found: list[int] = []
    for card in cards:
        if YEAR[card] <= year + YEARS_AHEAD and (
            not clash(found[-1], card) if found else in_reach(place, card, year)
        ):
            found.append(card)
    return tuple(found)
