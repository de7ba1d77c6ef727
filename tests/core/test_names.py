"""Names of people anywhere are welcome; tricks are not."""

import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thirdplace.core.errors import Refused
from thirdplace.core.player_names.alphabets import SCRIPTS, kind_of
from thirdplace.core.player_names.lookalikes import (
    LOOKALIKE_ACCENTS,
    LOOKALIKE_GROUPS,
    LOOKALIKE_SEQUENCES,
    look_alike,
    skeleton,
)
from thirdplace.core.player_names.names import MAX_NAME_LENGTH, check_name

PEOPLE = """
Ann, Māia, Ngāio, Zoë, Jürgen, Strauß, Élodie, Søren, Þórdís, Łukasz, Dvořák, Gülşen, Işık, İpek
Nguyễn Thị Ánh, Ọ̀ṣun, Əli, Ɓala, ʻIolani, O'Brien, O’Neill, Jean-Luc, J. R. R., Gal·la, Mia 2, R2D2, Elia
Boti, Botond, Bo, Seating
Γιώργος, Ἀθηνᾶ, Ольга, Їжак, Љиљана, Айгүл, Հայկ, Արև, שרה, שָׂרָה, ג׳ורג׳, محمد, فاطمة, علی رضا, مُحَمَّد, ޢަލީ
अनुष्का, लक्ष्मीनारायण, অনন্যা, ਗੁਰਪ੍ਰੀਤ, ઝરણા, ସୁଭଦ୍ରା, தமிழ்ச்செல்வி, వెంకటేశ్వర్లు, ಶ್ರೀನಿವಾಸ, ശ്രീലക്ഷ്മി, ආදිත්ය
สมชาย, น้ำฝน, ສົມພອນ, བསྟན་འཛིན, အောင်ဆန်း, မြွှာ, នារី សុខា, გიორგი, ሰላም
佐々木, 李小龍, 〇〇, さくら, アンナ, マリー・キュリー, Annaさん, 山田Tarō, ㄅㄆㄇ, 김민수, 金Min수
ＡＮＮ, ١٢٣, 007
🦊, Ann 🦊, ❤️ Mia, Tom 👍🏽, ⚽⭐, 🌶️
"""

TRICKS = {
    "nothing": "",
    "spaces": " \u00a0 \u3000",
    "dots": "...",
    "apostrophes": "'ʻ’",
    "too long": "a" * 25,
    "much too long": "a" * 1_000_000,
    "long with marks": "ā" * 25,
    "many marks on few letters": "\u0928\u093f" * 73,
    "control": "An\x07n",
    "new line": "An\nn",
    "tab": "An\tn",
    "line separator": "An\u2028n",
    "next line": "An\x85n",
    "thin space": "An\u2009n",
    "zero-width space": "An\u200bn",
    "zero-width joiner": "An\u200dn",
    "zero-width non-joiner": "An\u200cn",
    "joiner at the end": "क्\u200d",
    "word joiner": "An\u2060n",
    "byte order mark": "\ufeffAnn",
    "soft hyphen": "An\u00adn",
    "right-to-left override": "\u202ennA",
    "isolate": "\u2067Ann\u2069",
    "right-to-left mark": "Ann\u200f",
    "Arabic letter mark": "\u061cعلي",
    "private use": "An\ue000n",
    "surrogate": "An\ud83dn",
    "unassigned": "An\u0378n",
    "noncharacter": "An\uffffn",
    "tag": "Ann\U000e0041",
    "flag of tags": "🏴\U000e0067\U000e0062\U000e007f",
    "regional letters": "🇦🇳🇳",
    "variation selector on a letter": "A\ufe0fnn",
    "variation selector 1": "A\ufe00nn",
    "ideographic variation": "葛\U000e0100",
    "two selectors": "❤\ufe0f\ufe0f",
    "skin without anybody": "🏽",
    "keycap": "1\ufe0f\u20e3",
    "emoji joined": "👩\u200d🚀",
    "grapheme joiner": "A\u034fnn",
    "Hangul filler": "\u3164",
    "another filler": "Ann\u115f",
    "half-width filler": "Ann\uffa0",
    "Khmer vowel nobody sees": "ក\u17b4",
    "Braille blank": "\u2800",
    "stretched Arabic": "محـــمد",
    "marks only": "\u0301\u0301",
    "a mark first": "\u0301Ann",
    "a mark on a space": "Ann \u0301x",
    "a mark on a digit": "1\u0301",
    "a foreign mark": "A\u093f",
    "an accent on a Hebrew letter": "ש\u0301",
    "zalgo": "Z\u0350\u0351\u0352algo",
    "zalgo of common accents": "Z\u0300\u0301\u0302algo",
    "the same accent twice": "q\u0301\u0301",
    "Hebrew zalgo": "ש\u05b0\u05b1\u05b2\u05b3\u05b4",
    "struck through": "A\u0336n\u0336n\u0336",
    "encircled": "A\u20ddnn",
    "mathematical letters": "𝐀𝐧𝐧",
    "circled letters": "Ⓐⓝⓝ",
    "squared letters": "🅰🅱",
    "small capitals": "ᴀɴɴ",
    "raised letters": "ᴬⁿⁿ",
    "a ligature": "ﬁn",
    "a letter that is two": "ŉa",
    "a word in one letter": "ﷺ",
    "Roman numeral": "Ⅷ",
    "clicks": "ǀǁ",
    "Cherokee": "ᎪᏁ",
    "HTML": "<b>Ann</b>",
    "a handle": "@ann",
    "Cyrillic A": "Аnn",
    "Greek omicron": "Bοb",
    "Cyrillic in Greek": "Αнна",
    "Hebrew in Latin": "Annס",
    "Latin in Arabic": "محمدl",
    "Hiragana in Hangul": "김さ",
    "Cyrillic in Japanese": "さкo",
    "two sorts of digits": "Ann 1１",
    "Arabic and other digits": "علي 1٢",
    "Bot": "Bot 1",
    "bot": "bot 23",
    "BOT": " B O T - 9.",
    "Bot, close": "Bot1",
    "Bot of nought": "B0t 1",
    "Bot l": "Bot l",
    "BOT I": "BOT I",
    "Bot O": "Bot O",
    "wide Bot": "Ｂｏｔ １",
    "Cyrillic Bot": "Вот 1",
    "Greek Bot": "ΒΟΤ 1",
    "Bot with an accent": "Bọt 1",
    "Bot with a face": "🤖 Bot 1",
    "Seat": "Seat 0",
}

ALIKE = [
    ("Ann", "Ann"),
    ("Ann", "ann"),
    ("Ann", "ANN"),
    ("Ann", "Ａｎｎ"),
    ("Ann", "Ann."),
    ("Ann", "A-n n'"),
    ("Hawai'i", "Hawaiʻi"),
    ("Ali", "AIi"),
    ("Ali", "A1i"),
    ("lili", "1ili"),
    ("Kai", "KA1"),
    ("Bob", "B0b"),
    ("Otto", "0tt0"),
    ("Cosy", "Соѕу"),
    ("Max", "Мах"),
    ("KATE", "КАТЕ"),
    ("Hope", "Норе"),
    ("Ana", "Αηα"),
    ("Arne", "Ame"),
    ("Wim", "VVim"),
    ("Strauß", "STRAUSS"),
    ("Laetitia", "Lætitia"),
    ("Ile", "lle"),
    ("Mia", "Mi\u0307a"),
    ("Ĕva", "Ěva"),
    ("Țara", "Ţara"),
    ("علي", "علی"),
    ("كمال", "کمال"),
    ("علي ۱", "علي ١"),
    ("आशा", "अाशा"),
    ("ニナ", "二ナ"),
    ("カロ", "力口"),
    ("アリ", "アり"),
    ("👍🏽", "👍🏿"),
    ("❤", "❤️"),
]
APART = [
    ("Elia", "Ella"),
    ("Kai", "Kal"),
    ("Mere", "Mēre"),
    ("Ann", "Anna"),
    ("Ann 🦊", "Ann 🐻"),
    ("Ann", "Ann 2"),
    ("Tim", "Tom"),
    ("Ян", "Яна"),
    ("李", "季"),
]


def names_of_people() -> list[str]:
    return [name.strip() for line in PEOPLE.strip().splitlines() for name in line.split(",")]


@pytest.mark.parametrize("name", names_of_people())
def test_people_keep_their_names(name: str) -> None:
    assert check_name(name, ()) == name == unicodedata.normalize("NFC", name)


def test_people_do_not_look_like_each_other() -> None:
    welcome: list[str] = []
    for name in names_of_people():
        if name not in ("ＡＮＮ", "Ann 🦊"):
            welcome.append(check_name(name, welcome))


@pytest.mark.parametrize("trick", TRICKS.values(), ids=TRICKS.keys())
def test_names_that_deceive_are_refused(trick: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(trick, ())
    assert refused.value.code == "bad-name"
    assert refused.value.detail.startswith("name: ")
    assert len(refused.value.detail) < 80


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_nobody_passes_for_somebody_else(one: str, other: str) -> None:
    for name, taken in ((one, other), (other, one)):
        assert check_name(name, ["Zacharias"])
        with pytest.raises(Refused, match="bad-name"):
            check_name(name, ["Zacharias", taken])


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_are_merely_similar_may_sit_together(one: str, other: str) -> None:
    assert check_name(one, [other]) == one
    assert check_name(other, [one]) == other


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\u00a0\u3000Lee\u3000", "Ann Lee"),
        ("Zoe\u0308", "Zoë"),
        ("\u212bsa", "Åsa"),
        ("\u1100\u1161\u11a8", "각"),
        ("ශ්\u200dරී", "ශ්රී"),
        ("علی\u200cرضا", "علیرضا"),
    ],
)
def test_names_are_tidied(typed: str, shown: str) -> None:
    assert check_name(typed, ()) == shown


@pytest.mark.parametrize(("name", "sentence"), [("", "empty"), ("-.-", "empty"), ("a" * 25, "length")])
def test_the_reason_is_true(name: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(name, ())
    assert refused.value.sentence == sentence


def test_length_is_what_people_see() -> None:
    for letter in ("a", "ā", "ɛ\u0303\u0301", "字", "न\u093f", "ש\u05b8\u05bc", "👍🏽"):
        assert check_name(letter * MAX_NAME_LENGTH, ()) == letter * MAX_NAME_LENGTH
        with pytest.raises(Refused, match=f"1-{MAX_NAME_LENGTH}"):
            check_name(letter * (MAX_NAME_LENGTH + 1), ())


def test_a_refusal_says_what_is_wrong() -> None:
    for name, detail in (
        ("An\u202en", "name: U+202E"),
        ("Аnn", "name: Cyrillic + Latin"),
        ("Z\u0300\u0301\u0302", "name: U+0302"),
        ("Bot 1", "name: Bot 1"),
        ("ANN", "name: = Ann"),
    ):
        with pytest.raises(Refused) as refused:
            check_name(name, ["Ann"])
        assert refused.value.detail == detail


# The tables.


def test_a_character_looks_like_one_other_only() -> None:
    listed = "".join(
        (
            *LOOKALIKE_GROUPS.split(),
            *LOOKALIKE_ACCENTS,
            *(line[0] for line in LOOKALIKE_SEQUENCES.split() if line[0] not in "wW"),
        )
    )
    assert len(set(listed)) == len(listed)


def test_the_table_of_lookalikes_is_about_letters_of_names() -> None:
    for group in LOOKALIKE_GROUPS.split():
        assert {kind_of(character) for character in group} <= set("aLD")
        assert len({skeleton(character) for character in group}) == 1, group
        assert unicodedata.normalize("NFKD", group) == group
    for line in LOOKALIKE_SEQUENCES.split():
        one, _, several = line.partition("=")
        assert look_alike(one, several), line


def test_scripts_do_not_overlap() -> None:
    ranges = sorted(pair for script in SCRIPTS.values() for pair in script)
    for (_, last), (first, _) in pairwise(ranges):
        assert last < first


# Whatever is typed.

some = settings(max_examples=300, deadline=None)
letters = "".join(
    sorted({*"".join(names_of_people()), *"".join(LOOKALIKE_GROUPS.split()), *"".join(TRICKS.values())[:400]})
)
typed = st.text(max_size=30) | st.text(st.sampled_from(letters), min_size=1, max_size=12)
plausible = st.sampled_from(names_of_people()) | st.text(
    st.sampled_from("AaIil1oO0nN.- '"), min_size=1, max_size=4
)


def accept_or_none(name: str, others: list[str]) -> str | None:
    try:
        return check_name(name, others)
    except Refused:
        return None


@some
@given(typed)
def test_what_is_accepted_is_printable_and_stays_as_it_is(name: str) -> None:
    shown = accept_or_none(name, [])
    if shown is not None:
        assert shown.isprintable()
        assert shown == shown.strip() == unicodedata.normalize("NFC", shown)
        assert "  " not in shown
        assert not set("\u200b\u200c\u200d\u2060\ufeff\u034f").intersection(shown)
        assert all(unicodedata.category(character)[0] != "C" for character in shown)
        assert check_name(shown, []) == shown
        shown.encode()


@some
@given(st.lists(plausible | typed, max_size=8))
def test_no_two_at_a_table_look_alike(names: list[str]) -> None:
    welcome: list[str] = []
    for name in names:
        shown = accept_or_none(name, welcome)
        if shown is not None:
            welcome.append(shown)
    assert len({skeleton(name) for name in welcome}) == len(welcome)
    assert len({skeleton(name.upper()) for name in welcome}) == len(welcome)
    assert not any(name.lower().replace(" ", "").startswith("bot1") for name in welcome)


@pytest.mark.parametrize(
    "codes",
    [range(0x3100), range(0x3100, 0x10000, 5), range(0x10000, 0x20000, 7), range(0x20000, 0x40000, 17)],
)
def test_every_character_is_let_in_or_refused(codes: range) -> None:
    """Each of the alphabets' and many others, alone and between letters; what is let in can be seen."""
    for code in codes:
        character = chr(code)
        for name in (character, f"A{character}b"):
            shown = accept_or_none(name, [])
            if shown is not None:
                assert shown.isprintable(), hex(code)
                assert unicodedata.category(character)[0] not in "C", hex(code)
