"""Events that a table leaves out: whatever they are, a game is whole without them."""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.records.record import from_json, record_of, to_json, verify
from thirdplace.core.testing.conformance import play_at_random
from thirdplace.games.place_race import GAME
from thirdplace.games.place_race.board import CARD_NUMBER


@st.composite
def random_tables(draw: st.DrawFn) -> Match:
    """Few cards each, so that four players have enough even with a dozen events left out."""
    removed = draw(st.lists(st.sampled_from(list(CARD_NUMBER)), max_size=12, unique=True))
    options: dict[str, Any] = {
        "day_cards": 1,
        "late_cards": 0,
        "deck": draw(st.sampled_from(["standard", "second"])),
        "removed_events": removed,
    }
    return Match(GAME, draw(st.integers(2, 4)), seed=draw(st.text(max_size=8)), options=options)


@settings(max_examples=15, deadline=None)
@given(table=random_tables(), seed=st.integers(0, 2**32))
def test_a_removed_event_never_turns_up_and_the_record_verifies(table: Match, seed: int) -> None:
    removed = set(table.options.removed_events)
    for _ in play_at_random(table, Random(seed)):
        shown = table.view(ALL)
        held = [card.card for seat in shown.seats for card in seat.cards]
        assert not removed & set(held)
        assert held == [card.card for seat in table.view(None).seats for card in seat.cards]
    again = verify(from_json(to_json(record_of(table))))
    assert again.view(None) == table.view(None)
