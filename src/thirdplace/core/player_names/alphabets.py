"""What names may be made of: letters, marks and digits of the scripts in everyday use, and emoji.

Which characters exist, and of what sort they are, is what Python's `unicodedata` knows. It does not
know scripts, so these are told by where a character stands.
"""

import re
from bisect import bisect_right
from unicodedata import category, decomposition

__all__ = ["ACCENT", "DIGIT", "EMOJI_MODIFIER", "MARK", "NAME_PATTERN", "SEPARATOR", "kind_of", "script_of"]

# The scripts that UTS 31 recommends, by code points from and to. (What is in limited use, from Cherokee
# to Tifinagh, would need more of lookalikes.py.)
SCRIPTS: dict[str, tuple[tuple[int, int], ...]] = {
    "Latin": (
        (0x41, 0x5A),
        (0x61, 0x7A),
        (0xC0, 0x1BF),  # not the clicks that follow: they look like strokes
        (0x1CD, 0x24F),
        *((ord(letter), ord(letter)) for letter in "ɓɔɖɗəɛɣɩɲʋ"),  # the capitals are among those above
        (0x1E00, 0x1EFF),
        (0xFF21, 0xFF3A),  # full width
        (0xFF41, 0xFF5A),
    ),
    "Greek": ((0x386, 0x3CE), (0x1F00, 0x1FFC)),
    "Cyrillic": ((0x400, 0x481), (0x48A, 0x52F)),
    "Armenian": ((0x531, 0x556), (0x561, 0x587)),
    "Hebrew": ((0x5B0, 0x5C7), (0x5D0, 0x5F2)),
    "Arabic": ((0x620, 0x63F), (0x641, 0x669), (0x66E, 0x6D5), (0x6EE, 0x6FF), (0x750, 0x77F)),
    "Thaana": ((0x780, 0x7B1),),
    "Devanagari": ((0x900, 0x97F),),
    "Bengali": ((0x980, 0x9FF),),
    "Gurmukhi": ((0xA00, 0xA7F),),
    "Gujarati": ((0xA80, 0xAFF),),
    "Odia": ((0xB00, 0xB7F),),
    "Tamil": ((0xB80, 0xBFF),),
    "Telugu": ((0xC00, 0xC7F),),
    "Kannada": ((0xC80, 0xCFF),),
    "Malayalam": ((0xD00, 0xD7F),),
    "Sinhala": ((0xD80, 0xDFF),),
    "Thai": ((0xE00, 0xE7F),),
    "Lao": ((0xE80, 0xEFF),),
    "Tibetan": ((0xF00, 0xFFF),),
    "Myanmar": ((0x1000, 0x109F),),
    "Georgian": ((0x10D0, 0x10FF), (0x1C90, 0x1CBF)),
    "Ethiopic": ((0x1200, 0x139F),),
    "Khmer": ((0x1780, 0x17B3), (0x17B6, 0x17E9)),  # between them: two vowels that nobody sees
    "Hangul": ((0xAC00, 0xD7A3),),
    "Hiragana": ((0x3041, 0x3096), (0x309D, 0x309E)),
    "Katakana": ((0x30A1, 0x30FA), (0x30FC, 0x30FE)),
    "Bopomofo": ((0x3105, 0x312F), (0x31A0, 0x31BF)),
    "Han": ((0x3005, 0x3007), (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0x20000, 0x323AF)),
}
SCRIPTS_WITH_ACCENTS = ("Latin", "Greek", "Cyrillic")
COMBINING_ACCENTS = range(0x300, 0x332)  # beyond: lines under and through letters, and the invisible joiner
DIGITS = range(0x30, 0x3A)
WIDE_DIGITS = range(0xFF10, 0xFF1A)
UNDIVIDED_LETTERS = "ำຳև"  # one letter, though Unicode calls it compatible with two
SEPARATOR_CHARACTERS = (
    " .-'’ʻʼ·・׳་"  # also the dots and apostrophes of Catalan, Japanese, Hebrew and Tibetan
)

EMOJI_RANGES = (
    (0x1F300, 0x1F3FA),
    (0x1F400, 0x1F64F),
    (0x1F680, 0x1F6FF),
    (0x1F900, 0x1F9FF),
    (0x1FA70, 0x1FAFF),
)
OLDER_EMOJI = "☀☁☃☕☘⚓⚡⚽⚾⛄⛵✈✨❄❤⭐"
SKIN_TONES = range(0x1F3FB, 0x1F400)
EMOJI_STYLE = 0xFE0F

# What part a character may take in a name, as one letter; and the names that can be made of them.
# Two accents are enough for Vietnamese and Yoruba, four marks for Hebrew, Tibetan and Burmese.
ALPHABETIC, ACCENT, LETTER, MARK, DIGIT, EMOJI, EMOJI_MODIFIER, SEPARATOR, NOT_ALLOWED = "aALMDEdB-"
NAME_PATTERN = re.compile("(aA{0,2}|LM{0,4}|D|Ed?|B)+")
KIND_BY_CATEGORY = {
    "Nd": DIGIT,
    "Nl": LETTER,
    "Mn": MARK,
    "Mc": MARK,
    **dict.fromkeys(("Lu", "Ll", "Lo", "Lm"), LETTER),
}


_RANGES = sorted((first, last, name) for name, ranges in SCRIPTS.items() for first, last in ranges)
_FIRSTS = [first for first, _, _ in _RANGES]


def script_of(character: str) -> str:
    """The script that a letter, mark or digit belongs to, "" if it is none of ours."""
    before = bisect_right(_FIRSTS, ord(character))
    if not before:
        return ""
    _, last, name = _RANGES[before - 1]
    return name if ord(character) <= last else ""


def kind_of(character: str) -> str:
    """The part this character may take in a name."""
    code = ord(character)
    if character in SEPARATOR_CHARACTERS:
        return SEPARATOR
    if code in DIGITS or code in WIDE_DIGITS:
        return DIGIT
    if code in COMBINING_ACCENTS:
        return ACCENT
    if code in SKIN_TONES or code == EMOJI_STYLE:
        return EMOJI_MODIFIER
    sort = category(character)
    if character in OLDER_EMOJI or (
        sort == "So" and any(first <= code <= last for first, last in EMOJI_RANGES)
    ):
        return EMOJI
    here = script_of(character)
    if not here or not _is_one_letter(character):
        return NOT_ALLOWED
    part = KIND_BY_CATEGORY.get(sort, NOT_ALLOWED)
    return ALPHABETIC if part == LETTER and here in SCRIPTS_WITH_ACCENTS else part


def _is_one_letter(character: str) -> bool:
    """No ligature, no letter in a circle, nothing else that stands for other characters."""
    stands_for = decomposition(character)
    return not stands_for.startswith("<") or stands_for.startswith("<wide>") or character in UNDIVIDED_LETTERS
