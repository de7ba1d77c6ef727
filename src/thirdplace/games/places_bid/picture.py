"""PLACES Bid as a picture: everyone's town, the market as the cards of the box, the viewer's own project."""

from collections.abc import Mapping
from typing import Any

from thirdplace.core.parts.paper import Printed
from thirdplace.core.parts.terminal import Seen
from thirdplace.games.places_bid.paper.paper_cards import card_drawing, card_templates
from thirdplace.games.places_bid.state import CATEGORIES
from thirdplace.games.places_bid.terminal import cards_by_id, explain_winner
from thirdplace.games.places_bid.view import SeatView, View

__all__ = ["draw_table"]


def draw_table(seen: Seen) -> Printed:
    view: View = seen.view
    cards, pictures = [], {}
    for card in () if view.result else view.market:
        drawn, files = card_drawing(card, seen.options, seen.say)
        cards.append(drawn)
        pictures.update(files)
    data = {
        "title": seen.say("title"),
        "headline": seen.say("headline", round=view.round, cards=view.deck_count),
        "now": _describe_now(seen),
        "seats": [_draw_seat(seen, seat) for seat in range(len(view.seats))],
        "market": cards,
        "empty": seen.say("market-empty"),
        "project": _draw_project(seen),
        "score": _draw_score(seen),
    }
    return Printed("table.typ", data, card_templates() | pictures)


def _describe_now(seen: Seen) -> str:
    view: View = seen.view
    if view.result is not None:
        return seen.say("told-over")
    if view.turn is None:
        return ""
    return seen.say(f"now-{view.phase}", name=seen.names[view.turn])


def _draw_seat(seen: Seen, seat: int) -> dict[str, Any]:
    view: View = seen.view
    own = view.seats[seat]
    high = view.high is not None and view.high.seat == seat and view.result is None
    return {
        "name": seen.names[seat],
        "tokens": own.tokens,
        "turn": view.turn == seat,
        "bid": own.bid if view.result is None else None,
        "high": high,
        "says": "" if view.result is not None else _describe_bid(seen, own, high),
        "lots": _points_by_category(own, seen),
    }


def _describe_bid(seen: Seen, own: SeatView, high: bool) -> str:
    if high:
        return seen.say("bid-is-highest")
    if own.passed:
        return seen.say("bid-is-passed")
    return seen.say("bid-is-missing" if own.bid is None else "bid-is-outbid")


def _points_by_category(own: SeatView, seen: Seen) -> Mapping[str, list[int]]:
    cards = cards_by_id(seen.options)
    held = [cards[card] for card in own.buildings]
    return {letter: [card.points for card in held if card.category == letter] for letter in CATEGORIES}


def _draw_project(seen: Seen) -> dict[str, Any] | None:
    """Only for the seat whose secret it is."""
    view: View = seen.view
    if not isinstance(seen.viewer, int) or view.result is not None:
        return None
    letter = view.seats[seen.viewer].project
    return {
        "letter": letter,
        "head": seen.say("your-project"),
        "word": seen.say(f"category-{letter}"),
        "plus": seen.say("project-plus", points=view.project_building),
    }


def _draw_score(seen: Seen) -> dict[str, Any] | None:
    view: View = seen.view
    if view.result is None:
        return None
    columns = ("score-buildings", "score-project", "score-tokens", "score-places", "score-total")
    rows = [
        {
            "letter": own.project,
            "buildings": score.buildings,
            "project": score.project,
            "tokens": score.tokens,
            "places": score.places,
            "total": score.total,
        }
        for own, score in zip(view.seats, view.result.scores, strict=True)
    ]
    return {"heads": [seen.say(column) for column in columns], "rows": rows, "why": explain_winner(seen)}
