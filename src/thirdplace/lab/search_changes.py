"""Searches for a small change of rules that makes a game fair: "all seats within 0.5 points".

Every dial of the game is turned a few steps up and down, then pairs of the dials that helped most. Each
change is played on the same deals as the rules as they are. What seems to do it is played again on deals that
the search has not seen, because the best of many looks better than it is; only that is reported.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import numpy as np

from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.registry import find_game
from thirdplace.lab.dial_steps import Change, list_steps, size_of_change
from thirdplace.lab.lab_request import LabRequest, UnusableRequest, make_run_of
from thirdplace.lab.lab_run import LabRun
from thirdplace.lab.results.balance_tables import list_factors, win_shares
from thirdplace.lab.results.estimates import make_table, widest_half
from thirdplace.lab.results.report_structs import Estimate, Finding, SearchReport
from thirdplace.lab.simulation.lab_plan import Setting
from thirdplace.lab.simulation.play_chunk import layout_of
from thirdplace.lab.statistics.jackknife import BlockSums, Measured

__all__ = ["MOST_SEARCH_RUNS", "ChangeSearch"]

MOST_SEARCH_RUNS = 3
"""Single changes, pairs of changes, fresh deals."""
MOST_FINDINGS = 5
MOST_PAIRED_DIALS = 4
FRESH_DEALS_FACTOR = 4
"""What was found is verified on so many times as many deals."""
FEWEST_BLOCKS = 2
"""Fewer have no interval."""


class ChangeSearch:
    """The runs that a search needs, one after the other, and what they found."""

    def __init__(self, request: LabRequest, goal: float) -> None:
        """`request` says what the rules are now; `goal` how far each share of wins may be from an equal one.

        Raises:
            UnusableRequest: The game has no shares to even out or no dial, or the request is not possible.
        """
        self._game = find_game(request.game)
        if self._game.team:
            raise UnusableRequest("team-search")
        self._request, self._goal = request, goal
        dials = [info for info in option_schema(self._game) if info.dial]
        self._single = [{info.key: value} for info in dials for value in list_steps(info, request)]
        if not self._single:
            raise UnusableRequest("no-dials")
        self._base = make_run_of(request, []).plan.settings[0]
        self._tried: list[tuple[Change, Estimate]] = []
        self._kept: list[Change] | None = None
        self._before: Estimate | None = None
        self._fresh: LabRun | None = None

    def list_runs(self, deals: int) -> Iterator[LabRun]:
        """At most MOST_SEARCH_RUNS. Each is to be played to its end before the next one is taken.

        `deals`: on how many each change is tried.
        """
        self._request = replace(self._request, deals=deals, precision=None)
        yield from self._try_changes(self._single)
        if pairs := list(_list_pairs(self._tried)):
            yield from self._try_changes(pairs)
        good = sorted(self._tried, key=lambda one: _rank_change(self._size_of(one[0]), one[1], self._goal))
        self._kept = [change for change, _ in good[:MOST_FINDINGS]]
        if self._kept:
            seed = f"{self._request.seed}/fresh"
            fresh = replace(self._request, seed=seed, deals=deals * FRESH_DEALS_FACTOR)
            self._fresh = make_run_of(fresh, self._kept)
            yield self._fresh

    def report(self) -> SearchReport | None:
        """What was found; None as long as hardly anything was verified on fresh deals."""
        if self._before is None or self._kept is None:
            return None
        found = []
        if self._fresh is not None:
            if self._fresh.blocks < FEWEST_BLOCKS:
                return None
            found = [self._verify(self._fresh, place, change) for place, change in enumerate(self._kept, 1)]
        found.sort(key=lambda one: (not one.is_met, *_rank_change(one.size, one.spread, self._goal)))
        factor = _factor_of(self._request.game, self._base)
        return SearchReport(factor, self._goal, self._before, len(self._tried), tuple(found))

    def _try_changes(self, changes: Sequence[Change]) -> Iterator[LabRun]:
        possible = self._keep_possible(changes)
        run = make_run_of(self._request, possible)
        yield run
        self._before = self._before or _measure_spread(run, 0)
        self._tried += [(change, _measure_spread(run, place)) for place, change in enumerate(possible, 1)]

    def _keep_possible(self, changes: Sequence[Change]) -> list[Change]:
        found = []
        for change in changes:
            try:
                make_run_of(replace(self._request, options={**self._request.options, **change}), [])
            except UnusableRequest:
                continue
            found.append(change)
        return found

    def _size_of(self, change: Change) -> float:
        return size_of_change(self._game, self._request, change)

    def _verify(self, run: LabRun, place: int, change: Change) -> Finding:
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
        return Finding(change, self._size_of(change), spread, spread.high <= self._goal, tables)


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


def _factor_of(game: str, setting: Setting) -> str:
    """Whose shares are meant: of what steers, the last is the finest."""
    layout = layout_of(game, setting)
    return [key for key, _ in list_factors(layout, rotates=False, only_steering=True)][-1]


def _measure_spread(run: LabRun, place: int) -> Estimate:
    """How far the share farthest from an equal one is away, with the interval of that share."""
    setting = run.plan.settings[place]
    sums = BlockSums(run.keepers[place].tally())
    shares = Measured(win_shares(sums, _factor_of(run.plan.game, setting)))
    away = np.abs(shares.value - 1 / setting.seats)
    value, half = float(np.max(away)), widest_half(shares, int(sums.total("games")) // len(setting.lineups))
    return Estimate(value, max(0.0, value - half), value + half)


def _rank_change(size: float, spread: Estimate, goal: float) -> tuple[bool, float, float]:
    """Of those that reach the goal, the smallest change; of the others, the one that comes nearest."""
    is_far = spread.value > goal
    return (True, spread.value, size) if is_far else (False, size, spread.value)
