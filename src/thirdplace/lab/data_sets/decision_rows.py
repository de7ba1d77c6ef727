"""The decisions of a recorded game as rows: what a seat observed, could do and did, and what came of it.

Observations, masks and ids are those of the game's environment (environment.py), so a network that
learns from such a file can play in any of our environments.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thirdplace.core.environments.environment import (
    PARTIAL,
    REWARDS,
    ObservationField,
    Reward,
    fields_of,
    load_decisions,
    load_environment,
    width_of,
)
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.records.record import Record, replay
from thirdplace.core.state import copy

__all__ = ["Decision", "DecisionFormat", "UnfitRecord", "list_decisions"]


class UnfitRecord(Exception):
    """A record that does not belong in this file; `why` is "game", "seats", "options" or "unfinished"."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class DecisionFormat:
    """What all rows of a file have in common."""

    game: Game
    seats: int
    options: dict[str, Any]
    reward: Reward
    fields: tuple[ObservationField, ...]
    id_count: int

    @staticmethod
    def of(game: Game, seats: int, options: dict[str, Any], reward: Reward) -> "DecisionFormat":
        """Raises Refused: `bad-options`."""
        if not game.brings("environment"):
            raise Refused("bad-options", f"environment: {game.id} has none")
        if seats not in game.seats:
            raise Refused("bad-options", f"seats: {game.seats.start}-{game.seats.stop - 1}")
        from thirdplace import new_match

        s = new_match(game, seats, options=options).state
        return DecisionFormat(
            game, seats, options, reward, fields_of(game, s), load_environment(game).count_ids(s)
        )

    @property
    def width(self) -> int:
        return width_of(self.fields)

    @property
    def name(self) -> str:
        """As Gymnasium writes names: a change of observations or ids is another version."""
        return f"{self.game.id}-v{load_environment(self.game).VERSION}"


@dataclass(slots=True)
class Decision:
    """A row."""

    step: int
    """How many decisions of the game came before."""
    seat: int
    at: int
    """Milliseconds on the game's clock; without a clock, 0."""
    observation: NDArray[np.int32]
    mask: NDArray[np.int8]
    action: int
    """The id that was chosen."""
    is_part: bool
    """Was it only a part of an action, of which the same seat chose the rest at once?"""
    reward: float = 0.0
    """What the seat got from then on until its next decision."""
    is_last: bool = False
    """Was it the seat's last decision of the game?"""
    outcome: float = 0.0
    """What the whole game was worth to the seat."""
    won: float = 0.0
    """1: it won; two who share a win have 0.5 each; a team's win is everybody's."""
    points: int = 0


def list_decisions(record: Record, wanted: DecisionFormat) -> list[Decision]:
    """All decisions of a finished game, in order.

    Raises:
        UnfitRecord: It is of another game, another number of seats, or not finished.
        WrongRecord: It does not hold.
    """
    game = wanted.game
    if record.game != game.id:
        raise UnfitRecord("game")
    if len(record.names) != wanted.seats:
        raise UnfitRecord("seats")
    decisions: list[Decision] = []
    has_points = REWARDS.index(wanted.reward) == REWARDS.index("score")
    had = [0] * wanted.seats
    for moment in replay(record):
        match = moment.match
        if moment.step is None:
            _require_same_shape(match.state, wanted)
            had = _count_points(match.state, wanted)
            continue
        if moment.step.seat is not None and moment.step.action is not None:
            before, now = _state_at(game, moment.step.before, match.now), match.now if game.clock else 0
            for one in _decisions_of_action(wanted, before, moment.step.seat, moment.step.action, now):
                one.step = len(decisions)
                decisions.append(one)
        if has_points:
            had = _pay_points(decisions, had, _count_points(match.state, wanted))
    if not match.over:
        raise UnfitRecord("unfinished")
    _fill_outcomes(decisions, match.state, wanted)
    return decisions


def _require_same_shape(s: Any, wanted: DecisionFormat) -> None:
    if (
        load_environment(wanted.game).count_ids(s) != wanted.id_count
        or fields_of(wanted.game, s) != wanted.fields
    ):
        raise UnfitRecord("options")


def _state_at(game: Game, before: Any, now: int) -> Any:
    """The state at the moment of the decision: time has passed since the one before."""
    if not game.clock:
        return before
    s = copy(before)
    game.rules.tick(s, now)
    return s


def _decisions_of_action(
    wanted: DecisionFormat, s: Any, seat: int, action: int, now: int
) -> Iterator[Decision]:
    """The ids that the seat chose one after the other: most actions have one, some are chosen in parts."""
    environment, part = load_environment(wanted.game), 0
    while True:
        observation, mask = np.zeros(wanted.width, np.int32), np.zeros(wanted.id_count, np.int8)
        environment.observe(s, seat, now, part, observation, 0)
        environment.write_mask(s, seat, now, part, mask, 0)
        id = environment.id_toward(s, seat, action, part)
        chosen = environment.action_of(s, seat, id, part)
        yield Decision(0, seat, now, observation, mask, id, chosen <= PARTIAL)
        if chosen > PARTIAL:
            return
        part = PARTIAL - chosen


def _count_points(s: Any, wanted: DecisionFormat) -> list[int]:
    decide, team = load_decisions(wanted.game), bool(wanted.game.team)
    return [decide.points_of(s, seat, team) for seat in range(wanted.seats)]


def _pay_points(decisions: Sequence[Decision], had: list[int], has: list[int]) -> list[int]:
    """Points count for the decision that each seat has made last."""
    for seat in range(len(had)):
        if has[seat] != had[seat] and (last := _find_last_decision(decisions, seat)) is not None:
            last.reward += has[seat] - had[seat]
    return has


def _find_last_decision(decisions: Sequence[Decision], seat: int) -> Decision | None:
    return next((one for one in reversed(decisions) if one.seat == seat), None)


def _fill_outcomes(decisions: Sequence[Decision], s: Any, wanted: DecisionFormat) -> None:
    """What the game was worth, known only now."""
    game, decide = wanted.game, load_decisions(wanted.game)
    winners = game.rules.winners(s)
    count = 1 if game.team else max(1, winners.bit_count())
    points = _count_points(s, wanted)
    kind = REWARDS.index(wanted.reward)
    for seat in range(wanted.seats):
        last = _find_last_decision(decisions, seat)
        if last is not None:
            last.is_last = True
            last.reward += float(decide.reward_at_end(s, seat, kind, bool(game.team)))
    totals = [sum(one.reward for one in decisions if one.seat == seat) for seat in range(wanted.seats)]
    for one in decisions:
        one.outcome = totals[one.seat]
        one.won = (winners >> one.seat & 1) / count
        one.points = points[one.seat]
