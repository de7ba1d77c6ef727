"""Place Race NZ: what the solver proves, held against a search that knows nothing but the rules.

The search is written from the rulings, turn by turn over sets of positions, and shares no line with
the solver. It only does for small puzzles.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from thirdplace.games.place_race.board import (
    CARD_NUMBER,
    CITIES,
    HISTORY,
    NEIGHBOURS,
    NEIGHBOURS_FROM,
    PLACE_NUMBER,
    PLACE_OF_CARD,
    STEPS,
    YEAR_OF_CARD,
)
from thirdplace.games.place_race.planning import (
    deal_solver,
    exhaustive_search,
    joint_routes,
    remaining_race,
    routes,
)
from thirdplace.games.place_race.planning.bot_trades import Trade, apply_trades, cards_in
from thirdplace.games.place_race.planning.hand_search import (
    BudgetExhausted,
    SearchBudget,
    find_hands,
    list_trades_between,
)
from thirdplace.games.place_race.state import CARDS, OFFER, PLACES
from thirdplace.games.place_race.tests.race_table import new_game

Table = tuple[tuple[int, ...], tuple[tuple[int, int, bool], ...]]
"""The places, and each card to be done: the card, who has it, whether it was traded."""


def can_be_won(seats: int, hands: list[list[int]], start_year: int) -> bool:
    """Look at all that one action per player and year can do."""
    cards = tuple(sorted((card, seat, False) for seat, hand in enumerate(hands) for card in hand))
    begun = after_trades({(places, cards) for places in product(CITIES, repeat=seats)})
    return any(
        can_win_race({table for table in begun if table[1][0][1] == first}, seats, first, start_year)  # PR6
        for first in range(seats)
    )


def can_win_race(tables: set[Table], seats: int, first: int, year: int) -> bool:
    while tables:
        for rank in range(seats):
            tables = after_trades(after_action(tables, (first + rank) % seats, year))
            if any(not cards for _, cards in tables):
                return True  # PR10
        year += 1
        tables = {table for table in tables if in_time(table, year)}
    return False


def after_action(tables: set[Table], seat: int, year: int) -> set[Table]:
    """PR7: skip, move or turn in."""
    found = set(tables)
    for places, cards in tables:
        here = places[seat]
        for there in NEIGHBOURS[NEIGHBOURS_FROM[here] : NEIGHBOURS_FROM[here + 1]]:
            if there not in places:
                found.add(((*places[:seat], there, *places[seat + 1 :]), cards))
        for card in cards:
            if card[1] == seat and PLACE_OF_CARD[card[0]] == here and YEAR_OF_CARD[card[0]] == year:
                found.add((places, tuple(other for other in cards if other != card)))
    return found


def after_trades(tables: set[Table]) -> set[Table]:
    """PR4: whatever can be traded, any number of times."""
    found, new = set(tables), list(tables)
    for places, cards in new:
        for one, other in combinations(cards, 2):
            fresh = one[1] != other[1] and not one[2] and not other[2]
            if fresh and are_neighbours(places[one[1]], places[other[1]]):
                changed = {one: (one[0], other[1], True), other: (other[0], one[1], True)}
                table = (places, tuple(changed.get(card, card) for card in cards))
                if table not in found:
                    found.add(table)
                    new.append(table)
    return found


def are_neighbours(a: int, b: int) -> bool:
    return STEPS[a * PLACES + b] <= 1


def in_time(table: Table, year: int) -> bool:
    """PR9; and it saves looking further if nobody can be there in time."""
    places, cards = table
    return all(
        any(STEPS[place * PLACES + PLACE_OF_CARD[card]] <= YEAR_OF_CARD[card] - year for place in places)
        for card, _, _ in cards
    )


SPAN = 12


def make_puzzle(seed: int) -> tuple[list[list[int]], int]:
    """A few cards of a few years for two, at random, and how many years ahead of them one starts."""
    rng = Random(seed)
    near: list[int] = []
    while len(near) < 4:
        year = rng.choice(YEAR_OF_CARD)
        near = [card for card in range(len(YEAR_OF_CARD)) if year <= YEAR_OF_CARD[card] <= year + SPAN]
    hands: list[list[int]] = [[], []]
    for card in rng.sample(near, rng.choice([3, 4])):
        hands[rng.randrange(2)].append(card)
    return hands, rng.choice([2, 3, 4])


def verdict_on(hands: list[list[int]], lead: int) -> tuple[str, bool, bool]:
    """The solver's, that of the search, and whether the plan has trades."""
    names = " / ".join(" ".join(HISTORY[card].id for card in hand) for hand in hands)
    table = new_game(len(hands), hands=names, lead_years=lead)
    verdict = deal_solver.solve_deal(table.state)
    plan = verdict.plan
    return (
        verdict.answer,
        can_be_won(len(hands), hands, table.state.start_year),
        bool(plan and plan.trades),
    )


def test_the_verdict_is_that_of_a_search_through_everything() -> None:
    seen = Counter[tuple[str, bool]]()
    for seed in range(36):
        hands, lead = make_puzzle(seed)
        answer, winnable, traded = verdict_on(hands, lead)
        assert answer == ("winnable" if winnable else "hopeless"), (seed, hands, lead)
        seen[answer, traded] += 1
    assert seen["hopeless", False] > 12
    assert seen["winnable", False] > 3
    assert seen["winnable", True] > 3


@pytest.mark.parametrize(
    ("hands", "answer"),
    [
        ("christchurch-1850 / st-arnaud-1843 nelson-1842 / ", "winnable"),
        ("palmerston-north-1928 arthurs-pass-1923 murchison-1929 / / ", "hopeless"),
    ],
)
def test_for_three_players_too_the_verdict_is_that_of_the_search(hands: str, answer: str) -> None:
    cards = [[CARD_NUMBER[card] for card in hand.split()] for hand in hands.split("/")]
    assert verdict_on(cards, 0)[:2] == (answer, answer == "winnable")


def test_a_trade_in_the_race_is_found_where_none_is_possible_before_it() -> None:
    """Aroha can only begin at Whangārei, and Ben, in Nelson, is far away; later there is time to meet."""
    table = new_game(
        hands="waitangi-1840 picton-1962 oamaru-1913 wellington-1893 / nelson-1842 murchison-1929 oban-2002",
        lead_years=1,
    )
    clashing = new_game(
        hands="waitangi-1840 haast-1965 picton-1962 / nelson-1842 murchison-1929", lead_years=1
    )
    assert deal_solver.solve_deal(table.state).answer == "winnable"
    plan = deal_solver.find_winning_plan(clashing.state)
    assert plan is not None
    played = [action for _, action, now in deal_solver.list_plan_actions(clashing.state, plan) if now > 0]
    assert any(action >= OFFER for action in played)


def test_sharings_are_what_trades_can_make() -> None:
    """All hands that one-for-one trades lead to, each card traded once at most, and no others."""
    hands = [0b000_000_011, 0b000_001_100, 0b011_110_000]
    free = 0b011_111_111 & ~0b100
    found = [tuple(held) for held in find_hands(hands, free, [0] * 3, [0] * CARDS, SearchBudget(100_000))]
    assert len(found) == len(set(found))
    assert set(found) == set(hands_after_trade(tuple(hands), free))
    assert all(apply_trades(hands, list_trades_between(hands, after)) == list(after) for after in found)


def hands_after_trade(hands: tuple[int, ...], free: int) -> Iterator[tuple[int, ...]]:
    yield hands
    for giver, taker in combinations(range(len(hands)), 2):
        for give in cards_in(hands[giver] & free):
            for take in cards_in(hands[taker] & free):
                after = tuple(apply_trades(hands, [Trade(giver, taker, give, take)]))
                yield from hands_after_trade(after, free & ~(1 << give | 1 << take))


def test_PR6_a_trade_of_the_earliest_card_may_change_who_is_first() -> None:
    """Before the timer or after it."""
    table = new_game(hands="waitangi-1840 auckland-1840 / nelson-1870 napier-1931")
    race_ahead = remaining_race.describe_remaining_race(table.state, 0)
    waitangi, nelson = CARD_NUMBER["waitangi-1840"], CARD_NUMBER["nelson-1870"]
    hands = apply_trades(race_ahead.hands, [Trade(0, 1, waitangi, nelson)])
    orders = [
        (first, [met.before for met in meetings])
        for first, meetings in remaining_race.list_first_players(race_ahead, hands)
    ]
    assert orders == [(1, [0]), (0, [10 * 2 + 1])]


def test_what_cannot_be_told_is_said() -> None:
    table = new_game(hands="waitangi-1840 auckland-1840 / st-arnaud-1843")
    with pytest.raises(BudgetExhausted):
        exhaustive_search.find_plan_or_prove_none(
            remaining_race.describe_remaining_race(table.state, 0, peek=True), SearchBudget(1)
        )


def make_journeys(seed: int) -> list[routes.Journey]:
    """Two or three in a narrow part of the South Island who have to be somewhere soon."""
    rng = Random(seed)
    names = ("greymouth", "arthurs-pass", "christchurch", "akaroa", "kaikoura")
    south = [PLACE_NUMBER[name] for name in names]
    ranks = rng.sample(range(3), 3)[: rng.choice([2, 3])]
    found = []
    for rank in ranks:
        goal = (rng.randrange(2, 5), rng.choice(south))
        found.append(routes.Journey(1 << rng.choice(south), sorted(ranks).index(rank), (goal,)))
    return found


def test_ways_found_one_after_the_other_are_among_those_found_together() -> None:
    """The exact search finds whatever the quick one finds, and more; its ways keep to the rules."""
    seen = Counter[tuple[bool, bool]]()
    for seed in range(150):
        errands = make_journeys(seed)
        quick = routes.find_routes(errands, 5)
        exact = joint_routes.find_joint_routes(errands, [], 5, SearchBudget(100_000))
        seen[quick is not None, exact is not None] += 1
        for paths in (quick, exact):
            if paths is not None:
                check_paths(errands, paths)
    assert seen[True, False] == 0
    assert seen[True, True] > 30
    assert seen[False, False] > 30


def check_paths(errands: list[routes.Journey], paths: list[routes.Path]) -> None:
    places = [path[0] for path in paths]
    assert all(errand.starts >> place & 1 for errand, place in zip(errands, places, strict=True))
    for turn in range(5):
        for rank in range(len(errands)):
            player = [errand.rank for errand in errands].index(rank)
            there = paths[player][turn + 1]
            if there != places[player]:
                assert there not in places
                assert are_neighbours(there, places[player])
            for due, goal in errands[player].goals:
                assert due != turn or places[player] == there == goal
            places[player] = there


def test_meeting_is_standing_beside_each_other_in_time() -> None:
    auckland, nelson = PLACE_NUMBER["auckland"], PLACE_NUMBER["nelson"]
    errands = [routes.Journey(1 << auckland, 0, ()), routes.Journey(1 << nelson, 1, ())]
    steps = STEPS[auckland * PLACES + nelson]
    for before, possible in ((steps - 1, True), (steps - 2, False)):
        paths = joint_routes.find_joint_routes(
            errands, [joint_routes.Meeting(0, 1, before)], steps, SearchBudget(100_000)
        )
        assert (paths is not None) == possible
