"""PLACES Bid: the score pad for a game with real cards. Players type cards, projects and tokens."""

from itertools import combinations
from typing import Annotated

import msgspec
from msgspec.structs import replace

from thirdplace.core.chance import Chance
from thirdplace.core.parts.pad import Impossible
from thirdplace.core.parts.reason import Reason, escape_reference
from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid.card_references import card_reference
from thirdplace.games.places_bid.cards import Category, building_ids
from thirdplace.games.places_bid.opening import Options, prepare
from thirdplace.games.places_bid.state import CARDS, CATEGORIES, OVER, SEATS, State
from thirdplace.games.places_bid.view import Score, list_contenders, make_score

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
    """The last bid in the final round, 0 if there was none; needed only to break a tie (PB17)."""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: Annotated[tuple[Count, ...], msgspec.Meta(min_length=3, max_length=SEATS)]
    options: Options = Options()


class Scores(msgspec.Struct, frozen=True):
    cards: list[str]
    """All cards that are used with so many players."""
    scores: list[Score]
    """The scores so far; missing fields count 0."""
    missing: list[int]
    """Seats whose project or tokens are missing."""
    leaders: list[int]
    """The seats with the most points; empty while something is missing."""
    equal: list[int]
    """Seats that are tied for the win and need their last bids (PB17); empty if there is no tie."""
    winners: list[int]
    """Winners; empty until all fields, tie-break bids included, are filled."""


def settle(sheet: Sheet) -> Scores:
    s = prepare(len(sheet.seats), sheet.options)
    rules.deal(s, Chance("a pad"))  # decides which cards are in the game; their order does not matter
    ids = building_ids(sheet.options.custom_buildings)
    dealt = sorted(s.deck[: s.deck_size])
    _check_cards(sheet, ids, {ids[card] for card in dealt})
    _check_projects(sheet)
    _check_tokens(s, sheet)
    rules.begin(s)
    for seat, count in enumerate(sheet.seats):
        _fill_final_state(s, seat, count, ids)
    scores = [_score_seat(s, seat, count) for seat, count in enumerate(sheet.seats)]
    missing = [seat for seat, count in enumerate(sheet.seats) if None in (count.project, count.tokens)]
    leaders = [] if missing else list_contenders(s, 1)
    equal, winners = ([], []) if missing else _decide_winners(s, sheet)
    return Scores([ids[card] for card in dealt], scores, missing, leaders, equal, winners)


def _fill_final_state(s: State, seat: int, count: Count, ids: tuple[str, ...]) -> None:
    """Fills in a seat as at the end of a game."""
    s.phase = OVER
    s.tokens[seat] = count.tokens or 0
    s.project[seat] = CATEGORIES.index(count.project or CATEGORIES[0])
    for card in [ids.index(name) for name in count.cards]:
        s.owner[card] = seat
        s.worth[seat] += s.points[card]
        s.held[seat * SEATS + s.category[card]] += 1


def _score_seat(s: State, seat: int, count: Count) -> Score:
    score = make_score(s, seat)
    if count.project is not None:
        return score
    return replace(score, project=0, total=score.total - score.project)


def _decide_winners(s: State, sheet: Sheet) -> tuple[list[int], list[int]]:
    """The tied seats and the winners. PB17: the last bids break a tie."""
    equal = list_contenders(s, 2)
    if len(equal) == 1:
        return [], equal
    if any(sheet.seats[seat].bid is None for seat in equal):
        return equal, []
    _check_bids(sheet, equal)
    for seat in equal:
        s.bid[seat] = sheet.seats[seat].bid or 0
    return equal, list_contenders(s, 3)


def _check_cards(sheet: Sheet, ids: tuple[str, ...], dealt: set[str]) -> None:
    owners: dict[str, int] = {}
    for seat, count in enumerate(sheet.seats):
        for place, card in enumerate(count.cards):
            where = f"seats[{seat}].cards[{place}]"
            told: Gaps = {"card": card_reference(card, sheet.options.custom_buildings)}
            if card not in ids:
                raise Impossible(Reason("refused-no-card", told), where)
            if card not in dealt:
                raise Impossible(Reason("refused-card-players", told | {"players": len(sheet.seats)}), where)
            other = owners.setdefault(card, seat)
            if other != seat:
                told |= {
                    "name": escape_reference(sheet.seats[other].name),
                    "other": escape_reference(count.name),
                }
                raise Impossible(Reason("pad-card-two", told), where)
            if card in count.cards[:place]:
                raise Impossible(
                    Reason("pad-card-twice", told | {"name": escape_reference(count.name)}), where
                )


def _check_projects(sheet: Sheet) -> None:
    """PB4: all different."""
    for (_, one), (seat, other) in combinations(enumerate(sheet.seats), 2):
        if one.project is not None and one.project == other.project:
            told: Gaps = {
                "name": escape_reference(one.name),
                "other": escape_reference(other.name),
                "project": one.project,
            }
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
            names = [escape_reference(sheet.seats[seat].name) for seat in (one, other)]
            reason = Reason("pad-bids", {"name": names[0], "other": names[1], "bid": str(bid)})
            raise Impossible(reason, f"seats[{other}].bid")
