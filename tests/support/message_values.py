"""Values for the variables of messages, chosen so that every grammatical case comes up.

A variable's name says what it holds (`count` is a number, `name` a player), in all messages but those listed
in `IN_ONE_MESSAGE`. Where the code formats a number itself, a text is passed.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from thirdplace.core.registry import all_games
from thirdplace.text import Text, text_for

__all__ = ["Catalogue", "Source", "Value", "messages_named", "values_of"]

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
PLACES = ("Auckland", "Ōamaru", "Invercargill", "Wellington", "Arthur’s Pass", "Te Hāpua", "Ellesmere")
RACE_CARDS = ("Auckland 1840", "Ōamaru 1882", "Invercargill 1931", "Arthur’s Pass 1923", "Napier 1931")
YEARS = ("1808", "1811", "1840", "1931", "1980")
FILES = ("anna.json", "/home/anna/8.json")
DECIMAL_SIGN = {"en": ".", "de": ",", "it": ","}


def _joined_words(words: Sequence[str]) -> Callable[[Catalogue], Values]:
    """One word, two and three, joined as the code joins them."""

    def join(catalogue: Catalogue) -> Values:
        say = catalogue.say
        two = [say("and", first=words[one], last=words[one + 1]) for one in range(len(words) - 1)]
        return [words[0], words[1], *two, say("and", first=", ".join(words[:2]), last=words[2])]

    return join


def _comma_lists(*words: str) -> Values:
    return [words[0], ", ".join(words[:2]), ", ".join(words)]


def messages_named(*prefixes: str, part: str = "") -> Callable[[Catalogue], Values]:
    """Names that are messages themselves, as a coach's "@slot-tens.in" is."""

    def find(catalogue: Catalogue) -> Values:
        whole = [f"{one}.{part}" if part else one for one in catalogue.ids if one.startswith(prefixes)]
        words = [catalogue.say(one) for one in whole if one in catalogue.say]
        # One for each first letter, of which grammar may depend.
        return list({word[0]: word for word in words}.values())

    return find


def _decimal_numbers(*numbers: str) -> Callable[[Catalogue], Values]:
    """Numbers that the code has already written in the reader's language."""
    return lambda catalogue: [number.replace(".", DECIMAL_SIGN[catalogue.say.lang]) for number in numbers]


def _percentages(catalogue: Catalogue) -> Values:
    return [catalogue.say("web-percent", number=number) for number in ("0", "1", "8", "11", "80")]


def _game_titles(catalogue: Catalogue) -> Values:
    return [text_for(catalogue.say.lang, game)("title") for game in all_games()]


SLOTS = messages_named("slot-", part="in")
BID_CARDS = messages_named("card-")
CATEGORIES = messages_named("category-")
NAMES = _joined_words(PEOPLE)


def _several_names(catalogue: Catalogue) -> Values:
    return NAMES(catalogue)[2:]


BY_NAME: Mapping[str, Source] = {
    **dict.fromkeys(("name", "leader", "next", "giver", "taker", "seat"), PEOPLE),
    **dict.fromkeys(
        ("count", "tokens", "points", "total", "received", "paid", "amount", "steps", "years", "seconds"),
        NUMBERS,
    ),
    **dict.fromkeys(
        ("actions", "ahead", "bid", "box", "deals", "findings", "games", "lead", "many"), NUMBERS
    ),
    **dict.fromkeys(
        ("limit", "most", "others", "price", "printed", "rival", "worth", "more", "tables", "written"),
        NUMBERS,
    ),
    **dict.fromkeys(
        ("records", "given", "done", "all", "least", "longest", "lines", "places", "moment", "move", "last"),
        NUMBERS,
    ),
    **dict.fromkeys(("digit", "better", "wanted"), DIGITS),
    **dict.fromkeys(("round", "rounds", "planned"), ROUNDS),
    **dict.fromkeys(
        (
            "left",
            "rolls",
            "page",
            "pages",
            "number",
            "entry",
            "minutes",
            "here",
            "step",
            "target",
            "less",
            "best",
        ),
        POSITIVE,
    ),
    **dict.fromkeys(("percent", "chance", "second", "even"), PERCENTAGES),
    **dict.fromkeys(("low", "high"), _decimal_numbers("1.5", "8", "80.5")),
    "place": PLACES,
    "year": YEARS,
    "names": NAMES,
    "card": RACE_CARDS,
    "give": RACE_CARDS,
    "take": tuple(reversed(RACE_CARDS)),
    "one": RACE_CARDS,
    "category": CATEGORIES,
    "game": _game_titles,
    "title": _game_titles,
    "slot": SLOTS,
    "room": SLOTS,
    "often": messages_named("often-"),
    "file": FILES,
    "folder": ("/home/anna/games",),
    "address": ("http://192.168.1.20:8017",),
    "addresses": _comma_lists("http://192.168.1.20:8017", "http://10.0.0.8:8017"),
    "rank": (1, 2, 3, 8, 11),
    "players": (3, 4, 5),
    "seats": (2, 3, 4, 6, 8, 11),
    "sides": (6, 10),
    "speed": (0.5, 1, 1.5, 2),
    "token": (0, 0.4, 1, 1.5, 2),
    "project": (0, 5),
    "set": (0, 1, 2, 10),
    "goal": messages_named("goal-highest", "goal-lowest"),
    "level": messages_named("level-"),
    "reaction": messages_named("web-react-wave", "web-react-clap"),
    "then": ("pass", "ask"),
    "asked": ("choose", "bid"),
    "event": ("Hone Heke",),
    "action": messages_named("coach-pass", "coach-roll", "coach-skip"),
    "sheet": messages_named("sheet-rulebook", "sheet-aid"),
    "to": PEOPLE[1:],
    "other": PEOPLE[1:],
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
    "error-bad-options-lead_years": {"least": (0,), "most": (100,)},
    "error-bad-options-day_cards": {"least": (1,), "most": (5, 8, 11)},
    "error-bad-options-late_cards": {"least": (0,), "most": (2, 5)},
    "error-bad-options-start_year": {"least": ("1800",), "most": YEARS},
    "error-too-large-size": {"kilobytes": (64, 256)},
    "error-too-large-record": {"actions": (8000,)},
    "players": {"least": (2, 3), "most": (4, 6, 8)},
    "cli-seats": {"least": (2, 3), "most": (4, 6, 8)},
    "menu-who": {"least": (2, 3), "most": (4, 6, 8)},
    "menu-who-people": {"least": (2, 3), "most": (4, 6, 8)},
    "error-bad-name-length": {"longest": (24,)},
    "cli-name": {"most": (24,)},
    "cli-new-game-name": {"longest": (24,)},
    "race-map": {"places": (44,), "lines": (74,)},
    "own-bad-many": {"count": SEVERAL, "most": (6,)},
    "paper-aid-bid": {"tokens": (5,)},
    "paper-aid-empty": {"tokens": (2, 5)},
    "pad-tokens": {"tokens": (140, 180), "box": (130,)},
    "refused-projects": {"count": (3, 4, 5, 6)},
    "web-are-away": {"count": SEVERAL},
    "please-class-go-on-away": {"count": POSITIVE},
    "please-class-go-on": {"count": POSITIVE},
    "class-list-too-many": {"count": (61, 80, 81)},
    "web-timer-spoken-fewer": {"step": (2, 5, 10, 20)},
    "web-lesson-progress": {"all": (2, 5, 8, 11)},
    "ladder-so-far": {"all": SEVERAL},
    "ladder-head": {"games": SEVERAL},
    "ladder-head-team": {"games": SEVERAL},
    "ladder-cut": {"all": SEVERAL},
    "tie": {"names": _several_names},
    "bid-pad-equal": {"names": _several_names},
    "please-best-several-highest": {"count": SEVERAL},
    "please-best-several-lowest": {"count": SEVERAL},
    "please-best-several-target": {"count": SEVERAL},
    "please-won-many": {"count": SEVERAL},
    "told-discarded": {"cards": BID_CARDS},
    "pad-card-two": {"other": PEOPLE[1:]},
    "pad-bids": {"other": PEOPLE[1:]},
    "told-late": {"cards": _comma_lists(*RACE_CARDS)},
    "race-now": {"cards": _comma_lists(*RACE_CARDS)},
    "race-won-text": {"cards": (8, 12, 16)},
    "won": {"cards": (8, 12, 16)},
    "lost": {"cards": (8, 12, 16)},
    "race-glance": {"count": (8, 12, 16)},
    "race-agenda-done": {"all": (8, 12, 16)},
    "race-told-pace": {"pace": ("slower", "faster", "agreed")},
    "paper-deal-for": {"players": (2, 3, 4)},
    "bid-wait-pick": {"rank": (1, 2, 3, 4, 5, 6)},
    "refused-card-players": {"players": (3, 4, 5, 6)},
    "ask-pass-choose": {"rank": (1, 2, 3, 4, 5)},
    "headline": {"cards": (0, 1, 2, 8, 11, 21)},
    "told-round": {"market": _comma_lists("Hotel", "Opera")},
    "cli-solve-nothing": {"games": _game_titles},
    "please-end-text": {"rounds": (0, 1, 2, 8, 11)},
    "told-ended": {"rounds": (0, 1, 2, 8, 11)},
    "please-podium-place": {"place": (1, 2, 3)},
    "please-pad-told": {"points": _comma_lists("Anna 5", "Enzo 3")},
    "please-rolled": {"digit": messages_named("please-digit-")},
    "please-write": {"worth": (0, 1, 8, 80, 800, 1000)},
    "please-class-desk-shown": {"step": messages_named("please-class-step-")},
    "pad-project-two": {"project": CATEGORIES, "other": PEOPLE[1:]},
    "pad-short": {"places": (3, 4, 5, 6, 7)},
    "pad-long": {"places": (3, 4, 5, 6, 7)},
    "pad-rolls": {"rolls": (3, 4, 5, 8)},
    "web-review-way": {"from": _percentages, "to": _percentages},
    "web-review-swing": {"before": _percentages, "after": _percentages},
    "web-percent": {"number": _decimal_numbers("0", "1", "8.5", "80")},
    "solved-percent": {"percent": _decimal_numbers("0.1", "1.5", "80.0")},
    "solved-against": {"chance": _percentages},
    "solved-exploitability": {"points": _decimal_numbers("0.008", "1.500")},
    "ladder-percent": {"value": _decimal_numbers("8.5", "80.0")},
    "ladder-interval": {"value": _decimal_numbers("1500", "8.5")},
    "told-rolled": {"value": DIGITS},
    "told-wrote": {"value": DIGITS},
    "ask-write": {"value": DIGITS},
    "paper-book-nth": {"roll": (1, 2, 3, 4, 5)},
    "sheet-lesson-together": {"digits": ("1, 8, 4, 2",)},
    "paper-aid-market": {"three": (2,), "four": (3,), "more": (4,)},
}
"""What a variable holds in one message only."""


def values_of(message_id: str, variable: str, catalogue: Catalogue) -> Values:
    """The values to try for one variable of one message: numbers and names if it is not listed here."""
    places = (IN_ONE_MESSAGE.get(message_id, {}), _values_of_game(catalogue.game), BY_NAME)
    source = next((place[variable] for place in places if variable in place), None)
    if source is None:
        source = () if variable in TECHNICAL else (*NUMBERS, "Anna", "Bob")
    return (source(catalogue) if callable(source) else source) or (f"<{variable}>",)


def _values_of_game(folder: str) -> Mapping[str, Source]:
    """What variables hold in the messages of one game: `VALUES` in its `tests/message_values.py`."""
    name = f"thirdplace.games.{folder}.tests.message_values"
    if not folder or find_spec(name) is None:
        return {}
    values: Mapping[str, Source] = import_module(name).VALUES
    return values
