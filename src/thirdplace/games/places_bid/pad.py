"""PLACES Bid: the score pad for a game with the box. Cards, projects and tokens are typed, rules count."""

from itertools import combinations
from typing import Annotated

import msgspec
from msgspec.structs import replace

from thirdplace.core.chance import Chance
from thirdplace.core.coach import Reason, called
from thirdplace.core.pad import Impossible
from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid.cards import Category, building_ids
from thirdplace.games.places_bid.naming import spoken
from thirdplace.games.places_bid.opening import Options, prepare
from thirdplace.games.places_bid.state import CARDS, CATEGORIES, OVER, SEATS, State
from thirdplace.games.places_bid.view import Score, contenders, score_of

__all__ = ["EXAMPLE", "Scores", "Sheet", "settle"]

Gaps = dict[str, str | int | float]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Card = Annotated[str, msgspec.Meta(max_length=60)]
Tokens = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Bid = Annotated[int, msgspec.Meta(ge=0, le=rules.MOST_BID)]

EXAMPLE = {
    "seats": [
        {"name": "Ann", "cards": ["hotel", "library"], "project": "L", "tokens": 7},
        {"name": "Bob", "cards": ["bakery"], "project": "S", "tokens": 12},
        {"name": "Cleo", "cards": ["city-hall"], "project": "C"},
    ]
}


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before one player at the end."""

    name: Name
    cards: Annotated[tuple[Card, ...], msgspec.Meta(max_length=CARDS)] = ()
    project: Category | None = None
    tokens: Tokens | None = None
    bid: Bid | None = None
    """The last one in the final round, 0 if there was none; asked for only where it decides (PB17)."""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: Annotated[tuple[Count, ...], msgspec.Meta(min_length=3, max_length=SEATS)]
    options: Options = Options()


class Scores(msgspec.Struct, frozen=True):
    cards: list[str]
    """All that are in a game of so many players."""
    scores: list[Score]
    """What is not typed yet counts nothing."""
    missing: list[int]
    """Seats whose project or tokens are not typed yet."""
    leaders: list[int]
    """Who has the most points, once nothing is missing."""
    equal: list[int]
    """Seats at the top that only their last bids tell apart, if there are such (PB17)."""
    winners: list[int]
    """Once nothing is missing, and those bids neither; before that nobody."""


def settle(sheet: Sheet) -> Scores:
    s = prepare(len(sheet.seats), sheet.options)
    rules.deal(
        s, Chance("a pad")
    )  # which cards are in the game, the rules know; the order is nobody's concern
    ids = building_ids(sheet.options.custom_buildings)
    dealt = sorted(s.deck[: s.deck_size])
    _check_cards(sheet, ids, {ids[card] for card in dealt})
    _check_projects(sheet)
    _check_tokens(s, sheet)
    rules.begin(s)
    for seat, count in enumerate(sheet.seats):
        _lay_out(s, seat, count, ids)
    scores = [_scored(s, seat, count) for seat, count in enumerate(sheet.seats)]
    missing = [seat for seat, count in enumerate(sheet.seats) if None in (count.project, count.tokens)]
    leaders = [] if missing else contenders(s, 1)
    equal, winners = ([], []) if missing else _decided(s, sheet)
    return Scores([ids[card] for card in dealt], scores, missing, leaders, equal, winners)


def _lay_out(s: State, seat: int, count: Count, ids: tuple[str, ...]) -> None:
    """As it lies at the end of a game."""
    s.phase = OVER
    s.tokens[seat] = count.tokens or 0
    s.project[seat] = CATEGORIES.index(count.project or CATEGORIES[0])
    for card in map(ids.index, count.cards):
        s.owner[card] = seat
        s.worth[seat] += s.points[card]
        s.held[seat * SEATS + s.category[card]] += 1


def _scored(s: State, seat: int, count: Count) -> Score:
    score = score_of(s, seat)
    if count.project is not None:
        return score
    return replace(score, project=0, total=score.total - score.project)


def _decided(s: State, sheet: Sheet) -> tuple[list[int], list[int]]:
    """PB17: who are equal without any bids are told apart by them."""
    equal = contenders(s, 2)
    if len(equal) == 1:
        return [], equal
    if any(sheet.seats[seat].bid is None for seat in equal):
        return equal, []
    _check_bids(sheet, equal)
    for seat in equal:
        s.bid[seat] = sheet.seats[seat].bid or 0
    return equal, contenders(s, 3)


def _check_cards(sheet: Sheet, ids: tuple[str, ...], dealt: set[str]) -> None:
    owners: dict[str, int] = {}
    for seat, count in enumerate(sheet.seats):
        for place, card in enumerate(count.cards):
            where = f"seats[{seat}].cards[{place}]"
            told: Gaps = {"card": spoken(card, sheet.options.custom_buildings)}
            if card not in ids:
                raise Impossible(Reason("refused-no-card", told), where)
            if card not in dealt:
                raise Impossible(Reason("refused-card-players", told | {"players": len(sheet.seats)}), where)
            other = owners.setdefault(card, seat)
            if other != seat:
                told |= {"name": called(sheet.seats[other].name), "other": called(count.name)}
                raise Impossible(Reason("pad-card-two", told), where)
            if card in count.cards[:place]:
                raise Impossible(Reason("pad-card-twice", told | {"name": called(count.name)}), where)


def _check_projects(sheet: Sheet) -> None:
    """PB4: all different."""
    for (_, one), (seat, other) in combinations(enumerate(sheet.seats), 2):
        if one.project is not None and one.project == other.project:
            told: Gaps = {"name": called(one.name), "other": called(other.name), "project": one.project}
            raise Impossible(Reason("pad-project-two", told), f"seats[{seat}].project")


def _check_tokens(s: State, sheet: Sheet) -> None:
    """PB18: those of the box are counted."""
    tokens = sum(count.tokens or 0 for count in sheet.seats)
    if s.boxed and tokens > rules.BOX_TOKENS:
        last = max(seat for seat, count in enumerate(sheet.seats) if count.tokens)
        told: Gaps = {"tokens": str(tokens), "box": str(rules.BOX_TOKENS)}
        raise Impossible(Reason("pad-tokens", told), f"seats[{last}].tokens")


def _check_bids(sheet: Sheet, equal: list[int]) -> None:
    """PB5: bids rise, so that no two are the same."""
    for one, other in combinations(equal, 2):
        bid = sheet.seats[one].bid
        if bid and bid == sheet.seats[other].bid:
            names = [called(sheet.seats[seat].name) for seat in (one, other)]
            reason = Reason("pad-bids", {"name": names[0], "other": names[1], "bid": str(bid)})
            raise Impossible(reason, f"seats[{other}].bid")
