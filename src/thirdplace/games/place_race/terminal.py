"""Place Race NZ in the terminal: the year, large; the cards and how far they are; words and keys."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text as Styled

from thirdplace.core.game import Event, Message
from thirdplace.core.terminal import SEAT_STYLES, Key, Preview, Say, Seen, flow
from thirdplace.games.place_race.actions import Accept, Decline, Move, Offer, Skip, Start, TurnIn, Withdraw
from thirdplace.games.place_race.board import BOARD, CARD_NUMBER, HISTORY, PLACE_NUMBER, STEPS
from thirdplace.games.place_race.chart import big_number, chart
from thirdplace.games.place_race.typed import read
from thirdplace.games.place_race.view import (
    CardView,
    Declined,
    GameOver,
    IsReady,
    LateCards,
    Moved,
    NotReady,
    Offered,
    Skipped,
    Started,
    Timer,
    Traded,
    TurnedIn,
    View,
    Withdrawn,
)

__all__ = [
    "PRESELECTED",
    "SEATS",
    "SECRETS",
    "ask",
    "asked",
    "choices",
    "ending",
    "keys",
    "picture",
    "read",
    "tell",
    "thinking",
    "waiting",
]

SECRETS = False
SEATS = 2
PRESELECTED: Mapping[str, Any] = {"deal": "winnable"}  # PR14

WIDE, TALL = 110, 36
"""From this size on there is room for the map."""
UNHURRIED = 0.55
"""The part of a fair share of each year that a computer player takes for an action."""
QUICKEST, SLOWEST = 60, 900
DUE = "bold red"


# Words for things.


def _place(place: str) -> str:
    return BOARD[PLACE_NUMBER[place]].name


def _card(card: str) -> str:
    found = HISTORY[CARD_NUMBER[card]]
    return f"{_place(found.place)} {found.year}"


def _steps(a: str, b: str) -> int:
    return STEPS[PLACE_NUMBER[a] * len(BOARD) + PLACE_NUMBER[b]]


def _who(seen: Seen, seat: int) -> Styled:
    return Styled(f"{seat + 1} {seen.names[seat]}", SEAT_STYLES[seat])


def waiting(view: View, active: Sequence[int]) -> list[int]:
    """While planning, those who are not ready; in the race, whose turn it is."""
    if view.phase == "planning":
        return [seat for seat in active if not view.seats[seat].ready]
    return [] if view.turn is None else [view.turn]


def asked(view: View) -> list[int]:
    return sorted({offer.to for offer in view.offers})


def thinking(view: View) -> int:
    share = view.seconds_per_year * 1000 / len(view.seats)
    return int(min(max(share * UNHURRIED, QUICKEST), SLOWEST))


# The picture.


def picture(seen: Seen) -> Any:
    body = Group(*(_planning(seen) if seen.view.phase == "planning" else _racing(seen)))
    if seen.width < WIDE or seen.height < TALL:
        return body
    beside = Grid.grid(padding=(0, 2))
    beside.add_column()
    beside.add_column(no_wrap=True)
    beside.add_row(body, chart(seen.view))
    return beside


def _planning(seen: Seen) -> list[Any]:
    view: View = seen.view
    head = seen.say("headline-planning", year=str(view.start_year), seconds=_seconds(view, seen.say))
    return [Styled(head, "bold"), Styled(), _hands(seen), *_offers(seen)]


def _seconds(view: View, say: Say) -> str:
    return say("seconds", seconds=view.seconds_per_year)


def _hands(seen: Seen) -> Grid:
    """Everyone's cards, two players side by side; cards are numbered through."""
    hands = [_hand(seen, seat) for seat in range(len(seen.view.seats))]
    grid = Grid.grid(padding=(0, 2))
    for i in range(0, len(hands), 2):
        grid.add_row(*hands[i : i + 2])
    return grid


def _hand(seen: Seen, seat: int) -> Group:
    view: View = seen.view
    own = view.seats[seat]
    head = _who(seen, seat).append(f"  {_standing(seen, seat)}", "not bold default")
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    for _ in range(3):
        grid.add_column(no_wrap=True)
    first = 1 + sum(len(_shown(shown.cards)) for shown in view.seats[:seat])
    for number, card in enumerate(_shown(own.cards), first):
        grid.add_row(f"{number}", *_card_cells(seen, seat, card))
    hidden = len(own.cards) - len(_shown(own.cards))
    rest = [Styled(seen.say("late-hidden", count=hidden), "dim")] if hidden else []
    return Group(head, grid, *rest)


def _shown(cards: Iterable[CardView]) -> list[CardView]:
    return [card for card in cards if card.card is not None]


def _standing(seen: Seen, seat: int) -> str:
    own = seen.view.seats[seat]
    told = [seen.say("no-start-yet") if own.place is None else _place(own.place)]
    told += [seen.say("is-locked")] if own.locked else []
    told += [seen.say("is-ready")] if own.ready else []
    return " · ".join(told)


def _card_cells(seen: Seen, seat: int, card: CardView) -> list[Styled]:
    assert card.card is not None
    found = HISTORY[CARD_NUMBER[card.card]]
    own = seen.view.seats[seat]
    style = "dim strike" if card.done else ""
    cells = [Styled(str(found.year), style), Styled(_place(found.place), style)]
    if card.done:
        return [*cells, Styled(seen.say("card-done"), "dim")]
    far = "" if own.place is None else seen.say("steps", count=_steps(own.place, found.place))
    traded = seen.say("card-traded") if card.traded else ""
    return [*cells, Styled(" ".join(word for word in (far, traded) if word), "dim")]


def _offers(seen: Seen) -> list[Styled]:
    view: View = seen.view
    told = [
        seen.say(
            "told-offered",
            giver=seen.names[offer.giver],
            taker=seen.names[offer.to],
            give=_card(offer.give),
            take=_card(offer.take),
        )
        for offer in view.offers
    ]
    return [Styled(), *(Styled(line) for line in told)] if told else []


def _racing(seen: Seen) -> list[Any]:
    view: View = seen.view
    top = Grid.grid(padding=(0, 3))
    top.add_column(no_wrap=True)
    large = seen.height >= TALL and seen.width >= WIDE
    top.add_row(Styled(big_number(view.year or 0, 2 if large else 1), "bold"), Group(*_beside_the_year(seen)))
    return [top, Styled(), _pawns(seen), Styled(), _agenda(seen), *_offers(seen)]


def _pawns(seen: Seen) -> Grid:
    """Who stands where."""
    grid = Grid.grid(padding=(0, 1))
    at = [
        (_who(seen, seat), Styled(f"{_place(shown.place or '')}  "))
        for seat, shown in enumerate(seen.view.seats)
    ]
    for first in range(0, len(at), 2):
        grid.add_row(*(cell for pair in at[first : first + 2] for cell in pair))
    return grid


def _beside_the_year(seen: Seen) -> list[Styled]:
    view: View = seen.view
    lines = [Styled(seen.say("year", year=str(view.year)), "dim")]
    if view.turn is not None:
        lines += [Styled(), Styled("▸ ").append_text(_who(seen, view.turn))]
    return lines


def _agenda(seen: Seen) -> Grid:
    """The open cards still to do, the next one first, in as many columns as there is room for."""
    entries = _to_do(seen.view)
    columns = 2 if seen.width < WIDE or seen.height < TALL else 1
    rows = -(-len(entries) // columns)
    grid = Grid.grid(padding=(0, 1))
    for width in (4, 16, 9, 6) * columns:
        grid.add_column(no_wrap=True, min_width=width, max_width=width)
    for row in range(rows):
        grid.add_row(*(cell for entry in entries[row::rows] for cell in _agenda_cells(seen, *entry)))
    return grid


def _to_do(view: View) -> list[tuple[int, int]]:
    """Card and holder, in order of year."""
    return sorted(
        (CARD_NUMBER[card.card], seat)
        for seat, shown in enumerate(view.seats)
        for card in shown.cards
        if card.card is not None and card.open and not card.done
    )


def _agenda_cells(seen: Seen, card: int, seat: int) -> list[Styled]:
    """Year, place, holder and how many steps away; ! where those are too many."""
    view: View = seen.view
    found = HISTORY[card]
    far = _steps(view.seats[seat].place or found.place, found.place)
    left = found.year - (view.year or view.start_year)
    hurry = left < far or left == 0
    return [
        Styled(str(found.year), "bold"),
        Styled(_place(found.place)),
        _who(seen, seat),
        Styled(f"({far}) !" if hurry else f"({far})", DUE if hurry else "dim"),
    ]


# What happened.


def tell(event: Event, seen: Seen) -> str:
    say, names = seen.say, seen.names
    match event:
        case Started(seat, place):
            return say("told-start", name=names[seat], place=_place(place))
        case IsReady(seat):
            return say("told-ready", name=names[seat])
        case NotReady(seat):
            return say("told-unready", name=names[seat])
        case Timer(first, year):
            return say("told-timer", name=names[first], year=str(year))
        case Moved(seat, _, to):
            return say("told-moved", name=names[seat], place=_place(to))
        case Skipped():
            return ""  # most turns of a race are waiting: not worth a line
        case TurnedIn(seat, card):
            title = say(f"event-{card}")
            return say("told-turned-in", name=names[seat], card=_card(card), event=title)
        case LateCards(hands):
            told = (f"{names[seat]}: {_card(card)}" for seat, hand in enumerate(hands) for card in hand)
            return say("told-late", cards=", ".join(told))
        case GameOver(won):
            return say("told-won" if won else "told-lost")
        case Offered(giver, taker) | Withdrawn(giver, taker) | Declined(giver, taker) | Traded(giver, taker):
            return _tell_trade(event, names[giver], names[taker], say)
    return ""


def _tell_trade(event: Offered | Withdrawn | Declined | Traded, giver: str, taker: str, say: Say) -> str:
    match event:
        case Offered(_, _, give, take):
            return say("told-offered", giver=giver, taker=taker, give=_card(give), take=_card(take))
        case Traded(_, _, give, take):
            return say("told-traded", giver=giver, taker=taker, give=_card(give), take=_card(take))
        case Withdrawn():
            return say("told-withdrawn", giver=giver, taker=taker)
        case Declined():
            return say("told-declined", giver=giver, taker=taker)


# Asking.


def ask(seen: Seen, seat: int, legal: Sequence[Message], preview: Preview) -> list[str]:
    say, name = seen.say, seen.names[seat]
    kinds = {type(message) for message in legal}
    cities = [message.place for message in legal if isinstance(message, Start)]
    lines = [say("ask-plan", name=name)]
    if cities:
        listed = [f"{number} {_place(city)}" for number, city in enumerate(cities, 1)]
        lines += [say("ask-start"), *(f"  {line}" for line in flow(listed, seen.width - 2))]
    if Offer in kinds:
        lines.append(say("ask-offer"))
    if Decline in kinds:
        lines.append(say("ask-answer"))
    if Withdraw in kinds:
        lines.append(say("ask-withdraw"))
    lines.append(say(_ask_ready(seen, seat)))
    return lines


def _ask_ready(seen: Seen, seat: int) -> str:
    own = seen.view.seats[seat]
    if own.ready:
        return "ask-unready"
    return "ask-ready" if own.place else "ask-ready-later"


# Keys in the race.


def keys(seen: Seen, legal: Mapping[int, Sequence[Message]], path: Sequence[str]) -> list[Key]:
    if path:
        return _offer_keys(seen, legal, path[1:])
    found: list[Key] = []
    for seat, messages in legal.items():
        found += _turn_keys(seen, seat, messages)
    offers = [(seat, message) for seat, messages in legal.items() for message in messages]
    for key, kind, label in (("a", Accept, "key-accept"), ("d", Decline, "key-decline")):
        answers = [(seat, message) for seat, message in offers if isinstance(message, kind)]
        for seat, answer in answers[:1]:
            found.append(Key(key, seen.say(label, name=seen.names[answer.giver]), seat, answer))
    for seat, message in [entry for entry in offers if isinstance(entry[1], Withdraw)][:1]:
        assert isinstance(message, Withdraw)
        found.append(Key("w", seen.say("key-withdraw", name=seen.names[message.to]), seat, message))
    givers = [seat for seat, message in offers if isinstance(message, Offer)]
    return [*found, Key("o", seen.say("key-offer"), givers[0])] if givers else found


def _turn_keys(seen: Seen, seat: int, legal: Sequence[Message]) -> list[Key]:
    """Numbers for the neighbours (with the steps from there to the next card), t and s."""
    goal = next((HISTORY[card].place for card, holder in _to_do(seen.view) if holder == seat), None)
    moves = [message for message in legal if isinstance(message, Move)]
    found: list[Key] = []
    for number, message in enumerate(moves, 1):
        far = "" if goal is None else f" ({_steps(message.to, goal)})"
        found.append(Key(str(number), f"{_place(message.to)}{far}", seat, message))
    for other in legal:
        if isinstance(other, TurnIn):
            found.append(Key("t", seen.say("key-turn-in", card=_card(other.card)), seat, other))
        elif isinstance(other, Skip):
            found += [Key("s", seen.say("key-skip"), seat, other), Key(" ", "", seat, other)]
    return found


def _offer_keys(seen: Seen, legal: Mapping[int, Sequence[Message]], path: Sequence[str]) -> list[Key]:
    """Who offers, to whom, which card, for which: one key each, none where there is no choice."""
    offers = [(seat, m) for seat, messages in legal.items() for m in messages if isinstance(m, Offer)]
    pressed = list(path)
    for question in range(4):
        answers = sorted({_answer(seat, offer, question) for seat, offer in offers})
        if len(answers) > 1:
            if not pressed:
                return _answer_keys(seen, answers, offers, question)
            number = int(pressed.pop(0)) - 1
            if number >= len(answers):
                return []  # a card has gone meanwhile
            offers = [entry for entry in offers if _answer(*entry, question) == answers[number]]
    return []


def _answer(seat: int, offer: Offer, question: int) -> int:
    return (seat, offer.to, CARD_NUMBER[offer.give], CARD_NUMBER[offer.take])[question]


def _answer_keys(
    seen: Seen, answers: Sequence[int], offers: Sequence[tuple[int, Offer]], question: int
) -> list[Key]:
    asked = seen.say(("offer-who", "offer-to", "offer-give", "offer-take")[question])
    found = [Key("", asked, offers[0][0])]
    for number, answer in enumerate(answers, 1):
        left = [entry for entry in offers if _answer(*entry, question) == answer]
        label = seen.names[answer] if question < 2 else _card(HISTORY[answer].id)
        found.append(Key(str(number), label, offers[0][0], left[0][1] if len(left) == 1 else None))
    return found


# The end.


def ending(seen: Seen) -> Group:
    view: View = seen.view
    assert view.result is not None
    cards = [
        (CARD_NUMBER[card.card], seat, card.done)
        for seat, s in enumerate(view.seats)
        for card in s.cards
        if card.card
    ]
    grid = Grid.grid(padding=(0, 2))
    for number, seat, done in sorted(cards):
        card = HISTORY[number]
        mark = "✓" if done else "✗" if card.id in view.result.missed else "·"
        style = "green" if done else DUE if card.id in view.result.missed else "dim"
        grid.add_row(
            Styled(mark, style),
            str(card.year),
            _place(card.place),
            _who(seen, seat),
            seen.say(f"event-{card.id}"),
        )
    count = sum(done for *_, done in cards)
    return Group(grid, Styled(), *_why(seen, count, len(cards)))


def _why(seen: Seen, done: int, cards: int) -> list[Styled]:
    view: View = seen.view
    assert view.result is not None
    if view.result.won:
        return [Styled(seen.say("won", year=str(view.result.year), cards=cards), "bold green")]
    told = [Styled(seen.say("lost", year=str(view.result.year), done=done, cards=cards), DUE)]
    for card in view.result.missed:
        seat = next(seat for seat, s in enumerate(view.seats) if any(c.card == card for c in s.cards))
        far = _steps(view.seats[seat].place or "", HISTORY[CARD_NUMBER[card]].place)
        told.append(Styled(seen.say("missed", name=seen.names[seat], card=_card(card), steps=far)))
    return told


# Options.


def choices(option: str, names: Sequence[str], say: Say) -> list[tuple[Any, str]] | None:
    if option == "deck":
        return [(deck, say(f"deck-{deck}")) for deck in ("standard", "second")]
    return None
