"""The review of a finished game: everyone's chances after each move, and their luck and decisions.

Between two moves the chance to win changes twice: by what the player decided, and by what chance
made of it. Everybody's luck is the sum of the second, everybody's decisions the sum of the first;
together they lead from the chance at the deal to the result.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Situation
from thirdplace.core.match import Match
from thirdplace.core.parts.coach import Advice, Reason, advise, coach_of, estimate_chances, random_from
from thirdplace.core.records.record import Record, replay
from thirdplace.core.registry import find_game
from thirdplace.core.step import Move

__all__ = ["AnswerAll", "CostlyDecision", "Question", "Review", "answer_question", "review"]

MAX_STRIDE = 16
"""Chances are weighed at least every so many moves."""
NEGLIGIBLE_CHANGE = 0.015
"""If chances at two moments differ by less than this, the moments between them are not weighed."""
MIN_COST_SHOWN = 0.03
MAX_COSTLY = 5
MAX_SUSPECTS = 12


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to think about, small enough to be sent to another process.

    With `situation` an expert's advice is asked for, also on the action of `move`; otherwise everyone's
    chances.
    """

    game: str
    options: Any
    state: Any
    now: int
    seed: str
    move: tuple[int, int] | None = None
    situation: Situation | None = None
    past: tuple[Move, ...] = ()
    """The moves so far, in a game with a clock."""


AnswerAll = Callable[[Sequence[Question]], Sequence[Any]]
"""Answers all questions, in their order; it may use several processes."""


def answer_question(question: Question) -> "list[float] | Advice":
    rng = random_from(question.seed)
    if question.situation is not None:
        played = None if question.move is None else question.situation.message(question.move[1])
        return advise(question.situation, rng, played)
    game = find_game(question.game)
    return estimate_chances(
        game, question.options, question.state, question.now, rng, question.move, question.past
    )


class CostlyDecision(msgspec.Struct, frozen=True):
    """A decision that an expert would have made otherwise."""

    number: int
    """The number of the move, from 1."""
    seat: int
    words: Reason
    """What was done."""
    cost: float
    """How much of the chance to win it gave away."""
    advice: Advice


class Review(msgspec.Struct, frozen=True):
    game: str
    names: list[str]
    chances: list[list[float]]
    """Each seat's, as dealt and after every move."""
    luck: list[float]
    """For each seat, what chance gave or took."""
    decisions: list[float]
    """What its own decisions did."""
    others: list[float]
    """What the others' decisions did to it."""
    costly: list[CostlyDecision]
    """The dearest first."""
    basis: Reason
    """What the chances are based on."""


@dataclass(slots=True)
class _Moment:
    """The table before a move, or at the end."""

    state: Any
    now: int
    seat: int | None = None
    action: int | None = None
    free: bool = False
    """Was there anything to decide?"""
    situation: Situation | None = None


def review(record: Record, answer_all: AnswerAll) -> Review:
    """Raises Refused if the game is not over."""
    match, moments = _list_moments(record)
    if not match.over:
        raise Refused("wrong-phase", "record: of a running game")
    chances = _weigh_all(match, moments, answer_all)
    decided = _weigh_decisions(match, moments, chances, answer_all)
    luck, decisions, others = ([0.0] * match.seats for _ in range(3))
    for number, moment in enumerate(moments[:-1]):
        for seat in range(match.seats):
            luck[seat] += chances[number + 1][seat] - decided[number][seat]
            account = decisions if seat == moment.seat else others
            account[seat] += decided[number][seat] - chances[number][seat]
    costly = _find_costly_decisions(match, moments, chances, decided, answer_all)
    basis = coach_of(match.game).describe_basis(match.options, match.seats)
    return Review(match.game.id, match.names, chances, luck, decisions, others, costly, basis)


def _list_moments(record: Record) -> tuple[Match, list[_Moment]]:
    """Every state with the move that was made in it; the last state has none."""
    moments: list[_Moment] = []
    before: _Moment | None = None
    for replayed in replay(record):
        match, step = replayed.match, replayed.step
        if before is not None and step is not None:
            before.seat, before.action = step.seat, step.action
            if step.seat is not None:
                before.now = match.now
                before.free, before.situation = _describe_decision(match, before)
        before = _Moment(match.state, match.now)
        moments.append(before)
    return match, moments


def _describe_decision(match: Match, before: _Moment) -> tuple[bool, Situation | None]:
    """Whether the player had a choice, and if so, what the player knew."""
    buffer = [0] * match.game.rules.MAX_LEGAL
    assert before.seat is not None
    if match.game.rules.legal(before.state, before.seat, before.now, buffer) < 2:
        return False, None
    return True, match.situation_in(before.state, before.seat, before.now, len(match.moves) - 1)


def _weigh_all(match: Match, moments: list[_Moment], answer_all: AnswerAll) -> list[list[float]]:
    """Everyone's chances at every moment; where nothing happens between two, they are not asked for."""
    last = len(moments) - 1
    known: dict[int, list[float]] = {last: _final_chances(match)}
    wanted = sorted({*range(0, last, MAX_STRIDE)} - known.keys())
    while wanted:
        asked = [_make_question(match, moments, number) for number in wanted]
        known |= dict(zip(wanted, answer_all(asked), strict=True))
        marks = sorted(known)
        wanted = [
            (one + other) // 2
            for one, other in pairwise(marks)
            if other - one > 1 and _largest_difference(known[one], known[other]) > NEGLIGIBLE_CHANGE
        ]
    return [known[max(mark for mark in known if mark <= number)] for number in range(last + 1)]


def _largest_difference(one: Sequence[float], other: Sequence[float]) -> float:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def _final_chances(match: Match) -> list[float]:
    """Everyone's chances at the end: winners share the win equally; in a team everybody wins it all."""
    winners = match.winners
    share = 1.0 if match.game.team else 1 / max(1, len(winners))
    return [share if seat in winners else 0.0 for seat in range(match.seats)]


def _make_question(
    match: Match, moments: list[_Moment], number: int, move: tuple[int, int] | None = None
) -> Question:
    moment = moments[number]
    seed = f"{match.seed}/review/{number}"
    past = tuple(match.moves[:number]) if match.game.clock else ()
    return Question(match.game.id, match.options, moment.state, moment.now, seed, move, past=past)


def _weigh_decisions(
    match: Match, moments: list[_Moment], chances: list[list[float]], answer_all: AnswerAll
) -> list[list[float]]:
    """Everyone's chances after each decision, before the chance that follows. Forced actions change none."""
    decided = [list(before) for before in chances[:-1]]
    numbers = [
        number
        for number, moment in enumerate(moments[:-1])
        if moment.free and _largest_difference(chances[number], chances[number + 1]) > 0
    ]
    asked = []
    for number in numbers:
        seat, action = moments[number].seat, moments[number].action
        assert seat is not None
        assert action is not None
        asked.append(_make_question(match, moments, number, (seat, action)))
    for number, weighed in zip(numbers, answer_all(asked), strict=True):
        decided[number] = weighed
    return decided


def _find_costly_decisions(
    match: Match,
    moments: list[_Moment],
    chances: list[list[float]],
    decided: list[list[float]],
    answer_all: AnswerAll,
) -> list[CostlyDecision]:
    """The decisions that cost most, and what an expert would have done.

    The chances of somebody who sees all cards tell which decisions to examine. What each of them cost is then
    estimated from what its player knew.
    """
    found = []
    for number, moment in enumerate(moments[:-1]):
        if moment.free and moment.seat is not None:
            found.append((chances[number][moment.seat] - decided[number][moment.seat], number))
    suspects = [
        number for cost, number in sorted(found, reverse=True)[:MAX_SUSPECTS] if cost > MIN_COST_SHOWN
    ]
    asked = [
        Question(
            match.game.id,
            match.options,
            None,
            0,
            f"{match.seed}/advice/{number}",
            None if moment.seat is None or moment.action is None else (moment.seat, moment.action),
            moment.situation,
        )
        for number, moment in ((number, moments[number]) for number in suspects)
    ]
    costly = []
    for number, advice in zip(suspects, answer_all(asked), strict=True):
        move = match.moves[number]
        cost = _cost_of_action(advice, move.action)
        if cost > MIN_COST_SHOWN:
            words = coach_of(match.game).name_action(move.action, match.options)
            costly.append(CostlyDecision(number + 1, move.seat, words, cost, advice))
    return sorted(costly, key=lambda one: -one.cost)[:MAX_COSTLY]


def _cost_of_action(advice: Advice, played: Any) -> float:
    """The best action's chance less that of the one played; 0 if the coach cannot tell them apart.

    An action that the coach cannot rate counts as the worst rated.
    """
    if not advice.rated or advice.best == played:
        return 0.0
    best, rated = advice.rated[0], {one.action: one for one in advice.rated}
    own = rated.get(played, min(advice.rated, key=lambda one: one.chance))
    return max(0.0, best.chance - own.chance) if own.is_told_apart(best) else 0.0
