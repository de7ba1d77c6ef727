"""How many deals of Place Race NZ can be won, and how many are, at one action per player and year.

    python -m thirdplace.games.place_race.benchmarks.deals --deals 200

The solver judges every deal with all cards on the table: it has a plan, played through the rules, or a
proof that there is none. The teams see only what lies open. Prints Markdown.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence

from thirdplace.core.game import LEVELS, Level
from thirdplace.core.match import Match
from thirdplace.games.place_race import GAME, bots
from thirdplace.games.place_race.planning import deal_solver

SEATS = (2, 3, 4)
MOST_ANSWERS = 30
"""Offers and answers in one turn: nobody goes on for ever."""
MOST_ROUNDS = 40
"""Rounds of asking before the timer."""


class Team:
    """Computer players of one level at one table, and how long they think."""

    def __init__(self, match: Match, level: Level, rng: random.Random) -> None:
        self.match, self.level, self.rng = match, level, rng
        self.thoughts: list[float] = []

    def play(self, hurried: bool) -> bool:
        """One action per player and year; hurried, as quickly as they like to at the default pace."""
        self._prepare()
        beat = bots.thinking_time_ms(self.match.view(None)) if hurried else None
        turns = 0
        while not self.match.over and self.match.view(None).phase == "racing":
            year_ms, seats = self.match.state.year_ms, self.match.seats
            at = turns * year_ms // seats if beat is None else turns * beat
            self.match.tick(at)
            self._take_turn(at)
            turns += 1
        return bool(self.match.winners)

    def _prepare(self) -> None:
        for _ in range(MOST_ROUNDS):
            for seat in range(self.match.seats):
                if self.match.view(None).phase == "planning":
                    self._ask(seat, 0)

    def _take_turn(self, at: int) -> None:
        """Who has been offered something answers first; who is on turn offers before it moves."""
        turn = self.match.state.turn
        for _ in range(MOST_ANSWERS):
            if self.match.over or self.match.state.turn != turn:
                return
            asked = {offer.to for offer in self.match.view(None).offers} - {turn}
            if not any(self._ask(seat, at) for seat in sorted(asked)):
                self._ask(turn, at)

    def _ask(self, seat: int, at: int) -> bool:
        situation = self.match.situation(seat, at)
        begun = time.perf_counter()
        action = bots.choose(self.level, situation, self.rng)
        self.thoughts.append(time.perf_counter() - begun)
        if action is not None:
            self.match.do(seat, action, at)
        return action is not None


def print_progress(text: str) -> None:
    print(f"\r{text:<70}", end="", file=sys.stderr, flush=True)


def milliseconds(times: Sequence[float]) -> str:
    ordered = sorted(times)
    return f"{ordered[len(ordered) // 2] * 1000:.1f} / {ordered[len(ordered) * 99 // 100] * 1000:.1f}"


def row(seats: int, deck: str, deals: int, first: int, levels: Sequence[Level], hurried: bool) -> str:
    answers, wins, lost = Counter[str](), Counter[str](), list[int]()
    judging: list[float] = []
    thoughts: dict[str, list[float]] = {level: [] for level in levels}
    for number in range(first, first + deals):
        print_progress(f"{seats} players, {deck} deck: deal {number + 1 - first} of {deals}")
        opened = Match(GAME, seats, seed=f"deal {number}", options={"deck": deck}, deal=0)
        begun = time.perf_counter()
        answer = deal_solver.solve_deal(opened.state).answer
        judging.append(time.perf_counter() - begun)
        answers[answer] += 1
        for level in levels:
            match = Match(GAME, seats, seed=f"deal {number}", options={"deck": deck}, deal=0)
            team = Team(match, level, random.Random(number))
            won = team.play(hurried)
            wins[level] += won
            thoughts[level] += team.thoughts
            if level == "expert" and answer == "winnable" and not won:
                lost.append(number)
    print_progress("")
    cells = [
        str(seats),
        deck,
        str(deals),
        f"{answers['winnable'] / deals:.1%}",
        str(answers["undecided"]),
        milliseconds(judging),
        *(f"{wins[level] / deals:.1%} ({milliseconds(thoughts[level])})" for level in levels),
        ", ".join(map(str, lost)) or "none",
    ]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=200, help="for each number of players")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS, choices=SEATS)
    parser.add_argument("--decks", nargs="+", default=["standard"], choices=["standard", "second"])
    parser.add_argument("--levels", nargs="*", default=["expert"], choices=LEVELS)
    parser.add_argument("--hurried", action="store_true", help="as quick as they are, at the default pace")
    given = parser.parse_args()
    columns = ["players", "deck", "deals", "can be won", "undecided", "solver ms (median / p99)"]
    columns += [f"won by {level} (ms median / p99)" for level in given.levels]
    columns += ["winnable deals lost by expert"]
    print("| " + " | ".join(columns) + " |")
    print("|" + "---|" * len(columns))
    for deck in given.decks:
        for seats in given.seats:
            print(row(seats, deck, given.deals, given.first, given.levels, given.hurried), flush=True)


if __name__ == "__main__":
    main()
