"""A table for tests: people who say what they do in words.

    table = sit(2, rolls=[4, 1, 6, 2, 5])
    say(table, "Nora: roll", "Nora: write hundreds", "Ben: write thousands")

or, where only the numbers matter, `make(table, 6452, 4651)` for a whole round.
What happened comes back as lines like "wrote seat=Nora slot=hundreds value=4".
"""

from collections.abc import Iterable, Sequence
from typing import Any

from thirdplace.core.action_words import read_words, write_words
from thirdplace.core.chance import Source
from thirdplace.core.game import Event, Message, Viewer
from thirdplace.core.match import Match
from thirdplace.core.testing import scenario
from thirdplace.core.testing.scenario import format_value, refused_action
from thirdplace.games.places_please import GAME
from thirdplace.games.places_please.state import GARBAGE, SLOT_NAMES

PEOPLE = ("Nora", "Ben", "Ida", "Tom", "Lea", "Max", *(f"Pupil {number}" for number in range(7, 61)))


def new_game(seats: int, *, seed: str = "a table", rolls: Sequence[int] = (), **options: Any) -> Match:
    """A new game for the first `seats` people; rolls that are not fixed here come from the seed."""
    setup = {"rolls": list(rolls)} if rolls else None
    return Match(GAME, seats, seed=seed, options=options, setup=setup, names=list(PEOPLE[:seats]))


def parse_line(line: str) -> tuple[int, Message]:
    """ "Nora: write tens" as a seat and a message."""
    name, words = line.split(": ")
    message: Message = read_words(GAME.actions.MESSAGES, words)
    return PEOPLE.index(name), message


def play_lines(match: Match, *lines: str, viewer: Viewer = None) -> list[str]:
    """Play these lines; what happened, as `viewer` (if not named, an onlooker) may know it."""
    told: list[str] = []
    for line in lines:
        seat, message = parse_line(line)
        told += lines_of(match.do(seat, message).events(viewer))
    return told


def roll_die(match: Match) -> str:
    """Whoever has the die rolls it; that person's name."""
    (seat,) = match.active
    match.do(seat, {"type": "roll"})
    return PEOPLE[seat]


def write_digits(match: Match, *slots: str) -> None:
    """Everyone writes, seat 0 first."""
    for seat, slot in enumerate(slots):
        match.do(seat, {"type": "write", "slot": slot})


def play_round(match: Match, *numbers: int) -> list[str]:
    """Play a whole round in which every seat makes its number; who rolled, by name.

    The round's rolls have to allow it: digits that are not wanted go into the garbage.
    """
    rolled: list[str] = []
    round_before = len(match.view(None).history)
    while len(match.view(None).history) == round_before:
        rolled.append(roll_die(match))
        for seat, number in enumerate(numbers):
            match.do(seat, {"type": "write", "slot": _slot_for(match, seat, number)})
    assert match.view(None).history[-1].numbers == list(numbers)
    return rolled


def _slot_for(match: Match, seat: int, number: int) -> str:
    shown = match.view(seat)
    board = shown.seats[seat].board
    places = [slot for slot in SLOT_NAMES[:GARBAGE] if slot in board]
    wanted = dict(zip(places, f"{number:0{len(places)}}", strict=True))
    free: list[str] = [slot for slot, digit in board.items() if digit is None]
    fitting = [slot for slot in free if wanted.get(slot, str(shown.rolls[-1])) == str(shown.rolls[-1])]
    return fitting[0]


def refusal_code(match: Match, line: str) -> str:
    """The code with which this line is refused; that nothing changes is checked here."""
    return refused_action(match, *parse_line(line))


def lines_of(events: Iterable[Event]) -> list[str]:
    return scenario.lines_of(events, PEOPLE)


def board_text(match: Match, name: str, viewer: Viewer) -> str:
    """A person's board as `viewer` sees it: "_4__1", thousands to garbage."""
    return format_value(match.view(viewer).seats[PEOPLE.index(name)].board)


def points_by_player(match: Match) -> dict[str, list[int]]:
    return {PEOPLE[seat]: shown.points for seat, shown in enumerate(match.view(None).seats)}


def totals_by_player(match: Match) -> dict[str, int]:
    return {PEOPLE[seat]: shown.total for seat, shown in enumerate(match.view(None).seats)}


def winner_names(match: Match) -> list[str]:
    assert match.winners == match.view(None).result.winners
    return [PEOPLE[seat] for seat in match.winners]


def legal_actions(match: Match, name: str) -> list[str]:
    """The legal actions of a person, in words and in the order of the board (PP9: `legal` has its own)."""
    return [write_words(message) for message in _in_order(match, PEOPLE.index(name))]


def _in_order(match: Match, seat: int) -> list[Message]:
    decode = match.game.actions.decode
    return [decode(match.state, match.options, number) for number in sorted(match.numbers(seat))]


def choose_at_random(match: Match, chance: Source) -> tuple[int, Message]:
    """What somebody without a plan does."""
    active = match.active
    seat = active[chance.below(len(active))]
    legal = _in_order(match, seat)
    return seat, legal[chance.below(len(legal))]


def play_to_end(match: Match, chance: Source) -> Match:
    while not match.over:
        match.do(*choose_at_random(match, chance))
    return match
