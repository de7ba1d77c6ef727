"""A table for tests: four travellers who say what they do in words, and in which year.

    table = sit(hands="waitangi-1840 / auckland-1840")
    go(table, "whangarei", "auckland")
    say(table, "Aroha: move waitangi @1830", "Ben: skip @1830")

`@1830` is the first moment of that year, `@1830.5` its middle; without it the clock stands still.
What happened comes back as lines like "moved seat=Aroha from=whangarei to=waitangi".
"""

from collections.abc import Iterable
from typing import Any

from thirdplace.core.action_words import read_words
from thirdplace.core.game import Event, Message
from thirdplace.core.match import Match
from thirdplace.core.testing import scenario
from thirdplace.core.testing.scenario import refused_action
from thirdplace.games.place_race import GAME
from thirdplace.games.place_race.board import CARD_NUMBER
from thirdplace.games.place_race.view import View

PEOPLE = ("Aroha", "Ben", "Clara", "Dev")
SEAT_FIELDS = ("seat", "first", "from", "to", "winners")


def new_game(
    seats: int | None = None,
    *,
    hands: str = "",
    late: str | None = "",
    seed: str = "a table",
    **options: Any,
) -> Match:
    """A new game. Hands are written "card card / card"; late=None leaves the late cards to the seed."""
    setup: dict[str, Any] | None = None
    if hands:
        setup = {"hands": _parse_hands(hands)}
        seats = seats or len(setup["hands"])
        if late is not None:
            setup["late"] = _parse_hands(late) if late else [[]] * seats
    seats = seats or 2
    return Match(GAME, seats, seed=seed, options=options, setup=setup, names=list(PEOPLE[:seats]))


def _parse_hands(text: str) -> list[list[str]]:
    return [hand.split() for hand in text.split("/")]


def clock_ms_of_year(match: Match, year: float) -> int:
    """When the clock shows this year."""
    shown: View = match.view(None)
    return round((year - shown.start_year) * shown.seconds_per_year * 1000)


def parse_line(match: Match, line: str) -> tuple[int, Message, int | None]:
    """ "Aroha: skip @1830" as a seat, a message and a time."""
    line, _, year = line.partition(" @")
    name, words = line.split(": ")
    message: Message = read_words(GAME.actions.MESSAGES, words)
    return PEOPLE.index(name), message, clock_ms_of_year(match, float(year)) if year else None


def play_lines(match: Match, *lines: str) -> list[str]:
    """Play these lines; what happened, as an onlooker may know it."""
    told: list[str] = []
    for line in lines:
        told += lines_of(match.do(*parse_line(match, line)).events(None))
    return told


def start_race(match: Match, *starts: str) -> list[str]:
    """Everybody starts at one of these cities, and the timer begins."""
    for name, place in zip(PEOPLE, starts, strict=False):
        play_lines(match, f"{name}: start {place}")
    told: list[str] = []
    for name in PEOPLE[: match.seats]:
        told = play_lines(match, f"{name}: ready")
    return told


def let_time_pass(match: Match, year: float) -> list[str]:
    """Let time pass."""
    return lines_of(match.tick(clock_ms_of_year(match, year)).events(None))


def move_one_player(match: Match, name: str, *places: str, first: int) -> None:
    """One player moves once a year; all the others skip."""
    for i, place in enumerate(places):
        for _ in range(match.seats):
            who = player_on_turn(match)
            play_lines(match, f"{who}: {f'move {place}' if who == name else 'skip'} @{first + i}")


def refusal_code(match: Match, line: str) -> str:
    """The code with which this line is refused; that nothing changes is checked here."""
    return refused_action(match, *parse_line(match, line))


def lines_of(events: Iterable[Event]) -> list[str]:
    return scenario.lines_of(events, PEOPLE, SEAT_FIELDS)


def line_of(told: dict[str, Any]) -> str:
    return scenario.line_of(told, PEOPLE, SEAT_FIELDS)


def player_on_turn(match: Match) -> str | None:
    """Whose turn it is, by name."""
    seat = match.view(None).turn
    return None if seat is None else PEOPLE[seat]


def places_by_player(match: Match) -> dict[str, str | None]:
    return {PEOPLE[seat]: shown.place for seat, shown in enumerate(match.view(None).seats)}


def open_cards(match: Match, name: str) -> list[str | None]:
    """A player's cards as everybody sees them, those turned in left out."""
    shown = match.view(None).seats[PEOPLE.index(name)].cards
    return [card.card for card in shown if not card.done]


def legal_actions(match: Match, name: str, *kinds: str, year: float | None = None) -> list[str]:
    """The legal actions of a player in words, of these kinds."""
    at = None if year is None else clock_ms_of_year(match, year)
    told = scenario.choices(match, PEOPLE.index(name), at)
    return [words for words in told if not kinds or words.split()[0] in kinds]


def list_offers(match: Match) -> list[str]:
    return [
        f"{PEOPLE[offer.giver]} gives {PEOPLE[offer.to]} {offer.give} for {offer.take}"
        for offer in match.view(None).offers
    ]


def cards_by_seat(match: Match, kind: int) -> list[set[int]]:
    """The cards of a kind, by seat."""
    s = match.state
    return [
        {card for card in CARD_NUMBER.values() if s.owner[card] == seat and s.kind[card] == kind}
        for seat in range(match.seats)
    ]
