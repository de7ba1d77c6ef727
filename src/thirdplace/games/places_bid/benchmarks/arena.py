"""Games of PLACES Bid between tastes, in the dialect of its rules (see tune_policy.py)."""

from typing import Any

from thirdplace.games.places_bid.bots.rollout_policy import TASTE_COUNT, clear_notes, play_to_end
from thirdplace.games.places_bid.bots.tree_search import share_of_win
from thirdplace.games.places_bid.rules import begin, deal


def win_share(table: Any, deals: int, one: Any, field: Any, tastes: Any, notes: Any, rng: Any) -> float:
    """One taste's share of the wins at a table of another taste, in every seat of so many deals."""
    s = table[0]
    won = 0.0
    for _ in range(deals):
        rng[0] += 1
        start = rng[0]
        for seat in range(s.seats):
            rng[0] = start  # the same cards, whoever sits where
            for other in range(s.seats):
                for i in range(TASTE_COUNT):
                    tastes[other * TASTE_COUNT + i] = one[i] if other == seat else field[i]
            deal(s, rng)
            begin(s)
            clear_notes(notes)
            play_to_end(s, tastes, notes, rng)
            won += share_of_win(s, seat)
        rng[0] = start
    return float(won / (deals * s.seats))
