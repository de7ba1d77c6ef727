"""PLACES Bid: explains an action with numbers that a player can follow."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from thirdplace.core.game import Situation
from thirdplace.core.parts.coach import Reason
from thirdplace.games.places_bid.bots import rollout_policy
from thirdplace.games.places_bid.bots.search_runner import SEARCHER_THRIFT, get_search_runner
from thirdplace.games.places_bid.cards import BOX_BUILDINGS
from thirdplace.games.places_bid.rules import (
    BID,
    CHOOSE,
    PASS,
    price,
    price_if_outbid,
)
from thirdplace.games.places_bid.state import CATEGORIES, MARKET, NOBODY, SEATS, State
from thirdplace.games.places_bid.win_chances.action_chances import ActionChance

__all__ = ["explain_action", "explain_in_numbers"]

LIKELY_PROJECT = 0.6
"""A suspected project is mentioned from this probability on."""


@dataclass(frozen=True, slots=True)
class ValuedTable:
    """The table as a seat sees it, with the policy's values."""

    s: State
    seat: int
    options: Any
    tastes: list[float]

    def building_value(self, card: int, seat: int | None = None) -> int:
        """The value of a building to this seat; to another seat, as far as this seat can know it."""
        s = self.s
        whose = self.seat if seat is None else seat
        project = s.project[whose] if seat is None else NOBODY
        missing, left = rollout_policy.count_missing_categories(s, whose), rollout_policy.count_rounds_left(s)
        return round(rollout_policy.building_value(s, whose, card, project, missing, left, self.tastes))

    def market_best_first(self) -> list[int]:
        """The cards in the market, the best first."""
        cards = self.s.market[: self.s.market_size]
        return sorted(cards, key=lambda card: (-self.building_value(card), card))

    def card_label(self, card: int) -> str:
        if card < len(BOX_BUILDINGS):
            return f"@card-{BOX_BUILDINGS[card].id}"
        name: str = self.options.custom_buildings[card - len(BOX_BUILDINGS)].name
        return name.lstrip("@") or name.replace("@", "·")  # "@" would be taken for a name in the locale files

    def find_leader(self) -> int:
        """The other seat with the most visible points."""
        others = [other for other in range(self.s.seats) if other != self.seat]
        return max(others, key=lambda other: rollout_policy.visible_points(self.s, other))

    def find_bid_limit(self) -> int:
        """The highest bid at which choosing first is better than passing now."""
        s, project = self.s, self.s.project[self.seat]
        desk = [0.0] * MARKET
        found = 0
        for amount in range(s.high + 1, s.tokens[self.seat] + 1):
            if rollout_policy.gain_from_bidding(s, self.seat, amount, project, self.tastes, desk) > 0:
                found = amount
        return found

    def count_higher_bidders(self) -> int:
        """How many seats have bid more."""
        return sum(bid > self.s.bid[self.seat] for bid in self.s.bid[: self.s.seats])


def _value_table(situation: Situation) -> ValuedTable:
    tastes = list(rollout_policy.TUNED_TASTE * SEATS)
    tastes[situation.seat * rollout_policy.TASTE_COUNT + rollout_policy.THRIFT] = SEARCHER_THRIFT
    return ValuedTable(situation.world, situation.seat, situation.options, tastes)


def explain_action(situation: Situation, action: int) -> list[Reason]:
    """The reason for an action, if there was a choice."""
    table = _value_table(situation)
    if len(situation.numbers()) == 1:
        return [Reason("coach-only")]
    if action >= CHOOSE:
        return [_why_take(table, action - CHOOSE)]
    if action == PASS:
        return [_why_pass(table)]
    return [_why_bid(table, action - BID), *_explain_suspicion(situation, table)]


def _why_pass(table: ValuedTable) -> Reason:
    s, seat = table.s, table.seat
    card, *_ = table.market_best_first()
    told: dict[str, str | int | float] = {"card": table.card_label(card), "worth": table.building_value(card)}
    if s.bid[seat] == 0:
        token = round(rollout_policy.token_value(s, seat, table.tastes), 1)
        tokens = rollout_policy.tokens_from_bank(s, s.never_bid)
        return Reason("coach-pass-tokens", told | {"bid": s.high + 1, "token": token, "tokens": tokens})
    ahead = table.count_higher_bidders()
    if ahead >= s.market_size:
        tokens = rollout_policy.tokens_from_bank(s, s.empty_handed)
        return Reason("coach-pass-empty", told | {"bid": s.high + 1, "tokens": tokens})
    taken = sorted(s.market[: s.market_size], key=lambda one: -s.points[one])[:ahead]
    card = next(one for one in table.market_best_first() if one not in taken)
    told = {"card": table.card_label(card), "worth": table.building_value(card), "bid": s.high + 1}
    paid = price_if_outbid(s.bid[seat], s.outbid_quarters)
    return Reason("coach-pass-behind", told | {"ahead": ahead, "price": paid})


def _why_bid(table: ValuedTable, amount: int) -> Reason:
    s = table.s
    card, *_ = table.market_best_first()
    leader = table.find_leader()
    told: dict[str, str | int | float] = {"card": table.card_label(card), "worth": table.building_value(card)}
    if s.standing == 1:
        return Reason("coach-bid-alone", told)
    limit = table.find_bid_limit()
    if limit < amount:
        paid = price_if_outbid(amount, s.outbid_quarters)
        return Reason("coach-bid-half", told | {"bid": amount, "price": paid})
    told |= {"leader": f"@seat-{leader}", "rival": table.building_value(card, leader), "limit": limit}
    if amount == s.high + 1:
        return Reason("coach-bid-least", told)
    return Reason("coach-bid-jump", told | {"bid": amount})


def _explain_suspicion(situation: Situation, table: ValuedTable) -> list[Reason]:
    """A reason about a seat whose project is probably the category of the best building, if there is one."""
    s = table.s
    category = s.category[table.market_best_first()[0]]
    found = [
        (likely[category], seat)
        for seat, likely in enumerate(get_search_runner().estimate_projects(situation))
    ]
    chance, seat = max((chance, seat) for chance, seat in found if seat != table.seat)
    if chance < LIKELY_PROJECT or s.passed[seat]:
        return []
    told = {"name": f"@seat-{seat}", "category": f"@category-{CATEGORIES[category]}"}
    return [Reason("coach-suspect", told | {"percent": round(100 * chance)})]


def _why_take(table: ValuedTable, card: int) -> Reason:
    s, seat = table.s, table.seat
    told: dict[str, str | int | float] = {"card": table.card_label(card), "worth": table.building_value(card)}
    missing = s.held[seat * SEATS + s.category[card]] == 0
    if missing and rollout_policy.count_missing_categories(s, seat) == 1:
        return Reason("coach-take-set", told | {"price": price(s, seat), "points": s.full_set})
    best, *_ = table.market_best_first()
    after = rollout_policy.find_next_chooser(s, seat)
    if after != NOBODY:
        rival = table.building_value(card, after)
        wanted = max(s.market[: s.market_size], key=lambda one: table.building_value(one, after))
        told |= {"next": f"@seat-{after}", "rival": rival}
        if best != card:
            other: dict[str, str | int | float] = {
                "other": table.card_label(best),
                "more": table.building_value(best),
            }
            return Reason("coach-take-deny", told | other)
        if wanted == card:
            return Reason("coach-take-both", told)
    project = s.project_building if s.category[card] == s.project[seat] else 0
    printed = s.points[card]
    parts: dict[str, str | int | float] = {"printed": printed, "project": project}
    return Reason(
        "coach-take", told | parts | {"set": max(0, table.building_value(card) - printed - project)}
    )


def explain_in_numbers(situation: Situation, weighed: Sequence[ActionChance]) -> Reason:
    """The chance and the points of the best action, which comes first, compared with the next best."""
    best, *others = weighed
    told: dict[str, str | int | float] = {"chance": _to_percent(best.chance), "points": round(best.points)}
    if not others:
        return Reason("coach-chance", told)
    other = others[0]
    told["second"] = _to_percent(other.chance)
    kind = "instead" if abs(best.chance - other.chance) > other.margin else "alike"
    if other.action == PASS:
        return Reason(f"coach-{kind}-pass", told)
    if other.action < CHOOSE:
        return Reason(f"coach-{kind}-bid", told | {"bid": other.action - BID})
    return Reason(
        f"coach-{kind}-take", told | {"other": _value_table(situation).card_label(other.action - CHOOSE)}
    )


def _to_percent(chance: float) -> float:
    return round(100 * chance, 1)
