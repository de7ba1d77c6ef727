"""Place Race NZ: explains an expert's action in one sentence (locale/*.ftl, coach-...)."""

from thirdplace.core.parts.coach import Reason
from thirdplace.games.place_race.board import BOARD, HISTORY, PLACE_OF_CARD, STEPS, YEAR_OF_CARD
from thirdplace.games.place_race.planning.bot_trades import CLASHES_BY_CARD, Trade, cards_in
from thirdplace.games.place_race.planning.remaining_race import RemainingRace
from thirdplace.games.place_race.planning.team_planner import Plan
from thirdplace.games.place_race.planning.win_chance import WinChance
from thirdplace.games.place_race.state import (
    ACCEPT,
    CARDS,
    DECLINE,
    MOVE,
    NOTHING,
    OFFER,
    PAIRS,
    PLACES,
    PLANNING,
    READY,
    SEATS,
    SKIP,
    START,
    State,
)

__all__ = [
    "card_name",
    "explain_action",
    "explain_pace",
    "explain_win_chance",
    "place_name",
    "seat_reference",
]

TURNS_TO_JUDGE = 6
"""After so many turns of the team, it is told how many it has used,"""
KEPT_PACE = 0.97
"""if it has used a smaller share of them."""
MAKE_WAY_TURNS = 4
"""A player makes way for another who comes within so many turns."""


def place_name(place: int) -> str:
    return BOARD[place].name


def card_name(card: int) -> str:
    return f"{place_name(PLACE_OF_CARD[card])} {HISTORY[card].year}"


def seat_reference(seat: int) -> str:
    return f"@seat-{seat}"


def explain_win_chance(found: WinChance) -> Reason:
    """What a team can do that uses all its turns."""
    if found.why == "worlds":
        return Reason("coach-chance-worlds", {"percent": round(100 * found.planned)})
    return Reason(f"coach-chance-{found.why}")


def explain_pace(found: WinChance, pace: float, taken: int) -> Reason | None:
    """What the team's pace means for its chance; None if it means nothing. `taken`: its turns so far."""
    percent = round(100 * found.chance)
    if found.why in ("over", "hurry", "none") or percent >= 100:
        return None
    if taken >= TURNS_TO_JUDGE and pace < KEPT_PACE:
        return Reason("coach-chance-slow", {"used": round(100 * pace), "percent": percent})
    return Reason("coach-chance-pace", {"percent": percent})


def explain_action(s: State, seat: int, race: RemainingRace, plan: Plan | None, action: int) -> Reason:
    """The reason for an action; for NOTHING, the reason to wait."""
    if action == NOTHING:
        return _why_wait(s, seat)
    if action >= OFFER:
        other, cards = divmod(action - OFFER, PAIRS)
        return _why_trade(race, Trade(seat, other, *divmod(cards, CARDS + 1)))
    if action >= DECLINE:
        return Reason("coach-decline-hurts", {"name": seat_reference(action - DECLINE)})
    if action >= ACCEPT:
        giver = action - ACCEPT
        pair = giver * SEATS + seat
        return _why_trade(race, Trade(giver, seat, s.give[pair], s.wish[pair]))
    if plan is None:
        return Reason("coach-no-plan")
    if action == READY:
        return Reason("coach-ready-all")
    if action >= START:
        return _why_start(race, plan, seat, action - START)
    if action >= MOVE:
        return _why_move(s, seat, race, plan, action - MOVE)
    return _why_stay(s, seat, race, plan, action)


def _why_wait(s: State, seat: int) -> Reason:
    if s.phase == PLANNING:
        return Reason("coach-wait-others")
    return Reason("coach-wait-turn", {"name": seat_reference(s.turn)})


def _why_trade(race: RemainingRace, trade: Trade) -> Reason:
    """The reason for a trade: the clash that it removes, or the plan."""
    for owner, card in ((trade.giver, trade.give), (trade.taker, trade.take)):
        clashing = cards_in(CLASHES_BY_CARD[card] & race.hands[owner])
        if clashing:
            one, other = sorted((card, clashing[0]))
            numbers = {
                "steps": _count_steps(PLACE_OF_CARD[one], PLACE_OF_CARD[other]),
                "years": YEAR_OF_CARD[other] - YEAR_OF_CARD[one],
            }
            names = {"name": seat_reference(owner), "one": card_name(one), "other": card_name(other)}
            return Reason("coach-trade-clash", {**names, **numbers})
    return Reason("coach-trade-plan", {"give": card_name(trade.give), "take": card_name(trade.take)})


def _why_start(race: RemainingRace, plan: Plan, seat: int, place: int) -> Reason:
    for trade in plan.trades:
        if seat in (trade.giver, trade.taker):
            return Reason(
                "coach-start-trade", {"place": place_name(place), **_describe_trade_for(trade, seat)}
            )
    if not plan.hands[seat]:
        return Reason("coach-start-any", {"place": place_name(place)})
    return Reason(
        "coach-start-near", {"place": place_name(place), **_describe_next_card(race, plan, seat, place)}
    )


def _describe_trade_for(trade: Trade, seat: int) -> dict[str, str | int | float]:
    """The trade as this seat sees it."""
    if seat == trade.giver:
        other, give, take = trade.taker, trade.give, trade.take
    else:
        other, give, take = trade.giver, trade.take, trade.give
    return {"name": seat_reference(other), "give": card_name(give), "take": card_name(take)}


def _describe_next_card(
    race: RemainingRace, plan: Plan, seat: int, place: int
) -> dict[str, str | int | float]:
    """The seat's next card, its distance from a place, and the years until it is due."""
    card = cards_in(plan.hands[seat])[0]
    return {
        "card": card_name(card),
        "steps": _count_steps(place, PLACE_OF_CARD[card]),
        "years": YEAR_OF_CARD[card] - race.year,
    }


def _count_steps(a: int, b: int) -> int:
    return STEPS[a * PLACES + b]


def _why_move(s: State, seat: int, race: RemainingRace, plan: Plan, there: int) -> Reason:
    here = s.place[seat]
    cards = cards_in(plan.hands[seat])
    for trade in plan.trades:
        if seat in (trade.giver, trade.taker):
            return Reason("coach-go-trade", _describe_trade_for(trade, seat))
    if cards and _count_steps(there, PLACE_OF_CARD[cards[0]]) < _count_steps(here, PLACE_OF_CARD[cards[0]]):
        return Reason("coach-go", _describe_next_card(race, plan, seat, here))
    for other, path in enumerate(plan.paths):
        if other != seat and here in path[1 : MAKE_WAY_TURNS + 1] and plan.hands[other]:
            card = card_name(cards_in(plan.hands[other])[0])
            return Reason("coach-make-way", {"name": seat_reference(other), "card": card})
    if cards:
        return Reason("coach-go-round", _describe_next_card(race, plan, seat, there))
    return Reason("coach-go-central")


def _why_stay(s: State, seat: int, race: RemainingRace, plan: Plan, action: int) -> Reason:
    here = s.place[seat]
    if action != SKIP:
        return Reason("coach-turn-in-now")
    if not plan.hands[seat]:
        return Reason("coach-wait-late" if race.unknown >> seat & 1 else "coach-done")
    errand = _describe_next_card(race, plan, seat, here)
    if errand["steps"] == 0:
        return Reason("coach-wait-here", {"card": errand["card"], "years": errand["years"]})
    return Reason("coach-wait-way", errand)
