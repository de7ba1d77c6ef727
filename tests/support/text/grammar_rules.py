"""The grammar and typography that a program can check, as patterns of what is wrong in a sentence.

Each language has its rules; `find_mistakes` names those that a sentence breaks. A sentence is seen as people
read it: what is code in it (addresses, options, file names) is taken out first.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

__all__ = ["find_mistakes"]


class Rule(NamedTuple):
    name: str
    wrong: re.Pattern[str]


def _make_rule(name: str, wrong: str, flags: int = 0) -> Rule:
    return Rule(name, re.compile(wrong, flags))


CODE = re.compile(
    r"https?://\S+|(?<!\w)--[a-z-]+( [\d.]+)?|Ann,Bob,bot|easy,expert\S*|\$(http_host|remote_addr)|HTTP/1\.1|"
    r"\b\w+://\S*|\"format\": \"[\w-]+\"|@?\b[\w-]+\.(json|npz|py|md|pdf)\b|"
    r"\b\d+(\.\d+){3}\b|<[a-z]+>|\b\w+=\S+"
)
KEY = re.compile(r"\*\*.{1,2}\*\*|`[^`]+`|(?<![^\s·(])\?(?= \w)")
"""Left out before grammar is looked at: code, and keys to press."""

NUMBER = r"(?<![\w.,/×+−-])"
"""Before a whole number: it is not the end of a longer one."""

ANYWHERE = (
    _make_rule("two spaces", r"(?<=[^\s:])  +\S"),
    _make_rule("space before punctuation", r"(?<=\w) [,;:.!?)](?=\s|$)|\( "),
    _make_rule("no space after punctuation", r"[a-zà-ü][,;!?][a-zà-ü]"),
    _make_rule("space at an end", r"^[ \t]|[ \t]$", re.MULTILINE),
    _make_rule("a variable or a bracket is left over", r"[{}]|\$\w"),
    _make_rule(
        "a word twice", r"\b(?!ha\b|ah\b|die\b|der\b|das\b|den\b|sie\b)([^\W\d_]{2,}) \1\b", re.IGNORECASE
    ),
    _make_rule("straight apostrophe", r"'"),
    _make_rule("straight quotation mark", r'"'),
    _make_rule("three dots instead of …", r"\.\.\."),
    _make_rule("hyphen instead of a dash", r"(?<=\w) - (?=\w)"),
)

# Nouns that stand after numbers: singular, then all forms of the plural.

ENGLISH_NOUNS = """
    point points, token tokens, card cards, building buildings, second seconds, year years, step steps,
    player players, person people, round rounds, line lines, action actions, game games, table tables,
    roll rolls, digit digits, time times, minute minutes, device devices, name names, page pages, move
    moves, place places, event events, problem problems, deal deals, letter letters, box boxes, number
    numbers, bot bots, seat seats, category categories, sheet sheets, group groups, side sides, phone
    phones, pupil pupils, entry entries
"""
GERMAN_NOUNS = """
    Punkt Punkte Punkten, Wertmarke Wertmarken, Marke Marken, Karte Karten, Sekunde Sekunden, Jahr Jahre
    Jahren, Schritt Schritte Schritten, Person Personen, Runde Runden, Zeile Zeilen, Aktion Aktionen,
    Partie Partien, Spiel Spiele Spielen, Tisch Tische Tischen, Wurf Würfe Würfen, Ziffer Ziffern,
    Minute Minuten, Gerät Geräte Geräten, Name Namen, Seite Seiten, Zug Züge Zügen, Ort Orte Orten,
    Linie Linien, Ereignis Ereignisse Ereignissen, Problem Probleme Problemen, Buchstabe Buchstaben,
    Feld Felder Feldern, Kategorie Kategorien, Blatt Blätter Blättern, Gruppe Gruppen, Platz Plätze
    Plätzen, Gebot Gebote Geboten, Verteilung Verteilungen, Handy Handys, Eintrag Einträge Einträgen,
    Zahl Zahlen
"""
ITALIAN_NOUNS = """
    punto punti, gettone gettoni, carta carte, edificio edifici, secondo secondi, anno anni, passo
    passi, persona persone, giocatore giocatori, riga righe, azione azioni, partita partite, tavolo
    tavoli, lancio lanci, cifra cifre, volta volte, minuto minuti, dispositivo dispositivi, nome nomi,
    pagina pagine, mossa mosse, luogo luoghi, linea linee, evento eventi, problema problemi,
    distribuzione distribuzioni, faccia facce, posto posti, lettera lettere, casella caselle, categoria
    categorie, foglio fogli, gruppo gruppi, telefono telefoni, voce voci, numero numeri, offerta
    offerte, scheda schede
"""


def _plural_rules(nouns: str, adjective: str) -> Iterator[Rule]:
    """One thing in the plural, and several in the singular, with or without an adjective between."""
    forms = [noun.split() for noun in nouns.split(",")]
    singular = "|".join(one for one, *_ in forms)
    plural = "|".join(form for _, *several in forms for form in several)
    compound = rf"[A-ZÄÖÜ]\w+(?:{plural.lower()})"
    between = rf"(?:{adjective} )?(?:\w+-)?"
    yield _make_rule("1 with a plural", rf"{NUMBER}1\s{between}(?:{plural}|{compound})\b(?!-)")
    several = r"(?:0|[2-9]|\d{2,3}|\d+[.,]\d+)(?!\d)"  # not a year
    yield _make_rule(
        "a singular after a number", rf"{NUMBER}{several}\s{between}(?:{singular})\b(?!-| cards)"
    )


ENGLISH = (
    *_plural_rules(ENGLISH_NOUNS, r"(?:more|other|late|day|blank|different)"),
    _make_rule("a instead of an", r"\b[Aa] (?:8\d*|11|18)\b|\b[Aa] (?!one\b|uni|use|usu|eu|ure|once)[aeiou]"),
    _make_rule(
        "an instead of a",
        r"\b[Aa]n (?!8|11\b|18\b)(?:\d|(?!hour|hon|heir|[A-Z]{2}|[FHLMNRSX]\b|x-)[b-df-hj-np-tv-z])",
        re.IGNORECASE,
    ),
    _make_rule("verb after 1", rf"\b[Tt]here (?:are|were) 1(?![\d.,–%])|{NUMBER}1 \w+ (?:are|were)\b"),
    _make_rule("space before %", r"\d\s%"),
    _make_rule("decimal comma", r"(?<![\d,])\d+,\d{1,2}(?!\d)"),
    _make_rule("quotation marks of another language", r"[„«»]"),
)
GERMAN = (
    *_plural_rules(GERMAN_NOUNS, r"[a-zäöüß]+e[nrs]?"),
    _make_rule(
        "verb after 1",
        rf"\b(?:sind|waren|bleiben|fehlen) (?:noch )?1(?![\d.,–\u00a0])|"
        rf"{NUMBER}1 \w+ (?:sind|waren|fehlen)\b",
    ),
    _make_rule("% needs a no-break space before it", r"\d(?!\u00a0%)\s?%"),
    _make_rule(
        "decimal point", r"(?<![\d.])(?<![Aa]lle )(?<!ersione )(?<![Uu]m )(?<!ersion )\d+\.\d{1,2}(?![\d.])"
    ),
    _make_rule("genitive of a name in s, x or z", r"\b(?:Hans|Max)(?:s|es|’s)\b"),
    _make_rule(
        "genitive with an apostrophe",
        r"\b(?!Arthur|Hawke|Gabriel|Cook|Farmer|Wai|geht|gibt|wird|ist|kann|ging|war|so|wie|hat|mach|sag|probier|stimmt)\w+’s\b",
        re.IGNORECASE,
    ),
    _make_rule("quotation marks of another language", r"[”«»]"),
    _make_rule("quotation marks „ “ are no pair", r"„[^“]*(?:„|$)|^[^„]*“"),
)

VOWEL_NUMBER = r"(?:1|8|11|8\d|8\d\d|8[.]?\d{3}|11[.]\d{3})(?:,\d+)?(?![\d.,]\d|\d|[–ªº])"
"""A number that Italian speaks with a vowel at its beginning: uno, otto, undici, ottanta."""
ITALIAN = (
    *_plural_rules(ITALIAN_NOUNS, r"(?:altr[aioe]|nuov[aioe]|solo|sola)"),
    _make_rule(
        "article before a vowel",
        rf"\b(?:(?:i|de|ne|a|da|su|que)l|l[oa]|(?:de|ne|a|da|su|que)ll[oa]|una) {VOWEL_NUMBER}",
        re.IGNORECASE,
    ),
    _make_rule(
        "article before 8ª and 11ª", r"\b(?:la|della|nella|alla|dalla|sulla) (?:8|11|8\d)ª", re.IGNORECASE
    ),
    _make_rule("article before 0", r"\b(?:il|del|nel|al|dal|sul|quel|un|i|gli) 0(?![\d,])", re.IGNORECASE),
    _make_rule(
        "plural article before a vowel",
        r"\b(?:i|dei|nei|ai|dai|sui|quei|bei) (?:8\d*|11)(?!\d)",
        re.IGNORECASE,
    ),
    _make_rule(
        "plural article before a consonant",
        r"\b(?:gli|degli|negli|agli|dagli|sugli) (?!8|11\b|11[.,])\d",
        re.IGNORECASE,
    ),
    _make_rule("elision before a consonant", r"’(?!8|11?(?!\d))\d"),
    _make_rule("a before a", r"\ba (?=[aàAÀ](?!\b))(?<!\bdalla a )", re.IGNORECASE),
    _make_rule("e before e", r"\be (?=[eèEÈ](?!\b))(?!è\b)", re.IGNORECASE),
    _make_rule(
        "verb after 1",
        rf"\b(?:sono|erano|restano|mancano|hanno) 1(?![\d.,–])|{NUMBER}1 \w+ (?:sono|erano|hanno)\b",
    ),
    _make_rule("space before %", r"\d\s%"),
    _make_rule(
        "decimal point", r"(?<![\d.])(?<![Aa]lle )(?<!ersione )(?<![Uu]m )(?<!ersion )\d+\.\d{1,2}(?![\d.])"
    ),
    _make_rule("quotation marks of another language", r"„"),
)
RULES: Mapping[str, Sequence[Rule]] = {
    "en": (*ANYWHERE, *ENGLISH),
    "de": (*ANYWHERE, *GERMAN),
    "it": (*ANYWHERE, *ITALIAN),
}


def find_mistakes(lang: str, sentence: str) -> list[str]:
    """The names of the rules that a sentence breaks, each with the words that break it."""
    read = CODE.sub("x", KEY.sub("x", sentence).replace("**", ""))
    found = ((rule.name, rule.wrong.search(read)) for rule in RULES[lang])
    return [f"{name}: {match[0]!r}" for name, match in found if match]
