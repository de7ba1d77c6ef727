"""What each agent of an environment observes, and the spaces that declare it."""

from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from thirdplace.core.environment import ObservationField
from thirdplace.core.errors import Refused
from thirdplace.core.state import to_numbers
from thirdplace.core.words import write_words
from thirdplace.envs.table import EnvTable

__all__ = ["FORMS", "MASKS", "Form", "Masks", "SeatObserver"]

Form = Literal["flat", "dict", "text"]
"""Of an observation: numbers in a row, numbers by name, or the table in words."""
FORMS: tuple[Form, ...] = get_args(Form)
Masks = Literal["infos", "both"]
"""Where the legal ids are told: in infos only, or in the observation as well."""
MASKS: tuple[Masks, ...] = get_args(Masks)

MAX_TEXT_LENGTH = 30_000
CHARACTERS = "\n" + "".join(
    chr(code)
    for first, last in (
        (0x20, 0x7E),  # letters of English
        (0xA0, 0x24F),  # letters of other languages with a Latin alphabet
        (0x2010, 0x205E),  # dashes, quotation marks
        (0x2190, 0x21FF),  # arrows
        (0x2500, 0x25FF),  # lines and shapes
        (0x2600, 0x27BF),  # signs such as a check mark
    )
    for code in range(first, last + 1)
)
STATE_LIMIT = 2**62
"""Larger than any number of a state: the largest have one bit for each seat."""


class SeatObserver:
    """Observations and masks of one table's seats.

    The last id of the action space, `wait`, is for agents that have nothing to decide: it is their only one.
    """

    def __init__(self, table: EnvTable, form: Form, masks: Masks, history: int, lang: str) -> None:
        if form not in FORMS:
            raise Refused("bad-options", f"observations: {', '.join(FORMS)}")
        if masks not in MASKS:
            raise Refused("bad-options", f"masks: {', '.join(MASKS)}")
        self._table, self._form, self._history, self._lang = table, form, history, lang
        self._with_mask = masks == "both"
        self.wait = table.ids
        self.only_wait = np.zeros(table.ids + 1, np.int8)
        self.only_wait[self.wait] = 1
        self.only_wait.flags.writeable = False

    def make_action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.wait + 1)

    def make_observation_space(self) -> spaces.Space[Any]:
        form: spaces.Space[Any]
        if self._form == "flat":
            form = _make_box(self._table.fields)
        elif self._form == "dict":
            form = spaces.Dict({field.name: _make_box([field], field.shape) for field in self._table.fields})
        else:
            form = spaces.Text(MAX_TEXT_LENGTH, min_length=0, charset=CHARACTERS)
        if not self._with_mask:
            return form
        return spaces.Dict(
            {"observation": form, "action_mask": spaces.Box(0, 1, (self.wait + 1,), dtype=np.int8)}
        )

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
        if self._form == "flat":
            return self._table.observe(seat)
        if self._form == "dict":
            return self._table.observe_by_name(seat)
        past, choices = self._list_latest(seat), self._list_choices(seat, mask)
        return "\n".join([*past, self._table.describe(seat, self._lang), *choices])[-MAX_TEXT_LENGTH:]

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


def _make_box(
    fields: "list[ObservationField] | tuple[ObservationField, ...]", shape: Any = None
) -> spaces.Box:
    low = np.concatenate([np.full(field.size, field.low, np.int32) for field in fields])
    high = np.concatenate([np.full(field.size, field.high, np.int32) for field in fields])
    if shape is not None:
        low, high = low.reshape(shape), high.reshape(shape)
    return spaces.Box(low, high, dtype=np.int32)
