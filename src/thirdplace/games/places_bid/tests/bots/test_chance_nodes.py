"""PLACES Bid draw by draw: any deal of the rules can be drawn, and a draw leaves what is still possible."""

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.environments.chance_nodes import Unshuffled
from thirdplace.games.places_bid import chance_nodes, rules
from thirdplace.games.places_bid.opening import Options, prepare
from thirdplace.games.places_bid.state import SEATS, State


def dealt(seats: int, options: Options, seed: str | None) -> State:
    s = prepare(seats, options)
    rules.deal(s, Unshuffled() if seed is None else Chance(seed))
    return s


@pytest.mark.parametrize("options", [Options(), Options(first=1, removed_buildings=("hotel",))])
@pytest.mark.parametrize("seats", range(3, 7))
def test_every_deal_can_be_drawn(seats: int, options: Options) -> None:
    wanted = dealt(seats, options, f"deal {seats}")
    s = dealt(seats, options, None)
    start = [wanted.starter] if options.first is None else []
    draws = [*start, *wanted.project[:seats], *wanted.deck[: wanted.deck_size]]
    assert len(draws) == chance_nodes.count_draws(s)
    for number, outcome in enumerate(draws):
        outcomes = chance_nodes.list_outcomes(s, draws[:number])
        assert outcomes == sorted(set(outcomes))
        assert outcome in outcomes
        chance_nodes.put_outcome(s, draws[:number], outcome)
    assert (s.starter, s.project[:seats], s.deck) == (wanted.starter, wanted.project[:seats], wanted.deck)
    assert sorted(s.project) == list(range(SEATS))


def test_a_draw_has_as_many_outcomes_as_cards_are_left() -> None:
    s = dealt(3, Options(), None)
    drawn: list[int] = []
    counts = []
    for _ in range(chance_nodes.count_draws(s)):
        outcomes = chance_nodes.list_outcomes(s, drawn)
        counts.append(len(outcomes))
        chance_nodes.put_outcome(s, drawn, outcomes[-1])
        drawn.append(outcomes[-1])
    assert counts == [3, 6, 5, 4, *range(s.deck_size, 0, -1)]


def test_projects_are_secret_and_redrawn_for_others() -> None:
    s = dealt(4, Options(), "secret")
    drawn = [s.starter, *s.project[:4], *s.deck[:3]]
    assert [chance_nodes.is_known(s, draw, 2) for draw in range(8)] == [
        *(True, False, False, True, False),
        *(True, True, True),
    ]
    again = [chance_nodes.redraw_unknown(s, drawn, 2, Chance(f"world {i}")) for i in range(20)]
    assert {one[3] for one in again} == {drawn[3]}
    assert all(one[:1] + one[5:] == drawn[:1] + drawn[5:] for one in again)
    assert all(len(set(one[1:5])) == 4 for one in again)
    assert len({tuple(one) for one in again}) > 5
