"""How much narrower intervals are when rules are compared on the same deals: each dial, one step either way.

Dials whose usual number depends on how many play are tried with the two least numbers.

    python tests/lab_pairing.py --write

The table goes into docs/lab.md. Without --write it is only printed.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from support.marked_section import replace_section

from thirdplace.core.game import Game
from thirdplace.core.options.option_schema import OptionInfo, option_schema
from thirdplace.core.registry import all_games
from thirdplace.core.simulations.simulation import Layout, Player, Rows
from thirdplace.lab.lab_request import LabRequest, UnusableRequest, make_run, make_run_of
from thirdplace.lab.results.balance_tables import list_factors
from thirdplace.lab.simulation.deal_seeds import make_deal_seeds, make_play_seeds
from thirdplace.lab.simulation.lab_plan import Setting
from thirdplace.lab.simulation.play_chunk import find_simulation, layout_of
from thirdplace.lab.simulation.tally import SEAT

DOC = Path(__file__).parents[1] / "docs" / "lab.md"
BEGIN, END = "<!-- written by tests/lab_pairing.py -->", "<!-- end -->"
DEALS, SLOW_DEALS = 20_000, 400
WANTED = 3.0
"""So many times as narrow is what we would like to have everywhere."""
SEED, OTHER_SEED = "pairing", "hesitation"

Wins = np.ndarray[Any, np.dtype[np.float64]]


def list_changes(game: Game, request: LabRequest) -> Iterator[dict[str, Any]]:
    """Every dial one step down and up; of cards, the first is taken out."""
    for info in option_schema(game):
        for value in _list_neighbours(info) if info.dial else ():
            change = {info.key: value}
            try:
                make_run_of(request, [change])
            except UnusableRequest:
                continue
            yield change


def _list_neighbours(info: OptionInfo) -> list[Any]:
    if info.kind == "several":
        return [[value] for value in info.values[:1]]
    if info.kind == "switch":
        return [not info.default]
    if info.kind == "choice":
        return [value for value in info.values if value != info.default]
    if info.kind != "number":
        return []
    if info.default is None:  # the usual number depends on how many play
        return [] if info.least is None else [int(info.least), int(info.least) + 1]
    return [info.default - int(info.step), info.default + int(info.step)]


def play(game: Game, setting: Setting, deals: int, play_seed: str) -> Rows:
    """These deals, the same for every setting; `play_seed` decides how players hesitate."""
    rows = np.zeros((deals, layout_of(game.id, setting).width), np.int32)
    simulation = find_simulation(game)
    options = game.opening.Options(**{key: _freeze(value) for key, value in setting.options.items()})
    players = [Player(chair.level) for chair in setting.chairs]
    simulation.open_table(setting.seats, options, players).play(
        make_deal_seeds(SEED, 0, deals),
        make_play_seeds(play_seed, 0, deals, 1),
        np.tile(np.arange(setting.seats), deals),  # type: ignore[arg-type]
        rows,
    )
    return rows


def _freeze(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def find_wins(layout: Layout, rows: Rows) -> Wins:
    """For each game, the wins of whoever is first, second, … in turn order, or by seat; or of the team."""
    won = layout.column(rows, "won").astype(float)
    if layout.team:
        return won[:, :1]
    won /= np.maximum(1.0, won.sum(1, keepdims=True))
    *_, (key, _) = list_factors(layout, rotates=False, only_steering=True)
    if key == SEAT:
        return won
    return np.take_along_axis(won, np.argsort(layout.column(rows, key), axis=1), axis=1)


def compare(one: Wins, other: Wins) -> tuple[float, float]:
    """How often the same seats won, and how much narrower the interval of a difference is."""
    same = float((one == other).all(1).mean())
    apart, paired = one.var(0) + other.var(0), (one - other).var(0)
    return same, float(np.sqrt(np.median(apart) / np.median(paired))) if paired.any() else float("inf")


def measure_game(game: Game, deals: int, slow_deals: int) -> Iterator[tuple[float, str]]:
    seats = (game.seats.start,) if game.team else ()  # with more, the team can win every deal
    request = LabRequest(game.id, seats=seats)
    base = make_run(request).plan.settings[0]
    is_slow = base.chairs[0].level in find_simulation(game).SLOW_LEVELS
    count = slow_deals if is_slow else deals
    wins = find_wins(layout_of(game.id, base), play(game, base, count, SEED))

    def write(name: str, setting: Setting, play_seed: str = SEED) -> tuple[float, str]:
        rows = play(game, setting, count, play_seed)
        same, gain = compare(wins, find_wins(layout_of(game.id, setting), rows))
        shown = "every game is the same" if gain == float("inf") else f"{gain:.2f}"
        shown = f"**{shown}**" if gain >= WANTED else shown
        return gain, f"| {game.id} | {name} | {same:.0%} | {shown} |"

    for setting, change in _make_settings(request, list(list_changes(game, request))):
        ((key, value),) = change.items()
        yield write(f"`{key}={value[0] if isinstance(value, list) else value}`", setting)
    if not is_slow:
        yield write("nothing, but players hesitate otherwise", base, OTHER_SEED)


def _make_settings(
    request: LabRequest, changes: list[dict[str, Any]]
) -> Iterator[tuple[Setting, dict[str, Any]]]:
    yield from zip(make_run_of(request, changes).plan.settings[1:], changes, strict=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--slow-deals", type=int, default=SLOW_DEALS, help="where a solver plays")
    parser.add_argument("--write", action="store_true", help=f"put the table into {DOC.name}")
    asked = parser.parse_args()
    lines = ["| game | change | same winners | narrower by |", "|---|---|---|---|"]
    for game in all_games():
        if game.brings("simulation"):
            found = list(measure_game(game, asked.deals, asked.slow_deals))
            lines += [line for _, line in sorted(found, key=lambda one: -one[0])]
    table = "\n".join(lines)
    print(table)
    if asked.write:
        page = DOC.read_text(encoding="utf-8")
        DOC.write_text(replace_section(page, BEGIN, END, table), encoding="utf-8")


if __name__ == "__main__":
    main()
