"""The lab: whole games between competent players on one core, and how long a precise answer takes.

Beside it OpenSpiel's fastest way to simulate: `evaluate_bots`, which plays a whole game in C++ without
returning to Python. Its players are random; ours think. Hearts is about as long as a game of ours.
"""

import time

from result_table import Row

from thirdplace.core.game import Game
from thirdplace.lab.chunks.chunk_runner import InlineRunner
from thirdplace.lab.lab_request import LabRequest, make_run
from thirdplace.lab.simulation.play_chunk import find_simulation

__all__ = ["list_lab_games", "measure_lab", "measure_precision"]

SECTION = "the lab"
REFERENCE = "hearts"
SEATS = 4
LEVEL = "medium"
LEAST_GAMES_PER_SECOND = 50_000
PRECISION = 0.0015
MOST_SECONDS = 10.0
WARM_UP_DEALS = 2000


def list_lab_games(games: list[Game]) -> list[Game]:
    """Games whose players of the usual level are compiled."""
    return [game for game in games if game.brings("simulation") and _plays_usual_level(game)]


def _plays_usual_level(game: Game) -> bool:
    return LEVEL in find_simulation(game).levels(SEATS, game.opening.Options())


def measure_lab(game: Game, seconds: float) -> Row:
    """Games a second on one core, counted and all."""
    _finish(LabRequest(game.id, seats=(SEATS,), levels=(LEVEL,), deals=WARM_UP_DEALS))
    run = make_run(LabRequest(game.id, seats=(SEATS,), levels=(LEVEL,), seed="speed"))
    begun, games = time.thread_time(), 0
    for progress in run.advance(InlineRunner()):
        games = progress.games
        if time.thread_time() - begun > seconds:
            break
    ours = games / (time.thread_time() - begun)
    beside = measure_open_spiel_games(seconds)
    return Row(
        section=SECTION,
        label=f"{game.id}, {SEATS} {LEVEL} players",
        ours=ours,
        unit="games/s",
        reference=beside,
        ratio=None if beside is None else ours / beside,
        at_least=LEAST_GAMES_PER_SECOND,
        limits_are_absolute=True,
        note=f"beside it: OpenSpiel's random games of {REFERENCE} in C++",
    )


def measure_precision(game: Game) -> Row:
    """CPU seconds on one core until every share of wins by seat is known to ±0.15 points."""
    begun = time.thread_time()
    games = _finish(LabRequest(game.id, seats=(SEATS,), levels=(LEVEL,), precision=PRECISION))
    return Row(
        section=SECTION,
        label=f"{game.id}, shares of wins to ±{100 * PRECISION:g} points",
        ours=time.thread_time() - begun,
        unit="s",
        at_most=MOST_SECONDS,
        note=f"{games:,} games",
    )


def _finish(request: LabRequest) -> int:
    run = make_run(request)
    for _ in run.advance(InlineRunner()):
        pass
    run.report()
    return run.progress.games


def measure_open_spiel_games(seconds: float) -> float | None:
    """Random games a second of OpenSpiel, played in C++; None if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(REFERENCE)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    begun, games = time.thread_time(), 0
    while time.thread_time() - begun < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
        games += 1
    return games / (time.thread_time() - begun)
