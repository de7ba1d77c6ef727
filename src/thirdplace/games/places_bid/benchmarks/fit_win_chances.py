"""Fits how far what playouts say is from what strong players make of it, and writes the result.

    python -m thirdplace.games.places_bid.benchmarks.fit_win_chances --games 400 --cases cases.npz
    python -m thirdplace.games.places_bid.benchmarks.fit_win_chances --games 0 --cases cases.npz --write

Plays games of strong players (`--players`, named as in matches.py), keeps some decisions of each, and lets
playouts say who will win: with all projects known, as a review does, and from what the seat on turn knew.
Then it looks for the numbers of win_chance_calibration.py under which those who won were most likely to
(maximum likelihood). There is one map for all players. Cases are added to the file, so that several runs can
share the work; with `--games 0` it only fits. With `--check` each fifth of the games is judged by numbers
that were fitted to the others, with `--judge` all games by the numbers in use.
"""

import argparse
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from thirdplace.core.match import Match
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.benchmarks.matches import find_player
from thirdplace.games.places_bid.bots.rollout_policy import count_rounds_left
from thirdplace.games.places_bid.bots.search_runner import get_search_runner
from thirdplace.games.places_bid.state import NOBODY, SEATS
from thirdplace.games.places_bid.win_chances.action_chances import get_playout_runner
from thirdplace.games.places_bid.win_chances.win_chance_calibration import (
    DECIDED,
    FEWEST_SEATS,
    FLOOR,
    KNOTS,
    find_stage,
)
from thirdplace.games.places_bid.win_chances.win_chance_calibration_table import (
    KNOWN_SHARPNESS,
    OWN_WEIGHT,
    SHARPNESS,
)
from thirdplace.lab.calibration.calibration_plan import Case, CaseKind
from thirdplace.lab.calibration.reliability import ENOUGH_CASES, Group, largest_gap, summarize_cases

DECISIONS_PER_GAME = 8
PLAYOUTS = 700
FOLDS = 5
TABLE = Path(__file__).parents[1] / "win_chances" / "win_chance_calibration_table.py"
LEAST_SHARPNESS, MOST_SHARPNESS = 0.05, 2.0
PULL = 4.0
"""How strongly neighbouring knots are held together, in units of log-likelihood: tables should not jump."""

Array = np.ndarray[Any, np.dtype[np.float64]]


class Cases(NamedTuple):
    """One row for each decision; arrays of seats have SEATS columns."""

    seats: Array
    stage: Array
    turn: Array
    known: Array
    """Everyone's share of the wins in playouts, all projects known."""
    believed: Array
    """The same from what the seat on turn knew."""
    won: Array
    players: Any
    """Who played, by name."""
    game: Any
    """Its seed: cases of one game share its result."""


Map = tuple[Array, Array, Array]
"""Sharpness with all projects known; sharpness and the logarithm of a seat's own weight, from what it knows:
by knot."""


def play_cases(seats: int, players: str, games: int, seed: str) -> Iterator[list[Any]]:
    """Plays games, and yields rows of Cases."""
    for number in range(games):
        match = Match(GAME, seats, seed=f"{seed}/{seats}/{players}/{number}")
        rng, choose = Random(match.seed), find_player(players)
        decisions = []
        while not match.over:
            seat = match.active[0]
            situation, state = match.situation(seat), match.state
            if len(situation.numbers()) > 1:
                decisions.append((situation, state))
                match.do(seat, choose(situation, rng))
            else:
                match.do(seat, situation.legal()[0])
        won = [(seat in match.winners) / len(match.winners) for seat in range(seats)]
        for situation, state in rng.sample(decisions, min(DECISIONS_PER_GAME, len(decisions))):
            known = get_search_runner().estimate_win_chances(state, (NOBODY, NOBODY), PLAYOUTS, rng)
            (usual,) = get_playout_runner().play_actions(situation, [NOBODY], PLAYOUTS, rng)
            row = [pad(known), pad(usual.shares), pad(won), players, match.seed]
            yield [seats, find_stage(state, count_rounds_left(state)), situation.seat, *row]


def pad(numbers: list[float]) -> list[float]:
    return [*numbers, *([0.0] * (SEATS - len(numbers)))]


def read_cases(file: Path) -> Cases | None:
    if not file.exists():
        return None
    with np.load(file) as found:
        return Cases(*(found[name] for name in Cases._fields))


def add_cases(file: Path, rows: list[list[Any]]) -> None:
    new = Cases(*(np.array(column) for column in zip(*rows, strict=True)))
    old = read_cases(file)
    if old is not None:
        new = Cases(*(np.concatenate(both) for both in zip(old, new, strict=True)))
    np.savez_compressed(file, **new._asdict())


# Fitting.


def interpolation_weights(stage: Array) -> Array:
    """For each case, how much each knot counts."""
    return np.stack([np.interp(stage, KNOTS, row) for row in np.eye(len(KNOTS))], axis=1)


def map_all(shares: Array, cases: Cases, weights: Array, sharp: Array, own: Array, floor: float) -> Array:
    """win_chance_calibration.calibrate_shares for all cases at once."""
    count = len(shares)
    playing = np.arange(SEATS)[None, :] < cases.seats[:, None]
    power = (shares + floor) ** (weights @ sharp)[:, None]
    power[np.arange(count), cases.turn.astype(np.int64)] *= np.exp(weights @ own)
    power *= playing
    found: Array = power / power.sum(axis=1, keepdims=True)
    return found


def log_loss(found: Array, won: Array) -> float:
    return float(-(won * np.log(np.maximum(found, 1e-12))).sum())


def minimize(loss: Callable[[Array], float], start: Array) -> Array:
    """Tries steps along each number, ever smaller ones."""
    best, least, step = start.copy(), loss(start), 0.2
    while step > 0.004:
        improved = False
        for place in range(len(best)):
            for direction in (step, -step):
                tried = best.copy()
                tried[place] += direction
                found = loss(tried)
                if found < least - 1e-9:
                    best, least, improved = tried, found, True
        step = step if improved else step / 2
    return best


def fit(shares: Array, cases: Cases, *, with_own: bool, floor: float) -> tuple[Array, Array]:
    weights, count = interpolation_weights(cases.stage), len(KNOTS)

    def loss(numbers: Array) -> float:
        sharp, own = numbers[:count], numbers[count:] if with_own else np.zeros(count)
        if sharp.min() < LEAST_SHARPNESS or sharp.max() > MOST_SHARPNESS:
            return float("inf")
        rough = float((np.diff(sharp) ** 2).sum() + (np.diff(own) ** 2).sum())
        return log_loss(map_all(shares, cases, weights, sharp, own, floor), cases.won) + PULL * rough

    start = np.concatenate([np.full(count, 0.7), np.zeros(count if with_own else 0)])
    found = minimize(loss, start)
    return found[:count], found[count:] if with_own else np.zeros(count)


def fit_map(cases: Cases) -> Map:
    open_cases = choose_rows(cases, cases.stage > DECIDED)
    known, _ = fit(open_cases.known, open_cases, with_own=False, floor=FLOOR)
    return known, *fit(cases.believed, cases, with_own=True, floor=FLOOR)


def map_in_use(seats: int) -> Map:
    row = seats - FEWEST_SEATS
    return np.array(KNOWN_SHARPNESS[row]), np.array(SHARPNESS[row]), np.log(OWN_WEIGHT[row])


def choose_rows(cases: Cases, chosen: Any) -> Cases:
    return Cases(*(column[chosen] for column in cases))


# Judging.


def judge(cases: Cases, seats: int, used: Map) -> dict[CaseKind, tuple[Array, Array]]:
    """What is said of these cases, and what came true: to the seat on turn, and of everyone."""
    known_sharp, sharp, own = used
    weights = interpolation_weights(cases.stage)
    place = np.arange(len(cases.seats)), cases.turn.astype(np.int64)
    advice = map_all(cases.believed, cases, weights, sharp, own, FLOOR)[place]
    known = map_all(cases.known, cases, weights, known_sharp, np.zeros(len(KNOTS)), FLOOR)
    known[cases.stage == DECIDED] = cases.known[cases.stage == DECIDED]
    return {
        "advice": (advice[:, None], cases.won[place][:, None]),
        "review": (known[:, :seats], cases.won[:, :seats]),
    }


def check(cases: Cases, sizes: list[int], *, fits: bool) -> None:
    """Prints what is said and what came true, by players and number of seats.

    If it fits, each fold of the games is judged by numbers that were fitted to the others.
    """
    for seats in sizes:
        chosen = choose_rows(cases, cases.seats == seats)
        _, game = np.unique(chosen.game, return_inverse=True)
        found: dict[tuple[str, CaseKind], list[Case]] = {}
        for fold in range(FOLDS):
            of = game % FOLDS == fold
            used = fit_map(choose_rows(chosen, ~of)) if fits else map_in_use(seats)
            test, games = choose_rows(chosen, of), game[of].tolist()
            for kind, (said, won) in judge(test, seats, used).items():
                for row, number in enumerate(games):
                    told = found.setdefault((str(test.players[row]), kind), [])
                    pairs = zip(said[row].tolist(), won[row].tolist(), strict=True)
                    told += [Case(seats, number, kind, 0, one, came_true) for one, came_true in pairs]
        for (players, kind), told in sorted(found.items()):
            print_group(f"{seats} seats, {players}, {kind}", summarize_cases(told, is_team=False))


def print_group(name: str, group: Group) -> None:
    gap = largest_gap(group)
    print(
        f"{name}: {group.cases} cases of {group.games} games, said {group.said:.3f}, won {group.won:.3f}, "
        f"Brier score {group.brier:.4f} (equal shares: {group.reference:.4f}), "
        f"largest gap {100 * gap.gap if gap else 0:.1f} points"
    )
    for tenth in group.tenths:
        few = "" if tenth.cases >= ENOUGH_CASES else " (few)"
        print(
            f"  {100 * tenth.low:2.0f} %: {tenth.cases:5} cases, said {tenth.said:.3f}, won {tenth.won:.3f} "
            f"({tenth.won_low:.3f} to {tenth.won_high:.3f}){few}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seats", default="3,4,5,6")
    parser.add_argument("--players", default="hard", help="hard, expert, expert:1000 ...; with commas")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--cases", type=Path, default=Path("cases.npz"))
    parser.add_argument("--check", action="store_true", help="judge each fifth by the others")
    parser.add_argument("--judge", action="store_true", help="judge all by the numbers in use")
    parser.add_argument("--write", action="store_true", help="write win_chance_calibration_table.py")
    given = parser.parse_args()
    sizes = [int(word) for word in given.seats.split(",")]
    for seats, players in product(sizes if given.games else (), given.players.split(",")):
        rows = list(play_cases(seats, players, given.games, given.seed))
        add_cases(given.cases, rows)
        print(f"{seats} seats, {players}: {len(rows)} cases", flush=True)
    cases = read_cases(given.cases)
    assert cases is not None, "no cases yet"
    if given.check or given.judge:
        check(cases, sizes, fits=given.check)
    else:
        write_table(cases, sizes, given.write)


def write_table(cases: Cases, sizes: list[int], writes: bool) -> None:
    lines = [
        '"""PLACES Bid: numbers of win_chance_calibration.py, written by benchmarks/fit_win_chances.py."""',
        "",
        '__all__ = ["KNOWN_SHARPNESS", "OWN_WEIGHT", "SHARPNESS"]',
        "",
    ]
    tables: dict[str, list[str]] = {"KNOWN_SHARPNESS": [], "SHARPNESS": [], "OWN_WEIGHT": []}
    for seats in sizes:
        chosen = choose_rows(cases, cases.seats == seats)
        known, sharp, own = fit_map(chosen)
        for name, numbers in zip(tables, (known, sharp, np.exp(own)), strict=True):
            row = ", ".join(f"{number:.3f}" for number in numbers)
            tables[name].append(f"    ({row}),  # {seats} players, {len(chosen.seats)} cases")
    for name, rows in tables.items():
        lines += [f"{name} = (", *rows, ")"]
    text = "\n".join(lines) + "\n"
    print(text)
    if writes:
        TABLE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
