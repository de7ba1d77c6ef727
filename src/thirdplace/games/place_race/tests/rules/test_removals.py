"""What a deal needs, for the lab: without a line of the board, or without a city to start in."""

import msgspec
import numpy as np
import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.state import copy
from thirdplace.games.place_race import rules, simulation
from thirdplace.games.place_race.board import (
    BOARD,
    CARD_NUMBER,
    CITIES,
    DECKS,
    HISTORY,
    LINES,
    PLACE_NUMBER,
    PLACE_OF_CARD,
)
from thirdplace.games.place_race.opening import Options, prepare
from thirdplace.games.place_race.planning.deal_solver import solve_deal
from thirdplace.games.place_race.planning.other_board import solve_without_line
from thirdplace.games.place_race.state import CARDS, DAY, NOBODY, State

FERRY = next(
    number
    for number, line in enumerate(LINES)
    if "stewart" in {BOARD[PLACE_NUMBER[end]].island for end in (line.a, line.b)}
)
ISLAND = next(place.id for place in BOARD if place.island == "stewart")
NO_LINE = -1
OPTIONS = msgspec.convert(
    {
        "day_cards": 3,
        "late_cards": 1,
        "deck": next(
            deck.id for deck in DECKS if any(HISTORY[CARD_NUMBER[card]].place == ISLAND for card in deck.late)
        ),
    },
    Options,
)
"""The only card beyond the ferry is a late one."""


def deal(seed: int) -> State:
    s: State = copy(prepare(2, OPTIONS))
    rules.deal(s, Chance(str(seed)))
    return s


def weigh(seed: int) -> "np.ndarray[tuple[int], np.dtype[np.int32]]":
    rows = np.zeros((1, simulation.layout(2, OPTIONS).weighed_width), np.int32)
    seeds = np.array([seed], np.uint64)
    simulation.open_weighing_table(2, OPTIONS, []).weigh(seeds, seeds, [0, 1], rows)
    found: np.ndarray[tuple[int], np.dtype[np.int32]] = rows[0]
    return found


def has_card_on_island(s: State) -> bool:
    places = [PLACE_OF_CARD[card] for card, owner in enumerate(s.owner) if owner != NOBODY]
    return any(BOARD[place].island == "stewart" for place in places)


def test_the_board_as_it_is_gives_the_same_answers() -> None:
    for seed in range(8):
        assert solve_without_line(deal(seed), NO_LINE).answer == solve_deal(deal(seed)).answer


def test_a_card_beyond_the_only_ferry_needs_the_ferry() -> None:
    deals = [seed for seed in range(60) if solve_deal(deal(seed)).answer == "winnable"]
    on_island = [seed for seed in deals if has_card_on_island(deal(seed))]
    others = [seed for seed in deals if seed not in on_island]
    assert on_island
    assert [weigh(seed)[FERRY] for seed in on_island[:3]] == [1] * len(on_island[:3])
    assert [weigh(seed)[FERRY] for seed in others[:3]] == [0, 0, 0]


@pytest.mark.parametrize("seed", [0, 3])
def test_what_a_plan_does_not_use_is_not_needed(seed: int) -> None:
    """Only what the plan uses is tried; here everything else is, too."""
    s, found = deal(seed), weigh(seed)
    for number in range(len(LINES)):
        assert found[number] == (solve_deal(s).plan is not None and is_lost_without(s, number))
    for place, city in enumerate(CITIES):
        lost = solve_deal(s, without_start=city).answer == "hopeless"
        assert found[len(LINES) + place] == (solve_deal(s).plan is not None and lost)


def is_lost_without(s: State, line: int) -> bool:
    return solve_without_line(s, line).answer == "hopeless"


def test_nobody_starts_in_a_forbidden_city() -> None:
    s = next(deal(seed) for seed in range(20) if solve_deal(deal(seed)).plan is not None)
    plan = solve_deal(s).plan
    assert plan is not None
    other = solve_deal(s, without_start=plan.paths[0][0]).plan
    assert other is None or all(path[0] != plan.paths[0][0] for path in other.paths)


def test_a_card_taken_out_leaves_the_rest_of_a_deal_as_it_was() -> None:
    """Whoever had it gets another one."""
    usual = [simulation.deal_alike(2, Options(), seed) for seed in range(40)]
    gone = next(card for card in range(CARDS) if sum(s.owner[card] != NOBODY for s in usual) > 5)
    options = Options(removed_events=(HISTORY[gone].id,))
    for before, after in zip(
        usual, (simulation.deal_alike(2, options, seed) for seed in range(40)), strict=True
    ):
        changed = [card for card in range(CARDS) if before.owner[card] != after.owner[card]]
        assert after.owner[gone] == NOBODY
        assert len(changed) == (2 if before.owner[gone] != NOBODY else 0)
        assert sorted(before.owner) == sorted(after.owner)
        assert [after.kind[card] == DAY for card in changed if card != gone] == [True] * (len(changed) // 2)
