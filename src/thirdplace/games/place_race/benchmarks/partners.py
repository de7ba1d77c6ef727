"""How experts of Place Race NZ get on with a person who is slow, strays, or never trades.

    python -m thirdplace.games.place_race.benchmarks.partners --deals 100

One person sits with experts. A slow one follows the team's plan, but takes 20 % longer for each turn than its
share of a year. A straying one follows the plan, but in 10 % of its turns it does anything that is allowed. A
refusing one goes for its own cards, declines every offer and makes none. A silent one (`--partners silent`)
does not even answer. The experts act as quickly as at a table.

After every action of the person, and before its next one, from the choice of its start on, the solver judges
with all cards on the table whether the race can still be won (with a person who never trades, only by other
trades, and from the start that it has chosen). It thinks that the person steps aside wherever it is in the
way. A lost race was lost by whoever acted after it could be won for the last time. Prints Markdown, and on
standard error each loss of experts.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple, get_args

from thirdplace.core.game import Message
from thirdplace.core.match import Match
from thirdplace.games.place_race import GAME
from thirdplace.games.place_race.actions import Decline, Offer, Ready, Skip, Start
from thirdplace.games.place_race.benchmarks.scripted_race import ScriptedRace
from thirdplace.games.place_race.bots import own_cards_bot
from thirdplace.games.place_race.planning.exhaustive_search import find_plan_or_prove_none
from thirdplace.games.place_race.planning.hand_search import BudgetExhausted, SearchBudget
from thirdplace.games.place_race.planning.remaining_race import (
    ALL_CITIES,
    RemainingRace,
    describe_remaining_race,
)
from thirdplace.games.place_race.planning.team_planner import find_plan
from thirdplace.games.place_race.rules import shown_year
from thirdplace.games.place_race.state import NOWHERE, PLANNING, State

Partner = Literal["willing", "slow", "straying", "refusing", "silent"]
Judgement = Literal["winnable", "hopeless", "undecided"]

__all__ = ["PersonAndExperts"]

PERSON = 0
USUAL_PARTNERS: tuple[Partner, ...] = ("slow", "straying", "refusing")
NEVER_TRADING: tuple[Partner, ...] = ("refusing", "silent")
SEATS = (2, 3, 4)
SLOW_SHARE = 1.2
"""Of its share of a year, a slow person takes so much for a turn."""
STRAYING_CHANCE = 0.1
SEARCH_BUDGET = 100_000


class Moment(NamedTuple):
    """Before or after an action of the person."""

    when: Literal["before", "after"]
    state: State
    now: int
    played: int
    """How many actions there had been."""


class PersonAndExperts(ScriptedRace):
    """One race of a scripted person, in the first seat, and experts."""

    def __init__(self, match: Match, partner: Partner, rng: random.Random) -> None:
        super().__init__(match, rng)
        self.partner = partner
        self._moments: list[Moment] = []

    def turn_ms(self, turn: int) -> int:
        if turn != PERSON:
            return super().turn_ms(turn)
        share = self.match.state.year_ms / self.match.seats
        return int(share * (SLOW_SHARE if self.partner == "slow" else 1))

    def choose(self, seat: int) -> Message | None:
        if seat != PERSON:
            return super().choose(seat)
        action = self._choose_for_person()
        if action is not None and not self.is_racing():
            self._note("before")
        return action

    def _choose_for_person(self) -> Message | None:
        legal = self.match.legal(PERSON, self.now)
        is_turn = self.is_racing() and self.match.state.turn == PERSON
        if self.partner == "straying" and is_turn and self.rng.random() < STRAYING_CHANCE:
            return self.rng.choice([one for one in legal if not isinstance(one, Offer)])
        if self.partner not in NEVER_TRADING:
            return super().choose(PERSON)
        if self.partner == "silent" and self.match.state.offers:
            return self._act_beside_offers(legal)
        declined = next((one for one in legal if isinstance(one, Decline)), None)
        action = declined or self.choose_as("medium", PERSON)
        return Skip() if isinstance(action, Offer) and is_turn else action

    def _act_beside_offers(self, legal: Sequence[Message]) -> Message | None:
        """What a person does who leaves offers unanswered."""
        if not self.is_racing():
            return next((one for one in legal if isinstance(one, (Ready, Start))), None)
        if self.match.state.turn != PERSON:
            return None
        situation = self.match.situation(PERSON, self.now)
        return situation.message(
            own_cards_bot.choose_turn(situation.world, PERSON, self.now, situation.numbers())
        )

    def note_planned(self, seat: int) -> None:
        if seat == PERSON:
            self._note("after")

    def note_before_turn(self, turn: int) -> None:
        if turn == PERSON:
            self._note("before")

    def note_after_turn(self, turn: int) -> None:
        if turn == PERSON:
            self._note("after")

    def _note(self, when: Literal["before", "after"]) -> None:
        self._moments.append(Moment(when, self.match.state, self.now, len(self.match.moves)))

    def find_last_winnable(self) -> Moment | None:
        """The last moment in which a race that was lost could still be won; None: there was none."""
        return next((one for one in reversed(self._moments) if self._judge(one) != "hopeless"), None)

    def tell_actions_since(self, moment: Moment) -> str:
        """What experts did after a moment."""
        acts = [
            f"{move.seat} {move.action}" for move in self.match.moves[moment.played :] if move.seat != PERSON
        ]
        return f"{shown_year(moment.state, moment.now)}: {' '.join(acts)}"

    def _list_starts(self, s: State, race: RemainingRace) -> Iterator[int]:
        """Where each seat may be: before the timer even experts who are ready may start somewhere else,
        unless they have traded. A person who goes for its own cards keeps the start that it has chosen."""
        for seat, starts in enumerate(race.starts):
            if s.phase != PLANNING or s.locked[seat]:
                yield starts
            elif seat != PERSON:
                yield ALL_CITIES
            elif self.partner in NEVER_TRADING and s.place[seat] != NOWHERE:
                yield 1 << s.place[seat]
            else:
                yield starts

    def _judge(self, moment: Moment) -> Judgement:
        race = describe_remaining_race(moment.state, moment.now, peek=True)
        race = replace(race, starts=tuple(self._list_starts(moment.state, race)))
        if self.partner in NEVER_TRADING:
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
        moment = None if won else race.find_last_winnable()
        outcome = "won" if won else "never" if moment is None else moment.when
        counted[outcome] += 1
        if moment is not None and moment.when == "after":
            told = race.tell_actions_since(moment)
            print(f"{seats} players, {partner}, deal {number}: {told}", file=sys.stderr, flush=True)
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
    parser.add_argument("--partners", nargs="+", default=USUAL_PARTNERS, choices=get_args(Partner))
    given = parser.parse_args(arguments)
    columns = ["players", "person", "deals", "won", "never winnable", "lost by the person", "lost by experts"]
    print("| " + " | ".join([*columns, "won of what stayed winnable"]) + " |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for seats in given.seats:
        for partner in given.partners:
            print(row(seats, partner, given.deals, given.first), flush=True)


if __name__ == "__main__":
    main()
