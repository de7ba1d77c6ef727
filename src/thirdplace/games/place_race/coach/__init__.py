"""Place Race NZ: what an expert would do and why, and whether the team can still win."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

from thirdplace.core.game import Message, Situation
from thirdplace.core.parts.coach import Advice, RatedAction, Reason
from thirdplace.core.state import copy
from thirdplace.games.place_race import bots, rules
from thirdplace.games.place_race.actions import (
    Accept,
    Decline,
    Move,
    Offer,
    Skip,
    Start,
    TurnIn,
    Unready,
    Withdraw,
)
from thirdplace.games.place_race.board import CARD_NUMBER, PLACE_NUMBER, PLACE_OF_CARD, STEPS, YEAR_OF_CARD
from thirdplace.games.place_race.bots import team_bot
from thirdplace.games.place_race.bots.refused_trades import find_refused_trades
from thirdplace.games.place_race.coach.reasons import (
    card_name,
    explain_action,
    explain_pace,
    explain_win_chance,
    place_name,
    seat_reference,
)
from thirdplace.games.place_race.opening import Options
from thirdplace.games.place_race.planning.bot_trades import cards_in
from thirdplace.games.place_race.planning.remaining_race import describe_remaining_race
from thirdplace.games.place_race.planning.team_pace import (
    ImaginedTurns,
    imagine_turns,
    measure_turns,
)
from thirdplace.games.place_race.planning.win_chance import WinChance, estimate_win_chance
from thirdplace.games.place_race.state import (
    ACCEPT,
    NOTHING,
    NOWHERE,
    OFFER,
    PLACES,
    PLANNING,
    READY,
    SKIP,
    START,
    UNREADY,
    State,
)

__all__ = ["advise", "describe_basis", "estimate_chances", "name_action"]

MAX_OTHER_ACTIONS = 5
"""How many actions are rated besides the best."""
NEARLY_CERTAIN = 0.995
"""Above this chance, starts are compared by the time that they leave."""


def name_action(action: Message, options: Options) -> Reason:
    match action:
        case Start(place):
            return Reason("coach-start", {"place": _place_label(place)})
        case Move(place):
            return Reason("coach-move", {"place": _place_label(place)})
        case TurnIn(card):
            return Reason("coach-turn-in", {"card": _card_label(card)})
        case Offer(other, give, take):
            return Reason(
                "coach-offer",
                {"name": seat_reference(other), "give": _card_label(give), "take": _card_label(take)},
            )
        case Accept(other):
            return Reason("coach-accept", {"name": seat_reference(other)})
        case Decline(other):
            return Reason("coach-decline", {"name": seat_reference(other)})
        case Withdraw(other):
            return Reason("coach-withdraw", {"name": seat_reference(other)})
        case Skip():
            return Reason("coach-skip")
        case Unready():
            return Reason("coach-unready")
    return Reason("coach-ready")


def _place_label(name: str) -> str:
    return place_name(PLACE_NUMBER[name])


def _card_label(name: str) -> str:
    return card_name(CARD_NUMBER[name])


def advise(situation: Situation, rng: Random) -> Advice:
    s, seat, now = situation.world, situation.seat, situation.now
    lengths = measure_turns(s, situation.past)
    imagined = imagine_turns(s, now, lengths)
    best = bots.choose("expert", situation, rng)
    action = NOTHING if best is None else situation.game.actions.encode(s, situation.options, best)
    plan = team_bot.find_team_plan(team_bot.EXPERT, s, now, find_refused_trades(s, situation.past, seat))
    chance = estimate_win_chance(s, now, imagined)
    rated: list[RatedAction] = []
    about_chance = explain_win_chance(chance)
    if best is not None:
        actions = [action, *_list_alternatives(situation, action)]
        chances = [_estimate_chance_after(situation, one, imagined) for one in actions]
        rated = _rate_actions(situation, actions, chances)
        if START <= action < UNREADY and all(one.planned >= NEARLY_CERTAIN for one in chances):
            about_chance = _explain_equal_starts(rated)
    pace = explain_pace(chance, lengths.measure_pace(s.year_ms), lengths.count())
    about_action = explain_action(s, seat, describe_remaining_race(s, now), plan, action)
    return Advice(best, rated, [about_action, about_chance, *([pace] if pace is not None else [])])


def _explain_equal_starts(rated: list[RatedAction]) -> Reason:
    """If all starts can win, says which of them leaves the most time."""
    best = max(rated, key=lambda one: -1 if one.note is None else int(one.note.args["years"]))
    return Reason("coach-start-all", {"place": _place_label(best.action.place)})


def _estimate_chance_after(situation: Situation, action: int, imagined: ImaginedTurns) -> WinChance:
    after = copy(situation.world)
    rules.apply(after, situation.seat, action, situation.now)
    return estimate_win_chance(after, situation.now, imagined)


def _rate_actions(
    situation: Situation, actions: Sequence[int], chances: Sequence[WinChance]
) -> list[RatedAction]:
    """The first is the best, the others follow by their chances."""
    best = chances[0]
    rated = []
    for action, found in zip(actions, chances, strict=True):
        after = copy(situation.world)
        rules.apply(after, situation.seat, action, situation.now)
        note = None if action >= ACCEPT or action == READY else _describe_spare_years(situation, after)
        margin = _find_margin(best, found) if found.in_time else None
        rated.append(RatedAction(situation.message(action), found.chance, note=note, margin=margin))
    # The sort is stable: of equal chances, more spare time stays first.
    return [rated[0], *sorted(rated[1:], key=lambda one: -one.chance)]


def _find_margin(best: WinChance, other: WinChance) -> float:
    """How far two chances may differ by the luck of what was imagined.

    They are no plain shares of imagined races, but as much farther apart or nearer as their margin.
    """
    races = len(other.in_time)
    margin = 2 * sqrt(best.count_differences(other)) / races
    apart = abs(sum(best.in_time) - sum(other.in_time)) / races
    return margin * abs(best.chance - other.chance) / apart if apart > 0 else margin


def _describe_spare_years(situation: Situation, after: State) -> Reason | None:
    """The spare years on the shortest way to the seat's next card."""
    seat, place = situation.seat, after.place[situation.seat]
    race = describe_remaining_race(after, situation.now)
    if not race.hands[seat] or place == NOWHERE or rules.over(after):
        return None
    card = cards_in(race.hands[seat])[0]
    years = YEAR_OF_CARD[card] - race.year - STEPS[place * PLACES + PLACE_OF_CARD[card]]
    return Reason("coach-spare", {"years": max(0, years), "card": card_name(card)})


def _list_alternatives(situation: Situation, best: int) -> list[int]:
    """Other actions of the same kind, to be rated beside the best: turns, starts or answers."""
    legal = [action for action in situation.numbers() if action != best]
    if best >= OFFER:
        return [action for action in legal if action in (SKIP, READY)]
    if best >= ACCEPT:
        return [action for action in legal if ACCEPT <= action < OFFER][:MAX_OTHER_ACTIONS]
    if situation.world.phase == PLANNING:
        starts = [action for action in legal if START <= action < UNREADY]
        starts.sort(key=lambda action: _count_steps_to_first_card(situation, action - START))
        return [*([READY] if READY in legal else []), *starts][:MAX_OTHER_ACTIONS]
    return [action for action in legal if action < START][:MAX_OTHER_ACTIONS]


def _count_steps_to_first_card(situation: Situation, place: int) -> int:
    """The distance from a place to the seat's first card."""
    cards = cards_in(describe_remaining_race(situation.world, situation.now).hands[situation.seat])
    return STEPS[place * PLACES + PLACE_OF_CARD[cards[0]]] if cards else 0


def estimate_chances(
    options: Options,
    state: Any,
    now: int,
    rng: Random,
    move: tuple[int, int] | None = None,
    past: Sequence[Any] = (),
) -> list[float]:
    """The team's chance to win, for every seat. Late cards stay hidden, even if the move shows them."""
    s: State = state
    imagined = imagine_turns(s, now, measure_turns(s, past))
    if move is not None:
        s = copy(state)
        rules.apply(s, *move, now)
        if s.late_open and not state.late_open and not rules.over(s):
            s.late_open = 0
    return [estimate_win_chance(s, now, imagined).chance] * s.seats


def describe_basis(options: Options, seats: int) -> Reason:
    return Reason("coach-basis")
