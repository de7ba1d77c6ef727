"""Simple computer players: they see a view, return a legal action, and bring games to an end."""

from random import Random

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.conformance import seat_counts
from thirdplace.core.game import Bots, Game, Message
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games
from thirdplace.core.state import copy

TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in all_games()
    for seats in seat_counts(game)
    if seats <= 7
]
TEMPO = 200
"""Milliseconds a bot takes where a clock runs."""


def choice(match: Match, seat: int) -> Message | None:
    """What the bot does with the seat's view and nothing else."""
    legal = match.legal(seat)
    if not legal:
        return None
    bot: Bots = match.game.part("bots")
    chosen = bot.choose(match.view(seat), seat, legal, Random(seat), match.options)
    assert chosen is None or chosen in legal
    return chosen


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_bots_play_whole_games_and_hidden_cards_do_not_change_what_they_do(game: Game, seats: int) -> None:
    for seed in range(3):
        match = Match(game, seats, seed=f"bots {seed}")
        for _ in range(20_000):
            if match.over:
                break
            for seat in match.active:
                chosen = choice(match, seat)
                real = match.state
                match.state = copy(real)
                game.rules.resample(match.state, seat, Chance(f"{seed}"))
                assert choice(match, seat) == chosen, "a bot that can tell hidden cards apart"
                match.state = real
                if chosen is not None:
                    match.do(seat, chosen)
                    break
            if game.rules.deadline(match.state) >= 0:
                match.tick(match.now + TEMPO)
        assert match.over
