"""What each agent of an environment observes, and the spaces that declare it."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from thirdplace.core.action_words import write_words
from thirdplace.core.state import to_numbers
from thirdplace.envs.gymnasium_spaces import (
    LONGEST_TEXT,
    Observation,
    check_observation,
    field_spaces,
    flat_space,
    mask_space,
    scale,
    text_space,
)
from thirdplace.envs.table import EnvTable

__all__ = ["SeatObserver", "name_id"]

STATE_LIMIT = 2**62
"""Larger than any number of a state: the largest have one bit for each seat."""


class SeatObserver:
    """Observations and masks of one table's seats.

    The last id of the action space, `wait`, is for agents that have nothing to decide: it is their only one.
    """

    def __init__(
        self,
        table: EnvTable,
        observation: Observation,
        *,
        scaled: bool,
        mask_in_observation: bool,
        history: int,
        lang: str,
    ) -> None:
        check_observation(observation)
        self._table, self._form, self._history, self._lang = table, observation, history, lang
        self._scaled, self._with_mask = scaled, mask_in_observation
        self._ends = np.cumsum([field.size for field in table.fields])[:-1]
        self.wait = table.ids
        self.only_wait = np.zeros(table.ids + 1, np.int8)
        self.only_wait[self.wait] = 1
        self.only_wait.flags.writeable = False

    def make_action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.wait + 1)

    def make_observation_space(self) -> spaces.Space[Any]:
        fields = self._table.fields
        form: spaces.Space[Any]
        if self._form == "flat":
            form = flat_space(fields, np.int32, self._scaled)
        else:
            form = field_spaces(fields, self._scaled) if self._form == "fields" else text_space()
        if not self._with_mask:
            return form
        return spaces.Dict({"observation": form, "action_mask": mask_space(self.wait + 1)})

    def make_state_space(self) -> spaces.Box:
        return spaces.Box(-STATE_LIMIT, STATE_LIMIT, self.state().shape, np.int64)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each id that the seat may choose when it is asked."""
        return np.append(self._table.mask(seat), np.int8(0))

    def observe(self, seat: int, mask: NDArray[np.int8]) -> Any:
        told = self._observe_form(seat, mask)
        return {"observation": told, "action_mask": mask} if self._with_mask else told

    def state(self) -> NDArray[np.int64]:
        """The whole table, secrets included: the rules' numbers, whose decision is next, and the clock."""
        table = self._table
        numbers = [*to_numbers(table.match.state), table.turn, table.now]
        return np.array([*numbers, *(table.part(seat) for seat in range(table.seats))], np.int64)

    def _observe_form(self, seat: int, mask: NDArray[np.int8]) -> Any:
        if self._form == "text":
            past, choices = self._list_latest(seat), self._list_choices(seat, mask)
            return "\n".join([*past, self._table.describe(seat, self._lang), *choices])[-LONGEST_TEXT:]
        numbers: NDArray[Any] = self._table.observe(seat)
        if self._scaled:
            numbers = scale(self._table.fields, numbers)
        if self._form == "flat":
            return numbers
        parts = np.split(numbers, self._ends)
        return {field.name: part for field, part in zip(self._table.fields, parts, strict=True)}

    def _list_latest(self, seat: int) -> list[str]:
        """The latest actions, as far as the seat may know them, line by line; the newest is the last."""
        moves = self._table.match.past(seat)[-self._history :] if self._history else ()
        return [f"seat_{move.seat}: {write_words(move.action)}" for move in moves]

    def _list_choices(self, seat: int, mask: NDArray[np.int8]) -> list[str]:
        """Each legal id and what it does, line by line."""
        return [
            f"{id}: {'wait' if id == self.wait else name_id(self._table, seat, id)}"
            for id in np.flatnonzero(mask).tolist()
        ]


def name_id(table: EnvTable, seat: int, id: int) -> str:
    """What a legal id does, in the words of the protocol; of a part of an action, as much as it decides."""
    message = table.message(seat, id)
    if message is not None:
        return write_words(message)
    if not table.is_part(seat, id):
        return "wait"
    chosen = table.fork()
    chosen.step(seat, id)
    told = [name_id(chosen, seat, later).split() for later in chosen.legal(seat)]
    return " ".join(words[0] if len(set(words)) == 1 else "…" for words in zip(*told, strict=False))
