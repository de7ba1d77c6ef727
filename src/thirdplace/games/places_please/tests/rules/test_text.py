"""The text of Places, Please: every slot has its name."""

import pytest

from thirdplace import LANGUAGES
from thirdplace.core.registry import find_game
from thirdplace.games.places_please.state import SLOT_NAMES
from thirdplace.text import text_for


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_slot_has_its_name(lang: str) -> None:
    say = text_for(lang, find_game("places-please"))
    assert [slot for slot in SLOT_NAMES if f"slot-{slot}.in" not in say] == []


@pytest.mark.parametrize(("lang", "million"), [("en", "6,452,318"), ("de", "6.452.318"), ("it", "6.452.318")])
def test_numbers_of_four_digits_are_written_together(lang: str, million: str) -> None:
    say = text_for(lang, find_game("places-please"))
    assert say("sheet-number", number=6452) == "6452"
    assert say("sheet-number", number=10_000) == million[1:2].join(("10", "000"))
    assert say("sheet-number", number=6_452_318) == million
