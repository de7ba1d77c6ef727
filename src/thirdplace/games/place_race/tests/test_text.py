"""The text of Place Race: every event, deck and island has its words."""

import pytest

from thirdplace import LANGUAGES
from thirdplace.core.registry import find_game
from thirdplace.games.place_race.board import BOARD, DECKS, HISTORY, LINES
from thirdplace.text import text_for


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_deck_and_island_has_its_text(lang: str) -> None:
    say = text_for(lang, find_game("place-race"))
    wanted = [f"event-{card.id}{part}" for card in HISTORY for part in ("", ".text")]
    wanted += [f"deck-{deck.id}" for deck in DECKS] + [f"island-{place.island}" for place in BOARD]
    wanted += [f"line-{line.kind}" for line in LINES]
    assert [message_id for message_id in wanted if message_id not in say] == []
