"""Place Race NZ: options and puzzles, and how they become a state."""

from typing import Annotated, Literal

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import ALL, Viewer
from thirdplace.core.options.option_schema import option
from thirdplace.games.place_race.board import (
    CARD_NUMBER,
    DAY_CARDS,
    DAY_DECKS,
    DECKS,
    LATE_CARDS,
    LATE_DECKS,
    YEAR_OF_CARD,
)
from thirdplace.games.place_race.planning import deal_solver
from thirdplace.games.place_race.state import CARDS, DAY, LATE, NEVER, NOBODY, OUT, State

EARLIEST = 1000
USUAL_SECONDS = {2: 1.5, 3: 2.0, 4: 3.0}  # PR5
USUAL_DAY = {2: 6, 3: 4, 4: 4}  # PR1
USUAL_LATE = {2: 0, 3: 1, 4: 1}

Hands = tuple[tuple[str, ...], ...]
Dealt = dict[int, int]
"""The owner of each dealt card."""
ROUNDING = 1e-6  # of a millisecond: what floating point may add to 1.001 seconds


SECONDS_PER_YEAR = (0.2, 60)  # PR5
LEAD_YEARS = (0, 100)
FIRST_YEARS = {deck.id: YEAR_OF_CARD[DAY_DECKS[number * DAY_CARDS]] for number, deck in enumerate(DECKS)}


def _bounds(least: float, most: float) -> msgspec.Meta:
    """Bounds for programs. `prepare` checks them, with an error message of its own."""
    return msgspec.Meta(extra_json_schema={"minimum": least, "maximum": most})


VARIANT = option(dial=True, variant=True)
REMOVED = option(kind="several", values=tuple(CARD_NUMBER), named="event", dial=True)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    # No dial: the lab's solver takes no time, so it could not tell what another pace does.
    seconds_per_year: Annotated[Annotated[float, _bounds(*SECONDS_PER_YEAR)] | None, option(step=0.1)] = None
    start_year: Annotated[
        Annotated[int, _bounds(EARLIEST, max(YEAR_OF_CARD))] | None,
        option(most_by={"deck": FIRST_YEARS}, dial=True, variant=True),
    ] = None
    lead_years: Annotated[
        int, _bounds(*LEAD_YEARS), option(shown_when={"start_year": (None,)}, dial=True, variant=True)
    ] = 10
    day_cards: Annotated[Annotated[int, _bounds(1, DAY_CARDS // min(USUAL_DAY))] | None, VARIANT] = None
    late_cards: Annotated[Annotated[int, _bounds(0, LATE_CARDS // min(USUAL_LATE))] | None, VARIANT] = None
    deck: Annotated[Literal["standard", "second"], VARIANT] = "standard"
    deal: Literal["shuffled", "winnable"] = "shuffled"
    removed_events: Annotated[tuple[str, ...], msgspec.Meta(max_length=CARDS), REMOVED] = ()
    """Ids of event cards that are taken out of the decks."""


LATER_OPTIONS = ("removed_events",)


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    hands: Hands | None = None
    late: Hands | None = None


def prepare(seats: int, options: Options) -> State:
    s = State()
    s.seats = seats
    s.deck = [deck.id for deck in DECKS].index(options.deck)
    s.day_each = _or_usual(options.day_cards, USUAL_DAY[seats])
    s.late_each = _or_usual(options.late_cards, USUAL_LATE[seats])
    s.lead_years = options.lead_years
    s.fixed_start = NEVER if options.start_year is None else options.start_year
    seconds = USUAL_SECONDS[seats] if options.seconds_per_year is None else options.seconds_per_year
    _check_range("seconds_per_year", seconds, *SECONDS_PER_YEAR)
    s.year_ms = round(seconds * 1000)
    if abs(s.year_ms - seconds * 1000) > ROUNDING:
        raise Refused("bad-options", "seconds_per_year: whole milliseconds", sentence="milliseconds")
    if options.start_year is not None:
        _check_range("start_year", options.start_year, EARLIEST, YEAR_OF_CARD[DAY_DECKS[s.deck * DAY_CARDS]])
    _check_range("lead_years", s.lead_years, *LEAD_YEARS)
    _remove_events(s, options.removed_events)
    _check_range("day_cards", s.day_each, 1, _count_cards(s, DAY_DECKS, DAY_CARDS) // seats)
    _check_range("late_cards", s.late_each, 0, _count_cards(s, LATE_DECKS, LATE_CARDS) // seats)
    return s


def _remove_events(s: State, removed: tuple[str, ...]) -> None:
    for place, name in enumerate(removed):
        card = CARD_NUMBER.get(name)
        if card is None or name in removed[:place]:
            raise Refused("bad-options", f"removed_events: {name}")
        s.removed[card] = 1


def _count_cards(s: State, decks: tuple[int, ...], size: int) -> int:
    """How many cards of this game's deck were not taken out."""
    return sum(not s.removed[card] for card in decks[s.deck * size : (s.deck + 1) * size])


def _or_usual(wanted: int | None, usual: int) -> int:
    return usual if wanted is None else wanted


def _check_range(key: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise Refused("bad-options", f"{key}: {least}-{most}", least=str(least), most=str(most))


def arrange(s: State, options: Options, setup: Setup) -> None:
    day = _dealt_cards(s, DAY) if setup.hands is None else _parse_hands(s, setup.hands, "setup.hands")
    late = _dealt_cards(s, LATE) if setup.late is None else _parse_hands(s, setup.late, "setup.late")
    if not day:
        raise Refused("bad-options", "setup.hands: at least one card")
    if any(YEAR_OF_CARD[card] <= YEAR_OF_CARD[max(day)] for card in late):  # PR1; it leaves no card in both
        raise Refused("bad-options", f"setup.late: {YEAR_OF_CARD[max(day)] + 1} or later")
    if s.fixed_start != NEVER:
        _check_range("start_year", s.fixed_start, EARLIEST, YEAR_OF_CARD[min(day)])
    for card in range(CARDS):
        s.owner[card] = day.get(card, late.get(card, NOBODY))
        s.kind[card] = DAY if card in day else OUT
    _fill_late_pool(s, max(day), late)


def _dealt_cards(s: State, kind: int) -> Dealt:
    return {card: s.owner[card] for card in range(CARDS) if s.kind[card] == kind and s.owner[card] != NOBODY}


def _parse_hands(s: State, hands: Hands, key: str) -> Dealt:
    if len(hands) != s.seats:
        raise Refused("bad-options", f"{key}: {s.seats} lists of cards")
    found: Dealt = {}
    for seat, hand in enumerate(hands):
        for name in hand:
            card = CARD_NUMBER.get(name)
            if card is None or card in found or s.removed[card]:
                raise Refused("bad-options", f"{key}: {name}")
            found[card] = seat
    return found


def _fill_late_pool(s: State, last: int, late: Dealt) -> None:
    """Fills the pool of possible face-down cards: the late deck, or any later card if a setup uses others."""
    deck = {s.pool[i] for i in range(s.pool_size)}
    wanted = deck if deck.issuperset(late) else set(range(CARDS))
    pool = sorted(card for card in wanted if YEAR_OF_CARD[card] > YEAR_OF_CARD[last])
    s.pool_size = len(pool)
    for i, card in enumerate(pool):
        s.pool[i] = card
        s.kind[card] = LATE


def may_reject_deals(options: Options) -> bool:
    return options.deal != "shuffled"


def is_deal_wanted(s: State, options: Options) -> bool:
    """PR14."""
    return not may_reject_deals(options) or deal_solver.find_winning_plan(s) is not None


def public_setup(setup: Setup, viewer: Viewer) -> Setup:
    """Day cards are open; late cards are face down for everyone (PR2)."""
    return setup if viewer == ALL else Setup(hands=setup.hands)
