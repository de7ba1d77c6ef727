"""Compiled games for the lab are the games that a match plays with the same deals and choices."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pytest
from support.carriers.fast_chance import FastChance

from thirdplace.core.errors import FINE
from thirdplace.core.match import Match
from thirdplace.core.simulations.simulation import Player
from thirdplace.games.places_bid import GAME, rules, simulation
from thirdplace.games.places_bid.bots.greedy_policy import choose_greedily
from thirdplace.games.places_bid.bots.rollout_policy import TUNED_TASTE, choose_action
from thirdplace.games.places_bid.cards import building_ids
from thirdplace.games.places_bid.opening import Options, prepare
from thirdplace.games.places_bid.simulation import bid_decisions, bid_games
from thirdplace.games.places_bid.state import BIDDING, CATEGORIES, MARKET, SEATS

HOP, BID_HOP = 0xD1342543DE82EF95, 0xA0761D6478BD642F


def deal_setup(seats: int, options: Options, deal_seed: int) -> dict[str, Any]:
    """The deal of a seed, as a puzzle for a match."""
    s = prepare(seats, options)
    whole = prepare(seats, msgspec.structs.replace(options, removed_buildings=()))
    bid_games.deal_alike(s, whole, FastChance(deal_seed))
    ids = building_ids(options.custom_buildings)
    return {
        "first": s.starter,
        "projects": [CATEGORIES[project] for project in s.project[:seats]],
        "deck": [ids[card] for card in s.deck[: s.deck_size]],
    }


def play_match(seats: int, options: Options, seeds: tuple[int, int], players: Sequence[Player]) -> Match:
    """A game through Match, with the random numbers that compiled players draw."""
    match = Match(GAME, seats, seed="lab", options=options, setup=deal_setup(seats, options, seeds[0]))
    dice = FastChance()
    while not match.over:
        s = match.state
        seat, desk, player = s.turn, [0.0] * MARKET, players[s.turn]
        said = s.high if s.phase == BIDDING else bid_games.CHOOSING
        dice[0] = seeds[1] + (s.number * SEATS + seat + 1) * HOP + (said + 1) * BID_HOP
        if player.restriction == "greedy":
            action = choose_action(s, seat, simulation.GREEDY_TASTE * SEATS, desk, dice)
        elif player.level == "easy":
            action = choose_greedily(s, seat, desk, dice)
        else:
            action = choose_action(s, seat, TUNED_TASTE * SEATS, desk, dice)
        if player.restriction is not None:
            action = bid_games.restrict(
                s, seat, action, 1 + simulation.RESTRICTIONS.index(player.restriction)
            )
        match.do(seat, match.messages([action])[0])
    return match


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, Options()),
        (4, Options(tokens=12, full_set=20)),
        (6, Options(removed_buildings=("hotel", "museum"), never_bid=3)),
    ],
)
def test_compiled_games_are_the_games_of_a_match(seats: int, options: Options) -> None:
    players = [
        Player("medium"),
        Player("easy"),
        Player("medium", "never-bids-first"),
        Player("easy", "only-own-project"),
        Player("medium", "greedy"),
        Player("easy"),
    ][:seats]
    games, layout = 12, simulation.layout(seats, options)
    rows = np.zeros((games, layout.width), np.int32)
    seeds = np.random.default_rng(seats).integers(0, 2**63, (2, games), dtype=np.uint64)
    table = simulation.open_table(seats, options, players)
    table.play(seeds[0], seeds[1], list(range(seats)) * games, rows)
    for game in range(games):
        match = play_match(seats, options, (int(seeds[0][game]), int(seeds[1][game])), players)
        s = match.state
        row = rows[game : game + 1]
        assert [bool(won) for won in layout.column(row, "won")[0]] == [
            seat in match.winners for seat in range(seats)
        ]
        assert list(layout.column(row, "score")[0]) == [rules.score(s, seat) for seat in range(seats)]
        assert list(layout.column(row, "tokens")[0]) == s.tokens[:seats]
        assert layout.column(row, "rounds")[0, 0] == s.number
        assert layout.column(row, "actions")[0, 0] == len(match.moves)
        owners = layout.column(row, "building")[0, ::3]
        assert list(owners) == s.owner[: len(owners)]
        last = layout.column(row, "standing")[0][(s.number - 1) * seats : s.number * seats]
        assert list(last) == [rules.score(s, seat) for seat in range(seats)]


def test_hard_plays_better_than_easy_in_the_lab() -> None:
    players = [Player("hard"), Player("easy"), Player("easy")]
    layout = simulation.layout(3, Options())
    rows = np.zeros((12, layout.width), np.int32)
    seeds = np.random.default_rng(1).integers(0, 2**63, (2, 12), dtype=np.uint64)
    lineups = [(seat + game) % 3 for game in range(12) for seat in range(3)]
    simulation.open_table(3, Options(), players).play(seeds[0], seeds[1], lineups, rows)
    won = layout.column(rows, "won")
    assert sum(won[game, lineups[3 * game : 3 * game + 3].index(0)] for game in range(12)) >= 7


@pytest.mark.parametrize("restriction", simulation.RESTRICTIONS)
def test_every_restriction_costs_wins(restriction: str) -> None:
    games, layout = 1200, simulation.layout(4, Options())
    rows = np.zeros((games, layout.width), np.int32)
    seeds = np.random.default_rng(2).integers(0, 2**63, (2, games), dtype=np.uint64)
    players = [Player("medium", restriction), *[Player("medium")] * 3]
    lineups = [(seat + game) % 4 for game in range(games) for seat in range(4)]
    simulation.open_table(4, Options(), players).play(seeds[0], seeds[1], lineups, rows)
    won = layout.column(rows, "won")
    shares = [won[game, lineups[4 * game : 4 * game + 4].index(0)] for game in range(games)]
    assert sum(shares) < 0.22 * games


def test_a_building_taken_out_leaves_the_rest_of_a_deal_as_it_was() -> None:
    """The last card of the deck lies in its place; everything else is where it was."""
    options = Options(removed_buildings=("hotel",))
    gone = building_ids(()).index("hotel")
    for seed in range(1, 20):
        usual, s, whole = prepare(4, Options()), prepare(4, options), prepare(4, Options())
        rules.deal(usual, FastChance(seed))
        bid_games.deal_alike(s, whole, FastChance(seed))
        before = list(usual.deck[: usual.deck_size])
        place, last = before.index(gone), before[-1]
        expected = before[:-1] if last == gone else [*before[:place], last, *before[place + 1 : -1]]
        assert list(s.deck[: s.deck_size]) == expected
        assert (s.starter, list(s.project)) == (usual.starter, list(usual.project))


def test_options_that_are_weighed_are_legal() -> None:
    """In a game of the policy that weighs decisions, run without the compiler."""
    s, chance, out = prepare(4, Options()), FastChance(5), [0] * rules.MAX_LEGAL
    rules.deal(s, chance)
    rules.begin(s)
    arrays = (np.array([1] * 4), TUNED_TASTE * SEATS, [0.0] * MARKET)
    moments = set()
    while not rules.over(s):
        count = bid_decisions.list_options(s, s.turn, arrays, out)
        assert all(rules.refusal(s, s.turn, out[i], 0) == FINE for i in range(count))
        assert (s.turn, bid_decisions.moment(s, [0])) not in moments
        moments.add((s.turn, bid_decisions.moment(s, [0])))
        rules.apply(s, s.turn, bid_decisions.choose(s, s.turn, s.turn, [0], arrays, chance), 0)
