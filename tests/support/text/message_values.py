"""Values for the variables of messages, chosen so that every grammatical case comes up.

A variable's name says what it holds (`count` is a number, `name` a player), in all messages but those listed
in `IN_ONE_MESSAGE`. What only a game says is in its `tests/message_values.py`. Where code formats a number
itself, a text is passed.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from thirdplace.core.registry import all_games
from thirdplace.text import Text, text_for

__all__ = [
    "DIGITS",
    "NUMBERS",
    "PEOPLE",
    "POSITIVE",
    "ROUNDS",
    "SEVERAL",
    "Catalogue",
    "Source",
    "Value",
    "comma_lists",
    "decimal_numbers",
    "messages_named",
    "percentages",
    "several_names",
    "values_of",
]

Value = str | int | float
Values = Sequence[Value]


@dataclass(frozen=True)
class Catalogue:
    """All messages that one game may say in one language, the common ones included."""

    game: str
    """The folder of the game; "" for the common messages."""
    say: Text
    ids: tuple[str, ...]


Source = Values | Callable[[Catalogue], Values]

NUMBERS = (0, 1, 2, 8, 11, 21, 80, 1000)
POSITIVE = (1, 2, 8, 11, 21, 80, 1000)
SEVERAL = (2, 8, 11, 21, 80)
PERCENTAGES = (0, 0.4, 1, 1.5, 8, 8.5, 11, 21, 80, 81.3, 99.9, 100)
DIGITS = tuple(range(10))
ROUNDS = (1, 2, 8, 11, 12)
PEOPLE = ("Anna", "Enzo", "Bob", "Max", "Hans", "Ida", "Oskar", "Ute")
FILES = ("anna.json", "/home/anna/8.json")
DECIMAL_SIGN = {"en": ".", "de": ",", "it": ","}


def _joined_words(words: Sequence[str]) -> Callable[[Catalogue], Values]:
    """One word, two and three, joined as the code joins them."""

    def join(catalogue: Catalogue) -> Values:
        say = catalogue.say
        two = [say("and", first=words[one], last=words[one + 1]) for one in range(len(words) - 1)]
        return [words[0], words[1], *two, say("and", first=", ".join(words[:2]), last=words[2])]

    return join


def comma_lists(*words: str) -> Values:
    return [words[0], ", ".join(words[:2]), ", ".join(words)]


def messages_named(*prefixes: str, part: str = "") -> Callable[[Catalogue], Values]:
    """Names that are messages themselves, as a coach's "@slot-tens.in" is."""

    def find(catalogue: Catalogue) -> Values:
        whole = [f"{one}.{part}" if part else one for one in catalogue.ids if one.startswith(prefixes)]
        words = [catalogue.say(one) for one in whole if one in catalogue.say]
        # One for each first letter, of which grammar may depend.
        return list({word[0]: word for word in words}.values())

    return find


def decimal_numbers(*numbers: str) -> Callable[[Catalogue], Values]:
    """Numbers that the code has already written in the reader's language."""
    return lambda catalogue: [number.replace(".", DECIMAL_SIGN[catalogue.say.lang]) for number in numbers]


def percentages(catalogue: Catalogue) -> Values:
    return [catalogue.say("web-percent", number=number) for number in ("0", "1", "8", "11", "80")]


def _game_titles(catalogue: Catalogue) -> Values:
    return [text_for(catalogue.say.lang, game)("title") for game in all_games()]


NAMES = _joined_words(PEOPLE)


def several_names(catalogue: Catalogue) -> Values:
    return NAMES(catalogue)[2:]


BY_NAME: Mapping[str, Source] = {
    **dict.fromkeys(("name", "seat"), PEOPLE),
    **dict.fromkeys(("to", "other"), PEOPLE[1:]),
    **dict.fromkeys(
        ("count", "points", "total", "amount", "steps", "years", "seconds", "actions", "ahead", "deals"),
        NUMBERS,
    ),
    **dict.fromkeys(
        ("findings", "games", "many", "limit", "most", "others", "more", "tables", "written"), NUMBERS
    ),
    **dict.fromkeys(
        ("records", "given", "done", "all", "least", "longest", "lines", "moment", "move", "last"), NUMBERS
    ),
    **dict.fromkeys(("round", "rounds"), ROUNDS),
    **dict.fromkeys(
        ("left", "page", "pages", "number", "entry", "minutes", "here", "step", "target", "less", "best"),
        POSITIVE,
    ),
    **dict.fromkeys(("percent", "chance", "second", "even"), PERCENTAGES),
    **dict.fromkeys(("low", "high"), decimal_numbers("1.5", "8", "80.5")),
    "names": NAMES,
    "game": _game_titles,
    "title": _game_titles,
    "file": FILES,
    "folder": ("/home/anna/games",),
    "address": ("http://192.168.1.20:8017",),
    "addresses": comma_lists("http://192.168.1.20:8017", "http://10.0.0.8:8017"),
    "rank": (1, 2, 3, 8, 11),
    "players": (3, 4, 5),
    "seats": (2, 3, 4, 6, 8, 11),
    "level": messages_named("level-"),
    "reaction": messages_named("web-react-wave", "web-react-clap"),
    "sheet": messages_named("sheet-rulebook", "sheet-aid"),
}
"""What a variable of this name holds in every message but those of `IN_ONE_MESSAGE`."""

TECHNICAL = frozenset(
    word
    for line in (
        "store contents",
        "about action after argument asked before bids boards bot chances code command commands",
        "commitment detail digits error field first found four from key known lang levels",
        "line market now option outcome part parts port seed setting sheet table three typed usual value",
        "values version why words",
    )
    for word in line.split()
)
"""Variables that hold a technical text or a phrase: one value, in code letters, is enough."""

IN_ONE_MESSAGE: Mapping[str, Mapping[str, Source]] = {
    "and": {"first": ("Bob", "Bob, Max"), "last": PEOPLE},
    "review-from-to": {"first": (0, 1, 8, 80), "last": (0, 1, 8, 80)},
    "error-bad-options-seats": {"least": (2, 3), "most": (4, 6, 8)},
    "error-too-large-size": {"kilobytes": (64, 256)},
    "error-too-large-record": {"actions": (8000,)},
    "players": {"least": (2, 3), "most": (4, 6, 8)},
    "cli-seats": {"least": (2, 3), "most": (4, 6, 8)},
    "menu-who": {"least": (2, 3), "most": (4, 6, 8)},
    "menu-who-people": {"least": (2, 3), "most": (4, 6, 8)},
    "lab-who": {
        "kind": ("turn-order", "team", "seat"),
        "number": tuple(range(1, 9)),
        "label": ("Anna",),
    },
    "lab-told-rulebook": {"who": ("Anna",), "share": percentages, "half": decimal_numbers("0.2", "1", "8.5")},
    "lab-told-fair": {"points": decimal_numbers("0.2", "1", "8.5")},
    "lab-told-team": {"share": percentages, "half": decimal_numbers("0.2", "1", "8.5")},
    "lab-told-team-same": {"points": decimal_numbers("0.2", "1", "8.5")},
    "lab-told-team-changed": {
        "now": percentages,
        "half": decimal_numbers("0.2", "1", "8.5"),
        "before": percentages,
    },
    "lab-told-value": {
        "what": ("Hotel",),
        "points": decimal_numbers("0.2", "1", "8.5"),
        "more": ("yes", "no"),
    },
    "lab-told-wins": {
        "who": ("Anna",),
        "now": percentages,
        "half": decimal_numbers("0.2", "1", "8.5"),
        "before": percentages,
    },
    "lab-report-changed": {"fair": ("more", "less", "same")},
    "lab-report-alike": {"count": SEVERAL, "share": (80,)},
    "lab-report-value-changed": {"more": ("yes", "no")},
    "lab-report-team-changed": {"more": ("yes", "no")},
    "lab-report-restricted": {"more": ("yes", "no")},
    "lab-turn-order": {"number": tuple(range(1, 9))},
    "lab-rank": {"number": tuple(range(1, 9))},
    "lab-wrong-seats": {"least": (2, 3), "most": (4, 6, 8)},
    "error-bad-name-length": {"longest": (24,)},
    "cli-name": {"most": (24,)},
    "cli-new-game-name": {"longest": (24,)},
    "web-are-away": {"count": SEVERAL},
    "class-list-too-many": {"count": (61, 80, 81)},
    "web-lesson-progress": {"all": (2, 5, 8, 11)},
    "ladder-so-far": {"all": SEVERAL},
    "ladder-head": {"games": SEVERAL},
    "ladder-head-team": {"games": SEVERAL},
    "ladder-cut": {"all": SEVERAL},
    "cli-solve-nothing": {"games": _game_titles},
    "web-review-way": {"from": percentages, "to": percentages},
    "web-review-swing": {"before": percentages, "after": percentages},
    "web-percent": {"number": decimal_numbers("0", "1", "8.5", "80")},
    "ladder-percent": {"value": decimal_numbers("8.5", "80.0")},
    "ladder-interval": {"value": decimal_numbers("1500", "8.5")},
}
"""What a variable holds in one message only."""


def values_of(message_id: str, variable: str, catalogue: Catalogue) -> Values:
    """The values to try for one variable of one message: numbers and names if it is not listed here."""
    own = _module_of_game(catalogue.game)
    places: tuple[Mapping[str, Source], ...] = (
        {} if own is None else own.VALUES_BY_MESSAGE.get(message_id, {}),
        IN_ONE_MESSAGE.get(message_id, {}),
        {} if own is None else own.VALUES,
        BY_NAME,
    )
    source = next((place[variable] for place in places if variable in place), None)
    if source is None:
        source = () if variable in TECHNICAL else (*NUMBERS, "Anna", "Bob")
    return (source(catalogue) if callable(source) else source) or (f"<{variable}>",)


def _module_of_game(folder: str) -> Any:
    """A game's `tests/message_values.py`: what variables hold in its messages, and in one of them only."""
    name = f"thirdplace.games.{folder}.tests.message_values"
    return import_module(name) if folder and find_spec(name) is not None else None
