"""Place Race NZ: team-mates played by the computer. They see what their seat sees and nothing else.

easy    heads for its own next card, round others or out of their way; offers no trades
medium  as well trades away cards of its own that clash
hard    plans ways for the whole team, with one trade before the timer
expert  plans trades and ways for the whole team, in the race too; is ready for whatever lies face down
"""

from random import Random

import msgspec

from thirdplace.core.game import Level, Message, Situation
from thirdplace.games.place_race.actions import Accept, Decline, Move, Offer, Ready, Skip, TurnIn
from thirdplace.games.place_race.board import (
    BOARD,
    CARD_NUMBER,
    HISTORY,
    PLACE_NUMBER,
    PLACE_OF_CARD,
    STEPS,
    YEAR_OF_CARD,
)
from thirdplace.games.place_race.bots import own_cards_bot, team_bot
from thirdplace.games.place_race.bots.refused_trades import RefusedTrades, find_refused_trades
from thirdplace.games.place_race.planning.bot_trades import cards_in
from thirdplace.games.place_race.planning.remaining_race import describe_remaining_race
from thirdplace.games.place_race.planning.routes import Journey, find_possible_places
from thirdplace.games.place_race.state import MOVE, NOTHING, OVER, PLACES, PLANNING, TURN_IN, State
from thirdplace.games.place_race.view import View

__all__ = ["REMEMBERS", "Intent", "choose", "find_intent", "thinking_time_ms", "warm_up"]

REMEMBERS = (Offer, Accept, Decline, Ready, Move, Skip, TurnIn)
"""Past actions that bots and the coach need: a trade that was declined is not offered again, and turns tell
how quickly the team acts."""

SHARE_OF_YEAR_USED = 0.55
"""An action takes this part of the seat's share of a year."""
MIN_THINKING_MS, MAX_THINKING_MS = 60, 900
HURRIED_THINKING_MS = 20
"""So long it takes in the year of a missing card, or while somebody can be in time only with more than
one turn a year."""
MOST_TURNS_PER_YEAR = 4
"""Whoever would need more is not waited for."""


class Intent(msgspec.Struct, frozen=True):
    """Where a player is heading, and what for."""

    place: str
    card: str
    year: int
    by: list[str]
    """The places on the way, from the current one to the goal."""


def choose(level: Level, situation: Situation, rng: Random) -> Message | None:
    """One of the legal actions, or None: there is nothing to do now."""
    s, seat, now = situation.world, situation.seat, situation.now
    legal = situation.numbers()
    if s.phase == OVER or not legal:
        return None
    if level in ("easy", "medium"):
        action = _choose_for_own_cards(level, s, seat, now, legal, rng)
    else:
        style = team_bot.EXPERT if level == "expert" else team_bot.HARD
        action = _choose_for_team(
            style, s, seat, now, legal, find_refused_trades(s, situation.past, seat), rng
        )
    return situation.message(action) if action in legal else None


def warm_up() -> None:
    """Builds the tables of routes, which are made at their first use."""
    find_possible_places(Journey(1, 0, ()), 1)


def thinking_time_ms(view: View) -> int:
    """How long it takes for an action while the clock runs, in milliseconds.

    While somebody has no year to spare on the way to a card, nobody dawdles: they may need every moment that
    is left, or another who is nearer may have to take the card over. In the year of a card, and while
    somebody needs more turns than there are years, everybody acts at once.
    """
    usual = view.seconds_per_year * 1000 / len(view.seats) * SHARE_OF_YEAR_USED
    return min(
        int(min(max(usual, MIN_THINKING_MS), MAX_THINKING_MS)),
        MAX_THINKING_MS if view.year is None else _limit_thinking_ms(view, view.year),
    )


def _limit_thinking_ms(view: View, year: int) -> int:
    """The longest thinking time that nobody has to fear."""
    found = MAX_THINKING_MS
    for seat in view.seats:
        for shown in seat.cards:
            if shown.card is not None and not shown.done and seat.place is not None:
                card, place = CARD_NUMBER[shown.card], PLACE_NUMBER[seat.place]
                turns = STEPS[place * PLACES + PLACE_OF_CARD[card]] + 1
                years = YEAR_OF_CARD[card] + 1 - year
                if years == 1 or years < turns <= MOST_TURNS_PER_YEAR * years:
                    return HURRIED_THINKING_MS
                if years <= turns:
                    found = MIN_THINKING_MS
    return found


def _choose_for_own_cards(level: Level, s: State, seat: int, now: int, legal: list[int], rng: Random) -> int:
    answer = own_cards_bot.answer_offer(s, seat, now, legal)
    if answer is not None:
        return answer
    if s.phase == PLANNING:
        return own_cards_bot.choose_before_start(s, seat, level == "medium", rng)
    return own_cards_bot.choose_turn(s, seat, now, legal) if s.turn == seat else NOTHING


def _choose_for_team(
    style: team_bot.Style,
    s: State,
    seat: int,
    now: int,
    legal: list[int],
    refused: RefusedTrades,
    rng: Random,
) -> int:
    answer = team_bot.answer_offer(style, s, seat, now, refused, legal)
    if answer is not None:
        return answer
    if s.phase == PLANNING:
        action = team_bot.choose_before_start(style, s, seat, refused, rng)
        return own_cards_bot.choose_before_start(s, seat, True, rng) if action is None else action
    due = s.turn == seat and any(TURN_IN <= action < MOVE for action in legal)
    offer = None if due else team_bot.choose_offer(style, s, seat, now, refused)  # a due card comes first
    if offer is not None:
        return offer
    if s.turn != seat:
        return NOTHING
    action = team_bot.choose_turn(style, s, seat, now, refused, legal)
    return own_cards_bot.choose_turn(s, seat, now, legal) if action not in legal else action


def find_intent(situation: Situation, level: Level = "expert") -> Intent | None:
    """Where a player of this level goes next, and for which card; None if no card is left."""
    s, seat, now = situation.world, situation.seat, situation.now
    if s.phase == OVER:
        return None
    plan = None
    if level in ("hard", "expert"):
        style = team_bot.EXPERT if level == "expert" else team_bot.HARD
        plan = team_bot.find_team_plan(style, s, now, find_refused_trades(s, situation.past, seat))
    card = own_cards_bot.find_next_card(describe_remaining_race(s, now), seat)
    by = [] if s.place[seat] < 0 else [s.place[seat]]
    if plan is not None and plan.hands[seat]:
        card = cards_in(plan.hands[seat])[0]
        by = list(plan.paths[seat])
        by = by[: by.index(PLACE_OF_CARD[card])]
    if card is None:
        return None
    ways = [place for i, place in enumerate([*by, PLACE_OF_CARD[card]]) if i == 0 or place != by[i - 1]]
    return Intent(
        BOARD[PLACE_OF_CARD[card]].id,
        HISTORY[card].id,
        YEAR_OF_CARD[card],
        [BOARD[place].id for place in ways],
    )
