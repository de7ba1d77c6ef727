"""Checks the names of people: they must be safe to show to strangers, children included.

A name keeps to UTS 39's level "highly restrictive", is shown as it was checked, and is taken for
no other name at the table.
"""

import re
from collections.abc import Collection
from unicodedata import category, combining, digit, normalize

from thirdplace.core.errors import Refused
from thirdplace.core.player_names.alphabets import (
    ACCENT,
    DIGIT,
    EMOJI_MODIFIER,
    MARK,
    NAME_PATTERN,
    SEPARATOR,
    kind_of,
    script_of,
)
from thirdplace.core.player_names.lookalikes import look_alike, skeleton

__all__ = ["MAX_NAME_LENGTH", "check_name", "check_names", "is_spare_name", "spare_name"]

MAX_NAME_LENGTH = 24
"""Characters as people see them: marks and accents are part of their letters."""
MAX_CODE_POINTS = 6 * MAX_NAME_LENGTH
"""Unicode's, with all the marks on the letters."""

ALLOWED_SCRIPT_MIXTURES = (
    {"Latin", "Han", "Hiragana", "Katakana"},
    {"Latin", "Han", "Bopomofo"},
    {"Latin", "Han", "Hangul"},
)
SPACES = re.compile("[ \u00a0\u3000]+")
JOINERS = "\u200c\u200d"
VIRAMA_CLASS = 9  # the combining class of signs that silence a vowel
# How computer players are called in saved games, and seats in a match without names.
RESERVED_NAME = re.compile("(bot|seat)[lo2-9]+")


SPARE_NAME = re.compile(r"Seat \d+")


def spare_name(seat: int) -> str:
    """What a seat is called on which nobody sits. No person can have such a name."""
    return f"Seat {seat}"


def is_spare_name(name: str) -> bool:
    return SPARE_NAME.fullmatch(name) is not None


def check_name(name: str, others: Collection[str]) -> str:
    """The name as it will be shown, beside these others. Raises Refused("bad-name")."""
    if len(name) > MAX_CODE_POINTS:
        raise _bad_name(f"1-{MAX_NAME_LENGTH}", "length", name)
    name = _normalize_name(name)
    parts = "".join(kind_of(character) for character in name)
    _check_characters(name, parts)
    _check_mixture(name, parts)
    if RESERVED_NAME.fullmatch(_without_accents_and_emoji(skeleton(name)).lower()):
        raise _bad_name(name, "reserved", name)
    for other in others:
        if look_alike(name, other):
            raise _bad_name(f"= {other}", "taken", other)
    return name


def _bad_name(detail: str, sentence: str, name: str) -> Refused:
    shown = "".join(character for character in name if character.isprintable())[:MAX_NAME_LENGTH]
    return Refused("bad-name", f"name: {detail}", sentence=sentence, name=shown, longest=str(MAX_NAME_LENGTH))


def _without_accents_and_emoji(text: str) -> str:
    """Letters and digits alone."""
    return "".join(character for character in text if category(character)[0] in "LN")


def _normalize_name(name: str) -> str:
    """Spell names that look the same in the same way."""
    name = SPACES.sub(" ", normalize("NFC", name)).strip(" ")
    around = zip(f" {name}", name, f"{name} "[1:], strict=False)
    return normalize(
        "NFC", "".join(c for before, c, after in around if not _is_spelling_joiner(before, c, after))
    )


def _is_spelling_joiner(before: str, character: str, after: str) -> bool:
    """Is it a joiner that Indic or Arabic spelling requires? It is left out, because it is invisible."""
    if character not in JOINERS or category(after) != "Lo":
        return False
    return combining(before) == VIRAMA_CLASS or script_of(before) == script_of(after) == "Arabic"


def _check_characters(name: str, parts: str) -> None:
    """Refuse characters that names are not made of, wrong combinations, and names that are too long."""
    seen = sum(part not in (ACCENT, MARK, EMOJI_MODIFIER) for part in parts)
    if not 1 <= seen <= MAX_NAME_LENGTH or set(parts) == {SEPARATOR}:
        raise _bad_name(f"1-{MAX_NAME_LENGTH}", "length" if seen > MAX_NAME_LENGTH else "empty", name)
    fitting = NAME_PATTERN.match(parts)
    stop = fitting.end() if fitting else 0
    doubled = next(
        (i for i in range(1, len(name)) if name[i - 1] == name[i] and parts[i] in (ACCENT, MARK)), stop
    )
    if min(stop, doubled) < len(name):
        raise _bad_name(f"U+{ord(name[min(stop, doubled)]):04X}", "character", name)


def _check_mixture(name: str, parts: str) -> None:
    """Scripts that people write together; digits of one kind."""
    scripts = {script_of(character) for character in name} - {""}
    if len(scripts) > 1 and not any(scripts <= mixture for mixture in ALLOWED_SCRIPT_MIXTURES):
        raise _bad_name(" + ".join(sorted(scripts)), "scripts", name)
    zeros = {ord(c) - digit(c) for c, part in zip(name, parts, strict=True) if part == DIGIT}
    if len(zeros) > 1:
        raise _bad_name("0-9", "scripts", name)


def check_names(names: list[str], seats: int) -> list[str]:
    """Names as people may see them: short, printable, one for each seat.

    Args:
        names: One for each seat.
        seats: How many seats there are.

    Raises:
        Refused: `bad-options`, if they are not.
    """
    if len(names) != seats:
        raise Refused("bad-options", f"names: {seats}")
    for name in names:
        if not _has_allowed_length(name) or not name.isprintable() or name != name.strip():
            raise Refused("bad-options", f"names: 1-{MAX_NAME_LENGTH} printable characters")
    if len(set(names)) < len(names):
        raise Refused("bad-options", "names: all different")
    return list(names)


def _has_allowed_length(name: str) -> bool:
    """Counted as people see it: marks and accents are part of their letters."""
    if name.isascii():
        return 0 < len(name) <= MAX_NAME_LENGTH
    seen = sum(kind_of(character) not in (ACCENT, MARK, EMOJI_MODIFIER) for character in name)
    return 0 < seen <= MAX_NAME_LENGTH and len(name) <= MAX_CODE_POINTS
