"""Anyone can check a deal: the recipe of chance, written once more for one deal."""

from support.luck.chance_recipe import draw_below, random_words

from thirdplace.core.match import Match
from thirdplace.core.registry import find_game


def test_a_deal_of_places_bid_in_twenty_lines() -> None:
    """First seat, projects, deck: what `verify` re-derives, from the recipe alone."""
    stream = random_words("verify me")
    first = draw_below(stream, 4)

    def shuffled(count: int) -> list[int]:
        cards = list(range(count))
        for i in range(count - 1, 0, -1):
            j = draw_below(stream, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    match = Match(find_game("places-bid"), 4, seed="verify me")
    state = match.state
    assert state.starter == first
    assert state.project == shuffled(6)
    used = [card for card in range(48) if state.players[card] <= 4]
    assert state.deck[: state.deck_size] == [used[i] for i in shuffled(36)]
