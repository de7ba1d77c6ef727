"""Long texts in a terminal of 80 × 24: a page at a time, so that nothing runs off the top."""

import re
from pathlib import Path

import pytest
from support.games import LED_GAME
from support.pseudo_terminal import STYLE, Seat

from thirdplace import LANGUAGES
from thirdplace.core.registry import all_games
from thirdplace.text import rules_page_ids, text_for

LINES = 24
CLEARED = "\x1b[2J"


def read_pages_of(ann: Seat, lang: str, game_id: str, line: str) -> list[list[str]]:
    """What `line` brings, page by page, as it stands on the screen."""
    say = text_for(lang, next(game for game in all_games() if game.id == game_id))
    more = say("next-page", page="@", pages="@").split("@")[-1]
    ann.types(line)
    found = []
    while True:
        asked = ann.until(more + ">", say("press-enter") + ">")
        shown = ann.process.before.rpartition(CLEARED)[2] + ann.process.after
        found.append(STYLE.sub("", re.sub(r"\x1b\[\d*;?\d*H", "", shown)).replace("\r", "").split("\n"))
        ann.types("")
        if asked == 1:
            return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_and_rules_are_read_page_by_page(tmp_path: Path, lang: str) -> None:
    for game in (one for one in all_games() if one.brings("rules_page") and one.brings("bots")):
        say = text_for(lang, game, rules=True)
        names = ",".join(["Ann", *["bot"] * (min(game.seats) - 1)])
        ann = Seat(tmp_path, "play", game.id, "--seats", names, "--seed", "x", "--lang", lang)
        try:
            ann.until(say("press-enter"))
            ann.types("")
            ann.until("Ann>")
            rules = read_pages_of(ann, lang, game.id, "r")
            ann.until("Ann>")
            help_pages = read_pages_of(ann, lang, game.id, "?")
            ann.until("Ann>")
        finally:
            ann.process.close(force=True)
        assert len(rules) > 1
        for screen in rules + help_pages:
            assert len(screen) <= LINES, screen[0]
        first, last = " ".join(rules[0]), " ".join(rules[-1])
        heading = say(next(rules_page_ids(lang, game)))
        assert heading in first
        assert say("title") in first
        assert heading not in last
        said = " ".join(" ".join(screen) for screen in help_pages)
        assert " q " in said, "help says how to leave"


def test_q_stops_reading_and_not_the_game(tmp_path: Path) -> None:
    ann = Seat(tmp_path, "play", LED_GAME, "--seats", "Ann,bot", "--seed", "x", "--lang", "en")
    try:
        ann.until("Press Enter")
        ann.types("")
        ann.until("Ann>")
        ann.types("r")
        ann.until("next page")
        ann.types("q")
        ann.until("Ann>")
        ann.types("q")
        ann.until("The game is saved.")
        assert ann.leaves() == 0
    finally:
        ann.process.close(force=True)
