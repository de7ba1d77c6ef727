"""One table for programs that learn: observations, masks, ids and rewards of a match, seat by seat.

It plays a `Match`, so nothing is judged here that is not judged there. The adapters for one table
(Gymnasium, PettingZoo, OpenSpiel) are made from it; thousands of tables are stepped by `envs.vector`.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from thirdplace.core.environments.environment import (
    PARTIAL,
    REWARDS,
    WORLD_SEED,
    Decisions,
    Environment,
    Moment,
    ObservationField,
    Reward,
    SplitMix,
    load_decisions,
    load_environment,
    width_of,
)
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game, Message
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.core.state import copy, to_numbers
from thirdplace.envs.declared_fields import HISTORY_COLUMNS, declare_fields
from thirdplace.envs.readable_view import write_view

__all__ = ["EnvTable"]

NO_TEMPO = -1


class EnvTable:
    """A table at which programs decide by ids.

    One seat after the other is asked (`turn`); `active` lists all seats that may decide now, in any order.
    Observations count seats from the observer, so one network can play every seat.

    Attributes:
        game: The game.
        seats: How many play.
        match: The match that is played.
        fields: What stands in an observation, in order.
        ids: How many ids there are.
        width: How many numbers an observation has.

    Example:
        >>> from thirdplace.envs.table import EnvTable
        >>> table = EnvTable("places-bid", 3)
        >>> table.reset(7)
        >>> while not table.over:
        ...     seat = table.turn
        ...     rewards = table.step(seat, int(table.mask(seat).argmax()))
        >>> sum(table.returns)
        0.0
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        *,
        options: Any = None,
        setup: Any = None,
        reward: Reward = "win",
        tempo: int | None = None,
        history: int = 0,
    ) -> None:
        """
        Args:
            game: The game, or its id.
            seats: How many play.
            options: The game's options, as for `thirdplace.new_match`.
            setup: What a puzzle fixes of the deal.
            reward: What is learned for: "win", "rank" or "score" (docs/environments.md).
            tempo: In a game with a clock, how many milliseconds a decision takes in its turn; None: time
                passes at the pace of the rulebook, however long anybody thinks.
            history: So many of the latest actions are part of an observation, the newest first.

        Raises:
            Refused: `unknown-game`, or `bad-options` with a detail that names what is wrong.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = seats
        self._options, self._setup = options, setup
        if reward not in REWARDS:
            raise Refused("bad-options", f"reward: {', '.join(REWARDS)}")
        if tempo is not None and (not self.game.clock or tempo < 1):
            raise Refused("bad-options", "tempo: 1 or more, in a game with a clock")
        if history < 0:
            raise Refused("bad-options", "history: 0 or more")
        self._reward = REWARDS.index(reward)
        self._tempo = NO_TEMPO if tempo is None else tempo
        self._kept = history
        self.reset(0)
        self.ids = self._environment.count_ids(self.match.state)
        self.fields: tuple[ObservationField, ...] = declare_fields(self.game, self.match.state, history)
        self.width = width_of(self.fields)

    def reset(self, seed: int | str | None = None) -> None:
        """Deal a new game.

        Args:
            seed: All chance follows from it; a number is the seed of its digits. None: a secret one.
        """
        from thirdplace import new_match

        given = None if seed is None else str(seed)
        self.match: Match[Any] = new_match(
            self.game, self.seats, seed=given, options=self._options, setup=self._setup
        )
        self._begin()

    def reset_to(self, s: Any) -> None:
        """Play a game that was dealt elsewhere, such as at a table of `TableBatch`.

        Args:
            s: The state before the first decision, with the same seats and options.
        """
        self.reset(0)
        self.match.state = s
        self._begin()

    def _begin(self) -> None:
        self._moment = Moment()
        self._decisions.open_moment(self.match.state, self._moment)
        self._parts = [0] * self.seats
        self._first_ids = [-1] * self.seats
        self._history: list[tuple[int, int, int]] = []
        self._points = self._count_points()
        self.returns = [0.0] * self.seats
        """What each seat has got so far."""

    def fork(self) -> "EnvTable":
        """A table that goes on from here by itself."""
        forked = EnvTable.__new__(EnvTable)
        forked.__dict__.update(self.__dict__)
        forked.match = self.match.fork()
        forked._moment = copy(self._moment)
        forked._parts, forked._first_ids = self._parts[:], self._first_ids[:]
        forked._history = self._history[:]
        forked._points, forked.returns = self._points[:], self.returns[:]
        return forked

    def __deepcopy__(self, memo: dict[int, Any]) -> "EnvTable":
        return self.fork()

    @property
    def _environment(self) -> Environment:
        return load_environment(self.game)

    @property
    def _decisions(self) -> Decisions:
        return load_decisions(self.game)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.match.over

    @property
    def turn(self) -> int:
        """The seat that is asked next; -1 if the game is over."""
        return self._moment.seat

    @property
    def now(self) -> int:
        """What the game's clock shows, in milliseconds."""
        return self._moment.now

    @property
    def active(self) -> list[int]:
        """The seats that have something to decide now, in the order of seats."""
        s, now = self.match.state, self._moment.now
        return [seat for seat in self.match.active if self._environment.is_asked(s, seat, now)]

    @property
    def history(self) -> tuple[tuple[int, int, int], ...]:
        """Every action so far: how many actions there were before it, whose it was, and its id."""
        return tuple(self._history)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each id that the seat may choose now; all 0 if it has nothing to decide."""
        mask = np.zeros(self.ids, np.int8)
        self._decisions.write_legal(
            self.match.state, self._moment, self._check_seat(seat), self._parts[seat], mask, 0
        )
        return mask

    def legal(self, seat: int) -> list[int]:
        """The ids that the seat may choose now, rising."""
        return [int(id) for id in np.flatnonzero(self.mask(seat))]

    def late_id(self, seat: int) -> int:
        """The id that is chosen for a seat that does not choose."""
        legal = self.legal(seat)
        late = self._environment.late_id(self.match.state, seat, self._moment.now)
        return late if late in legal else legal[0]

    def observe(self, seat: int) -> NDArray[np.int32]:
        """What the seat may know, as numbers in the order of `fields`."""
        out = np.zeros(self.width, np.int32)
        s, moment = self.match.state, self._moment
        if self.game.brings("environment"):
            end = self._environment.observe(s, self._check_seat(seat), moment.now, self._parts[seat], out, 0)
        else:
            world = copy(s)
            self.game.rules.resample(world, self._check_seat(seat), SplitMix(WORLD_SEED))
            numbers = to_numbers(world)
            end = len(numbers)
            out[:end] = numbers
        self._write_history(seat, out, end)
        return out

    def observe_by_name(self, seat: int) -> dict[str, NDArray[np.int32]]:
        """The same, field by field."""
        numbers = self.observe(seat)
        found: dict[str, NDArray[np.int32]] = {}
        start = 0
        for field in self.fields:
            found[field.name] = numbers[start : start + field.size].reshape(field.shape)
            start += field.size
        return found

    def describe(self, seat: int, lang: str = "en") -> str:
        """The same in words: the table as a terminal shows it to this seat."""
        return write_view(self.match, self._check_seat(seat), self._moment.now, lang)

    def message(self, seat: int, id: int) -> Message | None:
        """The action that a legal id stands for; None: it waits, or chooses the first part of an action."""
        action = self._environment.action_of(self.match.state, seat, id, self._parts[seat])
        return self.match.messages([action])[0] if action >= 0 else None

    def part(self, seat: int) -> int:
        """What the seat has already chosen of an action in several parts; 0: nothing."""
        return self._parts[self._check_seat(seat)]

    def is_part(self, seat: int, id: int) -> bool:
        """Does a legal id choose only a part of an action? The same seat is asked for the rest at once."""
        return self._environment.action_of(self.match.state, seat, id, self._parts[seat]) <= PARTIAL

    def ids_of(self, seat: int, action: Any) -> list[int]:
        """The ids to choose one after the other in order to do an action (a message, or its JSON)."""
        s = self.match.state
        number = self.game.actions.encode(s, self.match.options, self.match.message(action))
        found = [self._environment.id_toward(s, seat, number, self._parts[seat])]
        while (chosen := self._environment.action_of(s, seat, found[-1], 0)) <= PARTIAL:
            found.append(self._environment.id_toward(s, seat, number, PARTIAL - chosen))
        return found

    def step(self, seat: int, id: int, took_ms: int | None = None) -> list[float]:
        """Choose an id for a seat.

        Args:
            seat: Whose decision it is: `turn`, or any other of `active`.
            id: One of the seat's legal ids.
            took_ms: How long it took on the game's clock, if that was measured; None: as `tempo` says.

        Returns:
            What each seat gets for it.

        Raises:
            Refused: `bad-request`, if the id is not legal; nothing has changed then.
        """
        if not (0 <= id < self.ids and self.mask(seat)[id]):
            raise Refused("bad-request", f"id {id} is not legal for seat {seat}")
        match, moment = self.match, self._moment
        action = self._environment.action_of(match.state, seat, id, self._parts[seat])
        if action <= PARTIAL:
            self._parts[seat], self._first_ids[seat] = PARTIAL - action, id
            return [0.0] * self.seats
        clock = self._environment.clock_seat(match.state)
        if action >= 0:
            match.do(seat, match.messages([action])[0], moment.now if self.game.clock else None)
            self._remember(seat, id)
            moment.acts += 1
        self._parts[seat], self._first_ids[seat] = 0, -1
        tempo = self._tempo if took_ms is None else took_ms
        if self._decisions.pass_time(match.state, moment, seat, clock, tempo):
            match.tick(moment.now)
        self._decisions.ask_next(match.state, moment, seat, clock)
        return self._pay()

    def _remember(self, seat: int, id: int) -> None:
        if self._first_ids[seat] >= 0:
            self._history.append((self._moment.acts, seat, self._first_ids[seat]))
        self._history.append((self._moment.acts, seat, id))

    def _pay(self) -> list[float]:
        paid = [0.0] * self.seats
        if REWARDS[self._reward] == "score":
            points = self._count_points()
            paid = [float(new - old) for new, old in zip(points, self._points, strict=True)]
            self._points = points
        elif self.over:
            paid = [self._reward_at_end(seat) for seat in range(self.seats)]
        self.returns = [had + new for had, new in zip(self.returns, paid, strict=True)]
        return paid

    def _reward_at_end(self, seat: int) -> float:
        return float(
            self._decisions.reward_at_end(self.match.state, seat, self._reward, bool(self.game.team))
        )

    def _count_points(self) -> list[int]:
        s, team = self.match.state, bool(self.game.team)
        return [self._decisions.points_of(s, seat, team) for seat in range(self.seats)]

    def _write_history(self, seat: int, out: NDArray[np.int32], start: int) -> None:
        for index, other, id in reversed(self._history[-self._kept :] if self._kept else []):
            out[start] = (other - seat) % self.seats + 1
            out[start + 1] = self._environment.seen_id(self.match.state, index, other, id, seat) + 1
            start += HISTORY_COLUMNS

    def _check_seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise Refused("bad-request", f"seat: 0-{self.seats - 1}")
        return seat
