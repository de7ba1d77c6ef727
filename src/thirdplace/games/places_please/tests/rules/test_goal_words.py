"""A large target is written in groups of three digits, wherever people are told the goal."""

import io
import json

import pytest
from rich.console import Console

from thirdplace import LANGUAGES
from thirdplace.core.match import Match
from thirdplace.core.parts.terminal import Seen
from thirdplace.games.places_please import GAME, picture, results, terminal
from thirdplace.text import text_for

WRITTEN = {"en": "5,000,000", "de": "5.000.000", "it": "5.000.000"}
OPTIONS = {"goal": "target", "target": 5_000_000, "places": 7, "die": 10}


def drawn_in_terminal(seen: Seen) -> str:
    shown = Console(file=io.StringIO(), width=100)
    shown.print(terminal.picture(seen))
    assert isinstance(shown.file, io.StringIO)
    return shown.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_large_target_is_written_in_groups(lang: str) -> None:
    match = Match(GAME, 2, seed="far", options=OPTIONS)
    say = text_for(lang, GAME)
    seen = Seen(match.view(0), 0, match.names, match.options, say)
    sheet = results.make_sheet(match.options, match.state, match.names, say, "today")
    told = (
        drawn_in_terminal(seen),
        json.dumps(picture.draw_table(seen).data, default=str),
        json.dumps(sheet.data, default=str),
    )
    for words in told:
        assert WRITTEN[lang] in words
