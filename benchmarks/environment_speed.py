"""How many decisions a second environments step on one core, with masks and observations, beside Pgx.

Rounds of both take turns, and every ratio is of one round, so that a busy machine disturbs both alike. CPU
seconds are counted. Ratios compare random play with all that belongs to it: both draw a legal action for each
table, apply it, write the next mask and (ours; Pgx leaves out what nobody reads) the next observation.
"""

import time
from statistics import median

from game_parts import find_target
from pgx_speed import GAMES, PgxMissing, PgxProcess
from result_table import Row

from thirdplace.core.game import Game
from thirdplace.envs.batch import TableBatch

__all__ = ["compare_environments"]

SECTION = "Environments: decisions a second on one core"
TABLES = 1024
STEPS_IN_ONE_ROUND = 50
"""Steps between two looks at the clock."""


def compare_environments(games: list[tuple[Game, int]], rounds: int, seconds: float) -> list[Row]:
    """Every game with a target, and each of Pgx's games, turn by turn."""
    ours = [(game, seats) for game, seats in games if find_target(game, "ENVIRONMENT_STEPS_PER_S")]
    batches = [_make_batches(game, seats) for game, seats in ours]
    measured: list[list[tuple[float, float, float]]] = [[] for _ in ours]
    others: dict[str, list[float]] = {name: [] for name in GAMES}
    try:
        processes = {name: PgxProcess(name) for name in GAMES}
    except PgxMissing as missing:
        processes, note = {}, str(missing)
    else:
        note = ""
    for _ in range(rounds):
        for name, process in processes.items():
            others[name].append(process.measure_round(seconds))
        for found, (observed, unobserved) in zip(measured, batches, strict=True):
            steps, play = _measure_round(observed, seconds)
            found.append((steps, play, _measure_round(unobserved, seconds / 2)[0]))
    for process in processes.values():
        process.close()
    rows = [
        _make_row(game, seats, found, others) for (game, seats), found in zip(ours, measured, strict=True)
    ]
    rows += [
        Row(
            section=SECTION,
            label=f"Pgx: {title}",
            reference=median(others[name]),
            unit="steps/s",
            note=f"{_measure_without_deals(name, seconds) / 1e6:.1f} M while finished tables stand idle",
        )
        for name, title in GAMES.items()
        if others[name]
    ]
    return rows if not note else [*rows, Row(section=SECTION, label="Pgx", note=note)]


def _measure_without_deals(name: str, seconds: float) -> float:
    process = PgxProcess(name, deals=False)
    found = process.measure_round(seconds)
    process.close()
    return found


def _make_batches(game: Game, seats: int) -> tuple[TableBatch, TableBatch]:
    made = TableBatch(game, seats, TABLES), TableBatch(game, seats, TABLES, observe=False)
    for batch in made:
        batch.step(batch.draw_ids())
    return made


def _measure_round(batch: TableBatch, seconds: float) -> tuple[float, float]:
    """Steps a second: without the drawing of actions, and with it."""
    stepping = drawing = 0.0
    steps = 0
    while stepping + drawing < seconds:
        for _ in range(STEPS_IN_ONE_ROUND):
            start = time.thread_time()
            ids = batch.draw_ids()
            drawn = time.thread_time()
            batch.step(ids)
            drawing += drawn - start
            stepping += time.thread_time() - drawn
        steps += STEPS_IN_ONE_ROUND * TABLES
    return steps / stepping, steps / (stepping + drawing)


def _make_row(
    game: Game, seats: int, found: list[tuple[float, float, float]], others: dict[str, list[float]]
) -> Row:
    steps, play, bare = (median(column) for column in zip(*found, strict=True))
    notes = [f"{play / 1e6:.1f} M with random choices, {bare / 1e6:.1f} M without observations"]
    ratios = {
        title: median(own[1] / other for own, other in zip(found, others[name], strict=True))
        for name, title in GAMES.items()
        if others[name]
    }
    notes += [f"{ratio:.2f} of {title}" for title, ratio in ratios.items()]
    return Row(
        section=SECTION,
        label=f"{game.id}, {seats} players",
        ours=steps,
        unit="steps/s",
        at_least=find_target(game, "ENVIRONMENT_STEPS_PER_S"),
        note="; ".join(notes),
    )


if __name__ == "__main__":
    from result_table import print_table
    from rich.console import Console

    from thirdplace.core.registry import all_games

    found = [(game, seats) for game in all_games() for seats in sorted({game.seats.start, 4})]
    print_table(compare_environments(found, 5, 0.5), Console(width=150, highlight=False))
