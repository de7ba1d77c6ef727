"""Computer players of every level: they see a situation, return a legal action, and bring games to an end."""

import subprocess
import sys
from random import Random

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.game import LEVELS, Bots, Game, Level, Message
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games
from thirdplace.core.state import copy
from thirdplace.core.testing.conformance import seat_counts

TABLES = [
    pytest.param(game, seats, level, id=f"{game.id}-{seats}-{level}")
    for game in all_games()
    if game.brings("bots")
    for seats in seat_counts(game)
    for level in LEVELS
    if seats <= 6 and (level in ("easy", "medium") or seats == game.seats.start)
]
ACTION_MS = 200
"""Milliseconds a bot takes where a clock runs."""
RARE_ACTION_CHANCE = 9
"""One in so many decisions is made a second time, in another world."""


def choose_checked(match: Match, seat: int, level: Level) -> Message | None:
    legal = match.legal(seat)
    if not legal:
        return None
    bots: Bots = match.game.part("bots")
    chosen = bots.choose(level, match.situation(seat), Random(seat))
    assert chosen is None or chosen in legal
    return chosen


@pytest.mark.parametrize(("game", "seats", "level"), TABLES)
def test_bots_play_whole_games_and_hidden_cards_do_not_change_what_they_do(
    game: Game, seats: int, level: Level
) -> None:
    match = Match(game, seats, seed=f"bots {level}")
    turn = 0
    while not match.over:
        for seat in match.active:
            chosen = choose_checked(match, seat, level)
            turn += 1
            if turn % RARE_ACTION_CHANCE == 0:
                real = match.state
                match.state = copy(real)
                game.rules.resample(match.state, seat, Chance(f"elsewhere {turn}"))
                assert choose_checked(match, seat, level) == chosen, "a bot that can tell hidden cards apart"
                match.state = real
            if chosen is not None:
                match.do(seat, chosen)
                break
        if game.rules.deadline(match.state) >= 0:
            match.tick(match.now + ACTION_MS)
        assert turn < 20_000


def test_what_a_player_is_given_takes_no_numpy() -> None:
    """A server makes situations in its loop; importing numpy there would make everybody wait."""
    program = (
        "import sys\n"
        "from thirdplace.core.match import Match\n"
        "from thirdplace.core.registry import all_games\n"
        "for game in all_games():\n"
        "    match = Match(game, game.seats.start, seed='a seed')\n"
        "    match.situation(match.active[0])\n"
        "sys.exit('numpy' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
