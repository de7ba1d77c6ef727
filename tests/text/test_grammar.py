"""The grammar of every sentence in three languages, rendered with values that bring each case.

One language: `pytest tests/text/test_grammar.py -n 0 -k it`.
What a reader reads: `python tests/rendered_text.py it`.
"""

import pytest
from support.text.grammar_rules import find_mistakes
from support.text.rendered_text import SOURCE, render_all

from thirdplace import LANGUAGES

# Each is found in the sentence beside it, and not in the one after it.
EXAMPLES = {
    "it": [
        ("Vinci nel 80 % dei casi.", "Vinci l’80% delle volte."),
        ("Scrivi il 1.", "Scrivi l’1."),
        ("Scrivi l’2.", "Scrivi il 2."),
        ("Scrivi il 0.", "Scrivi lo 0."),
        ("Contano i 8 round.", "Contano gli 8 round."),
        ("Tocca a Anna.", "Tocca ad Anna."),
        ("Bob e Enzo", "Bob ed Enzo"),
        ("Hai 1 punti.", "Hai 1 punto."),
        ("Hai 21 punto.", "Hai 21 punti."),
        ("Da 0.2 secondi", "Da 0,2 secondi"),
        ("l'anno", "l’anno"),
    ],
    "de": [
        ("Du hast 1 Wertmarken.", "Du hast 1 Wertmarke."),
        ("Du hast 21 Punkt.", "Du hast 21 Punkte."),
        ("1 Prozentpunkte", "1 Prozentpunkt"),
        ("Chance: 80 %", "Chance: 80\u00a0%"),
        ("1.5 Sekunden", "1,5 Sekunden"),
        ("Hanss Karten", "Hans’ Karten"),
        ("Anna’s Karten", "Annas Karten"),
        ("”Hallo”", "„Hallo“"),
        ("Es sind 1 Karte", "Es ist 1 Karte"),
    ],
    "en": [
        ("You have 1 points.", "You have 1 point."),
        ("You have 11 point.", "You have 11 points."),
        ("there is a 8 in it", "there is an 8 in it"),
        ("there is an 1 in it", "there is a 1 in it"),
        ("There are 1 card", "There is 1 card"),
        ("about 80 %", "about 80%"),
        ("two  spaces", "two spaces"),
        ("the the card", "the card"),
        ("gone { $name }", "gone"),
        ("Really ?", "Really?"),
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_keeps_the_grammar(lang: str) -> None:
    wrong = {}
    for one in render_all(lang):
        mistakes = find_mistakes(lang, one.sentence)
        key = f"{one.file.relative_to(SOURCE)} {one.id}"
        if mistakes and key not in wrong:
            wrong[key] = f"{'; '.join(mistakes)}\n    {one}"
    assert not wrong, f"{len(wrong)} messages\n" + "\n".join(wrong.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_find_what_is_wrong_and_nothing_else(lang: str) -> None:
    for wrong, right in EXAMPLES[lang]:
        assert find_mistakes(lang, wrong), wrong
        assert find_mistakes(lang, right) == [], right


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reader_is_shown_every_file_in_its_own_words(lang: str) -> None:
    """The command line has ids that each game (`help`) or the terminal (`help-rules`) has, too."""
    told = {(one.file.relative_to(SOURCE), one.id): one.sentence for one in render_all(lang)}
    for name, files in (("help", 4), ("help-rules", 2)):
        sentences = [sentence for (_, found), sentence in told.items() if found == name]
        assert len(set(sentences)) == len(sentences) == files, name
