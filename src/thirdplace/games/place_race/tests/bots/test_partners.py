"""Experts with a person who is slow, strays, or never trades: what stays winnable is won."""

import random
from typing import get_args

import pytest

from thirdplace.core.game import Message
from thirdplace.core.match import Match
from thirdplace.games.place_race import GAME
from thirdplace.games.place_race.actions import Ready, Start
from thirdplace.games.place_race.benchmarks.partners import Partner, PersonAndExperts
from thirdplace.games.place_race.board import PLACE_NUMBER
from thirdplace.games.place_race.state import PLANNING


@pytest.mark.parametrize("partner", get_args(Partner))
def test_experts_win_what_a_person_leaves_winnable(partner: Partner) -> None:
    race = PersonAndExperts(Match(GAME, 3, seed="partner 3"), partner, random.Random(3))
    won = race.play()
    moment = None if won else race.find_last_winnable()
    assert won or moment is None or moment.when == "before", moment and race.tell_actions_since(moment)


def test_a_trade_that_only_a_hurried_plan_needs_is_accepted() -> None:
    """The person leaves Wellington in the year of its card there. An expert that moves in takes the card
    over: that is in no plan with one turn per player and year, but the clock leaves time for it."""
    race = PersonAndExperts(Match(GAME, 3, seed="partner 19"), "straying", random.Random(19))
    assert race.play()


def test_experts_hurry_if_somebody_has_no_year_to_spare() -> None:
    """The person strays four steps from Napier, four years before its card there is due. An expert takes it
    over in what is left of the year."""
    race = PersonAndExperts(Match(GAME, 2, seed="partner 106"), "straying", random.Random(106))
    won = race.play()
    moment = None if won else race.find_last_winnable()
    assert won or moment is None or moment.when == "before"


@pytest.mark.parametrize(
    ("seats", "number", "partner"),
    [
        (4, 218, "refusing"),
        (4, 218, "silent"),
        (3, 279, "refusing"),
        (2, 248, "refusing"),
        (4, 1011, "refusing"),
    ],
)
def test_experts_win_with_a_person_who_never_trades(seats: int, number: int, partner: Partner) -> None:
    """In 218 they stop asking while there is another way. In 279 and 248 every moment counts: somebody needs
    more turns than there are years, or a year ends while a card is due. In 1011 the person waits in
    Wellington, so that experts on the two islands cannot meet: one starts on the other island."""
    race = PersonAndExperts(Match(GAME, seats, seed=f"partner {number}"), partner, random.Random(number))
    assert race.play()


def test_whose_loss_it_is_is_told() -> None:
    """Experts that take years for a turn lose what the person left winnable."""

    class Sleepy(PersonAndExperts):
        def turn_ms(self, turn: int) -> int:
            years = self.match.state.year_ms * 40
            return years if turn and len(self.match.moves) > 30 else super().turn_ms(turn)

    race = Sleepy(Match(GAME, 3, seed="partner 3"), "willing", random.Random(3))
    assert not race.play()
    moment = race.find_last_winnable()
    assert moment is not None
    assert moment.when == "after"


def test_a_bad_start_of_experts_is_their_loss() -> None:
    class Southern(PersonAndExperts):
        def choose(self, seat: int) -> Message | None:
            if seat == 0 or self.is_racing():
                return super().choose(seat)
            if self.match.state.place[seat] != PLACE_NUMBER["invercargill"]:
                return Start("invercargill")
            return None if self.match.state.ready[seat] else Ready()

    match = Match(GAME, 3, seed="partner 4", options={"lead_years": 3, "deal": "winnable"})
    race = Southern(match, "refusing", random.Random(3))
    assert not race.play()
    moment = race.find_last_winnable()
    assert moment is not None
    assert (moment.when, moment.state.phase) == ("after", PLANNING)
