"""Whether the coach of Place Race NZ is right about teams of people who dawdle.

    python -m thirdplace.games.place_race.benchmarks.dawdlers --games 330 --seed fresh

Plays races of teams who follow the plan of experts, each at its own speed:

missed N   everybody acts once a year, but misses N turns in 100 (like `thirdplace calibrate --missed`)
one N      one person takes N times its share of a year for a turn, experts take as long as at a table
all N      everybody takes N times its share

The last two vary from turn to turn (log-normal, with a standard deviation of half the mean). At some
decisions of each race the coach is asked, and what it says is compared with what came true. Prints Markdown.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from time import monotonic
from typing import NamedTuple

from thirdplace.core.game import Situation
from thirdplace.core.match import Match
from thirdplace.core.parts.coach import random_from
from thirdplace.core.state import copy
from thirdplace.games.place_race import GAME, bots, rules
from thirdplace.games.place_race.benchmarks.scripted_race import ScriptedRace
from thirdplace.games.place_race.planning.team_pace import imagine_turns, measure_turns
from thirdplace.games.place_race.planning.win_chance import WinChance, estimate_win_chance
from thirdplace.lab.calibration.calibration_plan import Case
from thirdplace.lab.calibration.reliability import ENOUGH_CASES, Group, Tenth, summarize_cases

__all__ = ["SEATS", "SPEEDS", "DawdlingTeam", "Speed", "estimate_best"]

SEATS = (2, 3, 4)
SPREAD = 0.5
"""The standard deviation of the logarithm of a turn's length."""
LEAST_TURN_MS = 60
LONGEST_RACE_YEARS = 180


class Speed(NamedTuple):
    """How long a team takes for its turns."""

    kind: str
    amount: float

    def __str__(self) -> str:
        return f"{self.kind} {self.amount:g}"


SPEEDS = (
    *(Speed("missed", amount) for amount in (0, 3, 6, 10, 15)),
    *(Speed("one", amount) for amount in (1.2, 1.6, 2.2)),
    *(Speed("all", amount) for amount in (0.8, 1.0, 1.2)),
)


class DawdlingTeam(ScriptedRace):
    """Keeps the first decision of a race, and each later one with the same probability.

    (To keep as many of each race would not do: races that are lost are short, so their early decisions would
    count for more than those of races that are won, and early on every coach would seem too hopeful.)
    """

    def __init__(self, match: Match, speed: Speed, asked: float) -> None:
        super().__init__(match, Random(f"{match.seed}/choices"))
        self.situations: list[Situation] = []
        self._speed, self._asked = speed, asked
        self._lengths = Random(f"{match.seed}/lengths")
        self._picks = Random(f"{match.seed}/picks")

    def turn_ms(self, turn: int) -> int:
        share = self.match.state.year_ms / self.match.seats
        if self._speed.kind == "missed":
            slots = 1
            while 100 * self._lengths.random() < self._speed.amount:
                slots += 1
            return int(share * slots)
        if self._speed.kind == "one" and turn != 0:
            return super().turn_ms(turn)
        usual = share * self._speed.amount
        return max(LEAST_TURN_MS, int(usual * self._lengths.lognormvariate(-(SPREAD**2) / 2, SPREAD)))

    def note_before_turn(self, turn: int) -> None:
        if not self.situations or self._picks.random() < self._asked / (
            LONGEST_RACE_YEARS * self.match.seats
        ):
            self.situations.append(self.match.situation(turn, self.now))


class AskedCase(NamedTuple):
    speed: Speed
    case: Case


def play_cases(seats: int, number: int, seed: str, asked: float) -> Iterator[AskedCase]:
    """One race, and what the coach said in it."""
    speed = SPEEDS[number % len(SPEEDS)]
    team = DawdlingTeam(Match(GAME, seats, seed=f"{seed}/{seats}/{number}"), speed, asked)
    won = float(team.play())
    for situation in team.situations:
        said = estimate_best(situation, random_from(f"{seed}/{seats}/{number}/{situation.now}"))
        if said is not None:
            yield AskedCase(speed, Case(seats, number, "advice", 0, said.chance, won))


def estimate_best(situation: Situation, rng: Random) -> WinChance | None:
    """The chance that the coach gives its advice; None if it has none. (Other actions are not rated here,
    which takes longer.)"""
    s, now = situation.world, situation.now
    best = bots.choose("expert", situation, rng)
    if best is None:
        return None
    after = copy(s)
    rules.apply(after, situation.seat, GAME.actions.encode(s, situation.options, best), now)
    return estimate_win_chance(after, now, imagine_turns(s, now, measure_turns(s, situation.past)))


def print_groups(cases: Sequence[AskedCase]) -> None:
    print("| races | cases | said | won | Brier score | if nothing were known |")
    print("|---|---:|---:|---:|---:|---:|")
    _print_group("all", [one.case for one in cases])
    for seats in SEATS:
        _print_group(f"{seats} players", [one.case for one in cases if one.case.seats == seats])
    for speed in SPEEDS:
        _print_group(str(speed), [one.case for one in cases if one.speed == speed])


def _print_group(name: str, cases: Sequence[Case]) -> None:
    if cases:
        group = summarize_cases(cases, is_team=True)
        scores = f"{group.brier:.3f} | {group.reference:.3f}"
        print(f"| {name} | {group.cases} | {group.said:.1%} | {_tell_won(group)} | {scores} |")


def _tell_won(found: Group | Tenth) -> str:
    return f"{found.won:.1%} ({100 * found.won_low:.1f}–{100 * found.won_high:.1f})"


def print_tenths(cases: Sequence[AskedCase]) -> None:
    print("\n| from | cases | said | won | gap in points |\n|---|---:|---:|---:|---:|")
    for tenth in summarize_cases([one.case for one in cases], is_team=True).tenths:
        gap = f"{100 * tenth.gap:.1f}" + ("" if tenth.cases >= ENOUGH_CASES else " (few cases)")
        print(f"| {tenth.low:.0%} | {tenth.cases} | {tenth.said:.1%} | {_tell_won(tenth)} | {gap} |")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=330, help="for each number of players")
    parser.add_argument("--asked", type=float, default=6, help="decisions of a whole race, on average")
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS, choices=SEATS)
    parser.add_argument("--seed", default="fresh")
    parser.add_argument(
        "--minutes", type=float, default=inf, help="no race begins later; what is known is told"
    )
    given = parser.parse_args(arguments)
    end = monotonic() + 60 * given.minutes
    cases: list[AskedCase] = []
    for number in range(given.games):
        for seats in given.seats:
            if monotonic() < end:
                cases += play_cases(seats, number, given.seed, given.asked)
    print_groups(cases)
    print_tenths(cases)


if __name__ == "__main__":
    main()
