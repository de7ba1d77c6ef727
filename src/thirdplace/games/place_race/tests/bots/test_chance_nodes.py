"""Place Race draw by draw: any deal of the rules can be drawn; late cards are drawn when they are flipped."""

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.environments.chance_nodes import Unshuffled
from thirdplace.core.state import copy
from thirdplace.games.place_race import chance_nodes, rules
from thirdplace.games.place_race.opening import Options, prepare
from thirdplace.games.place_race.state import CARDS, DAY, LATE, OVER, State

UNUSUAL = Options(day_cards=2, late_cards=1, deck="second", removed_events=("taupo-1856", "haast-1965"))


def dealt(seats: int, options: Options, seed: str | None) -> State:
    s = prepare(seats, options)
    rules.deal(s, Unshuffled() if seed is None else Chance(seed))
    return s


def cards_of(s: State, seat: int, kind: int) -> list[int]:
    return [card for card in range(CARDS) if s.owner[card] == seat and s.kind[card] == kind]


@pytest.mark.parametrize("options", [Options(), UNUSUAL])
@pytest.mark.parametrize("seats", range(2, 5))
def test_every_deal_can_be_drawn(seats: int, options: Options) -> None:
    wanted = dealt(seats, options, f"deal {seats}")
    s = dealt(seats, options, None)
    draws = [card for kind in (DAY, LATE) for seat in range(seats) for card in cards_of(wanted, seat, kind)]
    assert len(draws) == chance_nodes.count_draws(s)
    for number, outcome in enumerate(draws):
        outcomes = chance_nodes.list_outcomes(s, draws[:number])
        assert outcomes == sorted(set(outcomes))
        assert outcome in outcomes
        chance_nodes.put_outcome(s, draws[:number], outcome)
    assert (s.owner, s.kind, s.pool) == (wanted.owner, wanted.kind, wanted.pool)
    rules.begin(s)
    rules.begin(wanted)
    assert s == wanted


def test_late_cards_are_drawn_when_they_are_flipped_or_the_game_is_lost() -> None:
    s = dealt(3, Options(), None)
    rules.begin(s)
    assert chance_nodes.count_seen_draws(s) == 3 * 4
    flipped, lost = copy(s), copy(s)
    flipped.late_open = 1
    lost.phase = OVER
    assert chance_nodes.count_seen_draws(flipped) == chance_nodes.count_seen_draws(lost) == 3 * 5
