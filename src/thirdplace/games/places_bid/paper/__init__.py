"""PLACES Bid on paper: cards, tokens, a player aid and a score pad."""

from typing import Any

from thirdplace.core.parts.paper import Printed, PrintRequest, Say, Sheet
from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.paper import paper_cards
from thirdplace.games.places_bid.paper.paper_book import (
    count_market_cards,
    list_printed_buildings,
    make_rulebook,
    make_setup_table,
)
from thirdplace.games.places_bid.state import CATEGORIES, SEATS

__all__ = ["SHEETS", "make_sheet"]

RULES = "/learn/places-bid"
NUMBERS = (
    "tokens",
    "never_bid",
    "empty_handed",
    "outbid_quarters",
    "project_building",
    "full_set",
    "face_up",
)
SHEETS = (
    Sheet("cards", opens=RULES, both_sides=True, takes=("removed_buildings", "project_building")),
    Sheet("projects", opens=RULES, both_sides=True, part_of="cards", takes=("project_building",)),
    Sheet("blanks", opens="/buildings", both_sides=True),
    Sheet("own", opens="/buildings", both_sides=True, takes=("custom_buildings",), needs="custom_buildings"),
    Sheet("tokens", opens=RULES, both_sides=True),
    Sheet("aid", opens=RULES, both_sides=True, takes=(*NUMBERS, "removed_buildings")),
    Sheet("scores", opens="/pad/places-bid", takes=("project_building", "full_set")),
    Sheet("rulebook", opens=RULES, is_rulebook=True),
)
FIVE_TOKENS_IN_BOX = 12  # PB18: the rest of what is in the box are ones
HIGHEST_BID, MOST_PRICES = 16, 8
"""Of the aid's table of prices: the highest bid, and how many prices it has room for."""
MOST_REMOVED_NAMED = 6
"""Of buildings in a step of the aid's setup."""
SHARE_SIGNS = ("0", "¼", "½", "¾", "1")


def make_sheet(sheet: str, options: Options, wish: PrintRequest, say: Say) -> Printed:
    saving = wish.ink == "saving"
    match sheet:
        case "rulebook":
            return make_rulebook(saving, say)
        case "cards":
            return paper_cards.make_box_cards(options, saving, say)
        case "own":
            return paper_cards.make_own_cards(options, saving, say)
        case "projects":
            return paper_cards.make_project_cards(options, say)
        case "blanks":
            return paper_cards.make_blank_cards(say)
        case "tokens":
            values = FIVE_TOKENS_IN_BOX * [5] + (rules.BOX_TOKENS - FIVE_TOKENS_IN_BOX * 5) * [1]
            return Printed("tokens.typ", {**paper_cards.card_sheet_texts(say), "values": values})
        case "aid":
            return Printed("aid.typ", _aid_data(options, say), paper_cards.category_template())
        case "scores":
            return Printed("scores.typ", _score_sheet_data(options, say), paper_cards.category_template())
    raise KeyError(sheet)


def _aid_data(options: Options, say: Say) -> dict[str, Any]:
    def named(part: str, **numbers: str) -> dict[str, str]:
        told = say(f"paper-aid-{part}.text", **numbers)
        return {"id": part, "name": say(f"paper-aid-{part}"), "text": told}

    three, four, more = (str(count_market_cards(seats, options)) for seats in (3, 4, SEATS))
    points = [card.points for card in list_printed_buildings(options)]
    worth = {
        "buildings": f"{min(points)}–{max(points)}" if points else "",
        "project": f"+{options.project_building}",
        "tokens": "+1",
        "set": f"+{options.full_set}",
    }
    return {
        **paper_cards.card_sheet_texts(say),
        "round": say("paper-aid-round"),
        "steps": [
            named("market", three=three, four=four, more=more),
            named("bid", tokens=str(options.never_bid)),
            named("pay"),
            named("next"),
        ],
        "prices": [
            named("highest"),
            _name_other_bids(options, say),
            named("empty", tokens=str(options.empty_handed)),
        ],
        "up-to": say("paper-aid-up-to"),
        "half": _name_share(options, say),
        "halves": _list_outbid_prices(options),
        "score": say("paper-aid-score"),
        "scores": [{**named(part), "worth": points} for part, points in worth.items()],
        "ending": [named("end"), named("tie")],
        "setup": {
            "name": say("paper-aid-setup"),
            "steps": [
                _name_start_tokens(options, say),
                named("setup-projects"),
                *_name_removed_buildings(options, say),
                *(named(f"setup-{step}") for step in ("cards", "deck", "first")),
            ],
            "table": make_setup_table(options, say),
            "layout": "wordy",
            "notes": [named("setup-forward")],
        },
    }


def _name_start_tokens(options: Options, say: Say) -> dict[str, str]:
    """PB3. Other numbers than the rulebook's may be made up of any tokens."""
    usual = options.tokens == rules.START_TOKENS
    told = say("paper-aid-setup-tokens.text") if usual else f"{say('option-tokens')}: {options.tokens}"
    return {"id": "setup-tokens", "name": say("paper-aid-setup-tokens"), "text": told}


def _name_removed_buildings(options: Options, say: Say) -> list[dict[str, str]]:
    """A step for whoever has the box: which cards these rules do not use."""
    removed = options.removed_buildings
    if not removed:
        return []
    if len(removed) > MOST_REMOVED_NAMED:
        told = say("paper-aid-setup-removed.many", count=len(removed))
    else:
        names = ", ".join(say(f"card-{card}") for card in removed)
        told = say("paper-aid-setup-removed.text", names=names)
    return [{"id": "setup-removed", "name": say("paper-aid-setup-removed"), "text": told}]


def _name_other_bids(options: Options, say: Say) -> dict[str, str]:
    """What bidders pay who are not the highest (PB11)."""
    share = say(f"option-outbid_quarters-{options.outbid_quarters}")
    if options.outbid_quarters == rules.OUTBID_QUARTERS:
        told = say("paper-aid-others.text")
    else:
        told = say("paper-aid-others.share", share=share) if _has_price_table(options) else share
    return {"id": "others", "name": say("paper-aid-others"), "text": told}


def _has_price_table(options: Options) -> bool:
    """Whether there is something to work out: not if they pay nothing, or all."""
    return 0 < options.outbid_quarters < len(SHARE_SIGNS) - 1


def _name_share(options: Options, say: Say) -> str:
    usual = options.outbid_quarters == rules.OUTBID_QUARTERS
    return say("paper-aid-half") if usual else SHARE_SIGNS[options.outbid_quarters]


def _list_outbid_prices(options: Options) -> list[dict[str, str]]:
    """For each price of a bid that is not the highest (PB11), the highest bid that costs it."""
    if not _has_price_table(options):
        return []
    highest = {}
    for bid in range(1, HIGHEST_BID + 1):
        highest[rules.price_if_outbid(bid, options.outbid_quarters)] = bid
    return [{"bid": str(bid), "price": str(price)} for price, bid in list(highest.items())[:MOST_PRICES]]


def _score_sheet_data(options: Options, say: Say) -> dict[str, Any]:
    def line(name: str, kind: str, letter: str | None = None, worth: str = "") -> dict[str, Any]:
        return {"name": name, "kind": kind, "letter": letter, "worth": worth}

    bonus = {"project": str(options.project_building), "set": str(options.full_set)}
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
