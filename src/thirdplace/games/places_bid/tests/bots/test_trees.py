"""PLACES Bid: how many games there are from a position, counted by playing them all.

A wrong rule hardly ever leaves such a count alone. The small ones were counted by hand.
"""

from math import comb
from typing import Any

import pytest

from thirdplace.core.match import Match
from thirdplace.core.state import copy, to_numbers
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.tests.bid_table import new_game, play_lines

rules = GAME.rules
WHOLE = -1


def count_positions(match: Match, depth: int = WHOLE) -> int:
    """Positions after exactly `depth` actions, each way there counted; WHOLE: games to their end."""
    return _count_cached(match.state, depth, {})


def _count_cached(s: Any, depth: int, known: dict[tuple[int, ...], int]) -> int:
    if depth == 0 or rules.over(s):
        return 1 if depth <= 0 else 0
    key = (depth, *to_numbers(s))
    if key not in known:
        room = [0] * rules.MAX_LEGAL
        choices = rules.legal(s, s.turn, 0, room)
        found = 0
        for action in room[:choices]:
            after = copy(s)
            rules.apply(after, s.turn, action, 0)
            found += _count_cached(after, depth - 1 if depth > 0 else WHOLE, known)
        known[key] = found
    return known[key]


@pytest.mark.parametrize(
    ("depth", "positions"),
    [
        (1, 16),  # pass, or bid 1 to 15
        # After a pass 16 again; after a bid of k there are 16 - k: 16 + (15 + 14 + ... + 1) = 16 + 120.
        (2, 136),
        # pass pass: 16. pass k, and k pass: 120 each. j k: 16 - k again, which makes 16 over 3 = 560.
        (3, 816),
        # pass pass pass is over. One bid and two passes, three ways: 15 each, the one card is taken.
        # Two bids and a pass, three ways: 560 each. Three bids: 16 over 4 = 1820. 45 + 1680 + 1820.
        (4, 3545),
        # Four bids, then anything: 16 over 5 = 4368. Three bids and a pass, four ways: 1820 each.
        # Two bids and two passes, a pass last, three ways: 15 over 2 = 105 each, the card is taken.
        (5, 4368 + 4 * 1820 + 3 * 105),
    ],
)
def test_three_players_and_one_card(depth: int, positions: int) -> None:
    assert count_positions(new_game(3, first=0, deck="hotel"), depth) == positions


def bidding_words(seats: int, bids: int) -> int:
    """How bids and passes can follow each other from the first bid on, whatever the amounts.

    All but one pass, and a pass ends the bidding: the other passes stand anywhere among the bids
    (those after the first).
    """
    return comb(bids + seats - 2, seats - 2)


@pytest.mark.parametrize(("seats", "games"), [(3, 256), (4, 688), (5, 1_520), (6, 2_972)])
def test_all_games_for_one_card_after_a_bid_of_nine(seats: int, games: int) -> None:
    """By hand: the further bids are some of the six numbers 10 to 15.

    For three: 1*1 + 6*2 + 15*3 + 20*4 + 15*5 + 6*6 + 1*7 = 256.
    """
    table = new_game(seats, first=0, deck="hotel")
    play_lines(table, "Pierre: bid 9")
    assert sum(comb(6, bids) * bidding_words(seats, bids) for bids in range(7)) == games
    assert count_positions(table) == games


def test_all_games_for_one_card() -> None:
    """By hand: nobody bids, 1. A single bid, 15 amounts, by any of the three. k bids, k > 1: two passes
    of which one is the last action, so k + 1 words, and k of the numbers 1 to 15. The sum of
    (k + 1) * (15 over k) over all k is 15 * 2**14 + 2**15 = 278,528; k = 0 and k = 1 are 31 of it."""
    assert count_positions(new_game(3, first=0, deck="hotel")) == 1 + 3 * 15 + 278_528 - 31 == 278_543


def test_all_games_for_two_cards() -> None:
    """By hand: whoever bids highest has two cards to choose from, a second bidder the other one."""
    assert count_positions(new_game(3, first=0, deck="hotel library")) == 2 * (278_543 - 1) + 1


def test_all_games_after_a_bid_of_ten() -> None:
    """By hand: k of the five numbers 11 to 15, with two passes of which the last ends the round:
    k + 1 words. The sum of (k + 1) * (5 over k) is 1 + 10 + 30 + 40 + 25 + 6 = 112; twice, for two cards."""
    table = new_game(3, first=0, deck="hotel library")
    play_lines(table, "Pierre: bid 10")
    assert count_positions(table) == 224


def test_all_games_of_two_rounds() -> None:
    """By hand: Pierre bids all he has, the others can only pass, he takes one of two cards. In the
    second round he has nothing and passes; Lizzi and Clara, with 20 each, bid for the last card.
    Nobody bids: 1. One bid: 20 amounts, by Lizzi or by Clara. k bids, k > 1: 20 over k."""
    table = new_game(3, first=0, deck="hotel library museum")
    play_lines(table, "Pierre: bid 15")
    assert count_positions(table) == 2 * (1 + 2 * 20 + (2**20 - 1 - 20))


@pytest.mark.parametrize(
    ("seats", "positions"),
    [
        # Still bidding before the fifth action: four bids, 4368; three and a pass, four ways, 1820 each.
        # Two bids and two passes, three ways, 105 each: two cards to choose from. One bid of k and two
        # passes, three ways: two cards, then 16 - k actions in round 2, so 2 * 120 each. Three passes:
        # two actions in round 2, with 20 tokens each: 22 over 2.
        (3, 4368 + 4 * 1820 + 3 * 105 * 2 + 3 * 2 * 120 + 231),
        # As before, and two bids with two passes, six ways, 560 each. One bid and three passes, four
        # ways, 15 each: three cards. Four passes: one action in round 2.
        (4, 4368 + 4 * 1820 + 6 * 560 + 4 * 15 * 3 + 21),
        # Nothing ends within five actions: of five, any k are bids. The sum of (5 over k) * (15 over k).
        (6, 15_504),
    ],
)
def test_five_actions_deep(seats: int, positions: int) -> None:
    deck = "hotel city-hall amusement-park library bakery hospital"
    assert count_positions(new_game(seats, first=0, deck=deck), 5) == positions
