"""Searches for a small change of rules that makes a game fair: "all seats within 0.5 points".

Every dial of the game is turned a few steps up and down, then pairs of the dials that helped most. Each
change is played on the same deals as the rules as they are. What seems to do it is played again on deals that
the search has not seen, because the best of many looks better than it is; only that is reported.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

import numpy as np

from thirdplace.core.game import Game
from thirdplace.core.options.option_schema import OptionInfo, option_schema
from thirdplace.core.registry import find_game
from thirdplace.lab.chunks.chunk_runner import ChunkRunner
from thirdplace.lab.lab_request import LabRequest, UnusableRequest, make_run_of
from thirdplace.lab.lab_run import LabRun
from thirdplace.lab.results.balance_tables import list_factors, win_shares
from thirdplace.lab.results.estimates import make_table, widest_half
from thirdplace.lab.results.report_structs import Estimate, Finding, SearchReport
from thirdplace.lab.simulation.play_chunk import layout_of
from thirdplace.lab.simulation.tally import SEAT
from thirdplace.lab.statistics.jackknife import BlockSums, Measured

__all__ = ["search_changes"]

STEPS = (1, 2, 4)
"""How many steps of a dial are tried up and down."""
MOST_FINDINGS = 5
MOST_PAIRED_DIALS = 4
FRESH_DEALS_FACTOR = 4
"""What was found is verified on so many times as many deals."""

Change = dict[str, Any]


def search_changes(request: LabRequest, goal: float, runner: ChunkRunner) -> SearchReport:
    """`request` says what the rules are now and, as `deals`, how many deals each change is tried on.

    Raises:
        UnusableRequest: The game has no dial, or the request is not possible.
    """
    game = find_game(request.game)
    dials = [info for info in option_schema(game) if info.dial and _list_steps(info, request)]
    if not dials:
        raise UnusableRequest("no-dials")
    single = [{info.key: value} for info in dials for value in _list_steps(info, request)]
    tried = _measure_changes(request, single, runner)
    pairs = list(_list_pairs(tried))
    tried += _measure_changes(request, pairs, runner) if pairs else []
    good = sorted(tried, key=lambda one: _rank_change(_size_of(game, request, one[0]), one[1], goal))
    kept = [change for change, _ in good[:MOST_FINDINGS]]
    fresh = replace(request, seed=f"{request.seed}/fresh", deals=(request.deals or 1) * FRESH_DEALS_FACTOR)
    verified = _verify_changes(game, fresh, kept, goal, runner)
    before = _measure_spread(*_play_changes(request, [], runner)[0])
    return SearchReport(_factor_of(request), goal, before, len(tried), tuple(verified))


def _list_steps(info: OptionInfo, request: LabRequest) -> list[Any]:
    """The neighbours of a dial's value."""
    now = request.options.get(info.key, info.default)
    if info.kind == "switch":
        return [not now]
    if info.kind == "choice":
        return [value for value in info.values if value != now]
    if info.kind != "number" or not isinstance(now, int):
        return []
    steps = [now + sign * step * int(info.step) for step in STEPS for sign in (-1, 1)]
    least = -np.inf if info.least is None else info.least
    most = np.inf if info.most is None else info.most
    return [value for value in steps if least <= value <= most]


def _list_pairs(tried: Sequence[tuple[Change, Estimate]]) -> Iterator[Change]:
    """The best value of each of the dials that helped most, two at a time."""
    best: dict[str, tuple[float, Change]] = {}
    for change, spread in tried:
        key = next(iter(change))
        if key not in best or spread.value < best[key][0]:
            best[key] = spread.value, change
    chosen = [change for _, change in sorted(best.values(), key=lambda one: one[0])[:MOST_PAIRED_DIALS]]
    for one, other in combinations(chosen, 2):
        yield one | other


def _measure_changes(
    request: LabRequest, changes: Sequence[Change], runner: ChunkRunner
) -> list[tuple[Change, Estimate]]:
    """The spread of each change that is possible."""
    possible = _keep_possible(request, changes)
    played = _play_changes(request, possible, runner)[1:]
    return [
        (change, _measure_spread(run, place)) for change, (run, place) in zip(possible, played, strict=True)
    ]


def _keep_possible(request: LabRequest, changes: Sequence[Change]) -> list[Change]:
    found = []
    for change in changes:
        try:
            make_run_of(replace(request, options={**request.options, **change}), [])
        except UnusableRequest:
            continue
        found.append(change)
    return found


def _play_changes(
    request: LabRequest, changes: Sequence[Change], runner: ChunkRunner
) -> list[tuple[LabRun, int]]:
    """Plays the rules as they are and each change on the same deals: the run, and which setting it is."""
    run = make_run_of(request, changes)
    for _ in run.advance(runner):
        pass
    return [(run, place) for place in range(len(run.plan.settings))]


def _factor_of(request: LabRequest) -> str:
    run = make_run_of(request, [])
    layout = layout_of(run.plan.game, run.plan.settings[0])
    steering = [key for key, _ in list_factors(layout, rotates=False, only_steering=True)]
    return steering[-1] if steering else SEAT


def _measure_spread(run: LabRun, place: int) -> Estimate:
    """How far the share farthest from an equal one is away, with the interval of that share."""
    setting, layout = run.plan.settings[place], layout_of(run.plan.game, run.plan.settings[place])
    key = [key for key, _ in list_factors(layout, rotates=False, only_steering=True)][-1]
    sums = BlockSums(run.keepers[place].tally())
    shares = Measured(win_shares(sums, key))
    away = np.abs(shares.value - 1 / setting.seats)
    value, half = float(np.max(away)), widest_half(shares, int(sums.total("games")) // len(setting.lineups))
    return Estimate(value, max(0.0, value - half), value + half)


def _size_of(game: Game, request: LabRequest, change: Change) -> float:
    """How much is changed: for each dial the part of its range, or one for a choice; a little for each."""
    size = 0.0
    for info in option_schema(game):
        if info.key in change:
            now = request.options.get(info.key, info.default)
            is_number = info.kind == "number" and info.least is not None and info.most is not None
            size += abs(change[info.key] - now) / (info.most - info.least) if is_number else 1.0  # type: ignore[operator]
    return size + len(change) / 10


def _verify_changes(
    game: Game, request: LabRequest, changes: Sequence[Change], goal: float, runner: ChunkRunner
) -> list[Finding]:
    found = []
    for change, (run, place) in zip(changes, _play_changes(request, changes, runner)[1:], strict=True):
        setting = run.plan.settings[place]
        layout = layout_of(run.plan.game, setting)
        sums = BlockSums(run.keepers[place].tally())
        tables = tuple(
            make_table(
                f"wins/{key}",
                "share",
                names,
                Measured(win_shares(sums, key)),
                expected=1 / layout.seats,
                deals=int(sums.total("games")) // len(setting.lineups),
            )
            for key, names in list_factors(layout, rotates=False, only_steering=True)
        )
        spread = _measure_spread(run, place)
        found.append(Finding(change, _size_of(game, request, change), spread, spread.high <= goal, tables))
    return sorted(found, key=lambda one: (not one.is_met, *_rank_change(one.size, one.spread, goal)))


def _rank_change(size: float, spread: Estimate, goal: float) -> tuple[bool, float, float]:
    """Of those that reach the goal, the smallest change; of the others, the one that comes nearest."""
    is_far = spread.value > goal
    return (True, spread.value, size) if is_far else (False, size, spread.value)
