"""PLACES Bid on paper: cards, tokens, a player aid and a score pad."""

from typing import Any

from thirdplace.core.paper import Printed, PrintRequest, Say, Sheet
from thirdplace.games.places_bid import paper_cards, rules
from thirdplace.games.places_bid.cards import BOX_BUILDINGS
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.paper_book import count_market_cards, make_rulebook, make_setup_table
from thirdplace.games.places_bid.state import CATEGORIES, SEATS

__all__ = ["SHEETS", "make_sheet"]

RULES = "/learn/places-bid"
SHEETS = (
    Sheet("cards", opens=RULES, both_sides=True),
    Sheet("projects", opens=RULES, both_sides=True, part_of="cards"),
    Sheet("blanks", opens="/buildings", both_sides=True),
    Sheet("own", opens="/buildings", both_sides=True, takes=("custom_buildings",), needs="custom_buildings"),
    Sheet("tokens", opens=RULES, both_sides=True),
    Sheet("aid", opens=RULES, both_sides=True),
    Sheet("scores", opens="/pad/places-bid"),
    Sheet("rulebook", opens=RULES, is_rulebook=True),
)
FIVE_TOKENS_IN_BOX = 12  # PB18: the rest of what is in the box are ones
MAX_HALF_PRICE = 8
"""The highest price in the aid's table of half prices."""


def make_sheet(sheet: str, options: Options, wish: PrintRequest, say: Say) -> Printed:
    saving = wish.ink == "saving"
    match sheet:
        case "rulebook":
            return make_rulebook(saving, say)
        case "cards":
            return paper_cards.make_box_cards(saving, say)
        case "own":
            return paper_cards.make_own_cards(options, saving, say)
        case "projects":
            return paper_cards.make_project_cards(say)
        case "blanks":
            return paper_cards.make_blank_cards(say)
        case "tokens":
            values = FIVE_TOKENS_IN_BOX * [5] + (rules.BOX_TOKENS - FIVE_TOKENS_IN_BOX * 5) * [1]
            return Printed("tokens.typ", {**paper_cards.card_sheet_texts(say), "values": values})
        case "aid":
            return Printed("aid.typ", _aid_data(say))
        case "scores":
            return Printed("scores.typ", _score_sheet_data(say))
    raise KeyError(sheet)


def _aid_data(say: Say) -> dict[str, Any]:
    def named(part: str, **numbers: str) -> dict[str, str]:
        told = say(f"paper-aid-{part}.text", **numbers)
        return {"id": part, "name": say(f"paper-aid-{part}"), "text": told}

    three, four, more = (str(count_market_cards(seats)) for seats in (3, 4, SEATS))
    points = [card.points for card in BOX_BUILDINGS]
    worth = {
        "buildings": f"{min(points)}–{max(points)}",
        "project": f"+{rules.PER_PROJECT_BUILDING}",
        "tokens": "+1",
        "set": f"+{rules.FULL_SET}",
    }
    return {
        **paper_cards.card_sheet_texts(say),
        "round": say("paper-aid-round"),
        "steps": [
            named("market", three=three, four=four, more=more),
            named("bid", tokens=str(rules.NEVER_BID)),
            named("pay"),
            named("next"),
        ],
        "prices": [named("highest"), named("others"), named("empty", tokens=str(rules.EMPTY_HANDED))],
        "up-to": say("paper-aid-up-to"),
        "half": say("paper-aid-half"),
        "halves": _list_half_prices(),
        "score": say("paper-aid-score"),
        "scores": [{**named(part), "worth": points} for part, points in worth.items()],
        "ending": [named("end"), named("tie")],
        "setup": {
            "name": say("paper-aid-setup"),
            "steps": [named(f"setup-{step}") for step in ("tokens", "projects", "cards", "deck", "first")],
            "table": make_setup_table(say),
            "layout": "wordy",
            "notes": [named("setup-forward")],
        },
    }


def _list_half_prices() -> list[dict[str, str]]:
    """For each half price (PB11), the highest bid that costs it."""
    highest = {}
    for bid in range(1, 2 * MAX_HALF_PRICE + 1):
        highest[rules.price_if_outbid(bid, rules.OUTBID_QUARTERS)] = bid
    return [{"bid": str(bid), "price": str(price)} for price, bid in highest.items()]


def _score_sheet_data(say: Say) -> dict[str, Any]:
    def line(name: str, kind: str, letter: str | None = None, worth: str = "") -> dict[str, Any]:
        return {"name": name, "kind": kind, "letter": letter, "worth": worth}

    bonus = {"project": str(rules.PER_PROJECT_BUILDING), "set": str(rules.FULL_SET)}
    below = [
        line(
            say("paper-score-project"),
            "bonus",
            worth=say("paper-score-project.worth", points=bonus["project"]),
        ),
        line(say("paper-score-tokens"), "tokens"),
        line(say("paper-score-set"), "bonus", worth=say("paper-score-set.worth", points=bonus["set"])),
        line(say("paper-score-total"), "total"),
        line(say("paper-score-tie"), "tie", worth=say("paper-score-tie.worth")),
    ]
    return {
        "title": say("title"),
        "date": say("paper-score-date"),
        "name": say("paper-score-name"),
        "players": SEATS,
        "lines": [line(say(f"category-{letter}"), "letter", letter) for letter in CATEGORIES] + below,
    }
