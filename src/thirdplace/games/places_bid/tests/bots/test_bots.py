"""PLACES Bid: computer players. They keep to what their seat may know, and know what things are worth."""

from random import Random
from typing import Any

import numpy as np
import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.core.game import LEVELS, Level, Message, Situation
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.core.state import copy
from thirdplace.games.places_bid import GAME, bots
from thirdplace.games.places_bid.actions import Bid, Choose, Pass
from thirdplace.games.places_bid.bots import project_inference, rollout_policy
from thirdplace.games.places_bid.bots.search_runner import SearchEffort, get_search_runner, scale_effort
from thirdplace.games.places_bid.rules import BID
from thirdplace.games.places_bid.state import BIDDING, CATEGORIES, SEATS
from thirdplace.games.places_bid.tests.bid_table import SET, all_pass, choose_at_random, new_game, play_lines

rules = GAME.rules
CUSTOM = [
    {"name": "Ice Rink", "category": "P", "points": 50, "players": 3},
    {"name": "Lighthouse", "category": "S", "points": 2, "players": 4},
]


def choose_checked(level: Level, table: Match, seat: int) -> Message:
    chosen = bots.choose(level, table.situation(seat), Random(seat))
    assert chosen in table.legal(seat)
    return chosen


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("bank", ["coins", "box"])
def test_all_levels_play_a_game_to_its_end_with_any_options(
    seats: int, bank: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "thirdplace.games.places_bid.bots.search_runner.EXPERT", SearchEffort(100, infers_projects=True)
    )
    monkeypatch.setattr(
        "thirdplace.games.places_bid.bots.search_runner.HARD", SearchEffort(50, infers_projects=False)
    )
    table = new_game(seats, seed=f"{seats} {bank}", options={"bank": bank, "custom_buildings": CUSTOM})
    while not table.over:
        seat = table.active[0]
        table.do(seat, choose_checked(LEVELS[seat % len(LEVELS)], table, seat))
    assert table.winners


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_do_not_change_what_is_done(level: Level) -> None:
    table, chance = new_game(4, seed="hidden"), Chance("hidden")
    for number in range(60):
        seat = table.active[0]
        if number % 12 == 3:
            real, chosen = table.state, choose_checked(level, table, seat)
            for other in range(3):
                table.state = copy(real)
                rules.resample(table.state, seat, Chance(f"{other}"))
                assert table.state != real
                assert choose_checked(level, table, seat) == chosen
            table.state = real
        table.do(*choose_at_random(table, chance))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_thought_twice(level: Level) -> None:
    """Nothing is left over from other thoughts."""
    table = new_game(4, seed="twice")
    situation = table.situation(table.active[0])
    first = bots.choose(level, situation, Random(7))
    elsewhere = new_game(3, seed="elsewhere")
    bots.choose(level, elsewhere.situation(elsewhere.active[0]), Random(1))
    assert bots.choose(level, situation, Random(7)) == first


def states_of_random_game(seats: int, seed: str) -> list[Any]:
    """States of a game in which people do anything."""
    table, chance = new_game(seats, seed=seed), Chance(seed)
    states = []
    while not table.over:
        states.append(table.state)
        table.do(*choose_at_random(table, chance))
    return states


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_policy_is_the_same_compiled(seats: int) -> None:
    certain = [*rollout_policy.TUNED_TASTE[: rollout_policy.NOISE], 0.0, 0.0, 0.0] * SEATS
    swift = compile_game(GAME)
    fast = swift.compile_module(rollout_policy)
    for s in states_of_random_game(seats, "compiled"):
        plain = rollout_policy.choose_action(s, s.turn, certain, [0.0] * 4, Chance(""))
        compiled_too = fast.choose_action(
            swift.record(s)[0], s.turn, np.array(certain), np.zeros(4), make_generator(0)
        )
        assert plain == compiled_too
        assert rules.refusal(s, s.turn, plain, 0) == 0


def test_a_token_is_a_point_in_the_last_round_and_more_before() -> None:
    table = new_game(4, seed="tokens")
    values = []
    while not table.over:
        s = table.state
        if s.phase == BIDDING and s.standing == s.seats:
            values.append(rollout_policy.token_value(s, s.turn, rollout_policy.TUNED_TASTE * SEATS))
        all_pass(table)
    assert values[-1] == 1
    assert values == sorted(values, reverse=True)
    assert values[0] > 1.5


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_alone_bids_no_more_than_one(level: Level) -> None:
    table = new_game(3, first=0, projects="PLA", deck="stadium subdivision " + SET)
    play_lines(table, "Pierre: pass", "Lizzi: pass")
    if level == "easy":  # it may bid one more than needed
        assert choose_checked(level, table, 2) in (Bid(1), Bid(2))
    else:
        assert choose_checked(level, table, 2) == Bid(1)


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_takes_what_is_worth_more_for_the_project(level: Level) -> None:
    """12 points and 5 for the project are more than 14; it is the last round."""
    table = new_game(3, first=0, projects="PLA", deck="community-theater hotel")
    play_lines(table, "Pierre: bid 2", "Lizzi: pass", "Clara: pass")
    assert choose_checked(level, table, 0) == Choose("community-theater")


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_passes_for_tokens_if_that_wins(level: Level) -> None:
    """The last two buildings are worth 3 points together: 5 tokens are more."""
    table = new_game(3, first=0, projects="CES", deck="art-studio single-family-home")
    assert choose_checked(level, table, 0) == Pass()


def test_a_choice_tells_of_a_project() -> None:
    """Pierre pays for first choice and takes 12 points of Play, where 15 points of Academic lie."""
    table = new_game(3, first=0, projects="PLE", deck="community-theater middle-school gym hotel")
    play, academic = CATEGORIES.index("P"), CATEGORIES.index("A")
    assert get_search_runner().estimate_projects(table.situation(2))[0][play] == pytest.approx(0.2)
    play_lines(table, "Pierre: bid 3", "Lizzi: pass", "Clara: pass", "Pierre: choose community-theater")
    informed = get_search_runner().estimate_projects(table.situation(2))
    assert informed[0][play] > 0.3
    assert informed[0][academic] < 0.15
    assert informed[1][play] < 0.2, "no two have the same"
    assert informed[2] == pytest.approx([float(letter == "E") for letter in CATEGORIES])
    for likely in informed:
        assert sum(likely) == pytest.approx(1)


@pytest.mark.parametrize("me", range(SEATS))
def test_every_way_to_hand_out_the_projects_is_there_once(me: int) -> None:
    deals = [0] * project_inference.ASSIGNMENTS * SEATS
    for way in range(project_inference.ASSIGNMENTS):
        project_inference.write_assignment(way, 3, me, deals)
    ways = {tuple(deals[start : start + SEATS]) for start in range(0, len(deals), SEATS)}
    assert len(ways) == project_inference.ASSIGNMENTS
    assert all(sorted(way) == list(range(SEATS)) and way[me] == 3 for way in ways)


def test_a_situation_without_a_past_is_enough() -> None:
    table = new_game(4, seed="no past")
    known = table.situation(table.active[0])
    bare = Situation(known.package, known.options, known.world, known.seat)
    assert bots.choose("expert", bare, Random(0)) in bare.legal()


@pytest.mark.parametrize("seats", range(3, 7))
def test_the_bot_of_places_bid_beats_chance(seats: int) -> None:
    game = find_game("places-bid")
    choose = game.part("bots").choose
    won = 0
    for seed in range(20):
        match = Match(game, seats, seed=f"{seed}")
        chance, rng = Chance(f"others {seed}"), Random(seed)
        while not match.over:
            seat = match.active[0]
            legal = match.legal(seat)
            if seat == seed % seats:
                match.do(seat, choose("easy", match.situation(seat), rng))
            else:
                match.do(seat, legal[chance.below(min(len(legal), 4))])
        won += seed % seats in match.winners
    assert won > 20 / seats * 1.5


def test_with_more_seats_an_expert_plays_fewer_games() -> None:
    """So that it thinks about as long, whoever is at the table."""
    games = [scale_effort(SearchEffort(1200, infers_projects=True), seats).games for seats in (3, 4, 5, 6)]
    assert games == [1200, 1200, 960, 800]
    assert scale_effort(SearchEffort(10, infers_projects=False), 3).infers_projects is False


def test_playouts_choose_as_the_policy_does_and_sometimes_jump() -> None:
    """With notes of this very moment, the same action; and a bid above the least only where jumps are."""
    table, chance = new_game(4, seed="notes"), Chance("notes")
    notes: list[float] = [0.0] * rollout_policy.NOTES
    jumps = 0
    for number in range(200):
        if table.over:
            break
        s, seat = table.state, table.active[0]
        for taste in (rollout_policy.TUNED_TASTE, rollout_policy.PLAYOUT_TASTE):
            tastes = taste * SEATS
            rollout_policy.clear_notes(notes)
            action = rollout_policy.choose_action_by_notes(s, seat, tastes, notes, Chance(f"{number}"))
            assert action == rollout_policy.choose_action(s, seat, tastes, [0.0] * 4, Chance(f"{number}"))
            if s.phase == BIDDING and action - BID > s.high + 1:
                assert taste == rollout_policy.PLAYOUT_TASTE
                assert action - BID <= s.tokens[seat]
                jumps += 1
        table.do(*choose_at_random(table, chance))
    assert jumps > 0
