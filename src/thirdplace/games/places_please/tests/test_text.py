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
