"""How experts of Place Race NZ get on with a person who is slow, strays, or never trades.

    python -m thirdplace.games.place_race.benchmarks.partners --deals 100

One person sits with experts. A slow one follows the team's plan, but takes 20 % longer for each turn than its
share of a year. A straying one follows the plan, but in 10 % of its turns it does anything that is allowed. A
refusing one goes for its own cards, declines every offer and makes none. The experts act as quickly as at a
table.

After every action of the person, and before its next one, the solver judges with all cards on the table
whether the race can still be won (with a person who never trades, only by other trades). A lost race was lost
by whoever acted after it could be won for the last time. Prints Markdown, and on standard error each loss of
experts.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, get_args

from thirdplace.core.game import Level, Message
from thirdplace.core.match import Match
from thirdplace.games.place_race import GAME, bots
from thirdplace.games.place_race.actions import Decline, Offer, Skip
from thirdplace.games.place_race.planning.exhaustive_search import find_plan_or_prove_none
from thirdplace.games.place_race.planning.hand_search import BudgetExhausted, SearchBudget
from thirdplace.games.place_race.planning.remaining_race import describe_remaining_race
from thirdplace.games.place_race.planning.team_planner import find_plan

Partner = Literal["willing", "slow", "straying", "refusing"]
Judgement = Literal["winnable", "hopeless", "undecided"]

__all__ = ["PersonAndExperts"]

PERSON = 0
SEATS = (2, 3, 4)
SLOW_SHARE = 1.2
"""Of its share of a year, a slow person takes so much for a turn."""
STRAYING_CHANCE = 0.1
MOST_ANSWERS = 30
"""Offers and answers in one turn: nobody goes on for ever."""
MOST_ROUNDS = 40
"""Rounds of asking before the timer."""
SEARCH_BUDGET = 100_000


class PersonAndExperts:
    """One race of a scripted person, in the first seat, and experts."""

    def __init__(self, match: Match, partner: Partner, rng: random.Random) -> None:
        self.match, self.partner, self.rng = match, partner, rng
        self.last_winnable: Literal["never", "before", "after"] = "never"
        """When it could be won for the last time: before or after an action of the person."""
        self.told = ""
        """The year then, and what the experts did afterwards."""
        self._now = 0

    def play(self) -> bool:
        """Plays the race; returns whether it was won."""
        for _ in range(MOST_ROUNDS):
            for seat in range(self.match.seats):
                if self.match.view(None).phase == "planning":
                    self._ask(seat)
        while self._is_racing():
            turn = self.match.state.turn
            self._now += self._turn_ms(turn)
            self.match.tick(self._now)
            if not self._is_racing():
                break
            if turn == PERSON:
                self._note_judgement("before")
            self._take_turn(turn)
            if turn == PERSON and self._is_racing():
                self._note_judgement("after")
        return bool(self.match.winners)

    def _is_racing(self) -> bool:
        return bool(self.match.view(None).phase == "racing")

    def _turn_ms(self, turn: int) -> int:
        share = self.match.state.year_ms / self.match.seats
        if turn != PERSON:
            return bots.thinking_time_ms(self.match.view(None))
        return int(share * (SLOW_SHARE if self.partner == "slow" else 1))

    def _take_turn(self, turn: int) -> None:
        """Who has been offered something answers first; who is on turn offers before it moves."""
        for _ in range(MOST_ANSWERS):
            if self.match.over or self.match.state.turn != turn:
                return
            asked = {offer.to for offer in self.match.view(None).offers} - {turn}
            if not any(self._ask(seat) for seat in sorted(asked)):
                self._ask(turn)

    def _ask(self, seat: int) -> bool:
        action = self._choose_for_person() if seat == PERSON else self._choose(seat, "expert")
        if action is None:
            return False
        if seat != PERSON:
            self.told += f" {seat} {action}"
        self.match.do(seat, action, self._now)
        return True

    def _choose(self, seat: int, level: Level) -> Message | None:
        return bots.choose(level, self.match.situation(seat, self._now), self.rng)

    def _choose_for_person(self) -> Message | None:
        legal = self.match.legal(PERSON, self._now)
        is_turn = self.match.view(None).phase == "racing" and self.match.state.turn == PERSON
        if self.partner == "straying" and is_turn and self.rng.random() < STRAYING_CHANCE:
            return self.rng.choice([one for one in legal if not isinstance(one, Offer)])
        if self.partner != "refusing":
            return self._choose(PERSON, "expert")
        declined = next((one for one in legal if isinstance(one, Decline)), None)
        action = declined or self._choose(PERSON, "medium")
        return Skip() if isinstance(action, Offer) and is_turn else action

    def _note_judgement(self, moment: Literal["before", "after"]) -> None:
        if self._judge() != "hopeless":
            self.last_winnable, self.told = moment, f"{self.match.view(None).year}:"

    def _judge(self) -> Judgement:
        race = describe_remaining_race(self.match.state, self._now, peek=True)
        if self.partner == "refusing":
            race = replace(race, free=race.free & ~race.hands[PERSON])
        if find_plan(race) is not None:
            return "winnable"
        try:
            return (
                "hopeless"
                if find_plan_or_prove_none(race, SearchBudget(SEARCH_BUDGET)) is None
                else "winnable"
            )
        except BudgetExhausted:
            return "undecided"


def row(seats: int, partner: Partner, deals: int, first: int) -> str:
    counted = Counter[str]()
    for number in range(first, first + deals):
        match = Match(GAME, seats, seed=f"partner {number}")
        race = PersonAndExperts(match, partner, random.Random(number))
        won = race.play()
        outcome = "won" if won else race.last_winnable
        counted[outcome] += 1
        if outcome == "after":
            print(f"{seats} players, {partner}, deal {number}: {race.told}", file=sys.stderr, flush=True)
    share = counted["won"] / max(1, counted["won"] + counted["after"])
    counts = [counted[outcome] for outcome in ("won", "never", "before", "after")]
    return f"| {' | '.join(map(str, [seats, partner, deals, *counts, f'{share:.1%}']))} |"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=100, help="for each number of players and each partner")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS, choices=SEATS)
    parser.add_argument("--partners", nargs="+", default=get_args(Partner)[1:], choices=get_args(Partner))
    given = parser.parse_args(arguments)
    columns = ["players", "person", "deals", "won", "never winnable", "lost by the person", "lost by experts"]
    print("| " + " | ".join([*columns, "won of what stayed winnable"]) + " |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for seats in given.seats:
        for partner in given.partners:
            print(row(seats, partner, given.deals, given.first), flush=True)


if __name__ == "__main__":
    main()
