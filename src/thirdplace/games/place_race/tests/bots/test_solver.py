"""Place Race NZ: the solver's plans are real (PR14). That it misses none: test_proof.py."""

from typing import Any

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.match import Match
from thirdplace.core.state import copy
from thirdplace.games.place_race import GAME, opening, rules
from thirdplace.games.place_race.board import CARD_NUMBER, PLACE_NUMBER, YEAR_OF_CARD
from thirdplace.games.place_race.planning import bot_trades, deal_solver, routes
from thirdplace.games.place_race.state import ACCEPT, MOVE, READY, TURN_IN, State
from thirdplace.games.place_race.tests.race_table import lines_of, new_game


def deal_state(seats: int, seed: str, **options: Any) -> State:
    s = opening.prepare(seats, opening.Options(**options))
    rules.deal(s, Chance(seed))
    return s


def play_by_plan(match: Match) -> list[str]:
    """Play a match by the solver's plan; what happened."""
    plan = deal_solver.find_winning_plan(match.state)
    assert plan is not None
    told: list[str] = []
    for seat, action, now in deal_solver.list_plan_actions(match.state, plan):
        message = GAME.actions.decode(match.state, match.options, action)
        told += lines_of(match.do(seat, message, now).events(None))
    return told


@pytest.mark.parametrize(("seats", "share"), [(2, 0.6), (3, 0.97), (4, 0.97)])
def test_PR14_most_deals_can_be_won(seats: int, share: float) -> None:
    """The board's makers counted 62%, 93% and 89% with one trade at most; several help further."""
    deals = [deal_state(seats, f"deal {number}") for number in range(60)]
    answers = [deal_solver.solve_deal(s).answer for s in deals]
    assert "undecided" not in answers
    assert answers.count("winnable") >= share * len(deals)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deck", ["standard", "second"])
def test_a_whole_game_is_won_by_the_plan(seats: int, deck: str) -> None:
    """With late cards for three and four."""
    for seed in ("one", "two"):
        table = new_game(seats, seed=seed, deck=deck, deal="winnable")
        told = play_by_plan(table)
        assert table.winners == list(range(seats))
        assert told[-1].startswith("over won=True")
        assert sum(line.startswith("turned-in") for line in told) == {2: 12, 3: 15, 4: 20}[seats]
        assert sum(line.startswith("late-cards") for line in told) == (seats > 2)


def test_a_plan_has_one_action_per_player_and_year() -> None:
    s = deal_state(4, "deal 1")
    plan = deal_solver.find_winning_plan(s)
    assert plan is not None
    assert len({len(path) for path in plan.paths}) == 1
    begun = copy(s)
    rules.begin(begun)
    played = list(deal_solver.list_plan_actions(begun, plan))
    turns = [(seat, now) for seat, action, now in played if READY < action < ACCEPT and now > 0]
    for seat in range(4):
        years = [now // begun.year_ms for who, now in turns if who == seat]
        assert years == sorted(set(years))
    due = [YEAR_OF_CARD[action - TURN_IN] for _, action, _ in played if TURN_IN <= action < MOVE]
    assert due == sorted(due)


def test_three_cards_that_nobody_can_share_between_two() -> None:
    """Waitangi 1840, Auckland 1840, St Arnaud 1843: any two of them clash."""
    a, b, c = (CARD_NUMBER[card] for card in ("waitangi-1840", "auckland-1840", "st-arnaud-1843"))
    assert bot_trades.do_clash(a, b)
    assert bot_trades.do_clash(a, c)
    assert bot_trades.do_clash(b, c)
    assert (
        deal_solver.find_winning_plan(new_game(hands="waitangi-1840 auckland-1840 / st-arnaud-1843").state)
        is None
    )
    assert deal_solver.find_winning_plan(new_game(hands="waitangi-1840 / auckland-1840").state) is not None


def test_a_clash_is_traded_away() -> None:
    table = new_game(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    told = play_by_plan(table)
    assert sum(line.startswith("traded") for line in told) == 1
    assert table.winners == [0, 1]


def test_late_cards_cannot_be_traded_away() -> None:
    """Queenstown 1862 and Tauranga 1864 clash, and both are Aroha's and face down."""
    clashing = new_game(hands="waitangi-1840 / auckland-1840", late="queenstown-1862 tauranga-1864 / ")
    assert deal_solver.find_winning_plan(clashing.state) is None
    apart = new_game(hands="waitangi-1840 / auckland-1840", late="queenstown-1862 / tauranga-1864")
    assert deal_solver.find_winning_plan(apart.state) is not None


def test_no_city_is_near_enough() -> None:
    """Without years ahead one would have to start in Waitangi, which is no city."""
    assert (
        deal_solver.find_winning_plan(new_game(hands="waitangi-1840 / nelson-1870", lead_years=0).state)
        is None
    )
    assert (
        deal_solver.find_winning_plan(new_game(hands="waitangi-1840 / nelson-1870", lead_years=1).state)
        is not None
    )


def test_the_same_deal_has_the_same_plan() -> None:
    assert deal_solver.find_winning_plan(deal_state(4, "again")) == deal_solver.find_winning_plan(
        deal_state(4, "again")
    )


def test_asking_changes_nothing() -> None:
    s = deal_state(3, "unchanged")
    before = copy(s)
    deal_solver.find_winning_plan(s)
    assert s == before


def test_clash_counts_the_years_between() -> None:
    """Turning in takes the year's action: so many steps need one year more."""
    waitangi, auckland = CARD_NUMBER["waitangi-1840"], CARD_NUMBER["auckland-1840"]
    st_arnaud, nelson = CARD_NUMBER["st-arnaud-1843"], CARD_NUMBER["nelson-1842"]
    assert bot_trades.do_clash(st_arnaud, nelson)  # next to each other, in years next to each other
    assert bot_trades.do_clash(waitangi, auckland)
    assert not bot_trades.do_clash(nelson, CARD_NUMBER["nelson-1870"])


def test_routes_go_round_each_other() -> None:
    """Two on either side of the strait who have to change sides: one has to make room."""
    wellington, nelson = PLACE_NUMBER["wellington"], PLACE_NUMBER["nelson"]
    south, north = CARD_NUMBER["nelson-1870"], CARD_NUMBER["wellington-1865"]
    journeys = [
        routes.Journey(1 << wellington, 0, ((YEAR_OF_CARD[south] - 1860, nelson),)),
        routes.Journey(1 << nelson, 1, ((YEAR_OF_CARD[north] - 1860, wellington),)),
    ]
    paths = routes.find_routes(journeys, 11)
    assert paths is not None
    for year in range(11):
        for mine, theirs, before in ((paths[0], paths[1][year], 0), (paths[1], paths[0][year + 1], 1)):
            if mine[year + 1] != mine[year]:
                assert mine[year + 1] != theirs, (year, before)
    assert paths[1][5] == paths[1][6] == wellington
    assert paths[0][10] == paths[0][11] == nelson


def test_a_plan_that_the_rules_refuse_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    s = deal_state(3, "deal 1")
    assert deal_solver.find_winning_plan(s) is not None
    stay = tuple(tuple([0] * 400) for _ in range(3))  # all wait in Te Hāpua
    for search in ("find_plan", "find_plan_or_prove_none"):
        monkeypatch.setattr(deal_solver, search, lambda race, *_: deal_solver.Plan(0, race.hands, (), stay))
    assert deal_solver.solve_deal(s) == deal_solver.Verdict("undecided")
