"""The text of PLACES Bid: every building, category and scale has its name."""

import pytest

from thirdplace import LANGUAGES
from thirdplace.core.registry import find_game
from thirdplace.games.places_bid.cards import BOX_BUILDINGS
from thirdplace.text import text_for


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_building_category_and_scale_has_its_name(lang: str) -> None:
    say = text_for(lang, find_game("places-bid"))
    wanted = [f"card-{card.id}" for card in BOX_BUILDINGS] + [f"scale-{card.scale}" for card in BOX_BUILDINGS]
    wanted += [f"category-{letter}{part}" for letter in "PLACES" for part in ("", ".meaning", ".colour")]
    assert [message_id for message_id in wanted if message_id not in say] == []
    names = [say(f"card-{card.id}") for card in BOX_BUILDINGS]
    assert len(set(names)) == len(names), "two buildings with one name cannot be chosen by name"
