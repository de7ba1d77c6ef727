"""The shared search: legal, the same again from the same seed, blind to secrets, and better than chance."""

import pickle
from random import Random

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.compilation.search import make_bots, search
from thirdplace.core.game import LEVELS, Game, Level, Message
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games
from thirdplace.core.state import copy

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
RIVALS = pytest.mark.parametrize(
    "game", [game for game in all_games() if not game.team], ids=lambda game: game.id
)
TURN_MS = 300
FEW_PLAYOUTS: dict[Level, int] = {"easy": 0, "medium": 20, "hard": 200, "expert": 1_000}
MATCHES = 40


def play_match(match: Match, levels: dict[int, Level], playouts: dict[Level, int], seed: int) -> None:
    """To the end; whoever is not in `levels` does anything legal."""
    bots = make_bots(match.game.package, playouts)
    rng = Random(seed)
    while not match.over:
        at = match.now + TURN_MS if match.game.rules.deadline(match.state) >= 0 else None
        seat = rng.choice(match.active)
        legal = match.legal(seat, at)
        chosen: Message | None = rng.choice(legal) if legal else None
        if seat in levels:
            chosen = bots.choose(levels[seat], match.situation(seat, at), rng)
            assert chosen is None if not legal else chosen in legal
        if chosen is None:
            match.tick(at)
        else:
            match.do(seat, chosen, at)


@GAMES
def test_every_choice_is_legal_until_the_end(game: Game) -> None:
    seats = game.seats.start
    match = Match(game, seats, seed="search")
    play_match(match, {seat: LEVELS[(seat + 1) % 4] for seat in range(seats)}, FEW_PLAYOUTS, 1)
    assert match.over


@GAMES
def test_the_same_situation_and_seed_give_the_same_choice(game: Game) -> None:
    bots = make_bots(game.package)
    match = Match(game, game.seats.start, seed="again")
    situation = match.situation(match.active[0])
    sent: object = pickle.loads(pickle.dumps(situation))
    for level in LEVELS:
        first, second = (bots.choose(level, one, Random(7)) for one in (situation, sent))  # type: ignore[arg-type]
        assert first == second


@RIVALS
def test_the_search_bot_beats_random_players(game: Game) -> None:
    """Among random players it would win its share by chance; it wins far more often than that."""
    won = count_wins("hard", game, {})
    assert won > MATCHES / game.seats.start + MATCHES / 4


@RIVALS
def test_more_random_games_make_a_better_player(game: Game) -> None:
    """It wins more often than a player with few random games does in the same seats of the same deals."""
    assert count_wins("expert", game, {1: "easy"}) > count_wins("easy", game, {1: "easy"}) + MATCHES / 8


def count_wins(level: Level, game: Game, others: dict[int, Level]) -> int:
    """Of so many games with fixed seeds, in one seat after the other; `others` sit after it."""
    won = 0
    seats = game.seats.start
    for number in range(MATCHES):
        seat = number % seats
        match = Match(game, seats, seed=f"duel {number // seats}")
        levels = {seat: level} | {(seat + after) % seats: other for after, other in others.items()}
        play_match(match, levels, FEW_PLAYOUTS, number)
        won += match.winners == [seat]
    return won


@RIVALS
def test_what_a_seat_cannot_know_changes_nothing(game: Game) -> None:
    """Two worlds that a seat cannot tell apart: the same choice."""
    choose = make_bots(game.package).choose
    rng = Random(5)
    match = Match(game, game.seats.start, seed="secret")
    different = 0
    for turn in range(25):
        if match.over:
            break
        seat = rng.choice(match.active)
        other = match.fork()
        other.state = copy(match.state)
        game.rules.resample(other.state, seat, Chance(f"another world {turn}"))
        different += other.state != match.state
        chosen = choose("hard", match.situation(seat), Random(turn))
        assert choose("hard", other.situation(seat), Random(turn)) == chosen
        match.do(seat, rng.choice(match.legal(seat)))
    assert different


@GAMES
def test_without_random_games_anything_legal_is_done(game: Game) -> None:
    rng = Random(2)
    match = Match(game, game.seats.start, seed="any")
    while len(match.numbers(match.active[0])) < 3:
        match.do(match.active[0], rng.choice(match.legal(match.active[0])))
    situation = match.situation(match.active[0])
    legal = situation.numbers()
    found = {search(situation, legal, 0, Random(seed)) for seed in range(20 * len(legal))}
    assert found == set(legal)
