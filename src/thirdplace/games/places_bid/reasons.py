"""PLACES Bid: why an action is good, in numbers that a player can follow."""

from dataclasses import dataclass
from typing import Any

from thirdplace.core.coach import Reason
from thirdplace.core.game import Situation
from thirdplace.games.places_bid.bots import rollout_policy
from thirdplace.games.places_bid.bots.search_runner import OWN_THRIFT, Prospect, mind
from thirdplace.games.places_bid.cards import BOX
from thirdplace.games.places_bid.rules import (
    BID,
    CHOOSE,
    EMPTY_HANDED,
    NEVER_BID,
    PASS,
    PER_PROJECT_BUILDING,
    price,
)
from thirdplace.games.places_bid.state import CATEGORIES, MARKET, NOBODY, SEATS, State

__all__ = ["in_numbers", "why"]

SUSPICIOUS = 0.6
"""How likely a project has to be before one speaks of it."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The table as a seat sees it, valued like the policy values it."""

    s: State
    seat: int
    options: Any
    tastes: list[float]

    def worth(self, card: int, seat: int | None = None) -> int:
        """Of a building to its beholder; to another seat, as far as one can tell."""
        s = self.s
        whose = self.seat if seat is None else seat
        project = s.project[whose] if seat is None else NOBODY
        missing, left = rollout_policy.lacking(s, whose), rollout_policy.rounds_left(s)
        return round(rollout_policy.worth(s, whose, card, project, missing, left, self.tastes))

    def market(self) -> list[int]:
        """What is there to choose from, best first."""
        cards = self.s.market[: self.s.market_size]
        return sorted(cards, key=lambda card: (-self.worth(card), card))

    def called(self, card: int) -> str:
        if card < len(BOX):
            return f"@card-{BOX[card].id}"
        name: str = self.options.custom_buildings[card - len(BOX)].name
        return name.lstrip("@") or name.replace("@", "·")  # "@" would be taken for a name in the locale files

    def leader(self) -> int:
        """Who stands best of the others."""
        others = [other for other in range(self.s.seats) if other != self.seat]
        return max(others, key=lambda other: rollout_policy.standing_points(self.s, other))

    def limit(self) -> int:
        """Up to which bid choosing first is worth its price, compared with passing now."""
        s, project = self.s, self.s.project[self.seat]
        desk = [0.0] * MARKET
        found = 0
        for amount in range(s.high + 1, s.tokens[self.seat] + 1):
            if rollout_policy.eagerness(s, self.seat, amount, project, self.tastes, desk) > 0:
                found = amount
        return found

    def ahead(self) -> int:
        """How many have bid more."""
        return sum(bid > self.s.bid[self.seat] for bid in self.s.bid[: self.s.seats])


def _value_table(situation: Situation) -> Reckoning:
    tastes = list(rollout_policy.TASTE * SEATS)
    tastes[situation.seat * rollout_policy.TASTES + rollout_policy.THRIFT] = OWN_THRIFT
    return Reckoning(situation.world, situation.seat, situation.options, tastes)


def why(situation: Situation, action: int) -> list[Reason]:
    """The reason for an action, if there was a choice."""
    table = _value_table(situation)
    if len(situation.numbers()) == 1:
        return [Reason("coach-only")]
    if action >= CHOOSE:
        return [_why_take(table, action - CHOOSE)]
    if action == PASS:
        return [_why_pass(table)]
    return [_why_bid(table, action - BID), *_explain_suspicion(situation, table)]


def _why_pass(table: Reckoning) -> Reason:
    s, seat = table.s, table.seat
    card, *_ = table.market()
    told: dict[str, str | int | float] = {"card": table.called(card), "worth": table.worth(card)}
    if s.bid[seat] == 0:
        token = round(rollout_policy.token_value(s, seat, table.tastes), 1)
        tokens = rollout_policy.gift(s, NEVER_BID)
        return Reason("coach-pass-tokens", told | {"bid": s.high + 1, "token": token, "tokens": tokens})
    ahead = table.ahead()
    if ahead >= s.market_size:
        tokens = rollout_policy.gift(s, EMPTY_HANDED)
        return Reason("coach-pass-empty", told | {"bid": s.high + 1, "tokens": tokens})
    taken = sorted(s.market[: s.market_size], key=lambda one: -s.points[one])[:ahead]
    card = next(one for one in table.market() if one not in taken)
    told = {"card": table.called(card), "worth": table.worth(card), "bid": s.high + 1}
    return Reason("coach-pass-behind", told | {"ahead": ahead, "price": (s.bid[seat] + 1) // 2})


def _why_bid(table: Reckoning, amount: int) -> Reason:
    s = table.s
    card, *_ = table.market()
    leader = table.leader()
    told: dict[str, str | int | float] = {"card": table.called(card), "worth": table.worth(card)}
    if s.standing == 1:
        return Reason("coach-bid-alone", told)
    limit = table.limit()
    if limit < amount:
        return Reason("coach-bid-half", told | {"bid": amount, "price": (amount + 1) // 2})
    told |= {"leader": f"@seat-{leader}", "rival": table.worth(card, leader), "limit": limit}
    if amount == s.high + 1:
        return Reason("coach-bid-least", told)
    return Reason("coach-bid-jump", told | {"bid": amount})


def _explain_suspicion(situation: Situation, table: Reckoning) -> list[Reason]:
    """Of a rival who, by all that was seen, has the best building's category for a project."""
    s = table.s
    category = s.category[table.market()[0]]
    found = [(likely[category], seat) for seat, likely in enumerate(mind().suspicions(situation))]
    chance, seat = max((chance, seat) for chance, seat in found if seat != table.seat)
    if chance < SUSPICIOUS or s.passed[seat]:
        return []
    told = {"name": f"@seat-{seat}", "category": f"@category-{CATEGORIES[category]}"}
    return [Reason("coach-suspect", told | {"percent": round(100 * chance)})]


def _why_take(table: Reckoning, card: int) -> Reason:
    s, seat = table.s, table.seat
    told: dict[str, str | int | float] = {"card": table.called(card), "worth": table.worth(card)}
    missing = s.held[seat * SEATS + s.category[card]] == 0
    if missing and rollout_policy.lacking(s, seat) == 1:
        return Reason("coach-take-set", told | {"price": price(s, seat)})
    best, *_ = table.market()
    after = rollout_policy.next_chooser(s, seat)
    if after != NOBODY:
        rival = table.worth(card, after)
        wanted = max(s.market[: s.market_size], key=lambda one: table.worth(one, after))
        told |= {"next": f"@seat-{after}", "rival": rival}
        if best != card:
            other: dict[str, str | int | float] = {"other": table.called(best), "more": table.worth(best)}
            return Reason("coach-take-deny", told | other)
        if wanted == card:
            return Reason("coach-take-both", told)
    project = PER_PROJECT_BUILDING if s.category[card] == s.project[seat] else 0
    printed = s.points[card]
    parts: dict[str, str | int | float] = {"printed": printed, "project": project}
    return Reason("coach-take", told | parts | {"set": max(0, table.worth(card) - printed - project)})


def in_numbers(situation: Situation, best: Prospect, others: list[Prospect]) -> Reason:
    """The chances and the points behind it, beside the next best."""
    told: dict[str, str | int | float] = {"chance": _to_percent(best.chance), "points": round(best.points)}
    if not others:
        return Reason("coach-chance", told)
    other = others[0]
    told["second"] = _to_percent(min(other.chance, best.chance))
    if other.action == PASS:
        return Reason("coach-instead-pass", told)
    if other.action < CHOOSE:
        return Reason("coach-instead-bid", told | {"bid": other.action - BID})
    return Reason(
        "coach-instead-take", told | {"other": _value_table(situation).called(other.action - CHOOSE)}
    )


def _to_percent(chance: float) -> float:
    return round(100 * chance, 1)
