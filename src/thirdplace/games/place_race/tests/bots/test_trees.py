"""Place Race NZ: how many games there are from a position, counted by playing them all.

A wrong rule hardly ever leaves such a count alone. The small ones were counted by hand.
"""

from typing import Any

import pytest

from thirdplace.core.match import Match
from thirdplace.core.state import copy, to_numbers
from thirdplace.games.place_race import GAME
from thirdplace.games.place_race.board import NEIGHBOURS, NEIGHBOURS_FROM, PLACE_NUMBER
from thirdplace.games.place_race.tests.race_table import new_game, play_lines, start_race

rules = GAME.rules
WHOLE = -1


def count_positions(match: Match, depth: int = WHOLE, tempo: int = 0) -> int:
    """Positions after exactly `depth` actions, each way there counted; WHOLE: games to their end.

    While the clock runs every action takes `tempo` milliseconds. Any seat may act.
    """
    return _count_cached(match.state, depth, match.now, tempo, {})


def _count_cached(s: Any, depth: int, now: int, tempo: int, seen: dict[tuple[int, ...], int]) -> int:
    if depth == 0 or rules.over(s):
        return 1 if depth <= 0 else 0
    key = (depth, now, *to_numbers(s))
    if key not in seen:
        room = [0] * rules.MAX_LEGAL
        seen[key] = 0
        for seat in range(s.seats):
            for action in room[: rules.legal(s, seat, now, room)]:
                after, later = copy(s), now
                rules.apply(after, seat, action, now)
                if rules.deadline(after) >= 0:
                    later += tempo
                    rules.tick(after, later)
                seen[key] += _count_cached(after, depth - 1 if depth > 0 else WHOLE, later, tempo, seen)
    return seen[key]


@pytest.mark.parametrize(
    ("depth", "positions"),
    [
        (1, 26),  # 13 cities for each of the two
        # The one who has a start: ready, or 13 starts. The other: 13 starts.
        (2, 26 * 27),
        # Twice the same, 338 ways: 14 + 13. A start and ready, 26 ways: unready and 13 starts, and 13.
        # Each a start, 338 ways: 14 and 14.
        (3, 338 * 27 + 26 * 27 + 338 * 28),
    ],
)
def test_planning_without_cards_to_trade(depth: int, positions: int) -> None:
    """Ben has no card, so nothing can be offered."""
    table = new_game(hands="napier-1931 / ")
    assert count_positions(table, depth) == positions


@pytest.mark.parametrize(
    ("depth", "positions"),
    [
        (1, 28),  # 13 cities or the one offer, for each
        # After a start, 26 ways: ready, 13, the offer; the other 13, the offer. After an offer, 2 ways:
        # 13, withdraw, offer again; the other 13, decline, offer. (Nobody can accept without a start.)
        (2, 26 * 29 + 2 * 30),
        # By hand, with X who began and Y. After X start, X start (2 * 169 ways): 15 + 14 = 29. X start,
        # X ready (26): 15 + 14. X start, Y start (2 * 169): 15 + 15. X start, X offer (26): ready, 13,
        # withdraw, offer; 13, decline, offer: 16 + 15. X start, Y offer (26): ready, 13, decline,
        # offer; 13, withdraw, offer: 16 + 15. X offer, X start (26) and X offer, Y start (26): 31 too.
        # X offer, X withdraw (2), X offer, Y decline (2): 14 + 14. X offer, X offer (2): 15 + 15.
        # X offer, Y offer (2): both 13, decline, withdraw, offer: 16 + 16.
        (3, 338 * 29 + 26 * 29 + 338 * 30 + 4 * 26 * 31 + 4 * 28 + 2 * 30 + 2 * 32),
    ],
)
def test_planning_with_one_card_each(depth: int, positions: int) -> None:
    table = new_game(hands="napier-1931 / nelson-1870")
    assert count_positions(table, depth) == positions


def test_answers_to_an_offer() -> None:
    """By hand: Ben may be ready, start (13), accept, decline, offer himself: 17. Aroha may be ready,
    start (13), withdraw, offer again: 16. Far apart Ben cannot accept."""
    table = new_game(hands="napier-1931 / nelson-1870")
    play_lines(
        table, "Aroha: start napier", "Ben: start palmerston-north", "Aroha: offer 1 napier-1931 nelson-1870"
    )
    assert count_positions(table, 1) == 17 + 16
    play_lines(table, "Ben: start dunedin")
    assert count_positions(table, 1) == 16 + 16


def table_of_neighbours() -> Match:
    """Aroha in Invercargill, Ben in Dunedin; Aroha begins."""
    table = new_game(hands="napier-1931 / ")
    start_race(table, "invercargill", "dunedin")
    return table


@pytest.mark.parametrize(
    ("depth", "positions"),
    [
        (1, 4),  # skip, Queenstown, Te Anau, Bluff: Dunedin is taken
        # Ben may skip or go to Oamaru or Lawrence; to Invercargill only if Aroha has left: 3 + 3 * 4.
        (2, 15),
        # Aroha again. She skipped: from Invercargill, 4 ways with Ben still in Dunedin, 5 with him in
        # Oamaru or Lawrence: 14. She is in Queenstown (skip, Aoraki, Haast, Lawrence, Te Anau,
        # Invercargill): 6, but 5 if Ben went to Lawrence or Invercargill: 6 + 6 + 5 + 5 = 22. She is in
        # Te Anau (skip, Queenstown, Invercargill): 3 + 3 + 3 + 2 = 11. In Bluff (skip, Invercargill,
        # Oban): 11.
        (3, 14 + 22 + 11 + 11),
    ],
)
def test_moving_beside_each_other(depth: int, positions: int) -> None:
    assert count_positions(table_of_neighbours(), depth) == positions


def count_walks(place: str, years: int) -> int:
    """Ways to move or stay so often, with nobody in the way."""
    here = {PLACE_NUMBER[place]: 1}
    for _ in range(years):
        there: dict[int, int] = {}
        for at, ways in here.items():
            for step in (at, *NEIGHBOURS[NEIGHBOURS_FROM[at] : NEIGHBOURS_FROM[at + 1]]):
                there[step] = there.get(step, 0) + ways
        here = there
    return sum(here.values())


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_far_apart_everyone_walks_freely(rounds: int) -> None:
    table = new_game(hands="napier-1931 / ")
    start_race(table, "invercargill", "whangarei")
    assert count_positions(table, 2 * rounds) == count_walks("invercargill", rounds) * count_walks(
        "whangarei", rounds
    )


def last_year() -> Match:
    """1850 has begun, Aroha is in Christchurch with the only card, Ben in Auckland."""
    table = new_game(hands="christchurch-1850 / ", lead_years=0, seconds_per_year=1)
    start_race(table, "christchurch", "auckland")
    return table


def test_all_games_of_one_year_with_two_actions() -> None:
    """By hand: Aroha turns the card in, and all have won. Or she skips or goes to one of six
    places, Ben skips or goes to one of four, and the year is over: 1 + 7 * 5."""
    assert count_positions(last_year(), tempo=500) == 36


def test_all_games_of_one_year_with_three_actions() -> None:
    """By hand: 1 if she turns it in first. If she skips (Ben: 5 ways), she has 8 choices again,
    one of which wins: 5 * 8. If she moves, she is somewhere else in her last turn: Ben's 5 ways
    times the choices in Murchison 5, Reefton 4, Arthur's Pass 3, Kaikōura 3, Akaroa 2, Timaru 4."""
    assert count_positions(last_year(), tempo=334) == 1 + 5 * 8 + 5 * (5 + 4 + 3 + 3 + 2 + 4)


def test_two_actions_in_a_race_with_offers() -> None:
    """Both in Auckland, a card each. By hand, first Aroha may skip, turn in, move (4) or offer, Ben offer.

    Turning in leaves nothing to trade; Ben skips or moves: 5. Skip: Ben's 5, and an offer each: 7.
    A move: Aroha stands where he could have gone, so 4, and an offer each: 6. Her offer: she has 6
    turns, can withdraw or offer again, Ben can accept, decline, offer: 11. His offer: her 7 of
    before, accept, decline; he can withdraw or offer again: 11."""
    table = new_game(hands="auckland-1840 / napier-1931", lead_years=0)
    start_race(table, "auckland", "auckland")
    assert count_positions(table, 1) == 8
    assert count_positions(table, 2) == 5 + 7 + 4 * 6 + 11 + 11
