"""Places, Please draw by draw: any rolls of the rules can be drawn, one after the other."""

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.environments.chance_nodes import Unshuffled
from thirdplace.games.places_please import chance_nodes, rules
from thirdplace.games.places_please.opening import Options, prepare


@pytest.mark.parametrize("options", [Options(), Options(rounds=2, die=10, places=7, garbage=2)])
def test_all_rolls_can_be_drawn(options: Options) -> None:
    wanted, s = prepare(3, options), prepare(3, options)
    rules.deal(wanted, Chance("rolls"))
    rules.deal(s, Unshuffled())
    rolls = wanted.dice[: chance_nodes.count_draws(s)]
    for number, roll in enumerate(rolls):
        assert chance_nodes.list_outcomes(s, rolls[:number]) == (
            [1, 2, 3, 4, 5, 6] if options.die == 6 else [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        )
        chance_nodes.put_outcome(s, rolls[:number], roll)
    assert s == wanted
