"""What people read: the Fluent catalogues of thirdplace and of each game, in three languages.

Common text is in thirdplace/locale/<lang>.ftl. A game's is in its own locale folder:
<lang>.ftl, and further files beside it (<lang>.cards.ftl, ...). Rules pages (<lang>.rules.ftl)
are read only when someone wants to read them, and what the browser says (<lang>.web.ftl) only by the browser.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message, Resource

from thirdplace import LANGUAGES
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.parts.pad import Impossible
from thirdplace.core.parts.reason_text import in_words
from thirdplace.core.records.record import WrongRecord

__all__ = [
    "LANGUAGES",
    "Text",
    "catalogue_files",
    "explain",
    "players_in_words",
    "rules_page_ids",
    "source_for_browser",
    "text_for",
]

MAX_DETAIL_LENGTH = 200
MIN_GROUPED = 10_000
"""From here on thousands stand apart. A number of four digits is written together, as in running text."""
DETAIL_IS_A_NAME = frozenset(("unknown-game", "unknown-sheet", "wrong-host", "wrong-origin", "no-coach"))
"""Codes whose detail reads the same in every language."""
LOCALES = {"en": "en-GB", "de": "de-DE", "it": "it-IT"}


def _initial(word: object) -> Any:
    """`INITIAL($name)` in a message: the first letter, small and without an accent. Italian: Ida ed Enzo."""
    return normalize("NFD", str(word))[:1].lower()


def _join_four_digits(value: Any) -> Any:
    """6452, but 10,000."""
    if isinstance(value, int | float) and MIN_GROUPED / 10 <= abs(value) < MIN_GROUPED:
        return fluent_number(value, useGrouping=False)
    return value


class Text:
    """Says things in one language. Years and other plain numbers are passed as strings.

    `thirdplace.text_for` makes one. `message_id in text` tells whether it has a message.

    Example:
        >>> from thirdplace import find_game, text_for
        >>> say = text_for("it", find_game("places-bid"))
        >>> say("title"), say.lang
        ('PLACES Bid', 'it')
        >>> "no-such-message" in say
        False
    """

    def __init__(self, lang: str, resources: list[Resource]) -> None:
        self.lang = lang
        functions: dict[str, Any] = {"INITIAL": _initial}
        self._bundle = FluentBundle([LOCALES[lang]], functions=functions, use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource)

    def __call__(self, message_id: str, /, **arguments: Any) -> str:
        """The message, or with `id.attribute` one of its attributes.

        Args:
            message_id: Of the message, in the Fluent files of thirdplace or of the game.
            arguments: What fills the message's gaps.

        Raises:
            LookupError: There is no such message.
        """
        name, _, attribute = message_id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(message_id)
        written = {name: _join_four_digits(value) for name, value in arguments.items()}
        said, errors = self._bundle.format_pattern(pattern, written)
        if errors:
            raise errors[0]
        return str(said)

    def __contains__(self, message_id: str) -> bool:
        name, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes


@cache
def text_for(lang: str, game: Game | None = None, *, rules: bool = False) -> Text:
    """All text of one language.

    Args:
        lang: One of `thirdplace.LANGUAGES`.
        game: With this game's own text.
        rules: With the text of its rules page as well.

    Example:
        >>> from thirdplace import find_game, text_for
        >>> text_for("de", find_game("places-bid"))("error-not-your-turn")
        'Du bist nicht am Zug.'
    """
    resources = [_read_resource(path) for path in catalogue_files(lang, game, rules=rules)]
    if game is not None:  # what comes first counts: a game without a title must not break a list of all games
        resources.append(FluentResource(f'title = {game.id}\nsummary = {{ "" }}\n'))
    return Text(lang, resources)


def catalogue_files(lang: str, game: Game | None = None, *, rules: bool = False) -> list[Traversable]:
    """The files a language's text is made from."""
    common = files("thirdplace") / "locale"
    found = [
        common / f"{lang}{part}.ftl"
        for part in ("", ".terminal", ".luck", ".refusals", ".admin", ".lab", ".report", ".agents")
    ]
    if game is not None:
        found += _game_catalogue_files(lang, game)
    found = [path for path in found if not path.name.endswith(".web.ftl")]
    return [path for path in found if rules or not path.name.endswith(".rules.ftl")]


def _game_catalogue_files(lang: str, game: Game) -> list[Traversable]:
    folder = files(game.package) / "locale"
    paths = folder.iterdir() if folder.is_dir() else ()
    own = (path for path in paths if path.name.startswith(f"{lang}.") and path.name.endswith(".ftl"))
    return sorted(own, key=lambda path: path.name)


@cache
def source_for_browser(lang: str, game: Game) -> str:
    """The Fluent source of a game's own text: all files but those that only the press prints."""
    paths = [path for path in _game_catalogue_files(lang, game) if not path.name.endswith(".paper.ftl")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def rules_page_ids(lang: str, game: Game) -> Iterator[str]:
    """The ids of the rules page's messages in reading order; none if the game has no such page."""
    if not game.brings("rules_page"):
        return
    body = _read_resource(files(game.package) / "locale" / f"{lang}.rules.ftl").body
    yield from (entry.id.name for entry in body if isinstance(entry, Message))


@cache
def _refusal_text(lang: str, game: Game) -> Text:
    """All of a game's text takes a quarter of a second to read: too long for a server that only says no."""
    found = [path for path in _game_catalogue_files(lang, game) if "refusals" in path.name]
    return Text(lang, [_read_resource(path) for path in found])


def _read_resource(path: Traversable) -> Resource:
    return _parse_once(path.read_text(encoding="utf-8"))


@cache
def _parse_once(source: str) -> Resource:
    """Parsing takes long, and the text of every game holds the common files as well."""
    return FluentResource(source)


def explain(say: Text, refused: Refused) -> str:
    """A refusal as a sentence, in the words of the game that has refused; of a record, what does not hold.

    Args:
        say: Text in the reader's language, of the game if there is one.
        refused: The refusal.

    Example:
        >>> from thirdplace import Refused, explain, find_game, text_for
        >>> explain(text_for("en", find_game("places-bid")), Refused("not-your-turn"))
        'It is not your turn.'
    """
    if isinstance(refused, Impossible) and refused.game is not None:
        say = text_for(say.lang, refused.game)
    if isinstance(refused, WrongRecord) and refused.number is None:
        known = f"record-{refused.detail.partition(':')[0]}"
        return (
            say(known, **refused.arguments)
            if known in say
            else _with_detail(say("record-broken"), say.lang, refused)
        )
    if isinstance(refused, Impossible) and refused.reason.id in say:
        return in_words(refused.reason, say, ())
    sentence = _make_sentence(_choose_text(say, refused), refused)
    if isinstance(refused, WrongRecord):
        return say("record-action", number=str(refused.number), error=sentence)
    return sentence


def _choose_text(say: Text, refused: Refused) -> Text:
    if refused.game is None:
        return say
    own = _refusal_text(say.lang, refused.game)
    if refused.code in refused.game.refusals or _own_sentence_id(refused)[0] in own:
        return own
    return say if f"error-{refused.code}" in say else text_for(say.lang, refused.game)


def _make_sentence(say: Text, refused: Refused) -> str:
    own, arguments = _own_sentence_id(refused)
    if own in say:
        return say(own, **arguments)
    # A game from elsewhere may lack a sentence (conformance complains): its code says more than nothing.
    sentence = say(f"error-{refused.code}") if f"error-{refused.code}" in say else refused.code
    return _with_detail(sentence, say.lang, refused)


def _with_detail(sentence: str, lang: str, refused: Refused) -> str:
    """Add the detail in brackets, for people who write programs. It is English, or only a name."""
    if not refused.detail or (lang != "en" and refused.code not in DETAIL_IS_A_NAME):
        return sentence
    return f"{sentence} ({refused.detail[:MAX_DETAIL_LENGTH]})"


def _own_sentence_id(refused: Refused) -> tuple[str, dict[str, str | int]]:
    """The id of the sentence for just this refusal: a detail in brackets tells people little.

    Without a name for it, the field that the detail begins with takes its place: "onlookers: off".
    """
    field, _, value = refused.detail.partition(": ")
    if refused.sentence:
        return f"error-{refused.code}-{refused.sentence}", refused.arguments
    return f"error-{refused.code}-{field}", {"value": value, **refused.arguments}


def players_in_words(game: Game, say: Text) -> str:
    """How many can play."""
    if "players-own" in say:
        return say("players-own")
    return say("players", least=game.seats.start, most=game.seats.stop - 1)
