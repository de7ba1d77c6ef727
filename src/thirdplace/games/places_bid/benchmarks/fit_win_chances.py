"""Fits how far what playouts say is from what strong players make of it, and writes the result.

    python -m thirdplace.games.places_bid.benchmarks.fit_win_chances --games 400 --cases cases.npz
    python -m thirdplace.games.places_bid.benchmarks.fit_win_chances --games 0 --cases cases.npz --write

Plays games of strong players, keeps some decisions of each, and lets playouts say who will win: with all
projects known, as a review does, and from what the seat on turn knew. Then it looks for the
numbers of win_chance_calibration.py under which those who won were most likely to (maximum likelihood).
Cases are added to the file, so that several runs can share the work; with `--games 0` it only fits. With
`--check` each half of the games is judged by numbers that were fitted to the other half.
"""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from thirdplace.core.match import Match
from thirdplace.games.places_bid import GAME, bots
from thirdplace.games.places_bid.bots.rollout_policy import count_rounds_left
from thirdplace.games.places_bid.bots.search_runner import get_search_runner
from thirdplace.games.places_bid.state import NOBODY, SEATS
from thirdplace.games.places_bid.win_chance_calibration import DECIDED, FLOOR, KNOTS, find_stage
from thirdplace.games.places_bid.win_chances import get_playout_runner

DECISIONS_PER_GAME = 8
PLAYOUTS = 700
TABLE = Path(__file__).parents[1] / "win_chance_calibration_table.py"
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


def play_cases(seats: int, level: Any, games: int, seed: str) -> Iterator[list[Any]]:
    """Plays games, and yields rows of Cases."""
    for number in range(games):
        match = Match(GAME, seats, seed=f"{seed}/{seats}/{level}/{number}")
        rng = Random(match.seed)
        decisions = []
        while not match.over:
            seat = match.active[0]
            situation, state = match.situation(seat), match.state
            chosen = bots.choose(level, situation, rng)
            if len(situation.numbers()) > 1:
                decisions.append((situation, state))
            match.do(seat, chosen)
        won = [(seat in match.winners) / len(match.winners) for seat in range(seats)]
        for situation, state in rng.sample(decisions, min(DECISIONS_PER_GAME, len(decisions))):
            known = get_search_runner().estimate_win_chances(state, (NOBODY, NOBODY), PLAYOUTS, rng)
            (usual,) = get_playout_runner().play_actions(situation, [NOBODY], PLAYOUTS, rng)
            row = [pad(known), pad(usual.shares), pad(won)]
            yield [seats, find_stage(state, count_rounds_left(state)), situation.seat, *row]


def pad(numbers: list[float]) -> list[float]:
    return [*numbers, *([0.0] * (SEATS - len(numbers)))]


def read_cases(file: Path) -> Cases | None:
    if not file.exists():
        return None
    with np.load(file) as found:
        return Cases(*(found[name] for name in Cases._fields))


def add_cases(file: Path, rows: list[list[Any]]) -> None:
    new = Cases(*(np.array(column, np.float64) for column in zip(*rows, strict=True)))
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


def select(cases: Cases, seats: int) -> Cases:
    chosen = cases.seats == seats
    return Cases(*(column[chosen] for column in cases))


def check(cases: Cases, sizes: list[int]) -> None:
    """Prints what is said and what came true, by number of seats, for games that were not fitted to."""
    for seats in sizes:
        chosen = select(cases, seats)
        first = np.arange(len(chosen.seats)) < len(chosen.seats) // 2
        said: dict[str, list[Array]] = {"advice": [], "review": []}
        won: dict[str, list[Array]] = {"advice": [], "review": []}
        for fitted in (first, ~first):
            train, test = (Cases(*(column[half] for column in chosen)) for half in (fitted, ~fitted))
            weights = interpolation_weights(test.stage)
            place = np.arange(len(test.seats)), test.turn.astype(np.int64)
            sharp, own = fit(train.believed, train, with_own=True, floor=FLOOR)
            said["advice"].append(map_all(test.believed, test, weights, sharp, own, FLOOR)[place])
            won["advice"].append(test.won[place])
            sharp, own = fit(train.known, train, with_own=False, floor=FLOOR)
            known = map_all(test.known, test, weights, sharp, own, FLOOR)
            known[test.stage == DECIDED] = test.known[test.stage == DECIDED]
            said["review"].append(known[:, :seats].ravel())
            won["review"].append(test.won[:, :seats].ravel())
        for kind in said:
            print_tenths(f"{seats} seats, {kind}", np.concatenate(said[kind]), np.concatenate(won[kind]))


def print_tenths(name: str, said: Array, won: Array) -> None:
    even = won.mean()
    print(f"{name}: {len(said)} cases, said {said.mean():.3f}, won {even:.3f}, ", end="")
    print(
        f"Brier score {((said - won) ** 2).mean():.4f} (always {even:.3f}: {((even - won) ** 2).mean():.4f})"
    )
    tenth = np.minimum(9, (10 * said).astype(np.int64))
    for number in sorted(set(tenth.tolist())):
        of = tenth == number
        print(f"  {number}0 %: {of.sum():5} cases, said {said[of].mean():.3f}, won {won[of].mean():.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seats", default="3,4,5,6")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--cases", type=Path, default=Path("cases.npz"))
    parser.add_argument("--check", action="store_true", help="judge each half by the other")
    parser.add_argument("--write", action="store_true", help="write win_chance_calibration_table.py")
    given = parser.parse_args()
    sizes = [int(word) for word in given.seats.split(",")]
    for seats in sizes if given.games else ():
        rows = list(play_cases(seats, given.level, given.games, given.seed))
        add_cases(given.cases, rows)
        print(f"{seats} seats: {len(rows)} cases", flush=True)
    cases = read_cases(given.cases)
    assert cases is not None, "no cases yet"
    if given.check:
        check(cases, sizes)
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
        chosen = select(cases, seats)
        open_cases = Cases(*(column[chosen.stage > DECIDED] for column in chosen))
        known, _ = fit(open_cases.known, open_cases, with_own=False, floor=FLOOR)
        sharp, own = fit(chosen.believed, chosen, with_own=True, floor=FLOOR)
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
