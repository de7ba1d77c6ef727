"""PLACES Bid in the terminal: the market, everyone's buildings, and what can be typed."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table as RichTable
from rich.text import Text as RichText

from thirdplace.core.game import Event, Message
from thirdplace.core.parts.terminal import SEAT_STYLES, Misread, Preview, Say, Seen, pick
from thirdplace.games.places_bid.actions import Bid, Choose, Pass
from thirdplace.games.places_bid.cards import BOX_BUILDINGS, Building, CustomBuilding, building_ids
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.state import CATEGORIES
from thirdplace.games.places_bid.view import (
    BiddingOver,
    BidMade,
    Bought,
    Discarded,
    EmptyHanded,
    GameOver,
    Passed,
    RoundOpened,
    View,
)

SECRETS = True
SEATS = 4
PRESELECTED: Mapping[str, Any] = {}

CHIPS = {
    "P": "bold white on green4",
    "L": "bold white on red3",
    "A": "bold black on gold1",
    "C": "bold white on purple4",
    "E": "bold white on dodger_blue3",
    "S": "bold black on dark_orange",
}
"""The colours of categories; they are always shown with the letter."""

Card = Building | CustomBuilding


def cards_by_id(options: Options) -> dict[str, Card]:
    ids = building_ids(options.custom_buildings)
    return dict(zip(ids, (*BOX_BUILDINGS, *options.custom_buildings), strict=True))


def _card_name(card: str, seen: Seen) -> str:
    """The name of a card in the reader's language; custom buildings have their own name."""
    return seen.say(f"card-{card}") if f"card-{card}" in seen.say else cards_by_id(seen.options)[card].name


def _full_name(card: str, seen: Seen) -> str:
    """The name with category and points, such as City Hall (C 21)."""
    found = cards_by_id(seen.options)[card]
    return f"{_card_name(card, seen)} ({found.category} {found.points})"


def _draw_letter(letter: str) -> RichText:
    return RichText(f" {letter} ", CHIPS[letter])


def seats_waited_for(view: View, active: Sequence[int]) -> list[int]:
    return list(active)


def seats_asked(view: View) -> list[int]:
    return []


# The picture.


def picture(seen: Seen) -> Group:
    view: View = seen.view
    parts: list[Any] = [_draw_headline(seen), _draw_market(seen), RichText(), _draw_seats(seen)]
    if isinstance(seen.viewer, int) and view.result is None:
        parts += [RichText(), _draw_project(seen, seen.viewer)]
    return Group(*parts)


def _draw_headline(seen: Seen) -> RichText:
    view: View = seen.view
    line = RichText(seen.say("headline", round=view.round, cards=view.deck_count), "bold")
    if view.bank is not None:
        line.append("  " + seen.say("bank-holds", tokens=view.bank))
    return line


def _draw_market(seen: Seen) -> RichTable | RichText:
    view: View = seen.view
    if not view.market:
        return RichText(seen.say("market-empty"), "dim")
    cards = cards_by_id(seen.options)
    grid = RichTable.grid(padding=(0, 1))
    grid.add_column(justify="right", min_width=3)
    grid.add_column()
    grid.add_column()
    grid.add_column(justify="right", style="bold")
    for number, card in enumerate(view.market, 1):
        grid.add_row(
            f"{number}", _draw_letter(cards[card].category), _card_name(card, seen), f"{cards[card].points}"
        )
    return grid


def _draw_seats(seen: Seen) -> RichTable:
    view: View = seen.view
    grid = RichTable(box=None, padding=(0, 1), pad_edge=False, header_style="")
    grid.add_column(" ")
    grid.add_column(" ", no_wrap=True, max_width=20)
    grid.add_column(RichText(seen.say("column-tokens"), "dim"), justify="right")
    grid.add_column(RichText(seen.say("column-bid"), "dim"), justify="right")
    for letter in CATEGORIES:
        grid.add_column(_draw_letter(letter), justify="center", min_width=5, max_width=8)
    if _are_projects_open(seen):
        grid.add_column(RichText(seen.say("column-project"), "dim"), justify="center")
    for seat in range(len(view.seats)):
        grid.add_row(*_draw_seat_row(seen, seat))
    return grid


def _draw_seat_row(seen: Seen, seat: int) -> list[Any]:
    view: View = seen.view
    own = view.seats[seat]
    mark = "▸" if view.turn == seat else " "
    style = SEAT_STYLES[seat]
    bid = "" if own.bid is None else str(own.bid)
    if own.passed:
        bid = f"{bid} {seen.say('has-passed')}".strip()
    row: list[Any] = [
        RichText(f"{mark}{seat + 1}", style),
        RichText(seen.names[seat], style),
        str(own.tokens),
        bid,
        *(_draw_held_points(seen, own.buildings, letter) for letter in CATEGORIES),
    ]
    if _are_projects_open(seen) and own.project:
        row.append(_draw_letter(own.project))
    return row


def _are_projects_open(seen: Seen) -> bool:
    return all(seat.project for seat in seen.view.seats)


def _draw_held_points(seen: Seen, buildings: Sequence[str], letter: str) -> RichText:
    """The points of the buildings of one category; a dot if there is none."""
    cards = cards_by_id(seen.options)
    points = [str(cards[card].points) for card in buildings if cards[card].category == letter]
    return RichText(" ".join(points)) if points else RichText("·", "dim")


def _draw_project(seen: Seen, seat: int) -> RichText:
    letter = seen.view.seats[seat].project
    name, meaning = seen.say(f"category-{letter}"), seen.say(f"category-{letter}.meaning")
    line = RichText.assemble(f"{seen.say('your-project')} ", _draw_letter(letter), f" {name}")
    return line.append("" if meaning == name else f" ({meaning})")


# What happened.


def describe_event(event: Event, seen: Seen) -> str:
    say, names = seen.say, seen.names
    match event:
        case BidMade(seat, amount):
            return say("told-bid", name=names[seat], amount=amount)
        case Passed(seat, received):
            return say("told-passed", name=names[seat], received=received)
        case BiddingOver(seat, amount):
            return say("told-bidding-over", name=names[seat], amount=amount)
        case Bought(seat, card, paid):
            return say("told-bought", name=names[seat], card=_full_name(card, seen), paid=paid)
        case EmptyHanded(seat, received):
            return say("told-empty-handed", name=names[seat], received=received)
        case Discarded(cards):
            told = ", ".join(_full_name(card, seen) for card in cards)
            return say("told-discarded", cards=told, count=len(cards))
        case RoundOpened(number, starter, market):
            told = ", ".join(_full_name(card, seen) for card in market)
            return say("told-round", round=number, name=names[starter], market=told)
        case GameOver():
            return say("told-over")
    return ""


# Asking and reading.


def format_prompt(seen: Seen, seat: int, legal: Sequence[Message], preview: Preview) -> list[str]:
    say, name = seen.say, seen.names[seat]
    if seen.view.phase == "choosing":
        return _ask_choice(seen, name, legal, preview)
    received = next(event.received for event in preview(Pass()) if isinstance(event, Passed))
    bids = [message.amount for message in legal if isinstance(message, Bid)]
    if not bids:
        stays = [] if seen.view.seats[seat].bid is None else [_format_pass(seen, seat, received)]
        return [say("ask-pass-only", name=name, received=received), *stays]
    return [
        say("ask-bid", name=name, least=min(bids), most=max(bids), others=_others_pay(seen)),
        _format_pass(seen, seat, received),
    ]


def _others_pay(seen: Seen) -> str:
    """What bidders pay who are not the highest (PB11)."""
    return seen.say(f"option-outbid_quarters-{seen.options.outbid_quarters}")


def _format_pass(seen: Seen, seat: int, received: int) -> str:
    """What passing now would bring: `received` tokens at once; after a bid, a building or other tokens."""
    prospect = seen.view.prospect
    if seen.view.seats[seat].bid is None or prospect is None:
        return seen.say("ask-pass", received=received)
    if prospect.pick is None:
        return seen.say("ask-pass-left-out", tokens=prospect.tokens)
    return seen.say("ask-pass-choose", rank=prospect.pick, paid=prospect.pays)


def _ask_choice(seen: Seen, name: str, legal: Sequence[Message], preview: Preview) -> list[str]:
    paid = next(event.paid for event in preview(legal[0]) if isinstance(event, Bought))
    return [seen.say("ask-choose", name=name, paid=paid, count=len(legal))]


def read(line: str, seen: Seen, seat: int, legal: Sequence[Message]) -> Message:
    words = line.lower().split(maxsplit=1)
    if not words:
        raise Misread("misread-choose" if seen.view.phase == "choosing" else "misread-bid")
    if seen.view.phase == "choosing":
        return _parse_choice(line, words, seen)
    if words[0] in seen.say("words-pass").split():
        return Pass()
    amount = words[-1] if len(words) == 1 or words[0] in seen.say("words-bid").split() else ""
    if not amount.isascii() or not amount.isdecimal() or len(amount) > 4:
        raise Misread("misread-bid")
    return Bid(int(amount))


def _parse_choice(line: str, words: list[str], seen: Seen) -> Choose:
    if len(words) == 1 and words[0] in seen.say("words-pass").split():
        raise Misread("misread-choose")  # a second "p" in haste is no building whose name begins with it
    if len(words) == 2 and words[0] in seen.say("words-choose").split():
        line = words[1]
    return Choose(pick(line, {card: _card_name(card, seen) for card in seen.view.market}))


# The end.


def ending(seen: Seen) -> Group:
    return Group(
        _draw_score_sheet(seen), RichText(), *(RichText(line, "bold") for line in explain_winner(seen))
    )


def _draw_score_sheet(seen: Seen) -> RichTable:
    """The score of each seat, item by item."""
    view: View = seen.view
    assert view.result is not None
    say = seen.say
    grid = RichTable(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    grid.add_column(" ")
    for column in ("score-buildings", "score-project", "score-tokens", "score-places", "score-total"):
        grid.add_column(say(column), justify="right")
    for seat, score in enumerate(view.result.scores):
        own = view.seats[seat]
        project = RichText.assemble(f"+ {score.project} ", _draw_letter(own.project or " "))
        grid.add_row(
            RichText(f"{seat + 1} {seen.names[seat]}", SEAT_STYLES[seat]),
            str(score.buildings),
            project,
            f"+ {score.tokens}",
            f"+ {score.places}",
            RichText(f"= {score.total}", "bold"),
        )
    return grid


def explain_winner(seen: Seen) -> list[str]:
    """Who won, and what broke a tie."""
    view: View = seen.view
    assert view.result is not None
    scores, winners, say = view.result.scores, view.result.winners, seen.say
    tied, level = view.result.leaders, view.result.level
    best = scores[tied[0]].total
    names = _join_names([seen.names[seat] for seat in winners], say)
    if len(tied) == 1:
        second = max(score.total for score in scores if score.total < best)
        next_best = [seen.names[seat] for seat, score in enumerate(scores) if score.total == second]
        return [
            say("won-clearly", name=names, total=best, lead=best - second, next=_join_names(next_best, say))
        ]
    told = [say("tie", names=_join_names([seen.names[seat] for seat in tied], say), total=best)]
    if level != tied:
        told.append(say("tie-set", names=_join_names([seen.names[s] for s in level], say), count=len(level)))
    if len(level) > 1:
        bids = ", ".join(f"{seen.names[seat]} {view.seats[seat].bid or 0}" for seat in level)
        told.append(say("tie-bid", bids=bids))
    return [*told, say("won", names=names, count=len(winners), total=best)]


def _join_names(names: Sequence[str], say: Say) -> str:
    if len(names) == 1:
        return names[0]
    return say("and", first=", ".join(names[:-1]), last=names[-1])
