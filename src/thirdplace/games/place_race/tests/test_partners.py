"""Experts with a person who is slow, strays, or never trades: what stays winnable is won."""

import random
from typing import get_args

import pytest

from thirdplace.core.match import Match
from thirdplace.games.place_race import GAME
from thirdplace.games.place_race.benchmarks.partners import Partner, PersonAndExperts


@pytest.mark.parametrize("partner", get_args(Partner))
def test_experts_win_what_a_person_leaves_winnable(partner: Partner) -> None:
    race = PersonAndExperts(Match(GAME, 3, seed="partner 3"), partner, random.Random(3))
    assert race.play() or race.last_winnable != "after", race.told


def test_whose_loss_it_is_is_told() -> None:
    """Experts that take years for a turn lose what the person left winnable."""

    class Sleepy(PersonAndExperts):
        def _turn_ms(self, turn: int) -> int:
            years = self.match.state.year_ms * 40
            return years if turn and self.last_winnable == "after" else super()._turn_ms(turn)

    race = Sleepy(Match(GAME, 3, seed="partner 3"), "willing", random.Random(3))
    assert not race.play()
    assert race.last_winnable == "after"
