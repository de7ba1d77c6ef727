"""Are inferred projects the real ones as often as they are said to be?

    python -m thirdplace.games.places_bid.benchmarks.check_inference --level hard --games 40

Plays games of four, and at some decisions compares what the seat on turn infers of the others' projects with
what they are.
"""

import argparse
from math import log
from random import Random
from statistics import fmean

from thirdplace.core.match import Match
from thirdplace.games.places_bid import GAME, bots
from thirdplace.games.places_bid.bots.search_runner import get_search_runner
from thirdplace.games.places_bid.state import SEATS

PLAYERS = 4
ASKED = 0.08
"""The share of decisions at which inferences are looked at."""
TENTHS = 10


def play_and_ask(level: str, number: int) -> list[tuple[float, bool]]:
    """Probabilities of projects in one game, and whether they were the real ones."""
    match, rng = Match(GAME, PLAYERS, seed=f"belief{number}"), Random(number)
    found = []
    while not match.over:
        seat = match.active[0]
        situation = match.situation(seat)
        if len(situation.numbers()) > 1 and rng.random() < ASKED:
            likely, real = get_search_runner().estimate_projects(situation), match.state.project
            others = [other for other in range(PLAYERS) if other != seat]
            for project in range(SEATS):
                if project != real[seat]:
                    found += [(likely[other][project], real[other] == project) for other in others]
        match.do(seat, bots.choose(level, situation, rng))  # type: ignore[arg-type]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=40)
    given = parser.parse_args()
    found = [pair for number in range(given.games) for pair in play_and_ask(given.level, number)]
    loss = fmean(-log(max(1e-9, likely)) for likely, is_real in found if is_real)
    print(f"log loss {loss:.3f}; if nothing were inferred {log(SEATS - 1):.3f}")
    for tenth in range(TENTHS):
        of = [pair for pair in found if min(TENTHS - 1, int(TENTHS * pair[0])) == tenth]
        if of:
            said, real = fmean(likely for likely, _ in of), fmean(is_real for _, is_real in of)
            print(f"{10 * tenth:3} %: {len(of):5} projects, said {said:.3f}, real {real:.3f}")


if __name__ == "__main__":
    main()
